//! A board of circles, packed so that each lies on three straight lines.

use super::grid::{Cell, Grid};
use super::squares::{LABEL, MARGIN, letter};
use crate::game::scene::{Height, Ink, Path, Pen, Point, Scene, Silhouette, Spot, WIDTH};

/// From one circle to the next.
const STEP: f32 = 104.0;
/// The radius of a circle.
const RADIUS: f32 = 41.0;

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
        self.top + self.depth() + MARGIN
    }

    /// Where a circle is.
    #[must_use]
    pub fn at(self, cell: Cell) -> Spot {
        let lowest = self.top + self.depth() - 54.0 - RADIUS;
        let (file, rank) = (f32::from(cell.file()), f32::from(cell.rank()));
        // Half of the square root of 3.
        let right = (file - rank) * STEP * 0.866_025_4;
        let up = (file + rank) * STEP * 0.5;
        // On whole pixels, so that equal circles have equal pixels.
        let at = Point::new((WIDTH / 2.0 + right).round(), lowest - up);
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
            scene.ring(spot.at, RADIUS, Pen::new(4.0), Ink::Line);
            scene.spots.insert(cell.to_string(), spot);
        }
        for i in 0..=end {
            let file = self.at(Cell::new(i, 0)).at + Point::new(45.0, 45.0);
            scene.text(letter(i), file, LABEL, Height::Letters, Ink::PaperLabel);
            let rank = self.at(Cell::new(0, i)).at + Point::new(-46.0, 46.0);
            scene.text(i + 1, rank, LABEL, Height::Capitals, Ink::PaperLabel);
        }
    }

    /// How high the paper is.
    fn depth(self) -> f32 {
        f32::from(self.side - 1) * STEP + 2.0 * RADIUS + 92.0
    }
}
