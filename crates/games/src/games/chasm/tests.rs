use super::*;
use crate::board::Board;
use crate::contract::{after, places, played, table, texts};
use crate::game::notation::step;
use crate::game::scene::{Owner, Part};
use crate::game::{Face, Lang};
use crate::play::Play;

fn start(seats: u8, lines: &[&str]) -> Play<Chasm> {
    played::<Chasm>(&table::<Chasm>(seats, &[]), (), lines)
}

/// A position of phase 2, drawn with the seats' numbers.
fn drawn(seats: u8, to_act: u8, drawing: &str) -> Chasm {
    let mut game = start(seats, &[]).game().clone();
    game.unplaced = [0; 4];
    game.to_act = Seat(to_act);
    for (cell, mark) in BOARD.drawn(drawing) {
        if let Some(seat) = mark.to_digit(10) {
            game.pieces[seat as usize - 1].insert(cell);
        }
    }
    game
}

/// The same after the seat to act has moved.
fn moved(game: &Chasm, text: &str) -> Chasm {
    after(game.clone(), &[text])
}

/// The deed of a turn of the seat to act.
fn deed(game: &Chasm, text: &str) -> Deed {
    let turn = game.read(game.to_act, text).unwrap();
    game.clone().play(game.to_act, &turn)
}

/// The board in seats' numbers.
fn board(game: &Chasm) -> String {
    let number = |cell| {
        game.owner(cell)
            .map_or('.', |seat| char::from(b'0' + seat.0))
    };
    let text = BOARD.draw(number);
    let ranks = text.lines().take(4).map(|line| line[2..].to_owned());
    ranks.collect::<Vec<_>>().join("\n")
}

/// Both seats have placed on the diagonals.
const PLACED: [&str; 8] = [
    "1 a1", "2 a4", "1 b2", "2 b3", "1 c3", "2 c2", "1 d4", "2 d1",
];

#[test]
fn the_first_piece_goes_on_any_free_cell() {
    assert_eq!(start(2, &[]).turns(Seat(1)).len(), 16);
    assert_eq!(start(2, &["1 b2"]).turns(Seat(2)).len(), 15);
}

#[test]
fn later_pieces_go_where_row_and_column_hold_no_own_piece() {
    let play = start(2, &["1 b2", "2 a1"]);
    let turns: Vec<String> = play
        .turns(Seat(1))
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(turns, ["a3", "a4", "c1", "c3", "c4", "d1", "d3", "d4"]);
}

#[test]
fn if_no_free_cell_meets_that_any_free_cell_will_do() {
    let mut game = drawn(2, 1, "2 2 . .\n2 2 . .\n1 . . .\n. 1 . .");
    game.unplaced = [1, 0, 0, 0];
    assert_eq!(texts(&game), ["c3", "c4", "d3", "d4"]);
    let mut game = drawn(2, 1, "2 . 2 2\n. . 2 2\n1 . . .\n. 1 . .");
    game.unplaced = [1, 0, 0, 0];
    assert_eq!(
        texts(&game),
        ["a1", "a3", "b2", "b3", "b4", "c1", "c2", "d1", "d2"]
    );
}

#[test]
fn phase_2_starts_with_seat_1_when_all_pieces_are_placed() {
    let play = start(2, &PLACED);
    assert!(!play.game().is_placing());
    assert_eq!(play.to_act(), Seat(1).into());
    assert_eq!(texts(play.game())[..3], ["a1 a2", "a1 b1", "b2 a2"]);
}

#[test]
fn a_piece_moves_to_an_orthogonally_adjacent_cell_on_the_board() {
    let game = drawn(2, 1, ". . . .\n. . . .\n. 1 . .\n1 . . .");
    assert_eq!(
        texts(&game),
        ["a1 a2", "a1 b1", "b2 a2", "b2 b1", "b2 b3", "b2 c2"]
    );
}

