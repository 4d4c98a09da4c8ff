//! Pictures and sentences of Trix.

use super::piece::owner;
use super::{CAMP_BLOCK_TURNS, Deed, Trix, between, guide};
use crate::game::kit::board4x4::BOARD;
use crate::game::kit::placing::SEATS;
use crate::game::kit::squares::Squares;
use crate::game::kit::why;
use crate::game::kit::words::{self, list};
use crate::game::lang::mark;
use crate::game::scene::{Ends, Ink, Piece, Spot, TRAY, Tab};
use crate::game::{Face, Game, Lang, Scene, Seat, Shown, Viewer, notation};

impl Face for Trix {
    fn draw(shown: &Shown<Trix>) -> Scene {
        let view = &shown.view;
        let squares = Squares::new(BOARD, TRAY);
        let mut scene = Scene::framed(squares.bottom());
        scene.tray(&SEATS.map(|seat| Tab::new(owner(seat), shown.tab(seat), None)));
        squares.lay(&mut scene);
        squares.chequer(&mut scene, Ink::Shade);
        for seat in SEATS {
            for cell in Trix::camp(seat).iter() {
                squares.camp(&mut scene, cell, owner(seat));
            }
        }
        squares.lines(&mut scene);
        if let Some(seat) = view.arrived() {
            for cell in (view.pieces(seat) & Trix::camp(seat.rival())).iter() {
                scene.halo(scene.spot(cell));
            }
        }
        if let Some((seat, deed)) = &shown.last {
            scene.ghost(Piece::DISC, owner(*seat), scene.spot(deed.turn.from));
        }
        for seat in SEATS {
            for cell in view.pieces(seat).iter() {
                scene.piece(Piece::DISC, owner(seat), scene.spot(cell));
            }
        }
        if let Some((_, deed)) = &shown.last {
            trace(&mut scene, deed);
        }
        scene
    }

    fn alt(shown: &Shown<Trix>, lang: &Lang) -> String {
        let mut sentences = vec![shown.standing(lang)];
        sentences.extend(SEATS.map(|seat| has(&shown.view, seat, lang)));
        sentences.push(made(&shown.view, lang));
        let last = shown
            .last
            .as_ref()
            .map(|(seat, deed)| Trix::describe(deed, *seat, None, lang));
        sentences.extend(words::last(last, lang));
        sentences.join(" ")
    }

    /// Returns the board in marks; below it the target camps, the last turn, and the numbers of
    /// turns.
    fn text(shown: &Shown<Trix>, lang: &Lang) -> String {
        let goes = |seat: Seat| {
            let target = list(Trix::camp(seat.rival()).iter());
            format!("{} {} ⇒ {target}", shown.arrow(seat), mark(seat))
        };
        let drawing = words::drawing(BOARD, shown.view.pieces);
        let mut parts = vec![drawing, SEATS.map(goes).join("\n")];
        if let Some((seat, deed)) = &shown.last {
            parts.push(format!("{} {}", mark(*seat), words::way(&deed.stops)));
        }
        parts.push(made(&shown.view, lang));
        parts.push(shown.standing(lang));
        parts.join("\n\n")
    }

    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        let mut variables = vec![
            ("seat", name(seat, lang).into()),
            ("from", deed.turn.from.to_string().into()),
            ("to", deed.turn.to.to_string().into()),
        ];
        let moved = if deed.turn.is_step() {
            lang.say("trix-deed-step", &variables)
        } else {
            let over = deed.stops.windows(2).map(|pair| between(pair[0], pair[1]));
            variables.push(("over", list(over).into()));
            lang.say("trix-deed-jump", &variables)
        };
        let Some(winner) = deed.arrived else {
            return moved;
        };
        let winner = ("seat", name(winner, lang).into());
        lang.say("trix-arrived", &[("deed", moved.into()), winner])
    }

    fn origin(_: &Shown<Trix>, prefix: &[&str]) -> Option<String> {
        notation::moved_from(prefix)
    }

    fn why(shown: &Shown<Trix>, seat: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let view = &shown.view;
        why::moving(BOARD, view.pieces(seat), view.taken(), prefix, lang)
    }

    fn pieces() -> Option<Scene> {
        Some(guide::draw())
    }
}

/// Draws the last turn: a step as an arrow, jumps as arcs beside the pieces jumped over.
fn trace(scene: &mut Scene, deed: &Deed) {
    let way: Vec<Spot> = deed.stops.iter().map(|&cell| scene.spot(cell)).collect();
    scene.bracket(scene.spot(deed.turn.to), None);
    if deed.turn.is_step() {
        scene.arrow(&way, Ends::default());
    } else {
        scene.hop(&way);
    }
}

fn has(view: &Trix, seat: Seat, lang: &Lang) -> String {
    let variables = [
        ("seat", name(seat, lang).into()),
        ("cells", list(view.pieces(seat).iter()).into()),
        ("target", list(Trix::camp(seat.rival()).iter()).into()),
    ];
    lang.say("trix-has", &variables)
}

/// Returns a sentence with the numbers of turns, until they no longer matter.
fn made(view: &Trix, lang: &Lang) -> String {
    let [first, second] = SEATS.map(|seat| view.made(seat));
    if first.min(second) >= CAMP_BLOCK_TURNS {
        return lang.say("trix-made-all", &[]);
    }
    let turns = |count: u8| lang.say("trix-turns", &[("count", count.into())]);
    let variables = [
        ("first", name(Seat(1), lang).into()),
        ("first-turns", turns(first).into()),
        ("second", name(Seat(2), lang).into()),
        ("second-turns", turns(second).into()),
    ];
    lang.say("trix-made", &variables)
}

fn name(seat: Seat, lang: &Lang) -> String {
    lang.seat(Trix::INFO, seat)
}
