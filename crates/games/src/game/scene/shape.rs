//! What a scene consists of: figures, each in one ink, filled or drawn by a pen.

use super::ink::Ink;
use super::path::Path;
use super::point::Point;
use super::silhouette::Silhouette;

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
