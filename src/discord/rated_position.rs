//! The refusal of advice on a position that a person is playing in a rated game.

use tavolino_games::board::Board;

use crate::discord::interaction::request::Request;
use crate::host::{Error, Record, Refusal, State};

/// Refuses advice on a position of a match if the caller is playing the same one, up to the symmetries of the board, in a running
/// rated match. Positions with secrets are never the same.
///
/// # Errors
///
/// [`Refusal::RatedPosition`] in that case; [`Error::Store`] if the database fails.
pub async fn must_not_be_rated(
    request: &Request<'_>,
    record: &Record,
    board: &dyn Board,
) -> Result<(), Error> {
    let Some(key) = board.study().map(|study| study.key()) else {
        return Ok(());
    };
    let (host, person) = (request.host(), request.person());
    let own = host.inbox_cached(person).await?;
    let alike = own
        .into_iter()
        .filter(|line| line.state == State::Running && line.game == record.kind.info.key);
    for line in alike {
        let running = host.look(&line.id).await?;
        if !running.rated || running.table != record.table {
            continue;
        }
        let played = running.board.as_ref().and_then(|board| board.study());
        if played.is_some_and(|study| study.key() == key) {
            return Err(Refusal::RatedPosition(line.id).into());
        }
    }
    Ok(())
}
