//! The picture of Dungeon Chess: the board in the middle, each seat's panel on its side.

use super::dungeon::{BOARD, Character, Door, Side};
use super::panel::{EDGE, Panel, UNIT, at, doorstep, place, spot};
use super::piece::{owner, piece};
use super::public::{Moved, Public};
use super::{Deed, DungeonChess, What};
use crate::game::kit::grid::Cell;
use crate::game::kit::squares::letter;
use crate::game::scene::{Ends, Height, Ink, Owner, Part, Path, Pen, Point, Spot, WIDTH};
use crate::game::{Scene, Seat, Shown};

/// Margin of the paper around the cells, in points.
const PAPER: f32 = 8.0;
/// Type size of a coordinate, in points.
const LABEL: f32 = 26.0;

/// Returns the picture without its texts.
pub(super) fn draw(shown: &Shown<DungeonChess>) -> Scene {
    let public = &shown.view.public;
    let mut scene = Scene::framed(WIDTH);
    let panels: Vec<Panel> = public
        .seats()
        .iter()
        .map(|seat| Panel::of(shown, seat))
        .collect();
    for panel in &panels {
        panel.lay(&mut scene);
    }
    lay(&mut scene);
    for seat in public.seats().iter() {
        teleports(&mut scene, public.side(seat), owner(seat));
    }
    if let Some(seat) = shown.to_act.first().filter(|_| !public.is_choosing()) {
        for door in Door::ALL {
            let spot = doorstep(public.side(seat), door);
            scene.spots.insert(door.to_string(), spot);
        }
    }
    characters(&mut scene, public, shown.last);
    if let Some((seat, deed)) = shown.last {
        trace(&mut scene, public, seat, deed, &panels);
    }
    if shown.viewer.is_some() {
        // The alt text names the viewer's target, so the picture is private.
        scene = scene.private();
    }
    scene
}

/// Draws the paper with its cells and coordinates.
fn lay(scene: &mut Scene) {
    let middle = Point::new(WIDTH / 2.0, WIDTH / 2.0);
    let side = 8.0 * UNIT + 2.0 * PAPER;
    scene.fill(Path::rounded(side, side, 12.0), middle, Ink::Paper);
    for cell in BOARD.cells() {
        let spot = at(cell);
        if cell.is_like_a1() {
            scene.fill(Path::rect(UNIT, UNIT), spot.at, Ink::Shade);
        }
        scene.spots.insert(cell.to_string(), spot);
    }
    // The strip between the paper and the panels.
    let strip = 13.0;
    for i in 0..8 {
        let below = Point::new(at(Cell::new(i, 0)).at.x, WIDTH - EDGE + PAPER + strip + 2.0);
        scene.text(letter(i), below, LABEL, Height::Letters, Ink::Label);
        let beside = Point::new(EDGE - PAPER - strip, at(Cell::new(0, i)).at.y);
        scene.text(i + 1, beside, LABEL, Height::Capitals, Ink::Label);
    }
}

fn teleports(scene: &mut Scene, side: Side, owner: Owner) {
    let edge = owner.ink(Part::Edge);
    for cell in side.teleports() {
        let Spot { at, unit, .. } = at(cell);
        scene.ring(at, unit * 0.40, Pen::new(4.0), edge);
        scene.ring(at, unit * 0.30, Pen::new(4.0), edge);
        scene.emblem(owner, at, unit * 0.10, Part::Edge);
    }
}

fn characters(scene: &mut Scene, public: &Public, last: Option<(Seat, Deed)>) {
    if let Some((seat, deed)) = last
        && let What::Moved(Moved { kind, from, .. }) = deed.what
        && public.staying().contains(seat)
    {
        scene.ghost(piece(kind), owner(seat), place(public.side(seat), from));
    }
    for cell in BOARD.cells() {
        if let Some(Character { seat, kind }) = public.at(cell) {
            scene.piece(piece(kind), owner(seat), scene.spot(cell));
        }
    }
    for seat in public.seats().iter() {
        for door in Door::ALL {
            if let Some(kind) = public.entry(seat, door) {
                let mut on = doorstep(public.side(seat), door);
                // The frame of an entry square needs room.
                on.unit *= 0.86;
                scene.piece(piece(kind), owner(seat), on);
            }
        }
    }
}

/// Draws the trace of the last turn, unless its seat has left and taken the character along.
fn trace(scene: &mut Scene, public: &Public, seat: Seat, deed: Deed, panels: &[Panel]) {
    match deed.what {
        What::Moved(Moved {
            from,
            to,
            captured,
            teleported,
            ..
        }) if public.staying().contains(seat) => {
            let way = [place(public.side(seat), from), at(to)];
            scene.bracket(way[1], None);
            if teleported {
                scene.blow(&way, Ends::default());
            } else {
                scene.arrow(&way, Ends::default());
            }
            if captured.is_some() {
                let corner = Point::new(0.38, -0.38) * UNIT;
                scene.cross_at(way[1].at + corner, 10.0);
            }
        }
        What::Ransomed { door, captor, .. } => {
            if public.staying().contains(seat) {
                // Around the frame of the entry square.
                scene.bracket(spot(doorstep(public.side(seat), door).at, 92.0), None);
            }
            let chest = panels[captor.index()].newest_chest();
            if let Some(at) = chest {
                scene.bracket(spot(at, 62.0), None);
            }
        }
        What::Moved(_) | What::Kept(_) => {}
    }
}
