//! The text board of Dungeon Chess.

use super::DungeonChess;
use super::character::{Character, Kind};
use super::names::letter;
use super::public::Public;
use super::side::{BOARD, Door};
use super::words::{afterwards, own, report};
use crate::game::kit::grid::Cell;
use crate::game::lang::mark;
use crate::game::{Lang, Seat, Shown};

/// Returns the board with two characters per cell (the kind's letter and the owner's mark), and each seat's holdings below.
pub(super) fn text(shown: &Shown<DungeonChess>, lang: &Lang) -> String {
    let public = &shown.view.public;
    let mut lines: Vec<String> = (0..8).rev().map(|rank| row(public, rank)).collect();
    let files: Vec<String> = (0..8)
        .map(|file| format!("{} ", char::from(b'a' + file)))
        .collect();
    lines.push(format!("  {}", files.join(" ").trim_end()));
    lines.push(String::new());
    for seat in public.seats().iter() {
        lines.push(belongings(shown, seat, lang));
    }
    if let Some((seat, deed)) = shown.last {
        lines.push(String::new());
        lines.push(report(seat, deed, lang));
    }
    lines.extend(afterwards(shown, lang));
    lines.extend(own(shown, lang));
    lines.join("\n")
}

fn row(public: &Public, rank: u8) -> String {
    let is_teleport = |cell| {
        let seats = public.seats();
        let mut sides = seats.iter().map(|seat| public.side(seat));
        sides.any(|side| side.teleports().contains(&cell))
    };
    let at = |file| {
        let cell = Cell::new(file, rank);
        match public.at(cell) {
            Some(Character { seat, kind }) => format!("{}{}", letter(kind), mark(seat)),
            None if is_teleport(cell) => "⊙ ".to_owned(),
            None => "· ".to_owned(),
        }
    };
    let cells: Vec<String> = (0..BOARD.files).map(at).collect();
    format!("{} {}", rank + 1, cells.join(" ").trim_end())
}

/// Returns a line about a seat: whether it acts, entry squares, chests, prisoners.
fn belongings(shown: &Shown<DungeonChess>, seat: Seat, lang: &Lang) -> String {
    let public = &shown.view.public;
    let door = |door: Door| {
        let inside = public.entry(seat, door).map_or('·', letter);
        format!("{door}:{inside}")
    };
    let held = |whose: Seat| {
        Kind::ALL.into_iter().flat_map(move |kind| {
            let one = format!("{}{}", letter(kind), mark(whose));
            std::iter::repeat_n(one, public.held(seat, whose, kind).into())
        })
    };
    let prisoners: Vec<String> = public.seats().iter().flat_map(held).collect();
    let chests = lang.say(
        "dungeon-chess-chests",
        &[
            ("own", public.chests(seat).into()),
            ("received", public.received(seat).into()),
        ],
    );
    let mut parts = vec![
        format!("{} {}", shown.arrow(seat), mark(seat)),
        door(Door::G),
        door(Door::M),
        chests,
    ];
    if !public.staying().contains(seat) {
        parts.truncate(1);
        parts.push("–".to_owned());
    }
    if !prisoners.is_empty() {
        parts.push(format!("[{}]", prisoners.join(" ")));
    }
    parts.join(" ")
}
