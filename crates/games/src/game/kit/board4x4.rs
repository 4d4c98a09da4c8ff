//! The 4x4 board of the wooden box, and its symmetries.

use std::sync::LazyLock;

use super::cells::Cells;
use super::grid::{Cell, Grid};

/// The 4x4 grid.
pub const BOARD: Grid = Grid::new(4, 4);

/// All 16 cells.
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

/// The number of rotations and reflections of a square board.
pub const SYMMETRIES: usize = 8;

/// The image of each cell by symmetry; cells are numbered as by [`Grid::index`]. Symmetry 0 is the
/// identity, 1 swaps files and ranks, 2 is the half turn, 3 combines 1 and 2; 4 to 7 also mirror
/// the files.
static TURNED: LazyLock<[[u8; 16]; SYMMETRIES]> = LazyLock::new(|| {
    let turned = |symmetry: usize, at: usize| {
        let cell = BOARD.cell(at);
        let (mut file, mut rank) = (cell.file(), cell.rank());
        if symmetry & 1 != 0 {
            (file, rank) = (rank, file);
        }
        if symmetry & 2 != 0 {
            (file, rank) = (3 - file, 3 - rank);
        }
        if symmetry & 4 != 0 {
            file = 3 - file;
        }
        BOARD.index(Cell::new(file, rank)) as u8
    };
    std::array::from_fn(|symmetry| std::array::from_fn(|at| turned(symmetry, at)))
});

/// The image of each 16-bit set of cells, by symmetry.
static IMAGES: LazyLock<[Vec<u16>; SYMMETRIES]> = LazyLock::new(|| {
    let image = |symmetry: usize, set: u16| {
        let set = (0..16).filter(|at| set >> at & 1 == 1);
        set.fold(0, |image, at| image | 1 << TURNED[symmetry][at])
    };
    std::array::from_fn(|symmetry| (0..=u16::MAX).map(|set| image(symmetry, set)).collect())
});

/// Returns a set of cells as 16 bits, numbered as by [`Grid::index`].
#[must_use]
pub fn bits(set: Cells) -> u16 {
    set.iter()
        .fold(0, |bits, cell| bits | 1 << BOARD.index(cell))
}

/// Returns the images of two sets under one symmetry.
#[must_use]
pub fn image([one, other]: [u16; 2], symmetry: usize) -> [u16; 2] {
    let images = &IMAGES[symmetry];
    [images[usize::from(one)], images[usize::from(other)]]
}

/// Returns a number for two sets that is the same for all rotations and reflections of the board.
#[must_use]
pub fn canonical_key(sets: [Cells; 2]) -> u32 {
    let sets = sets.map(bits);
    let number = |symmetry| {
        let [one, other] = image(sets, symmetry);
        u32::from(one) << 16 | u32::from(other)
    };
    let least = (0..SYMMETRIES).map(number).min();
    least.expect("there is a symmetry that changes nothing")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symmetry_keeps_neighbours_together() {
        let near =
            |a: Cell, b: Cell| a.file().abs_diff(b.file()) + a.rank().abs_diff(b.rank()) == 1;
        for turned in &*TURNED {
            let mut met: Vec<u8> = turned.to_vec();
            met.sort_unstable();
            assert_eq!(met, (0..16).collect::<Vec<u8>>(), "each cell once");
            let at = |cell: Cell| BOARD.cell(turned[BOARD.index(cell)].into());
            for a in BOARD.cells() {
                for b in BOARD.cells() {
                    assert_eq!(near(a, b), near(at(a), at(b)));
                }
            }
        }
        let mut all = TURNED.to_vec();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), SYMMETRIES);
        assert!(TURNED[0].iter().zip(0..).all(|(to, from)| *to == from));
    }

    #[test]
    fn what_is_turned_has_the_same_number() {
        let drawn = |mark, drawing| Cells::drawn(BOARD, drawing, mark);
        let number = |drawing| canonical_key([drawn('x', drawing), drawn('o', drawing)]);
        let corner = "x . o .\n. . . .\n. . . .\n. . . .";
        let turned = ". . . .\n. . . o\n. . . .\n. . . x";
        let other = "o . x .\n. . . .\n. . . .\n. . . .";
        assert_eq!(number(corner), number(turned));
        assert_ne!(number(corner), number(other));
    }
}
