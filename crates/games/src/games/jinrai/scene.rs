//! The picture of Jinrai.

use super::piece::{BREATH, bolt};
use super::turn::Part;
use super::{Deed, Done, Jinrai, SEATS, View};
use crate::game::kit::grid::Cell;
use crate::game::kit::home_rows5x5;
use crate::game::kit::home_rows5x5::scene::{board, owner};
use crate::game::scene::{Ends, Piece, Point};
use crate::game::{Scene, Seat, Shown, Stage};

/// Returns the picture without its texts.
pub(super) fn draw(shown: &Shown<Jinrai>) -> Scene {
    let view = &shown.view;
    let public = &view.public;
    let mut scene = board(shown, Piece::CLOUD);
    if shown.is_over() {
        for seat in SEATS {
            let goal = home_rows5x5::row(seat.rival());
            let struck = view.lightning[seat.index()].filter(|&cell| goal.contains(cell));
            if let Some(cell) = struck {
                scene.halo(scene.spot(cell));
            }
        }
    }
    let last = last(shown);
    if let Some((seat, done)) = last {
        ghosts(&mut scene, view, seat, done);
    }
    for seat in SEATS {
        for cell in public.clouds(seat).iter() {
            scene.piece(Piece::CLOUD, owner(seat), scene.spot(cell));
        }
        let breath = scene.spot(public.breath(seat));
        scene.piece(BREATH, owner(seat), breath);
    }
    if let Some((_, done)) = last {
        trace(&mut scene, view, done);
    }
    for cell in view.lightning.into_iter().flatten() {
        let on = scene.spot(cell);
        let corner = Point::new(0.25, 0.18) * on.unit;
        bolt(&mut scene, on.at + corner, on.unit * 0.19);
    }
    let is_disclosed = shown.is_over() && shown.stage == Stage::Played;
    if is_disclosed || view.lightning == [None; 2] {
        scene
    } else {
        scene.private()
    }
}

/// Returns the last deed, once both have chosen.
pub(super) fn last(shown: &Shown<Jinrai>) -> Option<(Seat, Done)> {
    match shown.last {
        Some((seat, Deed::Done(done))) => Some((seat, done)),
        Some((_, Deed::Chosen(_))) | None => None,
    }
}

/// Draws ghosts on the cells left in the last turn.
fn ghosts(scene: &mut Scene, view: &View, seat: Seat, done: Done) {
    for part in done.act.parts() {
        let (from, _) = part.way();
        let (whose, piece) = match part {
            Part::Move(..) if done.breath => (seat, BREATH),
            Part::Move(..) => (seat, Piece::CLOUD),
            Part::Blow(..) => (seat.rival(), Piece::CLOUD),
        };
        // A ghost under another piece is invisible.
        if !is_taken(view, from) {
            scene.ghost(piece, owner(whose), scene.spot(from));
        }
    }
}

/// Draws steps, jumps beside the piece jumped over, dashed blows, and the guess.
fn trace(scene: &mut Scene, view: &View, done: Done) {
    for part in done.act.parts() {
        let (from, to) = part.way();
        let way = [from, to].map(|cell| scene.spot(cell));
        let start = if is_taken(view, from) { 0.40 } else { 0.0 };
        let ends = Ends {
            start,
            ..Ends::default()
        };
        scene.bracket(way[1], None);
        match part {
            Part::Blow(..) => scene.blow(&way, ends),
            Part::Move(..) if part.over().is_some() => scene.hop(&way),
            Part::Move(..) => scene.arrow(&way, ends),
        }
    }
    let way = |part: Part| {
        let (from, to) = part.way();
        [from, to].map(|cell| scene.spot(cell))
    };
    let arrows: Vec<_> = done.act.parts().map(way).collect();
    scene.order(&arrows);
    if let Some(cell) = done.act.guess {
        let on = scene.spot(cell);
        scene.bracket(on, None);
        if done.right == Some(false) {
            let corner = Point::new(0.28, -0.28) * on.unit;
            scene.cross_at(on.at + corner, on.unit * 0.10);
        }
    }
}

fn is_taken(view: &View, cell: Cell) -> bool {
    let taken = |seat: &Seat| view.public.pieces(*seat).contains(cell);
    SEATS.iter().any(taken)
}
