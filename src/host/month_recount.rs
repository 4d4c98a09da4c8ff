//! The points of months counted again from the finished matches, and compared with those that are
//! stored.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::error::Error;
use super::matches::Host;
use super::months::{month_of, pairs, points_alone, start_of_month, within_limit};
use super::ratings::FEWEST_TURNS;
use crate::store::ids::{GuildId, MatchId, UserId};
use crate::store::months::{GivenPoints, Met, SeatToCount, StoredMonth};
use crate::store::time::Timestamp;
use crate::store::transact_unlisted;

/// Rows read in one go.
const BATCH: i64 = 1000;

/// Months counted again, with the present one; before them nothing is changed.
const MONTHS: i64 = 13;

/// The result of a recount.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MonthRecount {
    /// The number of results that were counted.
    pub results: usize,
    /// The matches whose points are others.
    pub matches: BTreeSet<String>,
    /// The servers, months and people whose sums are others.
    pub sums: Vec<(GuildId, i64, UserId)>,
}

impl MonthRecount {
    /// The number of matches and sums that differ.
    #[must_use]
    pub fn wrong(&self) -> usize {
        self.matches.len() + self.sums.len()
    }
}

/// The meetings of each pair of people on a server in a month: their number, and the end of the
/// last one.
type Meetings = BTreeMap<(GuildId, i64, UserId, UserId), (i64, Timestamp)>;

/// The sums of people on a server in a month.
type Sums = HashMap<(GuildId, i64, UserId), StoredMonth>;

