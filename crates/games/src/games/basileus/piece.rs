//! The pieces of Basileus; their outlines say in which directions they move.

use crate::game::scene::{Marking, Outline, Path, Piece, Point, Silhouette};

/// A piece that jumps orthogonally.
pub const DIAMOND: Piece = Piece::new(Silhouette::new(&RHOMB), 0.31, 0.38, (0.0, 0.0));

/// A piece that jumps diagonally.
pub const BLOCK: Piece = Piece::new(Silhouette::new(&SQUARE), 0.36, 0.42, (0.0, 0.0));

/// A piece that jumps in all directions.
pub const OCTAGRAM: Piece = Piece {
    face: Marking::Silhouette {
        shape: Silhouette::CROWN,
        size: 0.5,
        down: -0.02,
    },
    ..Piece::new(Silhouette::new(&STAR), 0.365, 0.0, (0.0, 0.0))
};

static RHOMB: Outline = Outline::new(|| {
    let corners = [(0.0, -1.18), (1.18, 0.0), (0.0, 1.18), (-1.18, 0.0)];
    Path::soft_polygon(&corners.map(|(x, y)| Point::new(x, y)), 0.22)
});

static SQUARE: Outline = Outline::new(|| Path::rounded(1.66, 1.66, 0.24));

/// A star of eight points; the first points north, inner corners lie between outer ones.
static STAR: Outline = Outline::new(|| {
    let corner = |i: u8| {
        let radius = if i.is_multiple_of(2) { 1.22 } else { 0.86 };
        Point::new(0.0, -radius).turned(22.5 * f32::from(i))
    };
    Path::soft_polygon(&(0..16).map(corner).collect::<Vec<_>>(), 0.07)
});
