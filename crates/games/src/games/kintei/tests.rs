use super::*;
use crate::board::{Board, Refusal};
use crate::contract::{places, played, table, texts};
use crate::game::Lang;
use crate::game::notation::step;
use crate::play::Play;

/// Maximum number of choices of a menu of Discord.
const CHOICES: usize = 25;

/// A position after the opening, drawn with `1` and `2` for pawns and `L` for the leaf.
fn drawn(slide: &str, to_act: u8, drawing: &str) -> Kintei {
    let mut game = Kintei::new(&table::<Kintei>(2, &[("slide", slide)]), ()).unwrap();
    let cells = |mark| Cells::drawn(BOARD, drawing, mark);
    game.pawns = [cells('1'), cells('2')];
    game.leaf = cells('L').first().unwrap_or(game.leaf);
    game.to_act = Seat(to_act);
    game.opening = false;
    game
}

fn start(slide: &str, lines: &[&str]) -> Play<Kintei> {
    played::<Kintei>(&table::<Kintei>(2, &[("slide", slide)]), (), lines)
}

#[test]
fn five_pawns_start_on_each_home_row_and_the_leaf_on_c3() {
    let game = start("any", &[]).game().clone();
    let board = BOARD.drawn("2 2 2 2 2\n. . . . .\n. . L . .\n. . . . .\n1 1 1 1 1");
    for (cell, mark) in board {
        let pawn = |seat| game.pawns(Seat(seat)).contains(cell);
        assert_eq!((pawn(1), pawn(2)), (mark == '1', mark == '2'), "{cell}");
        assert_eq!(game.leaf == cell, mark == 'L');
    }
}

#[test]
fn the_first_turn_of_seat_1_moves_only_a_pawn() {
    let play = start("any", &[]);
    assert!(play.turns(Seat(1)).iter().all(|turn| turn.leaf.is_none()));
    let play = start("any", &["1 c1 c2"]);
    assert!(play.turns(Seat(2)).iter().all(|turn| turn.leaf.is_some()));
}

#[test]
fn a_slide_of_any_length_stops_at_the_first_obstacle() {
    let game = drawn(
        "any",
        1,
        ". . . . .\n. . . . .\n. . . 2 .\n. L . . .\n1 . . . .",
    );
    let leaf: Vec<String> = game.leaf_slides().iter().map(String::from).collect();
    assert_eq!(
        leaf,
        [
            "a2", "a3", "b1", "b3", "b4", "b5", "c1", "c2", "c3", "d2", "d4", "e2", "e5"
        ]
    );
}

#[test]
fn a_full_slide_goes_all_the_way_to_the_obstacle() {
    let game = drawn(
        "full",
        1,
        ". . . . .\n. . . . .\n. . . 2 .\n. L . . .\n1 . . . .",
    );
    let leaf: Vec<String> = game.leaf_slides().iter().map(String::from).collect();
    assert_eq!(leaf, ["a2", "a3", "b1", "b5", "c1", "e2", "e5"]);
}

#[test]
fn the_leaf_moves_first_and_then_a_pawn_past_where_it_was() {
    let game = drawn(
        "full",
        1,
        "2 2 2 2 2\n. . . . .\n. . L . .\n. . 1 . .\n1 1 . 1 1",
    );
    // The pawn on c2 is free to go north only because the leaf has left the file.
    assert!(texts(&game).contains(&"e3 c2 c4".to_owned()));
    assert!(!texts(&game).iter().any(|turn| turn.starts_with("c4 c2 c5")));
}

#[test]
fn if_the_leaf_lands_on_a_home_row_the_turn_is_only_that() {
    let game = drawn(
        "any",
        1,
        "2 2 . 2 2\n. . . . .\n. . L . .\n. . . . .\n1 1 1 1 1",
    );
    let ending: Vec<String> = texts(&game)
        .into_iter()
        .filter(|turn| turn.starts_with("c5"))
        .collect();
    assert_eq!(ending, ["c5"]);
}

#[test]
fn the_seat_whose_home_row_the_leaf_reaches_wins_whoever_moved_it() {
    let won = start("any", &["1 c1 c2", "2 b3 a5 a4", "1 b2 a1 a2", "2 a1"]);
    assert_eq!(places(won.outcome()), [1, 2]);
    let own = start("any", &["1 c1 c2", "2 b3 a5 a4", "1 b2 b1 c1", "2 b1"]);
    assert_eq!(places(own.outcome()), [1, 2]);
    let other = start(
        "any",
        &[
            "1 a1 a2",
            "2 b3 c5 c4",
            "1 c3 a2 a3",
            "2 b3 b5 b4",
            "1 c3 b1 b2",
            "2 d4 a5 b5",
            "1 c5",
        ],
    );
    assert_eq!(places(other.outcome()), [2, 1]);
}

#[test]
fn a_leaf_move_after_which_no_own_pawn_could_move_is_not_a_turn_unless_it_ends_the_game() {
    let game = drawn(
        "any",
        1,
        ". . . . .\n2 2 . . .\n1 . L . .\n2 2 . . .\n. . . . .",
    );
    assert!(texts(&game).contains(&"d3 a3 b3".to_owned()));
    assert!(
        !texts(&game).iter().any(|turn| turn.starts_with("b3")),
        "b3 is the pawn's only way"
    );
    // From a1, b1 is the only way out; but there the leaf ends the game.
    let game = drawn(
        "any",
        1,
        ". . . . .\n. . . . .\n. . . . .\n2 2 L . .\n1 . . . .",
    );
    assert!(texts(&game).contains(&"b1".to_owned()));
}

