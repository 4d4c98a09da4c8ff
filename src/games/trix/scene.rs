//! Trix's picture.

use super::{Trix, route, words};
use crate::game::kit::four::BOARD;
use crate::game::kit::squares::TRAY;
use crate::game::scene::{Ends, Ink, Owner, Piece, Spot, Squares, Tab, TabState};
use crate::game::kit::stones::SEATS;
use crate::game::{Game, Lang, Scene, Seat};

pub(super) fn scene(view: &Trix, lang: &Lang) -> Scene {
    let squares = Squares::new(BOARD, TRAY);
    let mut scene = Scene::framed(squares.bottom());
    scene.tray(&SEATS.map(|seat| {
        let state = TabState::of(seat, view.acting().into(), view.winners());
        Tab::new(owner(seat), state, None)
    }));
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
    if let Some((seat, turn)) = view.last() {
        scene.ghost(Piece::DISC, owner(seat), scene.spot(turn.from));
    }
    for seat in SEATS {
        for cell in view.pieces(seat).iter() {
            scene.piece(Piece::DISC, owner(seat), scene.spot(cell));
        }
    }
    trace(&mut scene, view);
    scene.alt = words::alt(view, lang);
    scene.text = words::text(view, lang);
    scene
}

/// The last turn: a step as an arrow, jumps as arcs beside what was jumped over.
fn trace(scene: &mut Scene, view: &Trix) {
    let Some((_, turn)) = view.last() else {
        return;
    };
    let stops = route(view.before_last(), turn);
    let way: Vec<Spot> = stops.iter().map(|&cell| scene.spot(cell)).collect();
    scene.bracket(scene.spot(turn.to), None);
    if turn.is_step() {
        scene.arrow(&way, Ends::default());
    } else {
        scene.hop(&way);
    }
}

fn owner(seat: Seat) -> Owner {
    Owner::Seat(Trix::INFO.palette, seat)
}
