use super::*;
use crate::board::Board;
use crate::contract::{
    CHOICES, after, ann_and_ben, going_on, places, played, report, table, texts,
};
use crate::game::Lang;
use crate::game::kit::words::list;
use crate::game::notation::step;
use crate::play::Play;

/// A position drawn with `1` for White and `2` for Black.
fn drawn(to_act: u8, drawing: &str) -> Prosterno {
    let cells = |mark| Cells::drawn(BOARD, drawing, mark);
    Prosterno {
        pawns: [cells('1'), cells('2')],
        to_act: Seat(to_act),
        bold: false,
    }
}

fn start(lines: &[&str]) -> Play<Prosterno> {
    played::<Prosterno>(&table::<Prosterno>(2, &[]), (), lines)
}

fn stand(game: &Prosterno) -> [String; 2] {
    [1, 2].map(|seat| list(game.pawns(Seat(seat)).iter()))
}

/// The pawns that the last turn attacked.
fn attacked(play: &Play<Prosterno>) -> &[Attacked] {
    &play.last().unwrap().1.attacked
}

/// The mockup: h7 to g6 drives f6 to d6, which removes d7 and drives c6 to a6.
const CHAIN: &str = "
    2 . 2 . 2 . . . 2
    . . . 2 . . . 2 .
    . . 2 . . 1 . . 2
    . . . . . . . . .
    . . . . . . . . .
    . . 1 . . . . . .
    . 1 . . . 1 . . .
    1 . 1 . 1 . 1 . 1";

#[test]
fn nine_pawns_a_side_stand_on_the_cells_of_their_colour() {
    assert_eq!(
        stand(start(&[]).game()),
        [
            "a1, b2, c1, d2, e1, f2, g1, h2, i1",
            "a8, b7, c8, d7, e8, f7, g8, h7, i8"
        ]
    );
}

#[test]
fn a_turn_is_one_cell_diagonally_to_a_free_cell() {
    let game = drawn(
        1,
        ". . . . . . . . 2
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . 1 . . . . . .
         . 1 . . . . . . .
         . . . . . . . . .",
    );
    assert_eq!(
        texts(&game),
        ["b2 c1", "b2 a1", "b2 a3", "c3 d4", "c3 d2", "c3 b4"]
    );
}

const RETREAT: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . 1 . . . . .
    . . . . . . . . .
    . . . . 2 . . . .
    . . . . . . . . .";

#[test]
fn with_retreat_free_a_pawn_steps_back_as_it_likes() {
    let game = drawn(1, RETREAT);
    assert_eq!(texts(&game), ["d4 e5", "d4 e3", "d4 c3", "d4 c5"]);
}

#[test]
fn with_retreat_attack_it_steps_back_only_beside_an_enemy() {
    let bold = |to_act| Prosterno {
        bold: true,
        ..drawn(to_act, RETREAT)
    };
    assert_eq!(texts(&bold(1)), ["d4 e5", "d4 e3", "d4 c5"]);
    assert_eq!(
        texts(&bold(2)),
        ["e2 f1", "e2 d1", "e2 d3"],
        "f3 is back, with nobody beside it"
    );
}

#[test]
fn an_attacked_pawn_escapes_straight_away_by_two_cells() {
    let fled = going_on(drawn(2, CHAIN), &["h7 g6"]);
    let flight = attacked(&fled)[0];
    let [from, to] = [flight.from, flight.to.unwrap()].map(String::from);
    assert_eq!(
        (from.as_str(), to.as_str(), flight.seat),
        ("f6", "d6", Seat(1))
    );
}

#[test]
fn it_is_removed_if_a_cell_it_needs_is_taken_or_off_the_board() {
    let blocked = |drawing: &str| stand(&after(drawn(1, drawing), &["c3 d4"]))[1].clone();
    let row = |row: &str| {
        format!(
            "{}{row}\n{}",
            ". . . . . . . . .\n".repeat(4),
            ". . 1 . . . . . .\n. . . . . . . . .\n. . . . . . . . ."
        )
    };
    assert_eq!(blocked(&row(". . . . 2 . . . .")), "g4");
    assert_eq!(
        blocked(&row(". . . . 2 1 . . .")),
        "",
        "the cell to jump over is taken"
    );
    assert_eq!(
        blocked(&row(". . . . 2 . 1 . .")),
        "",
        "the cell to land on is taken"
    );
    let edge = drawn(
        1,
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . 2 . . . . . . .
         . . . 1 . . . . .",
    );
    assert_eq!(
        stand(&after(edge, &["d1 c2"]))[1],
        "",
        "it would leave the board"
    );
}

