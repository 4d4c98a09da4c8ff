//! The shapes of a scene: figures in one ink, filled or outlined.

use super::ink::Ink;
use super::path::Path;
use super::point::Point;
use super::silhouette::Silhouette;

/// A figure in one ink.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// The figure.
    pub figure: Figure,
    /// The place of the figure's origin.
    pub at: Point,
    /// The pen of an outline; `None` for a filled figure.
    pub pen: Option<Pen>,
    /// The colour.
    pub ink: Ink,
}

/// A drawable figure.
#[derive(Clone, Debug, PartialEq)]
pub enum Figure {
    /// A silhouette.
    Silhouette {
        /// The silhouette.
        shape: Silhouette,
        /// The radius in points.
        radius: f32,
        /// The clockwise rotation in degrees.
        turn: f32,
    },
    /// Any other outline, relative to the shape's place.
    Path(Path),
    /// A word or a number, in the only face and weight.
    Text {
        /// The text.
        text: String,
        /// The type size in points.
        size: f32,
        /// The horizontal point of the text at the shape's place.
        anchor: Anchor,
        /// The vertical centre of the text.
        height: Height,
    },
}

/// The horizontal point of a text's ink that lies at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// The left end.
    Start,
    /// The middle.
    Middle,
}

/// The letters that determine a text's vertical centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Height {
    /// Capitals and digits.
    Capitals,
    /// Small letters, so that a to i share one baseline.
    Letters,
}

/// A pen for outlines. Corners are round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pen {
    /// The width in points.
    pub width: f32,
    /// The lengths of dash and gap; `None` for a solid line.
    pub dash: Option<(f32, f32)>,
    /// Whether line ends are round; otherwise they are cut off.
    pub round: bool,
}

impl Pen {
    /// Returns a pen for solid lines.
    #[must_use]
    pub fn new(width: f32) -> Pen {
        Pen {
            width,
            dash: None,
            round: true,
        }
    }

    /// Returns a pen for dashed lines.
    #[must_use]
    pub fn dashed(width: f32, dash: f32, gap: f32) -> Pen {
        Pen {
            width,
            dash: Some((dash, gap)),
            round: false,
        }
    }

    /// Returns the pen with line ends cut off.
    #[must_use]
    pub fn cut(self) -> Pen {
        Pen {
            round: false,
            ..self
        }
    }
}
