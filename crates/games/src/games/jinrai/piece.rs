//! The breath and the lightning of Jinrai.

use crate::game::Scene;
use crate::game::scene::{Ink, Outline, Pen, Piece, Point, Silhouette, data};

/// A breath, which blows clouds away.
pub const BREATH: Piece = Piece::new(Silhouette::new(&GUST), 0.35, 0.36, (0.14, -0.16));

static GUST: Outline = Outline::new(|| {
    data::path(
        "M.14 -.94C.58 -.94 .92 -.6 .92 -.16C.92 .52 .2 1.02 -1 .94C-.52 .8 -.28 .62 -.22 .4
     C-.5 .28 -.66 .06 -.66 -.2C-.66 -.62 -.3 -.94 .14 -.94Z",
    )
});

static BOLT: Outline =
    Outline::new(|| data::path("M.18 -1L-.62 .16L-.08 .16L-.24 1L.62 -.28L.06 -.28Z"));

/// Draws a flash of lightning.
pub fn bolt(scene: &mut Scene, at: Point, radius: f32) {
    let bolt = Silhouette::new(&BOLT);
    scene.outline(bolt, at, radius, Pen::new(radius * 0.5), Ink::Cream);
    scene.silhouette(bolt, at, radius, Ink::Own("ffd21f"));
    scene.outline(bolt, at, radius, Pen::new(radius * 0.2), Ink::Ink);
}
