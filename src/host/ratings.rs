//! The ratings that a rated match changes, stored with its end.

use std::collections::HashMap;
use std::time::Duration;

use super::error::Error;
use super::event::{Event, Logged};
use super::matches::Host;
use super::opening::Opening;
use super::record::Record;
use super::reminding::Held;
use crate::rating::{Belief, Entrant, rate};
use crate::store::Writing;
use crate::store::ids::{GuildId, MatchId, UserId};
use crate::store::matches::State;
use crate::store::ratings::{BeliefRow, RIVALS, Rated, SeatToRate};
use crate::store::time::Timestamp;
use tavolino_games::board::{Board, Proof};
use tavolino_games::game::{Info, Outcome, Seat, Seats, Table};
use tavolino_games::{ai::value::Verdict, solved};

/// Turns of every seat from which a match that did not end by its rules is rated.
const FEWEST_TURNS: i64 = 2;

impl Opening {
    /// Whether the match can be rated: among people on a server, against each other.
    #[must_use]
    pub fn may_be_rated(&self) -> bool {
        self.guild.is_some()
            && self.computers.is_empty()
            && can_be_rated(self.kind.info, &self.table)
    }
}

/// Whether a table of a game can be rated, as people play against each other there.
#[must_use]
pub fn can_be_rated(info: &Info, table: &Table) -> bool {
    !(info.together)(&table.options)
}

/// A seat with its place and the belief about its person before the match.
struct Side {
    seat: Seat,
    /// `None`: the person was erased.
    person: Option<UserId>,
    place: u8,
    /// Whether the person handed the seat over, and gains nothing by it.
    gave: bool,
    before: Option<BeliefRow>,
    worth: f64,
}

/// Stores what a person's absence means for the ratings: the first rated match that it loses
/// counts, and every match that was lost already (`lost`); in others the seat is not rated.
pub(super) async fn leave_by_absence(
    tx: &mut Writing<'_>,
    held: &Held,
    lost: bool,
    now: Timestamp,
) -> Result<(), Error> {
    let Some(person) = held.sitting.person else {
        return Ok(());
    };
    if !held.absent {
        tx.add_absence(person, now).await?;
    } else if !lost {
        tx.excuse(&held.match_id, held.sitting.seat.0).await?;
    }
    Ok(())
}

impl Host {
    /// The seats of a finished rated match that are not rated, as their people were away.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn excused(&self, record: &Record) -> Result<Seats, Error> {
        if !record.row.rated || record.row.state != State::Over {
            return Ok(Seats::default());
        }
        let excused = self.store.excused(&record.row.id).await?;
        let seats = Seats::all(record.table.seats).iter();
        Ok(seats
            .filter(|seat| excused.contains(&i64::from(seat.0)))
            .collect())
    }
}

/// Whether the position before a seat's time ran out is a proved loss for it.
pub(super) fn is_proved_loss(board: &dyn Board, record: &Record, seat: Seat) -> bool {
    let table = solved::embedded(record.kind.info, &record.table.options);
    let study = board
        .study()
        .filter(|_| board.to_act().first() == Some(seat));
    let (Some(table), Some(study)) = (table, study) else {
        return false;
    };
    study.has_turn(Proof::Table(&table), Verdict::Draw) == Some(false)
}

