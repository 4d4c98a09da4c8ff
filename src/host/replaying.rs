//! Replaying a record beside what else is done: it can take long, and what is wrong with one must not stop the others.

use super::record::{Broken, Record};
use crate::pool::{self, Length};
use crate::store::ids::MatchId;
use crate::store::matches::Stored;

/// Replays what is stored.
pub(super) async fn replayed(stored: Stored, length: Length) -> Result<Record, Broken> {
    let id = stored.row.id.clone();
    aside(&id, length, move || Record::replay(stored)).await
}

/// Replays something of a match off the async threads.
pub(super) async fn aside<T: Send + 'static>(
    id: &MatchId,
    length: Length,
    replay: impl FnOnce() -> Result<T, Broken> + Send + 'static,
) -> Result<T, Broken> {
    let replayed = pool::attempt(id.as_str(), length, replay).await;
    replayed.unwrap_or(Err(Broken::Panicked))
}
