//! Mindoku.

use serde_json::json;
use tavolino::board::Board;
use tavolino::game::scene::{Figure, Shape};
use tavolino::game::{Lang, Seat};
use tavolino::render;

use crate::golden::golden;
use crate::table::{halfway, play, preview, public};

/// Mindoku with these hands, and rows of values on the board, the highest first.
fn mindoku(options: &str, hands: &[&str], rows: &[&str], line: &[&str]) -> Box<dyn Board> {
    let digits = |text: &str| {
        text.bytes()
            .filter(u8::is_ascii_digit)
            .map(|digit| digit - b'0')
            .collect::<Vec<u8>>()
    };
    let hands: Vec<Vec<u8>> = hands.iter().map(|hand| digits(hand)).collect();
    let mut placed = serde_json::Map::new();
    for (row, rank) in rows.iter().rev().zip(1..) {
        let values = row.chars().filter(|c| !c.is_whitespace());
        for (value, file) in values
            .zip('a'..)
            .filter(|(value, _)| value.is_ascii_digit())
        {
            placed.insert(format!("{file}{rank}"), json!(value.to_digit(10)));
        }
    }
    play(
        "mindoku",
        options,
        hands.len() as u8,
        json!({ "hands": hands, "placed": placed }),
        line,
    )
}

fn four() -> Box<dyn Board> {
    let rows = ["...4", ".32.", ".14.", "3..2"];
    mindoku("board=4x", &["123", "123", "144"], &rows, &["place 1 a4"])
}

fn on3rows() -> Box<dyn Board> {
    let rows = [".6...", "...7.", "..5..", ".3...", "....5"];
    let line = ["place 1 a1", "place 3 c1", "place 8 e4"];
    mindoku(
        "board=on3rows",
        &["12244", "34455", "56668", "37789"],
        &rows,
        &line,
    )
}

fn six_together() -> Box<dyn Board> {
    let rows = ["1....6", ".5..2.", "2.....", "..4..1", "3.1.4.", ".4...2"];
    let line = ["place 3 c6", "place 5 d4"];
    mindoku(
        "board=6x mode=cooperative",
        &["22333566", "11455566", "12334456"],
        &rows,
        &line,
    )
}

const NINE: [&str; 9] = [
    "..34...8.",
    "4....9..3",
    ".8..2.4..",
    "..1....7.",
    "3..8....2",
    ".9...13..",
    "5.......1",
    "..2....4.",
    ".7.5.....",
];

fn nine(line: &[&str]) -> Box<dyn Board> {
    let hands = [
        "155667779",
        "126779999",
        "123567888",
        "2344556788",
        "1334456669",
        "1122245689",
    ];
    mindoku("board=9x", &hands, &NINE, line)
}

/// A board with a token on every cell but one, which the only token in a hand fills. `shift` makes them differ.
fn full(shift: usize) -> Box<dyn Board> {
    let text = |rank: usize| {
        (0..9)
            .map(|file| ((file * 3 + file / 3 + rank + shift) % 9 + 1).to_string())
            .collect::<String>()
    };
    let mut rows: Vec<String> = (0..9).map(text).collect();
    let last = rows[6].remove(4).to_string();
    rows[6].insert(4, '.');
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let line = format!("place {last} e3");
    mindoku("board=9x", &[&last, "", "", "", "", ""], &rows, &[&line])
}

#[test]
fn mindoku_on_four_shows_the_last_token() {
    golden("mindoku-4x", &public(&*four()));
}

#[test]
fn mindoku_shows_a_moved_a_taken_and_a_claimed_token() {
    let mut board = four();
    board.play(Seat(2), "move c3 c1").unwrap();
    golden("mindoku-moved", &public(&*board));
    board.play(Seat(3), "take d1").unwrap();
    golden("mindoku-taken", &public(&*board));
    board.play(Seat(1), "place 2 b1").unwrap();
    board.play(Seat(3), "claim b1").unwrap();
    golden("mindoku-claimed", &public(&*board));
}

