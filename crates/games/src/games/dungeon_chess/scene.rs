//! The picture of Dungeon Chess: the board in the middle, each seat's lane on its side.

use super::dungeon::{BOARD, Character, Door, Place, Side};
use super::lane::Lane;
use super::layout::{Layout, spot};
use super::piece::{owner, piece};
use super::public::{Moved, Public};
use super::{Deed, DungeonChess, What};
use crate::game::kit::grid::Cell;
use crate::game::kit::squares::letter;
use crate::game::scene::{
    Corner, Ends, Height, Ink, Owner, Part, Path, Pen, Point, Silhouette, Spot,
};
use crate::game::{Scene, Seat, Shown};

/// Type size of a coordinate, in cells.
const LABEL: f32 = 0.24;
/// Distance of the middle of a coordinate from the corner of its cell, in type sizes: no character
/// reaches it.
const ASIDE: f32 = 0.42;

/// Returns the picture without its texts.
pub(super) fn draw(shown: &Shown<DungeonChess>) -> Scene {
    let public = &shown.view.public;
    let layout = Layout::of(public);
    let mut scene = Scene::framed(layout.height());
    let lanes: Vec<Lane> = public
        .seats()
        .iter()
        .map(|seat| Lane::of(shown, seat, layout))
        .collect();
    for lane in &lanes {
        lane.lay(&mut scene);
    }
    lay(&mut scene, layout);
    coordinates(&mut scene, layout);
    for seat in public.seats().iter() {
        teleports(&mut scene, layout, public.side(seat), owner(seat));
    }
    if let Some(seat) = shown.to_act.first().filter(|_| !public.is_choosing()) {
        for door in Door::ALL {
            let spot = layout.inside(public.side(seat), door);
            scene.spots.insert(door.to_string(), spot);
        }
    }
    characters(&mut scene, layout, public, shown.last);
    for (seat, deed) in shown.earlier.iter().copied().chain(shown.last) {
        trace(&mut scene, layout, public, (seat, deed), &lanes);
    }
    if shown.viewer.is_some() {
        // The alt text names the viewer's target, so the picture is private.
        scene = scene.private();
    }
    scene
}

/// Draws the paper with its cells.
fn lay(scene: &mut Scene, layout: Layout) {
    let side = 8.0 * layout.unit;
    let middle = layout.corner + Point::new(side, side) * 0.5;
    scene.fill(Path::rect(side, side), middle, Ink::Paper);
    for cell in BOARD.cells() {
        let spot = layout.at(cell);
        if cell.is_like_a1() {
            scene.fill(Path::rect(layout.unit, layout.unit), spot.at, Ink::Shade);
        }
        scene.spots.insert(cell.to_string(), spot);
    }
}

/// Draws the coordinates in the corners of the cells at the left and lower edge, where no character
/// reaches: a strip of their own would part the entry squares from the board.
fn coordinates(scene: &mut Scene, layout: Layout) {
    let size = (layout.unit * LABEL).round();
    let corner = layout.unit / 2.0 - ASIDE * size;
    for i in 0..8 {
        let low = layout.at(Cell::new(i, 0)).at + Point::new(corner, corner);
        scene.text(letter(i), low, size, Height::Letters, Ink::PaperLabel);
        let left = layout.at(Cell::new(0, i)).at - Point::new(corner, corner);
        scene.text(i + 1, left, size, Height::Capitals, Ink::PaperLabel);
    }
}

/// Returns the corners of a cell that hold a coordinate.
fn labelled(cell: Cell) -> Vec<Corner> {
    let left = (cell.file() == 0).then_some(Corner::TopLeft);
    let low = (cell.rank() == 0).then_some(Corner::BottomRight);
    left.into_iter().chain(low).collect()
}

fn teleports(scene: &mut Scene, layout: Layout, side: Side, owner: Owner) {
    let edge = owner.ink(Part::Edge);
    for cell in side.teleports() {
        let Spot { at, unit, .. } = layout.at(cell);
        scene.silhouette(Silhouette::DISC, at, unit * 0.36, owner.ink(Part::Tint));
        scene.ring(at, unit * 0.36, Pen::new(5.0), edge);
        scene.emblem(owner, at, unit * 0.13, Part::Edge);
    }
}

fn characters(scene: &mut Scene, layout: Layout, public: &Public, last: Option<(Seat, Deed)>) {
    if let Some((seat, deed)) = last
        && let What::Moved(Moved { kind, from, .. }) = deed.what
        && public.staying().contains(seat)
    {
        scene.ghost(
            piece(kind),
            owner(seat),
            layout.place(public.side(seat), from),
        );
    }
    for cell in BOARD.cells() {
        if let Some(Character { seat, kind }) = public.at(cell) {
            scene.piece(piece(kind), owner(seat), scene.spot(cell));
        }
    }
    for seat in public.seats().iter() {
        for door in Door::ALL {
            if let Some(kind) = public.entry(seat, door) {
                let on = layout.inside(public.side(seat), door);
                scene.piece(piece(kind), owner(seat), on);
            }
        }
    }
}

/// Draws the trace of the last turn, unless its seat has left and taken the character along.
fn trace(
    scene: &mut Scene,
    layout: Layout,
    public: &Public,
    (seat, deed): (Seat, Deed),
    lanes: &[Lane],
) {
    match deed.what {
        What::Moved(Moved {
            from,
            to,
            captured,
            teleported,
            ..
        }) if public.staying().contains(seat) => {
            let way = [layout.place(public.side(seat), from), layout.at(to)];
            scene.bracket_without(way[1], &labelled(to));
            if teleported {
                scene.blow(&way, Ends::default());
            } else {
                scene.arrow(&way, Ends::default());
            }
            if captured.is_some() {
                let corner = Point::new(0.38, -0.38) * layout.unit;
                scene.cross_at(way[1].at + corner, 10.0);
            }
        }
        What::Ransomed { door, captor, .. } => {
            if public.staying().contains(seat) {
                scene.bracket(layout.place(public.side(seat), Place::Door(door)), None);
            }
            let chest = lanes[captor.index()].newest_chest();
            if let Some(at) = chest {
                scene.bracket(spot(at, 58.0), None);
            }
        }
        What::Moved(_) | What::Kept(_) => {}
    }
}
