//! The picture of the 9x8 board between White and Black.

use super::{BOARD, far};
use crate::game::info::Palette;
use crate::game::kit::cells::Cells;
use crate::game::kit::squares::Squares;
use crate::game::scene::{Ends, Ink, Marking, Owner, Piece, Scene, TRAY, Tab};
use crate::game::seat::Seat;
use crate::game::{Game, Shown};

/// Radius of a round pawn, in cells: its silhouette alone must show on dark cells, and White and
/// Black differ in lightness.
const PAWN: f32 = 0.44;
/// The ends of arrows at the larger pieces of this board.
pub const ENDS: Ends = Ends {
    start: 0.0,
    end: PAWN + 0.03,
};

/// A round pawn with ticks along its row and column.
pub const ORTHOGONAL: Piece = Piece {
    radius: PAWN,
    face: Marking::Ticks {
        straight: Some([0.48, 0.78]),
        slant: None,
        crown: false,
    },
    ..Piece::DISC
};

/// A round pawn with ticks along its diagonals.
pub const DIAGONAL: Piece = Piece {
    face: Marking::Ticks {
        straight: None,
        slant: Some([0.48, 0.78]),
        crown: false,
    },
    ..ORTHOGONAL
};

/// Returns the empty board, and a tab per seat with its number of pieces on the board.
#[must_use]
pub fn board<G: Game>(shown: &Shown<G>, pieces: [usize; 2]) -> Scene {
    let squares = Squares::new(BOARD, TRAY);
    let mut scene = Scene::framed(squares.bottom());
    scene.tray(&[Seat(1), Seat(2)].map(|seat| {
        let count = pieces[seat.index()];
        Tab::new(side(seat), shown.tab(seat), Some(count))
    }));
    squares.lay(&mut scene);
    squares.chequer(&mut scene, Ink::DeepShade);
    scene
}

/// Draws a glow below each pawn that has arrived; call before drawing pawns.
pub fn halos(scene: &mut Scene, pawns: [Cells; 2]) {
    for seat in [Seat(1), Seat(2)] {
        for cell in (pawns[seat.index()] & far(seat)).iter() {
            scene.glow(scene.spot(cell));
        }
    }
}

/// Returns White or Black as the owner of a seat's pieces.
#[must_use]
pub fn side(seat: Seat) -> Owner {
    Owner::Seat(Palette::WhiteAndBlack, seat)
}
