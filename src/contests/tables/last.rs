//! The final of a contest of tables: the best people play two games at one table, with the seats
//! reversed in the second.

use super::standing::{Cell, Line, Table, cell, is_open};
use crate::contests::standing::Withdrawal;

/// The games of a final.
pub const GAMES: i64 = 2;

/// A person of a final.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finalist {
    /// The line of the standing before the final, from 0 on.
    pub line: usize,
    /// The points of both games, in parts.
    pub points: i64,
}

/// A final, as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastTable {
    /// Its people: with more points first, and with equal ones in the order of the standing before.
    pub people: Vec<Finalist>,
    /// Whether both games have ended, and this is their order.
    pub is_over: bool,
}

/// The people of a final in the order of their seats in each game.
#[must_use]
pub fn seats<T: Copy>(people: &[T]) -> [Vec<T>; GAMES as usize] {
    let reversed = people.iter().rev().copied().collect();
    [people.to_vec(), reversed]
}

/// The final after this many rounds, whose games have the next two; `None` before it is paired.
#[must_use]
pub fn last(
    rounds: i64,
    lines: &[Line],
    withdrawn: &[Option<Withdrawal>],
    tables: &[Table],
) -> Option<LastTable> {
    let finalist = |(line, own): (usize, &Line)| {
        let round = |game: i64| rounds.saturating_add(game);
        let games = [1, 2].map(|game| cell(own.person, round(game), withdrawn, tables));
        let points = games.iter().map(|game| match game {
            Some(Cell::Over(points)) => *points,
            _ => 0,
        });
        games.iter().any(Option::is_some).then(|| Finalist {
            line,
            points: points.sum(),
        })
    };
    let mut people: Vec<Finalist> = lines.iter().enumerate().filter_map(finalist).collect();
    people.sort_by_key(|one| -one.points);
    let mut own = tables.iter().filter(|table| table.round > rounds);
    let is_over = !own.any(|table| is_open(table, withdrawn));
    (!people.is_empty()).then_some(LastTable { people, is_over })
}

/// The places of all lines of the standing once a final is over: its people by their order, then
/// the others by their places before.
#[must_use]
pub fn places(lines: &[Line], last: &LastTable) -> Vec<usize> {
    let own = |line: usize| last.people.iter().position(|one| one.line == line);
    let place = |line: usize| {
        let is_before =
            |other: &usize| own(*other).is_none() && lines[*other].place < lines[line].place;
        match own(line) {
            Some(place) => place + 1,
            None => last.people.len() + 1 + (0..lines.len()).filter(is_before).count(),
        }
    };
    (0..lines.len()).map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::super::standing::{Stage, standing};
    use super::*;

    /// Five people after a round in which they came in by their numbers, and both games of a final
    /// of the best three.
    fn tables(first: Stage, second: Stage) -> Vec<Table> {
        let table = |round, people: &[usize], stage| Table {
            round,
            people: people.to_vec(),
            free: Vec::new(),
            stage,
        };
        let [one, other] = seats(&[0, 1, 2]);
        vec![
            table(1, &[0, 1, 2, 3, 4], Stage::Over(vec![1, 2, 3, 4, 4])),
            table(2, &one, first),
            table(3, &other, second),
        ]
    }

    fn final_of(tables: &[Table], withdrawn: &[Option<Withdrawal>]) -> LastTable {
        let lines = standing(withdrawn, &tables[..1]);
        last(1, &lines, withdrawn, tables).unwrap()
    }

    const HERE: [Option<Withdrawal>; 5] = [None; 5];

    #[test]
    fn the_second_game_has_the_seats_reversed() {
        assert_eq!(seats(&[7, 8, 9]), [vec![7, 8, 9], vec![9, 8, 7]]);
    }

    #[test]
    fn it_is_over_with_both_games_and_equal_points_go_by_the_standing_before() {
        let lines = standing(&HERE, &tables(Stage::Open, Stage::Open)[..1]);
        let order = |first, second| {
            let last = final_of(&tables(first, second), &HERE);
            let people = last.people.iter().map(|one| (one.line, one.points));
            (people.collect::<Vec<_>>(), last.is_over)
        };
        assert_eq!(
            order(Stage::Over(vec![1, 2, 3]), Stage::Running),
            (vec![(0, 120), (1, 60), (2, 0)], false)
        );
        // The seats are reversed: the last one wins the second game.
        assert_eq!(
            order(Stage::Over(vec![3, 2, 1]), Stage::Over(vec![1, 2, 2])),
            (vec![(2, 240), (1, 90), (0, 30)], true)
        );
        assert_eq!(
            order(Stage::Over(vec![1, 2, 3]), Stage::Over(vec![1, 2, 3])),
            (vec![(0, 120), (1, 120), (2, 120)], true)
        );
        let ended = tables(Stage::Over(vec![3, 2, 1]), Stage::Over(vec![1, 2, 2]));
        let last = final_of(&ended, &HERE);
        assert_eq!(places(&lines, &last), [3, 2, 1, 4, 4]);
    }

    #[test]
    fn before_it_is_paired_there_is_none() {
        let all = tables(Stage::Open, Stage::Open);
        let lines = standing(&HERE, &all[..1]);
        assert_eq!(last(1, &lines, &HERE, &all[..1]), None);
        assert_eq!(last(i64::MAX, &lines, &HERE, &all), None);
    }

    #[test]
    fn a_final_of_which_one_person_is_left_is_over() {
        let gone = Some(Withdrawal::Struck);
        let withdrawn = [None, gone, gone, None, None];
        let last = final_of(&tables(Stage::Open, Stage::Running), &withdrawn);
        assert!(last.is_over);
        assert_eq!((last.people[0].line, last.people[0].points), (0, 120));
    }
}
