//! A seat that a channel holds: anyone there proposes turns and votes, and the turn with the most
//! votes is played when the time of the round is up.
//!
//! The time of a round is the clock of the seat, so that outages are given back to it and the
//! scheduler ends it as it ends any time. Votes have no names: nobody sees who voted for what.

use std::time::Duration;

use super::clock::Clock;
use super::command::{Actor, Command};
use super::error::Error;
use super::matches::Host;
use super::record::Record;
use super::refusal::Refusal;
use super::refusal::acts::BadVote;
use super::refusal::restriction::Restriction;
use super::reminding::{self, Held};
use super::sitting::Sitting;
use crate::store::ids::{MatchId, UserId};
use crate::store::outbox::{Audience, NewNotice, NoticeKind};
use crate::store::time::Timestamp;
use crate::store::votes::Candidate;
use crate::store::{Writing, retry, transact};
use tavolino_games::game::{Seat, Seats};

/// Time of a round, 24 h.
pub const ROUND: Duration = Duration::from_hours(24);

/// Time for which votes can still change once everybody who voted in the last round has voted, 2
/// min; then the round ends.
pub const LAST_CHANGES: Duration = Duration::from_mins(2);

/// Limit of the candidates in a round, 15: three rows of buttons.
pub const MOST_CANDIDATES: usize = 15;

/// Attempts at one vote, 10: each reads the match again because it was written to meanwhile.
const MAX_ATTEMPTS: u32 = 10;

/// A ballot in a round.
#[derive(Clone, Copy, Debug)]
pub enum Ballot<'a> {
    /// For a turn, which is proposed by it if it was not before.
    Turn(&'a str),
    /// For the candidate at this place.
    Place(i64),
}

impl Sitting {
    /// The seat of a channel, when the match waits for `to_act`; `acted`: it has lost or played its
    /// turn. Each wait has the time of a round.
    pub(super) fn voting(self, acted: bool, to_act: Seats, now: Timestamp) -> Sitting {
        let since = self.waits.filter(|_| !acted);
        let waits = to_act.contains(self.seat).then(|| since.unwrap_or(now));
        let goes_on = since.is_some() && waits.is_some();
        let clock = if goes_on {
            self.clock
        } else {
            Clock::of(Some(ROUND))
        };
        let next = Sitting {
            waits,
            clock,
            ..self
        };
        next.following(now)
    }
}

impl Record {
    /// Whether a channel holds a seat.
    #[must_use]
    pub fn is_of_channel(&self, seat: Seat) -> bool {
        let mut seats = self.seats.iter();
        seats.any(|sitting| sitting.seat == seat && sitting.is_channel)
    }

    /// Whether a channel holds a seat of the match.
    #[must_use]
    pub fn has_channel_seat(&self) -> bool {
        self.seats.iter().any(|sitting| sitting.is_channel)
    }

    /// The seat of a channel that is to act: votes decide its turn.
    #[must_use]
    pub fn voting_seat(&self) -> Option<Seat> {
        let mut to_act = self.to_act().iter();
        to_act.find(|seat| self.is_of_channel(*seat))
    }
}

/// The candidate with the most votes; of several the one that was made first.
fn winner(candidates: &[Candidate]) -> Option<&Candidate> {
    let by_votes = |one: &&Candidate| (-one.votes, one.place);
    candidates.iter().min_by_key(by_votes)
}

impl Host {
    /// The candidates of the present round, in the order in which they were made; none where votes
    /// decide no turn now.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn candidates(&self, record: &Record) -> Result<Vec<Candidate>, Error> {
        if record.voting_seat().is_none() {
            return Ok(Vec::new());
        }
        let (id, round) = (record.id(), record.valid_since);
        Ok(retry!(self.store.candidates(id, round))?)
    }

    /// The place of the candidate that a person voted for in the present round; `None` without a
    /// vote.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn vote_of(&self, record: &Record, person: UserId) -> Result<Option<i64>, Error> {
        let (id, round) = (record.id(), record.valid_since);
        Ok(retry!(self.store.vote_of(id, round, person))?)
    }

    /// Votes in the round that was shown after event `number`: a person's only vote there, in the
    /// place of an earlier one. Once everybody who voted in the last round has voted, the round
    /// ends after [`LAST_CHANGES`].
    ///
    /// # Errors
    /// [`Refusal::MovedOn`] for a round that is over, and a place without a candidate;
    /// [`BadVote::TooManyCandidates`]; a refusal of a turn that is not legal, and of a person whom
    /// the opener has blocked.
    pub async fn vote(
        &self,
        id: &MatchId,
        person: UserId,
        ballot: Ballot<'_>,
        number: i64,
        now: Timestamp,
    ) -> Result<(), Error> {
        for _ in 0..MAX_ATTEMPTS {
            let record = self.look(id).await?;
            record.must_be_current(number)?;
            let seat = record.voting_seat().ok_or(Refusal::MovedOn)?;
            let board = record.board.as_ref().ok_or(Refusal::NotStarted)?;
            let turn = match ballot {
                Ballot::Turn(text) => {
                    let chosen = board.choose(seat, text).map_err(Refusal::from)?;
                    Some(chosen.text().to_owned())
                }
                Ballot::Place(_) => None,
            };
            let written = transact!(self.store, |tx| {
                let held = reminding::read(tx.held_in(id).await?);
                let held = held.into_iter().find(|held| held.sitting.seat == seat);
                match held {
                    Some(held) if held.version == record.row.version => {
                        let ballot = turn.as_deref().map_or(ballot, Ballot::Turn);
                        cast(tx, &record, &held, (person, ballot), now).await?;
                        Ok::<_, Error>(true)
                    }
                    _ => Ok(false),
                }
            });
            if written? {
                return Ok(());
            }
        }
        Err(Refusal::MovedOn.into())
    }

    /// The time of a seat is up: the turn with the most votes is played at the seat of a channel;
    /// at any other, and where nothing was proposed, the seat loses the turn, or leaves, unless a
    /// vacation of its holder begins instead.
    pub(super) async fn time_up(
        &self,
        id: &MatchId,
        seat: Seat,
        now: Timestamp,
    ) -> Result<(), Error> {
        let record = self.look(id).await?;
        let actor = Actor::Clock(seat);
        if !record.is_of_channel(seat) {
            if Box::pin(self.is_caught(id, seat, now)).await? {
                return Ok(());
            }
            let act = self.act(id, actor, Command::TimeUp, None, now);
            return act.await.map(drop);
        }
        let candidates = self.candidates(&record).await?;
        let command = winner(&candidates).map_or(Command::TimeUp, |one| Command::Say(&one.turn));
        // A turn of another process ends the round, and with it this one.
        let shown = Some(record.row.number);
        self.act(id, actor, command, shown, now).await.map(drop)
    }
}

