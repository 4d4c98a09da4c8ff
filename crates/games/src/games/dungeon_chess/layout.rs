//! The layout of the picture: the board, and along each side that has a seat a lane with its entry
//! squares.

use super::dungeon::{Door, Place, Side};
use super::public::Public;
use crate::game::kit::grid::Cell;
use crate::game::scene::{Point, Spot, WIDTH};

/// Minimum distance from the edge of the picture to a lane or a cell, in points.
const EDGE: f32 = 8.0;
/// Depth of a lane, in cells.
const DEEP: f32 = 0.7;
/// Distance of an entry square's character from its middle towards the other entry square, in
/// points; it leaves room for the square's letter.
const ASIDE: f32 = 7.0;
/// Unit of an entry square, in depths of its lane.
const INSIDE: f32 = 1.08;

/// The places of everything in a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Layout {
    /// Side of a cell, in points.
    pub unit: f32,
    /// Depth of a lane, in points.
    pub lane: f32,
    /// Top left corner of the cells.
    pub corner: Point,
}

impl Layout {
    /// Returns the layout of the largest board; sides without a seat have no lane.
    pub fn of(public: &Public) -> Layout {
        let taken = |side: Side| {
            let mut sides = public.seats().iter().map(|seat| public.side(seat));
            f32::from(u8::from(sides.any(|taken| taken == side)))
        };
        let (west, east) = (taken(Side::West), taken(Side::East));
        let room = WIDTH - 2.0 * EDGE;
        let unit = (room / (8.0 + DEEP * (west + east))).floor();
        let lane = (unit * DEEP).round();
        let spare = room - 8.0 * unit - lane * (west + east);
        let left = EDGE + (spare / 2.0).floor() + lane * west;
        Layout {
            unit,
            lane,
            corner: Point::new(left, EDGE + lane),
        }
    }

    /// Returns the height of the picture.
    pub fn height(&self) -> f32 {
        8.0 * self.unit + 2.0 * (self.lane + EDGE)
    }

    /// Returns the spot of a cell.
    pub fn at(&self, cell: Cell) -> Spot {
        let right = f32::from(cell.file()) + 0.5;
        let down = 7.5 - f32::from(cell.rank());
        spot(self.corner + Point::new(right, down) * self.unit, self.unit)
    }

    /// Returns the middle of an entry square, which touches the board.
    pub fn entry(&self, side: Side, door: Door) -> Point {
        let beside = self.at(side.threshold(door)).at;
        beside + outwards(side) * f32::midpoint(self.unit, self.lane)
    }

    /// Returns the spot of a character on an entry square.
    pub fn inside(&self, side: Side, door: Door) -> Spot {
        let at = self.entry(side, door) - apart(side, door) * ASIDE;
        spot(at, self.lane * INSIDE)
    }

    /// Returns the spot of a place.
    pub fn place(&self, side: Side, place: Place) -> Spot {
        match place {
            Place::Cell(cell) => self.at(cell),
            Place::Door(door) => self.inside(side, door),
        }
    }

    /// Returns the middle of a side's lane.
    pub fn middle(&self, side: Side) -> Point {
        let board = self.corner + Point::new(4.0, 4.0) * self.unit;
        board + outwards(side) * (4.0 * self.unit + self.lane / 2.0)
    }
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

/// Returns the direction along a side's lane, rightwards or down.
pub(super) fn along(side: Side) -> Point {
    let out = outwards(side);
    Point::new(out.y.abs(), out.x.abs())
}

/// Returns the direction from an entry square's neighbour to itself.
pub(super) fn apart(side: Side, door: Door) -> Point {
    let clockwise = outwards(side).across();
    match door {
        Door::G => clockwise,
        Door::M => clockwise * -1.0,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_takes_at_least_five_sixths_of_the_width() {
        for (seats, unit) in [(2, 110), (3, 101), (4, 94)] {
            let layout = Layout::of(&Public::new(seats));
            assert_eq!(layout.unit as i32, unit, "{seats} seats");
            assert!(8.0 * layout.unit / WIDTH > 5.0 / 6.0, "{seats} seats");
        }
    }

    #[test]
    fn entry_squares_touch_the_board_and_each_other() {
        let layout = Layout::of(&Public::new(4));
        for side in [Side::South, Side::West, Side::North, Side::East] {
            let [g, m] = Door::ALL.map(|door| layout.entry(side, door));
            assert_eq!(g - m, apart(side, Door::G) * layout.unit);
            assert_eq!((g + m) * 0.5, layout.middle(side));
        }
    }
}
