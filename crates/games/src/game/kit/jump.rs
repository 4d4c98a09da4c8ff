//! Captures by jumps over chessmen: taken pieces disappear at once, and a chain continues while a jump is possible.

use std::fmt;

use super::cells::Cells;
use super::grid::{Cell, Direction, Grid};

/// A turn: the cells a chessman visits by a step or by jumps.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chain(pub Vec<Cell>);

impl Chain {
    /// Returns the cell where the chain begins.
    #[must_use]
    pub fn from(&self) -> Cell {
        self.0[0]
    }

    /// Returns the cell where the chain ends.
    #[must_use]
    pub fn to(&self) -> Cell {
        self.0[self.0.len() - 1]
    }

    /// Returns the landing cells between the first and the last cell.
    #[must_use]
    pub fn stops(&self) -> &[Cell] {
        &self.0[1..self.0.len() - 1]
    }

    /// Returns the cells jumped over.
    pub fn over(&self) -> impl Iterator<Item = Cell> {
        self.0.windows(2).filter_map(|way| between(way[0], way[1]))
    }

    /// Returns the part of a chain given by the words of a menu; `None` with fewer than two cells.
    #[must_use]
    pub fn from_words(words: &[&str]) -> Option<Chain> {
        let cells: Vec<Cell> = words.iter().filter_map(|word| word.parse().ok()).collect();
        (cells.len() > 1).then_some(Chain(cells))
    }
}

impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, cell) in self.0.iter().enumerate() {
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

    /// Returns every chain that ends where no jump follows or with a jump that `ends` the turn; none if no jump is possible.
    pub fn chains(self, board: Grid, ends: &impl Fn(Jump) -> bool) -> Vec<Chain> {
        let mut chains = Vec::new();
        self.go_on(board, ends, &mut vec![self.from], &mut chains);
        chains
    }

    fn go_on(
        self,
        board: Grid,
        ends: &impl Fn(Jump) -> bool,
        stops: &mut Vec<Cell>,
        chains: &mut Vec<Chain>,
    ) {
        for jump in self.jumps(board) {
            stops.push(jump.to);
            let next = self.landed(jump);
            if ends(jump) || next.jumps(board).next().is_none() {
                chains.push(Chain(stops.clone()));
            } else {
                next.go_on(board, ends, stops, chains);
            }
            stops.pop();
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
        let chains = jumper.chains(BOARD, &ends);
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
    }
}
