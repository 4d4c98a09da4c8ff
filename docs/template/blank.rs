//! Blank.

mod face;

use std::collections::BTreeMap;

use crate::exercise::Exercises;
use crate::game::kit::grid::{Cell, Grid};
use crate::game::{
    BadDeal, Beliefs, Game, Heuristics, Info, Outcome, Proofs, Seat, Seats, Table, nothing_hidden,
};

// Unwritten: the rules; until then the seats take free cells in turn, and a full board is a draw.

/// The board.
const BOARD: Grid = Grid::new(3, 3);

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Blank {
    /// The seat that took a cell; without the free cells.
    taken: BTreeMap<Cell, Seat>,
    seats: u8,
    staying: Seats,
    to_act: Seat,
}

/// The effects of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    cell: Cell,
}

impl Game for Blank {
    const INFO: &'static Info = &Info {
        key: "blank",
        name: "Blank",
        designer: "",
        seats: |_| 2..=2,
        ..Info::OPEN
    };
    type Turn = Cell;
    type Deed = Deed;
    nothing_hidden!();

    fn new(table: &Table, (): ()) -> Result<Self, BadDeal> {
        Ok(Self {
            taken: BTreeMap::new(),
            seats: table.seats,
            staying: Seats::all(table.seats),
            to_act: Seat(1),
        })
    }

    fn to_act(&self) -> Seats {
        self.to_act.into()
    }

    fn turns(&self, _: Seat) -> Vec<Cell> {
        let is_free = |cell: &Cell| !self.taken.contains_key(cell);
        BOARD.cells().filter(is_free).collect()
    }

    fn play(&mut self, seat: Seat, &cell: &Cell) -> Deed {
        self.taken.insert(cell, seat);
        self.to_act = self.staying.after(seat).unwrap_or(seat);
        Deed { cell }
    }

    fn outcome(&self) -> Option<Outcome> {
        let is_full = self.taken.len() == BOARD.size();
        is_full.then(|| Outcome::draw(self.seats))
    }

    fn leave(&mut self, seat: Seat) {
        self.staying = self.staying.without(seat);
        if self.to_act == seat {
            self.to_act = self.staying.after(seat).unwrap_or(seat);
        }
    }
}

/// The defaults: the computer plays on at random, and compares the outcomes.
impl Heuristics for Blank {}

impl Beliefs for Blank {}

impl Proofs for Blank {}

impl Exercises for Blank {}

#[cfg(test)]
mod tests;
