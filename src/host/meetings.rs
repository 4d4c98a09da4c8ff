//! Meetings: two matches side by side, with the seats swapped.

use std::sync::Arc;

use super::agreements::Agreements;
use super::error::Error;
use super::matches::Host;
use super::opening::{add_row, can_meet};
use super::record::Record;
use super::sitting::{Sitter, Sitting};
use crate::store::Writing;
use crate::store::ids::{InteractionId, MatchId};
use crate::store::matches::{Match, State};
use crate::store::outbox::{Audience, NewNotice, NoticeKind};
use crate::store::time::Timestamp;
use tavolino_games::game::{Outcome, Rng, Seat};

/// Adds the second match of a meeting beside the first, which has just started: the same table,
/// with the seats swapped. Returns it before its start.
pub(super) async fn add_second(
    writing: &mut Writing<'_>,
    first: &mut Record,
    rng: &mut Rng,
) -> Result<Record, Error> {
    let mut second = unstarted_second(first);
    add_row(writing, &mut second.row, rng).await?;
    let (row, id) = (&mut first.row, &second.row.id);
    if let Some(trouble) = second.row.trouble {
        writing.set_trouble(id, Some(trouble)).await?;
    }
    writing.set_twin(&row.id, id).await?;
    row.twin = Some(id.clone());
    Ok(second)
}

/// The second match before its start, with a placeholder for its code.
fn unstarted_second(first: &Record) -> Record {
    let swapped = first.seats.iter().rev();
    let sitters = swapped.map(|sitting| match (sitting.person, sitting.computer) {
        (Some(person), _) => Sitter::Person(person),
        (None, strength) => Sitter::Computer(strength.unwrap_or_default()),
    });
    Record {
        row: Match {
            id: MatchId::placeholder(),
            rules: first.entry.info.rules.into(),
            state: State::Lobby,
            deal: None,
            number: 0,
            // No interaction opens it. That of the first match, negated, is as unique as it is.
            interaction: InteractionId(-first.row.interaction.0),
            after: None,
            nth: Some(2),
            twin: Some(first.row.id.clone()),
            version: 0,
            ..first.row.clone()
        },
        seats: (1..)
            .zip(sitters)
            .map(|(seat, sitter)| Sitting::new(Seat(seat), sitter))
            .collect(),
        board: None,
        last: None,
        recent: Vec::new(),
        last_actor: None,
        agreements: Agreements::default(),
        valid_since: 0,
        mark: 0,
        ..first.clone()
    }
}

/// Updates the messages of the other match of a meeting, which say whether this one goes on, once
/// this one has ended. If the meeting belongs to a league, a final or a ladder, that is looked at.
pub(super) async fn notify_other(
    writing: &mut Writing<'_>,
    ended: &Record,
    now: Timestamp,
) -> Result<(), Error> {
    if let Some(contest) = writing.contest_with(ended.id()).await? {
        writing.hurry_contest(contest, now).await?;
    }
    let Some(other) = &ended.row.twin else {
        return Ok(());
    };
    if let Some((guild, game)) = writing.league_of(ended.id()).await? {
        writing.hurry_league(guild, &game, now).await?;
    }
    if let Some(contest) = writing.final_with(ended.id()).await? {
        writing.hurry_contest(contest, now).await?;
    }
    if let Some((guild, game)) = writing.ladder_of(ended.id()).await? {
        writing.hurry_ladder(guild, &game, now).await?;
    }
    let Some(number) = writing.shown_number(other).await? else {
        return Ok(());
    };
    let notices = [NoticeKind::Panel, NoticeKind::Lobby]
        .map(|kind| NewNotice::new(number, kind, Audience::Table, now));
    Ok(writing.notify(other, &notices).await?)
}

impl Host {
    /// The other match of a meeting; `None` for a match by itself, or one whose other match is set
    /// aside.
    ///
    /// # Errors
    /// The database failed.
    pub async fn other(&self, record: &Record) -> Result<Option<Arc<Record>>, Error> {
        let Some(other) = &record.row.twin else {
            return Ok(None);
        };
        match self.look(other).await {
            Ok(other) => Ok(Some(other)),
            Err(Error::Refused(_) | Error::Broken(..)) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

impl Record {
    /// Whether two games are played, or are to be played, side by side.
    #[must_use]
    pub fn is_meeting(&self) -> bool {
        match self.row.state {
            State::Lobby | State::Cancelled => self.row.nth.is_some(),
            // A program of before starts only the first.
            _ => self.row.twin.is_some(),
        }
    }

    /// Whether this is the second match of a meeting. The card, the thread and the rematch belong
    /// to the first.
    #[must_use]
    pub fn is_second(&self) -> bool {
        self.row.nth == Some(2)
    }

    /// The first match of the meeting; a match by itself is its own.
    #[must_use]
    pub fn first_id(&self) -> &MatchId {
        match &self.row.twin {
            Some(first) if self.is_second() => first,
            _ => &self.row.id,
        }
    }

    /// Whether the same people could play a meeting at this table.
    #[must_use]
    pub fn can_meet(&self) -> bool {
        can_meet(self.entry, &self.table)
    }

    /// The half points of a seat, 0 to 2; `None` without a result.
    fn half_points(&self, seat: Seat) -> Option<u8> {
        let outcome = self.outcome().filter(|_| self.row.closed.is_none())?;
        let (Outcome::Placed { places, .. } | Outcome::Drawn { places }) = outcome else {
            return None;
        };
        let own = *places.get(seat.index())?;
        let others = places.iter().enumerate();
        let rival = others.filter(|(index, _)| *index != seat.index()).min();
        let (_, rival) = rival?;
        Some(match own.cmp(rival) {
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 0,
        })
    }
}

/// The half points of both sides of a meeting, 0 to 4 each: those of seat 1 of the first match, who
/// has seat 2 of the second, and those of the rival. A match without a result counts for nobody;
/// `None` where neither has one.
#[must_use]
pub fn meeting_score(first: &Record, second: &Record) -> Option<[u8; 2]> {
    let side = |seat: u8| {
        let of_both = [
            first.half_points(Seat(seat)),
            second.half_points(Seat(3 - seat)),
        ];
        let counted: Vec<u8> = of_both.into_iter().flatten().collect();
        (!counted.is_empty()).then(|| counted.iter().sum())
    };
    Some([side(1)?, side(2)?])
}
