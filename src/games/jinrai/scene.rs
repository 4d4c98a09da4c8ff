//! Jinrai's picture.

use super::{Last, Part, View, words};
use crate::game::kit::grid::Cell;
use crate::game::kit::homes;
use crate::game::kit::homes::scene::owner;
use crate::game::scene::{Ends, Piece, Point};
use crate::game::{Lang, Scene, Seat};

const SEATS: [Seat; 2] = [Seat(1), Seat(2)];

pub(super) fn scene(view: &View, lang: &Lang) -> Scene {
    let public = &view.public;
    let mut scene = Scene::between_homes(Piece::CLOUD, public.acting(), public.winners());
    if public.winners().is_some() {
        for seat in SEATS {
            let goal = homes::row(seat.rival());
            let struck = view.lightning(seat).filter(|&cell| goal.contains(cell));
            if let Some(cell) = struck {
                scene.halo(scene.spot(cell));
            }
        }
    }
    if let Some(last) = public.last() {
        ghosts(&mut scene, view, last);
    }
    for seat in SEATS {
        for cell in public.clouds(seat).iter() {
            scene.piece(Piece::CLOUD, owner(seat), scene.spot(cell));
        }
        let breath = scene.spot(public.breath(seat));
        scene.piece(Piece::BREATH, owner(seat), breath);
    }
    if let Some(last) = public.last() {
        trace(&mut scene, view, last);
    }
    for seat in SEATS {
        if let Some(cell) = view.lightning(seat) {
            let on = scene.spot(cell);
            let corner = Point::new(0.25, 0.18) * on.unit;
            scene.bolt(on.at + corner, on.unit * 0.19);
        }
    }
    scene.alt = words::alt(view, lang);
    scene.text = words::text(view, lang);
    if view.is_private() {
        scene.private()
    } else {
        scene
    }
}

/// What moved in the last turn, and where from.
fn ghosts(scene: &mut Scene, view: &View, last: Last) {
    for part in last.act.parts() {
        let (from, to) = part.way();
        let whose = match part {
            Part::Move(..) => last.seat,
            Part::Blow(..) => last.seat.rival(),
        };
        let piece = if view.public.breath(whose) == to {
            Piece::BREATH
        } else {
            Piece::CLOUD
        };
        // Under another piece nothing of it is to be seen.
        if !is_taken(view, from) {
            scene.ghost(piece, owner(whose), scene.spot(from));
        }
    }
}

/// Steps, jumps beside the piece that stays, dashed blows, and what was guessed.
fn trace(scene: &mut Scene, view: &View, last: Last) {
    for part in last.act.parts() {
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
    if let Some(cell) = last.act.guess {
        let on = scene.spot(cell);
        scene.bracket(on, None);
        if last.right == Some(false) {
            let corner = Point::new(0.28, -0.28) * on.unit;
            scene.cross_at(on.at + corner, on.unit * 0.10);
        }
    }
}

fn is_taken(view: &View, cell: Cell) -> bool {
    let taken = |seat: &Seat| view.public.pieces(*seat).contains(cell);
    SEATS.iter().any(taken)
}
