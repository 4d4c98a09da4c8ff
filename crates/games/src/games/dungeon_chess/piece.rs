//! The pieces of Dungeon Chess, and its chests.

use super::DungeonChess;
use super::dungeon::Kind;
use crate::game::scene::{Ink, Outline, Owner, Path, Pen, Piece, Point, Scene, Silhouette, data};
use crate::game::{Game, Seat};

/// A tower.
pub const KOR: Piece = Piece::new(Silhouette::new(&TOWER), 0.375, 0.30, (0.0, 0.17));
/// A wizard's hat.
pub const MAGA: Piece = Piece::new(Silhouette::new(&HAT), 0.375, 0.26, (0.0, 0.49));
/// A shield.
pub const GUERRIERO: Piece = Piece::new(Silhouette::new(&SHIELD), 0.375, 0.40, (0.0, -0.03));
/// A wrestler's figure.
pub const LOTTATORE: Piece = Piece::new(Silhouette::new(&FIGURE), 0.375, 0.32, (0.0, 0.47));

static TOWER: Outline = Outline::new(|| {
    data::path(
        "M-.78 -.92H-.40V-.62H-.18V-.92H.18V-.62H.40V-.92H.78V-.24L.54 -.06V.46L.84 .66V.98H-.84
     V.66L-.54 .46V-.06L-.78 -.24Z",
    )
});

static HAT: Outline = Outline::new(|| {
    data::path(
        "M.22 -1.12C.30 -.66 .42 -.24 .58 .28C.86 .36 1.06 .52 1.06 .68C1.06 .92 .58 1.04 0 1.04
     C-.58 1.04 -1.06 .92 -1.06 .68C-1.06 .52 -.86 .36 -.58 .28C-.44 -.26 -.22 -.76 .22 -1.12Z",
    )
});

static SHIELD: Outline = Outline::new(|| {
    data::path(
        "M0 -1.06C.32 -.84 .62 -.76 .90 -.76C.98 .10 .66 .74 0 1.08
     C-.66 .74 -.98 .10 -.90 -.76C-.62 -.76 -.32 -.84 0 -1.06Z",
    )
});

static FIGURE: Outline = Outline::new(|| {
    data::path(
        "M0 -.94A.42 .42 0 0 1 .30 -.22C.60 -.14 .82 .14 .86 .94H-.86
     C-.82 .14 -.60 -.14 -.30 -.22A.42 .42 0 0 1 0 -.94Z",
    )
});

/// Returns the piece of a kind.
pub(super) fn piece(kind: Kind) -> Piece {
    match kind {
        Kind::Kor => KOR,
        Kind::Maga => MAGA,
        Kind::Guerriero => GUERRIERO,
        Kind::Lottatore => LOTTATORE,
    }
}

/// Returns the owner of a seat's pieces.
pub(super) fn owner(seat: Seat) -> Owner {
    Owner::Seat(DungeonChess::INFO.palette, seat)
}

/// Draws a chest: closed if its owner can pay with it, open if it was received.
pub(super) fn chest(scene: &mut Scene, at: Point, radius: f32, open: bool) {
    let (lid, lid_ink, box_high, box_low) = if open {
        (
            "M-1 -.05L-.78 -1H.78L1 -.05Z",
            Ink::Own("f4cf6d"),
            0.95,
            0.40,
        )
    } else {
        let lid = "M-1 -.1V-.3A.55 .55 0 0 1 -.45 -.85H.45A.55 .55 0 0 1 1 -.3V-.1Z";
        (lid, Ink::Own("d1924c"), 0.92, 0.36)
    };
    let body = Path::rounded(2.0, box_high, 0.1).moved(0.0, box_low);
    let clasp = Path::rounded(0.42, 0.5, 0.08).moved(0.0, 0.02);
    let parts = [
        (data::path(lid), lid_ink, 0.14),
        (body, Ink::Own("b9793a"), 0.14),
        (clasp, Ink::Gold, 0.10),
    ];
    let many = if open { 2 } else { 3 };
    for (path, ink, width) in parts.into_iter().take(many) {
        let path = path.scaled(radius);
        scene.fill(path.clone(), at, ink);
        scene.stroke(path, at, Pen::new(radius * width), Ink::Own("4f2e0e"));
    }
}
