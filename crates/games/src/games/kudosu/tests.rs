use super::*;
use crate::board::Board;
use crate::contract::{CHOICES, ann_and_ben, played, table};
use crate::game::Lang;
use crate::game::notation::step;
use crate::play::Play;

/// A play in which seats 1 and 2 placed these by turns: `m a1, z b2`.
fn start(turns: &str) -> Play<Kudosu> {
    let line = |(i, turn): (usize, &str)| {
        let (letter, cell) = turn.split_once(' ').unwrap();
        let is_meant = |wood: &Wood| wood.to_string().starts_with(letter);
        let wood = Wood::ALL.into_iter().find(is_meant).unwrap();
        format!("{} {wood} {cell}", 1 + i % 2)
    };
    let turns = turns.split(", ").filter(|turn| !turn.is_empty());
    let lines: Vec<String> = turns.enumerate().map(line).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    played(&table::<Kudosu>(2, &[]), (), &lines)
}

/// The cells on which the seat to act may place a wood.
fn open(play: &Play<Kudosu>, wood: Wood) -> String {
    let acting = play.game().acting();
    crate::game::kit::words::list(play.game().open(acting, wood).iter())
}

/// After this nobody can place anything.
const BLOCKED: &str = "z c2, w c3, p d1, m d4, p b4, z a3, m b1, w a2";

#[test]
fn each_seat_owns_2_pieces_of_each_wood() {
    let game = start("").game().clone();
    let owned = |seat| Wood::ALL.map(|wood| game.owned(Seat(seat), wood));
    assert_eq!([owned(1), owned(2)], [[2; 4]; 2]);
    let after = start("m a1, z b2").game().clone();
    assert_eq!(after.owned(Seat(1), Wood::Maple), 1);
    assert_eq!(after.owned(Seat(2), Wood::Zebrawood), 1);
    assert_eq!(after.owned(Seat(2), Wood::Maple), 2);
}

#[test]
fn a_piece_goes_on_a_free_cell() {
    let play = start("m a1");
    assert!(
        play.turns(Seat(2))
            .iter()
            .all(|turn| turn.cell != Cell::new(0, 0))
    );
}

#[test]
fn no_two_of_a_wood_share_a_row_a_column_or_a_sector_whoever_placed_them() {
    let play = start("m a1");
    assert_eq!(open(&play, Wood::Maple), "b3, b4, c2, c3, c4, d2, d3, d4");
    assert_eq!(open(&play, Wood::Walnut).split(", ").count(), 15);
}

#[test]
fn only_pieces_still_owned_can_be_placed() {
    let play = start("m a1, z b1, m b3, z a3");
    assert_eq!(open(&play, Wood::Maple), "");
    assert_ne!(open(&play, Wood::Zebrawood), "");
    let other = start("m a1, z b1, m b3, z a3, p d1");
    assert_eq!(open(&other, Wood::Zebrawood), "");
    assert_ne!(open(&other, Wood::Maple), "");
}

#[test]
fn woods_are_listed_in_their_order() {
    let turns = start("").turns(Seat(1));
    assert_eq!(turns.len(), 64);
    assert!(turns.is_sorted_by_key(|turn| (turn.wood, turn.cell)));
    assert_eq!(turns[0].to_string(), "maple a1");
    assert_eq!(turns[63].to_string(), "walnut d4");
}

#[test]
fn the_seat_that_must_act_and_cannot_place_loses() {
    let play = start(BLOCKED);
    let stuck = play.game().acting();
    assert!(play.game().turns(stuck).is_empty());
    assert_eq!(play.outcome(), Some(&Outcome::winner(stuck.rival(), 2)));
}

#[test]
fn also_when_all_cells_are_full() {
    let mut game = start("").game().clone();
    for (cell, letter) in BOARD.drawn("M Z P W\nP W M Z\nZ M W P\nW P Z M") {
        let wood = Wood::ALL
            .into_iter()
            .position(|wood| wood.letter() == letter);
        game.laid[wood.unwrap()].insert(cell);
    }
    assert_eq!(game.acting(), Seat(1));
    assert_eq!(game.outcome(), Some(Outcome::winner(Seat(2), 2)));
}

#[test]
fn a_turn_takes_at_most_two_choices() {
    let board = start("");
    let turns = Board::turns(&board, Seat(1));
    for wood in step(&turns, "", CHOICES) {
        assert!(
            step(&turns, &wood.text, CHOICES)
                .iter()
                .all(|cell| cell.is_turn)
        );
    }
}

#[test]
fn reports_say_what_was_placed_and_who_is_stuck() {
    let lang = ann_and_ben();
    let report = |lines| start(lines).describe(None, &lang).unwrap();
    assert_eq!(report("m a1, w c3"), "Ben placed walnut on c3.");
    assert_eq!(
        report(BLOCKED),
        "Ben placed walnut on a2, and Ann can place nothing any more."
    );
}

#[test]
fn the_words_tell_the_whole_position() {
    let scene = start("m a4, m c3, z b2, z d4, p a1, w d1").scene(None, &Lang::english());
    assert_eq!(
        scene.alt,
        "◯ blue to move. On the board: maple on a4, c3, zebrawood on b2, d4, padouk on a1 and walnut on d1. \
         ◯ blue still has 1 maple, 1 zebrawood, 1 padouk and 2 walnut. \
         ▲ gold still has 1 maple, 1 zebrawood, 2 padouk and 1 walnut. Last, ▲ gold placed walnut on d1."
    );
    assert_eq!(
        scene.text,
        "4 M · · Z\n3 · · M ·\n2 · Z · ·\n1 P · · W\n  a b c d\n\nM maple  Z zebrawood  P padouk  W walnut\n\n▶ ◯ M Z P W W\n  ▲ M Z P P W\n\n▲ W → d1\n\n\
         ◯ blue to move."
    );
    assert!(
        start(BLOCKED)
            .scene(None, &Lang::english())
            .alt
            .contains("No wood fits on")
    );
}
