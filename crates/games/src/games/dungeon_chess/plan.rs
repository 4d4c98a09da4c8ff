//! Layout of the picture: the board in the middle, each seat's side around it.

use super::DungeonChess;
use super::side::{Door, Place, Side};
use crate::game::kit::grid::Cell;
use crate::game::scene::{Owner, Point, Spot, WIDTH};
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

/// Returns the owner of a seat's pieces.
pub(super) fn owner(seat: Seat) -> Owner {
    Owner::Seat(DungeonChess::INFO.palette, seat)
}
