//! Layout and pieces of the picture: the board in the middle, each seat's side around it.

use super::DungeonChess;
use super::character::Kind;
use super::side::{Door, Place, Side};
use crate::game::kit::grid::Cell;
use crate::game::scene::{Ink, Owner, Path, Pen, Piece, Point, Scene, Spot, WIDTH, data};
use crate::game::{Game, Seat};

/// Side of a cell, in points.
pub(super) const UNIT: f32 = 82.0;
/// Distance from the edge of the picture to the first cell, in points.
pub(super) const EDGE: f32 = (WIDTH - 8.0 * UNIT) / 2.0;

/// Returns the spot of a cell.
pub(super) fn at(cell: Cell) -> Spot {
    let right = f32::from(cell.file()) + 0.5;
    let down = 7.5 - f32::from(cell.rank());
    spot(
        Point::new(EDGE, EDGE) + Point::new(right, down) * UNIT,
        UNIT,
    )
}

/// Returns the spot of an entry square, in the middle of its side's panel.
pub(super) fn doorstep(side: Side, door: Door) -> Spot {
    let beside = at(side.threshold(door)).at;
    spot(beside + outwards(side) * 114.0, UNIT)
}

/// Returns the direction from the board to a side.
pub(super) fn outwards(side: Side) -> Point {
    match side {
        Side::South => Point::new(0.0, 1.0),
        Side::West => Point::new(-1.0, 0.0),
        Side::North => Point::new(0.0, -1.0),
        Side::East => Point::new(1.0, 0.0),
    }
}

/// Returns the spot of a place.
pub(super) fn place(side: Side, place: Place) -> Spot {
    match place {
        Place::Cell(cell) => at(cell),
        Place::Door(door) => doorstep(side, door),
    }
}

/// Returns a spot of this centre and size.
pub(super) fn spot(at: Point, unit: f32) -> Spot {
    Spot {
        at,
        unit,
        round: false,
        taken: None,
    }
}

/// Returns the piece of a kind.
pub(super) fn piece(kind: Kind) -> Piece {
    match kind {
        Kind::Kor => Piece::KOR,
        Kind::Maga => Piece::MAGA,
        Kind::Guerriero => Piece::GUERRIERO,
        Kind::Lottatore => Piece::LOTTATORE,
    }
}

/// Returns the owner of a seat's pieces.
pub(super) fn owner(seat: Seat) -> Owner {
    Owner::Seat(DungeonChess::INFO.palette, seat)
}

/// Draws a chest: closed if its owner can pay with it, open if it was received.
pub(super) fn chest(scene: &mut Scene, at: Point, radius: f32, open: bool) {
    let (lid, lid_ink, box_high, box_low) = if open {
        ("M-1 -.05L-.78 -1H.78L1 -.05Z", Ink::ChestInside, 0.95, 0.40)
    } else {
        let lid = "M-1 -.1V-.3A.55 .55 0 0 1 -.45 -.85H.45A.55 .55 0 0 1 1 -.3V-.1Z";
        (lid, Ink::ChestLid, 0.92, 0.36)
    };
    let body = Path::rounded(2.0, box_high, 0.1).moved(0.0, box_low);
    let clasp = Path::rounded(0.42, 0.5, 0.08).moved(0.0, 0.02);
    let parts = [
        (data::path(lid), lid_ink, 0.14),
        (body, Ink::Chest, 0.14),
        (clasp, Ink::Gold, 0.10),
    ];
    let many = if open { 2 } else { 3 };
    for (path, ink, width) in parts.into_iter().take(many) {
        let path = path.scaled(radius);
        scene.fill(path.clone(), at, ink);
        scene.stroke(path, at, Pen::new(radius * width), Ink::ChestEdge);
    }
}
