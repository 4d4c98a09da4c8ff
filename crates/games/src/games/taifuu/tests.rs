use super::*;
use crate::board::Board;
use crate::contract::{CHOICES, after, ann_and_ben, places, played, report, table};
use crate::game::Lang;
use crate::game::notation::step;
use crate::play::Play;

/// A position drawn with `1` and `2`, after no turn that could be undone.
fn drawn(to_act: u8, drawing: &str) -> Taifuu {
    Taifuu(Position::drawn(to_act, drawing))
}

fn start(lines: &[&str]) -> Play<Taifuu> {
    played::<Taifuu>(&table::<Taifuu>(2, &[]), (), lines)
}

fn has(game: &Taifuu, turn: &str) -> bool {
    game.read(game.0.to_act, turn).is_some()
}

fn stands(game: &Taifuu, seat: u8) -> String {
    crate::game::kit::words::list(game.0.pieces(Seat(seat)).iter())
}

#[test]
fn five_pieces_start_on_each_home_row() {
    let game = start(&[]).game().clone();
    assert_eq!(stands(&game, 1), "a1, b1, c1, d1, e1");
    assert_eq!(stands(&game, 2), "a5, b5, c5, d5, e5");
}

#[test]
fn a_piece_moves_one_cell_in_one_of_eight_directions() {
    let game = drawn(1, ". . . . .\n. . . . .\n. . 1 . .\n. . . . .\n. . . . .");
    let turns: Vec<String> = game
        .turns(Seat(1))
        .iter()
        .map(ToString::to_string)
        .collect();
    let expected = [
        "c3 c4", "c3 d4", "c3 d3", "c3 d2", "c3 c2", "c3 b2", "c3 b3", "c3 b4",
    ];
    assert_eq!(turns, expected);
}

#[test]
fn the_unbroken_line_of_both_seats_is_pushed_one_cell() {
    let game = drawn(1, ". . . . .\n. . . . .\n1 2 1 . 2\n. . . . .\n. . . . .");
    let game = after(game, &["a3 b3"]);
    assert_eq!(
        (stands(&game, 1), stands(&game, 2)),
        ("b3, d3".into(), "c3, e3".into())
    );
}

#[test]
fn the_cell_behind_the_line_must_be_on_the_board_and_free() {
    let game = drawn(1, ". . 2 . .\n. . . . .\n1 2 1 2 2\n. . 1 . .\n. 1 . . .");
    assert!(!has(&game, "a3 b3"), "nothing leaves the board");
    assert!(
        !has(&game, "c3 d3"),
        "nor does it from the middle of a line"
    );
    assert!(has(&game, "c2 c3"), "c4 is free");
    assert!(has(&game, "b1 c2"));
}

#[test]
fn the_exact_reverse_with_the_same_pieces_is_not_allowed() {
    let line = drawn(1, ". . . . .\n. . . . .\n1 2 . . .\n. . . . .\n. . 2 . .");
    let pushed = after(line, &["a3 b3"]);
    assert!(!has(&pushed, "c3 b3"));
    assert_eq!(
        pushed.0.banned.map(|turn| turn.to_string()),
        Some("c3 b3".into())
    );
    assert!(has(&pushed, "c3 c2"), "another way is free");
}

#[test]
fn a_push_back_of_other_pieces_is_allowed() {
    let game = drawn(1, ". . . . .\n. . . . .\n. 1 2 . 2\n. . . . .\n. . . . .");
    let pushed = after(game, &["b3 c3"]);
    assert_eq!(stands(&pushed, 2), "d3, e3");
    assert!(!has(&pushed, "d3 c3"), "the same two back");
    assert!(has(&pushed, "e3 d3"), "three pieces, not the same set");
}

#[test]
fn the_ban_lasts_one_turn() {
    let game = drawn(1, "2 . . . .\n. . . . .\n1 2 . . .\n. . . . 1\n. . . . .");
    let later = after(game, &["a3 b3", "a5 a4", "e2 e3"]);
    assert!(has(&later, "c3 b3"));
}

