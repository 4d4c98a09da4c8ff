use super::*;
use crate::board::Board;
use crate::contract::{CHOICES, ann_and_ben, places, played, table};
use crate::game::Lang;
use crate::game::kit::words::list;
use crate::game::notation::step;
use crate::play::Play;

fn start(lines: &[&str]) -> Play<Trix> {
    played::<Trix>(&table::<Trix>(2, &[]), (), lines)
}

/// A position drawn with `1` and `2` for the pieces.
fn drawn(to_act: u8, made: [u8; 2], drawing: &str) -> Trix {
    let mut game = start(&[]).game().clone();
    game.pieces = [1, 2].map(|seat| {
        let is_there = |&(_, mark): &(Cell, char)| mark.to_digit(10) == Some(seat);
        let cells = BOARD.drawn(drawing).into_iter().filter(is_there);
        cells.map(|(cell, _)| cell).collect()
    });
    (game.to_act, game.made) = (Seat(to_act), made);
    game
}

/// The cells to which the piece on a cell can go.
fn goes(game: &Trix, from: &str) -> String {
    list(reached(game.taken(), from.parse().unwrap()).iter())
}

/// The position after the seat to act has taken this turn.
fn after(game: &Trix, text: &str) -> Trix {
    let mut after = game.clone();
    let turn = game.read(game.to_act, text).unwrap();
    after.play(game.to_act, &turn);
    after
}

/// Seat 1 brings all its pieces home.
const HOME: [&str; 7] = [
    "1 a1 b2", "2 c4 b3", "1 a2 c4", "2 d3 c2", "1 b1 d3", "2 d4 c3", "1 b2 d4",
];

#[test]
fn three_pieces_start_in_each_camp() {
    let game = start(&[]).game().clone();
    assert_eq!(list(game.pieces(Seat(1)).iter()), "a1, a2, b1");
    assert_eq!(list(game.pieces(Seat(2)).iter()), "c4, d3, d4");
}

#[test]
fn a_piece_steps_in_any_of_8_directions_to_a_free_cell() {
    let game = drawn(1, [0; 2], ". . . .\n. . . .\n. 1 . .\n. . . .");
    assert_eq!(goes(&game, "b2"), "a1, a2, a3, b1, b3, c1, c2, c3");
}

#[test]
fn it_jumps_over_a_piece_of_either_seat_in_any_direction_to_the_cell_behind() {
    let game = drawn(1, [0; 2], ". . . .\n1 2 . .\n1 1 . .\n. . . .");
    assert_eq!(goes(&game, "b2"), "a1, b1, b4, c1, c2, c3");
    assert_eq!(goes(&game, "a2"), "a1, a4, b1, c2, c4");
    let blocked = drawn(1, [0; 2], ". . . .\n. . . .\n. . . .\n1 2 1 .");
    assert_eq!(goes(&blocked, "a1"), "a2, b2");
}

#[test]
fn it_may_jump_on_and_stop_after_any_jump() {
    let game = drawn(1, [0; 2], ". . . .\n. . 2 .\n. . . .\n1 2 . 2");
    // Over b1 to c1; there d1 and c3 are no neighbours to jump.
    assert_eq!(goes(&game, "a1"), "a2, b2, c1");
    let game = drawn(1, [0; 2], ". . . .\n. . . .\n. . 2 .\n1 2 . .");
    assert_eq!(goes(&game, "a1"), "a2, b2, c1, c3");
}

#[test]
fn two_routes_to_one_cell_are_one_turn() {
    let game = drawn(1, [0; 2], ". . . .\n. 2 . .\n2 . 2 .\n1 2 . .");
    let to_c3: Vec<Turn> = game
        .turns(Seat(1))
        .into_iter()
        .filter(|turn| turn.to_string() == "a1 c3")
        .collect();
    assert_eq!(to_c3.len(), 1);
}

#[test]
fn a_route_may_come_back_over_the_cell_it_started_from() {
    // Round over b1, c2, b3, a2: back on a1, which is free, but no place to stop.
    let game = drawn(1, [0; 2], ". . . .\n. 2 . .\n2 . 2 .\n1 2 . .");
    assert!(!goes(&game, "a1").contains("a1"));
    // From b2 over c2, and back over it to b2 again, on to b4.
    let game = drawn(1, [0; 2], ". . . .\n. 2 . .\n. 1 2 .\n. . . .");
    assert!(goes(&game, "b2").contains("b4"));
}

#[test]
fn its_own_cell_is_nothing_to_jump_over() {
    let game = drawn(1, [0; 2], ". . . .\n. . . .\n2 . . .\n1 2 . .");
    // c1 is reached, but from there a1 cannot be jumped over, nor anything else.
    assert_eq!(goes(&game, "a1"), "a3, b2, c1");
    let game = drawn(1, [0; 2], ". . . .\n. . 2 .\n. 1 . .\n2 . . .");
    assert_eq!(goes(&game, "b2"), "a2, a3, b1, b3, c1, c2, d4");
}

#[test]
fn a_seat_has_arrived_when_the_other_camp_is_full_of_its_pieces() {
    assert_eq!(places(start(&HOME).outcome()), [1, 2]);
    assert_eq!(start(&HOME[..6]).outcome(), None);
}

#[test]
fn a_piece_of_the_camps_owner_keeps_the_other_out_before_its_tenth_turn() {
    let blocked = drawn(1, [12, 8], "2 . 1 2\n. . 1 .\n. . . 2\n1 . . .");
    assert_eq!(after(&blocked, "c3 d3").arrived(), None);
}

