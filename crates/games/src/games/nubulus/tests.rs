use super::*;
use crate::board::Board;
use crate::contract::{
    CHOICES, after, ann_and_ben, going_on, places, played, report, table, texts,
};
use crate::game::Lang;
use crate::game::notation::step;
use crate::play::Play;

/// A position drawn with `1` for White and `2` for Black.
fn drawn(to_act: u8, drawing: &str) -> Nubulus {
    let cells = |mark| Cells::drawn(BOARD, drawing, mark);
    Nubulus {
        pawns: [cells('1'), cells('2')],
        to_act: Seat(to_act),
    }
}

fn start(lines: &[&str]) -> Play<Nubulus> {
    played::<Nubulus>(&table::<Nubulus>(2, &[]), (), lines)
}

fn stand(game: &Nubulus) -> [String; 2] {
    [1, 2].map(|seat| crate::game::kit::words::list(game.pawns(Seat(seat)).iter()))
}

const STEPS: &str = "
    . . . . . . . . 2
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . 2 . . .
    . . . . . . . . .
    . 1 . . . . . . .
    . . . . . . . . .";

const CHAIN: &str = "
    2 . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . 2 . 2 . 2 . .
    . . . 1 . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . 1";

const FORK: &str = "
    . . . . . . . . 2
    . . . . . . . . .
    . . . . . . . . .
    . . 2 . 2 . . . .
    . . . 1 . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .";

#[test]
fn fourteen_pawns_a_side_stand_on_the_cells_of_their_colour() {
    assert_eq!(
        stand(start(&[]).game()),
        [
            "a1, a3, b2, c1, c3, d2, e1, e3, f2, g1, g3, h2, i1, i3",
            "a6, a8, b7, c6, c8, d7, e6, e8, f7, g6, g8, h7, i6, i8"
        ]
    );
}

#[test]
fn a_pawn_steps_one_cell_forward_left_or_right_to_a_free_cell() {
    assert_eq!(texts(&drawn(1, STEPS)), ["b2 a2", "b2 b3", "b2 c2"]);
    let black = drawn(2, STEPS);
    assert_eq!(texts(&black), ["f4 e4", "f4 f3", "f4 g4", "i8 h8", "i8 i7"]);
    assert!(!texts(&after(drawn(1, STEPS), &["b2 b3", "f4 e4"])).contains(&"b3 b2".into()));
}

