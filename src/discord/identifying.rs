//! When a session may identify: Discord takes one IDENTIFY in five seconds from each row of shards (those whose numbers are the same
//! modulo `max_concurrency`), whichever process it comes from.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, MutexGuard};
use tokio::time::{Instant, sleep, sleep_until};
use tracing::{debug, warn};

use crate::host::{Host, Shard};

/// How long after an IDENTIFY that Discord has answered the next may follow: its five seconds and a margin, for clocks that go
/// differently and messages that take unequally long.
const WINDOW: Duration = Duration::from_millis(5_500);

/// How long a row is held for a session that Discord does not answer.
const UNANSWERED: Duration = Duration::from_secs(15);

/// How often it is looked whether another process has left a row.
const LOOKING: Duration = Duration::from_millis(250);

/// The rows, of which each lets one session in at a time.
#[derive(Debug)]
pub struct Rows {
    host: Arc<Host>,
    /// When the next may identify, as far as this process knows. Whoever waits for that waits at the lock.
    rows: Vec<Mutex<Option<Instant>>>,
}

/// The right to identify once, in one of the rows.
#[must_use]
#[derive(Debug)]
pub struct Slot<'r> {
    host: &'r Host,
    row: u32,
    next: MutexGuard<'r, Option<Instant>>,
    /// Whether one may have been sent.
    is_used: bool,
}

impl Rows {
    /// So many.
    pub fn new(host: Arc<Host>, rows: u64) -> Rows {
        let rows = (0..rows.max(1)).map(|_| Mutex::default()).collect();
        Rows { host, rows }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.rows.len()
    }

    /// Waits until it is this shard's turn.
    pub async fn slot(&self, shard: Shard) -> Slot<'_> {
        let row = shard.number as usize % self.rows.len();
        let next = self.rows[row].lock().await;
        if let Some(next) = *next {
            sleep_until(next).await;
        }
        let row = row as u32;
        loop {
            match self.host.take_identify(row, UNANSWERED).await {
                Ok(true) => break,
                Ok(false) => {}
                Err(error) => warn!("whose turn it is to connect cannot be found out: {error}"),
            }
            sleep(LOOKING).await;
        }
        Slot {
            host: &self.host,
            row,
            next,
            is_used: true,
        }
    }
}

impl Slot<'_> {
    /// How long Discord may take to answer before others go on.
    pub const UNANSWERED: Duration = UNANSWERED;

    /// Discord has answered, or will not: the next may identify after the window.
    pub async fn answered(self) {
        if let Err(error) = self.host.take_identify(self.row, WINDOW).await {
            // It is over by itself, only later.
            debug!("a row cannot be left early: {error}");
        }
    }

    /// Nothing was sent: the next may identify now.
    pub async fn unused(mut self) {
        self.is_used = false;
        if let Err(error) = self.host.release_identify(self.row).await {
            debug!("a row cannot be left early: {error}");
        }
    }
}

impl Drop for Slot<'_> {
    fn drop(&mut self) {
        *self.next = self.is_used.then(|| Instant::now() + WINDOW);
    }
}
