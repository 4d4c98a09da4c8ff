use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use futures::future::{join_all, poll_immediate};

use super::*;

type Waiter = Pin<Box<dyn Future<Output = Result<(), Panicked>> + Send>>;

/// Submits a job at once; the returned future waits for its result.
async fn hand_over(
    pool: &Arc<Pool>,
    whose: &'static str,
    class: JobClass,
    work: impl FnOnce() + Send + 'static,
) -> Waiter {
    let pool = Arc::clone(pool);
    let mut waiter: Waiter = Box::pin(async move { pool.attempt(whose, class, work).await });
    assert!(poll_immediate(&mut waiter).await.is_none(), "it waits");
    waiter
}

/// Occupies the pool's threads until the returned senders are dropped; returns when all threads are
/// occupied.
async fn keep_busy(pool: &Arc<Pool>, threads: usize) -> (Vec<Sender<()>>, Vec<Waiter>) {
    let (begun, has_begun) = channel();
    let (mut ends, mut waiters) = (Vec::new(), Vec::new());
    for _ in 0..threads {
        let (end, ended): (Sender<()>, Receiver<()>) = channel();
        let begun = begun.clone();
        let work = move || {
            begun.send(()).unwrap();
            assert!(ended.recv().is_err(), "nothing is sent");
        };
        waiters.push(hand_over(pool, "busy", JobClass::Short, work).await);
        ends.push(end);
    }
    for _ in 0..threads {
        has_begun.recv().unwrap();
    }
    (ends, waiters)
}

#[tokio::test]
async fn a_match_with_much_work_delays_the_single_piece_of_another_by_one_of_its_own() {
    for class in [JobClass::Short, JobClass::Long] {
        let pool = Arc::new(Pool::of(1));
        let (ends, mut waiters) = keep_busy(&pool, 2).await;
        let finished = Arc::new(Mutex::new(Vec::new()));
        let piece = |whose: &'static str| {
            let finished = Arc::clone(&finished);
            move || finished.lock().push(whose)
        };
        for _ in 0..50 {
            waiters.push(hand_over(&pool, "crowd", class, piece("crowd")).await);
        }
        for whose in ["one", "two"] {
            waiters.push(hand_over(&pool, whose, class, piece(whose)).await);
        }
        // One thread stays busy, so that jobs run in the order in which they are taken.
        drop(ends.into_iter().next_back());
        for waiter in waiters.drain(2..) {
            waiter.await.unwrap();
        }
        let finished = finished.lock();
        assert_eq!(finished[..3], ["crowd", "one", "two"], "{class:?}");
        assert_eq!(finished.len(), 52);
    }
}

#[tokio::test]
async fn no_more_is_worked_at_than_there_are_cores_and_long_pieces_leave_one_free() {
    let pool = Arc::new(Pool::of(3));
    let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let count = |class| {
        let (pool, now, most) = (Arc::clone(&pool), Arc::clone(&now), Arc::clone(&most));
        async move {
            let work = move || {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                thread::sleep(Duration::from_millis(2));
                now.fetch_sub(1, Ordering::SeqCst);
            };
            pool.attempt("match", class, work).await.unwrap();
        }
    };
    join_all((0..30).map(|_| count(JobClass::Long))).await;
    assert_eq!(most.swap(0, Ordering::SeqCst), 2, "one is free");
    join_all((0..30).map(|_| count(JobClass::Short))).await;
    assert_eq!(most.load(Ordering::SeqCst), 3);
    // A short job runs while every thread allowed to is on a long job.
    let (end, ended) = channel::<()>();
    let ended = Mutex::new(ended);
    let long = hand_over(&pool, "match", JobClass::Long, move || {
        assert!(ended.lock().recv().is_err());
    });
    let long = long.await;
    let short = pool.attempt("match", JobClass::Short, || 7).await.unwrap();
    assert_eq!(short, 7);
    drop(end);
    long.await.unwrap();
}

#[tokio::test]
async fn what_nobody_waits_for_any_more_is_not_done_and_holds_nothing() {
    let pool = Arc::new(Pool::of(2));
    let (ends, busy) = keep_busy(&pool, 2).await;
    let held = Arc::new(AtomicUsize::new(0));
    for class in [JobClass::Short, JobClass::Long] {
        for whose in ["one", "two"] {
            let held = Arc::clone(&held);
            let work = move || {
                held.fetch_add(1, Ordering::SeqCst);
            };
            drop(hand_over(&pool, whose, class, work).await);
        }
    }
    drop(ends);
    for waiter in busy {
        waiter.await.unwrap();
    }
    pool.attempt("two", JobClass::Long, || ()).await.unwrap();
    assert_eq!(held.load(Ordering::SeqCst), 0, "nothing was done");
    assert_eq!(Arc::strong_count(&held), 1, "nothing is held");
    let waiting = pool.shared.waiting();
    for line in [&waiting.short, &waiting.long] {
        assert!(line.turns.is_empty() && line.jobs.is_empty());
    }
}

#[tokio::test]
async fn a_panic_is_told_to_whoever_waits_and_ends_no_thread() {
    let pool = Pool::of(2);
    for _ in 0..10 {
        let outcome = pool.attempt("match", JobClass::Long, || panic!("on purpose"));
        assert!(outcome.await.is_err());
    }
    let after = pool.attempt("match", JobClass::Long, || 7).await;
    assert_eq!(after.unwrap(), 7);
}
