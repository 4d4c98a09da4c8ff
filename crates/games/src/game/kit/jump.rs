//! Captures by jumps over chessmen: taken pieces disappear at once, and a chain continues while a
//! jump is possible.

use std::fmt;

use super::cells::{Cells, cell, index};
use super::grid::{Cell, Direction, Grid};

/// A turn: the cells a chessman visits by a step or by jumps, at most [`Chain::LONGEST`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Chain(
    /// The number of cells in the highest byte; below it a byte for each cell, the first in the
    /// lowest.
    u128,
);

/// The highest byte of a chain.
const LENGTH: u32 = 120;

impl Chain {
    /// Maximum number of cells of a chain: no seat has more than 14 chessmen to jump over.
    pub const LONGEST: usize = 15;

    /// Returns the chain from one cell to another.
    #[must_use]
    pub const fn step(from: Cell, to: Cell) -> Chain {
        Chain::at(from).then(to)
    }

    /// Returns the beginning of a chain.
    const fn at(from: Cell) -> Chain {
        Chain(1 << LENGTH | index(from) as u128)
    }

    /// Returns the chain that goes on to a cell.
    const fn then(self, to: Cell) -> Chain {
        let place = 8 * (self.0 >> LENGTH) as u32;
        Chain((self.0 | (index(to) as u128) << place) + (1 << LENGTH))
    }

    /// Returns the number of cells.
    const fn length(self) -> usize {
        (self.0 >> LENGTH) as usize
    }

    const fn cell(self, nth: usize) -> Cell {
        cell((self.0 >> (8 * nth)) as u32 & 0xff)
    }

    /// Returns the cells from the first to the last.
    #[must_use]
    pub fn cells(self) -> impl ExactSizeIterator<Item = Cell> + DoubleEndedIterator + Clone {
        (0..self.length()).map(move |nth| self.cell(nth))
    }

    /// Returns the cell where the chain begins.
    #[must_use]
    pub const fn from(self) -> Cell {
        self.cell(0)
    }

    /// Returns the cell where the chain ends.
    #[must_use]
    pub const fn to(self) -> Cell {
        self.cell(self.length() - 1)
    }

    /// Returns the landing cells between the first and the last cell.
    #[must_use]
    pub fn stops(self) -> impl ExactSizeIterator<Item = Cell> + Clone {
        (1..self.length() - 1).map(move |nth| self.cell(nth))
    }

    /// Returns the cells jumped over.
    pub fn over(self) -> impl Iterator<Item = Cell> {
        (1..self.length()).filter_map(move |nth| between(self.cell(nth - 1), self.cell(nth)))
    }

    /// Returns the part of a chain given by the words of a menu; `None` with fewer than two cells,
    /// or with too many.
    #[must_use]
    pub fn from_words(words: &[&str]) -> Option<Chain> {
        let mut cells = words.iter().filter_map(|word| word.parse().ok());
        let first = Chain::at(cells.next()?);
        let chain = cells.try_fold(first, |chain, cell| {
            (chain.length() < Chain::LONGEST).then(|| chain.then(cell))
        })?;
        (chain.length() > 1).then_some(chain)
    }
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chain({self})")
    }
}

impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, cell) in self.cells().enumerate() {
            let space = if at == 0 { "" } else { " " };
            write!(f, "{space}{cell}")?;
        }
        Ok(())
    }
}

/// A chessman that can jump.
#[derive(Clone, Copy, Debug)]
pub struct Jumper {
    /// The cell it stands on.
    pub from: Cell,
    /// The directions it jumps in.
    pub ways: &'static [Direction],
    /// The pieces it may jump over.
    pub prey: Cells,
    /// The pieces it may neither jump over nor land on.
    pub walls: Cells,
}

/// One jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jump {
    /// The cell jumped over; its piece is taken.
    pub over: Cell,
    /// The landing cell.
    pub to: Cell,
}

impl Jumper {
    /// Returns the possible first jumps.
    pub fn jumps(self, board: Grid) -> impl Iterator<Item = Jump> {
        let hop = move |&way: &Direction| board.hop(self.from, way);
        let hops = self.ways.iter().filter_map(hop);
        let hops = hops.map(|(over, to)| Jump { over, to });
        hops.filter(move |jump| {
            self.prey.contains(jump.over) && !(self.prey | self.walls).contains(jump.to)
        })
    }

    /// Appends every chain that ends where no jump follows or with a jump that `ends` the turn;
    /// none if no jump is possible.
    pub fn push_chains(self, board: Grid, ends: &impl Fn(Jump) -> bool, chains: &mut Vec<Chain>) {
        self.go_on(board, ends, Chain::at(self.from), chains);
    }

