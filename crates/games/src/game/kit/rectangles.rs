//! Rectangles on the 4x4 board, for Quadrangle and Mix 3.

use std::sync::LazyLock;

use super::board4x4::BOARD;
use super::cells::Cells;
use super::grid::Cell;
use super::words::together;
use crate::game::table::{Choice, Table};

/// Every rectangle, squares included.
static ALL: LazyLock<Vec<Rectangle>> = LazyLock::new(all);

/// Four cells that are the corners of a rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rectangle {
    corners: [Cell; 4],
    set: Cells,
}

impl Rectangle {
    /// Returns the corners in order around the rectangle.
    #[must_use]
    pub fn corners(&self) -> [Cell; 4] {
        self.corners
    }

    /// Returns the corners as a set.
    #[must_use]
    pub fn set(&self) -> Cells {
        self.set
    }

    /// Returns whether the sides lie along ranks and files.
    #[must_use]
    pub fn is_straight(&self) -> bool {
        let [a, b, ..] = self.corners;
        a.file() == b.file() || a.rank() == b.rank()
    }

    /// Returns the corners by name, in order around the rectangle, such as `a1-a2-b2-b1`.
    #[must_use]
    pub fn name(&self) -> String {
        together(&self.corners)
    }
}

/// The rectangles that count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rectangles {
    /// All 44 rectangles.
    Any,
    /// The 36 rectangles whose sides lie along ranks and files.
    Straight,
}

impl Rectangles {
    /// The option that chooses the rectangles.
    pub const CHOICE: Choice = Choice {
        key: "rectangles",
        values: &["any", "straight"],
    };

    /// Returns the rectangles chosen for a table.
    #[must_use]
    pub fn of(table: &Table) -> Rectangles {
        match table.option(Rectangles::CHOICE.key) {
            "straight" => Rectangles::Straight,
            _ => Rectangles::Any,
        }
    }

    /// Returns the rectangles that count.
    pub fn all(self) -> impl Iterator<Item = &'static Rectangle> {
        let counts = move |rectangle: &&Rectangle| match self {
            Rectangles::Any => true,
            Rectangles::Straight => rectangle.is_straight(),
        };
        ALL.iter().filter(counts)
    }

    /// Returns the rectangles that count and have all corners in `set`.
    pub fn within(self, set: Cells) -> impl Iterator<Item = &'static Rectangle> {
        self.all()
            .filter(move |rectangle| rectangle.set & set == rectangle.set)
    }
}

/// Returns every rectangle: two pairs of cells are its diagonals if they have the same midpoint and
/// the same length.
fn all() -> Vec<Rectangle> {
    let cells: Vec<Cell> = BOARD.cells().collect();
    let middle = |a: Cell, b: Cell| (a.file() + b.file(), a.rank() + b.rank());
    let length = |a: Cell, b: Cell| {
        let (x, y) = (a.file().abs_diff(b.file()), a.rank().abs_diff(b.rank()));
        x * x + y * y
    };
    let mut rectangles = Vec::new();
    for (i, &a) in cells.iter().enumerate() {
        for (j, &b) in cells.iter().enumerate().skip(i + 1) {
            for &c in &cells[i + 1..] {
                let fourth =
                    |&&d: &&Cell| middle(a, c) == middle(b, d) && length(a, c) == length(b, d);
                rectangles.extend(cells[j + 1..].iter().find(fourth).map(|&d| Rectangle {
                    corners: [a, b, c, d],
                    set: [a, b, c, d].into_iter().collect(),
                }));
            }
        }
    }
    rectangles
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn there_are_44_of_them_36_straight() {
        assert_eq!(Rectangles::Any.all().count(), 44);
        assert_eq!(Rectangles::Straight.all().count(), 36);
        let sets: HashSet<Cells> = Rectangles::Any.all().map(Rectangle::set).collect();
        assert_eq!(sets.len(), 44, "each once");
    }

    #[test]
    fn eight_are_tilted() {
        let mut names: Vec<String> = Rectangles::Any
            .all()
            .filter(|rectangle| !rectangle.is_straight())
            .map(Rectangle::name)
            .collect();
        names.sort();
        assert_eq!(
            names,
            [
                "a2-b1-c2-b3",
                "a2-b1-d3-c4",
                "a2-b4-d3-c1",
                "a3-b1-d2-c4",
                "a3-b2-c3-b4",
                "a3-b4-d2-c1",
                "b2-c1-d2-c3",
                "b3-c2-d3-c4",
            ]
        );
    }

    #[test]
    fn corners_go_round() {
        let corners = [(0, 0), (1, 0), (0, 2), (1, 2)];
        let set = corners.map(|(file, rank)| Cell::new(file, rank));
        let straight = Rectangles::Any.within(set.into_iter().collect());
        assert_eq!(
            straight.map(Rectangle::name).collect::<Vec<_>>(),
            ["a1-a3-b3-b1"]
        );
    }
}
