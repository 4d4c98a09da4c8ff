//! Diagrams of pieces for the rules: small boards with one piece in the middle and the cells it may
//! go to.

use crate::game::kit::grid::Direction;
use crate::game::scene::{Height, Ink, Owner, Path, Pen, Piece, Point, Scene, Spot, WIDTH};

/// Width of a diagram's paper, distance between two, and margin above the first row, in points.
const PAPER: f32 = 400.0;
const GAP: f32 = 32.0;
const TOP: f32 = 34.0;
/// Height of the strip below a diagram, in points. Its content is centred, clear of the
/// [`BADGE`](crate::game::scene::BADGE).
const STRIP: f32 = 100.0;
/// Width of number, piece and points in the strip with the room between them, in points.
const NUMBER: f32 = 66.0;
const DRAWING: f32 = 80.0;
const POINTS: f32 = 100.0;
/// Minimum distance from the edge of the paper to the first cell, in points.
const PAD: f32 = 9.0;

/// The picture of up to four diagrams, numbered as the list beside it, two in a row.
#[derive(Debug)]
pub struct Guide {
    /// The picture so far.
    pub scene: Scene,
    diagrams: usize,
    drawn: usize,
    /// Cells per side; odd, so that one is in the middle.
    side: u8,
}

/// The board of one diagram.
#[derive(Clone, Copy, Debug)]
pub struct Diagram {
    middle: Point,
    unit: f32,
}

impl Diagram {
    /// Returns the cell this far to the right of the middle one, and up.
    #[must_use]
    pub fn at(self, right: i8, up: i8) -> Spot {
        let offset = Point::new(f32::from(right), -f32::from(up)) * self.unit;
        Spot {
            at: self.middle + offset,
            unit: self.unit,
            round: false,
            taken: None,
        }
    }
}

impl Guide {
    /// Returns the empty picture for a number of diagrams, each with `side` cells per side.
    #[must_use]
    pub fn new(diagrams: usize, side: u8) -> Guide {
        let rows = diagrams.div_ceil(2) as f32;
        Guide {
            scene: Scene::framed(TOP + rows * (PAPER + STRIP)),
            diagrams,
            drawn: 0,
            side,
        }
    }

    /// Draws the next board; below it its number, the piece larger than on the board, and the
    /// points it is worth.
    pub fn next(&mut self, piece: Option<(Piece, Owner)>, points: Option<i32>) -> Diagram {
        let (column, row) = (self.drawn % 2, self.drawn / 2);
        self.drawn += 1;
        let is_alone = column == 0 && self.drawn == self.diagrams;
        let side_by_side = (column as f32 - 0.5) * (PAPER + GAP);
        let right = if is_alone { 0.0 } else { side_by_side };
        let down = TOP + PAPER / 2.0 + row as f32 * (PAPER + STRIP);
        let middle = Point::new(WIDTH / 2.0 + right, down);
        let unit = ((PAPER - 2.0 * PAD) / f32::from(self.side)).floor();
        let scene = &mut self.scene;
        scene.fill(Path::rounded(PAPER, PAPER, 14.0), middle, Ink::Paper);
        let diagram = Diagram { middle, unit };
        let reach = (self.side / 2) as i8;
        for up in -reach..=reach {
            for right in -reach..=reach {
                if (right + up) % 2 == 0 {
                    let at = diagram.at(right, up).at;
                    scene.fill(Path::rect(unit, unit), at, Ink::Shade);
                }
            }
        }
        let below = middle + Point::new(0.0, PAPER / 2.0 + STRIP / 2.0);
        let room = |is_there: bool, width: f32| if is_there { width } else { 0.0 };
        let [drawing, worth] = [
            room(piece.is_some(), DRAWING),
            room(points.is_some(), POINTS),
        ];
        let mut left = below.x - (NUMBER + drawing + worth) / 2.0;
        let mut place = |width: f32| {
            left += width;
            Point::new(left - width / 2.0, below.y)
        };
        scene.number(self.drawn, place(NUMBER), 27.0);
        if let Some((piece, owner)) = piece {
            scene.piece_at(piece, owner, place(DRAWING), 36.0);
        }
        if let Some(points) = points {
            let pill = Path::rounded(92.0, 54.0, 26.9);
            let at = place(POINTS);
            scene.fill(pill.clone(), at, Ink::Gold);
            scene.stroke(pill, at, Pen::new(3.0), Ink::GoldEdge);
            scene.text(format!("+{points}"), at, 38.0, Height::Capitals, Ink::Ink);
        }
        diagram
    }

    /// Marks the cells up to `reach` steps from the middle as possible.
    pub fn slide(&mut self, diagram: Diagram, direction: Direction, reach: u8) {
        let (right, up) = direction.delta();
        for step in 1..=reach as i8 {
            self.scene.possible(diagram.at(right * step, up * step));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn diagrams_stand_two_in_a_row_and_a_last_one_in_the_middle() {
        let mut guide = Guide::new(3, 5);
        let middles: Vec<Point> = (0..3).map(|_| guide.next(None, None).at(0, 0).at).collect();
        let is = |one: f32, other: f32| (one - other).abs() < 0.01;
        assert!(is(middles[0].y, middles[1].y), "{middles:?}");
        assert!(is(middles[0].x + middles[1].x, WIDTH), "{middles:?}");
        assert!(is(middles[2].x, WIDTH / 2.0), "{middles:?}");
        assert!(middles[2].y > middles[0].y + PAPER);
        assert!(middles[2].y + PAPER / 2.0 < guide.scene.height);
    }

    #[test]
    fn a_cell_is_counted_from_the_middle() {
        let diagram = Guide::new(1, 5).next(None, Some(2));
        let (middle, cell) = (diagram.at(0, 0), diagram.at(2, 1));
        assert_eq!(cell.at - middle.at, Point::new(2.0, -1.0) * cell.unit);
        assert!(cell.unit * 5.0 <= PAPER);
    }
}
