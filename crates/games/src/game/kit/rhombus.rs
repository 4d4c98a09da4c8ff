//! A rhombic board of circles; each circle lies on three straight lines.

use super::grid::{Cell, Grid};
use super::squares::{LABEL, MARGIN, letter};
use crate::game::scene::{Height, Ink, Path, Pen, Point, Scene, Silhouette, Spot, WIDTH};

/// Horizontal and vertical distance between neighbouring circles of a file or rank, in points: a
/// little steeper than an equilateral lattice, so that the circles fill the width of the picture.
const ASIDE: f32 = 91.0;
const UP: f32 = 64.0;
/// Approximate distance between neighbouring circles, in points; the unit of a spot.
const STEP: f32 = 111.0;
/// Radius of a circle, in points.
const RADIUS: f32 = 49.0;
/// Room above the highest circle, and for the labels below the lowest, in points.
const HEAD: f32 = 22.0;
const FOOT: f32 = 48.0;

/// Type size of a circle's name, in points.
const NAME: f32 = 34.0;

/// The layout of a rhombus: `a1` at the bottom, files up to the right, ranks up to the left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rhombus {
    side: u8,
    top: f32,
}

impl Rhombus {
    /// Returns a rhombus with `side` circles to a side and its paper beginning at `top`.
    #[must_use]
    pub fn new(side: u8, top: f32) -> Rhombus {
        Rhombus { side, top }
    }

    /// Returns the height of a picture that ends below the rhombus.
    #[must_use]
    pub fn bottom(self) -> f32 {
        self.edge() + MARGIN
    }

    /// Returns the lower edge of the paper.
    #[must_use]
    pub fn edge(self) -> f32 {
        self.top + self.depth()
    }

    /// Returns the spot of a circle.
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

    /// Draws the paper, the lines, the circles and the coordinates, and registers the circles as
    /// spots.
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
        // The third family of lines is vertical. Its outermost lines have one circle each.
        line(Cell::new(0, 0), Cell::new(end, end));
        for i in 1..end {
            line(Cell::new(0, i), Cell::new(end - i, end));
            line(Cell::new(i, 0), Cell::new(end, end - i));
        }
        for cell in Grid::new(self.side, self.side).cells() {
            let spot = self.at(cell);
            scene.silhouette(Silhouette::DISC, spot.at, RADIUS, Ink::Hollow);
            scene.ring(spot.at, RADIUS, Pen::new(4.0), Ink::SectorLine);
            // Nobody has to trace the two lines of a free circle; a token covers its name.
            scene.text(cell, spot.at, NAME, Height::Capitals, Ink::TokenEdge);
            scene.spots.insert(cell.to_string(), spot);
        }
        for i in 0..=end {
            let file = self.at(Cell::new(i, 0)).at + Point::new(47.0, 52.0);
            scene.text(letter(i), file, LABEL, Height::Letters, Ink::PaperLabel);
            let rank = self.at(Cell::new(0, i)).at + Point::new(-48.0, 53.0);
            scene.text(i + 1, rank, LABEL, Height::Capitals, Ink::PaperLabel);
        }
    }

    /// Returns the height of the paper.
    fn depth(self) -> f32 {
        f32::from(self.side - 1) * 2.0 * UP + 2.0 * RADIUS + HEAD + FOOT
    }
}
