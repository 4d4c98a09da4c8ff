//! The tables of a contest for three and more seats: who sits with whom in a round, and on which
//! seats.
//!
//! The rounds that are left are arranged together by simulated annealing, and the first of them is
//! taken. Everything has a price, so that each round can be paired. The same question has the same
//! answer on every machine: all sums are of integers.

use std::ops::RangeInclusive;

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng as Rng;

pub mod last;
pub mod standing;
pub mod teams;

/// Most seats of a table that is paired.
pub const MOST_SEATS: usize = 4;

/// Most people of a contest.
pub const MOST_PEOPLE: usize = 64;

/// Fewest and most rounds.
pub const ROUNDS: RangeInclusive<i64> = 3..=5;

/// The rounds of a contest to which no number was given.
pub const USUAL_ROUNDS: i64 = 4;

/// The prices: of the meetings of two people, squared; of the times that a person has a seat,
/// squared; of the times at a table smaller than others, squared; and of a pair of whom one has
/// blocked the other.
const MET: i64 = 10;
const SEAT: i64 = 2;
const SMALLER: i64 = 5;
const BLOCKED: i64 = 10_000;

/// Swaps of two people that are tried.
const SWAPS: i64 = 20_000;

/// The price that a swap may add at the beginning: a few meetings again.
const HEAT: i64 = 60;

/// The people of a round that is to be paired, by their places in a list, and what they have
/// played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// The seed of the contest.
    pub seed: u64,
    /// The rounds that are left, this one among them.
    pub rounds: usize,
    /// The times that each person had each seat, from the first on.
    pub seats: Vec<[i64; MOST_SEATS]>,
    /// The times that each person sat at a table smaller than others of its round.
    pub smaller: Vec<i64>,
    /// The times that two people sat at one table, a row for each person.
    pub met: Vec<Vec<i64>>,
    /// Whether one of two people has blocked the other, a row for each person.
    pub blocked: Vec<Vec<bool>>,
}

impl Question {
    /// The first round of this many people.
    #[must_use]
    pub fn first(people: usize, rounds: usize, seed: u64) -> Question {
        Question {
            seed,
            rounds,
            seats: vec![[0; MOST_SEATS]; people],
            smaller: vec![0; people],
            met: vec![vec![0; people]; people],
            blocked: vec![vec![false; people]; people],
        }
    }

    /// Counts a table that was played, with its people in the order of their seats; `None` for one
    /// who no longer plays. `is_smaller`: than others of its round.
    pub fn count(&mut self, table: &[Option<usize>], is_smaller: bool) {
        let people = || table.iter().enumerate();
        for (chair, person) in people().filter_map(|(chair, one)| Some((chair, (*one)?))) {
            if let Some(times) = self.seats[person].get_mut(chair) {
                *times += 1;
            }
            self.smaller[person] += i64::from(is_smaller);
            for other in table.iter().flatten().filter(|other| **other != person) {
                self.met[person][*other] += 1;
            }
        }
    }
}

/// The sizes of the tables of a round: as few tables as there can be, the larger ones first.
#[must_use]
pub fn sizes(people: usize) -> Vec<usize> {
    split(people, people.div_ceil(MOST_SEATS))
}

/// The sizes of this many tables, as equal as they can be, the larger ones first.
pub(super) fn split(people: usize, tables: usize) -> Vec<usize> {
    let size = |nth: usize| people / tables + usize::from(nth < people % tables);
    (0..tables).map(size).collect()
}

/// The tables of the next round, each with its people in the order of their seats.
#[must_use]
pub fn pair(question: &Question) -> Vec<Vec<usize>> {
    let sizes = sizes(question.seats.len());
    let mut plan = Plan::new(question, &sizes);
    plan.anneal();
    let mut people = plan.best.into_iter().next().unwrap_or_default().into_iter();
    let table = |size: &usize| people.by_ref().take(*size).collect();
    sizes.iter().map(table).collect()
}

/// Those of the people of a table who sit down, in their order: of two of whom one has blocked the
/// other one does not, the one with the most blocks, of equal ones the last.
#[must_use]
pub fn apart(people: &[i64], is_blocked: impl Fn(i64, i64) -> bool) -> Vec<i64> {
    let mut sitting = people.to_vec();
    loop {
        let blocks = |one: &i64| {
            sitting
                .iter()
                .filter(|other| is_blocked(*one, **other))
                .count()
        };
        let most = (0..sitting.len()).max_by_key(|place| blocks(&sitting[*place]));
        match most {
            Some(place) if blocks(&sitting[place]) > 0 => sitting.remove(place),
            _ => return sitting,
        };
    }
}

