//! A board of circles, packed so that each lies on three straight lines.

use super::grid::{Cell, Grid};
use super::squares::{LABEL, MARGIN, letter};
use crate::game::scene::{Height, Ink, Path, Pen, Point, Scene, Silhouette, Spot, WIDTH};

/// How far the next circle of a file or rank lies to the side and up: a little steeper than equal ways would be, so
/// that circles are as large as the picture is wide.
const ASIDE: f32 = 91.0;
const UP: f32 = 64.0;
/// From one circle to the next, about.
const STEP: f32 = 111.0;
/// The radius of a circle.
const RADIUS: f32 = 49.0;
/// The room above the highest circle, and for the labels below the lowest.
const HEAD: f32 = 22.0;
const FOOT: f32 = 48.0;

/// Where the circles of a rhombus lie: `a1` at the bottom, files up to the right, ranks up to the left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rhombus {
    side: u8,
    top: f32,
}

impl Rhombus {
    /// A rhombus with so many circles to a side, its paper beginning at `top`.
    #[must_use]
    pub fn new(side: u8, top: f32) -> Rhombus {
        Rhombus { side, top }
    }

    /// How high its picture is.
    #[must_use]
    pub fn bottom(self) -> f32 {
        self.edge() + MARGIN
    }

    /// Where its paper ends.
    #[must_use]
    pub fn edge(self) -> f32 {
        self.top + self.depth()
    }

    /// Where a circle is.
    #[must_use]
    pub fn at(self, cell: Cell) -> Spot {
        let lowest = self.edge() - FOOT - RADIUS;
        let (file, rank) = (f32::from(cell.file()), f32::from(cell.rank()));
        let right = (file - rank) * ASIDE;
        let up = (file + rank) * UP;
        let at = Point::new(WIDTH / 2.0 + right, lowest - up);
        Spot {
            at,
            unit: STEP,
            round: true,
            taken: None,
        }
    }

    /// Lays out the paper, the lines, the circles and the coordinates, and names the circles.
    pub fn lay(self, scene: &mut Scene) {
        let size = Point::new(WIDTH - 2.0 * MARGIN, self.depth());
        scene.fill(
            Path::rounded(size.x, size.y, 14.0),
            Point::new(MARGIN, self.top) + size * 0.5,
            Ink::Paper,
        );
        let end = self.side - 1;
        let mut line = |from: Cell, to: Cell| {
            scene.line(
                &[self.at(from).at, self.at(to).at],
                Pen::new(7.0),
                Ink::Line,
            );
        };
        for i in 0..=end {
            line(Cell::new(i, 0), Cell::new(i, end));
            line(Cell::new(0, i), Cell::new(end, i));
        }
        // The third family stands upright. Its outermost lines have one circle each.
        line(Cell::new(0, 0), Cell::new(end, end));
        for i in 1..end {
            line(Cell::new(0, i), Cell::new(end - i, end));
            line(Cell::new(i, 0), Cell::new(end, end - i));
        }
        for cell in Grid::new(self.side, self.side).cells() {
            let spot = self.at(cell);
            scene.silhouette(Silhouette::Disc, spot.at, RADIUS, Ink::Hollow);
            scene.ring(spot.at, RADIUS, Pen::new(4.0), Ink::SectorLine);
            scene.spots.insert(cell.to_string(), spot);
        }
        for i in 0..=end {
            let file = self.at(Cell::new(i, 0)).at + Point::new(47.0, 52.0);
            scene.text(letter(i), file, LABEL, Height::Letters, Ink::PaperLabel);
            let rank = self.at(Cell::new(0, i)).at + Point::new(-48.0, 53.0);
            scene.text(i + 1, rank, LABEL, Height::Capitals, Ink::PaperLabel);
        }
    }

    /// How high the paper is.
    fn depth(self) -> f32 {
        f32::from(self.side - 1) * 2.0 * UP + 2.0 * RADIUS + HEAD + FOOT
    }
}
