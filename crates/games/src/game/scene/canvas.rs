//! A scene as it is put together: its shapes, its cells by name, and its words.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::ops::Range;

use super::ink::Ink;
use super::path::Path;
use super::point::Point;
use super::shape::{Anchor, Figure, Height, Pen, Shape};
use super::silhouette::Silhouette;

/// The width of a picture.
pub const WIDTH: f32 = 900.0;
/// The room left and right of the paper.
pub const GUTTER: f32 = 46.0;
/// From the edge of the paper to the first cell, at least.
pub const PAD: f32 = 10.0;

/// A picture and its words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// How wide it is, in points.
    pub width: f32,
    /// How high it is.
    pub height: f32,
    /// Whether it is for one pair of eyes only: its frame is violet and carries a padlock.
    pub private: bool,
    /// What is drawn, the lowest first.
    pub shapes: Vec<Shape>,
    /// Which of them are the badge of the seat that acted last: nothing may cover it.
    pub badge: Range<usize>,
    /// The cells by name.
    pub spots: BTreeMap<String, Spot>,
    /// The position in words, for those who do not see the picture: at most 1024 characters.
    pub alt: String,
    /// The position as monospaced text, with everything the picture shows: at most 1700 characters.
    pub text: String,
}

/// A cell in the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Its centre.
    pub at: Point,
    /// Its side, or the distance to the next one; what lies on it is measured by this.
    pub unit: f32,
    /// Whether it is a circle.
    pub round: bool,
    /// What stands on it: a tile, or anything else as a disc.
    pub taken: Option<Silhouette>,
}

impl Scene {
    /// An empty frame, 900 wide.
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

    /// The same for one pair of eyes only: a hand, a target, a turn not yet confirmed.
    #[must_use]
    pub fn private(mut self) -> Scene {
        if !self.private {
            // In the gutter beside the tray, where no board puts anything.
            self.lock(Point::new(self.width - 25.0, 44.0), 15.0);
        }
        self
    }

    /// Makes it private, with the padlock there.
    pub fn lock(&mut self, at: Point, radius: f32) {
        self.private = true;
        self.silhouette(Silhouette::Padlock, at, radius, Ink::Label);
    }

    /// The cell of this name.
    ///
    /// # Panics
    /// When the board has none, for a scene draws the cells of its own board only.
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

    /// Adds straight lines through points.
    pub fn line(&mut self, points: &[Point], pen: Pen, ink: Ink) {
        // Around its first point, so that equal lines are equal figures wherever they lie.
        let at = points[0];
        let points: Vec<Point> = points.iter().map(|&point| point - at).collect();
        self.stroke(Path::line(&points), at, pen, ink);
    }

    /// Adds a named shape, filled and upright.
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

    /// Adds a word, centred.
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

    /// Adds a number whose ink begins there.
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