/// The rounds that are left, as they are arranged.
struct Plan {
    rng: Rng,
    /// In each round the people by their places: one table after the other.
    rounds: Vec<Vec<usize>>,
    best: Vec<Vec<usize>>,
    /// By place: the first place of its table and the one after it, the seat, and whether the table
    /// is smaller than others.
    places: Vec<Place>,
    counted: Question,
}

#[derive(Clone, Copy, Debug)]
struct Place {
    table: (usize, usize),
    seat: usize,
    is_smaller: bool,
}

impl Plan {
    /// The rounds in a drawn order.
    fn new(question: &Question, sizes: &[usize]) -> Plan {
        let largest = sizes.iter().max().copied().unwrap_or(0);
        let mut places = Vec::new();
        for &size in sizes {
            let first = places.len();
            places.extend((0..size).map(|seat| Place {
                table: (first, first + size),
                seat,
                is_smaller: size < largest,
            }));
        }
        let mut rng = Rng::seed_from_u64(question.seed);
        let mut counted = question.clone();
        let mut rounds = vec![(0..places.len()).collect::<Vec<_>>(); question.rounds];
        for round in &mut rounds {
            round.shuffle(&mut rng);
            let mut first = 0;
            for &size in sizes {
                let table: Vec<_> = round[first..first + size]
                    .iter()
                    .copied()
                    .map(Some)
                    .collect();
                counted.count(&table, size < largest);
                first += size;
            }
        }
        Plan {
            rng,
            best: rounds.clone(),
            rounds,
            places,
            counted,
        }
    }

    /// Swaps two people of a round again and again; what a swap may add to the price falls to
    /// nothing.
    fn anneal(&mut self) {
        if self.rounds.is_empty() || self.places.len() < 2 {
            return;
        }
        let (mut price, mut least) = (0, 0);
        for swap in 0..SWAPS {
            let round = self.rng.random_range(0..self.rounds.len());
            let one = self.rng.random_range(0..self.places.len());
            let other = self.rng.random_range(0..self.places.len());
            if one == other {
                continue;
            }
            let added = self.added(round, one, other);
            let left = SWAPS - swap;
            let heat = HEAT * left * left / (SWAPS * SWAPS);
            if added > self.rng.random_range(0..=heat) {
                continue;
            }
            self.swap(round, one, other);
            price += added;
            if price < least {
                least = price;
                self.best.clone_from(&self.rounds);
            }
        }
    }

    /// The other people at the table of a place.
    fn beside(&self, round: usize, place: usize) -> impl Iterator<Item = usize> {
        let (first, end) = self.places[place].table;
        (first..end)
            .filter(move |beside| *beside != place)
            .map(move |beside| self.rounds[round][beside])
    }

    /// The price that a swap of two places of a round adds.
    fn added(&self, round: usize, one: usize, other: usize) -> i64 {
        let [at, to] = [one, other].map(|place| self.places[place]);
        let Question {
            seats,
            smaller,
            met,
            blocked,
            ..
        } = &self.counted;
        let mut added = 0;
        for (place, from, to) in [(one, at, to), (other, to, at)] {
            let person = self.rounds[round][place];
            let target = if place == one { other } else { one };
            if from.seat != to.seat {
                let own = &seats[person];
                added += SEAT * 2 * (own[to.seat] - own[from.seat] + 1);
            }
            if from.is_smaller != to.is_smaller {
                let turn = if to.is_smaller { 1 } else { -1 };
                added += SMALLER * (2 * turn * smaller[person] + 1);
            }
            if from.table != to.table {
                for beside in self.beside(round, place) {
                    added -= MET * (2 * met[person][beside] - 1);
                    added -= BLOCKED * i64::from(blocked[person][beside]);
                }
                for beside in self.beside(round, target) {
                    added += MET * (2 * met[person][beside] + 1);
                    added += BLOCKED * i64::from(blocked[person][beside]);
                }
            }
        }
        added
    }

    fn swap(&mut self, round: usize, one: usize, other: usize) {
        for (place, target) in [(one, other), (other, one)] {
            let person = self.rounds[round][place];
            let [from, to] = [place, target].map(|place| self.places[place]);
            let counted = &mut self.counted;
            counted.seats[person][from.seat] -= 1;
            counted.seats[person][to.seat] += 1;
            counted.smaller[person] += i64::from(to.is_smaller) - i64::from(from.is_smaller);
            if from.table == to.table {
                continue;
            }
            for (place, change) in [(place, -1), (target, 1)] {
                let (first, end) = self.places[place].table;
                for beside in (first..end).filter(|beside| *beside != place) {
                    let beside = self.rounds[round][beside];
                    self.counted.met[person][beside] += change;
                    self.counted.met[beside][person] += change;
                }
            }
        }
        self.rounds[round].swap(one, other);
    }
}

#[cfg(test)]
mod tests;