#[test]
fn an_unbroken_line_of_all_seats_pieces_is_pushed_one_cell() {
    let game = drawn(3, 1, ". . . .\n. . . .\n. . . .\n1 2 3 .");
    let after = moved(&game, "a1 b1");
    assert_eq!(board(&after), ". . . .\n. . . .\n. . . .\n. 1 2 3");
    let deed = deed(&game, "a1 b1");
    assert_eq!((deed.pushed, deed.fallen), (2, None));
}

#[test]
fn what_lies_behind_a_gap_is_not_pushed() {
    let game = drawn(2, 1, "2 . . .\n. . . .\n1 . . .\n1 . . .");
    assert_eq!(
        board(&moved(&game, "a1 a2")),
        "2 . . .\n1 . . .\n1 . . .\n. . . ."
    );
}

#[test]
fn a_piece_pushed_over_the_edge_is_out_of_the_game() {
    let game = drawn(2, 1, "1 . 2 .\n. 1 . .\n. 2 2 .\n1 1 2 2");
    let after = moved(&game, "a1 b1");
    assert_eq!(board(&after), "1 . 2 .\n. 1 . .\n. 2 2 .\n. 1 1 2");
    assert_eq!(deed(&game, "a1 b1").fallen, Some((Seat(2), 4)));
    assert_eq!((after.count(Seat(1)), after.count(Seat(2))), (4, 4));
}

#[test]
fn the_first_seat_left_with_exactly_one_piece_wins_at_once() {
    let game = drawn(2, 1, ". . . 1\n. . . 1\n2 2 . .\n. 2 . .");
    let after = moved(&game, "d3 d4");
    assert_eq!(after.outcome(), Some(Outcome::winner(Seat(1), 2)));
    assert_eq!(after.winner(), Some(Seat(1)));
}

#[test]
fn it_wins_whoevers_turn_it_was() {
    let game = drawn(2, 1, "1 . . 2\n. . . 1\n2 . . .\n. 1 . .");
    let after = moved(&game, "d3 d4");
    assert_eq!(after.outcome(), Some(Outcome::winner(Seat(2), 2)));
}

#[test]
fn other_seats_place_by_fewer_pieces_left_and_equal_counts_share() {
    let game = drawn(4, 1, "3 3 3 1\n. . . 1\n2 2 4 4\n4 2 . .");
    let Some(Outcome::Placed { places, .. }) = moved(&game, "d3 d4").outcome() else {
        panic!("it is over")
    };
    assert_eq!(places, [1, 2, 2, 2]);
    let game = drawn(4, 1, "3 3 3 1\n. . . 1\n2 2 4 4\n4 4 . .");
    let Some(Outcome::Placed { places, .. }) = moved(&game, "d3 d4").outcome() else {
        panic!("it is over")
    };
    assert_eq!(places, [1, 2, 3, 4]);
}

#[test]
fn a_retired_seats_pieces_stay_and_can_be_pushed() {
    let mut game = drawn(3, 1, "3 3 . .\n. 2 3 .\n. 2 . .\n1 2 1 .");
    game.leave(Seat(2));
    assert_eq!(
        board(&moved(&game, "a1 b1")),
        "3 3 . .\n. 2 3 .\n. 2 . .\n. 1 2 1"
    );
}

#[test]
fn a_retired_seat_cannot_win() {
    let mut game = drawn(3, 1, "3 3 2 .\n. . 1 .\n. 2 . .\n1 1 3 .");
    game.leave(Seat(2));
    let after = moved(&game, "c3 c4");
    assert_eq!(after.count(Seat(2)), 1);
    assert_eq!(after.outcome(), None);
}

#[test]
fn a_retired_seat_finishes_behind_every_seat_that_stays() {
    let line = ["1 a1", "2 a2", "3 a3", "1 resign", "3 resign"];
    assert_eq!(places(start(3, &line).outcome()), [3, 1, 2]);
}