/// Stores a vote, and shows the votes as they are now.
async fn cast(
    tx: &mut Writing<'_>,
    record: &Record,
    held: &Held,
    (person, ballot): (UserId, Ballot<'_>),
    now: Timestamp,
) -> Result<(), Error> {
    let (id, round) = (record.id(), record.valid_since);
    let clock = held.sitting.clock;
    if clock.deadline().is_none_or(|deadline| deadline <= now) {
        return Err(Refusal::MovedOn.into());
    }
    if let Some(opener) = record.row.opened_by
        && tx.has_blocked(opener, person).await?
    {
        return Err(Restriction::NotToJoin.into());
    }
    let candidates = tx.candidates(id, round).await?;
    let is_meant = |one: &&Candidate| match ballot {
        Ballot::Turn(turn) => one.turn == turn,
        Ballot::Place(place) => one.place == place,
    };
    let place = match (candidates.iter().find(is_meant), ballot) {
        (Some(candidate), _) => candidate.place,
        (None, Ballot::Place(_)) => return Err(Refusal::MovedOn.into()),
        (None, Ballot::Turn(_)) if candidates.len() >= MOST_CANDIDATES => {
            let most = MOST_CANDIDATES as u8;
            return Err(Refusal::from(BadVote::TooManyCandidates { most }).into());
        }
        (None, Ballot::Turn(turn)) => {
            let place = candidates.len() as i64 + 1;
            if place == 1 {
                tx.forget_rounds(id, round).await?;
            }
            tx.propose(id, round, place, turn).await?;
            place
        }
    };
    tx.vote(id, round, person, place).await?;
    let last = LAST_CHANGES.as_millis() as i64;
    let left = clock.left(now).unwrap_or_default();
    if left > last && tx.has_voters(id, round).await? && !tx.is_voter_missing(id, round).await? {
        let ends = Sitting {
            clock: Clock {
                bank: clock.bank.map(|bank| bank - (left - last)),
                ..clock
            },
            ..held.sitting
        };
        tx.keep_time(id, &[ends.row()]).await?;
    }
    let panel = NewNotice::new(record.row.number, NoticeKind::Panel, Audience::Table, now);
    Ok(tx.notify(id, &[panel]).await?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::sitting::Sitter;

    fn candidate(place: i64, votes: i64) -> Candidate {
        Candidate {
            place,
            turn: format!("a{place}"),
            votes,
        }
    }

    #[test]
    fn most_votes_win_and_of_equal_ones_the_first_proposed() {
        let place = |all: &[Candidate]| winner(all).map(|one| one.place);
        assert_eq!(place(&[]), None);
        assert_eq!(place(&[candidate(1, 0)]), Some(1));
        let all = [candidate(1, 1), candidate(2, 3), candidate(3, 3)];
        assert_eq!(place(&all), Some(2));
    }

    #[test]
    fn each_wait_of_a_channel_has_the_time_of_a_round() {
        let (seat, hour) = (Seat(1), 3_600_000);
        let sitting = Sitting::new(seat, Sitter::Channel);
        let waits = sitting.voting(false, seat.into(), Timestamp(0));
        let round = Timestamp(0).after(ROUND);
        assert_eq!(waits.clock.deadline(), Some(round));
        // An event of another seat leaves the time as it is.
        let goes_on = waits.voting(false, seat.into(), Timestamp(hour));
        assert_eq!(goes_on, waits);
        let over = waits.voting(true, Seats::NONE, Timestamp(hour));
        assert_eq!((over.waits, over.clock.deadline()), (None, None));
        let next = over.voting(false, seat.into(), Timestamp(2 * hour));
        let end = Timestamp(2 * hour).after(ROUND);
        assert_eq!(next.clock.deadline(), Some(end));
        let lost = waits.voting(true, seat.into(), Timestamp(5 * hour));
        let end = Timestamp(5 * hour).after(ROUND);
        assert_eq!(lost.clock.deadline(), Some(end), "a lost turn");
    }
}
