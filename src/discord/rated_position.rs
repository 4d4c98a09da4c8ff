//! The refusal of advice on a position that a person is playing in a rated game.

use std::sync::Arc;

use tavolino_games::board::Board;

use crate::discord::interaction::Request;
use crate::host::{Error, Record, Refusal, State};
use crate::pool::{self, JobClass};

/// Refuses advice on a position of a match if the caller is playing the same one, up to the
/// symmetries of the board, in a running rated match. Positions with secrets are never the same.
/// `position` is called only if there is such a match.
///
/// # Errors
///
/// [`Refusal::RatedPosition`] in that case; [`Error::Store`] if the database fails.
pub async fn must_not_be_rated(
    request: &Request<'_>,
    record: &Record,
    position: impl FnOnce() -> Box<dyn Board> + Send + 'static,
) -> Result<(), Error> {
    let (host, person) = (request.host(), request.person());
    let own = host.inbox_cached(person).await?.into_iter();
    let of_game =
        own.filter(|line| line.state == State::Running && line.game == record.entry.info.key);
    let mut rated = Vec::new();
    for line in of_game {
        let running = host.look(&line.id).await?;
        if running.row.rated && running.table == record.table {
            rated.push(running);
        }
    }
    if rated.is_empty() {
        return Ok(());
    }
    let same = pool::work(record.id().as_str(), JobClass::Short, move || {
        let key = position().study()?.key();
        let is_same = |running: &&Arc<Record>| {
            let played = running.board.as_ref().and_then(|board| board.study());
            played.is_some_and(|study| study.key() == key)
        };
        rated
            .iter()
            .find(is_same)
            .map(|running| running.id().clone())
    });
    match same.await {
        Some(id) => Err(Refusal::RatedPosition(id).into()),
        None => Ok(()),
    }
}
