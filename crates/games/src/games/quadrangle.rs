//! Quadrangle (Nazareno Signoretto): place pieces by turns; four own ones on the corners of a
//! rectangle win.

mod face;

use crate::exercise::{Exercises, Mining};
use crate::game::kit::board4x4::BOARD;
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::Cell;
use crate::game::kit::placing::Stones;
use crate::game::kit::rectangles::{Rectangle, Rectangles};
use crate::game::{
    BadDeal, Beliefs, Game, Heuristics, Info, Method, Outcome, Proofs, Rng, Seat, SeatWorth, Seats,
    StateSpace, Strength, Table, nothing_hidden,
};

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Quadrangle {
    stones: Stones,
    rectangles: Rectangles,
}

/// The effects of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    cell: Cell,
    /// The rectangles it completed, which end the game.
    complete: Vec<Rectangle>,
    is_full: bool,
}

impl Quadrangle {
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

    /// Returns the rectangles of the seat that placed last, which end the game.
    fn complete(&self) -> impl Iterator<Item = &'static Rectangle> {
        let acted = self.stones.to_act().rival();
        self.rectangles.within(self.stones.placed(acted))
    }

    /// Returns the free cells on which the seat would complete a rectangle.
    fn completing(&self, seat: Seat) -> Cells {
        let (placed, free) = (self.stones.placed(seat), self.stones.free());
        let missing = self.rectangles.all().map(|it| it.set() - placed);
        missing
            .filter(|missing| missing.count() == 1)
            .fold(Cells::NONE, |set, missing| set | (missing & free))
    }
}

impl Game for Quadrangle {
    const INFO: &'static Info = &Info {
        key: "quadrangle",
        name: "Quadrangle",
        designer: "Nazareno Signoretto",
        options: &[Rectangles::CHOICE],
        grid: |_| Some(BOARD),
        minutes: 6,
        seat_worth: &[
            // 400 games, standard error 16.
            SeatWorth::usual(&[212, -212]),
            // 400 games, standard error 10.
            SeatWorth::with(&[("rectangles", "straight")], &[184, -184]),
        ],
        ..Info::OPEN
    };
    type Turn = Cell;
    type Deed = Deed;
    nothing_hidden!();

    fn new(table: &Table, (): ()) -> Result<Quadrangle, BadDeal> {
        Ok(Quadrangle {
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
            complete: self.complete().copied().collect(),
            is_full: self.stones.is_full(),
        }
    }

    fn advance(&mut self, _: Seat, turn: &Cell) {
        self.stones.place(*turn);
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.complete().next().is_some() {
            return Some(Outcome::winner(self.stones.to_act().rival(), 2));
        }
        self.stones.is_full().then(|| Outcome::draw(2))
    }
}

impl Heuristics for Quadrangle {
    /// Returns the lead in rectangles that can still be completed, weighted by their number of own
    /// pieces.
    fn evaluate(&self, seat: Seat) -> f32 {
        let hope = |seat: Seat| {
            let (own, others) = (self.stones.placed(seat), self.stones.placed(seat.rival()));
            let sets = self.rectangles.all().map(Rectangle::set);
            let open = sets.filter(|set| (*set & others).is_empty());
            let worth = open.map(|set| [0.0, 0.2, 1.0, 4.0, 0.0][(set & own).count()]);
            worth.sum::<f32>()
        };
        (0.5 + (hope(seat) - hope(seat.rival())) / 80.0).clamp(0.0, 1.0)
    }

    /// Weaker strengths see the answer, and overlook a rectangle that needs two more pieces.
    fn method(&self, strength: Strength) -> Method {
        strength.of([
            Method::shallow(2, 0.04),
            Method::shallow(4, 0.01),
            Method::TableOrAlphaBeta,
        ])
    }

    /// Returns the cells that complete a rectangle, else those that keep the other seat from
    /// completing one, else all free cells.
    fn candidate_turns(&self, seat: Seat, _: &mut Rng) -> Vec<Cell> {
        let urgent = [seat, seat.rival()]
            .map(|seat| self.completing(seat))
            .into_iter()
            .find(|set| !set.is_empty());
        urgent.unwrap_or(self.stones.free()).iter().collect()
    }
}

impl Beliefs for Quadrangle {}

impl Proofs for Quadrangle {
    fn state_space(&self) -> Option<StateSpace<Quadrangle, Cell>> {
        Some(StateSpace::Listed(|game| game.stones.canonical_key()))
    }
}

impl Exercises for Quadrangle {
    const MINING: Mining = Mining {
        wins_in_three: Some(4),
        ..Mining::USUAL
    };
}

#[cfg(test)]
mod tests;
