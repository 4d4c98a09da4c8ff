//! The leaf and the pawns of Kintei.

use crate::game::scene::{Look, Marking, Outline, Owner, Piece, Silhouette, data};

/// A pawn: a round piece with a ring.
pub const PAWN: Piece = Piece {
    radius: 0.33,
    face: Marking::Ringed,
    ..Piece::DISC
};

/// The leaf.
pub const LEAF: Piece = Piece {
    shape: Silhouette::new(&BLADE),
    radius: 0.36,
    turn: 32.0,
    face: Marking::Lines(&[
        (0.09, &[(0.0, -0.78), (0.0, 0.95)]),
        (0.07, &vein(-0.35)),
        (0.07, &vein(0.05)),
        (0.07, &vein(0.45)),
    ]),
};

/// The owner of the leaf, which is no seat. Its green differs from blue and gold under each kind of
/// colour blindness.
pub const NEUTRAL: Owner = Owner::Neutral(Look {
    fill: "5a7218",
    edge: "2c5418",
    tint: "d3e3b8",
    mark: "fffaf0",
});

static BLADE: Outline =
    Outline::new(|| data::path("M-.05 1.05C-.85 .75 -.95 -.30 0 -1.12C.95 -.30 .85 .75 .05 1.05Z"));

/// Returns a pair of veins that meet a little below `y`.
const fn vein(y: f32) -> [(f32, f32); 3] {
    [(-0.38, y - 0.2), (0.0, y + 0.12), (0.38, y - 0.2)]
}
