//! Tasks of puzzles.

use super::*;
use crate::exercise::Exercises;

const BLUE: Seat = Seat(1);

fn meets(game: &DungeonChess, task: &str) -> Option<bool> {
    let words: Vec<&str> = task.split(' ').collect();
    game.meets_task(game, BLUE, &words)
}

#[test]
fn points_ahead_count_the_own_target_and_no_other() {
    // 24 points each, and both targets are met.
    let begun = begun(2, &["1 d1 c1"]);
    let game = begun.game();
    for (task, is_met) in [
        ("holds 3", true),
        ("holds 4", false),
        ("lead 3", true),
        ("lead 4", false),
    ] {
        assert_eq!(meets(game, task), Some(is_met), "{task}");
    }
    for task in ["holds", "lead x", "margin"] {
        assert_eq!(meets(game, task), None, "{task}");
    }
}

#[test]
fn before_a_target_is_kept_and_with_three_seats_there_is_no_task() {
    assert_eq!(meets(start(2, &[]).game(), "holds 0"), None);
    assert_eq!(meets(begun(3, &[]).game(), "holds 0"), None);
}

#[test]
fn a_lead_is_kept_only_if_the_rival_cannot_prevent_it() {
    // Blue's Kor attacks both Lottatori of gold, and one of them can go.
    let attacked = ranks(&[
        (8, "l . . . . . . ."),
        (6, "K . . l . . . ."),
        (1, ". . . L . . . ."),
    ]);
    let mut game = at(Public::drawn(2, &attacked).with_chests(0).turn_of(Seat(2)));
    let lead = |game: &DungeonChess| {
        (-64..64)
            .rev()
            .find(|least| meets(game, &format!("lead {least}")) == Some(true))
    };
    let now = |game: &DungeonChess| {
        (-64..64)
            .rev()
            .find(|least| meets(game, &format!("holds {least}")) == Some(true))
    };
    // The other one is captured: 2 points more for blue, 2 fewer for gold.
    assert_eq!(lead(&game), now(&game).map(|points| points + 4));
    play(&mut game, "a8 b8");
    play(&mut game, "a6 d6");
    assert_eq!(lead(&game), now(&game));
}

#[test]
fn a_close_is_forced_where_one_of_two_attacked_characters_is_lost() {
    let forced = ranks(&[
        (8, "l . . . . . . ."),
        (6, "K . . . . . . ."),
        (3, ". . . . . . . M"),
        (1, ". . . . . . . l"),
    ]);
    let forced = Public::drawn(2, &forced).with_chests(0).turn_of(Seat(2));
    assert_eq!(meets(&at(forced.clone()), "close"), Some(true));
    // A ransom keeps the game going.
    assert_eq!(meets(&at(forced.with_chests(1)), "close"), Some(false));
    let single = ranks(&[
        (8, "l . . . . . . ."),
        (6, "K . . . . . . ."),
        (2, ". . . . . . . M"),
        (1, ". . . . l . . ."),
    ]);
    let single = Public::drawn(2, &single).with_chests(0).turn_of(Seat(2));
    assert_eq!(meets(&at(single), "close"), Some(false));
}

#[test]
fn a_closed_game_is_won_only_against_every_target_that_the_rival_may_have() {
    let drawing = ranks(&[
        (8, "m . . . . . . k"),
        (6, "K . . . . . . ."),
        (1, ". . . L . . . ."),
    ]);
    let mut game = drawn(2, &drawing);
    play(&mut game, "a6 a8");
    // 20 to 16: gold's target, 3, is not met, but 5 is worth 4.
    let outcome = game.outcome().unwrap();
    assert!(outcome.is_won_by(BLUE), "{outcome:?}");
    assert_eq!(meets(&game, "close"), Some(false));
    // With 5 among blue's own cards the most that gold may have is 3, by 2.
    game.dealt[0] = [5, 7].map(|number| Target::new(number).unwrap());
    assert_eq!(meets(&game, "close"), Some(true));
}
