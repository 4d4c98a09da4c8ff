//! The deadlines of rounds, and the places at the end.

use crate::host::error::Error;
use crate::host::series::absence::vacations;
use crate::store::Writing;
use crate::store::contests::Contest;
use crate::store::ids::ContestId;
use crate::store::series::Entrant;
use crate::store::time::Timestamp;

/// The deadline of the round of a contest; once it has come with the vacations that were taken.
pub(super) async fn deadline(
    tx: &mut Writing<'_>,
    contest: &Contest,
    entrants: &[Entrant],
    now: Timestamp,
) -> Result<Timestamp, Error> {
    let ends = contest.ends.unwrap_or(now);
    if ends > now {
        return Ok(ends);
    }
    let began = contest.began.unwrap_or(now);
    let since = contest.round_began.unwrap_or(began);
    let vacations = vacations(tx, entrants, (began, since), now).await?;
    Ok(ends.after(vacations))
}

/// Stores the places of a standing; people who are equal in everything share one.
pub(super) async fn place(
    tx: &mut Writing<'_>,
    id: ContestId,
    placed: Vec<(Entrant, usize)>,
) -> Result<(), Error> {
    for (entrant, place) in placed {
        let placed = Entrant {
            place: Some(place as i64),
            asked: None,
            ..entrant
        };
        tx.set_contest_entrant(id, &placed).await?;
    }
    Ok(())
}
