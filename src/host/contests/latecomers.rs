//! Latecomers of a contest: each takes the place of one who withdrew before a game of theirs ended.

use super::course::Blocks;
use crate::contests::standing::Game;
use crate::host::error::Error;
use crate::host::matches::Host;
use crate::host::refusal::contest::BadContest;
use crate::store::contests::{Contest, ContestKind, ContestState};
use crate::store::ids::{ContestId, UserId};
use crate::store::series::{Entrant, SeriesMeeting, Withdrawn};
use crate::store::time::Timestamp;
use crate::store::{Writing, transact_unlisted};

/// The number of a person whose place a latecomer can take; `None` if no place is free.
/// `successors`: the people whose place was taken, and by whom.
pub(super) fn free_place(
    contest: &Contest,
    entrants: &[Entrant],
    meetings: &[SeriesMeeting],
    successors: &[(i64, i64)],
) -> Option<i64> {
    let has_round = match contest.kind {
        ContestKind::Pairs => true,
        ContestKind::Swiss => contest.rounds.is_some_and(|rounds| contest.round < rounds),
        ContestKind::Tables | ContestKind::Together | ContestKind::Tour => false,
    };
    if contest.state != ContestState::Running || contest.final_round > 0 || !has_round {
        return None;
    }
    let has_ended = |number: i64| {
        let mut own = meetings.iter().filter(|one| is_of(one, number));
        own.any(|one| one.games().iter().any(|game| matches!(game, Game::Over(_))))
    };
    let is_free = |one: &&Entrant| {
        one.withdrawn == Some(Withdrawn::Struck)
            && !successors.iter().any(|(left, _)| *left == one.entrant)
            && !has_ended(one.entrant)
    };
    entrants.iter().find(is_free).map(|one| one.entrant)
}

fn is_of(meeting: &SeriesMeeting, number: i64) -> bool {
    [meeting.one, meeting.other].contains(&number)
}

impl Host {
    /// Gives a latecomer the place of one who withdrew before a game of theirs ended; returns the
    /// people in the contest whom the latecomer has blocked. Where everybody meets everybody the
    /// latecomer meets all others, in a Swiss contest they play from the next round on; the games
    /// of the one who withdrew stay theirs.
    ///
    /// # Errors
    /// [`BadContest::NoPlace`] where none is free, [`BadContest::In`] for one who plays, and
    /// [`BadContest::WasIn`] for one who has withdrawn.
    pub async fn take_place(
        &self,
        id: ContestId,
        person: UserId,
        now: Timestamp,
    ) -> Result<Vec<UserId>, Error> {
        transact_unlisted!(self.store, |tx| {
            let contest = tx.hold_contest(id).await?.ok_or(BadContest::None)?;
            let entrants = tx.contest_entrants(id).await?;
            if let Some(own) = entrants.iter().find(|one| one.person == Some(person)) {
                let bad = match own.withdrawn {
                    None => BadContest::In,
                    Some(_) => BadContest::WasIn,
                };
                return Err(bad.into());
            }
            let meetings = tx.contest_meetings(id).await?;
            let successors = tx.contest_successors(id).await?;
            let free = free_place(&contest, &entrants, &meetings, &successors);
            let free = free.ok_or(BadContest::NoPlace)?;
            let number = entrants.len() as i64 + 1;
            let slow = tx.last_withdrawal(person).await?.is_some();
            let latecomer = Entrant::new(number, 1, person, slow);
            let blocked = tx.blocked_entrants(id, person).await?;
            tx.add_contest_entrant(id, &latecomer).await?;
            tx.add_contest_successor(id, free, number).await?;
            if contest.kind == ContestKind::Pairs {
                meet_all(tx, id, (free, number), &entrants, &meetings).await?;
            }
            tx.outdate_contest(id, now).await?;
            tx.hurry_contest(id, now).await?;
            Ok(blocked)
        })
    }
}

/// Stores the meetings of a latecomer with all others: those of the one who `left` that have not
/// begun, and new ones in place of those that have.
async fn meet_all(
    tx: &mut Writing<'_>,
    id: ContestId,
    (left, number): (i64, i64),
    entrants: &[Entrant],
    meetings: &[SeriesMeeting],
) -> Result<(), Error> {
    let blocks = Blocks::of(tx, id).await?;
    let last = |of: fn(&SeriesMeeting) -> i64| meetings.iter().map(of).max().unwrap_or(0);
    let (mut nth, mut round) = (last(|one| one.nth), last(|one| one.round));
    let others = entrants
        .iter()
        .filter(|one| one.withdrawn != Some(Withdrawn::Struck));
    for other in others {
        let people = (other.entrant, number);
        let is_blocked = blocks.are_between(people);
        let before = meetings
            .iter()
            .find(|one| is_of(one, left) && is_of(one, other.entrant));
        if let Some(before) = before.filter(|one| one.first.is_none()) {
            tx.give_contest_meeting(id, before.nth, people, is_blocked)
                .await?;
        } else {
            // A round of its own: nobody is twice in one.
            (nth, round) = (nth + 1, round + 1);
            tx.add_contest_meeting(id, nth, round, people, is_blocked)
                .await?;
        }
    }
    Ok(())
}
