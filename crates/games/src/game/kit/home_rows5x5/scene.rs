//! The picture of the 5x5 board between two home rows.

use super::{BOARD, rank, row};
use crate::game::info::Palette;
use crate::game::kit::cells::Cells;
use crate::game::kit::squares::Squares;
use crate::game::scene::{Ink, Owner, Piece, Scene, TRAY, Tab};
use crate::game::seat::Seat;
use crate::game::{Game, Shown};

/// Returns the empty board with its home rows, and a tab per seat with its kind of piece.
#[must_use]
pub fn board<G: Game>(shown: &Shown<G>, piece: Piece) -> Scene {
    let squares = Squares::new(BOARD, TRAY);
    let mut scene = Scene::framed(squares.bottom());
    scene.tray(&[Seat(1), Seat(2)].map(|seat| Tab {
        piece,
        ..Tab::new(owner(seat), shown.tab(seat), None)
    }));
    squares.lay(&mut scene);
    squares.chequer(&mut scene, Ink::Shade);
    for seat in [Seat(1), Seat(2)] {
        squares.home(&mut scene, rank(seat), owner(seat));
    }
    squares.lines(&mut scene);
    scene
}

/// Draws a halo around each piece on the other's home row; call before drawing pieces.
pub fn halos(scene: &mut Scene, pieces: [Cells; 2]) {
    for seat in [Seat(1), Seat(2)] {
        for cell in (pieces[seat.index()] & row(seat.rival())).iter() {
            scene.halo(scene.spot(cell));
        }
    }
}

/// Returns the owner of a seat's pieces.
#[must_use]
pub fn owner(seat: Seat) -> Owner {
    Owner::Seat(Palette::Colours, seat)
}
