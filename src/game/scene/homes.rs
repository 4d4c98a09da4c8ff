//! The board between two home rows.

use super::squares::TRAY;
use super::{Ink, Owner, Piece, Scene, Squares, Tab, TabState};
use crate::game::homes::{BOARD, rank};
use crate::game::{Palette, Seat, Seats};

impl Scene {
    /// Five by five cells with a home row at each end, and a tab per seat with its kind of piece; nothing stands on it.
    #[must_use]
    pub fn between_homes(piece: Piece, acting: Seats, winners: Option<Seats>) -> Scene {
        let squares = Squares::new(BOARD, TRAY);
        let mut scene = Scene::framed(squares.bottom());
        scene.tray(&[Seat(1), Seat(2)].map(|seat| Tab {
            piece,
            ..Tab::new(owner(seat), TabState::of(seat, acting, winners), None)
        }));
        squares.lay(&mut scene);
        squares.chequer(&mut scene, Ink::Shade);
        for seat in [Seat(1), Seat(2)] {
            squares.home(&mut scene, rank(seat), owner(seat));
        }
        squares.lines(&mut scene);
        scene
    }
}

/// Whose pieces are whose between home rows.
#[must_use]
pub fn owner(seat: Seat) -> Owner {
    Owner::Seat(Palette::Colours, seat)
}
