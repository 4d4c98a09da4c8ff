use super::*;
use crate::board::Board;
use crate::contract::{
    CHOICES, after, ann_and_ben, going_on, places, played, report, table, texts,
};
use crate::game::Lang;
use crate::game::kit::words::list;
use crate::game::notation::step;
use crate::play::Play;

/// A position drawn with `p`, `s` and `b` for White's pawns, pieces and basileus, and `P`, `S` and
/// `B` for Black's.
fn drawn(to_act: u8, drawing: &str) -> Basileus {
    let cells = |mark| Cells::drawn(BOARD, drawing, mark);
    Basileus {
        chessmen: [['p', 's', 'b'].map(cells), ['P', 'S', 'B'].map(cells)],
        to_act: Seat(to_act),
        quiet: 0,
    }
}

/// The same with nothing on the three upper ranks.
fn low(to_act: u8, ranks: [&str; 5]) -> Basileus {
    let empty = ". . . . . . . . .\n";
    drawn(to_act, &format!("{}{}", empty.repeat(3), ranks.join("\n")))
}

fn start(lines: &[&str]) -> Play<Basileus> {
    played::<Basileus>(&table::<Basileus>(2, &[]), (), lines)
}

const EMPTY: &str = ". . . . . . . . .";

#[test]
fn nine_chessmen_a_side_stand_on_the_second_ranks() {
    let game = start(&[]).game().clone();
    for (seat, rank) in [(Seat(1), 2), (Seat(2), 7)] {
        let expected = ["a_, c_, g_, i_", "b_, d_, f_, h_", "e_"];
        for (kind, cells) in Kind::ALL.into_iter().zip(expected) {
            let cells = cells.replace('_', &rank.to_string());
            assert_eq!(list(game.of(seat, kind).iter()), cells);
        }
    }
}

#[test]
fn pawns_and_pieces_step_one_cell_diagonally() {
    for chessman in ["p", "s"] {
        let rank = EMPTY.replacen('.', chessman, 2).replacen(chessman, ".", 1);
        let game = low(1, [EMPTY, EMPTY, EMPTY, &rank, EMPTY]);
        assert_eq!(
            texts(&game),
            ["b2 c3", "b2 c1", "b2 a1", "b2 a3"],
            "{chessman}"
        );
    }
}

#[test]
fn the_basileus_steps_one_cell_in_any_direction() {
    let game = low(1, [EMPTY, EMPTY, ". b . . . . . . .", EMPTY, EMPTY]);
    let expected = [
        "b3 b4", "b3 c4", "b3 c3", "b3 c2", "b3 b2", "b3 a2", "b3 a3", "b3 a4",
    ];
    assert_eq!(texts(&game), expected);
}

#[test]
fn a_pawn_jumps_orthogonally_over_a_pawn_or_the_basileus() {
    let game = low(
        1,
        [
            EMPTY,
            ". P P S . . . . .",
            ". P p B . . . . .",
            ". . P . . . . . .",
            EMPTY,
        ],
    );
    assert_eq!(texts(&game), ["c3 c5", "c3 e3", "c3 c1", "c3 a3"]);
}

#[test]
fn a_piece_jumps_diagonally_over_a_pawn_or_the_basileus() {
    let game = low(
        1,
        [
            EMPTY,
            ". P . B . . . . .",
            ". P s P . . . . .",
            ". S . P . . . . .",
            EMPTY,
        ],
    );
    assert_eq!(texts(&game), ["c3 e5", "c3 e1", "c3 a5"]);
}

#[test]
fn the_basileus_jumps_all_ways_over_pawns_and_pieces_but_never_over_the_basileus() {
    let game = low(
        1,
        [
            EMPTY,
            ". P S P . . . . .",
            ". S b S . . . . .",
            ". P S . . . . . .",
            ". . . . . . . . B",
        ],
    );
    let first: Vec<String> = texts(&game)
        .iter()
        .map(|turn| turn[..5].to_owned())
        .collect();
    for to in ["c5", "e5", "e3", "c1", "a1", "a3", "a5"] {
        assert!(first.contains(&format!("c3 {to}")), "{to}");
    }
    let beside = low(1, [EMPTY, EMPTY, ". . b B . . . . .", EMPTY, EMPTY]);
    assert_eq!(
        texts(&beside),
        ["c3 d3"],
        "it steps onto it, and does not jump"
    );
}

