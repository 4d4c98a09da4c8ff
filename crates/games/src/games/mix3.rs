//! Mix 3 (Nazareno Signoretto): fill the board by turns; rectangles, tris and pincers score.

mod face;
mod picture;
mod player;
mod puzzles;
mod score;

pub use self::score::{Pincer, Score, Tris};

use crate::game::kit::board4x4::BOARD;
use crate::game::kit::grid::Cell;
use crate::game::kit::placing::{SEATS, Stones};
use crate::game::kit::rectangles::Rectangles;
use crate::game::{BadDeal, Game, Info, Outcome, Seat, SeatWorth, Seats, Table, nothing_hidden};

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mix3 {
    stones: Stones,
    rectangles: Rectangles,
}

/// The effects of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    cell: Cell,
    /// The points of each seat by kind, if the turn filled the board.
    points: Option<[[i32; 3]; 2]>,
}

impl Mix3 {
    /// Returns the pieces placed.
    #[must_use]
    pub fn stones(&self) -> Stones {
        self.stones
    }

    /// Returns the rectangles that count.
    #[must_use]
    pub fn rectangles(&self) -> Rectangles {
        self.rectangles
    }

    /// Returns the scores of both seats once the board is full.
    fn scores(&self) -> Option<[Score; 2]> {
        self.stones
            .is_full()
            .then(|| SEATS.map(|seat| Score::of(self.stones.placed(seat), self.rectangles)))
    }
}

impl Game for Mix3 {
    const INFO: &'static Info = &Info {
        key: "mix3",
        name: "Mix 3",
        designer: "Nazareno Signoretto",
        options: &[Rectangles::CHOICE],
        grid: |_| Some(BOARD),
        minutes: 8,
        seat_worth: &[
            // 400 games, standard error 7.
            SeatWorth::usual(&[71, -71]),
            // 400 games, standard error 6.
            SeatWorth::with(&[("rectangles", "straight")], &[60, -60]),
        ],
        ..Info::OPEN
    };
    type Turn = Cell;
    type Deed = Deed;
    nothing_hidden!();

    fn new(table: &Table, (): ()) -> Result<Mix3, BadDeal> {
        Ok(Mix3 {
            stones: Stones::default(),
            rectangles: Rectangles::of(table),
        })
    }

    fn to_act(&self) -> Seats {
        self.stones.to_act().into()
    }

    fn turns(&self, _: Seat) -> Vec<Cell> {
        self.stones.free().iter().collect()
    }

    fn play(&mut self, _: Seat, turn: &Cell) -> Deed {
        self.stones.place(*turn);
        Deed {
            cell: *turn,
            points: self
                .scores()
                .map(|scores| scores.map(|score| score.by_kind())),
        }
    }

    fn advance(&mut self, _: Seat, turn: &Cell) {
        self.stones.place(*turn);
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = self.scores()?.map(|score| score.points());
        Some(Outcome::scored(points.map(Some).to_vec()))
    }
}

#[cfg(test)]
mod tests;
