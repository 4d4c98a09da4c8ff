use super::*;
use crate::board::Board;
use crate::contract::{CHOICES, ann_and_ben, places, played, table};
use crate::game::Lang;
use crate::game::notation::step;
use crate::play::Play;

/// A play in which seats 1 and 2 placed on these cells by turns.
fn start(rectangles: &str, cells: &str) -> Play<Quadrangle> {
    let lines: Vec<String> = cells
        .split(' ')
        .enumerate()
        .map(|(i, cell)| format!("{} {cell}", 1 + i % 2))
        .collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    played(
        &table::<Quadrangle>(2, &[("rectangles", rectangles)]),
        (),
        &lines,
    )
}

/// Seat 1 tilts a rectangle of sides √5.
const TILTED: &str = "b1 a1 d2 a2 c4 d1 a3";
/// Nobody completes a rectangle.
const DRAWN: &str = "a1 a2 a3 a4 b2 b1 b3 b4 c1 c3 c2 c4 d3 d1 d4 d2";
/// Seat 2 completes one with the last piece of the game.
const LAST: &str = "a1 a3 a2 b1 a4 b4 b2 c2 b3 d1 c3 d2 c4 d3 d4 c1";

#[test]
fn a_piece_is_placed_on_a_free_cell() {
    let play = start("any", "b2 c3");
    let turns: Vec<String> = play
        .turns(Seat(1))
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(turns.len(), 14);
    assert!(!turns.contains(&"b2".to_owned()) && !turns.contains(&"c3".to_owned()));
}

#[test]
fn four_own_pieces_on_the_corners_of_a_rectangle_win_at_once() {
    let play = start("any", "a1 b1 a3 b2 d1 b3 d3");
    assert_eq!(places(play.outcome()), [1, 2]);
    assert!(start("any", "a1 b1 a3 b2 d1 d3 c1").outcome().is_none());
}

#[test]
fn squares_are_rectangles() {
    assert_eq!(
        places(start("any", "d4 b1 a3 b2 d1 c1 a4 c2").outcome()),
        [2, 1]
    );
}

#[test]
fn tilted_rectangles_count_unless_only_straight_ones_do() {
    assert_eq!(places(start("any", TILTED).outcome()), [1, 2]);
    assert!(start("straight", TILTED).outcome().is_none());
}

#[test]
fn a_full_board_without_a_rectangle_is_a_draw() {
    let play = start("any", DRAWN);
    assert_eq!(places(play.outcome()), [1, 1]);
}

#[test]
fn a_rectangle_completed_by_the_last_piece_wins() {
    assert_eq!(places(start("any", LAST).outcome()), [2, 1]);
}

#[test]
fn the_computer_completes_a_rectangle_or_keeps_the_other_from_it() {
    let considered = |cells, seat| {
        let game = start("any", cells).game().clone();
        let turns = game.candidate_turns(Seat(seat), &mut rand::SeedableRng::seed_from_u64(1));
        turns.into_iter().map(String::from).collect::<Vec<_>>()
    };
    assert_eq!(considered("b1 a1 d2 a2 c4 d1", 1), ["a3"]);
    assert_eq!(considered("b1 a1 d2 a2 c4", 2), ["a3"]);
    assert_eq!(considered("b1", 2).len(), 15);
}

#[test]
fn a_turn_takes_one_choice() {
    let turns = Board::turns(&start("any", "a1"), Seat(2));
    assert!(step(&turns, "", CHOICES).iter().all(|step| step.is_turn));
}

#[test]
fn reports_say_what_was_completed() {
    let lang = ann_and_ben();
    let report = |cells| start("any", cells).describe(None, &lang).unwrap();
    assert_eq!(report("a1 c3"), "Ben placed a piece on c3.");
    assert_eq!(
        report("b1 a1 d2 a2 c4 d1 a3"),
        "Ann placed a piece on a3 and completed the rectangle a3-b1-d2-c4."
    );
    assert_eq!(
        report(DRAWN),
        "Ben placed a piece on d2: the board is full, and nobody has a rectangle."
    );
}

#[test]
fn the_words_tell_the_whole_position() {
    let scene = start("any", TILTED).scene(None, &Lang::english());
    assert_eq!(
        scene.alt,
        "◯ blue has won. ◯ blue has pieces on a3, b1, c4, d2 and 4 left to place. ▲ gold has pieces on a1, a2, d1 \
         and 5 left to place. The last piece was placed on a3. The rectangle a3-b1-d2-c4 is complete. \
         Every rectangle counts, tilted ones too."
    );
    assert_eq!(
        scene.text,
        "4 · · ◯ ·\n3 ◯ · · ·\n2 ▲ · · ◯\n1 ▲ ◯ · ▲\n  a b c d\n\n◯ × 4   ▲ × 5\n\n◯ → a3\n\n\
         The rectangle a3-b1-d2-c4 is complete.\n\nEvery rectangle counts, tilted ones too.\n\n◯ blue has won."
    );
}
