//! Dungeon Chess.

use serde_json::json;
use tavolino::board::Board;
use tavolino::game::{Lang, Scene, Seat};
use tavolino::render;

use crate::golden::golden;
use crate::table::{halfway, play, preview, public};

/// A whole game of four.
const FOUR: [&str; 72] = [
    "target 10",
    "target 1",
    "target 4",
    "target 9",
    "m h3",
    "m c1",
    "e7 e6",
    "h4 h3",
    "d1 c1",
    "g a6",
    "e8 g8",
    "g5 f5",
    "c1 c3",
    "b4 c4",
    "g8 g6",
    "h3 f3",
    "c3 f3",
    "ransom maga g 1",
    "g6 g4",
    "m f2",
    "e2 f2",
    "c4 c3",
    "m f7",
    "g f1",
    "e1 f1",
    "a6 c8",
    "d8 c8",
    "ransom maga m 1",
    "f3 f5",
    "ransom guerriero m 3",
    "f7 f5",
    "ransom kor g 1",
    "ransom kor m 3",
    "a5 a6",
    "f5 h5",
    "m h6",
    "f2 g2",
    "c3 d3",
    "h5 h6",
    "g h4",
    "d2 d3",
    "m b2",
    "g4 g2",
    "h4 h6",
    "m e1",
    "a6 a3",
    "e6 d6",
    "h6 h4",
    "ransom maga m 4",
    "a3 d3",
    "g b6",
    "h4 f4",
    "e1 e3",
    "d3 e3",
    "ransom maga m 4",
    "f4 f1",
    "m b3",
    "g b7",
    "m e8",
    "f1 f3",
    "b3 e3",
    "b7 b6",
    "ransom guerriero m 2",
    "f3 e3",
    "g e1",
    "b6 d6",
    "d7 d6",
    "e3 b3",
    "e1 g3",
    "a4 b4",
    "e8 b5",
    "b3 b2",
];

/// Four seats after so many turns of that game, choices included.
fn four(turns: usize) -> Box<dyn Board> {
    let deal = json!({ "dealt": [[8, 10], [1, 3], [4, 5], [2, 9]] });
    play("dungeon-chess", "", 4, deal, &FOUR[..turns])
}

/// Two seats, azure dealt these targets.
fn two(dealt: [u8; 2], line: &[&str]) -> Box<dyn Board> {
    let other = [1, 2, 3]
        .into_iter()
        .filter(|number| !dealt.contains(number));
    let mut other: Vec<u8> = other.collect();
    other.truncate(1);
    other.push(if dealt.contains(&9) { 6 } else { 9 });
    play(
        "dungeon-chess",
        "",
        2,
        json!({ "dealt": [dealt, other] }),
        line,
    )
}

fn card(board: &dyn Board) -> Scene {
    board.card(Seat(1), &Lang::english()).unwrap()
}

#[test]
fn dungeon_chess_starts_with_choices() {
    golden("dungeon-chess-start", &public(&*four(2)));
}

#[test]
fn dungeon_chess_shows_the_last_capture() {
    golden("dungeon-chess-capture", &public(&*four(43)));
}

#[test]
fn dungeon_chess_shows_the_last_teleport() {
    golden("dungeon-chess-teleport", &public(&*four(46)));
}

#[test]
fn dungeon_chess_shows_the_last_ransom() {
    golden("dungeon-chess-ransom", &public(&*four(49)));
}

#[test]
fn dungeon_chess_shows_who_left() {
    let mut board = four(46);
    board.leave(Seat(2));
    golden("dungeon-chess-left", &public(&*board));
}

#[test]
fn dungeon_chess_shows_points_and_targets_at_the_end() {
    golden("dungeon-chess-end", &public(&*four(72)));
}

#[test]
fn dungeon_chess_of_two_asks_where_a_character_goes() {
    let board = two([8, 10], &["target 8", "target 1", "d2 d3", "e7 e6"]);
    golden("dungeon-chess-from", &halfway(&*board, "m"));
    golden("dungeon-chess-preview", &preview(&*board, "g a3"));
}

#[test]
fn dungeon_chess_cards() {
    golden("dungeon-chess-cards-8-10", &card(&*two([8, 10], &[])));
    golden("dungeon-chess-cards-1-5", &card(&*four_dealt([1, 5])));
    golden("dungeon-chess-cards-2-6", &card(&*two([2, 6], &[])));
    golden(
        "dungeon-chess-cards-3-7",
        &card(&*two([3, 7], &["target 7"])),
    );
    golden(
        "dungeon-chess-cards-4-9",
        &preview(&*two([4, 9], &[]), "target 4"),
    );
}

/// Four seats, azure dealt these targets.
fn four_dealt(dealt: [u8; 2]) -> Box<dyn Board> {
    let deal = json!({ "dealt": [dealt, [2, 3], [4, 6], [7, 8]] });
    play("dungeon-chess", "", 4, deal, &[])
}

#[test]
fn nothing_public_depends_on_a_target() {
    let [one, other] = ["target 8", "target 10"].map(|kept| two([8, 10], &[kept]));
    assert_eq!(public(&*one), public(&*other));
    let cards = [one, other].map(|board| card(&*board));
    assert_ne!(cards[0], cards[1]);
}

#[test]
fn a_full_dungeon_is_at_most_30_kb() {
    for turns in [2, 43, 46, 49, 60, 72] {
        let size = render::png(&public(&*four(turns))).len();
        assert!(size <= 30_000, "{size} bytes after {turns}");
    }
}
