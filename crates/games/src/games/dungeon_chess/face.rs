//! Pictures, texts and cards of Dungeon Chess; the sentences are in [`words`].

use super::dungeon::{BOARD, Character, Door, Kind};
use super::lane::points;
use super::public::Public;
use super::{Deed, DungeonChess, What, card, guide, scene, words};
use crate::game::kit::digest::digest;
use crate::game::kit::grid::Cell;
use crate::game::kit::why;
use crate::game::lang::mark;
use crate::game::{Face, Lang, Scene, Seat, Shown, Stage, Viewer, notation};

impl Face for DungeonChess {
    fn draw(shown: &Shown<DungeonChess>) -> Scene {
        scene::draw(shown)
    }

    fn alt(shown: &Shown<DungeonChess>, lang: &Lang) -> String {
        words::alt(shown, lang)
    }

    fn text(shown: &Shown<DungeonChess>, lang: &Lang) -> String {
        text(shown, lang)
    }

    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        words::describe(*deed, seat, lang)
    }

    /// Returns the card instead of the board while the viewer chooses a target.
    fn scene(shown: &Shown<DungeonChess>, lang: &Lang) -> Scene {
        let card = is_choosing(shown).then(|| DungeonChess::card(shown, lang));
        card.flatten().unwrap_or_else(|| Scene {
            alt: DungeonChess::alt(shown, lang),
            text: DungeonChess::text(shown, lang),
            ..DungeonChess::draw(shown)
        })
    }

    fn prompt(shown: &Shown<DungeonChess>, seat: Seat, prefix: &[&str], lang: &Lang) -> String {
        words::prompt(shown, seat, prefix, lang)
    }

    fn label(
        shown: &Shown<DungeonChess>,
        seat: Seat,
        prefix: &[&str],
        word: &str,
        lang: &Lang,
    ) -> Option<String> {
        words::label(shown, seat, prefix, word, lang)
    }

    /// Returns the card with the two targets dealt to the viewer.
    fn card(shown: &Shown<DungeonChess>, lang: &Lang) -> Option<Scene> {
        let (seat, dealt, kept) = shown.view.own(shown.viewer)?;
        let text = words::cards(dealt, kept, lang);
        Some(Scene {
            alt: text.clone(),
            text,
            ..card::draw(shown.seats, seat, dealt, kept)
        })
    }

    fn card_summary(shown: &Shown<DungeonChess>, lang: &Lang) -> Option<String> {
        let (_, dealt, kept) = shown.view.own(shown.viewer)?;
        Some(words::card_summary(dealt, kept, lang))
    }

    fn card_version(shown: &Shown<DungeonChess>) -> Option<u64> {
        let (_, dealt, kept) = shown.view.own(shown.viewer)?;
        Some(digest(&(dealt, kept)))
    }

    fn pieces() -> Option<Scene> {
        Some(guide::draw())
    }

    fn origin(_: &Shown<DungeonChess>, prefix: &[&str]) -> Option<String> {
        notation::moved_from(prefix)
    }

    fn why(
        shown: &Shown<DungeonChess>,
        seat: Seat,
        prefix: &[&str],
        lang: &Lang,
    ) -> Option<String> {
        let public = &shown.view.public;
        let held = |cell: &Cell| public.at(*cell);
        let is_own = |cell: &Cell| held(cell).is_some_and(|one| one.seat == seat);
        let taken = BOARD.cells().filter(|cell| held(cell).is_some()).collect();
        let own = BOARD.cells().filter(is_own).collect();
        why::leaving(BOARD, own, taken, prefix.first()?, lang)
    }
}

/// Returns whether the viewer is choosing its target.
fn is_choosing(shown: &Shown<DungeonChess>) -> bool {
    match (&shown.stage, shown.last) {
        (Stage::Partial(_), _) => shown.view.public.is_choosing(),
        (Stage::Preview, Some((_, deed))) => matches!(deed.what, What::Kept(_)),
        (Stage::Preview, None) | (Stage::Played, _) => false,
    }
}

/// Returns the board with two characters per cell (the kind's letter and the owner's mark), and
/// each seat's holdings below.
fn text(shown: &Shown<DungeonChess>, lang: &Lang) -> String {
    let public = &shown.view.public;
    let mut lines: Vec<String> = (0..8).rev().map(|rank| row(public, rank)).collect();
    let files: Vec<String> = (0..8)
        .map(|file| format!("{} ", char::from(b'a' + file)))
        .collect();
    lines.push(format!("  {}", files.join(" ").trim_end()));
    lines.push(String::new());
    lines.push(lang.say("dungeon-chess-legend", &[]));
    lines.push(String::new());
    for seat in public.seats().iter() {
        lines.push(belongings(shown, seat, lang));
    }
    if let Some((seat, deed)) = shown.last {
        lines.push(String::new());
        lines.push(words::report(seat, deed, lang));
    }
    lines.extend(words::afterwards(shown, lang));
    lines.extend(words::own(shown, lang));
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

/// Returns a line about a seat: whether it acts, its points, entry squares, chests, prisoners.
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
    // A character on a ring hides it in the drawing.
    let [one, other] = public.side(seat).teleports();
    let mut parts = vec![
        format!("{} {}", shown.arrow(seat), mark(seat)),
        points(shown, seat).to_string(),
        door(Door::G),
        door(Door::M),
        chests,
        format!("⊙ {one} {other}"),
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

/// Returns the letter of a kind in the text board.
fn letter(kind: Kind) -> char {
    match kind {
        Kind::Kor => 'K',
        Kind::Maga => 'M',
        Kind::Guerriero => 'G',
        Kind::Lottatore => 'L',
    }
}