#[test]
fn from_its_tenth_turn_on_a_piece_of_the_camps_owner_does_not() {
    let blocked = drawn(1, [10, 10], "2 . 1 2\n. . 1 .\n. . . 2\n1 . . .");
    assert_eq!(after(&blocked, "c3 d3").arrived(), Some(Seat(1)));
}

#[test]
fn the_turn_just_made_is_included() {
    let waiting = drawn(2, [10, 9], "2 . 1 2\n. . . 1\n. . . 2\n1 . . .");
    assert_eq!(waiting.arrived(), None);
    let arrived = after(&waiting, "a4 a3");
    assert_eq!(arrived.arrived(), Some(Seat(1)));
    assert_eq!(arrived.outcome(), Some(Outcome::winner(Seat(1), 2)));
}

#[test]
fn at_least_one_piece_must_be_its_own_and_no_cell_free() {
    let home = drawn(1, [10, 10], ". . 2 2\n. . . 2\n1 . . .\n1 1 . .");
    assert_eq!(home.arrived(), None);
    let gap = drawn(2, [10, 10], ". . . 2\n. . . 1\n1 . . .\n1 . 2 .");
    assert_eq!(gap.arrived(), None);
}

#[test]
fn after_each_turn_the_seat_that_has_just_moved_is_tested_first() {
    let mut both = drawn(2, [10, 10], ". . 1 2\n. . . 1\n2 . . .\n1 2 . .");
    assert_eq!(both.arrived(), Some(Seat(1)));
    both.to_act = Seat(1);
    assert_eq!(both.arrived(), Some(Seat(2)));
}

#[test]
fn a_seat_without_a_legal_turn_loses() {
    let shut_in = drawn(1, [0; 2], "1 2 2 .\n2 2 . .\n2 . 2 .\n. . . .");
    assert!(!shut_in.can_act(Seat(1)) && shut_in.turns(Seat(1)).is_empty());
}

#[test]
fn the_third_occurrence_of_an_arrangement_with_the_same_seat_to_act_is_a_draw() {
    let round = ["1 a1 b2", "2 d4 c3", "1 b2 a1", "2 c3 d4"];
    assert_eq!(start(&round).outcome(), None);
    let thrice = start(&[round, round].concat());
    assert_eq!(places(thrice.outcome()), [1, 1]);
}

#[test]
fn turns_made_are_no_part_of_the_arrangement() {
    let one = drawn(1, [0, 0], ". . 1 2\n. . . 1\n2 . . .\n1 2 . .");
    let other = drawn(1, [9, 4], ". . 1 2\n. . . 1\n2 . . .\n1 2 . .");
    assert_ne!(one, other);
    assert_eq!(one.repetition_key(), other.repetition_key());
}

#[test]
fn the_picture_takes_a_shortest_route() {
    let stops = |game: &Trix, text: &str| {
        let turn = game.read(game.to_act, text).unwrap();
        let cells = route(game.taken(), turn);
        list(cells)
    };
    let game = drawn(1, [0; 2], ". . . .\n. 2 . .\n2 . 2 .\n1 2 . .");
    assert_eq!(stops(&game, "a1 c3"), "a1, a3, c3");
    // a3 over a2 takes one jump, b2 none.
    assert_eq!(stops(&game, "a1 b2"), "a1, b2");
    let ladder = start(&["1 a1 c1", "2 c4 b3"]).game().clone();
    assert_eq!(stops(&ladder, "c1 c3"), "c1, a1, a3, c3");
}

#[test]
fn a_turn_takes_at_most_two_choices() {
    let lines = ["1 b1 c2", "2 c4 b3", "1 a2 c4", "2 d4 b2"];
    for line in [&lines[..0], &lines] {
        let board = start(line);
        let turns = Board::turns(&board, Seat(1));
        for first in step(&turns, "", CHOICES) {
            let then = step(&turns, &first.text, CHOICES);
            assert!(first.is_turn || then.iter().all(|step| step.is_turn));
        }
    }
}

#[test]
fn reports_say_what_was_jumped_over_and_who_has_arrived() {
    let lang = ann_and_ben();
    let report = |lines: &[&str]| start(lines).describe(None, &lang).unwrap();
    assert_eq!(report(&["1 b1 c2"]), "Ann moved from b1 to c2.");
    assert_eq!(
        report(&["1 b1 c2", "2 c4 b3", "1 a2 c4", "2 d4 b2"]),
        "Ben jumped from d4 to b2, over d3, c2."
    );
    assert_eq!(
        report(&HOME),
        "Ann jumped from b2 to d4, over c3. Ann has arrived."
    );
}

#[test]
fn the_words_tell_the_whole_position() {
    let lines = ["1 b1 c2", "2 c4 b3", "1 a2 c4", "2 d4 b2"];
    let scene = start(&lines).scene(None, &Lang::english());
    assert_eq!(
        scene.alt,
        "◯ blue to move. ◯ blue has pieces on a1, c2, c4 and heads for c4, d3, d4. \
         ▲ gold has pieces on b2, b3, d3 and heads for a1, a2, b1. After ten moves a player can no longer keep the other out \
         by staying home. Moves so far: ◯ blue 2, ▲ gold 2. \
         Last: ▲ gold jumped from d4 to b2, over d3, c2."
    );
    assert_eq!(
        scene.text,
        "4 · · ◯ ·\n3 · ▲ · ▲\n2 · ▲ ◯ ·\n1 ◯ · · ·\n  a b c d\n\n▶ ◯ ⇒ c4, d3, d4\n  ▲ ⇒ a1, a2, b1\n\n\
         ▲ d4→d2→b2\n\nAfter ten moves a player can no longer keep the other out by staying home. \
         Moves so far: ◯ blue 2, ▲ gold 2.\n\n◯ blue to move."
    );
}