#[test]
fn mindoku_asks_which_token_and_where() {
    golden("mindoku-cell", &halfway(&*four(), "place 3"));
    golden("mindoku-from", &halfway(&*four(), "move"));
    golden("mindoku-preview", &preview(&*four(), "place 3 c4"));
}

#[test]
fn mindoku_on_three_rows() {
    golden("mindoku-on3rows", &public(&*on3rows()));
    golden("mindoku-on3rows-take", &halfway(&*on3rows(), "take"));
}

#[test]
fn mindoku_together_shows_all_hands() {
    golden("mindoku-6x-together", &public(&*six_together()));
}

#[test]
fn mindoku_together_is_lost_by_a_duplicate() {
    let mut board = six_together();
    board.play(Seat(3), "place 4 e4").unwrap();
    golden("mindoku-6x-lost", &public(&*board));
}

#[test]
fn mindoku_together_is_won_by_the_last_token() {
    let rows = ["1234", "3412", "2143", "43.."];
    let line = ["place 2 c1", "place 1 d1"];
    let board = mindoku("board=4x mode=cooperative", &["2", "1"], &rows, &line);
    golden("mindoku-4x-won", &public(&*board));
}

#[test]
fn mindoku_together_stacks_many_tokens() {
    let most = "1111222233334444555566667777888899991234";
    let hands = [most, "112233445566778899", "223344"];
    let board = mindoku("board=9x mode=cooperative", &hands, &["1........"], &[]);
    golden("mindoku-9x-together", &public(&*board));
}

#[test]
fn mindoku_on_nine_with_six_seats() {
    let board = nine(&["place 9 g9", "place 1 g3", "place 7 e3"]);
    golden("mindoku-9x", &public(&*board));
}

#[test]
fn mindoku_shows_who_left() {
    let mut board = nine(&["place 9 g9", "place 1 g3", "place 7 e3"]);
    board.leave(Seat(5));
    board.leave(Seat(2));
    golden("mindoku-left", &public(&*board));
}

#[test]
fn mindoku_won_on_a_full_board() {
    golden("mindoku-9x-full", &public(&*full(0)));
}

#[test]
fn mindoku_hands() {
    let card = |hand: &str| {
        let board = mindoku("board=9x", &[hand, "1"], &[], &[]);
        board.card(Seat(1), &Lang::english()).unwrap()
    };
    golden("mindoku-hand-3", &card("134"));
    golden("mindoku-hand-9", &card("112345678"));
    golden("mindoku-hand-27", &card("111223334444556677788899999"));
    golden(
        "mindoku-hand-40",
        &card("1111222233334444555566667777888899991234"),
    );
    golden("mindoku-hand-0", &card(""));
}

#[test]
fn nothing_public_depends_on_a_hand() {
    let rows = ["...4", ".32.", ".14.", "3..2"];
    let [a, b] = [["123", "123", "144"], ["144", "123", "123"]]
        .map(|hands| mindoku("board=4x", &hands, &rows, &[]));
    assert_eq!(public(&*a), public(&*b));
    assert_ne!(
        a.card(Seat(1), &Lang::english()),
        b.card(Seat(1), &Lang::english())
    );
}

#[test]
fn a_duplicate_looks_like_any_token() {
    let shapes = |turn: &str| {
        let mut board = four();
        board.play(Seat(2), turn).unwrap();
        let is_value = |shape: &Shape| matches!(&shape.figure, Figure::Text { .. });
        let mut shapes = public(&*board).shapes;
        shapes.retain(|shape| !is_value(shape));
        shapes
    };
    // A 2 already stands in the sector of c4; no 3 does.
    assert_eq!(shapes("place 2 c4"), shapes("place 3 c4"));
}

#[test]
fn a_picture_with_a_hand_in_it_is_private() {
    assert!(four().scene(Some(Seat(2)), &Lang::english()).private);
    assert!(!public(&*four()).private);
    assert!(!public(&*six_together()).private);
}

#[test]
fn a_full_9x_board_is_at_most_30_kb() {
    for shift in 0..9 {
        let size = render::png(&public(&*full(shift))).len();
        assert!(size <= 30_000, "{size} bytes");
    }
}
