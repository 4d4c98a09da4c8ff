//! Deeds that capture chessmen by jumps: ghosts, arrow and crosses.

use super::grid::Cell;
use crate::game::kit::board9x8::scene::ENDS;
use crate::game::scene::{Owner, Piece, Point, Scene};

/// The pieces a turn moved and took.
#[derive(Clone, Debug, PartialEq)]
pub struct Capture {
    /// The piece that moved.
    pub mover: (Piece, Owner),
    /// The cells it visited, from its origin to its end.
    pub way: Vec<Cell>,
    /// The pieces taken, with their cells.
    pub taken: Vec<(Piece, Owner, Cell)>,
}

impl Capture {
    /// Draws ghosts on the cells left by the mover and the taken pieces; call before drawing
    /// pieces.
    pub fn ghosts(&self, scene: &mut Scene) {
        let (piece, owner) = self.mover;
        let moved = (piece, owner, self.way[0]);
        for &(piece, owner, cell) in std::iter::once(&moved).chain(&self.taken) {
            scene.ghost(piece, owner, scene.spot(cell));
        }
    }

    /// Draws the mover's path and a cross on every taken piece; call after drawing pieces.
    pub fn trace(&self, scene: &mut Scene) {
        let spots: Vec<_> = self.way.iter().map(|cell| scene.spot(cell)).collect();
        let end = spots[spots.len() - 1];
        scene.bracket(end, None);
        scene.arrow(&spots, ENDS);
        for &(piece, owner, cell) in &self.taken {
            let spot = scene.spot(cell);
            if spot.at == end.at {
                // The captor stands there: its mark and the arrow's head stay clear.
                let came = spots[spots.len() - 2].at - end.at;
                let right = if came.x > 0.0 && came.y < 0.0 {
                    -1.0
                } else {
                    1.0
                };
                // The taken piece stays visible, small, because it may be the king.
                let outwards = Point::new(right, -1.0) * spot.unit;
                let corner = spot.at + outwards * 0.42;
                scene.piece_at(piece, owner, corner, spot.unit * 0.25);
                scene.cross_at(corner + outwards * 0.2, spot.unit * 0.09);
            } else {
                scene.cross(spot);
            }
        }
        let arrows: Vec<_> = spots.windows(2).map(|way| [way[0], way[1]]).collect();
        scene.order(&arrows);
    }
}
