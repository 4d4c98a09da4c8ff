//! A picture as data, with the same in words. Pixels are the renderer's business.
//!
//! Lengths are in points: a board's picture is 900 points wide, whatever the game, so that frames, labels and
//! line widths are the same everywhere; a board's own unit is its [`Spot::unit`], the side of a cell. The renderer may
//! draw a point as a pixel or as any part of one.

pub mod data;
pub mod hand;
mod ink;
mod path;
mod picker;
mod piece;
mod point;
mod silhouette;
mod trace;
mod tray;
mod wood;

use std::collections::BTreeMap;
use std::fmt::Display;
use std::ops::Range;

pub use self::ink::{Ink, Owner, Part};
pub use self::path::{Path, Step};
pub use self::piece::{Face, Piece};
pub use self::point::Point;
pub use self::silhouette::Silhouette;
pub use self::trace::Ends;
pub use self::tray::{Mini, TRAY, Tab, TabState};
pub use self::wood::{Plank, Wood};

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

/// A figure in one ink.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// What it is.
    pub figure: Figure,
    /// Where its origin lies.
    pub at: Point,
    /// What draws its outline; without a pen it is filled.
    pub pen: Option<Pen>,
    /// Its colour.
    pub ink: Ink,
}

/// What can be drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Figure {
    /// A named shape.
    Silhouette {
        /// Which.
        shape: Silhouette,
        /// Its radius.
        radius: f32,
        /// How many degrees it is turned clockwise.
        turn: f32,
    },
    /// Any other outline, around the shape's place.
    Path(Path),
    /// A word or a number, in the one face and weight there is.
    Text {
        /// What is written.
        text: String,
        /// The size of the type.
        size: f32,
        /// What of it lies at the shape's place.
        anchor: Anchor,
        /// What is centred upright.
        height: Height,
    },
}

/// Which end of a text's ink lies at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// The left one.
    Start,
    /// Its middle.
    Middle,
}

/// By what a text is centred upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Height {
    /// Its capitals and digits.
    Capitals,
    /// Its small letters, so that a to i share one baseline.
    Letters,
}

/// What draws an outline. Corners are round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pen {
    /// How broad.
    pub width: f32,
    /// How long each dash is and the gap after it.
    pub dash: Option<(f32, f32)>,
    /// Whether the ends of lines are round; else they are cut off.
    pub round: bool,
}

impl Pen {
    /// A pen that draws through.
    #[must_use]
    pub fn new(width: f32) -> Pen {
        Pen {
            width,
            dash: None,
            round: true,
        }
    }

    /// A pen that draws dashes.
    #[must_use]
    pub fn dashed(width: f32, dash: f32, gap: f32) -> Pen {
        Pen {
            width,
            dash: Some((dash, gap)),
            round: false,
        }
    }

    /// The same with ends cut off.
    #[must_use]
    pub fn cut(self) -> Pen {
        Pen {
            round: false,
            ..self
        }
    }
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
