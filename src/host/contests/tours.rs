//! The course of a tour: its small contests are opened one after the other.

use super::names::name_of;
use super::sizes::{kind_for, most_in};
use crate::contests::tables::ROUNDS as TABLE_ROUNDS;
use crate::contests::tour::{AHEAD, BETWEEN, CONTESTS, game_of};
use crate::host::error::Error;
use crate::host::series::running::LOOK;
use crate::store::Writing;
use crate::store::contests::{Contest, ContestKind, ContestState};
use crate::store::ids::{ContestId, UserId};
use crate::store::time::Timestamp;
use tavolino_games::games::GAMES;

/// The first instant of Discord's ids, and the bits behind the instant.
const FIRST_ID: i64 = 1_420_070_400_000;
const ID_BITS: u32 = 22;

/// Whether a contest is over, was stopped or did not take place.
pub(super) fn has_ended(contest: &Contest) -> bool {
    !matches!(contest.state, ContestState::Open | ContestState::Running)
}

/// The game of a small contest of a tour, from 1 on.
pub(super) fn game_in(tour: &Contest, nth: i64) -> &'static str {
    let keys: Vec<&str> = GAMES.iter().map(|entry| entry.info.key).collect();
    // A game that there is no more is followed by the first one.
    game_of(&keys, &tour.game, nth).unwrap_or(keys[0])
}

/// When the next small contest after this one begins, and is opened.
pub(super) fn next_after(last: &Contest) -> (Timestamp, Timestamp) {
    let begins = last.starts.after(BETWEEN);
    (begins, begins.before(AHEAD))
}

/// The step of a tour that goes on: it opens a small contest, rests, or ends.
pub(super) async fn run(
    tx: &mut Writing<'_>,
    tour: &mut Contest,
    now: Timestamp,
) -> Result<(), Error> {
    let contests = tx.contests_of_tour(tour.id).await?;
    if tour.round >= CONTESTS {
        if contests.iter().all(has_ended) {
            tx.clear_members_of_tour(tour.id).await?;
            tour.state = ContestState::Over;
            tour.due = None;
        } else {
            tour.due = Some(now.after(LOOK));
        }
        return Ok(());
    }
    let last = contests.last();
    let (begins, opens) = last.map_or((tour.starts, now), next_after);
    // After an outage one begins before the next is opened.
    let waits = last.is_some_and(|last| last.state == ContestState::Open);
    if waits || opens > now {
        tour.due = Some(if opens > now { opens } else { now.after(LOOK) });
        return Ok(());
    }
    open(tx, tour, last, begins, now).await
}

/// Opens the next small contest after the `last` one, whose people are in it and will be asked.
async fn open(
    tx: &mut Writing<'_>,
    tour: &mut Contest,
    last: Option<&Contest>,
    begins: Timestamp,
    now: Timestamp,
) -> Result<(), Error> {
    let people = match last {
        Some(last) => people_of(tx, last).await?,
        None => Vec::new(),
    };
    tour.round += 1;
    let game = game_in(tour, tour.round);
    let kind = kind_for(game, people.len());
    let id = free_id(tx, tour, last, now).await?;
    let contest = Contest {
        id,
        kind,
        game: game.to_owned(),
        name: name_of(&tour.name, tour.round, game),
        // A small contest has few rounds.
        rounds: (kind == ContestKind::Tables).then_some(*TABLE_ROUNDS.start()),
        state: ContestState::Open,
        starts: begins,
        began: None,
        round: 0,
        due: Some(now),
        message: None,
        posted: now,
        shown: Some(now),
        refused: false,
        announced: 0,
        seed: kind.has_tables().then_some(id.0),
        tour: Some(tour.id),
        nth: Some(tour.round),
        ..tour.clone()
    };
    tx.open_contest(&contest).await?;
    for person in people.into_iter().take(most_in(&contest)) {
        tx.join_contest(id, person, None, now).await?;
    }
    tx.clear_members_of_tour(tour.id).await?;
    let (_, opens) = next_after(&contest);
    tour.due = Some(opens);
    Ok(())
}

/// The people of a small contest who have not withdrawn; of one that did not begin those who wanted
/// to play.
async fn people_of(tx: &mut Writing<'_>, last: &Contest) -> Result<Vec<UserId>, Error> {
    let entrants = tx.contest_entrants(last.id).await?;
    if !entrants.is_empty() {
        let here = entrants.iter().filter(|one| one.withdrawn.is_none());
        return Ok(here.filter_map(|one| one.person).collect());
    }
    let members = tx.contest_members(last.id).await?;
    let wanted = members
        .iter()
        .filter(|one| !last.called || one.answered == Some(1));
    Ok(wanted.map(|one| one.person).collect())
}

/// An id as if an interaction had opened the contest at this instant, so that ids are in the order
/// of time; its last bits are those of the tour.
async fn free_id(
    tx: &mut Writing<'_>,
    tour: &Contest,
    last: Option<&Contest>,
    now: Timestamp,
) -> Result<ContestId, Error> {
    let before = last.map_or(tour.id.0, |last| last.id.0.max(tour.id.0));
    let bits = tour.id.0 & ((1 << ID_BITS) - 1);
    let of_now = ((now.0 - FIRST_ID) << ID_BITS) | bits;
    let mut id = ContestId(of_now.max(before + 1));
    while tx.contest(id).await?.is_some() {
        id.0 += 1;
    }
    Ok(id)
}