/// Stores the ratings that the end of a rated match changes.
pub(super) async fn store(
    tx: &mut Writing<'_>,
    record: &Record,
    outcome: &Outcome,
    last: &Logged,
    now: Timestamp,
) -> Result<(), Error> {
    let (Some(guild), true) = (record.row.guild, record.row.rated) else {
        return Ok(());
    };
    let is_by_rules = matches!(
        last.event,
        Event::Turn { .. } | Event::Claim { .. } | Event::Skip { .. }
    );
    let game = record.kind.info.key;
    let seats = tx.seats_to_rate(&record.row.id, (guild, game), FEWEST_TURNS);
    let seats = seats.await?;
    let has_begun = seats.iter().all(|seat| seat.turns >= FEWEST_TURNS);
    if !is_by_rules && !has_begun {
        return Ok(());
    }
    let sides = sides(record, seats, outcome);
    if sides.len() < 2 {
        return Ok(());
    }
    let at = after_last(&sides, now);
    let entrants = sides.iter().map(|side| Entrant {
        belief: grown(side.before.as_ref(), at),
        worth: side.worth,
        place: side.place,
    });
    let entrants: Vec<Entrant> = entrants.collect();
    let (mut changes, mut beliefs, mut met) = (Vec::new(), Vec::new(), Met::new());
    for ((side, entrant), after) in sides.iter().zip(&entrants).zip(rate(&entrants)) {
        let Some(person) = side.person else { continue };
        let (mean_before, deviation_before) = entrant.belief.thousandths();
        let (mean, deviation) = counted(entrant.belief, after, side.gave);
        let mut rivals = side.before.as_ref().map_or(0, |before| before.rivals);
        for other in sides.iter().filter_map(|side| side.person) {
            let is_new = rivals < RIVALS && other != person;
            if is_new
                && !have_met(tx, &mut met, (guild, game), [person, other], &record.row.id).await?
            {
                rivals += 1;
            }
        }
        let number = side.before.as_ref().map_or(0, |before| before.games) + 1;
        changes.push(Rated {
            match_id: record.row.id.clone(),
            seat: side.seat.0.into(),
            guild,
            game: game.to_owned(),
            person,
            number,
            place: side.place.into(),
            mean_before,
            deviation_before,
            mean,
            deviation,
            at,
        });
        beliefs.push(BeliefRow {
            person,
            mean,
            deviation,
            games: number,
            rivals,
            at,
        });
    }
    // One statement for all seats: the end of a match waits for each.
    tx.add_ratings(&changes).await?;
    tx.set_beliefs(guild, game, &beliefs).await?;
    Ok(())
}

/// The instant of a match's changes: its end, or after the last change of one of its people. Of two
/// matches that end at once the one that is stored first may have ended later; the order of the
/// instants is the order in which they were rated.
fn after_last(sides: &[Side], end: Timestamp) -> Timestamp {
    let last = sides.iter().filter_map(|side| side.before.as_ref());
    let last = last.map(|before| before.at).max();
    last.map_or(end, |last| end.max(Timestamp(last.0 + 1)))
}

/// The stored belief after a match, in thousandths: who gave the seat away gains nothing.
pub(super) fn counted(before: Belief, after: Belief, gave: bool) -> (i64, i64) {
    let (before, after) = (before.thousandths(), after.thousandths());
    if gave && after.0 > before.0 {
        before
    } else {
        after
    }
}

/// Pairs of people, the smaller id first, with whether they have met before.
type Met = HashMap<[UserId; 2], bool>;

/// Whether two people have met in a rated match other than `id`; each pair is looked up once.
async fn have_met(
    tx: &mut Writing<'_>,
    met: &mut Met,
    (guild, game): (GuildId, &str),
    mut pair: [UserId; 2],
    id: &MatchId,
) -> Result<bool, Error> {
    pair.sort_unstable();
    if let Some(&met) = met.get(&pair) {
        return Ok(met);
    }
    let found = tx.have_met(guild, game, pair[0], pair[1], id).await?;
    met.insert(pair, found);
    Ok(found)
}

/// The seats that are rated, with what is believed of their people.
fn sides(record: &Record, seats: Vec<SeatToRate>, outcome: &Outcome) -> Vec<Side> {
    let (Outcome::Placed { places, .. } | Outcome::Drawn { places }) = outcome else {
        return Vec::new();
    };
    let worth = record.kind.info.worth(&record.table);
    let mut sides = Vec::new();
    for (sitting, stored) in record.seats.iter().zip(seats) {
        if stored.excused {
            continue;
        }
        sides.push(Side {
            seat: sitting.seat,
            person: stored.giver.or(sitting.person),
            place: places[sitting.seat.index()],
            gave: stored.giver.is_some() && stored.giver != sitting.person,
            before: stored.belief,
            worth: worth[sitting.seat.index()],
        });
    }
    // A person who took a seat over beside the own one is rated once, by the seat they began with.
    let mut seen = Vec::new();
    sides.retain(|side| match side.person {
        Some(person) if seen.contains(&person) => false,
        Some(person) => {
            seen.push(person);
            true
        }
        None => true,
    });
    sides
}

/// The belief before the next match, to thousandths, as it is stored.
pub(super) fn grown(before: Option<&BeliefRow>, now: Timestamp) -> Belief {
    let Some(before) = before else {
        return Belief::START;
    };
    let idle = u64::try_from(now.0 - before.at.0).unwrap_or(0);
    let belief = Belief::from_thousandths(before.mean, before.deviation);
    let (mean, deviation) = belief.grown(Duration::from_millis(idle)).thousandths();
    Belief::from_thousandths(mean, deviation)
}
