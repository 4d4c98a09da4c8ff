//! Rectangular boards: cells, directions, and text drawings.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A cell of a board, written as file letter and rank number; `a1` is bottom left.
///
/// Cells are ordered file by file: `a1`, `a2`, … `b1`, …
///
/// ```
/// use tavolino_games::game::kit::grid::Cell;
///
/// let cell: Cell = "c2".parse()?;
/// assert_eq!((cell.file(), cell.rank()), (2, 1));
/// # Ok::<(), tavolino_games::game::kit::grid::NotACell>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cell {
    file: u8,
    rank: u8,
}

impl Cell {
    /// Returns the cell with this file and rank, both counted from 0.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Cell {
        Cell { file, rank }
    }

    /// Returns the file, counted from 0 at the left.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.file
    }

    /// Returns the rank, counted from 0 at the bottom.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.rank
    }

    /// Returns whether the cell has the colour of `a1` on a chequered board (file number + rank
    /// number is even). Each board chooses that colour: `a1` is light with
    /// [`Squares::chequer`](crate::game::kit::squares::Squares::chequer), which darkens the other
    /// cells, and dark in Dungeon Chess.
    #[must_use]
    pub const fn is_like_a1(self) -> bool {
        (self.file + self.rank).is_multiple_of(2)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no cell.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a cell")]
pub struct NotACell(String);

impl FromStr for Cell {
    type Err = NotACell;

    fn from_str(text: &str) -> Result<Cell, NotACell> {
        match text.as_bytes() {
            [file @ b'a'..=b'z', rank @ b'1'..=b'9'] => Ok(Cell::new(file - b'a', rank - b'1')),
            _ => Err(NotACell(text.to_owned())),
        }
    }
}

impl TryFrom<String> for Cell {
    type Error = NotACell;

    fn try_from(text: String) -> Result<Cell, NotACell> {
        text.parse()
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> String {
        cell.to_string()
    }
}

/// One of the eight directions; north is a higher rank, east a later file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "a compass needs no explanation")]
pub enum Direction {
    N,
    NE,
    E,
    SE,
    S,
    SW,
    W,
    NW,
}

impl Direction {
    /// All eight directions, clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction::N,
        Direction::NE,
        Direction::E,
        Direction::SE,
        Direction::S,
        Direction::SW,
        Direction::W,
        Direction::NW,
    ];
    /// The four directions along ranks and files.
    pub const ORTHOGONAL: [Direction; 4] = [Direction::N, Direction::E, Direction::S, Direction::W];
    /// The four diagonal directions.
    pub const DIAGONAL: [Direction; 4] =
        [Direction::NE, Direction::SE, Direction::SW, Direction::NW];

    /// Returns the offset of one step: files to the east, ranks to the north.
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Direction::N => (0, 1),
            Direction::NE => (1, 1),
            Direction::E => (1, 0),
            Direction::SE => (1, -1),
            Direction::S => (0, -1),
            Direction::SW => (-1, -1),
            Direction::W => (-1, 0),
            Direction::NW => (-1, 1),
        }
    }

    /// Returns the opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 4) % 8]
    }
}

/// The size of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    /// The number of files, 1 to 9.
    pub files: u8,
    /// The number of ranks, 1 to 9.
    pub ranks: u8,
}

impl Grid {
    /// Returns a board of `files` by `ranks` cells.
    ///
    /// ```compile_fail
    /// # use tavolino_games::game::kit::grid::Grid;
    /// const TOO_LARGE: Grid = Grid::new(10, 10);
    /// # let _ = TOO_LARGE;
    /// ```
    ///
    /// # Panics
    /// If either number is not 1 to 9, the range of notation: bits of
    /// [`Cells`](super::cells::Cells) would coincide. A constant board then does not compile.
    #[must_use]
    pub const fn new(files: u8, ranks: u8) -> Grid {
        assert!(
            1 <= files && files <= 9 && 1 <= ranks && ranks <= 9,
            "a board has 1 to 9 files and 1 to 9 ranks"
        );
        Grid { files, ranks }
    }

    /// Returns the number of cells.
    #[must_use]
    pub const fn size(self) -> usize {
        self.files as usize * self.ranks as usize
    }

    /// Returns every cell in cell order.
    #[must_use]
    pub fn cells(self) -> impl DoubleEndedIterator<Item = Cell> + Clone {
        (0..self.size()).map(move |index| self.cell(index))
    }

