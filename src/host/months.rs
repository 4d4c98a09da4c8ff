//! The months of a server: the points that each finished match gives, over all games.
//!
//! A month is one in UTC. Points are counted in halves: a match gives 2 to 6 of them, by the share
//! of the others who were beaten.

use jiff::Timestamp as JiffTimestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::error::Error;
use super::event::Event;
use super::matches::Host;
use super::ratings::FEWEST_TURNS;
use super::record::Record;
use super::results::{board_of, places};
use crate::store::Writing;
use crate::store::ids::{GuildId, UserId};
use crate::store::months::{Addition, Met, MonthRow, SeatToCount};
use crate::store::time::Timestamp;
use tavolino_games::game::Outcome;

/// Matches of two people in a month that count; more are against farming.
const MOST_MEETINGS: i64 = 3;

/// The points of a match that was finished, in halves of a point.
const FINISHED: i64 = 2;

/// The further points of a match in which all others were beaten, in halves of a point.
const BEATEN: i64 = 4;

/// People in the table of a month.
pub const MOST_IN_MONTH: usize = 10;

/// People read for it: some may have left the server.
const READ: i64 = 30;

/// People of a month among whom those are sought whom lists may show.
const MOST: i64 = 500;

/// The table of a month.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Month {
    /// The month.
    pub number: i64,
    /// The people who may be shown, the first one first.
    pub people: Vec<MonthRow>,
    /// The last month before with points; `None` if there is none.
    pub before: Option<i64>,
    /// The first month after with points; `None` if there is none.
    pub after: Option<i64>,
}

impl Month {
    /// Leaves people out, and all after the tenth.
    pub fn keep(&mut self, is_shown: impl Fn(UserId) -> bool) {
        self.people.retain(|row| is_shown(row.person));
        self.people.truncate(MOST_IN_MONTH);
    }
}

/// The month of an instant.
#[must_use]
pub fn month_of(at: Timestamp) -> i64 {
    let at = JiffTimestamp::from_millisecond(at.0).unwrap_or_default();
    let date = TimeZone::UTC.to_datetime(at).date();
    12 * i64::from(date.year()) + i64::from(date.month()) - 1
}

/// The year and the month of the year, from 1 on.
#[must_use]
pub fn year_and_month(month: i64) -> (i64, i64) {
    (month.div_euclid(12), month.rem_euclid(12) + 1)
}

/// The instant at which a month begins.
#[must_use]
pub fn start_of_month(month: i64) -> Timestamp {
    let (year, month) = year_and_month(month);
    let date = Date::new(year as i16, month as i8, 1).unwrap_or_default();
    let start = date.to_zoned(TimeZone::UTC);
    Timestamp(start.map_or(0, |start| start.timestamp().as_millisecond()))
}

/// The points that a match gives to each seat by itself, from seat 1 on; all 0 if it does not
/// count: without a server, with a computer, with fewer than two people, and if it ended by leaving
/// before every seat has acted twice.
pub(super) fn points_alone(
    record: &Record,
    outcome: &Outcome,
    last: &Event,
    seats: &[SeatToCount],
) -> Vec<i64> {
    let none = vec![0; seats.len()];
    let people = seats.iter().filter(|seat| seat.person.is_some()).count();
    if record.row.guild.is_none() || !record.computer_seats().is_empty() || people < 2 {
        return none;
    }
    if !last.is_by_rules() && seats.iter().any(|seat| seat.turns < FEWEST_TURNS) {
        return none;
    }
    let late: Vec<bool> = seats.iter().map(|seat| seat.late > 0).collect();
    let places = places(outcome, record.table.seats);
    let is_together = board_of(record).is_some();
    by_place(&places, &late, is_together)
}

/// The points by places, from seat 1 on. Who left as their time was up has none; who was beaten so
/// counts half.
fn by_place(places: &[u8], late: &[bool], is_together: bool) -> Vec<i64> {
    let others = places.len() as i64 - 1;
    let of = |seat: usize| {
        if late[seat] {
            return 0;
        }
        if is_together {
            return FINISHED + if places[seat] == 1 { BEATEN } else { 0 };
        }
        let against = |other: usize| match places[seat].cmp(&places[other]) {
            std::cmp::Ordering::Less if late[other] => 1,
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 0,
        };
        let beaten: i64 = (0..places.len())
            .filter(|other| *other != seat)
            .map(against)
            .sum();
        // Rounded to the nearest half of a point; `beaten` is at most twice the number of others.
        FINISHED + (BEATEN * beaten + others) / (2 * others)
    };
    (0..places.len()).map(of).collect()
}

/// All pairs of the people of a match, the smaller id first.
pub(super) fn pairs(seats: &[SeatToCount]) -> Vec<[UserId; 2]> {
    let mut people: Vec<UserId> = seats.iter().filter_map(|seat| seat.person).collect();
    people.sort_unstable();
    let mut pairs = Vec::new();
    for (at, one) in people.iter().enumerate() {
        pairs.extend(people[at + 1..].iter().map(|other| [*one, *other]));
    }
    pairs
}

/// The points of a match after those of the month before it: none for a person who has met each of
/// the others often enough.
pub(super) fn within_limit(points: &[i64], seats: &[SeatToCount], met: &[Met]) -> Vec<i64> {
    let games = |one: UserId, other: UserId| {
        let (one, other) = (one.min(other), one.max(other));
        let found = met.iter().find(|met| (met.one, met.other) == (one, other));
        found.map_or(0, |met| met.games)
    };
    let is_within = |seat: &SeatToCount| {
        let others = seats.iter().filter(|other| other.seat != seat.seat);
        let mut others = others.filter_map(|other| other.person);
        seat.person
            .is_some_and(|person| others.any(|other| games(person, other) < MOST_MEETINGS))
    };
    let each = seats.iter().zip(points);
    each.map(|(seat, points)| if is_within(seat) { *points } else { 0 })
        .collect()
}