    fn go_on(
        self,
        board: Grid,
        ends: &impl Fn(Jump) -> bool,
        visited: Chain,
        chains: &mut Vec<Chain>,
    ) {
        for jump in self.jumps(board) {
            let visited = visited.then(jump.to);
            let next = self.landed(jump);
            if ends(jump) || next.jumps(board).next().is_none() {
                chains.push(visited);
            } else {
                next.go_on(board, ends, visited, chains);
            }
        }
    }

    /// Returns the jumper on its landing cell, with the piece it jumped over removed.
    fn landed(self, jump: Jump) -> Jumper {
        Jumper {
            from: jump.to,
            prey: self.prey - jump.over.into(),
            ..self
        }
    }
}

/// Returns the chessmen of `jumpers` that can jump one of these ways over `prey` onto a `free`
/// cell.
#[must_use]
pub fn jumping(
    jumpers: Cells,
    ways: &[Direction],
    prey: Cells,
    free: Cells,
    board: Cells,
) -> Cells {
    ways.iter().fold(Cells::NONE, |found, way| {
        let back = way.opposite();
        let over = free.stepped(board, back) & prey;
        found | over.stepped(board, back) & jumpers
    })
}

/// Returns the `prey` that some of `jumpers` can take by a jump one of these ways onto a `free`
/// cell.
#[must_use]
pub fn victims(
    jumpers: Cells,
    ways: &[Direction],
    prey: Cells,
    free: Cells,
    board: Cells,
) -> Cells {
    ways.iter().fold(Cells::NONE, |found, way| {
        let behind = free.stepped(board, way.opposite());
        found | jumpers.stepped(board, *way) & behind & prey
    })
}

/// Returns the cell between two cells a jump apart; `None` for a step.
#[must_use]
pub fn between(from: Cell, to: Cell) -> Option<Cell> {
    let far = from
        .file()
        .abs_diff(to.file())
        .max(from.rank().abs_diff(to.rank()));
    let middle = || {
        let file = u8::midpoint(from.file(), to.file());
        Cell::new(file, u8::midpoint(from.rank(), to.rank()))
    };
    (far == 2).then(middle)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Grid = Grid::new(5, 5);

    fn chains(drawing: &str, ends: impl Fn(Jump) -> bool) -> Vec<String> {
        let marked = |mark| Cells::drawn(BOARD, drawing, mark);
        let jumper = Jumper {
            from: marked('J').iter().next().unwrap(),
            ways: &Direction::ORTHOGONAL,
            prey: marked('x'),
            walls: marked('#'),
        };
        let mut chains = Vec::new();
        jumper.push_chains(BOARD, &ends, &mut chains);
        chains.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_chain_goes_on_as_long_as_it_can() {
        let drawing = ". . . . .\n. . x . .\n. x . . .\n. . # . .\nJ x . x .";
        assert_eq!(chains(drawing, |_| false), ["a1 c1 e1"]);
    }

    #[test]
    fn every_sequence_of_cells_is_a_chain_of_its_own() {
        let round = ". . . . .\n. . . . .\n. x . . .\nx . x . .\nJ x . . .";
        // It may go round either way, and land where it began.
        let both = ["a1 a3 c3 c1 a1", "a1 c1 c3 a3 a1"];
        assert_eq!(chains(round, |_| false), both);
    }

    #[test]
    fn what_is_jumped_over_is_gone_at_once() {
        let drawing = ". . . . .\n. . . . .\n. . . . .\n. . . . .\nJ x . . .";
        assert_eq!(chains(drawing, |_| false), ["a1 c1"]);
    }

    #[test]
    fn a_jump_needs_a_free_cell_behind() {
        let drawing = ". . . . .\n. . . . .\n# . . . .\nx . . . .\nJ x x . .";
        assert_eq!(chains(drawing, |_| false), [""; 0]);
    }

    #[test]
    fn a_chain_ends_where_the_rules_say_so() {
        let drawing = ". . . . .\n. . . . .\n. . . . .\n. . . . .\nJ x . x .";
        let ends = |jump: Jump| jump.to == Cell::new(2, 0);
        assert_eq!(chains(drawing, ends), ["a1 c1"]);
    }

    #[test]
    fn a_chain_knows_what_it_jumps_over() {
        let over = |words: &[&str]| {
            let chain = Chain::from_words(words).unwrap();
            chain.over().map(String::from).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(over(&["d4", "f6", "h4", "h2"]), "e5 g5 h3");
        assert_eq!(over(&["a3", "b2"]), "");
        assert_eq!(Chain::from_words(&["a3"]), None);
        assert_eq!(Chain::from_words(&["a3"; 15]).map(Chain::length), Some(15));
        assert_eq!(Chain::from_words(&["a3"; 16]), None);
    }
}