    /// Returns whether the cell is on the board.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        cell.file < self.files && cell.rank < self.ranks
    }

    /// Returns the cell's index in cell order.
    #[must_use]
    pub const fn index(self, cell: Cell) -> usize {
        cell.file as usize * self.ranks as usize + cell.rank as usize
    }

    /// Returns the cell with this index.
    #[must_use]
    pub const fn cell(self, index: usize) -> Cell {
        let ranks = self.ranks as usize;
        Cell::new((index / ranks) as u8, (index % ranks) as u8)
    }

    /// Returns the neighbour in a direction; `None` off the board.
    #[must_use]
    pub const fn step(self, from: Cell, direction: Direction) -> Option<Cell> {
        let (east, north) = direction.delta();
        let (Some(file), Some(rank)) = (
            from.file.checked_add_signed(east),
            from.rank.checked_add_signed(north),
        ) else {
            return None;
        };
        let cell = Cell::new(file, rank);
        if self.contains(cell) {
            Some(cell)
        } else {
            None
        }
    }

    /// Returns the cells from the neighbour in a direction to the edge.
    pub fn ray(self, from: Cell, direction: Direction) -> impl Iterator<Item = Cell> {
        std::iter::successors(self.step(from, direction), move |&cell| {
            self.step(cell, direction)
        })
    }

    /// Returns the neighbour in a direction and the cell behind it: the cell jumped over and the
    /// landing cell.
    #[must_use]
    pub fn hop(self, from: Cell, direction: Direction) -> Option<(Cell, Cell)> {
        let over = self.step(from, direction)?;
        Some((over, self.step(over, direction)?))
    }

    /// Returns the consecutive occupied neighbours in a direction: the unbroken line a push would
    /// move.
    pub fn line(
        self,
        from: Cell,
        direction: Direction,
        taken: impl Fn(Cell) -> bool,
    ) -> impl Iterator<Item = Cell> {
        self.ray(from, direction)
            .take_while(move |&cell| taken(cell))
    }

    /// Returns the consecutive free neighbours in a direction: the possible ends of a slide.
    pub fn run(
        self,
        from: Cell,
        direction: Direction,
        taken: impl Fn(Cell) -> bool,
    ) -> impl Iterator<Item = Cell> {
        self.ray(from, direction)
            .take_while(move |&cell| !taken(cell))
    }

    /// Returns the cells and marks of a drawing as made by [`Grid::draw`], without labels: a line
    /// per rank, the highest first.
    ///
    /// # Panics
    /// If the drawing has another size.
    #[must_use]
    pub fn drawn(self, drawing: &str) -> Vec<(Cell, char)> {
        let lines: Vec<Vec<char>> = drawing
            .lines()
            .map(|line| {
                line.chars()
                    .filter(|c| !c.is_whitespace())
                    .collect::<Vec<char>>()
            })
            .filter(|line| !line.is_empty())
            .collect();
        assert_eq!(lines.len(), usize::from(self.ranks), "a line per rank");
        assert!(
            lines
                .iter()
                .all(|line| line.len() == usize::from(self.files)),
            "a mark per file"
        );
        let mark =
            |cell: Cell| lines[usize::from(self.ranks - 1 - cell.rank)][usize::from(cell.file)];
        self.cells().map(|cell| (cell, mark(cell))).collect()
    }

    /// Returns the board as monospaced text with labels, one mark per cell.
    #[must_use]
    pub fn draw(self, mark: impl Fn(Cell) -> char) -> String {
        let mut text = String::new();
        for rank in (0..self.ranks).rev() {
            text.push(char::from(b'1' + rank));
            for file in 0..self.files {
                text.push(' ');
                text.push(mark(Cell::new(file, rank)));
            }
            text.push('\n');
        }
        text.push(' ');
        for file in 0..self.files {
            text.push(' ');
            text.push(char::from(b'a' + file));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Grid = Grid::new(3, 2);

    #[test]
    fn cells_are_written_and_read_alike() {
        for cell in Grid::new(9, 9).cells() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for text in ["", "a", "a0", "a10", "A1", "1a", "a1 ", "é1"] {
            assert_eq!(text.parse::<Cell>(), Err(NotACell(text.to_owned())));
        }
    }

    #[test]
    fn cells_are_listed_file_by_file() {
        let texts: Vec<String> = BOARD.cells().map(String::from).collect();
        assert_eq!(texts, ["a1", "a2", "b1", "b2", "c1", "c2"]);
        assert!(BOARD.cells().is_sorted());
        assert!(
            BOARD
                .cells()
                .enumerate()
                .all(|(i, cell)| BOARD.index(cell) == i)
        );
    }

    #[test]
    fn rays_end_at_the_edge() {
        let b1 = Cell::new(1, 0);
        let ray = |direction| BOARD.ray(b1, direction).collect::<Vec<_>>();
        assert_eq!(ray(Direction::W), [Cell::new(0, 0)]);
        assert_eq!(ray(Direction::NE), [Cell::new(2, 1)]);
        assert_eq!(ray(Direction::S), []);
    }

    #[test]
    fn a_hop_needs_two_cells_ahead() {
        let (a1, b1, c1) = (Cell::new(0, 0), Cell::new(1, 0), Cell::new(2, 0));
        assert_eq!(BOARD.hop(a1, Direction::E), Some((b1, c1)));
        assert_eq!(BOARD.hop(b1, Direction::E), None);
        assert_eq!(BOARD.hop(a1, Direction::NE), None);
    }

    #[test]
    fn a_line_is_taken_and_a_run_is_free() {
        let (a1, b1, c1) = (Cell::new(0, 0), Cell::new(1, 0), Cell::new(2, 0));
        let line = |taken: Cell| {
            BOARD
                .line(a1, Direction::E, move |cell| cell == taken)
                .collect::<Vec<_>>()
        };
        let run = |taken: Cell| {
            BOARD
                .run(a1, Direction::E, move |cell| cell == taken)
                .collect::<Vec<_>>()
        };
        assert_eq!((line(b1), line(c1)), (vec![b1], vec![]));
        assert_eq!((run(b1), run(c1)), (vec![], vec![b1]));
    }

    #[test]
    fn every_direction_has_a_way_back() {
        for direction in Direction::ALL {
            let ((x, y), (back_x, back_y)) = (direction.delta(), direction.opposite().delta());
            assert_eq!((x + back_x, y + back_y), (0, 0));
        }
    }

    #[test]
    fn a_drawing_reads_back() {
        let marks = BOARD.drawn("x . y\n. z .");
        let text = BOARD.draw(|cell| marks.iter().find(|(at, _)| *at == cell).unwrap().1);
        assert_eq!(text, "2 x . y\n1 . z .\n  a b c");
    }
}
