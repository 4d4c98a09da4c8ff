//! The teams of a contest in which people play together: dealt to be equally strong, and their
//! standing.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha12Rng as Rng;

use super::{MOST_SEATS, split};
use crate::contests::standing::places;

/// Fewest people of a contest: two teams of two.
pub const FEWEST: usize = 4;

/// The price of a pair of whom one has blocked the other; more than that of any spread.
const BLOCKED: i64 = 1_000_000_000;

/// A multiple of every size of a team, so that averages are exact.
const SHARE: i64 = 12;

/// The sizes of the teams: two or more of them, as few as there can be.
#[must_use]
pub fn sizes(people: usize) -> Vec<usize> {
    split(people, people.div_ceil(MOST_SEATS).max(2))
}

/// The teams of people in the order of their strength, by their places in it. From a drawn
/// beginning two people are swapped as long as that makes the teams more equal, or keeps a pair
/// apart of whom one has blocked the other.
#[must_use]
pub fn deal(blocked: &[Vec<bool>], seed: u64) -> Vec<Vec<usize>> {
    let people = blocked.len();
    let mut order: Vec<usize> = (0..people).collect();
    order.shuffle(&mut Rng::seed_from_u64(seed));
    let mut rest = &order[..];
    let mut teams: Vec<Vec<usize>> = Vec::new();
    for size in sizes(people) {
        let (team, others) = rest.split_at(size);
        teams.push(team.to_vec());
        rest = others;
    }
    let price = |team: &[usize]| price(team, people, blocked);
    let mut is_better = true;
    while is_better {
        is_better = false;
        for one in 0..teams.len() {
            for other in one + 1..teams.len() {
                for at in 0..teams[one].len() {
                    for to in 0..teams[other].len() {
                        let before = price(&teams[one]) + price(&teams[other]);
                        let (left, right) = (teams[one][at], teams[other][to]);
                        (teams[one][at], teams[other][to]) = (right, left);
                        if price(&teams[one]) + price(&teams[other]) < before {
                            is_better = true;
                        } else {
                            (teams[one][at], teams[other][to]) = (left, right);
                        }
                    }
                }
            }
        }
    }
    teams
}

/// The price of a team: how far its average is from that of all, squared, and its blocked pairs.
fn price(team: &[usize], people: usize, blocked: &[Vec<bool>]) -> i64 {
    let size = team.len().max(1) as i64;
    let sum: i64 = team.iter().map(|person| 2 * *person as i64).sum();
    let apart = SHARE / size * sum - SHARE * (people as i64 - 1);
    let blocks = team
        .iter()
        .flat_map(|one| team.iter().filter(|other| blocked[*one][**other]));
    apart * apart + BLOCKED * blocks.count() as i64
}

/// The result of a team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Result {
    /// The boards won.
    pub boards: i64,
    /// The tokens placed on all boards.
    pub tokens: i64,
}

/// A line of the standing of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The team's number from 0.
    pub team: usize,
    /// The place from 1 on; teams that are equal share one.
    pub place: usize,
    /// The result.
    pub result: Result,
}

/// The standing: by boards won, then by tokens placed.
#[must_use]
pub fn standing(results: &[Result]) -> Vec<Line> {
    let line = |(team, place): (usize, usize)| Line {
        team,
        place,
        result: results[team],
    };
    places(results).into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn teams_are_of_two_to_four_and_equally_strong() {
        for people in FEWEST..=64 {
            let blocked = vec![vec![false; people]; people];
            let teams = deal(&blocked, people as u64);
            assert_eq!(deal(&blocked, people as u64), teams, "the same again");
            let mut all: Vec<usize> = teams.iter().flatten().copied().collect();
            all.sort_unstable();
            assert!(all.into_iter().eq(0..people), "everybody once");
            assert!(teams.len() >= 2 && teams.iter().all(|team| (2..=4).contains(&team.len())));
            let mean = (people - 1) as f64 / 2.0;
            for team in &teams {
                let sum: usize = team.iter().sum();
                let apart = sum as f64 / team.len() as f64 - mean;
                assert!(apart.abs() <= 1.0, "{people}: {team:?}");
            }
        }
        let blocked = vec![vec![false; 12]; 12];
        assert_ne!(
            deal(&blocked, 1),
            deal(&blocked, 2),
            "not always the same teams"
        );
    }

    #[test]
    fn blocked_people_are_in_different_teams() {
        for seed in 0..50 {
            let mut blocked = vec![vec![false; 8]; 8];
            for (one, other) in [(0, 7), (1, 6), (2, 3)] {
                blocked[one][other] = true;
            }
            for team in deal(&blocked, seed) {
                let pair = team
                    .iter()
                    .any(|one| team.iter().any(|other| blocked[*one][*other]));
                assert!(!pair, "{team:?}");
            }
        }
    }

    #[test]
    fn boards_count_before_tokens() {
        let result = |boards, tokens| Result { boards, tokens };
        let results = [result(1, 70), result(2, 41), result(1, 77), result(1, 70)];
        let lines = standing(&results);
        let order: Vec<_> = lines.iter().map(|line| (line.team, line.place)).collect();
        assert_eq!(order, [(1, 1), (2, 2), (0, 3), (3, 3)]);
    }
}