impl Host {
    /// Counts the points of the last 13 months again; with `rebuild`, what differs is replaced. Of
    /// a match with an erased person the stored points of the others stay.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn recount_months(
        &self,
        rebuild: bool,
        now: Timestamp,
    ) -> Result<MonthRecount, Error> {
        let first = month_of(now) - MONTHS + 1;
        let results = self.results_since(start_of_month(first)).await?;
        let mut recount = MonthRecount {
            results: results.values().map(Vec::len).sum(),
            ..MonthRecount::default()
        };
        let (mut meetings, mut sums) = (Meetings::new(), Sums::new());
        for ((_, id), rows) in results {
            let points = self.points_again(&id, &rows, &mut meetings).await?;
            for (row, points) in rows.iter().zip(&points) {
                add(&mut sums, row, *points);
            }
            let stored = rows.iter().map(|row| row.points);
            if stored.eq(points.iter().map(|points| Some(*points))) {
                continue;
            }
            recount.matches.insert(id.to_string());
            if rebuild {
                let corrected = transact_unlisted!(self.store, |tx| {
                    for (row, points) in rows.iter().zip(&points) {
                        tx.correct_points(&id, row.seat, *points).await?;
                    }
                    Ok::<_, Error>(())
                });
                corrected?;
            }
        }
        self.compare_sums(sums, first, &mut recount, rebuild)
            .await?;
        if rebuild {
            self.correct_meetings(meetings).await?;
        }
        Ok(recount)
    }

    /// The results on servers since an instant, by the end of their match.
    async fn results_since(
        &self,
        since: Timestamp,
    ) -> Result<BTreeMap<(Timestamp, MatchId), Vec<GivenPoints>>, Error> {
        let mut results: BTreeMap<_, Vec<GivenPoints>> = BTreeMap::new();
        let (mut id, mut seat) = (String::new(), 0);
        loop {
            let read = self.store.points_after(&id, seat, since, BATCH).await?;
            let is_end = (read.len() as i64) < BATCH;
            for row in read {
                row.match_id.as_str().clone_into(&mut id);
                seat = row.seat;
                let key = (row.at, row.match_id.clone());
                results.entry(key).or_default().push(row);
            }
            if is_end {
                return Ok(results);
            }
        }
    }

    /// The points of a match by its log, for each of its results.
    async fn points_again(
        &self,
        id: &MatchId,
        rows: &[GivenPoints],
        meetings: &mut Meetings,
    ) -> Result<Vec<i64>, Error> {
        let kept = || rows.iter().map(|row| row.points.unwrap_or(0)).collect();
        let Some(first) = rows.first() else {
            return Ok(Vec::new());
        };
        let seats = self.store.seats_to_count(id, FEWEST_TURNS).await?;
        let record = self.look(id).await?;
        let is_erased = seats.iter().any(|seat| seat.person.is_none());
        let points = match (record.outcome(), record.last.as_ref()) {
            // A seat of a computer has no person either, but then nothing counts.
            (Some(outcome), Some(last)) if !is_erased => {
                let alone = points_alone(&record, &outcome, &last.logged.event, &seats);
                let met = met(meetings, first, &seats);
                within_limit(&alone, &seats, &met)
            }
            _ => kept(),
        };
        let of_rows = rows.iter().map(|row| {
            let at = seats.iter().position(|seat| seat.seat == row.seat);
            at.and_then(|at| points.get(at)).copied().unwrap_or(0)
        });
        let of_rows: Vec<i64> = if is_erased { kept() } else { of_rows.collect() };
        if of_rows.iter().any(|points| *points > 0) {
            let month = month_of(first.at);
            for [one, other] in pairs(&seats) {
                let met = meetings.entry((first.guild, month, one, other));
                let (games, at) = met.or_insert((0, first.at));
                (*games, *at) = (*games + 1, first.at);
            }
        }
        Ok(of_rows)
    }

    /// Compares the sums of people with the stored ones.
    async fn compare_sums(
        &self,
        mut expected: Sums,
        first: i64,
        recount: &mut MonthRecount,
        rebuild: bool,
    ) -> Result<(), Error> {
        let (mut guild, mut month, mut person) = (GuildId(0), 0, UserId(0));
        let mut wrong = Vec::new();
        loop {
            let read = self.store.months_after(guild, month, person, first, BATCH);
            let read = read.await?;
            for stored in &read {
                (guild, month, person) = (stored.guild, stored.month, stored.person);
                let right = expected.remove(&(guild, month, person));
                if right.as_ref() != Some(stored) {
                    wrong.push(((guild, month, person), right));
                }
            }
            if (read.len() as i64) < BATCH {
                break;
            }
        }
        wrong.extend(expected.into_iter().map(|(key, right)| (key, Some(right))));
        for ((guild, month, person), right) in wrong {
            recount.sums.push((guild, month, person));
            if rebuild {
                transact_unlisted!(self.store, |tx| {
                    match &right {
                        Some(right) => tx.correct_month(right).await,
                        None => tx.no_month(guild, month, person).await,
                    }
                })?;
            }
        }
        recount.sums.sort_unstable();
        Ok(())
    }

    /// Stores the meetings of people.
    async fn correct_meetings(&self, meetings: Meetings) -> Result<(), Error> {
        for ((guild, month, one, other), (games, at)) in meetings {
            let met = Met {
                one,
                other,
                games,
                at,
            };
            transact_unlisted!(self.store, |tx| {
                tx.correct_meetings(guild, month, &met).await
            })?;
        }
        Ok(())
    }
}

/// The meetings of the people of a match before it.
fn met(meetings: &Meetings, result: &GivenPoints, seats: &[SeatToCount]) -> Vec<Met> {
    let month = month_of(result.at);
    let known = pairs(seats).into_iter().filter_map(|[one, other]| {
        let (games, at) = *meetings.get(&(result.guild, month, one, other))?;
        Some(Met {
            one,
            other,
            games,
            at,
        })
    });
    known.collect()
}

/// Adds the points of a result to the sum of its person.
fn add(sums: &mut Sums, row: &GivenPoints, points: i64) {
    if points == 0 {
        return;
    }
    let month = month_of(row.at);
    let sum = sums
        .entry((row.guild, month, row.person))
        .or_insert(StoredMonth {
            guild: row.guild,
            month,
            person: row.person,
            points: 0,
            games: 0,
            wins: 0,
            at: row.at,
        });
    sum.points += points;
    sum.games += 1;
    sum.wins += i64::from(row.score == 2);
    sum.at = sum.at.max(row.at);
}
