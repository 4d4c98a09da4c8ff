//! A board of circles, packed so that each lies on three straight lines.

use super::squares::{LABEL, TRAY, letter};
use super::{Height, Ink, Path, Pen, Point, Scene, Silhouette, Spot, WIDTH};

/// From one circle to the next.
const STEP: f32 = 104.0;
/// The radius of a circle.
const RADIUS: f32 = 41.0;
/// The frame around the paper.
const MARGIN: f32 = 24.0;

/// Where the circles of a rhombus lie: `a1` at the bottom, files up to the right, ranks up to the left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rhombus {
    side: u8,
}

impl Rhombus {
    /// A rhombus with so many circles to a side.
    #[must_use]
    pub fn new(side: u8) -> Rhombus {
        Rhombus { side }
    }

    /// How high its picture is.
    #[must_use]
    pub fn bottom(self) -> f32 {
        TRAY + self.depth() + MARGIN
    }

    /// The circle in a file and a rank, both counted from 0.
    #[must_use]
    pub fn at(self, file: u8, rank: u8) -> Spot {
        let lowest = TRAY + self.depth() - 54.0 - RADIUS;
        let (file, rank) = (f32::from(file), f32::from(rank));
        // Half of the square root of 3.
        let right = (file - rank) * STEP * 0.866_025_4;
        let up = (file + rank) * STEP * 0.5;
        // On whole pixels, so that equal circles have equal pixels.
        let at = Point::new((WIDTH / 2.0 + right).round(), lowest - up);
        Spot {
            at,
            unit: STEP,
            round: true,
            taken: false,
        }
    }

    /// Lays out the paper, the lines, the circles and the coordinates, and names the circles.
    pub fn lay(self, scene: &mut Scene) {
        let size = Point::new(WIDTH - 2.0 * MARGIN, self.depth());
        scene.fill(
            Path::rounded(size.x, size.y, 14.0),
            Point::new(MARGIN, TRAY) + size * 0.5,
            Ink::Paper,
        );
        let end = self.side - 1;
        for i in 0..=end {
            self.line(scene, (i, 0), (i, end));
            self.line(scene, (0, i), (end, i));
        }
        // The third family stands upright. Its outermost lines have one circle each.
        for i in 1..=end {
            self.line(scene, (0, end - i), (i, end));
            self.line(scene, (end - i, 0), (end, i));
        }
        for file in 0..=end {
            for rank in 0..=end {
                let spot = self.at(file, rank);
                scene.silhouette(Silhouette::Disc, spot.at, RADIUS, Ink::Hollow);
                scene.ring(spot.at, RADIUS, Pen::new(4.0), Ink::Line);
                scene.spots.insert(format!("{}{}", letter(file), rank + 1), spot);
            }
        }
        for i in 0..=end {
            let file = self.at(i, 0).at + Point::new(45.0, 45.0);
            scene.text(letter(i), file, LABEL, Height::Letters, Ink::PaperLabel);
            let rank = self.at(0, i).at + Point::new(-46.0, 46.0);
            scene.text(i + 1, rank, LABEL, Height::Capitals, Ink::PaperLabel);
        }
    }

    fn line(self, scene: &mut Scene, from: (u8, u8), to: (u8, u8)) {
        scene.line(
            &[self.at(from.0, from.1).at, self.at(to.0, to.1).at],
            Pen::new(7.0),
            Ink::Line,
        );
    }

    /// How high the paper is.
    fn depth(self) -> f32 {
        f32::from(self.side - 1) * STEP + 2.0 * RADIUS + 92.0
    }
}
