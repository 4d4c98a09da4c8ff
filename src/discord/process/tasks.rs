//! Background tasks that are looked after: each is restarted after a panic, reported once, and
//! watched by name.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures::FutureExt;
use tokio::task::JoinHandle;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tracing::error;

use super::beats::{Beat, Beats};
use crate::backoff::Backoff;

/// Pauses before a task is started again, 1 s to 1 min.
const BACKOFF: Backoff = Backoff {
    first: Duration::from_secs(1),
    longest: Duration::from_mins(1),
};

/// Time after which a task that runs again counts as well, 5 min; a later breakdown is logged anew.
const WELL_AFTER: Duration = Duration::from_mins(5);

/// The background tasks of a process.
#[derive(Clone, Debug)]
pub struct Tasks {
    beats: Arc<Beats>,
    backoff: Backoff,
}

impl Tasks {
    /// Tasks with these beats.
    pub fn new(beats: Arc<Beats>) -> Tasks {
        Tasks {
            beats,
            backoff: BACKOFF,
        }
    }

    /// Spawns a task, and starts it again after a panic until `stop` is cancelled. The task itself
    /// has to end on `stop`; it is over when its future is ready.
    pub fn spawn<F>(
        &self,
        name: &'static str,
        stop: &CancellationToken,
        run: impl Fn(Beat) -> F + Send + Sync + 'static,
    ) -> JoinHandle<()>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let beat = self.beats.of(name);
        let (stop, backoff) = (stop.clone(), self.backoff);
        tokio::spawn(async move {
            let mut breakdowns = 0;
            loop {
                let begun = Instant::now();
                let running = async { run(beat.clone()).await };
                if AssertUnwindSafe(running).catch_unwind().await.is_ok() {
                    break;
                }
                if begun.elapsed() >= WELL_AFTER {
                    breakdowns = 0;
                }
                beat.break_down();
                if breakdowns == 0 {
                    // The panic itself is logged with its place.
                    error!(task = name, "task panicked, restarting");
                }
                let pause = sleep(backoff.pause(breakdowns));
                if stop.run_until_cancelled(pause).await.is_none() {
                    break;
                }
                breakdowns += 1;
            }
            beat.end();
        })
    }

    /// Spawns a task that is dropped once `stop` is cancelled.
    pub fn spawn_until<F>(
        &self,
        name: &'static str,
        stop: &CancellationToken,
        run: impl Fn(Beat) -> F + Send + Sync + 'static,
    ) -> JoinHandle<()>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let stopped = stop.clone();
        self.spawn(name, stop, move |beat| {
            let (stopped, running) = (stopped.clone(), run(beat));
            async move {
                stopped.run_until_cancelled(running).await;
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    fn tasks() -> (Tasks, Arc<Beats>) {
        let beats = Arc::new(Beats::begin(Instant::now()));
        let backoff = Backoff {
            first: Duration::from_millis(1),
            longest: Duration::from_millis(1),
        };
        let tasks = Tasks {
            beats: Arc::clone(&beats),
            backoff,
        };
        (tasks, beats)
    }

    #[tokio::test]
    async fn a_task_that_panics_is_started_again_until_it_is_over() {
        let (tasks, beats) = tasks();
        let starts = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&starts);
        let run = move |beat: Beat| {
            let nth = count.fetch_add(1, Ordering::Relaxed);
            async move {
                // A panic before the first await is caught as well.
                assert!(nth > 2, "the task breaks down for the test");
                beat.mark();
            }
        };
        tasks
            .spawn("some", &CancellationToken::new(), run)
            .await
            .unwrap();
        assert_eq!(starts.load(Ordering::Relaxed), 4);
        assert_eq!(beats.must_be_whole(), Ok(()));
        assert!(beats.readings(Instant::now()).is_empty(), "it is over");
    }

    #[tokio::test]
    async fn a_task_that_panics_for_ever_ends_when_the_process_stops() {
        let (tasks, beats) = tasks();
        let stop = CancellationToken::new();
        let running = tasks.spawn_until("some", &stop, |_| async { panic!("for the test") });
        while beats.must_be_whole().is_ok() {
            tokio::task::yield_now().await;
        }
        stop.cancel();
        running.await.unwrap();
    }
}
