//! Features of positions on the 9x8 board, for evaluations.

use super::{ALL, BOARD, advance};
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::seat::Seat;

/// Number of ranks on which pieces stand: those that reach the last one have won.
pub const RANKS: usize = BOARD.ranks as usize - 1;

/// The cells of the first and the last file.
pub const EDGES: Cells = file(0).joined(file(BOARD.files - 1));

const fn file(file: u8) -> Cells {
    let (mut cells, mut rank) = (Cells::NONE, 0);
    while rank < BOARD.ranks {
        cells.insert(Cell::new(file, rank));
        rank += 1;
    }
    cells
}

/// Returns the numbers of a seat's pieces by rank, the first rank of the seat first.
#[must_use]
pub fn by_rank(pieces: Cells, seat: Seat) -> [i32; RANKS] {
    let mut counts = [0; RANKS];
    for cell in pieces.iter() {
        if let Some(count) = counts.get_mut(usize::from(advance(seat, cell))) {
            *count += 1;
        }
    }
    counts
}

/// Returns the greatest advance of a seat's pieces, in ranks; 0 if there is none.
#[must_use]
pub fn farthest(pieces: Cells, seat: Seat) -> i32 {
    let ranks = pieces.iter().map(|cell| i32::from(advance(seat, cell)));
    ranks.max().unwrap_or(0)
}

/// Returns the cells that pieces of a seat could reach going forward, straight or diagonally, over
/// an empty board.
#[must_use]
pub fn reach(pieces: Cells, seat: Seat) -> Cells {
    // A constant direction halves the time.
    match seat.0 {
        1 => spread(pieces, |cells| cells.stepped(ALL, Direction::N)),
        _ => spread(pieces, |cells| cells.stepped(ALL, Direction::S)),
    }
}

fn spread(pieces: Cells, step: impl Fn(Cells) -> Cells) -> Cells {
    let mut reached = pieces;
    for _ in 1..BOARD.ranks {
        let wide =
            reached | reached.stepped(ALL, Direction::W) | reached.stepped(ALL, Direction::E);
        reached = reached | step(wide);
    }
    reached
}

/// Returns the number of pairs of pieces that stand diagonally beside each other.
#[must_use]
pub fn pairs(pieces: Cells) -> i32 {
    let ways = [Direction::NE, Direction::SE];
    let pairs = ways.map(|way| (pieces.stepped(ALL, way) & pieces).count() as i32);
    pairs[0] + pairs[1]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::kit::board9x8::camp;

    #[test]
    fn pieces_are_counted_by_the_ranks_of_their_seat() {
        for seat in [Seat(1), Seat(2)] {
            assert_eq!(by_rank(camp(seat, 2), seat)[..3], [5, 4, 0]);
            assert_eq!(farthest(camp(seat, 2), seat), 1);
            assert_eq!(pairs(camp(seat, 2)), 8);
        }
        assert_eq!(farthest(Cells::NONE, Seat(1)), 0);
    }

    #[test]
    fn pieces_reach_a_cone_before_them() {
        let pieces = Cells::from(Cell::new(4, 5));
        let ahead = BOARD
            .cells()
            .filter(|cell| cell.rank() >= 5 && cell.file().abs_diff(4) <= cell.rank() - 5);
        assert_eq!(reach(pieces, Seat(1)), ahead.collect());
        assert_eq!(reach(pieces, Seat(2)).count(), 1 + 3 + 5 + 7 + 9 + 9);
    }
}
