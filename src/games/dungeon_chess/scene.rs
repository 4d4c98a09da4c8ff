//! Dungeon Chess's picture: the board in the middle, each seat's panel on its side.

use super::panel::Panel;
use super::side::BOARD;
use super::{
    Character, Deed, Door, DungeonChess, Kind, Place, Public, Side, View, What, card, words,
};
use crate::game::kit::grid::Cell;
use crate::game::kit::squares::letter;
use crate::game::scene::{
    Ends, Height, Ink, Owner, Part, Path, Pen, Piece, Point, Spot, TabState, WIDTH,
};
use crate::game::{Game, Lang, Scene, Seat};

/// The side of a cell.
pub(super) const UNIT: f32 = 82.0;
/// From the edge of the picture to the first cell.
const EDGE: f32 = (WIDTH - 8.0 * UNIT) / 2.0;
/// How far the paper goes beyond the cells.
const PAPER: f32 = 8.0;
/// The size of a coordinate.
const LABEL: f32 = 26.0;

pub(super) fn scene(view: &View, lang: &Lang) -> Scene {
    if let Some(scene) = view.choosing.and_then(|seat| card::card(view, seat, lang)) {
        return scene;
    }
    let public = &view.public;
    let mut scene = Scene::framed(WIDTH);
    let panels: Vec<Panel> = public
        .seats()
        .iter()
        .map(|seat| Panel::of(view, seat))
        .collect();
    for panel in &panels {
        panel.lay(&mut scene);
    }
    lay(&mut scene);
    for seat in public.seats().iter() {
        teleports(&mut scene, public.side(seat), owner(seat));
    }
    if let Some(seat) = public.acting().first().filter(|_| !public.is_choosing()) {
        for door in Door::ALL {
            let spot = doorstep(public.side(seat), door);
            scene.spots.insert(door.to_string(), spot);
        }
    }
    characters(&mut scene, public);
    if let Some(deed) = public.last() {
        trace(&mut scene, public, deed, &panels);
    }
    if view.own().is_some() {
        // The alt text tells the seat's target: it is for these eyes only, whoever asked for it.
        scene = scene.private();
    }
    scene.alt = words::alt(view, lang);
    scene.text = words::text(view, lang);
    scene
}

/// The paper, its cells and coordinates.
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

fn characters(scene: &mut Scene, public: &Public) {
    if let Some(Deed {
        seat,
        what: What::Moved { kind, from, .. },
    }) = public.last()
        && public.staying().contains(seat)
    {
        scene.ghost(piece(kind), owner(seat), place(public, seat, from));
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
                // An entry square has a frame.
                on.unit *= 0.92;
                scene.piece(piece(kind), owner(seat), on);
            }
        }
    }
}

/// What the last turn did, unless whoever did it has left and taken the character along.
fn trace(scene: &mut Scene, public: &Public, deed: Deed, panels: &[Panel]) {
    let seat = deed.seat;
    match deed.what {
        What::Moved {
            from,
            to,
            captured,
            teleported,
            ..
        } if public.staying().contains(seat) => {
            let way = [place(public, seat, from), at(to)];
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
                scene.bracket(doorstep(public.side(seat), door), None);
            }
            let chest = panels[captor.index()].newest_chest();
            if let Some(at) = chest {
                scene.bracket(spot(at, 52.0), None);
            }
        }
        What::Moved { .. } | What::Chose => {}
    }
}

/// Where a cell is.
pub(super) fn at(cell: Cell) -> Spot {
    let right = f32::from(cell.file()) + 0.5;
    let down = 7.5 - f32::from(cell.rank());
    spot(
        Point::new(EDGE, EDGE) + Point::new(right, down) * UNIT,
        UNIT,
    )
}

/// Where an entry square is: in the middle of its side's panel.
pub(super) fn doorstep(side: Side, door: Door) -> Spot {
    let beside = at(side.threshold(door)).at;
    spot(beside + outwards(side) * 114.0, UNIT)
}

/// The way from the board to a side.
pub(super) fn outwards(side: Side) -> Point {
    match side {
        Side::South => Point::new(0.0, 1.0),
        Side::West => Point::new(-1.0, 0.0),
        Side::North => Point::new(0.0, -1.0),
        Side::East => Point::new(1.0, 0.0),
    }
}

fn place(public: &Public, seat: Seat, place: Place) -> Spot {
    match place {
        Place::Cell(cell) => at(cell),
        Place::Door(door) => doorstep(public.side(seat), door),
    }
}

fn spot(at: Point, unit: f32) -> Spot {
    Spot {
        at,
        unit,
        round: false,
        taken: None,
    }
}

pub(super) fn piece(kind: Kind) -> Piece {
    match kind {
        Kind::Kor => Piece::KOR,
        Kind::Maga => Piece::MAGA,
        Kind::Guerriero => Piece::GUERRIERO,
        Kind::Lottatore => Piece::LOTTATORE,
    }
}

pub(super) fn owner(seat: Seat) -> Owner {
    Owner::Seat(DungeonChess::INFO.palette, seat)
}

pub(super) fn state(public: &Public, seat: Seat) -> TabState {
    if !public.staying().contains(seat) {
        return TabState::Retired;
    }
    let winners = public.over().map(|over| over.winners);
    TabState::of(seat, public.acting(), winners)
}
