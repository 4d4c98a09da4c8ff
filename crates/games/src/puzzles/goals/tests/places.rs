//! Puzzles of Fullend.

use super::super::places::images;
use super::*;

#[test]
fn a_place_has_eight_images_by_the_symmetries_of_the_box() {
    let mut expected = [
        "upright 10 40 30",
        "upright 110 40 150",
        "upright 10 80 150",
        "upright 110 80 30",
        "upright 40 10 60",
        "upright 40 110 120",
        "upright 80 10 120",
        "upright 80 110 60",
    ];
    expected.sort_unstable();
    assert_eq!(images("upright 10 40 30"), expected);
    assert_eq!(images("flat 60 60 0"), ["flat 60 60 0"]);
    assert_eq!(images("a1 b1"), [""; 0]);
}

#[test]
fn images_of_a_box_and_tiles_laid_in_another_order_have_one_id() {
    let game = games::find("fullend").unwrap();
    let table = game.info.table(&[].into(), None).unwrap();
    let key = |turns: &[&str]| {
        let trace: Vec<String> = turns.iter().map(ToString::to_string).collect();
        symmetry::key_of_turns(game, &table, &serde_json::Value::Null, &trace).unwrap()
    };
    let first = key(&["flat 30 40 15", "upright 90 80 30"]);
    assert_eq!(key(&["upright 90 80 30", "flat 30 40 15"]), first);
    assert_eq!(key(&["flat 90 40 75", "upright 30 80 150"]), first);
    assert_ne!(key(&["flat 90 40 75", "upright 90 80 30"]), first);
    assert_ne!(key(&["flat 30 40 15", "upright 90 80 45"]), first);
}

#[test]
fn the_reflection_alone_answers_the_tile_without_one() {
    for puzzle in of_sort(Sort::Mirror).iter().step_by(10) {
        let last = puzzle.trace.last().unwrap();
        let others = images(last);
        let right = others
            .iter()
            .filter(|turn| puzzle.is_right(0, turn) == Some(true));
        assert_eq!(right.collect::<Vec<_>>(), [&puzzle.decisions[0][0]]);
        assert_eq!(puzzle.is_right(0, last), None);
    }
}

#[test]
fn tiles_of_the_one_gap_win_and_no_offered_place_does() {
    let mut most = 0;
    for puzzle in of_sort(Sort::Outlast).iter().take(4) {
        let board = puzzle.board().unwrap();
        let turns = board.turns(puzzle.seat);
        let is_right = |turn: &&String| puzzle.is_right(0, turn) == Some(true);
        let right: Vec<&String> = turns.iter().filter(is_right).collect();
        most = most.max(right.len());
        assert!(turns.len() <= 131 && right.len() < turns.len());
        let offered = board.offered(puzzle.seat, "").turns;
        assert!(!offered.is_empty() && !right.iter().any(|turn| offered.contains(turn)));
    }
    assert!(most > 1);
}
