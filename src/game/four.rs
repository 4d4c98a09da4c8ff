//! The 4x4 board of the wooden box, and sets of its cells.

use super::grid::{Cell, Grid};

/// The board.
pub const BOARD: Grid = Grid::new(4, 4);

/// A set of its cells, a bit per cell in their order.
pub type Set = u16;

/// The set of this cell alone.
#[must_use]
pub const fn bit(cell: Cell) -> Set {
    1 << BOARD.index(cell)
}

/// The cells of a set, in their order.
pub fn cells(mut set: Set) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let index = set.trailing_zeros();
            set &= set - 1;
            BOARD.cell(index as usize)
        })
    })
}

/// The cells of a set by name, such as `a1, b2`.
#[must_use]
pub fn list(set: Set) -> String {
    let names: Vec<String> = cells(set).map(String::from).collect();
    names.join(", ")
}

/// Cells that belong together by name, such as `a1-b2-c3`.
#[must_use]
pub fn join(cells: &[Cell]) -> String {
    let names: Vec<String> = cells.iter().map(Cell::to_string).collect();
    names.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_listed_in_the_order_of_cells() {
        let set = bit(Cell::new(3, 3)) | bit(Cell::new(0, 1)) | bit(Cell::new(0, 0));
        assert_eq!(list(set), "a1, a2, d4");
        assert_eq!(list(0), "");
    }
}
