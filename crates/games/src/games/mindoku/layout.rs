//! The four boards: cells, tokens, and groups.

use std::sync::LazyLock;

use super::tokens::Tokens;
use crate::game::Options;
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::{Cell, Grid};

/// The option `board`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// 4x4, sectors 2x2.
    Four,
    /// A rhombus of 25 circles, each on three lines.
    On3Rows,
    /// 6x6, sectors 3 files wide and 2 ranks high.
    Six,
    /// 9x9, sectors 3x3.
    Nine,
}

/// Data computed once for each board.
#[derive(Debug)]
struct BoardTables {
    tokens: Tokens,
    all: Cells,
    /// The other cells in the groups of each cell.
    peers: Vec<Cells>,
}

static TABLES: LazyLock<[BoardTables; 4]> = LazyLock::new(|| Layout::ALL.map(BoardTables::new));

impl Layout {
    const ALL: [Layout; 4] = [Layout::Four, Layout::On3Rows, Layout::Six, Layout::Nine];

    /// The values of the option.
    pub const NAMES: [&'static str; 4] = ["4x", "on3rows", "6x", "9x"];

    /// Returns the board named by the option.
    #[must_use]
    pub fn of(options: &Options) -> Layout {
        let chosen = options.get("board").map(String::as_str);
        let known = Layout::NAMES.iter().position(|name| Some(*name) == chosen);
        known.map_or(Layout::Four, |at| Layout::ALL[at])
    }

    /// Returns the grid of the board.
    #[must_use]
    pub const fn grid(self) -> Grid {
        match self {
            Layout::Four => Grid::new(4, 4),
            Layout::On3Rows => Grid::new(5, 5),
            Layout::Six => Grid::new(6, 6),
            Layout::Nine => Grid::new(9, 9),
        }
    }

    /// Returns the maximum number of seats.
    #[must_use]
    pub const fn most_seats(self) -> u8 {
        match self {
            Layout::Four => 4,
            Layout::On3Rows => 5,
            Layout::Six | Layout::Nine => 6,
        }
    }

    /// Returns the sector of a cell, counted from 0 at the bottom left, rank by rank; `None` on a
    /// board without sectors.
    #[must_use]
    pub const fn sector(self, cell: Cell) -> Option<u8> {
        let (width, height) = match self {
            Layout::Four => (2, 2),
            Layout::On3Rows => return None,
            Layout::Six => (3, 2),
            Layout::Nine => (3, 3),
        };
        let across = self.grid().files / width;
        Some(cell.rank() / height * across + cell.file() / width)
    }

    /// Returns all tokens of the game.
    #[must_use]
    pub fn tokens(self) -> Tokens {
        TABLES[self as usize].tokens
    }

    /// Returns every cell.
    #[must_use]
    pub fn all(self) -> Cells {
        TABLES[self as usize].all
    }

    /// Returns the cells that share a group with `cell`, without `cell` itself.
    #[must_use]
    pub fn peers(self, cell: Cell) -> Cells {
        TABLES[self as usize].peers[self.grid().index(cell)]
    }

    fn share_a_group(self, a: Cell, b: Cell) -> bool {
        let third = match self {
            // The diagonals parallel to a1-e5.
            Layout::On3Rows => a.file() + b.rank() == b.file() + a.rank(),
            _ => self.sector(a) == self.sector(b),
        };
        a.file() == b.file() || a.rank() == b.rank() || third
    }
}

impl BoardTables {
    fn new(layout: Layout) -> BoardTables {
        let tokens: &[u8] = match layout {
            Layout::Four => &[4; 4],
            Layout::On3Rows => &[1, 2, 3, 4, 5, 4, 3, 2, 1],
            Layout::Six => &[6; 6],
            Layout::Nine => &[9; 9],
        };
        let grid = layout.grid();
        let peers = |cell: Cell| {
            let peer = |&other: &Cell| other != cell && layout.share_a_group(cell, other);
            grid.cells().filter(peer).collect()
        };
        BoardTables {
            tokens: Tokens::counted(tokens),
            all: grid.cells().collect(),
            peers: grid.cells().map(peers).collect(),
        }
    }
}
