//! Pictures and sentences of Basileus; the silhouette of a chessman shows its jumps.

use super::piece::{BLOCK, DIAMOND, OCTAGRAM};
use super::{Basileus, Deed, Kind, QUIET_TURN_LIMIT, guide};
use crate::game::kit::board9x8::BOARD;
use crate::game::kit::board9x8::scene::{board, side};
use crate::game::kit::capture::Capture;
use crate::game::kit::grid::Cell;
use crate::game::kit::why;
use crate::game::kit::words::{self, last, list, way};
use crate::game::lang::mark;
use crate::game::scene::Piece;
use crate::game::{Face, Game, Lang, Scene, Seat, Shown, Viewer, notation};

/// Number of turns without a capture from which the alt text reports it.
const QUIET: u8 = 20;

impl Face for Basileus {
    fn draw(shown: &Shown<Basileus>) -> Scene {
        let view = &shown.view;
        let mut scene = board(
            shown,
            [Seat(1), Seat(2)].map(|seat| view.chessmen(seat).count()),
        );
        if let Some((seat, deed)) = &shown.last
            && view.is_beheaded(seat.rival())
        {
            scene.glow(scene.spot(deed.chain.to()));
        }
        let capture = shown.last.as_ref().map(|(seat, deed)| capture(*seat, deed));
        if let Some(capture) = &capture {
            capture.ghosts(&mut scene);
        }
        for seat in [Seat(1), Seat(2)] {
            for (cell, kind) in view.chessmen_with_kinds(seat) {
                scene.piece(piece(kind), side(seat), scene.spot(cell));
            }
        }
        if let Some(capture) = &capture {
            capture.trace(&mut scene);
        }
        scene
    }

    fn alt(shown: &Shown<Basileus>, lang: &Lang) -> String {
        let view = &shown.view;
        let before = shown
            .last
            .as_ref()
            .map(|(seat, deed)| Basileus::describe(deed, *seat, None, lang));
        let acting = view.to_act;
        let must = !shown.is_over() && view.must_capture(acting);
        let must = must.then(|| lang.say("basileus-must", &[("seat", name(acting, lang).into())]));
        words::sentences([
            Some(shown.standing(lang)),
            Some(chessmen(view, Seat(1), lang)),
            Some(chessmen(view, Seat(2), lang)),
            last(before, lang),
            must,
            quiet(shown, lang),
        ])
    }

