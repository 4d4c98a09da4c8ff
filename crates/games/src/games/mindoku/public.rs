//! The public part of a position.

use super::lacking::Lacking;
use super::layout::Layout;
use super::turn::Turn;
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::Cell;
use crate::game::kit::not_compared::NotCompared;
use crate::game::{Seat, Seats};

/// The position without the values in the hands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    pub(super) layout: Layout,
    pub(super) mode: Mode,
    /// The number of seats, left or not.
    pub(super) seats: u8,
    pub(super) staying: Seats,
    /// The cells of the tokens of each value, from 1.
    on: [Cells; 9],
    pub(super) to_act: Seat,
    /// The duplicate that the last turn placed or moved, and its seat; `None` after the next turn,
    /// or after a claim of it or of the token it repeats.
    pub(super) open: Option<(Cell, Seat)>,
    /// The token that the last turn placed or moved, duplicate or not, and its seat. Only the list
    /// of claims reads it.
    pub(super) latest: NotCompared<Option<(Cell, Seat)>>,
    /// Consecutive turns, lost ones included, in which no hand reached a new minimum.
    pub(super) quiet: u32,
    /// The minimum size of each seat's hand so far.
    pub(super) fewest: [u8; 6],
    pub(super) over: Option<Over>,
    pub(super) lacking: NotCompared<Lacking>,
}

/// The options `mode` and `referee`, as far as they differ in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// `mode=cooperative`, with any referee.
    Cooperative,
    /// `referee=players`: duplicates stay until a player claims them.
    Claims,
    /// `referee=bot`: duplicates are not legal.
    Refereed,
}

/// The reason the game ended by its own rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Over {
    /// The seat placed its last token.
    Won(Seat),
    /// Too many turns passed without progress.
    Quiet,
    /// The cooperative game ended.
    Together {
        /// Whether it was won.
        won: bool,
    },
}

impl Public {
    /// Returns an empty board without seats.
    pub(super) fn empty(layout: Layout) -> Public {
        Public {
            layout,
            mode: Mode::Claims,
            seats: 0,
            staying: Seats::NONE,
            on: [Cells::NONE; 9],
            to_act: Seat(1),
            open: None,
            latest: NotCompared::default(),
            quiet: 0,
            fewest: [0; 6],
            over: None,
            lacking: NotCompared::default(),
        }
    }

    /// Returns whether all win or lose together, with open hands.
    pub(super) fn is_cooperative(&self) -> bool {
        self.mode == Mode::Cooperative
    }

    /// Returns the next seat after the one to act.
    pub(super) fn next(&self) -> Seat {
        let next = self.staying.after(self.to_act);
        next.expect("somebody stays")
    }

    /// Returns the value of the token on a cell.
    pub(super) fn value(&self, cell: Cell) -> Option<u8> {
        (1..=9).find(|&value| self.with(value).contains(cell))
    }

    /// Returns every token on the board with its cell, in cell order.
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

    /// Returns the cells of the tokens of this value.
    pub(super) fn with(&self, value: u8) -> Cells {
        self.on[usize::from(value - 1)]
    }

    /// Returns whether a token of this value on `cell` shares a group with another of its value.
    pub(super) fn is_duplicate(&self, value: u8, cell: Cell) -> bool {
        !(self.with(value) & self.layout.peers(cell)).is_empty()
    }

    /// Returns the free cells where a token of this value makes no duplicate.
    pub(super) fn safe(&self, value: u8) -> Cells {
        let seen = |set, cell| set | self.layout.peers(cell);
        self.free() - self.with(value).iter().fold(Cells::NONE, seen)
    }

    /// Returns the cells to which a token of this value may move from a cell without a duplicate.
    pub(super) fn safe_moves(&self, value: u8, from: Cell) -> Cells {
        let others = self.with(value) - from.into();
        let seen = |set, cell| set | self.layout.peers(cell);
        let near = self.free() & self.layout.peers(from);
        near - others.iter().fold(Cells::NONE, seen)
    }

    /// Returns the cells where a token of this value may be put: all free ones, or those without a
    /// duplicate under the bot as referee.
    pub(super) fn targets(&self, value: u8) -> Cells {
        match self.mode {
            Mode::Refereed => self.safe(value),
            Mode::Cooperative | Mode::Claims => self.free(),
        }
    }

    /// Records what a turn tells about the hand of its seat: one that places nothing most likely
    /// holds no token that fits. Called on the position before the turn.
    pub(super) fn observe(&mut self, seat: Seat, turn: Turn) {
        if self.is_cooperative() || matches!(turn, Turn::Place { .. }) {
            return;
        }
        for value in 1..=9 {
            if !self.safe(value).is_empty() {
                self.lacking.0.insert(seat, value);
            }
        }
    }

    pub(super) fn put(&mut self, value: u8, cell: Cell) {
        self.on[usize::from(value - 1)].insert(cell);
    }

    pub(super) fn lift(&mut self, value: u8, cell: Cell) {
        self.on[usize::from(value - 1)].remove(cell);
    }

    /// Records a token the seat has just put down, which can be claimed if it is a duplicate.
    pub(super) fn lie_open(&mut self, cell: Cell, seat: Seat) {
        self.latest.0 = Some((cell, seat));
        self.open = Some((cell, seat));
        self.close();
    }

    /// Clears the record if the token is no duplicate (any more): it cannot be sent back.
    pub(super) fn close(&mut self) {
        let open = self.open_duplicate();
        self.open = open.map(|(cell, _, seat)| (cell, seat));
    }

    /// Returns cell, value and seat of the token the last turn placed or moved, if it is a
    /// duplicate and can be sent back.
    pub(super) fn open_duplicate(&self) -> Option<(Cell, u8, Seat)> {
        let (cell, seat) = self.open?;
        let value = self.value(cell)?;
        self.is_duplicate(value, cell)
            .then_some((cell, value, seat))
    }
}
