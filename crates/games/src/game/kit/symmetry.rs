//! The symmetries of a rectangle and of a square.

use super::grid::{Cell, Grid};

/// A reflection or rotation: first left to right, then top to bottom, then along a diagonal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// Whether files are reversed.
    pub files: bool,
    /// Whether ranks are reversed.
    pub ranks: bool,
    /// Whether files and ranks are exchanged: in squares only.
    pub turned: bool,
}

impl Symmetry {
    /// Both reflections: half a turn.
    pub const OPPOSITE: Symmetry = Symmetry {
        files: true,
        ranks: true,
        turned: false,
    };

    /// Returns the symmetries of a square, or else of another rectangle, the identity first.
    pub fn all(is_square: bool) -> impl Iterator<Item = Symmetry> {
        let all = (0..8_u8).map(|bits| Symmetry {
            files: bits & 1 != 0,
            ranks: bits & 2 != 0,
            turned: bits & 4 != 0,
        });
        all.filter(move |symmetry| is_square || !symmetry.turned)
    }

    /// Returns the image of a cell of a board.
    #[must_use]
    pub fn cell(self, grid: Grid, cell: Cell) -> Cell {
        let (mut file, mut rank) = (cell.file(), cell.rank());
        if self.files {
            file = grid.files - 1 - file;
        }
        if self.ranks {
            rank = grid.ranks - 1 - rank;
        }
        if self.turned {
            (file, rank) = (rank, file);
        }
        Cell::new(file, rank)
    }

    /// Returns a text with each word that names a cell of a board replaced by its image.
    #[must_use]
    pub fn words(self, grid: Grid, text: &str) -> String {
        let image = |word: &str| match word.parse() {
            Ok(cell) if grid.contains(cell) => self.cell(grid, cell).to_string(),
            _ => word.to_owned(),
        };
        text.split(' ').map(image).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_has_eight_symmetries_and_a_rectangle_four() {
        let images = |grid: Grid| -> Vec<String> {
            Symmetry::all(grid.files == grid.ranks)
                .map(|symmetry| symmetry.words(grid, "place 3 a2"))
                .collect()
        };
        let names = |cells: &[&str]| -> Vec<String> {
            cells.iter().map(|cell| format!("place 3 {cell}")).collect()
        };
        let of_square = ["a2", "d2", "a3", "d3", "b1", "b4", "c1", "c4"];
        let [files, ranks, both, turned] = [1, 2, 3, 4];
        let square = images(Grid::new(4, 4));
        for (at, cell) in [
            (0, "a2"),
            (files, "d2"),
            (ranks, "a3"),
            (both, "d3"),
            (turned, "b1"),
        ] {
            assert_eq!(square[at], names(&[cell])[0]);
        }
        let mut found = square;
        found.sort_unstable();
        assert_eq!(
            found,
            names(&{
                let mut sorted = of_square;
                sorted.sort_unstable();
                sorted
            })
        );
        assert_eq!(images(Grid::new(9, 8)), names(&["a2", "i2", "a7", "i7"]));
    }

    #[test]
    fn words_that_name_no_cell_of_the_board_stay() {
        let words = Symmetry::OPPOSITE.words(Grid::new(4, 4), "blow a1 e5 guess d4");
        assert_eq!(words, "blow d4 e5 guess a1");
    }
}