#[test]
fn pieces_not_placed_yet_never_come_when_their_seat_retires_in_phase_1() {
    let lines = [
        "1 a1", "2 a2", "3 a3", "1 b2", "2 b3", "3 b4", "1 c3", "3 resign", "2 c4",
    ];
    let play = start(3, &lines);
    assert_eq!(play.to_act(), Seat(1).into());
    assert_eq!(play.game().unplaced, [1, 1, 0, 0]);
    assert_eq!(play.game().count(Seat(3)), 2);
}

#[test]
fn if_seat_1_has_retired_phase_2_starts_with_the_lowest_seat_still_playing() {
    let mut lines = vec![
        "1 a1", "2 a4", "3 a2", "1 resign", "2 b3", "3 b1", "2 c2", "3 c4",
    ];
    lines.extend(["2 d1", "3 d3"]);
    let play = start(3, &lines);
    assert!(!play.game().is_placing());
    assert_eq!(play.to_act(), Seat(2).into());
}

#[test]
fn phase_2_starts_when_the_last_seat_with_pieces_to_place_leaves() {
    let mut lines = vec![
        "1 a1", "2 a4", "3 a2", "1 b2", "2 b3", "3 b1", "1 c3", "2 c2", "3 c4",
    ];
    lines.extend(["1 d4", "2 d1", "3 resign"]);
    let play = start(3, &lines);
    assert!(!play.game().is_placing());
    assert_eq!(play.to_act(), Seat(1).into());
}

#[test]
fn the_third_occurrence_of_an_arrangement_counted_from_the_start_of_phase_2_is_a_draw() {
    let mut lines = PLACED.to_vec();
    let round = ["1 a1 a2", "2 a4 a3", "1 a2 a1", "2 a3 a4"];
    lines.extend(round);
    let twice = start(2, &lines);
    assert_eq!(twice.outcome(), None);
    lines.extend(round);
    let thrice = start(2, &lines);
    assert_eq!(places(thrice.outcome()), [1, 1]);
    assert_eq!(thrice.outcome().map(Outcome::winners), Some(Seats::NONE));
}

#[test]
fn the_third_occurrence_is_a_draw_for_three_and_four_seats_too() {
    let three = ["a4 b4", "d4 c4", "a1 b1", "b4 a4", "c4 d4", "b1 a1"];
    let four = [
        "a4 b4", "d4 c4", "d1 c1", "a1 b1", "b4 a4", "c4 d4", "c1 d1", "b1 a1",
    ];
    let cases: [(u8, &str, &[&str]); 2] = [
        (3, "1 . . 2\n1 . . 2\n. . . .\n3 . . 3", &three),
        (4, "1 . . 2\n1 . . 2\n4 . . 3\n4 . . 3", &four),
    ];
    for (seats, drawing, round) in cases {
        let mut play = Play::from_position(drawn(seats, 1, drawing), seats);
        for turn in [round, round].concat() {
            assert_eq!(play.outcome(), None);
            let seat = play.to_act().first().unwrap();
            Board::play(&mut play, seat, turn).unwrap();
        }
        assert_eq!(play.outcome(), Some(&Outcome::draw(seats)));
    }
}

#[test]
fn repetition_is_counted_from_a_leaving_that_starts_phase_2() {
    let mut lines = vec![
        "1 a1", "2 a4", "3 a2", "1 b2", "2 b3", "3 b1", "1 c3", "2 c2", "3 c4",
    ];
    lines.extend(["1 d4", "2 d1", "3 resign"]);
    let round = ["1 d4 d3", "2 d1 d2", "1 d3 d4", "2 d2 d1"];
    lines.extend(round);
    lines.extend(round);
    let drawn = start(3, &lines);
    let places = vec![1, 1, 3];
    assert_eq!(drawn.outcome(), Some(&Outcome::Drawn { places }));
    let alt = drawn.scene(None, &Lang::english()).alt;
    assert!(alt.starts_with("The game is drawn."), "{alt}");
}