#[test]
fn a_seat_with_a_piece_on_the_enemy_home_row_wins() {
    let game = drawn(1, ". . . . .\n. 1 . . .\n. . . . .\n. . . . .\n. . 2 . .");
    let over = after(
        drawn(1, ". . . . .\n. 1 . . .\n. . . . 2\n. . . . .\n. . . . ."),
        &["b4 c5"],
    );
    assert_eq!(places(over.outcome().as_ref()), [1, 2]);
    assert_eq!(
        places(game.outcome().as_ref()),
        [2, 1],
        "seat 2 stands there"
    );
}

#[test]
fn whoever_put_it_there() {
    let game = drawn(2, ". . . . .\n. 1 . . .\n. 2 . . .\n. . . . .\n. . . . .");
    assert_eq!(places(after(game, &["b3 b4"]).outcome().as_ref()), [1, 2]);
}

#[test]
fn a_seat_without_a_legal_turn_loses() {
    let shut_in = drawn(1, "1 2 . . .\n2 2 . . .\n2 2 2 . .\n2 2 2 . .\n1 2 2 2 2");
    let in_the_corner = drawn(1, "2 2 2 2 2\n2 2 2 2 2\n2 2 2 2 2\n2 2 2 2 2\n1 2 2 2 2");
    assert!(shut_in.can_act(Seat(1)) && !shut_in.turns(Seat(1)).is_empty());
    assert!(!in_the_corner.can_act(Seat(1)) && in_the_corner.turns(Seat(1)).is_empty());
}

#[test]
fn the_third_occurrence_of_an_arrangement_is_a_draw() {
    let round = ["1 a1 a2", "2 a5 a4", "1 a2 a1", "2 a4 a5"];
    assert_eq!(start(&round).outcome(), None);
    let thrice = start(&[round, round].concat());
    assert_eq!(places(thrice.outcome()), [1, 1]);
}

#[test]
fn how_the_pieces_came_there_is_no_part_of_the_arrangement() {
    let one = start(&["1 a1 a2", "2 a5 a4", "1 b1 b2"]);
    let other = start(&["1 b1 b2", "2 a5 a4", "1 a1 a2"]);
    assert_ne!(one.last(), other.last(), "another turn was the last");
    assert_eq!(one.game().repetition_key(), other.game().repetition_key());
}

#[test]
fn a_turn_takes_two_choices() {
    let turns = Board::turns(&start(&["1 c1 c2"]), Seat(2));
    let from = step(&turns, "", CHOICES).into_iter();
    let rest = from.filter(|from| !from.is_turn);
    let to = rest.flat_map(|from| step(&turns, &from.text, CHOICES));
    assert!(to.into_iter().all(|to| to.is_turn));
}

#[test]
fn reports_say_what_was_pushed_and_who_has_won() {
    let lang = ann_and_ben();
    let report = |drawing, text: &str| report(&drawn(1, drawing), text, &lang);
    let board = ". . . . .\n. . 1 . .\n2 . . . .\n1 2 1 . .\n. . . . .";
    assert_eq!(report(board, "c2 c3"), "Ann moved from c2 to c3.");
    assert_eq!(
        report(board, "a2 b2"),
        "Ann moved from a2 to b2, pushing the pieces on b2, c2."
    );
    assert_eq!(
        report(board, "c4 c5"),
        "Ann moved from c4 to c5. Ann is on the home row of Ben."
    );
}

#[test]
fn the_words_tell_the_whole_position() {
    let play = start(&["1 c1 c2", "2 c5 c4", "1 c2 c3", "2 c4 c3"]);
    let scene = play.scene(None, &Lang::english());
    assert_eq!(
        scene.alt,
        "◯ blue to move. ◯ blue has pieces on a1, b1, c2, d1, e1. ▲ gold has pieces on a5, b5, c3, d5, e5. \
         Last: ▲ gold moved from c4 to c3, pushing the piece on c3. ◯ blue may not undo this with c2 c3."
    );
    assert_eq!(
        scene.text,
        "5 ▲ ▲ · ▲ ▲\n4 · · · · ·\n3 · · ▲ · ·\n2 · · ◯ · ·\n1 ◯ ◯ · ◯ ◯\n  a b c d e\n\n\
         ▲ c4→c3  c3→c2\n✗ c2 c3\n\n▶ ◯"
    );
}
