//! The 4x4 board of the wooden box.

use super::cells::Cells;
use super::grid::Grid;

/// The board.
pub const BOARD: Grid = Grid::new(4, 4);

/// All its cells.
pub const ALL: Cells = all();

const fn all() -> Cells {
    let mut cells = Cells::NONE;
    let mut index = 0;
    while index < BOARD.size() {
        cells.insert(BOARD.cell(index));
        index += 1;
    }
    cells
}
