//! The standing of a contest of tables: points that compare between tables of different sizes.

use crate::contests::standing::{Withdrawal, places};

/// The parts in which a point is counted: exact at tables of up to six seats.
pub const POINT: i64 = 120;

/// The points of one for whom a round had no seat.
pub const FREE: i64 = POINT / 2;

/// The course of a table's game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It has not begun.
    Open,
    /// It goes on.
    Running,
    /// It has ended, or was judged: with the place of each of its people.
    Over(Vec<i64>),
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The round, from 1 on.
    pub round: i64,
    /// Its people, by their numbers from 0.
    pub people: Vec<usize>,
    /// The people who were to sit here, but do not, as one has blocked another.
    pub free: Vec<usize>,
    /// The course of its game.
    pub stage: Stage,
}

/// A line of the standing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The person's number.
    pub person: usize,
    /// The place from 1 on; people who are equal in everything share one.
    pub place: usize,
    /// The points, in parts.
    pub points: i64,
    /// The tables at which the person was first, though not with everybody.
    pub firsts: i64,
    /// The points of the best rival of each table, added.
    pub rivals: i64,
}

/// A cell of the table: a person in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// It counts for nobody, or the person was out.
    Struck,
    /// It has not begun.
    Open,
    /// It goes on.
    Running,
    /// It has ended, or had no seat, with these points in parts.
    Over(i64),
}

/// The people of a table who count: they were not struck.
fn counting<'a>(
    table: &'a Table,
    withdrawn: &'a [Option<Withdrawal>],
) -> impl Iterator<Item = (usize, usize)> + Clone + 'a {
    let all = table.people.iter().copied().enumerate();
    all.filter(|(_, person)| withdrawn[*person] != Some(Withdrawal::Struck))
}

/// The points of a person at a table that is over, in parts: (seats beaten + ½ of the equal ones) /
/// (seats - 1); without rivals who count half a point. `None` where the table gives none.
fn points(table: &Table, person: usize, withdrawn: &[Option<Withdrawal>]) -> Option<i64> {
    if withdrawn[person] == Some(Withdrawal::Struck) {
        return None;
    }
    if table.free.contains(&person) {
        return Some(FREE);
    }
    let own = table.people.iter().position(|one| *one == person)?;
    let rivals = counting(table, withdrawn).filter(|(_, one)| *one != person);
    let rivals: Vec<usize> = rivals.map(|(seat, _)| seat).collect();
    if rivals.is_empty() {
        return Some(FREE);
    }
    let Stage::Over(places) = &table.stage else {
        return None;
    };
    let halves = |rival: &usize| match places[own].cmp(&places[*rival]) {
        std::cmp::Ordering::Less => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 0,
    };
    let halves: i64 = rivals.iter().map(halves).sum();
    Some(halves * POINT / (2 * rivals.len() as i64))
}

/// Whether a person was first at a table that is over, though not with everybody.
fn is_first(table: &Table, person: usize, withdrawn: &[Option<Withdrawal>]) -> bool {
    let Stage::Over(places) = &table.stage else {
        return false;
    };
    let Some(own) = table.people.iter().position(|one| *one == person) else {
        return false;
    };
    let mut rivals = counting(table, withdrawn).filter(|(_, one)| *one != person);
    let is_best = rivals.clone().all(|(seat, _)| places[own] <= places[seat]);
    is_best && rivals.any(|(seat, _)| places[own] < places[seat])
}

/// The standing, the first ones first; those who are struck are the last, on one place. People with
/// equal points are in the order of their first places, then of the points of the best rival of
/// each of their tables.
#[must_use]
pub fn standing(withdrawn: &[Option<Withdrawal>], tables: &[Table]) -> Vec<Line> {
    let people = withdrawn.len();
    let total = |person: usize| {
        let each = tables.iter();
        let each = each.filter_map(|table| points(table, person, withdrawn));
        each.sum::<i64>()
    };
    let totals: Vec<i64> = (0..people).map(total).collect();
    let best_rival = |table: &Table, person: usize| {
        let has_played = matches!(table.stage, Stage::Over(_)) && table.people.contains(&person);
        let rivals = counting(table, withdrawn).filter(|(_, one)| has_played && *one != person);
        let points = rivals.map(|(_, rival)| totals[rival]);
        points.max().unwrap_or(0)
    };
    let rank = |person: usize| {
        if withdrawn[person] == Some(Withdrawal::Struck) {
            return [0; 4];
        }
        let firsts = tables
            .iter()
            .filter(|table| is_first(table, person, withdrawn));
        let rivals = tables.iter().map(|table| best_rival(table, person));
        [1, totals[person], firsts.count() as i64, rivals.sum()]
    };
    let ranks: Vec<[i64; 4]> = (0..people).map(rank).collect();
    let line = |(person, place): (usize, usize)| {
        let [_, points, firsts, rivals] = ranks[person];
        Line {
            person,
            place,
            points,
            firsts,
            rivals,
        }
    };
    places(&ranks).into_iter().map(line).collect()
}

/// Whether a table is waited for: its game has not ended, and two of its people or more count.
#[must_use]
pub fn is_open(table: &Table, withdrawn: &[Option<Withdrawal>]) -> bool {
    let is_over = matches!(table.stage, Stage::Over(_));
    !is_over && counting(table, withdrawn).nth(1).is_some()
}

/// The cell of a person in a round; `None` if they have no table in it.
#[must_use]
pub fn cell(
    person: usize,
    round: i64,
    withdrawn: &[Option<Withdrawal>],
    tables: &[Table],
) -> Option<Cell> {
    let sits = |table: &&Table| {
        table.round == round && (table.people.contains(&person) || table.free.contains(&person))
    };
    let table = tables.iter().find(sits)?;
    if withdrawn[person] == Some(Withdrawal::Struck) {
        return Some(Cell::Struck);
    }
    Some(match points(table, person, withdrawn) {
        Some(points) => Cell::Over(points),
        None if table.stage == Stage::Open => Cell::Open,
        None => Cell::Running,
    })
}

/// The consequence of a withdrawal now, by the tables that the person has played to their end, of
/// all that they had: with fewer than half of them none counts.
#[must_use]
pub fn withdrawal(person: usize, tables: &[Table]) -> Withdrawal {
    let own = tables.iter().filter(|table| table.people.contains(&person));
    let played = own
        .clone()
        .filter(|table| matches!(table.stage, Stage::Over(_)));
    if 2 * played.count() < own.count() {
        Withdrawal::Struck
    } else {
        Withdrawal::Absent
    }
}

#[cfg(test)]
mod tests;
