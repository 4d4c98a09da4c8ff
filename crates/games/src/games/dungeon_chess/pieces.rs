//! Pictures of characters and chests, on the board and on cards.

use super::DungeonChess;
use super::character::Kind;
use crate::game::scene::{Ink, Owner, Path, Pen, Piece, Point, Scene, data};
use crate::game::{Game, Seat};

/// Returns the piece of a kind.
pub(super) fn piece(kind: Kind) -> Piece {
    match kind {
        Kind::Kor => Piece::KOR,
        Kind::Maga => Piece::MAGA,
        Kind::Guerriero => Piece::GUERRIERO,
        Kind::Lottatore => Piece::LOTTATORE,
    }
}

/// Returns the owner of a seat's pieces.
pub(super) fn owner(seat: Seat) -> Owner {
    Owner::Seat(DungeonChess::INFO.palette, seat)
}

/// Draws a chest: closed if its owner can pay with it, open if it was received.
pub(super) fn chest(scene: &mut Scene, at: Point, radius: f32, open: bool) {
    let (lid, lid_ink, box_high, box_low) = if open {
        ("M-1 -.05L-.78 -1H.78L1 -.05Z", Ink::ChestInside, 0.95, 0.40)
    } else {
        let lid = "M-1 -.1V-.3A.55 .55 0 0 1 -.45 -.85H.45A.55 .55 0 0 1 1 -.3V-.1Z";
        (lid, Ink::ChestLid, 0.92, 0.36)
    };
    let body = Path::rounded(2.0, box_high, 0.1).moved(0.0, box_low);
    let clasp = Path::rounded(0.42, 0.5, 0.08).moved(0.0, 0.02);
    let parts = [
        (data::path(lid), lid_ink, 0.14),
        (body, Ink::Chest, 0.14),
        (clasp, Ink::Gold, 0.10),
    ];
    let many = if open { 2 } else { 3 };
    for (path, ink, width) in parts.into_iter().take(many) {
        let path = path.scaled(radius);
        scene.fill(path.clone(), at, ink);
        scene.stroke(path, at, Pen::new(radius * width), Ink::ChestEdge);
    }
}
