//! The beats of the background tasks: when each last came round, and how often it broke down.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use parking_lot::{Mutex, MutexGuard};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use crate::metrics::{self, TaskBeat};

/// Time without an iteration after which a task counts as hung, 5 min; no iteration takes nearly as
/// long.
const HANG_TIMEOUT: Duration = Duration::from_mins(5);

/// Interval of the beats of a task that waits, 1 min.
const WAITING_BEAT: Duration = Duration::from_mins(1);

/// The running tasks, by name.
#[derive(Debug)]
pub struct Beats {
    begun: Instant,
    /// Whether any task was ever spawned.
    has_tasks: AtomicBool,
    tasks: Mutex<BTreeMap<&'static str, State>>,
}

/// The state of a running task.
#[derive(Clone, Copy, Debug)]
struct State {
    last: Instant,
    /// Whether it broke down and has not come round since.
    is_broken: bool,
}

/// One running task, as the task itself knows it: its beat and its stop.
#[derive(Clone, Debug)]
pub struct Task {
    beats: Arc<Beats>,
    name: &'static str,
    /// Cancelled when the task is to end.
    pub stop: CancellationToken,
}

impl Beats {
    /// The beats of a process that starts at this instant.
    pub fn begin(begun: Instant) -> Beats {
        Beats {
            begun,
            has_tasks: AtomicBool::new(false),
            tasks: Mutex::default(),
        }
    }

    /// A task with this name that is to end on `stop`, and is watched from now on.
    pub fn watch(self: &Arc<Beats>, name: &'static str, stop: &CancellationToken) -> Task {
        self.mark(name, Instant::now());
        metrics::expect_panics(name);
        Task {
            beats: Arc::clone(self),
            name,
            stop: stop.clone(),
        }
    }

    /// Whether every task comes round.
    ///
    /// # Errors
    ///
    /// Names the first task that hangs.
    pub fn check(&self, at: Instant) -> Result<(), String> {
        let tasks = self.tasks();
        let still = |since: Instant| at.saturating_duration_since(since) > HANG_TIMEOUT;
        if !self.has_tasks.load(Ordering::Relaxed) && still(self.begun) {
            return Err("the start stands still".to_owned());
        }
        match tasks.iter().find(|(_, state)| still(state.last)) {
            Some((name, _)) => Err(format!("the task {name} stands still")),
            None => Ok(()),
        }
    }

    /// Whether every task has come round since it last broke down.
    ///
    /// # Errors
    ///
    /// Names the first task that has not.
    pub fn must_be_whole(&self) -> Result<(), String> {
        match self.tasks().iter().find(|(_, state)| state.is_broken) {
            Some((name, _)) => Err(format!(
                "the task {name} broke down; the log has the reason"
            )),
            None => Ok(()),
        }
    }

    /// The time since the last beat of each task.
    pub fn readings(&self, at: Instant) -> Vec<TaskBeat> {
        let reading = |(name, state): (&&'static str, &State)| TaskBeat {
            task: name,
            age: at.saturating_duration_since(state.last),
        };
        self.tasks().iter().map(reading).collect()
    }

    fn mark(&self, name: &'static str, at: Instant) {
        self.has_tasks.store(true, Ordering::Relaxed);
        let state = State {
            last: at,
            is_broken: false,
        };
        self.tasks().insert(name, state);
    }

    fn break_down(&self, name: &'static str, at: Instant) {
        let state = State {
            last: at,
            is_broken: true,
        };
        self.tasks().insert(name, state);
    }

    fn end(&self, name: &'static str) {
        self.tasks().remove(name);
    }

    fn tasks(&self) -> MutexGuard<'_, BTreeMap<&'static str, State>> {
        self.tasks.lock()
    }
}

impl Task {
    /// Marks one iteration (liveness).
    pub fn mark(&self) {
        #[cfg(debug_assertions)]
        injected::panic_once(self.name);
        self.beats.mark(self.name, Instant::now());
    }

    /// Waits for something that may take long. The task counts as alive meanwhile.
    pub async fn wait<T>(&self, until: impl Future<Output = T>) -> T {
        let mut until = std::pin::pin!(until);
        loop {
            self.mark();
            tokio::select! {
                outcome = &mut until => return outcome,
                () = sleep(WAITING_BEAT) => {}
            }
        }
    }

    /// Records that the task broke down; it is restarted.
    pub fn break_down(&self) {
        metrics::panicked(self.name);
        self.beats.break_down(self.name, Instant::now());
    }

    /// Records that the task has ended, and is watched no more.
    pub fn end(&self) {
        self.beats.end(self.name);
    }
}

/// Panics that tests of the whole program ask for; a release build has none.
#[cfg(debug_assertions)]
mod injected {
    use parking_lot::Mutex;
    use std::collections::HashSet;
    use std::sync::LazyLock;

    /// The tasks named in this variable, separated by commas, each break down once, in their first
    /// iteration.
    const VARIABLE: &str = "TEST_BREAKDOWNS";

    static TASKS: LazyLock<Mutex<HashSet<String>>> = LazyLock::new(|| {
        let named = std::env::var(VARIABLE).unwrap_or_default();
        Mutex::new(named.split(',').map(str::to_owned).collect())
    });

    pub fn panic_once(task: &str) {
        let mut tasks = TASKS.lock();
        let is_named = tasks.remove(task);
        drop(tasks);
        assert!(!is_named, "a test breaks the task {task} down");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_task_that_stands_still_is_named() {
        let begun = Instant::now();
        let at = |minutes| begun + Duration::from_mins(minutes);
        let beats = Beats::begin(begun);
        assert_eq!(beats.check(at(4)), Ok(()), "it had time to begin");
        let start = Err("the start stands still".to_owned());
        assert_eq!(beats.check(at(6)), start);
        beats.mark("scheduler", at(4));
        beats.mark("outbox", at(4));
        assert_eq!(beats.check(at(9)), Ok(()));
        beats.mark("scheduler", at(9));
        let still = Err("the task outbox stands still".to_owned());
        assert_eq!(beats.check(at(10)), still);
        beats.end("outbox");
        assert_eq!(
            beats.check(at(14)),
            Ok(()),
            "an ended task is watched no more"
        );
        let still = Err("the task scheduler stands still".to_owned());
        assert_eq!(beats.check(at(15)), still);
        beats.end("scheduler");
        assert_eq!(beats.check(at(30)), Ok(()), "the process stops");
    }

    #[test]
    fn a_task_that_broke_down_is_named_until_it_comes_round() {
        let begun = Instant::now();
        let beats = Beats::begin(begun);
        beats.mark("digests", begun);
        assert_eq!(beats.must_be_whole(), Ok(()));
        beats.break_down("digests", begun);
        let broken = beats.must_be_whole().expect_err("it broke down");
        assert!(broken.contains("the task digests broke down"), "{broken}");
        beats.mark("digests", begun);
        assert_eq!(beats.must_be_whole(), Ok(()));
    }
}
