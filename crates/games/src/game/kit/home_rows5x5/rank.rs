//! Ranking of all positions of five pieces a side on the 5x5 board in which neither seat has
//! arrived.
//!
//! The seat to act is seen from below, and of two mirrored positions only one has a rank. The rank
//! numbers the own pieces' cells first, then the other's among the remaining cells (combinatorial
//! number system, Lehmer 1964).

use std::sync::LazyLock;

use super::BOARD;
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::seat::Seat;

/// The number of pieces of each seat.
const PIECES: u32 = 5;
/// The cells of the lowest row as bits; cells are numbered row by row.
const ROW: u32 = 0b1_1111;
/// The cells possible for the pieces of the seat to act: not the other's home row, because the game
/// would be over.
const OWN: u32 = 0xF_FFFF;
/// The cells possible for the other's pieces.
const OTHERS: u32 = OWN << 5;

/// The symmetry between a position and its ranked representative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    upside_down: bool,
    mirrored: bool,
}

impl Symmetry {
    /// The symmetry of the positions returned by [`unrank`].
    pub const IDENTITY: Symmetry = Symmetry {
        upside_down: false,
        mirrored: false,
    };

    /// Returns a number from 1 to 200 for a cell and a direction, in the orientation of the
    /// representative.
    #[must_use]
    pub fn number(self, cell: Cell, direction: Direction) -> u8 {
        let cell = index(self.cell(cell)) as u8;
        let (mut east, mut north) = direction.delta();
        if self.mirrored {
            east = -east;
        }
        if self.upside_down {
            north = -north;
        }
        // Eight of the nine offsets; the offset (0, 0) is skipped.
        let way = (east + 1) as u8 * 3 + (north + 1) as u8;
        1 + cell * 8 + way - u8::from(way > 4)
    }

    fn cell(self, cell: Cell) -> Cell {
        let (mut file, mut rank) = (cell.file(), cell.rank());
        if self.mirrored {
            file = BOARD.files - 1 - file;
        }
        if self.upside_down {
            rank = BOARD.ranks - 1 - rank;
        }
        Cell::new(file, rank)
    }

    fn bits(self, cells: Cells) -> u32 {
        let bit = |cell| 1 << index(self.cell(cell));
        cells.iter().fold(0, |bits, cell| bits | bit(cell))
    }
}

/// The first rank of each placement of the own pieces.
struct Starts {
    /// First ranks indexed by the own cells as bits; [`NONE`] for placements whose mirror image is
    /// ranked.
    of: Vec<u32>,
    /// Own cells and first ranks, ascending; the last entry holds the number of ranks.
    all: Vec<(u32, u32)>,
    /// The number of positions, with mirror images counted separately.
    positions: u64,
}

const NONE: u32 = u32::MAX;

static STARTS: LazyLock<Starts> = LazyLock::new(|| {
    let mut starts = Starts {
        of: vec![NONE; OWN as usize + 1],
        all: Vec::new(),
        positions: 0,
    };
    let mut start = 0;
    for own in (0..=OWN).filter(|own| own.count_ones() == PIECES) {
        let count = choose((OTHERS & !own).count_ones(), PIECES);
        starts.positions += u64::from(count);
        if own <= mirrored(own) {
            starts.of[own as usize] = start;
            starts.all.push((own, start));
            start += count;
        }
    }
    starts.all.push((0, start));
    starts
});

/// Binomial coefficients `n` over `k`.
static CHOOSE: LazyLock<[[u32; 6]; 21]> = LazyLock::new(|| {
    let mut choose = [[0; 6]; 21];
    for n in 0..choose.len() {
        choose[n][0] = 1;
        for k in 1..=n.min(5) {
            choose[n][k] = choose[n - 1][k - 1] + if k < n { choose[n - 1][k] } else { 0 };
        }
    }
    choose
});

fn choose(n: u32, k: u32) -> u32 {
    CHOOSE[n as usize][k as usize]
}

/// Returns the number of ranks.
#[must_use]
pub fn size() -> u64 {
    let end = STARTS.all.last();
    end.map_or(0, |&(_, size)| size.into())
}

/// Returns the number of positions, with mirror images counted separately.
#[must_use]
pub fn positions() -> u64 {
    STARTS.positions
}

