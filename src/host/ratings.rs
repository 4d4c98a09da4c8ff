//! The ratings that a rated match changes, stored with its end.

use std::collections::HashMap;
use std::time::Duration;

use super::error::Error;
use super::event::Logged;
use super::matches::Host;
use super::opening::Opening;
use super::record::Record;
use super::reminding::Held;
use super::statistics::CERTAIN;
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
pub(super) const FEWEST_TURNS: i64 = 2;

impl Opening {
    /// Whether the match can be rated: among people on a server, against each other.
    #[must_use]
    pub fn may_be_rated(&self) -> bool {
        self.guild.is_some()
            && self.computers.is_empty()
            && can_be_rated(self.entry.info, &self.table)
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

/// The consequence of the end of a rated match for the ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RatedEnd {
    /// It changed them: the new ratings of the seats whose people lists may show.
    Changed(Vec<(Seat, NewRating)>),
    /// It changed none: these seats had too few turns for that.
    TooEarly(Seats),
}

/// A person's rating after a match, in thousandths of a rating point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewRating {
    /// The number, and how much it rose.
    Number {
        /// The number.
        mean: i64,
        /// The rise; negative where it fell.
        rise: i64,
    },
    /// A range, while the number is not certain.
    Range {
        /// The lowest number.
        from: i64,
        /// The highest number.
        to: i64,
    },
}

impl Host {
    /// The consequence of the end of a match for the ratings; `None` where it was not to be rated,
    /// or where an absence alone kept it from that.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn rated_end(&self, record: &Record) -> Result<Option<RatedEnd>, Error> {
        if !record.row.rated || record.row.state != State::Over {
            return Ok(None);
        }
        let id = record.id();
        let changes = self.store.ratings_of(id).await?;
        if changes.is_empty() {
            let early = self.store.seats_with_fewer(id, FEWEST_TURNS).await?;
            let seats = Seats::all(record.table.seats).iter();
            let early: Seats = seats
                .filter(|seat| early.contains(&i64::from(seat.0)))
                .collect();
            let is_early = early.count() > 0 && self.excused(record).await?.count() == 0;
            return Ok(is_early.then_some(RatedEnd::TooEarly(early)));
        }
        let mut shown = Vec::new();
        for change in changes {
            let wishes = self.store.rating_wishes(change.person).await?;
            let Some(seat) = record.seat_of(change.person).filter(|_| wishes.listed) else {
                continue;
            };
            let (mean, off) = (change.mean, change.deviation);
            let is_certain = off <= CERTAIN && wishes.noticed;
            let rating = if is_certain {
                let rise = mean - change.mean_before;
                NewRating::Number { mean, rise }
            } else {
                let (from, to) = (mean - off, mean + off);
                NewRating::Range { from, to }
            };
            shown.push((seat, rating));
        }
        Ok(Some(RatedEnd::Changed(shown)))
    }

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
    let table = solved::embedded(record.entry.info, &record.table.options);
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
    let game = record.entry.info.key;
    let seats = tx.seats_to_rate(&record.row.id, (guild, game), FEWEST_TURNS);
    let seats = seats.await?;
    let has_begun = seats.iter().all(|seat| seat.turns >= FEWEST_TURNS);
    if !last.event.is_by_rules() && !has_begun {
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
    let worth = record.entry.info.worth(&record.table);
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
