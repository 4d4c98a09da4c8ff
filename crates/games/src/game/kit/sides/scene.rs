//! The board between White and Black.

use super::{BOARD, far};
use crate::game::info::Palette;
use crate::game::kit::cells::Cells;
use crate::game::kit::squares::Squares;
use crate::game::scene::{Ink, Owner, Scene, TRAY, Tab};
use crate::game::seat::Seat;
use crate::game::{Game, Shown};

/// Nine by eight cells, and a tab per seat with the number of men it has on the board; nothing stands on it.
#[must_use]
pub fn board<G: Game>(shown: &Shown<G>, men: [usize; 2]) -> Scene {
    let squares = Squares::new(BOARD, TRAY);
    let mut scene = Scene::framed(squares.bottom());
    scene.tray(&[Seat(1), Seat(2)].map(|seat| {
        let count = men[seat.index()];
        Tab::new(side(seat), shown.tab(seat), Some(count))
    }));
    squares.lay(&mut scene);
    squares.chequer(&mut scene, Ink::DeepShade);
    scene
}

/// What shines below the pawns that have arrived; to be drawn before the pawns.
pub fn halos(scene: &mut Scene, pawns: [Cells; 2]) {
    for seat in [Seat(1), Seat(2)] {
        for cell in (pawns[seat.index()] & far(seat)).iter() {
            scene.glow(scene.spot(cell));
        }
    }
}

/// White or Black.
#[must_use]
pub fn side(seat: Seat) -> Owner {
    Owner::Seat(Palette::WhiteAndBlack, seat)
}
