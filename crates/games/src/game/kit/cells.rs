//! Sets of cells.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use super::grid::{Cell, Direction, Grid};

/// A set of cells, independent of the board.
///
/// ```
/// use tavolino_games::game::kit::cells::Cells;
/// use tavolino_games::game::kit::grid::Cell;
///
/// let (a1, b2) = (Cell::new(0, 0), Cell::new(1, 1));
/// let both: Cells = [b2, a1].into_iter().collect();
/// assert_eq!((both - a1.into()).iter().collect::<Vec<_>>(), [b2]);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cells(u128);

/// Bits from a cell to the same rank of the next file. No board has more ranks.
const RANKS: u32 = 9;

/// The bits of the first rank.
const RANK: u128 = {
    let (mut bits, mut file) = (0, 0);
    while file < 9 {
        bits |= 1 << (file * RANKS);
        file += 1;
    }
    bits
};

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);

    /// Returns whether the set contains `cell`, which may lie off every board, as in typed text.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        index(cell) < u128::BITS && self.0 & bit(cell) != 0
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of cells.
    #[must_use]
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the first cell in cell order.
    #[must_use]
    pub fn first(self) -> Option<Cell> {
        (self.0 != 0).then(|| cell(self.0.trailing_zeros()))
    }

    /// Returns the last cell in cell order.
    #[must_use]
    pub fn last(self) -> Option<Cell> {
        (self.0 != 0).then(|| cell(self.0.ilog2()))
    }

    /// Returns the cells before the first cell of `others`, in cell order; all if `others` is
    /// empty.
    #[must_use]
    pub const fn before(self, others: Cells) -> Cells {
        let first = others.0 & others.0.wrapping_neg();
        Cells(self.0 & first.wrapping_sub(1))
    }

    /// Returns the cells after the last cell of `others`, in cell order; all if `others` is empty.
    #[must_use]
    pub const fn after(self, others: Cells) -> Cells {
        match others.0.checked_ilog2() {
            Some(last) => Cells(self.0 & ((u128::MAX - 1) << last)),
            None => self,
        }
    }

    /// Returns the cells of a drawing ([`Grid::drawn`]) that carry `mark`.
    #[must_use]
    pub fn drawn(board: Grid, drawing: &str, mark: char) -> Cells {
        let drawn = board.drawn(drawing).into_iter();
        drawn
            .filter_map(|(cell, at)| (at == mark).then_some(cell))
            .collect()
    }

    /// Returns the cells of both sets, also in constants.
    #[must_use]
    pub const fn joined(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// Adds `cell`.
    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= bit(cell);
    }

    /// Removes `cell`.
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !bit(cell);
    }

    /// Removes `from` and adds `to`.
    pub const fn shift(&mut self, from: Cell, to: Cell) {
        self.remove(from);
        self.insert(to);
    }

    /// Returns the cells one step from these in a direction, as far as they are `within` a board.
    #[must_use]
    #[inline]
    pub const fn stepped(self, within: Cells, way: Direction) -> Cells {
        let (east, north) = way.delta();
        let by = east as i32 * RANKS as i32 + north as i32;
        let moved = if by < 0 { self.0 >> -by } else { self.0 << by };
        // A step over the edge of a file of nine ranks arrives at the other end of the next one.
        let over = match north {
            1 => RANK,
            -1 => RANK << (RANKS - 1),
            _ => 0,
        };
        Cells(moved & within.0 & !over)
    }

    /// Returns all cells of a grid, as `from` does, also in constants.
    #[must_use]
    pub const fn all(grid: Grid) -> Cells {
        let (mut cells, mut at) = (Cells::NONE, 0);
        while at < grid.size() {
            cells.insert(grid.cell(at));
            at += 1;
        }
        cells
    }

    /// Returns the cells in cell order.
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        // One 64-bit word at a time: twice as fast as shifting 128 bits.
        let (mut left, mut rest, mut start) = (self.0 as u64, (self.0 >> 64) as u64, 0);
        std::iter::from_fn(move || {
            if left == 0 {
                (left, rest, start) = (rest, 0, 64);
            }
            (left != 0).then(|| {
                let index = start + left.trailing_zeros();
                left &= left - 1;
                cell(index)
            })
        })
    }
}

