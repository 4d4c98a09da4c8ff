//! Puzzles of Fullend.

use super::*;

#[test]
fn images_of_a_box_and_tiles_laid_in_another_order_have_one_id() {
    let game = games::find("fullend").unwrap();
    let table = game.info.table(&[].into(), None).unwrap();
    let key = |turns: &[&str]| {
        let trace: Vec<String> = turns.iter().map(ToString::to_string).collect();
        symmetry::key_of_turns(game, &table, &serde_json::Value::Null, &trace)
    };
    let first = key(&["flat 30 40 15", "upright 90 80 30"]);
    assert_eq!(key(&["upright 90 80 30", "flat 30 40 15"]), first);
    assert_eq!(key(&["flat 90 40 75", "upright 30 80 150"]), first);
    assert_ne!(key(&["flat 90 40 75", "upright 90 80 30"]), first);
    assert_ne!(key(&["flat 30 40 15", "upright 90 80 45"]), first);
}

#[test]
fn the_reflection_alone_answers_the_tile_without_one() {
    for puzzle in of_sort("mirror").iter().step_by(10) {
        let last = puzzle.trace.last().unwrap();
        let exercise = exercise(puzzle);
        assert!(exercise.choices.contains(last) || exercise.choices.len() < 8);
        assert_eq!(exercise.right, puzzle.decisions[0]);
        assert_eq!(puzzle.is_right(0, last), None);
    }
}

#[test]
fn tiles_of_the_one_gap_win_and_no_offered_place_does() {
    let mut most = 0;
    for puzzle in of_sort("outlast").iter().take(4) {
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
