//! A scene: its shapes, its cells by name, and its texts.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::ops::Range;

use super::ink::Ink;
use super::path::Path;
use super::point::Point;
use super::shape::{Anchor, Figure, Height, Pen, Shape};
use super::silhouette::Silhouette;

/// Width of a picture, in points.
pub const WIDTH: f32 = 900.0;
/// Room left and right of the paper, in points.
pub const GUTTER: f32 = 46.0;
/// Minimum distance from the edge of the paper to the first cell, in points.
pub const PAD: f32 = 10.0;

/// A picture with its texts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// The width in points.
    pub width: f32,
    /// The height in points.
    pub height: f32,
    /// Whether only one player may see it: the frame is then violet and carries a padlock.
    pub private: bool,
    /// The shapes, the lowest first.
    pub shapes: Vec<Shape>,
    /// The indices of the shapes that form the badge of the seat that acted last; nothing may cover
    /// it.
    pub badge: Range<usize>,
    /// The cells by name.
    pub spots: BTreeMap<String, Spot>,
    /// The position in words, for readers who do not see the picture; at most 1024 characters.
    pub alt: String,
    /// The position as monospaced text, with everything the picture shows; at most 1700 characters.
    pub text: String,
}

/// A cell in the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// The centre.
    pub at: Point,
    /// The side of the cell, or the distance to the next one; the unit of everything on the cell.
    pub unit: f32,
    /// Whether the cell is a circle.
    pub round: bool,
    /// The line around the piece on the cell, which marks it for a player choosing a turn.
    pub taken: Option<Around>,
}

/// A line around a piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Around {
    /// Its outline: a tile, or a disc for any piece that is no tile.
    pub shape: Silhouette,
    /// Its radius, in units of the cell.
    pub radius: f32,
    /// The number of shapes below the piece: the line lies above them, and covers no piece.
    pub under: usize,
}

impl Around {
    /// Returns the line around a piece of this outline and radius, in units of the cell; below
    /// nothing until the piece is drawn.
    #[must_use]
    pub fn of(shape: Silhouette, radius: f32) -> Around {
        Around {
            shape,
            radius: (radius + 0.05).max(0.42),
            under: 0,
        }
    }
}

impl Scene {
    /// Returns an empty frame, 900 points wide.
    #[must_use]
    pub fn framed(height: f32) -> Scene {
        let mut scene = Scene {
            width: WIDTH,
            height,
            ..Scene::default()
        };
        let middle = Point::new(WIDTH / 2.0, height / 2.0);
        let outline = Path::rounded(WIDTH - 3.0, height - 3.0, 34.0);
        scene.fill(outline.clone(), middle, Ink::Frame);
        scene.stroke(outline, middle, Pen::new(3.0), Ink::Rim);
        scene
    }

    /// Returns the scene marked as private: a hand, a target, a turn not yet confirmed.
    #[must_use]
    pub fn private(mut self) -> Scene {
        if !self.private {
            // In the gutter beside the tray, where no board draws.
            self.lock(Point::new(self.width - 25.0, 44.0), 15.0);
        }
        self
    }

    /// Marks the scene as private and draws the padlock.
    pub fn lock(&mut self, at: Point, radius: f32) {
        self.private = true;
        self.silhouette(Silhouette::PADLOCK, at, radius, Ink::Label);
    }

    /// Returns the scene with clear room on both sides, so that its height is at most this share of
    /// its width.
    #[must_use]
    pub fn no_higher_than(mut self, share: f32) -> Scene {
        let room = ((self.height / share - self.width) / 2.0).ceil().max(0.0);
        let aside = Point::new(room, 0.0);
        for shape in &mut self.shapes {
            shape.at = shape.at + aside;
        }
        for spot in self.spots.values_mut() {
            spot.at = spot.at + aside;
        }
        self.width += 2.0 * room;
        self
    }

    /// Returns the spot of a cell.
    ///
    /// # Panics
    /// If the board has no such cell: a scene draws only cells of its own board.
    #[must_use]
    pub fn spot(&self, cell: impl Display) -> Spot {
        let name = cell.to_string();
        *self
            .spots
            .get(&name)
            .unwrap_or_else(|| panic!("the board has no cell {name}"))
    }

    /// Adds a filled outline.
    pub fn fill(&mut self, path: Path, at: Point, ink: Ink) {
        self.shapes.push(Shape {
            figure: Figure::Path(path),
            at,
            pen: None,
            ink,
        });
    }

    /// Adds an outline.
    pub fn stroke(&mut self, path: Path, at: Point, pen: Pen, ink: Ink) {
        self.shapes.push(Shape {
            figure: Figure::Path(path),
            at,
            pen: Some(pen),
            ink,
        });
    }

    /// Adds a line through points.
    pub fn line(&mut self, points: &[Point], pen: Pen, ink: Ink) {
        // Relative to the first point, so that equal lines are equal figures (and cached once)
        // wherever they lie.
        let at = points[0];
        let points: Vec<Point> = points.iter().map(|&point| point - at).collect();
        self.stroke(Path::line(&points), at, pen, ink);
    }

    /// Adds a filled silhouette, upright.
    pub fn silhouette(&mut self, shape: Silhouette, at: Point, radius: f32, ink: Ink) {
        let figure = Figure::Silhouette {
            shape,
            radius,
            turn: 0.0,
        };
        self.shapes.push(Shape {
            figure,
            at,
            pen: None,
            ink,
        });
    }

    /// Adds a centred text.
    pub fn text(&mut self, text: impl Display, at: Point, size: f32, height: Height, ink: Ink) {
        let figure = Figure::Text {
            text: text.to_string(),
            size,
            anchor: Anchor::Middle,
            height,
        };
        self.shapes.push(Shape {
            figure,
            at,
            pen: None,
            ink,
        });
    }

    /// Adds a number whose ink begins at `at`.
    pub fn count(&mut self, number: impl Display, at: Point, size: f32, ink: Ink) {
        let (anchor, height) = (Anchor::Start, Height::Capitals);
        let figure = Figure::Text {
            text: number.to_string(),
            size,
            anchor,
            height,
        };
        self.shapes.push(Shape {
            figure,
            at,
            pen: None,
            ink,
        });
    }
}