/// Returns the index of a cell among the cells of the largest board: 0 to 80 in cell order.
pub(super) const fn index(cell: Cell) -> u32 {
    cell.file() as u32 * RANKS + cell.rank() as u32
}

/// Returns the cell of such an index.
pub(super) const fn cell(index: u32) -> Cell {
    Cell::new((index / RANKS) as u8, (index % RANKS) as u8)
}

const fn bit(cell: Cell) -> u128 {
    1 << index(cell)
}

impl From<Cell> for Cells {
    fn from(cell: Cell) -> Cells {
        Cells(bit(cell))
    }
}

/// Returns all cells of a grid.
impl From<Grid> for Cells {
    fn from(grid: Grid) -> Cells {
        Cells::all(grid)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        let all = |set: Cells, cell| set | Cells::from(cell);
        cells.into_iter().fold(Cells::NONE, all)
    }
}

impl BitOr for Cells {
    type Output = Cells;
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl BitAnd for Cells {
    type Output = Cells;
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl Sub for Cells {
    type Output = Cells;
    fn sub(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::kit::grid::Grid;

    #[test]
    fn a_set_keeps_the_order_of_cells() {
        let all: Vec<Cell> = Grid::new(9, 9).cells().collect();
        let set: Cells = all.iter().rev().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), all);
        assert_eq!(set.count(), 81);
    }

    #[test]
    fn a_set_has_a_first_and_a_last_cell_and_is_cut_at_others() {
        let all: Cells = Grid::new(9, 9).cells().collect();
        assert_eq!(all.first(), Some(Cell::new(0, 0)));
        assert_eq!(all.last(), Some(Cell::new(8, 8)));
        assert_eq!((Cells::NONE.first(), Cells::NONE.last()), (None, None));
        for cell in all.iter() {
            let (before, after) = (all.before(cell.into()), all.after(cell.into()));
            assert!(before.iter().all(|other| other < cell));
            assert!(after.iter().all(|other| other > cell));
            assert_eq!(before | after, all - cell.into());
            assert_eq!(all.before(after | cell.into()), before);
            assert_eq!(all.after(before | cell.into()), after);
        }
        assert_eq!(
            (all.before(Cells::NONE), all.after(Cells::NONE)),
            (all, all)
        );
    }

    #[test]
    fn a_cell_that_is_on_no_board_is_in_no_set() {
        let all: Cells = Grid::new(9, 9).cells().collect();
        for off in ["j1", "n9", "o1", "o2", "o3", "p1", "z1", "z9"] {
            assert!(!all.contains(off.parse().unwrap()), "{off}");
        }
    }

    #[test]
    fn a_set_steps_as_its_cells_do() {
        for board in [Grid::new(9, 9), Grid::new(9, 8), Grid::new(5, 5)] {
            let all = Cells::from(board);
            for way in Direction::ALL {
                for cell in board.cells() {
                    let stepped = Cells::from(cell).stepped(all, way);
                    assert_eq!(stepped.first(), board.step(cell, way), "{cell} {way:?}");
                    assert!(stepped.count() < 2);
                }
            }
        }
    }

    #[test]
    fn sets_are_joined_met_and_lessened() {
        let [a, b, c] = [0, 1, 2].map(|file| Cell::new(file, 8));
        let set = |cells: &[Cell]| cells.iter().copied().collect::<Cells>();
        let (one, other) = (set(&[a, b]), set(&[b, c]));
        assert_eq!(one | other, set(&[a, b, c]));
        assert_eq!(one & other, b.into());
        assert_eq!(one - other, a.into());
        let mut moved = one;
        moved.shift(a, c);
        assert!(moved == other && !moved.contains(a) && (moved - other).is_empty());
    }
}
