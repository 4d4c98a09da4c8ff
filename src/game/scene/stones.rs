//! The picture of stones placed on the 4x4 board.

use super::squares::TRAY;
use super::{Owner, Piece, Scene, Squares, Tab, TabState};
use crate::game::four::{BOARD, cells};
use crate::game::rectangles::Rectangle;
use crate::game::stones::{SEATS, Stones};
use crate::game::{Palette, Seats};

impl Scene {
    /// The board with what was placed, the rectangles that won, and in the tray what is left to place.
    #[must_use]
    pub fn stones(stones: Stones, winners: Option<Seats>, won_by: &[Rectangle]) -> Scene {
        let squares = Squares::new(BOARD, TRAY);
        let mut scene = Scene::framed(squares.bottom());
        scene.tray(&SEATS.map(|seat| {
            let state = TabState::of(seat, stones.to_act().into(), winners);
            let owner = Owner::Seat(Palette::Colours, seat);
            Tab::new(owner, state, Some(stones.left(seat)))
        }));
        squares.lay(&mut scene);
        squares.dimples(&mut scene);
        for rectangle in won_by {
            let corners = rectangle.corners().map(|cell| scene.spot(cell));
            scene.win(&corners, true);
        }
        for seat in SEATS {
            for cell in cells(stones.placed(seat)) {
                let owner = Owner::Seat(Palette::Colours, seat);
                scene.piece(Piece::STONE, owner, scene.spot(cell));
            }
        }
        if let Some((_, cell)) = stones.last() {
            scene.bracket(scene.spot(cell), None);
        }
        scene
    }
}
