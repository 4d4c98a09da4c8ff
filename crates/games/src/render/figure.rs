//! Contours of figures.

use super::lettering;
use super::outline::{Contour, flat};
use crate::game::scene::Figure;

/// Returns the figure's contours around its own origin.
#[must_use]
pub fn contours(figure: &Figure) -> Vec<Contour> {
    match figure {
        Figure::Silhouette {
            shape,
            radius,
            turn,
        } if *turn == 0.0 => flat(shape.path(), |point| point * *radius),
        Figure::Silhouette {
            shape,
            radius,
            turn,
        } => flat(shape.path(), |point| point.turned(*turn) * *radius),
        Figure::Path(path) => flat(path, |point| point),
        Figure::Text {
            text,
            size,
            anchor,
            height,
        } => lettering::contours(text, *size, *anchor, *height),
    }
}
