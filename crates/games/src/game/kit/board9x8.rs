//! The 9x8 board with White below and Black above, shared by the three games of the fifth sheet.

pub mod features;
pub mod scene;
pub mod words;

use super::cells::Cells;
use super::grid::{Cell, Direction, Grid};
use crate::game::seat::Seat;

/// The 9x8 grid.
pub const BOARD: Grid = Grid::new(9, 8);

/// All cells.
pub const ALL: Cells = Cells::all(BOARD);

/// Returns the direction of a seat's advance.
#[must_use]
pub const fn forward(seat: Seat) -> Direction {
    if seat.0 == 1 {
        Direction::N
    } else {
        Direction::S
    }
}

const FIRST: Cells = rank(0);
const LAST: Cells = rank(BOARD.ranks - 1);

/// Returns the cells of a rank, counted from 0 at the bottom.
const fn rank(rank: u8) -> Cells {
    let (mut cells, mut file) = (Cells::NONE, 0);
    while file < BOARD.files {
        cells.insert(Cell::new(file, rank));
        file += 1;
    }
    cells
}

/// Returns the last row of a seat's advance.
#[must_use]
pub const fn far(seat: Seat) -> Cells {
    if seat.0 == 1 { LAST } else { FIRST }
}

/// Returns the cells of a seat's own colour on its first `ranks` ranks.
#[must_use]
pub fn camp(seat: Seat, ranks: u8) -> Cells {
    let is_in = |cell: &Cell| {
        // `a1` is white, so cells like it are White's.
        let (own, behind) = match seat.0 {
            1 => (cell.is_like_a1(), cell.rank()),
            _ => (!cell.is_like_a1(), BOARD.ranks - 1 - cell.rank()),
        };
        own && behind < ranks
    };
    BOARD.cells().filter(is_in).collect()
}

/// Returns the rank of a cell seen from a seat, counted from 0 on its first rank.
#[must_use]
pub const fn advance(seat: Seat, cell: Cell) -> u8 {
    match seat.0 {
        1 => cell.rank(),
        _ => BOARD.ranks - 1 - cell.rank(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_camps_face_each_other() {
        let drawn = BOARD.drawn(
            "2 . 2 . 2 . 2 . 2
             . 2 . 2 . 2 . 2 .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . 1 . 1 . 1 . 1 .
             1 . 1 . 1 . 1 . 1",
        );
        for (seat, mark) in [(Seat(1), '1'), (Seat(2), '2')] {
            let camp = camp(seat, 2);
            assert!(
                drawn
                    .iter()
                    .all(|&(cell, at)| camp.contains(cell) == (at == mark))
            );
            assert!(camp.iter().all(|cell| advance(seat, cell) < 2));
            assert!(far(seat).iter().all(|cell| advance(seat, cell) == 7));
        }
    }
}