#[test]
fn a_seat_without_a_legal_turn_loses() {
    let way_out = drawn(
        "any",
        2,
        "2 . . . 2\n. 1 1 1 .\n. 1 L . .\n. 1 1 1 .\n. . . . .",
    );
    assert!(way_out.can_act(Seat(2)));
    let walled_in = drawn(
        "any",
        2,
        "2 . . . 2\n. 1 1 1 .\n. 1 L 1 .\n. 1 1 1 .\n. . . . .",
    );
    assert!(!walled_in.can_act(Seat(2)) && walled_in.turns(Seat(2)).is_empty());
}

#[test]
fn a_seat_that_can_only_move_the_leaf_is_stuck() {
    // The pawns of seat 1 are shut in for good; the leaf can only go to d3, on no home row.
    let game = drawn(
        "any",
        1,
        "1 2 . . .\n2 2 2 2 2\n. 2 L . 2\n2 2 2 2 2\n1 2 . . .",
    );
    assert!(!game.can_act(Seat(1)) && game.turns(Seat(1)).is_empty());
}

#[test]
fn the_third_occurrence_of_an_arrangement_with_the_same_seat_to_act_is_a_draw() {
    // The first occurrence is the one after seat 1's first turn.
    let mut lines = vec!["1 c1 c2"];
    let round = ["2 b3 c5 c4", "1 c3 c2 c1", "2 b3 c4 c5", "1 c3 c1 c2"];
    lines.extend(round);
    let twice = start("any", &lines);
    assert_eq!(twice.outcome(), None);
    lines.extend(round);
    let thrice = start("any", &lines);
    assert_eq!(places(thrice.outcome()), [1, 1]);
    assert!(thrice.outcome().unwrap().winners().is_empty());
}

#[test]
fn how_the_pieces_came_there_is_no_part_of_the_arrangement() {
    let one = start("any", &["1 a1 a2", "2 b3 a5 a4", "1 c3 b1 b2"]);
    let other = start("any", &["1 b1 b2", "2 b3 a5 a4", "1 c3 a1 a2"]);
    assert_ne!(one.shown(None), other.shown(None), "the last turn shows");
    assert_eq!(one.view(None), other.view(None));
    assert_eq!(one.game().repetition_key(), other.game().repetition_key());
}

#[test]
fn whoever_leaves_loses_also_out_of_turn() {
    assert_eq!(places(start("any", &["2 resign"]).outcome()), [1, 2]);
    assert_eq!(places(start("any", &["1 resign"]).outcome()), [2, 1]);
}

#[test]
fn a_refusal_names_the_nearest_legal_turns() {
    let refused = Board::play(&mut start("any", &["1 c1 c2"]), Seat(2), "b3 c5 c1");
    let Err(Refusal::NotATurn { text, near }) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!(*text, "b3 c5 c1");
    assert_eq!(near[0], "b3 c5 c3");
}

#[test]
fn halfway_the_leaf_stands_where_it_was_said_to_go() {
    let play = start("any", &["1 c1 c2"]);
    let shown = play.shown_partial(Seat(2), &["b3"]);
    assert_eq!(shown.view.leaf, Cell::new(1, 2));
    let way = shown.last.and_then(|(_, deed)| deed.leaf);
    assert_eq!(way, Some((Cell::new(2, 2), Cell::new(1, 2))));
    assert_eq!(play.shown_partial(Seat(2), &[]).view, play.view(None));
}

#[test]
fn a_turn_takes_at_most_three_choices() {
    for lines in [&["1 c1 c2"][..], &["1 c1 c2", "2 b3 c5 c4"]] {
        let board = start("any", lines);
        let turns = Board::turns(&board, board.to_act().first().unwrap());
        assert!(deepest(&turns, "") <= 3);
    }
}

/// The number of choices of the longest walk through the menus.
fn deepest(turns: &[String], prefix: &str) -> usize {
    let further = |choice: crate::game::notation::Step| {
        if choice.is_turn {
            0
        } else {
            deepest(turns, &choice.text)
        }
    };
    1 + step(turns, prefix, CHOICES)
        .into_iter()
        .map(further)
        .max()
        .unwrap_or(0)
}

#[test]
fn reports_say_what_was_moved() {
    let lang = Lang::english().with_names(vec!["Ann".into(), "Ben".into()]);
    let report = |lines: &[&str], seat, text| {
        let mut play = start("any", lines);
        Board::play(&mut play, Seat(seat), text).unwrap();
        play.describe(None, &lang).unwrap()
    };
    assert_eq!(report(&[], 1, "c1 c2"), "Ann moved a pawn from c1 to c2.");
    assert_eq!(
        report(&["1 c1 c2"], 2, "b3 c5 c4"),
        "Ben moved the leaf to b3 and a pawn from c5 to c4."
    );
    assert_eq!(
        report(&["1 c1 c2", "2 b3 a5 a4", "1 b2 a1 a2"], 2, "a1"),
        "Ben moved the leaf to a1, the home row of Ann."
    );
}

#[test]
fn the_words_tell_the_whole_position() {
    let play = start("any", &["1 c1 c2", "2 b3 c5 c4"]);
    let scene = play.scene(None, &Lang::english());
    assert_eq!(
        scene.alt,
        "◯ blue to move. ◯ blue has pawns on a1, b1, c2, d1, e1. ▲ gold has pawns on a5, b5, c4, d5, e5. The leaf is on b3. \
         The last move took the leaf from c3 and a pawn from c5 to c4."
    );
    assert_eq!(
        scene.text,
        "5 ▲ ▲ · ▲ ▲\n4 · · ▲ · ·\n3 · ✿ · · ·\n2 · · ◯ · ·\n1 ◯ ◯ · ◯ ◯\n  a b c d e\n\n✿ leaf\n\n✿ c3→b3  ▲ c5→c4\n\n▶ ◯"
    );
}
