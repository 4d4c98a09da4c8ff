//! Replays on the worker pool: they can take long, and a panic in one must not stop the others.

use super::record::{Broken, Record};
use crate::pool::{self, JobClass};
use crate::store::ids::MatchId;
use crate::store::matches::Stored;

/// Replays stored rows on the pool.
pub(super) async fn replayed(stored: Stored, class: JobClass) -> Result<Record, Broken> {
    let id = stored.row.id.clone();
    aside(&id, class, move || Record::replay(stored)).await
}

/// Replays a part of a match on the pool; [`Broken::Panicked`] if that panics.
pub(super) async fn aside<T: Send + 'static>(
    id: &MatchId,
    class: JobClass,
    replay: impl FnOnce() -> Result<T, Broken> + Send + 'static,
) -> Result<T, Broken> {
    let replayed = pool::attempt(id.as_str(), class, replay).await;
    replayed.unwrap_or(Err(Broken::Panicked))
}
