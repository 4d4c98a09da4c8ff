//! The picture of Dungeon Chess: the board in the middle, each seat's panel on its side.

use super::dungeon::{BOARD, Character, Door, Place, Side};
use super::panel::Panel;
use super::piece::{owner, piece};
use super::plan::{Plan, spot};
use super::public::{Moved, Public};
use super::{Deed, DungeonChess, What};
use crate::game::kit::grid::Cell;
use crate::game::kit::squares::letter;
use crate::game::scene::{Ends, Height, Ink, Owner, Part, Path, Pen, Point, Silhouette, Spot};
use crate::game::{Scene, Seat, Shown};

/// Type size of a coordinate, in cells.
const LABEL: f32 = 0.27;

/// Returns the picture without its texts.
pub(super) fn draw(shown: &Shown<DungeonChess>) -> Scene {
    let public = &shown.view.public;
    let plan = Plan::of(public);
    let mut scene = Scene::framed(plan.height());
    let panels: Vec<Panel> = public
        .seats()
        .iter()
        .map(|seat| Panel::of(shown, seat, plan))
        .collect();
    for panel in &panels {
        panel.lay(&mut scene);
    }
    lay(&mut scene, plan);
    coordinates(&mut scene, plan, ended(shown));
    for seat in public.seats().iter() {
        teleports(&mut scene, plan, public.side(seat), owner(seat));
    }
    if let Some(seat) = shown.to_act.first().filter(|_| !public.is_choosing()) {
        for door in Door::ALL {
            let spot = plan.inside(public.side(seat), door);
            scene.spots.insert(door.to_string(), spot);
        }
    }
    characters(&mut scene, plan, public, shown.last);
    if let Some((seat, deed)) = shown.last {
        trace(&mut scene, plan, public, (seat, deed), &panels);
    }
    if shown.viewer.is_some() {
        // The alt text names the viewer's target, so the picture is private.
        scene = scene.private();
    }
    scene
}

/// Draws the paper with its cells.
fn lay(scene: &mut Scene, plan: Plan) {
    let side = 8.0 * plan.unit;
    let middle = plan.corner + Point::new(side, side) * 0.5;
    scene.fill(Path::rect(side, side), middle, Ink::Paper);
    for cell in BOARD.cells() {
        let spot = plan.at(cell);
        if cell.is_like_a1() {
            scene.fill(Path::rect(plan.unit, plan.unit), spot.at, Ink::Shade);
        }
        scene.spots.insert(cell.to_string(), spot);
    }
}

/// Draws the coordinates in the corners of the cells at the left and lower edge, where no character
/// reaches: a strip of their own would part the entry squares from the board. The brackets of the
/// last turn take the place of one.
fn coordinates(scene: &mut Scene, plan: Plan, ended: Option<Cell>) {
    let corner = plan.unit / 2.0;
    let size = (plan.unit * LABEL).round();
    for i in 0..8 {
        let [low, left] = [Cell::new(i, 0), Cell::new(0, i)];
        if Some(low) != ended {
            let at = plan.at(low).at + Point::new(corner - 0.45 * size, corner - 0.5 * size);
            scene.text(letter(i), at, size, Height::Letters, Ink::PaperLabel);
        }
        if Some(left) != ended {
            let at = plan.at(left).at + Point::new(0.45 * size - corner, 0.55 * size - corner);
            scene.text(i + 1, at, size, Height::Capitals, Ink::PaperLabel);
        }
    }
}

/// Returns the cell where the last turn ended.
fn ended(shown: &Shown<DungeonChess>) -> Option<Cell> {
    match shown.last?.1.what {
        What::Moved(Moved { to, .. }) => Some(to),
        What::Ransomed { .. } | What::Kept(_) => None,
    }
}

fn teleports(scene: &mut Scene, plan: Plan, side: Side, owner: Owner) {
    let edge = owner.ink(Part::Edge);
    for cell in side.teleports() {
        let Spot { at, unit, .. } = plan.at(cell);
        scene.silhouette(Silhouette::DISC, at, unit * 0.36, owner.ink(Part::Tint));
        scene.ring(at, unit * 0.36, Pen::new(5.0), edge);
        scene.emblem(owner, at, unit * 0.13, Part::Edge);
    }
}

fn characters(scene: &mut Scene, plan: Plan, public: &Public, last: Option<(Seat, Deed)>) {
    if let Some((seat, deed)) = last
        && let What::Moved(Moved { kind, from, .. }) = deed.what
        && public.staying().contains(seat)
    {
        scene.ghost(
            piece(kind),
            owner(seat),
            plan.place(public.side(seat), from),
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
                let on = plan.inside(public.side(seat), door);
                scene.piece(piece(kind), owner(seat), on);
            }
        }
    }
}

/// Draws the trace of the last turn, unless its seat has left and taken the character along.
fn trace(
    scene: &mut Scene,
    plan: Plan,
    public: &Public,
    (seat, deed): (Seat, Deed),
    panels: &[Panel],
) {
    match deed.what {
        What::Moved(Moved {
            from,
            to,
            captured,
            teleported,
            ..
        }) if public.staying().contains(seat) => {
            let way = [plan.place(public.side(seat), from), plan.at(to)];
            scene.bracket(way[1], None);
            if teleported {
                scene.blow(&way, Ends::default());
            } else {
                scene.arrow(&way, Ends::default());
            }
            if captured.is_some() {
                let corner = Point::new(0.38, -0.38) * plan.unit;
                scene.cross_at(way[1].at + corner, 10.0);
            }
        }
        What::Ransomed { door, captor, .. } => {
            if public.staying().contains(seat) {
                scene.bracket(plan.place(public.side(seat), Place::Door(door)), None);
            }
            let chest = panels[captor.index()].newest_chest();
            if let Some(at) = chest {
                scene.bracket(spot(at, 58.0), None);
            }
        }
        What::Moved(_) | What::Kept(_) => {}
    }
}
