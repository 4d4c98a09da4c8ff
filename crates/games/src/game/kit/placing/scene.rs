//! The picture of pieces placed on the 4x4 board.

use super::{SEATS, Stones};
use crate::game::info::Palette;
use crate::game::kit::board4x4::BOARD;
use crate::game::kit::grid::Cell;
use crate::game::kit::rectangles::Rectangle;
use crate::game::kit::squares::Squares;
use crate::game::scene::{Owner, Piece, Scene, TRAY, Tab};
use crate::game::{Game, Shown};

/// Returns the board with its pieces, the last one marked and the winning rectangles drawn; while
/// the game runs, the tray shows the pieces left to place.
#[must_use]
pub fn board<G: Game>(
    shown: &Shown<G>,
    stones: Stones,
    last: Option<Cell>,
    won_by: &[Rectangle],
) -> Scene {
    let squares = Squares::new(BOARD, TRAY);
    let mut scene = Scene::framed(squares.bottom());
    scene.tray(&SEATS.map(|seat| {
        let owner = Owner::Seat(Palette::Colours, seat);
        // Pieces left to place form a stack; after the end they are omitted.
        let left = (!shown.is_over()).then(|| stones.left(seat));
        Tab {
            stack: true,
            ..Tab::new(owner, shown.tab(seat), left)
        }
    }));
    squares.lay(&mut scene);
    squares.dimples(&mut scene);
    for rectangle in won_by {
        let corners = rectangle.corners().map(|cell| scene.spot(cell));
        scene.win(&corners, true);
    }
    for seat in SEATS {
        for cell in stones.placed(seat).iter() {
            let owner = Owner::Seat(Palette::Colours, seat);
            scene.piece(Piece::STONE, owner, scene.spot(cell));
        }
    }
    if let Some(cell) = last {
        scene.bracket(scene.spot(cell), None);
    }
    scene
}
