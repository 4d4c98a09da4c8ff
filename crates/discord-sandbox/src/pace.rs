//! The bot's requests in progress, by which a test knows that the bot is quiet.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The number of open requests and the time when the last one began or ended.
#[derive(Clone, Debug, Default)]
pub struct Pace(Arc<Mutex<Counts>>);

#[derive(Debug, Default)]
struct Counts {
    open: usize,
    last: Option<Instant>,
}

/// A request in progress.
#[derive(Debug)]
pub struct Open(Pace);

impl Pace {
    /// Counts a request until the result is dropped.
    pub fn begin(&self) -> Open {
        self.count(|open| open + 1);
        Open(self.clone())
    }

    /// Whether no request is open and none was for this long.
    pub fn is_quiet(&self, pause: Duration) -> bool {
        let counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        counts.open == 0 && counts.last.is_none_or(|last| last.elapsed() >= pause)
    }

    fn count(&self, change: impl FnOnce(usize) -> usize) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        counts.open = change(counts.open);
        counts.last = Some(Instant::now());
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.count(|open| open - 1);
    }
}
