//! Where everything lies in Dungeon Chess's picture: the board in the middle, each seat's side around it.

use super::side::{Door, Place, Side};
use crate::game::kit::grid::Cell;
use crate::game::scene::{Point, Spot, WIDTH};

/// The side of a cell.
pub(super) const UNIT: f32 = 82.0;
/// From the edge of the picture to the first cell.
pub(super) const EDGE: f32 = (WIDTH - 8.0 * UNIT) / 2.0;

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

/// Where a place of a side is.
pub(super) fn place(side: Side, place: Place) -> Spot {
    match place {
        Place::Cell(cell) => at(cell),
        Place::Door(door) => doorstep(side, door),
    }
}

/// A spot of this size.
pub(super) fn spot(at: Point, unit: f32) -> Spot {
    Spot {
        at,
        unit,
        round: false,
        taken: None,
    }
}