    /// Returns the board in marks with a legend; below it the last turn with its captures, and the
    /// seat to act.
    fn text(shown: &Shown<Basileus>, lang: &Lang) -> String {
        let at = |cell: Cell| {
            let kinds = [Seat(1), Seat(2)].map(|seat| shown.view.kind(seat, cell));
            match kinds {
                [Some(kind), _] => ['◇', '□', '☆'][kind as usize],
                [_, Some(kind)] => ['◆', '■', '★'][kind as usize],
                [None, None] => '·',
            }
        };
        let drawing = format!("{}\n\n{}", BOARD.draw(at), lang.say("basileus-legend", &[]));
        let moved = shown.last.as_ref().map(|(seat, deed)| {
            let taken = deed.taken.iter().map(|(_, cell)| format!(" ✗{cell}"));
            let taken: String = taken.collect();
            let cells: Vec<_> = deed.chain.cells().collect();
            let moved = format!("{} {}{taken}", mark(*seat), way(&cells));
            let moved = format!("{moved}\n{}", quiet(shown, lang).unwrap_or_default());
            moved.trim_end().to_owned()
        });
        words::board(shown, drawing, moved)
    }

    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        let chain = &deed.chain;
        let mut variables = vec![
            ("seat", name(seat, lang).into()),
            ("kind", kind(deed.kind).into()),
            ("from", chain.from().to_string().into()),
            ("to", chain.to().to_string().into()),
        ];
        let took = |&(of, cell): &(Kind, Cell)| {
            let variables = [("kind", kind(of).into()), ("cell", cell.to_string().into())];
            lang.say("basileus-taken", &variables)
        };
        let taken: Vec<String> = deed.taken.iter().map(took).collect();
        if taken.is_empty() {
            return lang.say("basileus-report-step", &variables);
        }
        if chain.over().next().is_none() {
            return lang.say("basileus-report-assault", &variables);
        }
        variables.push(("taken", lang.list(taken).into()));
        variables.push(("stops", list(chain.stops()).into()));
        variables.push(("count", chain.stops().len().into()));
        lang.say("basileus-report-jump", &variables)
    }

    fn prompt(shown: &Shown<Basileus>, seat: Seat, prefix: &[&str], lang: &Lang) -> String {
        let key = match (prefix, shown.view.must_capture(seat)) {
            ([], true) => "basileus-prompt-capture",
            ([], false) => "basileus-prompt-step",
            ([_], _) => "basileus-prompt-to",
            _ => "basileus-prompt-on",
        };
        lang.say(key, &[])
    }

    fn label(
        shown: &Shown<Basileus>,
        seat: Seat,
        prefix: &[&str],
        word: &str,
        lang: &Lang,
    ) -> Option<String> {
        let cell: Cell = word.parse().ok()?;
        let kind = shown.view.kind(seat, cell).filter(|_| prefix.is_empty())?;
        let about = [("kind", self::kind(kind).into()), ("cell", word.into())];
        Some(lang.say("basileus-label", &about))
    }

    fn origin(_: &Shown<Basileus>, prefix: &[&str]) -> Option<String> {
        notation::moved_from(prefix)
    }

    fn why(shown: &Shown<Basileus>, seat: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let view = &shown.view;
        let taken = view.chessmen(Seat(1)) | view.chessmen(Seat(2));
        let must = || {
            let must = view.must_capture(seat) && prefix.len() > 1;
            must.then(|| lang.say("why-must-capture", &[]))
        };
        why::leaving(BOARD, view.chessmen(seat), taken, prefix.first()?, lang).or_else(must)
    }

    fn pieces() -> Option<Scene> {
        Some(guide::draw())
    }
}

/// Returns a sentence with a seat's chessmen by kind.
fn chessmen(view: &Basileus, seat: Seat, lang: &Lang) -> String {
    let of = |kind| {
        let cells = view.of(seat, kind);
        let variables = [
            ("kind", self::kind(kind).into()),
            ("count", cells.count().into()),
            ("cells", list(cells.iter()).into()),
        ];
        (!cells.is_empty()).then(|| lang.say("basileus-group", &variables))
    };
    let groups: Vec<String> = Kind::ALL.into_iter().rev().filter_map(of).collect();
    let owner = ("seat", name(seat, lang).into());
    lang.say(
        "basileus-men",
        &[owner, ("groups", lang.list(groups).into())],
    )
}

/// Returns a note on the coming draw after [`QUIET`] turns without a capture.
fn quiet(shown: &Shown<Basileus>, lang: &Lang) -> Option<String> {
    let turns = shown.view.quiet;
    let variables = [("count", turns.into()), ("limit", QUIET_TURN_LIMIT.into())];
    let matters = turns >= QUIET && !shown.is_over();
    matters.then(|| lang.say("basileus-quiet", &variables))
}

fn capture(seat: Seat, deed: &Deed) -> Capture {
    let taken = |&(kind, cell)| (piece(kind), side(seat.rival()), cell);
    Capture {
        mover: (piece(deed.kind), side(seat)),
        way: deed.chain.cells().collect(),
        taken: deed.taken.iter().map(taken).collect(),
    }
}

fn piece(kind: Kind) -> Piece {
    match kind {
        Kind::Pawn => DIAMOND,
        Kind::Piece => BLOCK,
        Kind::Basileus => OCTAGRAM,
    }
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "pawn",
        Kind::Piece => "piece",
        Kind::Basileus => "basileus",
    }
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Basileus::INFO, seat)
}
