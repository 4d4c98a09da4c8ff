//! Background tasks that are looked after: each is restarted after a panic, reported once, and
//! watched by name.

mod beats;
mod poll;

pub use self::beats::{Beats, Task};
pub use self::poll::{changed, changed_or, settled};

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures::FutureExt;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::error;

use crate::backoff::Backoff;

/// Pauses before a task is started again, 1 s to 1 min.
const BACKOFF: Backoff = Backoff {
    first: Duration::from_secs(1),
    longest: Duration::from_mins(1),
};

/// Time after which a task that runs again counts as well, 5 min; a later breakdown is logged anew.
const WELL_AFTER: Duration = Duration::from_mins(5);

/// Background tasks that end together.
#[derive(Debug)]
pub struct Tasks {
    beats: Arc<Beats>,
    backoff: Backoff,
    stop: CancellationToken,
    running: TaskTracker,
}

impl Tasks {
    /// No tasks yet; those to come have these beats.
    pub fn new(beats: &Arc<Beats>) -> Tasks {
        Tasks {
            beats: Arc::clone(beats),
            backoff: BACKOFF,
            stop: CancellationToken::new(),
            running: TaskTracker::new(),
        }
    }

    /// Spawns a task that ends by itself once [`Task::stop`] is cancelled, and starts it again
    /// after a panic until then. `parts` is what it works on.
    pub fn spawn<P, F>(
        &self,
        name: &'static str,
        parts: P,
        run: impl Fn(P, Task) -> F + Send + Sync + 'static,
    ) where
        P: Clone + Send + Sync + 'static,
        F: Future<Output = ()> + Send + 'static,
    {
        let task = self.beats.watch(name, &self.stop);
        let backoff = self.backoff;
        self.running.spawn(async move {
            let mut breakdowns = 0;
            loop {
                let begun = Instant::now();
                let running = async { run(parts.clone(), task.clone()).await };
                if AssertUnwindSafe(running).catch_unwind().await.is_ok() {
                    break;
                }
                if begun.elapsed() >= WELL_AFTER {
                    breakdowns = 0;
                }
                task.break_down();
                if breakdowns == 0 {
                    // The panic itself is logged with its place.
                    error!(task = name, "task panicked, restarting");
                }
                let pause = sleep(backoff.pause(breakdowns));
                if task.stop.run_until_cancelled(pause).await.is_none() {
                    break;
                }
                breakdowns += 1;
            }
            task.end();
        });
    }

    /// Spawns a task that is dropped once the tasks are to stop.
    pub fn spawn_dropped<P, F>(
        &self,
        name: &'static str,
        parts: P,
        run: impl Fn(P, Task) -> F + Send + Sync + 'static,
    ) where
        P: Clone + Send + Sync + 'static,
        F: Future<Output = ()> + Send + 'static,
    {
        self.spawn(name, parts, move |parts, task| {
            let (stop, running) = (task.stop.clone(), run(parts, task));
            async move {
                stop.run_until_cancelled(running).await;
            }
        });
    }

    /// Has the tasks stop.
    pub fn stop(&self) {
        self.stop.cancel();
    }

    /// Waits until every task has ended, after [`Tasks::stop`].
    pub async fn ended(&self) {
        self.running.close();
        self.running.wait().await;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    fn tasks() -> (Tasks, Arc<Beats>) {
        let beats = Arc::new(Beats::begin(Instant::now()));
        let mut tasks = Tasks::new(&beats);
        tasks.backoff = Backoff {
            first: Duration::from_millis(1),
            longest: Duration::from_millis(1),
        };
        (tasks, beats)
    }

    #[tokio::test]
    async fn a_task_that_panics_is_started_again_until_it_is_over() {
        let (tasks, beats) = tasks();
        let starts = Arc::new(AtomicUsize::new(0));
        let run = async |count: Arc<AtomicUsize>, task: Task| {
            let nth = count.fetch_add(1, Ordering::Relaxed);
            // A panic before the first await is caught as well.
            assert!(nth > 2, "the task breaks down for the test");
            task.mark();
        };
        tasks.spawn("some", Arc::clone(&starts), run);
        tasks.ended().await;
        assert_eq!(starts.load(Ordering::Relaxed), 4);
        assert_eq!(beats.must_be_whole(), Ok(()));
        assert!(beats.readings(Instant::now()).is_empty(), "it is over");
    }

    #[tokio::test]
    async fn a_task_that_panics_for_ever_ends_when_the_process_stops() {
        let (tasks, beats) = tasks();
        tasks.spawn_dropped("some", (), |(), _| async { panic!("for the test") });
        while beats.must_be_whole().is_ok() {
            tokio::task::yield_now().await;
        }
        tasks.stop();
        tasks.ended().await;
    }
}
