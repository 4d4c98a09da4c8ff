use proptest::collection::vec;
use proptest::prelude::*;

use super::super::pairings::rounds;
use super::*;

/// The meetings of a group with the half points of the first person in both games.
pub fn played(results: &[((usize, usize), [u8; 2])]) -> Vec<Meeting> {
    let meeting = |((one, other), games): &((usize, usize), [u8; 2])| Meeting {
        people: [*one, *other],
        games: games.map(Game::Over),
        is_blocked: false,
    };
    results.iter().map(meeting).collect()
}

fn places(lines: &[Line]) -> Vec<(usize, usize)> {
    lines.iter().map(|line| (line.person, line.place)).collect()
}

#[test]
fn equal_points_are_told_apart_by_the_games_between_them() {
    // 0 and 1 have three points each; 1 won against 0.
    let meetings = played(&[
        ((0, 1), [0, 1]),
        ((0, 2), [2, 2]),
        ((0, 3), [1, 0]),
        ((1, 2), [1, 0]),
        ((1, 3), [1, 1]),
        ((2, 3), [1, 1]),
    ]);
    let lines = standing(&[None; 4], &meetings, None);
    let of = |person: usize| {
        lines
            .iter()
            .find(|line| line.person == person)
            .copied()
            .unwrap()
    };
    assert_eq!((of(0).points, of(1).points), (6, 6));
    assert!(of(1).place < of(0).place, "{lines:?}");
}

#[test]
fn sonneborn_berger_then_the_worse_seat_then_a_shared_place() {
    // Each has two points, and one of two against each other.
    let even = |worse_first: bool| {
        let win = if worse_first { [2, 0] } else { [0, 2] };
        played(&[((0, 1), [1, 1]), ((0, 2), [1, 1]), ((1, 2), win)])
    };
    let lines = standing(&[None; 3], &even(true), None);
    assert_eq!(places(&lines), [(0, 1), (1, 1), (2, 1)], "shared");
    assert!(lines.iter().all(|line| line.berger == 16), "{lines:?}");
    // Seat 1 is the worse one: 1 won from it in the first game, 2 from it in the second.
    let lines = standing(&[None; 3], &even(true), Some(0));
    assert_eq!(places(&lines), [(1, 1), (2, 1), (0, 3)]);
    let lines = standing(&[None; 3], &even(false), Some(0));
    assert_eq!(
        places(&lines),
        [(0, 1), (1, 1), (2, 1)],
        "both won from the better seat"
    );
}

#[test]
fn a_struck_person_counts_for_nobody_and_an_absent_one_loses_what_is_left() {
    let mut meetings = played(&[((0, 1), [2, 2]), ((0, 2), [2, 0]), ((1, 2), [1, 1])]);
    meetings[0].games[1] = Game::Open;
    assert_eq!(
        withdrawal(0, &meetings),
        Withdrawal::Absent,
        "three of four"
    );
    let absent = [Some(Withdrawal::Absent), None, None];
    let lines = standing(&absent, &meetings, None);
    let of = |lines: &[Line], person: usize| {
        lines
            .iter()
            .find(|line| line.person == person)
            .unwrap()
            .points
    };
    assert_eq!([0, 1, 2].map(|person| of(&lines, person)), [4, 4, 4]);
    // The point that 1 has by absence is half a point in tie-breaks.
    let berger = |person: usize| {
        lines
            .iter()
            .find(|line| line.person == person)
            .unwrap()
            .berger
    };
    assert_eq!([0, 1, 2].map(berger), [4 * 4, (1 + 2) * 4, 4 * 4]);
    assert!(is_over(&absent, &meetings));
    assert_eq!(cell(1, 0, &absent, &meetings), Cell::Over(2));
    let struck = [Some(Withdrawal::Struck), None, None];
    let lines = standing(&struck, &meetings, None);
    assert_eq!([0, 1, 2].map(|person| of(&lines, person)), [0, 2, 2]);
    assert_eq!(lines[2].person, 0, "the last");
    assert_eq!(cell(1, 0, &struck, &meetings), Cell::Struck);
    meetings[1].games = [Game::Running, Game::Open];
    assert_eq!(withdrawal(0, &meetings), Withdrawal::Struck, "one of four");
}

#[test]
fn a_blocked_meeting_counts_for_nobody_and_what_runs_is_played_on() {
    let mut meetings = played(&[((0, 1), [2, 2]), ((0, 2), [2, 1]), ((1, 2), [1, 1])]);
    meetings[0].is_blocked = true;
    meetings[1].games[1] = Game::Running;
    let nobody = [None; 3];
    assert_eq!(cell(0, 1, &nobody, &meetings), Cell::Struck);
    assert_eq!(cell(0, 2, &nobody, &meetings), Cell::Running(2));
    assert_eq!(cell(2, 0, &nobody, &meetings), Cell::Running(0));
    assert_eq!(cell(0, 0, &nobody, &meetings), Cell::Own);
    assert!(!is_over(&nobody, &meetings));
    meetings[1].games = [Game::Open; 2];
    assert_eq!(cell(2, 0, &nobody, &meetings), Cell::Open);
}

proptest! {
    /// Points are those of the games, and renaming people changes nothing but their names.
    #[test]
    fn the_standing_is_a_count_of_the_games(
        people in 3_usize..8,
        results in vec((0_u8..3, 0_u8..3), 28),
        turn in 1_usize..8,
    ) {
        let meetings: Vec<_> = rounds(people).into_iter().zip(&results).map(|(pair, games)| (pair, [games.0, games.1])).collect();
        let lines = standing(&vec![None; people], &played(&meetings), Some(1));
        let all: i64 = lines.iter().map(|line| line.points).sum();
        prop_assert_eq!(all, 4 * meetings.len() as i64, "two points a meeting");
        prop_assert!(lines.windows(2).all(|pair| pair[0].place <= pair[1].place && pair[0].points >= pair[1].points));
        let renamed = |person: usize| (person + turn) % people;
        let others: Vec<_> = meetings.iter().map(|((one, other), games)| ((renamed(*one), renamed(*other)), *games)).collect();
        let mut others = places(&standing(&vec![None; people], &played(&others), Some(1)));
        let mut expected: Vec<_> = places(&lines).into_iter().map(|(person, place)| (renamed(person), place)).collect();
        others.sort_unstable();
        expected.sort_unstable();
        prop_assert_eq!(others, expected);
    }
}
