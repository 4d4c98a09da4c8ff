//! Replaying a record beside what else is done: it can take long, and what is wrong with one must not stop the others.

use tokio::task::spawn_blocking;

use super::record::{Broken, Record};
use crate::store::matches::Stored;

/// Replays what is stored.
pub(super) async fn replayed(stored: Stored) -> Result<Record, Broken> {
    let replayed = spawn_blocking(move || Record::replay(stored)).await;
    replayed.unwrap_or(Err(Broken::Panicked))
}