#[test]
fn it_jumps_diagonally_in_any_direction_and_takes_at_once() {
    let game = drawn(
        1,
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . 2 2 2 . . . .
         . . 2 1 2 . . . .
         . . 2 2 2 . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    // Each of these goes on from where it lands: b2 and the others lie in a ring around it.
    let first: Vec<String> = texts(&game)
        .iter()
        .map(|turn| turn[..5].to_owned())
        .collect();
    for to in ["d4 b2", "d4 b6", "d4 f2", "d4 f6"] {
        assert!(first.contains(&to.to_owned()), "{to}");
    }
    assert!(
        first.iter().all(|turn| !turn.ends_with("d6")),
        "not straight on"
    );
}

#[test]
fn if_any_jump_is_possible_the_turn_must_be_a_jump() {
    assert!(texts(&drawn(1, FORK)).iter().all(|turn| turn.len() > 4));
    assert_eq!(texts(&drawn(1, FORK)), ["d4 f6", "d4 b6"]);
    assert!(drawn(1, FORK).must_jump(Seat(1)) && !drawn(1, STEPS).must_jump(Seat(1)));
}

#[test]
fn the_same_pawn_goes_on_as_long_as_it_can() {
    let game = drawn(1, CHAIN);
    assert_eq!(texts(&game), ["d4 f6 h4", "d4 b6"]);
    let taken = after(game, &["d4 f6 h4"]);
    assert_eq!(stand(&taken), ["h4, i1", "a8, c5"]);
}

#[test]
fn there_is_no_duty_to_take_the_most() {
    assert_eq!(stand(&after(drawn(1, CHAIN), &["d4 b6"]))[1], "a8, e5, g5");
}

#[test]
fn a_chain_may_pass_where_it_began() {
    let round = drawn(
        1,
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . 2 . 2 . . . .
         . . . . . . . . .
         . . 2 . 2 . . . .
         . . . 1 . . . . .
         . . . . . . . . .",
    );
    let both = ["d2 f4 d6 b4 d2", "d2 b4 d6 f4 d2"];
    assert_eq!(texts(&round), both);
    assert_eq!(stand(&after(round, &both[..1])), ["d2", ""]);
}

#[test]
fn a_pawn_that_lands_on_the_far_row_ends_the_turn_and_wins() {
    let step = drawn(
        2,
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         2 . . . . . . 1 .
         . . . . . . . . .",
    );
    assert_eq!(places(after(step, &["a2 a1"]).outcome().as_ref()), [2, 1]);
    let middle = drawn(
        1,
        ". . . . . . . . 2
         . . 2 . 2 . . . .
         . 1 . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    assert_eq!(texts(&middle), ["b6 d8"], "it does not go on to f6");
    assert_eq!(places(after(middle, &["b6 d8"]).outcome().as_ref()), [1, 2]);
}

#[test]
fn a_seat_with_no_pawns_left_loses() {
    let last = drawn(
        1,
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . 2 . . . .
         . . . 1 . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    assert_eq!(places(after(last, &["d4 f6"]).outcome().as_ref()), [1, 2]);
}

#[test]
fn a_seat_without_a_legal_turn_loses() {
    let stuck = drawn(
        1,
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . 2 . . . . . .
         2 2 . . . . . . .
         1 2 . . . . . . .",
    );
    assert!(!stuck.can_act(Seat(1)) && texts(&stuck).is_empty());
}

#[test]
fn the_third_occurrence_of_an_arrangement_is_a_draw() {
    let round = ["1 a3 b3", "2 a6 b6", "1 b3 a3", "2 b6 a6"];
    assert_eq!(start(&round).outcome(), None);
    let thrice = start(&[round, round].concat());
    assert_eq!(places(thrice.outcome()), [1, 1]);
}

#[test]
fn halfway_the_pawn_stands_where_it_has_jumped_so_far() {
    let game = drawn(1, CHAIN);
    let mut walked = game.clone();
    assert!(walked.play_partial(Seat(1), &["d4", "f6"]).is_some());
    assert_eq!(stand(&walked), ["f6, i1", "a8, c5, g5"]);
    assert_eq!(walked.to_act, Seat(1));
    let mut chosen = game.clone();
    assert!(chosen.play_partial(Seat(1), &["d4"]).is_none() && chosen == game);
}

#[test]
fn a_step_takes_at_most_three_choices() {
    let turns = Board::turns(&start(&[]), Seat(1));
    let first = step(&turns, "", CHOICES).into_iter();
    let second = first.flat_map(|choice| step(&turns, &choice.text, CHOICES));
    assert!(second.into_iter().all(|choice| choice.is_turn));
}

#[test]
fn reports_say_what_was_taken_and_why_it_wins() {
    let lang = ann_and_ben();
    let report = |seat, drawing, text: &str| report(&drawn(seat, drawing), text, &lang);
    assert_eq!(report(1, STEPS, "b2 c2"), "Ann moved from b2 to c2.");
    assert_eq!(
        report(1, CHAIN, "d4 b6"),
        "Ann jumped from d4 to b6, taking c5."
    );
    assert_eq!(
        report(1, CHAIN, "d4 f6 h4"),
        "Ann jumped from d4 by way of f6 to h4, taking e5, g5."
    );
    let last = CHAIN
        .replace("2 . 2 . 2", ". . 2 . .")
        .replacen('2', ".", 1);
    assert_eq!(
        report(1, &last, "d4 f6"),
        "Ann jumped from d4 to f6, taking e5. Ben has no pawns left."
    );
    let far =
        ". . . . . . . . .\n1 . . . . . . . .\n".to_owned() + &". . . . . . . . .\n".repeat(5);
    let far = far + ". . . . . . . . 2";
    assert_eq!(
        report(1, &far, "a7 a8"),
        "Ann moved from a7 to a8. That is the far row."
    );
}

#[test]
fn the_words_tell_the_whole_position() {
    let play = going_on(drawn(1, CHAIN), &["d4 b6"]);
    let scene = play.scene(None, &Lang::english());
    assert_eq!(
        scene.alt,
        "▲ Black to move. ◯ White has 2 pawns: b6, i1. ▲ Black has 3 pawns: a8, e5, g5. \
         Last: ◯ White jumped from d4 to b6, taking c5."
    );
    let lines: Vec<&str> = scene.text.lines().collect();
    assert_eq!(lines[0], "8 ▲ · · · · · · · ·");
    assert_eq!(lines[10..], ["◯ d4→b6 ✗c5", "", "▶ ▲"]);
    let start = start(&[]).scene(None, &Lang::english());
    assert!(!start.alt.contains("must"));
    let must = going_on(drawn(1, FORK), &[]).scene(None, &Lang::english());
    assert!(must.alt.ends_with("◯ White must capture."), "{}", must.alt);
}