#[test]
fn an_arrangement_is_only_which_seats_piece_is_where_and_who_acts() {
    let one = drawn(2, 1, "1 . . 2\n. . . 1\n2 . . .\n. 1 . .");
    let mut other = one.clone();
    other.staying = Seat(1).into();
    assert_eq!(one.repetition_key(), other.repetition_key());
    other.to_act = Seat(2);
    assert_ne!(one.repetition_key(), other.repetition_key());
    assert_eq!(start(2, &["1 a1"]).game().repetition_key(), None);
}

#[test]
fn a_turn_takes_one_choice() {
    for board in [start(2, &[]), start(2, &PLACED)] {
        let turns = Board::turns(&board, Seat(1));
        assert!(step(&turns, "", 25).iter().all(|step| step.is_turn));
    }
}

#[test]
fn reports_say_what_was_pushed_and_what_fell() {
    let lang = Lang::english().with_names(vec!["Ann".into(), "Ben".into()]);
    let report = |game: &Chasm, text| Chasm::describe(&deed(game, text), Seat(1), None, &lang);
    assert_eq!(
        report(start(2, &[]).game(), "c3"),
        "Ann placed a piece on c3."
    );
    let game = drawn(2, 1, "1 . . 2\n1 . . 1\n2 2 . .\n. 1 2 .");
    assert_eq!(report(&game, "b1 a1"), "Ann moved from b1 to a1.");
    assert_eq!(
        report(&game, "b1 c1"),
        "Ann moved from b1 to c1 and pushed a piece."
    );
    assert_eq!(
        report(&game, "d3 d4"),
        "Ann moved from d3 to d4, and a piece of Ben was pushed off the board (3 left)."
    );
}

#[test]
fn the_words_tell_the_whole_position() {
    let mut lines = PLACED.to_vec();
    lines.extend(["1 d4 c4"]);
    let scene = start(2, &lines).scene(None, &Lang::english());
    assert_eq!(
        scene.alt,
        "▲ gold to move. The first player left with one piece wins. ◯ blue has 4 pieces, on a1, b2, c3, c4. \
         ▲ gold has 4 pieces, on a4, b3, c2, d1. Last: ◯ blue moved from d4 to c4."
    );
    assert_eq!(
        scene.text,
        "4 ▲ · ◯ ·\n3 · ▲ ◯ ·\n2 · ◯ ▲ ·\n1 ◯ · · ▲\n  a b c d\n\n  ◯ × 4\n▶ ▲ × 4\n\n◯ d4→c4\n\n\
         The first player left with one piece wins.\n\n▲ gold to move."
    );
    let alt = start(3, &["1 b2", "3 resign"])
        .scene(None, &Lang::english())
        .alt;
    assert_eq!(
        alt,
        "▲ gold to move. The players place their pieces, if possible in no row or column with another \
         piece of their own. ◯ blue has placed b2 and has 3 to place. ▲ gold has 4 pieces to place. ■ red has left. \
         Last: ◯ blue placed a piece on b2."
    );
}

#[test]
fn a_fallen_piece_lies_in_the_pit_from_then_on() {
    let falls = ["1 b2 a2", "2 a4 a3", "1 d4 d3", "2 a3 a2"];
    let blue = Owner::Seat(Chasm::INFO.palette, Seat(1)).ink(Part::Mark);
    let marks = |play: &Play<Chasm>| {
        let shapes = Chasm::draw(&play.shown(None)).shapes;
        shapes.iter().filter(|shape| shape.ink == blue).count()
    };
    // Three pieces on the board, three on the tab, one in the pit.
    let before = [&PLACED[..], &falls].concat();
    assert_eq!(marks(&start(2, &before)), 7);
    assert_eq!(marks(&start(2, &[&before[..], &["1 d3 d4"]].concat())), 7);
}
