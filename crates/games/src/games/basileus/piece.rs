//! The pieces of Basileus; their outlines say in which directions they move.

use crate::game::scene::{Marking, Outline, Path, Piece, Point, Silhouette};

/// A piece that jumps orthogonally.
pub const DIAMOND: Piece = Piece {
    radius: 0.395,
    face: Marking::Ticks {
        straight: Some([0.38, 0.72]),
        slant: None,
        crown: false,
    },
    ..Piece::new(Silhouette::new(&RHOMB), 0.0, 0.0, (0.0, 0.0))
};

/// A piece that jumps diagonally.
pub const BLOCK: Piece = Piece {
    radius: 0.455,
    face: Marking::Ticks {
        straight: None,
        slant: Some([0.46, 0.82]),
        crown: false,
    },
    ..Piece::new(Silhouette::new(&SQUARE), 0.0, 0.0, (0.0, 0.0))
};

/// A piece that jumps in all directions.
pub const OCTAGRAM: Piece = Piece {
    face: Marking::Ticks {
        straight: Some([0.66, 0.88]),
        slant: Some([0.66, 0.88]),
        crown: true,
    },
    ..Piece::new(Silhouette::new(&STAR), 0.40, 0.0, (0.0, 0.0))
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