/// The points of a match that ends, and the instant of its end.
pub(super) struct Counted {
    /// By seat; none without a server.
    pub points: Vec<i64>,
    /// Now, or a moment later: after the end of each match that was counted before it for two of
    /// its people. Counted again in the order of their ends, matches give the same points.
    pub at: Timestamp,
}

/// Counts a match that ends now for the month.
pub(super) async fn count(
    tx: &mut Writing<'_>,
    record: &Record,
    outcome: &Outcome,
    last: &Event,
    now: Timestamp,
) -> Result<Counted, Error> {
    let with = |points, at| Ok(Counted { points, at });
    let Some(guild) = record.row.guild else {
        return with(Vec::new(), now);
    };
    let people = record.seats.iter().filter(|seat| seat.person.is_some());
    if people.count() < 2 || !record.computer_seats().is_empty() {
        return with(vec![0; record.seats.len()], now);
    }
    let seats = tx.seats_to_count(&record.row.id, FEWEST_TURNS).await?;
    let alone = points_alone(record, outcome, last, &seats);
    if alone.iter().all(|points| *points == 0) {
        return with(alone, now);
    }
    let (month, pairs) = (month_of(now), pairs(&seats));
    let met = tx.met_in_month(guild, month, &pairs).await?;
    let at = end_after(&met, month, now);
    let points = within_limit(&alone, &seats, &met);
    let places = places(outcome, record.table.seats);
    let won = winners(&places, board_of(record).is_some());
    let added = added(&seats, &points, &won);
    if !added.is_empty() {
        tx.add_to_month(guild, month, at, &added).await?;
        tx.meet_in_month(guild, month, at, &pairs).await?;
    }
    with(points, at)
}

/// The end, in its month, of a match after these meetings: processes read their clocks before they
/// wait for each other, and the one that comes last may have looked first.
fn end_after(met: &[Met], month: i64, now: Timestamp) -> Timestamp {
    let last = met.iter().map(|met| met.at.0).max().unwrap_or(0);
    let end_of_month = start_of_month(month + 1).0 - 1;
    Timestamp(now.0.max((last + 1).min(end_of_month)))
}

/// Whether each seat has won, with no other one, or with all.
fn winners(places: &[u8], is_together: bool) -> Vec<bool> {
    let first = places.iter().filter(|place| **place == 1).count();
    let has_winners = is_together || first == 1;
    let won = |place: &u8| *place == 1 && has_winners;
    places.iter().map(won).collect()
}

/// The additions for the people who have points.
fn added(seats: &[SeatToCount], points: &[i64], won: &[bool]) -> Vec<Addition> {
    let each = seats.iter().zip(points).zip(won);
    each.filter_map(|((seat, points), won)| {
        let person = seat.person?;
        (*points > 0).then_some(Addition {
            person,
            points: *points,
            won: *won,
        })
    })
    .collect()
}

impl Host {
    /// The table of a month of a server, with more people than are shown: [`Month::keep`] leaves
    /// those out who have left.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn month(&self, guild: GuildId, number: i64) -> Result<Month, Error> {
        Ok(Month {
            number,
            people: self.store.month_list(guild, number, READ, MOST).await?,
            before: self.store.month_before(guild, number).await?,
            after: self.store.month_after(guild, number).await?,
        })
    }

    /// A person's month on a server; `None` without points.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn in_month(
        &self,
        guild: GuildId,
        number: i64,
        person: UserId,
    ) -> Result<Option<MonthRow>, Error> {
        Ok(self.store.in_month(guild, number, person).await?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finished_game_gives_one_a_draw_two_a_win_three_points() {
        let given = |places: &[u8], late: &[bool]| by_place(places, late, false);
        assert_eq!(given(&[1, 2], &[false, false]), [6, 2]);
        assert_eq!(given(&[1, 1], &[false, false]), [4, 4]);
        assert_eq!(given(&[1, 2], &[false, true]), [4, 0], "won by time");
    }

    #[test]
    fn at_a_larger_table_the_share_of_the_beaten_counts() {
        let given = |places: &[u8]| by_place(places, &vec![false; places.len()], false);
        assert_eq!(given(&[2, 1, 3]), [4, 6, 2]);
        assert_eq!(given(&[1, 2, 3, 4]), [6, 5, 3, 2]);
        assert_eq!(given(&[1, 2, 3, 4, 5, 6]), [6, 5, 4, 4, 3, 2]);
        assert_eq!(given(&[1, 1, 3]), [5, 5, 2], "two on the first place");
        let late = [false, false, true];
        assert_eq!(by_place(&[1, 2, 3], &late, false), [5, 3, 0]);
    }

    #[test]
    fn together_all_win_or_finish() {
        assert_eq!(by_place(&[1, 1, 1], &[false; 3], true), [6, 6, 6]);
        assert_eq!(by_place(&[2, 2], &[false, true], true), [2, 0]);
    }

    #[test]
    fn months_are_those_of_the_calendar_in_utc() {
        let last = Timestamp(1_798_761_599_999);
        assert_eq!(year_and_month(month_of(last)), (2026, 12));
        assert_eq!(year_and_month(month_of(Timestamp(last.0 + 1))), (2027, 1));
        assert_eq!(start_of_month(month_of(last) + 1), Timestamp(last.0 + 1));
        for month in 24_240..24_300 {
            assert_eq!(month_of(start_of_month(month)), month);
            assert_eq!(month_of(Timestamp(start_of_month(month).0 - 1)), month - 1);
        }
    }
}
