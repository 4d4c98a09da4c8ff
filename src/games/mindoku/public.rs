//! What lies open on the table, for everyone to see.

use super::layout::{Layout, Set};
use crate::game::kit::grid::Cell;
use crate::game::{Seat, Seats};

/// Everything but the values in the hands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    pub(super) layout: Layout,
    pub(super) mode: Mode,
    /// How many sat down.
    pub(super) seats: u8,
    pub(super) staying: Seats,
    /// By value, from 1: the cells where such a token lies.
    on: [Set; 9],
    pub(super) to_act: Seat,
    /// What the last turn placed or moved, and who, until somebody takes a turn or claims it.
    pub(super) open: Option<(Cell, Seat)>,
    /// Turns in a row, lost ones included, in which no hand became smaller than it has ever been.
    pub(super) quiet: u32,
    /// By seat: the fewest tokens its hand has ever had.
    pub(super) fewest: [u8; 6],
    pub(super) last: Option<Deed>,
    pub(super) over: Option<Over>,
}

/// Options `mode` and `referee`, as far as they differ in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// `mode=cooperative`, whoever is the referee.
    Cooperative,
    /// `referee=players`: duplicates stay until somebody claims them.
    Claims,
    /// `referee=bot`: duplicates are not legal.
    Refereed,
}

/// What happened last, a claim included; for pictures and words, not for the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    /// Who did it.
    pub seat: Seat,
    /// The token's value.
    pub value: u8,
    /// What became of the token.
    pub what: What,
}

/// What became of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// Placed here.
    Placed(Cell),
    /// Moved from the first cell to the second.
    Moved(Cell, Cell),
    /// Taken into the hand from here.
    Taken(Cell),
    /// Placed here as the last of a hand, a duplicate, and back in the hand.
    Undone(Cell),
    /// Claimed here and given to the seat.
    Claimed(Cell, Seat),
}

/// How it ended by its own rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Over {
    /// The seat placed its last token.
    Won(Seat),
    /// Nothing got any further for long.
    Quiet,
    /// The cooperative game is won or lost.
    Together {
        /// Whether it is won.
        won: bool,
    },
    /// By a rule that holds for all games; the seats that won, none in a draw.
    Otherwise(Seats),
}

impl Public {
    /// A table nobody sits at, its board empty.
    pub(super) fn empty(layout: Layout) -> Public {
        Public {
            layout,
            mode: Mode::Claims,
            seats: 0,
            staying: Seats::NONE,
            on: [0; 9],
            to_act: Seat(1),
            open: None,
            quiet: 0,
            fewest: [0; 6],
            last: None,
            over: None,
        }
    }

    /// The board.
    #[must_use]
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// Together, or against each other and how.
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// How many sat down.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Who has not left.
    #[must_use]
    pub fn staying(&self) -> Seats {
        self.staying
    }

    /// The seat to act.
    #[must_use]
    pub fn acting(&self) -> Seat {
        self.to_act
    }

    /// What happened last.
    #[must_use]
    pub fn last(&self) -> Option<Deed> {
        self.last
    }

    /// How it ended.
    #[must_use]
    pub fn over(&self) -> Option<Over> {
        self.over
    }

    /// The token on a cell.
    #[must_use]
    pub fn value(&self, cell: Cell) -> Option<u8> {
        let bit = self.layout.bit(cell);
        (1..=9).find(|&value| self.with(value) & bit != 0)
    }

    /// Every token on the board, in the order of cells.
    pub fn tokens(&self) -> impl Iterator<Item = (Cell, u8)> {
        let cells = self.layout.cells(self.occupied());
        cells.filter_map(|cell| Some((cell, self.value(cell)?)))
    }

    pub(super) fn occupied(&self) -> Set {
        self.on.iter().fold(0, |all, cells| all | cells)
    }

    pub(super) fn free(&self) -> Set {
        self.layout.all() & !self.occupied()
    }

    /// Where tokens of this value lie.
    pub(super) fn with(&self, value: u8) -> Set {
        self.on[usize::from(value - 1)]
    }

    /// Whether a token of this value here shares a group with another of its value.
    pub(super) fn is_duplicate(&self, value: u8, cell: Cell) -> bool {
        self.with(value) & self.layout.peers(cell) != 0
    }

    /// The free cells where a token of this value makes no duplicate.
    pub(super) fn safe(&self, value: u8) -> Set {
        let seen = |set, cell| set | self.layout.peers(cell);
        self.free() & !self.layout.cells(self.with(value)).fold(0, seen)
    }

    pub(super) fn put(&mut self, value: u8, cell: Cell) {
        self.on[usize::from(value - 1)] |= self.layout.bit(cell);
    }

    pub(super) fn lift(&mut self, value: u8, cell: Cell) {
        self.on[usize::from(value - 1)] &= !self.layout.bit(cell);
    }
}
