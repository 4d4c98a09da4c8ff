//! The loop of a task that does what is due, then sleeps or is woken.
//!
//! `while poll.pause_after(step().await, woken()).await {}` is such a loop.

use std::fmt::Display;
use std::future::pending;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::sleep;
use tracing::error;

use super::beats::Task;
use crate::backoff::Backoff;

/// Pauses after steps that failed, 1 s to 5 s.
const FAILURE_BACKOFF: Backoff = Backoff {
    first: Duration::from_secs(1),
    longest: Duration::from_secs(5),
};

/// The loop of a task whose steps can fail.
#[derive(Debug)]
pub struct Poll<'a> {
    task: &'a Task,
    failure: &'static str,
    longest: Duration,
    /// The number of failed steps in a row.
    failures: u32,
}

impl Task {
    /// Waits for this long, or until `woken` is ready; the task counts as alive meanwhile. Returns
    /// `false`, at once, when the task is to stop.
    pub async fn pause(&self, pause: Duration, woken: impl Future<Output = ()>) -> bool {
        let waiting = self.wait(async {
            tokio::select! {
                () = woken => {}
                () = sleep(pause) => {}
            }
        });
        self.stop.run_until_cancelled(waiting).await.is_some()
    }

    /// A loop whose failures are logged as `failure`, and whose pauses are at most `longest`.
    pub fn poll(&self, failure: &'static str, longest: Duration) -> Poll<'_> {
        Poll {
            task: self,
            failure,
            longest,
            failures: 0,
        }
    }
}

impl Poll<'_> {
    /// Pauses after a step for as long as the step wants, `None` for the longest pause, or until
    /// `woken` is ready. Of failures in a row the first is logged, and the pauses grow to 5 s.
    /// Returns `false`, at once, when the task is to stop.
    pub async fn pause_after<E: Display>(
        &mut self,
        step: Result<Option<Duration>, E>,
        woken: impl Future<Output = ()>,
    ) -> bool {
        let pause = match step {
            Ok(pause) => {
                self.failures = 0;
                pause.unwrap_or(self.longest).min(self.longest)
            }
            Err(error) => {
                if self.failures == 0 {
                    error!("poll failed, {}: {error}", self.failure);
                }
                self.failures += 1;
                FAILURE_BACKOFF.pause(self.failures - 1)
            }
        };
        self.task.pause(pause, woken).await
    }
}

/// Waits for the next change of a value; for ever once its sender is gone.
pub async fn changed<T>(value: &mut watch::Receiver<T>) {
    if value.changed().await.is_err() {
        pending::<()>().await;
    }
}

/// Waits for the next change of a value, and a little for those that follow it.
pub async fn settled<T>(value: &mut watch::Receiver<T>, settling: Duration) {
    changed(value).await;
    sleep(settling).await;
    value.mark_unchanged();
}

/// Waits for the next change of a value, or until `other` is ready.
pub async fn changed_or<T>(value: &mut watch::Receiver<T>, other: impl Future<Output = ()>) {
    tokio::select! {
        () = changed(value) => {}
        () = other => {}
    }
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::sync::Arc;

    use parking_lot::Mutex;
    use tokio::sync::Notify;
    use tokio::time::{Instant, timeout};
    use tokio_util::sync::CancellationToken;
    use tracing::subscriber;

    use super::*;
    use crate::tasks::Beats;

    const LONGEST: Duration = Duration::from_mins(1);

    fn task() -> Task {
        let beats = Arc::new(Beats::begin(std::time::Instant::now()));
        beats.watch("some", &CancellationToken::new())
    }

    /// The seconds at which steps are made whose outcomes are these; the last one has the task
    /// stop.
    async fn steps<W: Future<Output = ()>>(
        outcomes: &[Result<Option<u64>, &str>],
        mut woken: impl FnMut() -> W,
    ) -> Vec<u64> {
        let (task, begun) = (task(), Instant::now());
        let mut poll = task.poll("it fails", LONGEST);
        let mut steps = Vec::new();
        for (outcome, left) in outcomes.iter().zip((0..outcomes.len()).rev()) {
            steps.push(begun.elapsed().as_secs());
            if left == 0 {
                task.stop.cancel();
            }
            let outcome = outcome.map(|pause| pause.map(Duration::from_secs));
            let goes_on = poll.pause_after(outcome, woken()).await;
            assert_eq!(goes_on, left > 0, "it ends on stop");
        }
        steps
    }

    #[tokio::test(start_paused = true)]
    async fn a_pause_is_what_the_step_wants_but_not_longer_than_the_longest() {
        let outcomes = [Ok(Some(5)), Ok(Some(600)), Ok(None), Ok(Some(0)), Ok(None)];
        assert_eq!(steps(&outcomes, pending).await, [0, 5, 65, 125, 125]);
    }

    #[tokio::test(start_paused = true)]
    async fn news_end_a_pause_early() {
        let news = Notify::new();
        let waking = async {
            sleep(Duration::from_secs(7)).await;
            news.notify_one();
        };
        let outcomes = [Ok(None), Ok(None), Ok(None)];
        let (steps, ()) = tokio::join!(steps(&outcomes, || news.notified()), waking);
        assert_eq!(steps, [0, 7, 67]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_value_without_sender_wakes_nobody() {
        let (sender, mut value) = watch::channel(1);
        sender.send_replace(2);
        drop(sender);
        // The last change is still seen.
        changed(&mut value).await;
        let minute = Duration::from_mins(1);
        assert!(timeout(minute, changed(&mut value)).await.is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn a_failure_is_logged_once_in_a_row_and_the_loop_goes_on() {
        let log = Log::default();
        let writer = log.clone();
        let lines = tracing_subscriber::fmt().with_writer(move || writer.clone());
        let _subscribed = subscriber::set_default(lines.finish());
        let mut outcomes = vec![Err("the first"); 5];
        outcomes.extend([Ok(Some(10)), Err("the second"), Ok(None)]);
        assert_eq!(
            steps(&outcomes, pending).await,
            [0, 1, 3, 7, 12, 17, 27, 28]
        );
        let log = String::from_utf8(log.0.lock().clone()).unwrap();
        assert_eq!(log.matches("it fails: the first").count(), 1, "{log}");
        assert_eq!(log.matches("it fails: the second").count(), 1, "{log}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_stop_ends_a_pause() {
        let (task, begun) = (task(), Instant::now());
        let stopping = async {
            sleep(Duration::from_secs(15)).await;
            task.stop.cancel();
        };
        let (goes_on, ()) = tokio::join!(task.pause(LONGEST, pending()), stopping);
        assert_eq!((goes_on, begun.elapsed().as_secs()), (false, 15));
    }

    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Log {
        fn write(&mut self, line: &[u8]) -> io::Result<usize> {
            self.0.lock().extend(line);
            Ok(line.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[tokio::test(start_paused = true)]
    async fn changes_close_together_wake_once() {
        let (sender, mut value) = watch::channel(0);
        let begun = Instant::now();
        let change = async {
            for change in 1..=3 {
                sleep(Duration::from_millis(400)).await;
                sender.send_replace(change);
            }
        };
        let settling = Duration::from_secs(1);
        let (woken, ()) = tokio::join!(
            async {
                settled(&mut value, settling).await;
                begun.elapsed()
            },
            change
        );
        assert_eq!(woken, Duration::from_millis(1_400));
        assert!(!value.has_changed().unwrap(), "all three were seen");
        sender.send_replace(4);
        settled(&mut value, settling).await;
        assert_eq!(begun.elapsed(), Duration::from_millis(2_400));
    }
}
