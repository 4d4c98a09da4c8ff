//! The 5x5 board between two home rows: parts of games in which each seat has to reach the other's
//! home row.

pub mod rank;
pub mod reverse;
pub mod scene;

use super::cells::Cells;
use super::grid::{Cell, Direction, Grid};
use crate::game::seat::Seat;

/// The 5x5 grid.
pub const BOARD: Grid = Grid::new(5, 5);

/// Returns the rank of a seat's home row, counted from 0.
#[must_use]
pub const fn rank(seat: Seat) -> u8 {
    if seat.0 == 1 { 0 } else { BOARD.ranks - 1 }
}

/// Returns the seat whose home row contains `cell`; `None` between the home rows.
#[must_use]
pub fn owner(cell: Cell) -> Option<Seat> {
    let is_home = |&seat: &Seat| rank(seat) == cell.rank();
    [Seat(1), Seat(2)].into_iter().find(is_home)
}

/// Returns the cells of a seat's home row.
#[must_use]
pub fn row(seat: Seat) -> Cells {
    let cell = |file| Cell::new(file, rank(seat));
    (0..BOARD.files).map(cell).collect()
}

/// The adjacent cells of each cell.
const AROUND: [Cells; 25] = {
    let mut around = [Cells::NONE; 25];
    let mut at = 0;
    while at < around.len() {
        let cell = BOARD.cell(at);
        let mut way = 0;
        while way < Direction::ALL.len() {
            if let Some(near) = BOARD.step(cell, Direction::ALL[way]) {
                around[at].insert(near);
            }
            way += 1;
        }
        at += 1;
    }
    around
};

/// Returns the cells adjacent to `cell` in the eight directions.
#[must_use]
pub const fn around(cell: Cell) -> Cells {
    AROUND[BOARD.index(cell)]
}

/// Returns the seat with a piece on the other's home row; if both have one, the seat that acted
/// last. Ruling (kumo-set.md): no matter which seat put it there.
#[must_use]
pub fn arrived(pieces: [Cells; 2], acted: Seat) -> Option<Seat> {
    let is_there = |&seat: &Seat| !(pieces[seat.index()] & row(seat.rival())).is_empty();
    [acted, acted.rival()].into_iter().find(is_there)
}

/// Returns the value of the most advanced pieces to a seat, from 0 to 1; 0.5 if both are equally
/// far.
#[must_use]
pub fn lead(pieces: [Cells; 2], seat: Seat) -> f32 {
    let best = |seat: Seat| {
        let way = |cell: Cell| cell.rank().abs_diff(rank(seat));
        pieces[seat.index()].iter().map(way).max().unwrap_or(0)
    };
    let ahead = f32::from(best(seat)) - f32::from(best(seat.rival()));
    0.5 + 0.1 * ahead
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_acted_has_arrived_first() {
        let (one, two) = (Cells::from(Cell::new(1, 4)), Cells::from(Cell::new(3, 0)));
        assert_eq!(arrived([one, two], Seat(2)), Some(Seat(2)));
        assert_eq!(arrived([one, Cells::NONE], Seat(2)), Some(Seat(1)));
        assert_eq!(arrived([row(Seat(1)), row(Seat(2))], Seat(1)), None);
    }

    #[test]
    fn a_home_row_is_its_owners() {
        for cell in BOARD.cells() {
            let owner = [Seat(1), Seat(2)].map(|seat| row(seat).contains(cell));
            assert_eq!(
                owner,
                [1, 2].map(|seat| super::owner(cell) == Some(Seat(seat)))
            );
        }
    }

    #[test]
    fn around_a_cell_lie_those_a_step_away() {
        for cell in BOARD.cells() {
            let steps = Direction::ALL.into_iter();
            let steps: Cells = steps.filter_map(|way| BOARD.step(cell, way)).collect();
            assert_eq!(around(cell), steps, "{cell}");
        }
    }

    #[test]
    fn a_lead_is_the_others_lag() {
        let ahead = [Cell::new(0, 3).into(), row(Seat(2))];
        assert!(lead(ahead, Seat(1)) > 0.5 && lead(ahead, Seat(2)) < 0.5);
    }
}
