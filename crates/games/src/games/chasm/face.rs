//! Pictures and sentences of Chasm.

use super::scene;
use super::{BOARD, Chasm, Deed, Turn};
use crate::game::kit::grid::Cell;
use crate::game::kit::why;
use crate::game::kit::words::{list, way};
use crate::game::lang::mark;
use crate::game::{Face, Game, Lang, Scene, Seat, Shown, Viewer, notation};

impl Face for Chasm {
    fn draw(shown: &Shown<Chasm>) -> Scene {
        scene::draw(shown)
    }

    fn alt(shown: &Shown<Chasm>, lang: &Lang) -> String {
        let view = &shown.view;
        let mut sentences = vec![shown.standing(lang), phase(view, lang)];
        sentences.extend(view.seats().iter().map(|seat| has(view, seat, lang)));
        if let Some((seat, deed)) = shown.last {
            let deed = report(seat, deed, lang);
            sentences.push(lang.say("chasm-last", &[("deed", deed.into())]));
        }
        sentences.join(" ")
    }

    /// Returns the board in marks; below it each seat's pieces, the last turn, and the phase.
    fn text(shown: &Shown<Chasm>, lang: &Lang) -> String {
        let view = &shown.view;
        let has = |seat: Seat| {
            let count = view.pieces(seat).count();
            if !view.staying.contains(seat) {
                return format!("  {} × {count} –", mark(seat));
            }
            let left = match view.unplaced[seat.index()] {
                0 => String::new(),
                unplaced => format!(" (+ {unplaced})"),
            };
            format!("{} {} × {count}{left}", shown.arrow(seat), mark(seat))
        };
        let seats: Vec<String> = view.seats().iter().map(has).collect();
        let on = |cell| view.owner(cell).map_or('·', mark);
        let mut parts = vec![BOARD.draw(on), seats.join("\n")];
        if let Some((seat, deed)) = shown.last {
            let moved = match deed.turn {
                Turn::Place(cell) => format!("→ {cell}"),
                Turn::Move(from, to) => way(&[from, to]),
            };
            let fell = deed.fallen.map(|(owner, _)| format!("  ✗ {}", mark(owner)));
            parts.push(format!(
                "{} {moved}{}",
                mark(seat),
                fell.unwrap_or_default()
            ));
        }
        parts.push(phase(view, lang));
        parts.push(shown.standing(lang));
        parts.join("\n\n")
    }

    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        report(seat, *deed, lang)
    }

    fn prompt(shown: &Shown<Chasm>, _: Seat, prefix: &[&str], lang: &Lang) -> String {
        let key = match (shown.view.is_placing(), prefix) {
            (true, _) => "chasm-prompt-place",
            (false, []) => "chasm-prompt-move",
            (false, _) => "chasm-prompt-to",
        };
        lang.say(key, &[])
    }

    fn origin(_: &Shown<Chasm>, prefix: &[&str]) -> Option<String> {
        notation::moved_from(prefix)
    }

    fn why(shown: &Shown<Chasm>, seat: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let (view, taken) = (&shown.view, shown.view.occupied());
        if !view.is_placing() {
            return why::leaving(BOARD, view.pieces(seat), taken, prefix.first()?, lang);
        }
        let aligned = || {
            let cell: Cell = prefix.first()?.parse().ok()?;
            let is_bad = BOARD.contains(cell) && !view.places(seat).contains(cell);
            is_bad.then(|| lang.say("chasm-why-aligned", &[]))
        };
        why::placing(BOARD, taken, prefix.first()?, lang).or_else(aligned)
    }
}

fn phase(view: &Chasm, lang: &Lang) -> String {
    let key = if view.is_placing() {
        "chasm-placing"
    } else {
        "chasm-moving"
    };
    lang.say(key, &[])
}

fn has(view: &Chasm, seat: Seat, lang: &Lang) -> String {
    let pieces = view.pieces(seat);
    let key = match (view.staying.contains(seat), view.is_placing()) {
        (false, _) => "chasm-has-left",
        (true, true) => "chasm-has-placed",
        (true, false) => "chasm-has",
    };
    lang.say(
        key,
        &[
            ("seat", name(seat, lang).into()),
            ("count", pieces.count().into()),
            ("cells", list(pieces.iter()).into()),
            ("left", view.unplaced[seat.index()].into()),
        ],
    )
}

/// Returns the report of a turn.
fn report(seat: Seat, deed: Deed, lang: &Lang) -> String {
    let who = ("seat", name(seat, lang).into());
    let (from, to) = match deed.turn {
        Turn::Place(cell) => {
            let cell = ("cell", cell.to_string().into());
            return lang.say("chasm-deed-place", &[who, cell]);
        }
        Turn::Move(from, to) => (from, to),
    };
    let mut variables = vec![
        who,
        ("from", from.to_string().into()),
        ("to", to.to_string().into()),
        ("count", deed.pushed.into()),
    ];
    let key = match (deed.fallen, deed.pushed) {
        (Some((owner, left)), _) => {
            variables.push(("owner", name(owner, lang).into()));
            variables.push(("left", left.into()));
            "chasm-deed-fall"
        }
        (None, 0) => "chasm-deed-move",
        (None, _) => "chasm-deed-push",
    };
    lang.say(key, &variables)
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Chasm::INFO, seat)
}
