//! The board between two home rows.

use super::{BOARD, rank};
use crate::game::info::Palette;
use crate::game::kit::squares::Squares;
use crate::game::scene::{Ink, Owner, Piece, Scene, TRAY, Tab};
use crate::game::seat::Seat;
use crate::game::{Game, Shown};

/// Five by five cells with a home row at each end, and a tab per seat with its kind of piece; nothing stands on it.
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

/// Whose pieces are whose between home rows.
#[must_use]
pub fn owner(seat: Seat) -> Owner {
    Owner::Seat(Palette::Colours, seat)
}