#[test]
fn nobody_jumps_over_their_own() {
    let game = low(
        1,
        [
            EMPTY,
            EMPTY,
            ". s . . . . . . .",
            "p . . . . . . . .",
            EMPTY,
        ],
    );
    assert!(!game.must_capture(Seat(1)));
}

#[test]
fn capturing_is_obligatory_and_the_choice_is_free() {
    let game = low(
        1,
        [
            EMPTY,
            EMPTY,
            ". . P . . . . . .",
            ". s . . P p . . .",
            ". . . . . . . . b",
        ],
    );
    assert_eq!(texts(&game), ["b2 d4", "f2 d2"]);
}

#[test]
fn a_jumping_chessman_goes_on_as_long_as_it_can() {
    let game = low(
        1,
        [
            EMPTY,
            ". . . . P . . . .",
            EMPTY,
            ". . P . S . . . .",
            ". b . . . . . . .",
        ],
    );
    // Over the pawn on c2 to d3, then over the pawn or over the piece.
    assert_eq!(texts(&game), ["b1 d3 f5", "b1 d3 f1"]);
    let taken = after(game, &["b1 d3 f1"]);
    assert_eq!(list(taken.chessmen(Seat(2)).iter()), "e4");
    assert_eq!(list(taken.chessmen(Seat(1)).iter()), "f1");
}

#[test]
fn the_step_onto_the_basileus_captures_it_and_is_a_turn_of_its_own() {
    let game = low(
        1,
        [
            EMPTY,
            ". . B . . . . . .",
            ". . . . . . . . .",
            ". P . . . . . . .",
            "b . . . . . . . .",
        ],
    );
    assert_eq!(
        texts(&game),
        ["a1 c3"],
        "a chain does not end with the step to c4"
    );
    let beside = low(
        1,
        [
            EMPTY,
            EMPTY,
            ". . B . . . . . .",
            ". b P . . . . . .",
            EMPTY,
        ],
    );
    assert_eq!(texts(&beside), ["b2 c3", "b2 d2"]);
    assert_eq!(places(after(beside, &["b2 c3"]).outcome().as_ref()), [1, 2]);
}

#[test]
fn capturing_the_basileus_wins_and_ends_the_turn_at_once() {
    let game = low(
        1,
        [
            EMPTY,
            EMPTY,
            ". . . . . . . . b",
            "p B . P . . . . .",
            EMPTY,
        ],
    );
    assert_eq!(texts(&game), ["a2 c2"], "it does not go on to e2");
    assert_eq!(places(after(game, &["a2 c2"]).outcome().as_ref()), [1, 2]);
}

fn quiet(quiet: u8, mut game: Basileus) -> Basileus {
    game.quiet = quiet;
    game
}

fn peace() -> Basileus {
    low(
        1,
        [
            "B . . . . . . . .",
            EMPTY,
            EMPTY,
            EMPTY,
            ". . . . . . . . b",
        ],
    )
}

#[test]
fn eighty_turns_in_a_row_without_a_capture_are_a_draw() {
    let long = after(quiet(78, peace()), &["i1 i2"]);
    assert_eq!(long.outcome(), None);
    assert_eq!(places(after(long, &["a5 a4"]).outcome().as_ref()), [1, 1]);
    let taken = low(
        1,
        [
            "B . . . . . . . .",
            EMPTY,
            EMPTY,
            ". . . . . . . P .",
            ". . . . . . . . b",
        ],
    );
    let taken = after(quiet(79, taken), &["i1 g3"]);
    assert_eq!((taken.quiet, taken.outcome()), (0, None));
}

#[test]
fn a_stuck_seat_loses_all_the_same() {
    let stuck = low(
        2,
        [
            ". . . . . . . . b",
            EMPTY,
            "p . p . . . . . .",
            "s s . . . . . . .",
            "B s p . . . . . .",
        ],
    );
    let stuck = quiet(QUIET_TURN_LIMIT, stuck);
    assert!(!stuck.can_act(Seat(2)) && stuck.turns(Seat(2)).is_empty());
    assert_eq!(stuck.outcome(), None, "it is no draw");
}

