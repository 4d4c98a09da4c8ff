//! The board between White and Black.

use super::squares::TRAY;
use super::{Ink, Owner, Scene, Squares, Tab, TabState};
use crate::game::sides::BOARD;
use crate::game::{Palette, Seat, Seats};

impl Scene {
    /// Nine by eight cells, and a tab per seat with the number of men it has on the board; nothing stands on it.
    #[must_use]
    pub fn between_sides(men: [usize; 2], acting: Seats, winners: Option<Seats>) -> Scene {
        let squares = Squares::new(BOARD, TRAY);
        let mut scene = Scene::framed(squares.bottom());
        scene.tray(&[Seat(1), Seat(2)].map(|seat| {
            let state = TabState::of(seat, acting, winners);
            Tab::new(side(seat), state, Some(men[seat.index()]))
        }));
        squares.lay(&mut scene);
        squares.chequer(&mut scene, Ink::DeepShade);
        scene
    }
}

/// White or Black.
#[must_use]
pub fn side(seat: Seat) -> Owner {
    Owner::Seat(Palette::WhiteAndBlack, seat)
}
