//! The whirlwind of Taifuu.

use crate::game::scene::{Outline, Piece, Silhouette, data};

/// A whirlwind.
pub const TYPHOON: Piece = Piece::new(Silhouette::new(&WHIRL), 0.35, 0.40, (0.0, 0.0));

static WHIRL: Outline = Outline::new(|| {
    data::path(
    "M-.8 0C-.8 -.56 -.42 -1.02 .14 -1.06C.46 -1.08 .8 -1.06 1.08 -.98C.78 -.92 .54 -.8 .52 -.61
     C.7 -.46 .8 -.24 .8 0C.8 .56 .42 1.02 -.14 1.06C-.46 1.08 -.8 1.06 -1.08 .98
     C-.78 .92 -.54 .8 -.52 .61C-.7 .46 -.8 .24 -.8 0Z",
)
});