#[test]
fn the_third_occurrence_of_an_arrangement_is_a_draw() {
    let round = ["1 e2 e1", "2 e7 e8", "1 e1 e2", "2 e8 e7"];
    assert_eq!(start(&round).outcome(), None);
    let thrice = start(&[round, round].concat());
    assert_eq!(places(thrice.outcome()), [1, 1]);
}

#[test]
fn the_quiet_turns_are_no_part_of_the_arrangement() {
    assert_eq!(peace().repetition_key(), quiet(9, peace()).repetition_key());
}

#[test]
fn halfway_the_chessman_stands_where_it_has_jumped_so_far() {
    let game = low(
        1,
        [
            EMPTY,
            ". . . . P . . . .",
            EMPTY,
            ". . P . . . . . .",
            ". b . . . . . . .",
        ],
    );
    let mut view = game.clone();
    assert!(view.play_partial(Seat(1), &["b1", "d3"]).is_some());
    assert_eq!(list(view.chessmen(Seat(1)).iter()), "d3");
    assert_eq!(list(view.chessmen(Seat(2)).iter()), "e4");
}

#[test]
fn a_step_takes_at_most_two_choices() {
    let turns = Board::turns(&start(&[]), Seat(1));
    let first = step(&turns, "", CHOICES).into_iter();
    let second = first.flat_map(|choice| step(&turns, &choice.text, CHOICES));
    assert!(second.into_iter().all(|choice| choice.is_turn));
}

#[test]
fn reports_say_what_moved_and_what_was_taken() {
    let lang = ann_and_ben();
    let game = low(
        1,
        [
            EMPTY,
            ". . . . P . . . .",
            EMPTY,
            ". . P . S . . . B",
            ". b . . . . . . .",
        ],
    );
    let report = |game: &Basileus, text: &str| report(game, text, &lang);
    assert_eq!(
        report(&game, "b1 d3 f1"),
        "Ann jumped with the basileus from b1 by way of d3 to f1, taking the pawn on c2 and the piece on e2."
    );
    let play = start(&[]);
    assert_eq!(
        report(play.game(), "a2 b3"),
        "Ann moved a pawn from a2 to b3."
    );
    assert_eq!(
        report(play.game(), "e2 e3"),
        "Ann moved the basileus from e2 to e3."
    );
    let pawn = low(1, [EMPTY, EMPTY, EMPTY, "p B . . . . . . .", EMPTY]);
    assert_eq!(
        report(&pawn, "a2 c2"),
        "Ann jumped with a pawn from a2 to c2, taking the basileus on b2."
    );
    let beside = low(
        1,
        [
            EMPTY,
            EMPTY,
            ". . B . . . . . .",
            ". b . . . . . . .",
            EMPTY,
        ],
    );
    assert_eq!(
        report(&beside, "b2 c3"),
        "Ann's basileus stepped from b2 onto the other one on c3 and took it."
    );
}

#[test]
fn the_words_tell_the_whole_position() {
    let game = low(
        1,
        [
            "B . . . . . . . S",
            ". . . . P . . . .",
            EMPTY,
            ". . P . . . . . .",
            ". b . . . . . p p",
        ],
    );
    let scene = going_on(game.clone(), &["b1 d3 f5"]).scene(None, &Lang::english());
    assert_eq!(
        scene.alt,
        "▲ Black to move. ◯ White has basileus f5 and pawns h1, i1. ▲ Black has basileus a5 and piece i5. \
         Last: ◯ White jumped with the basileus from b1 by way of d3 to f5, taking the pawn on c2 and the pawn on e4."
    );
    let lines: Vec<&str> = scene.text.lines().collect();
    assert_eq!(lines[3], "5 ★ · · · · ☆ · · ■");
    assert_eq!(lines[12..], ["◯ b1→d3→f5 ✗c2 ✗e4", "", "▶ ▲"]);
    let must = going_on(game.clone(), &[]).scene(None, &Lang::english());
    assert!(must.alt.ends_with("◯ White must capture."), "{}", must.alt);
    let long = going_on(quiet(40, peace()), &["i1 i2"]);
    let long = long.scene(None, &Lang::english());
    let report = "41 moves without a capture: after 80 the game is drawn.";
    assert!(
        long.alt.ends_with(report) && long.text.contains(report),
        "{}",
        long.text
    );
}
