//! Swiss contests: the number of rounds, the pairs of a round, and the standing.
//!
//! A round is a perfect matching of least cost. Everything has a price, so that each round can be
//! paired. All points are counted in halves.

use integer_blossom::min_weight_perfect_matching;

use super::standing::{
    Line, Meeting, Withdrawal, berger, is_struck, places, scores, standing, sum,
};

/// Fewest people of a contest of any kind.
pub const FEWEST: usize = 3;

/// Most rounds of a contest.
pub const MOST_ROUNDS: usize = 9;

/// The half points of a bye: one win of two.
pub const BYE: i64 = 2;

/// The prices of a pair and of a bye. A meeting of people of whom one has blocked the other costs
/// more than any number of byes, and these cost more than meetings again.
const BLOCKED: i64 = 1_000_000_000_000;
const BYE_AGAIN: i64 = 10_000_000_000;
const MET: i64 = 1_000_000_000;
/// The price of a half point squared: 1,000 for a point squared.
const APART: i64 = 250;
/// The price of a half point squared above the lowest for one who has a bye.
const ABOVE: i64 = 500;

/// A person who is to be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// The points so far.
    pub points: i64,
    /// The number of byes so far.
    pub byes: i64,
}

/// The pairs of a round, by the places of the people in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The pairs; the smaller place is first.
    pub pairs: Vec<(usize, usize)>,
    /// The person without a rival, if their number is odd.
    pub bye: Option<usize>,
}

/// The number of rounds for this many people, at least one.
#[must_use]
pub fn rounds(people: usize) -> usize {
    let doublings = people.max(2).next_power_of_two().trailing_zeros() as usize;
    (doublings + 1).min(MOST_ROUNDS)
}

/// Pairs a round. `players` are in the order of their strength; `met` is the number of meetings of
/// two of them, and `is_blocked` whether one has blocked the other.
#[must_use]
pub fn pair(
    players: &[Player],
    met: impl Fn(usize, usize) -> i64,
    is_blocked: impl Fn(usize, usize) -> bool,
) -> Round {
    let size = players.len() + players.len() % 2;
    let costs = costs(players, met, is_blocked);
    let mates = min_weight_perfect_matching(&costs, size);
    let mut round = Round::default();
    for (one, other) in mates.into_iter().enumerate() {
        if other == players.len() {
            round.bye = Some(one);
        } else if one < other && other < players.len() {
            round.pairs.push((one, other));
        }
    }
    round
}

/// The prices of all pairs, a row after the other. An odd number of people is filled up with one
/// who stands for the bye.
fn costs(
    players: &[Player],
    met: impl Fn(usize, usize) -> i64,
    is_blocked: impl Fn(usize, usize) -> bool,
) -> Vec<i64> {
    let people = players.len();
    let size = people + people % 2;
    let lowest = players
        .iter()
        .map(|player| player.points)
        .min()
        .unwrap_or(0);
    // The place of each inside the group of those with equal points, and the size of the group.
    let group = |person: usize| {
        let equal = (0..people).filter(|one| players[*one].points == players[person].points);
        (
            equal.clone().filter(|one| *one < person).count(),
            equal.count(),
        )
    };
    let groups: Vec<(usize, usize)> = (0..people).map(group).collect();
    let mut costs = vec![0; size * size];
    for one in 0..people {
        for other in one + 1..size {
            let own = players[one];
            costs[one * size + other] = if other == people {
                BYE_AGAIN * own.byes + ABOVE * (own.points - lowest).pow(2)
            } else {
                let apart = own.points - players[other].points;
                // The first half of a group meets the second half in its order.
                let fold = if apart == 0 {
                    let (first, size) = groups[one];
                    (groups[other].0 - first).abs_diff(size / 2) as i64
                } else {
                    0
                };
                i64::from(is_blocked(one, other)) * BLOCKED
                    + MET * met(one, other)
                    + APART * apart.pow(2)
                    + fold
            };
        }
    }
    costs
}

/// The standing, the first ones first; `byes`: the number of each person's. People with equal
/// points are in the order of Buchholz without the worst, then of Sonneborn-Berger, then of the
/// games between them. Who was to meet a person who is struck has what a bye gives.
#[must_use]
pub fn swiss_standing(
    withdrawn: &[Option<Withdrawal>],
    meetings: &[Meeting],
    byes: &[i64],
) -> Vec<Line> {
    let scores = scores(meetings, withdrawn, None);
    let people = withdrawn.len();
    let is_out = |person: usize| withdrawn[person] == Some(Withdrawal::Struck);
    let free = |person: usize| byes[person] + freed(person, withdrawn, meetings);
    let points: Vec<i64> = (0..people)
        .map(|person| {
            let own = sum(&scores, person, |score| score.halves);
            if is_out(person) {
                0
            } else {
                own + BYE * free(person)
            }
        })
        .collect();
    let buchholz = |person: usize| {
        let own = meetings
            .iter()
            .filter(|meeting| meeting.people.contains(&person) && !is_struck(meeting, withdrawn));
        let rival =
            |meeting: &Meeting| points[meeting.people[usize::from(meeting.people[0] == person)]];
        // A bye is a rival without points.
        let all = own.map(rival).chain((0..free(person)).map(|_| 0));
        let all: Vec<i64> = all.collect();
        all.iter().sum::<i64>() - all.iter().min().unwrap_or(&0)
    };
    let first = |person: usize| {
        [
            i64::from(!is_out(person)),
            points[person],
            if is_out(person) { 0 } else { buchholz(person) },
            berger(&scores, &points, person),
        ]
    };
    let first: Vec<[i64; 4]> = (0..people).map(first).collect();
    let rank = |person: usize| {
        let between = sum(&scores, person, |score| {
            if first[score.rival] == first[person] {
                score.tie
            } else {
                0
            }
        });
        (first[person], between)
    };
    let ranks: Vec<_> = (0..people).map(rank).collect();
    let line = |(person, place): (usize, usize)| Line {
        person,
        place,
        points: points[person],
        berger: first[person][3],
        buchholz: first[person][2],
    };
    places(&ranks).into_iter().map(line).collect()
}

/// The number of a person's meetings that count for nobody, as the other was struck: each is a bye.
#[must_use]
pub fn freed(person: usize, withdrawn: &[Option<Withdrawal>], meetings: &[Meeting]) -> i64 {
    let is_freed = |meeting: &&Meeting| {
        let [one, other] = meeting.people;
        let rival = if one == person { other } else { one };
        meeting.people.contains(&person)
            && !meeting.is_blocked
            && withdrawn[rival] == Some(Withdrawal::Struck)
    };
    meetings.iter().filter(is_freed).count() as i64
}

/// The standing of either kind of contest: with the number of each person's `byes` that of a Swiss
/// one, else that of one in which everybody meets everybody.
#[must_use]
pub fn standing_of(
    withdrawn: &[Option<Withdrawal>],
    meetings: &[Meeting],
    worse: Option<usize>,
    byes: Option<&[i64]>,
) -> Vec<Line> {
    match byes {
        Some(byes) => swiss_standing(withdrawn, meetings, byes),
        None => standing(withdrawn, meetings, worse),
    }
}

#[cfg(test)]
mod tests;