/// Returns the rank of a position with `seat` to act, and its symmetry; neither seat may have
/// arrived.
#[must_use]
pub fn rank(pieces: [Cells; 2], seat: Seat) -> (u64, Symmetry) {
    let upright = Symmetry {
        upside_down: seat == Seat(2),
        mirrored: false,
    };
    let own = upright.bits(pieces[seat.index()]);
    let turned = Symmetry {
        mirrored: own > mirrored(own),
        ..upright
    };
    let own = own.min(mirrored(own));
    let others = turned.bits(pieces[seat.rival().index()]);
    let room = OTHERS & !own;
    let (mut left, mut among, mut rank) = (others, 1, STARTS.of[own as usize]);
    while left != 0 {
        let before = room & ((left & left.wrapping_neg()) - 1);
        rank += choose(before.count_ones(), among);
        among += 1;
        left &= left - 1;
    }
    (rank.into(), turned)
}

/// Returns the pieces of the seat to act, then the other's, in the position of a rank.
#[must_use]
pub fn unrank(rank: u64) -> [Cells; 2] {
    let rank = rank as u32;
    let after = STARTS.all.partition_point(|&(_, start)| start <= rank);
    let (own, start) = STARTS.all[after - 1];
    let mut room: Vec<u32> = (0..25)
        .filter(|at| (OTHERS & !own) >> at & 1 == 1)
        .collect();
    let (mut left, mut others) = (rank - start, 0);
    for among in (1..=PIECES).rev() {
        let fits = |before: &u32| choose(*before, among) <= left;
        let before = (0..room.len() as u32).rev().find(fits);
        let before = before.expect("no cell before it is always one way");
        left -= choose(before, among);
        others |= 1 << room[before as usize];
        room.truncate(before as usize);
    }
    [own, others].map(cells)
}

/// Returns the index of a cell, row by row.
fn index(cell: Cell) -> u32 {
    u32::from(cell.rank() * BOARD.files + cell.file())
}

fn cells(bits: u32) -> Cells {
    let set = (0..25).filter(|at| bits >> at & 1 == 1);
    set.map(|at| Cell::new(at % BOARD.files, at / BOARD.files))
        .collect()
}

/// Returns the mirror image of a set of cells: each row reversed.
fn mirrored(cells: u32) -> u32 {
    let row = |at: u32| {
        let row = cells >> (5 * at) & ROW;
        (row.reverse_bits() >> 27) << (5 * at)
    };
    (0..5).map(row).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::kit::home_rows5x5;

    #[test]
    fn ranks_and_positions_go_together() {
        assert_eq!(positions(), 76_869_013);
        for rank in (0..size()).step_by(9973) {
            let pieces = unrank(rank);
            assert!(pieces.iter().all(|pieces| pieces.count() == 5));
            assert!((pieces[0] & pieces[1]).is_empty());
            assert_eq!(home_rows5x5::arrived(pieces, Seat(1)), None);
            assert_eq!(super::rank(pieces, Seat(1)), (rank, Symmetry::IDENTITY));
        }
    }

    #[test]
    fn a_mirror_and_the_other_side_of_the_board_change_nothing() {
        for rank in (0..size()).step_by(99_991) {
            let [own, others] = unrank(rank);
            let turn = |pieces: Cells, turned: Symmetry| -> Cells {
                pieces.iter().map(|cell| turned.cell(cell)).collect()
            };
            for upside_down in [false, true] {
                let turned = Symmetry {
                    upside_down,
                    mirrored: true,
                };
                let (own, others) = (turn(own, turned), turn(others, turned));
                let (pieces, seat) = if upside_down {
                    ([others, own], Seat(2))
                } else {
                    ([own, others], Seat(1))
                };
                let (found, lies) = super::rank(pieces, seat);
                assert_eq!(unrank(found), {
                    let back = |pieces| turn(pieces, lies);
                    [
                        back(pieces[seat.index()]),
                        back(pieces[seat.rival().index()]),
                    ]
                });
                let symmetric = mirrored(Symmetry::IDENTITY.bits(unrank(rank)[0]))
                    == Symmetry::IDENTITY.bits(unrank(rank)[0]);
                assert!(found == rank || symmetric);
            }
        }
    }

    #[test]
    fn a_turn_has_one_number() {
        let mut numbers: Vec<u8> = Vec::new();
        for cell in BOARD.cells() {
            for direction in Direction::ALL {
                numbers.push(Symmetry::IDENTITY.number(cell, direction));
            }
        }
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=200).collect::<Vec<u8>>());
        let mirror = Symmetry {
            upside_down: true,
            mirrored: true,
        };
        let (a1, e5) = (Cell::new(0, 0), Cell::new(4, 4));
        assert_eq!(
            mirror.number(a1, Direction::NE),
            Symmetry::IDENTITY.number(e5, Direction::SW)
        );
    }
}
