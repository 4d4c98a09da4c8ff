//! What lies open on the table, for everyone to see.

use super::layout::Layout;
use crate::game::kit::cells::Cells;
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
    on: [Cells; 9],
    pub(super) to_act: Seat,
    /// The duplicate that the last turn placed or moved, and who, until somebody takes a turn or claims it or the one it
    /// repeats.
    pub(super) open: Option<(Cell, Seat)>,
    /// Turns in a row, lost ones included, in which no hand became smaller than it has ever been.
    pub(super) quiet: u32,
    /// By seat: the fewest tokens its hand has ever had.
    pub(super) fewest: [u8; 6],
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
}

impl Public {
    /// A table nobody sits at, its board empty.
    pub(super) fn empty(layout: Layout) -> Public {
        Public {
            layout,
            mode: Mode::Claims,
            seats: 0,
            staying: Seats::NONE,
            on: [Cells::NONE; 9],
            to_act: Seat(1),
            open: None,
            quiet: 0,
            fewest: [0; 6],
            over: None,
        }
    }

    /// Whether all win or lose together, their hands open.
    pub(super) fn is_cooperative(&self) -> bool {
        self.mode == Mode::Cooperative
    }

    /// The seat whose turn comes after the one to act.
    pub(super) fn next(&self) -> Seat {
        let next = self.staying.after(self.to_act);
        next.expect("somebody stays")
    }

    /// The token on a cell.
    pub(super) fn value(&self, cell: Cell) -> Option<u8> {
        (1..=9).find(|&value| self.with(value).contains(cell))
    }

    /// Every token on the board, in the order of cells.
    pub(super) fn tokens(&self) -> impl Iterator<Item = (Cell, u8)> {
        let cells = self.occupied().iter();
        cells.filter_map(|cell| Some((cell, self.value(cell)?)))
    }

    pub(super) fn occupied(&self) -> Cells {
        let all = self.on.into_iter();
        all.fold(Cells::NONE, |all, cells| all | cells)
    }

    fn free(&self) -> Cells {
        self.layout.all() - self.occupied()
    }

    /// Where tokens of this value lie.
    pub(super) fn with(&self, value: u8) -> Cells {
        self.on[usize::from(value - 1)]
    }

    /// Whether a token of this value here shares a group with another of its value.
    pub(super) fn is_duplicate(&self, value: u8, cell: Cell) -> bool {
        !(self.with(value) & self.layout.peers(cell)).is_empty()
    }

    /// The free cells where a token of this value makes no duplicate.
    pub(super) fn safe(&self, value: u8) -> Cells {
        let seen = |set, cell| set | self.layout.peers(cell);
        self.free() - self.with(value).iter().fold(Cells::NONE, seen)
    }

    /// Where a token of this value may be put: anywhere that is free, or without a duplicate under a referee.
    pub(super) fn targets(&self, value: u8) -> Cells {
        match self.mode {
            Mode::Refereed => self.safe(value),
            Mode::Cooperative | Mode::Claims => self.free(),
        }
    }

    pub(super) fn put(&mut self, value: u8, cell: Cell) {
        self.on[usize::from(value - 1)].insert(cell);
    }

    pub(super) fn lift(&mut self, value: u8, cell: Cell) {
        self.on[usize::from(value - 1)].remove(cell);
    }

    /// The seat has put a token there, which can be claimed if it is a duplicate.
    pub(super) fn lie_open(&mut self, cell: Cell, seat: Seat) {
        self.open = Some((cell, seat));
        self.close();
    }

    /// What is no duplicate (any more) cannot be sent back.
    pub(super) fn close(&mut self) {
        let open = self.open_duplicate();
        self.open = open.map(|(cell, _, seat)| (cell, seat));
    }

    /// The token the last turn placed or moved, if it is a duplicate and can still be sent back.
    pub(super) fn open_duplicate(&self) -> Option<(Cell, u8, Seat)> {
        let (cell, seat) = self.open?;
        let value = self.value(cell)?;
        self.is_duplicate(value, cell)
            .then_some((cell, value, seat))
    }
}