#[test]
fn all_pawns_attacked_by_one_are_found_first_and_handled_north_east_south_west() {
    let ring = drawn(
        1,
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . 2 . . . .
         . . . 2 . 2 . . .
         . . . 1 2 . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let fled = going_on(ring, &["d3 e4"]);
    let from = attacked(&fled).iter().map(|hit| hit.from);
    assert_eq!(list(from), "e5, f4, e3, d4");
    assert_eq!(stand(fled.game()), ["e4", "b4, e1, e7, h4"]);
}

#[test]
fn whoever_escaped_attacks_in_turn() {
    let fled = going_on(drawn(2, CHAIN), &["h7 g6"]);
    assert_eq!(
        stand(fled.game()),
        [
            "a1, b2, c1, c3, d6, e1, f2, g1, i1",
            "a6, a8, c8, e8, g6, i6, i8"
        ]
    );
    let attacked: Vec<(String, Option<String>)> = attacked(&fled)
        .iter()
        .map(|hit| (hit.from.to_string(), hit.to.map(String::from)))
        .collect();
    let expected = [("f6", Some("d6")), ("d7", None), ("c6", Some("a6"))];
    let expected = expected.map(|(from, to)| (from.to_owned(), to.map(str::to_owned)));
    assert_eq!(attacked, expected);
}

#[test]
fn the_first_escaped_attacks_first() {
    // e5 and h4 flee from e4; each drives on a white pawn: that beside e7 goes first.
    let game = drawn(
        1,
        ". . . . . . . . .
         . . . 1 . . . . .
         . . . . . . . . .
         . . . . 2 . . 1 .
         . . . . . 2 . . .
         . . . 1 . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let fled = going_on(game, &["d3 e4"]);
    let from = attacked(&fled).iter().map(|hit| hit.from);
    assert_eq!(list(from), "e5, f4, d7, h5");
    assert_eq!(stand(fled.game()), ["b7, e4, h7", "e7, h4"]);
}

#[test]
fn a_pawn_of_the_acting_seat_on_its_far_row_wins() {
    let game = drawn(
        1,
        ". . . . . . . . .
         . 1 . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . 2 .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    assert_eq!(places(after(game, &["b7 c8"]).outcome().as_ref()), [1, 2]);
}

#[test]
fn a_pawn_of_the_other_seat_driven_to_its_far_row_wins_for_that_seat() {
    let game = drawn(
        1,
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . 1 . . . . .
         . . . . . . . . .
         . . 2 . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let moved = after(game, &["d5 c4"]);
    assert_eq!(stand(&moved)[1], "c1");
    assert_eq!(places(moved.outcome().as_ref()), [2, 1]);
}

/// lukaszewicz.md: "After the chain: a pawn of the acting seat on its far row wins; else a pawn of
/// the other seat". The rows of one chain are equal modulo 3 and the far rows are not, so that no
/// chain brings both; the rule holds all the same.
#[test]
fn with_pawns_of_both_seats_on_their_far_rows_the_acting_seat_wins() {
    let drawing = "
        . 1 . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . 2 . . . . .";
    let after_white = drawn(2, drawing);
    assert_eq!(places(after_white.outcome().as_ref()), [1, 2]);
    let after_black = drawn(1, drawing);
    assert_eq!(places(after_black.outcome().as_ref()), [2, 1]);
}

#[test]
fn a_seat_without_pawns_loses() {
    let game = drawn(
        1,
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . 2 . . . . . . .
         . . . 1 . . . . .",
    );
    assert_eq!(places(after(game, &["d1 c2"]).outcome().as_ref()), [1, 2]);
}

#[test]
fn a_step_is_never_obligatory_for_attackings_sake() {
    let game = drawn(2, CHAIN);
    assert!(texts(&game).len() > 1 && texts(&game).contains(&"a8 b7".to_owned()));
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
         . . . . . . . . .
         . 2 . . . . . . .
         1 . . . . . . . .",
    );
    assert!(!stuck.can_act(Seat(1)) && texts(&stuck).is_empty());
}

#[test]
fn the_third_occurrence_of_an_arrangement_is_a_draw() {
    let round = ["1 b2 a3", "2 b7 a6", "1 a3 b2", "2 a6 b7"];
    assert_eq!(start(&round).outcome(), None);
    let thrice = start(&[round, round].concat());
    assert_eq!(places(thrice.outcome()), [1, 1]);
}

#[test]
fn a_turn_takes_two_choices() {
    let turns = Board::turns(&start(&["1 b2 a3"]), Seat(2));
    let first = step(&turns, "", CHOICES).into_iter();
    let rest = first.filter(|choice| !choice.is_turn);
    let second = rest.flat_map(|choice| step(&turns, &choice.text, CHOICES));
    assert!(second.into_iter().all(|choice| choice.is_turn));
}

#[test]
fn reports_say_who_fled_and_who_is_gone() {
    let lang = ann_and_ben();
    let report = |seat, drawing: &str, text: &str| report(&drawn(seat, drawing), text, &lang);
    assert_eq!(
        report(2, CHAIN, "h7 g6"),
        "Ben moved from h7 to g6. Ann fled: f6 to d6. Ben fled: c6 to a6. Ben lost d7."
    );
    let last = ". . . . . . . . .\n".repeat(6) + ". 2 . . . . . . .\n. . . 1 . . . . .";
    assert_eq!(
        report(1, &last, "d1 c2"),
        "Ann moved from d1 to c2. Ben lost b2. Ben has no pawns left."
    );
    let far = format!(
        ". . . . . . . . .\n1 . . . . . . . .\n{}. . . . . . . . 2",
        ". . . . . . . . .\n".repeat(5)
    );
    assert_eq!(
        report(1, &far, "a7 b8"),
        "Ann moved from a7 to b8. Ann is on the far row."
    );
}

#[test]
fn the_words_tell_the_whole_position() {
    let play = going_on(drawn(2, CHAIN), &["h7 g6"]);
    let scene = play.scene(None, &Lang::english());
    assert_eq!(
        scene.alt,
        "◯ White to move. ◯ White has 9 pawns: a1, b2, c1, c3, d6, e1, f2, g1, i1. \
         ▲ Black has 7 pawns: a6, a8, c8, e8, g6, i6, i8. \
         Last: ▲ Black moved from h7 to g6. ◯ White fled: f6 to d6. ▲ Black fled: c6 to a6. ▲ Black lost d7."
    );
    let lines: Vec<&str> = scene.text.lines().collect();
    assert_eq!(lines[2], "6 ▲ · · ◯ · · ▲ · ▲");
    assert_eq!(lines[10..], ["▲ h7→g6  ◯ f6→d6  ▲ ✗d7  ▲ c6→a6", "", "▶ ◯"]);
}
