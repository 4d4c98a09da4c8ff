//! A tour: a server's year of small contests, each of another game, and its standing.
//!
//! All points are counted in tenths.

use std::collections::BTreeMap;
use std::time::Duration;

use super::standing::places;

/// The small contests of a year.
pub const CONTESTS: i64 = 26;

/// From the beginning of a small contest to that of the next one.
pub const BETWEEN: Duration = Duration::from_hours(14 * 24);

/// From the opening of a small contest to its beginning.
pub const AHEAD: Duration = Duration::from_hours(7 * 24);

/// The points of one who has everything that there was to have.
const ALL: i64 = 100;

/// The points for taking part.
const TAKING_PART: i64 = 30;

/// The result of a person in a small contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The points, as that contest counts them.
    pub own: i64,
    /// The points that they would have if they had won all that they were to play.
    pub possible: i64,
    /// Whether they were in it to its end.
    pub stayed: bool,
}

impl Reached {
    /// The points in the tour: the share of what was possible, rounded half up, and those for
    /// taking part. Where nothing was to be had, as all rivals were struck, those alone.
    #[must_use]
    pub fn points(self) -> i64 {
        let share = if self.possible > 0 {
            (2 * ALL * self.own + self.possible) / (2 * self.possible)
        } else {
            0
        };
        share + if self.stayed { TAKING_PART } else { 0 }
    }
}

/// The number of a person's small contests that count, of this many that are over: the best two
/// thirds.
#[must_use]
pub fn counting(over: usize) -> usize {
    (2 * over).div_ceil(3)
}

/// The game of a small contest, from 1 on: the games in their order, beginning with the first one
/// of the tour, and around again.
#[must_use]
pub fn game_of<'a>(games: &[&'a str], first: &str, nth: i64) -> Option<&'a str> {
    let begins = games.iter().position(|game| *game == first)?;
    let place = begins as i64 + nth - 1;
    let place = usize::try_from(place.rem_euclid(games.len() as i64)).ok()?;
    games.get(place).copied()
}

/// A line of the standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<P> {
    /// The person.
    pub person: P,
    /// The place from 1 on; people with equal points share one.
    pub place: usize,
    /// The points of the small contests that count.
    pub points: i64,
    /// The points in each small contest that is over, and whether they count; `None`: not in it.
    pub results: Vec<Option<(i64, bool)>>,
}

/// The standing after these small contests, in their order: the points of each person. Those with
/// equal points are in the order of the people.
#[must_use]
pub fn standing<P: Copy + Ord>(over: &[Vec<(P, i64)>]) -> Vec<Line<P>> {
    let mut people: BTreeMap<P, Vec<Option<i64>>> = BTreeMap::new();
    for (nth, contest) in over.iter().enumerate() {
        for (person, points) in contest {
            let own = people.entry(*person);
            own.or_insert_with(|| vec![None; over.len()])[nth] = Some(*points);
        }
    }
    let most = counting(over.len());
    let people: Vec<_> = people
        .into_iter()
        .map(|(person, points)| (person, best(&points, most)))
        .collect();
    let sum = |results: &[Option<(i64, bool)>]| {
        let counting = results.iter().flatten().filter(|(_, counts)| *counts);
        counting.map(|(points, _)| points).sum::<i64>()
    };
    let sums: Vec<i64> = people.iter().map(|(_, results)| sum(results)).collect();
    let line = |(nth, place): (usize, usize)| Line {
        person: people[nth].0,
        place,
        points: sums[nth],
        results: people[nth].1.clone(),
    };
    places(&sums).into_iter().map(line).collect()
}

/// These points with the best ones marked, at most this many; of equal ones the earlier.
fn best(points: &[Option<i64>], most: usize) -> Vec<Option<(i64, bool)>> {
    let mut order: Vec<usize> = (0..points.len()).collect();
    order.sort_by_key(|nth| (std::cmp::Reverse(points[*nth]), *nth));
    let counts = |nth: &usize| order.iter().take(most).any(|best| best == nth);
    let marked = points.iter().enumerate();
    marked
        .map(|(nth, points)| points.map(|points| (points, counts(&nth))))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reached(own: i64, possible: i64, stayed: bool) -> i64 {
        let reached = Reached {
            own,
            possible,
            stayed,
        };
        reached.points()
    }

    #[test]
    fn a_small_contest_gives_ten_times_the_share_and_three_for_taking_part() {
        assert_eq!(reached(8, 8, true), 130);
        assert_eq!(reached(0, 8, true), 30);
        assert_eq!(reached(3, 8, true), 68, "half up");
        assert_eq!(reached(1, 3, true), 63, "rounded");
        assert_eq!(reached(2, 3, true), 97, "rounded");
        assert_eq!(reached(4, 8, false), 50, "withdrew late");
        assert_eq!(reached(0, 0, true), 30, "nothing was to be had");
    }

    #[test]
    fn the_best_two_thirds_count() {
        let counting = [0, 1, 2, 3, 4, 5, 6, 26].map(counting);
        assert_eq!(counting, [0, 1, 2, 2, 3, 4, 4, 18]);
        let lines = standing(&[vec![(7, 50)], vec![(7, 90)], vec![(7, 50)]]);
        let results = [Some((50, true)), Some((90, true)), Some((50, false))];
        assert_eq!(
            (lines[0].points, &lines[0].results[..]),
            (140, &results[..])
        );
        let lines = standing(&[vec![(7, 50)], vec![], vec![(7, 30), (8, 1)]]);
        assert_eq!(lines[0].points, 80, "who missed one loses nothing by it");
        assert_eq!(lines[0].results[1], None);
    }

    #[test]
    fn people_with_equal_points_share_a_place() {
        let lines = standing(&[vec![(4, 30), (2, 80), (9, 80), (1, 10)]]);
        let places: Vec<_> = lines.iter().map(|line| (line.person, line.place)).collect();
        assert_eq!(places, [(2, 1), (9, 1), (4, 3), (1, 4)]);
        assert!(standing::<i64>(&[]).is_empty());
    }

    #[test]
    fn games_follow_in_their_order_and_around_again() {
        let games = ["a", "b", "c"];
        let year: Vec<_> = (1..=5).map(|nth| game_of(&games, "b", nth)).collect();
        assert_eq!(year.into_iter().flatten().collect::<String>(), "bcabc");
        assert_eq!(game_of(&games, "d", 1), None);
    }
}
