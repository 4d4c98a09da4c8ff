//! The dungeon: the board, the four sides of the seats, and the six characters of a seat.

use std::fmt;
use std::str::FromStr;

use crate::game::Seat;
use crate::game::kit::grid::{Cell, Direction, Grid};

/// The 8x8 grid.
pub const BOARD: Grid = Grid::new(8, 8);

/// One of a seat's two entry squares outside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Door {
    /// `g`, where the Guerriero starts.
    G,
    /// `m`, where the Maga starts.
    M,
}

impl Door {
    /// Both doors, in the order of their letters.
    pub const ALL: [Door; 2] = [Door::G, Door::M];
}

impl fmt::Display for Door {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Door::G => "g",
            Door::M => "m",
        })
    }
}

/// A place of a seat's character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// A cell of the board.
    Cell(Cell),
    /// One of the seat's own entry squares.
    Door(Door),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Cell(cell) => cell.fmt(f),
            Place::Door(door) => door.fmt(f),
        }
    }
}

impl FromStr for Place {
    type Err = crate::game::kit::grid::NotACell;

    fn from_str(text: &str) -> Result<Place, Self::Err> {
        match text {
            "g" => Ok(Place::Door(Door::G)),
            "m" => Ok(Place::Door(Door::M)),
            _ => text.parse().map(Place::Cell),
        }
    }
}

/// A kind of character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The tower: up to three cells orthogonally.
    Kor,
    /// The wizard: up to three cells in any direction.
    Maga,
    /// The warrior: up to three cells diagonally.
    Guerriero,
    /// The wrestler: one cell orthogonally.
    Lottatore,
}

impl Kind {
    /// All four kinds, in the order of lists.
    pub const ALL: [Kind; 4] = [Kind::Kor, Kind::Maga, Kind::Guerriero, Kind::Lottatore];

    /// Returns the points of a character at the close.
    #[must_use]
    pub fn value(self) -> i32 {
        match self {
            Kind::Kor => 4,
            Kind::Maga => 5,
            Kind::Guerriero => 3,
            Kind::Lottatore => 2,
        }
    }

    /// Returns the number of characters of this kind a seat has.
    #[must_use]
    pub fn many(self) -> u8 {
        if self == Kind::Lottatore { 3 } else { 1 }
    }

    /// Returns the maximum length of a move, in cells.
    pub(super) fn reach(self) -> u8 {
        if self == Kind::Lottatore { 1 } else { 3 }
    }

    /// Returns the directions of a move.
    pub(super) fn ways(self) -> &'static [Direction] {
        match self {
            Kind::Kor | Kind::Lottatore => &Direction::ORTHOGONAL,
            Kind::Maga => &Direction::ALL,
            Kind::Guerriero => &Direction::DIAGONAL,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Kor => "kor",
            Kind::Maga => "maga",
            Kind::Guerriero => "guerriero",
            Kind::Lottatore => "lottatore",
        })
    }
}

/// A character on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Character {
    /// The owner.
    pub seat: Seat,
    /// The kind.
    pub kind: Kind,
}

/// A side of the board; each side is the south side rotated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    South,
    West,
    North,
    East,
}

impl Side {
    /// Returns the side of a seat: two seats sit opposite each other, more clockwise from the
    /// south.
    #[must_use]
    pub fn of(seat: Seat, seats: u8) -> Side {
        const CLOCKWISE: [Side; 4] = [Side::South, Side::West, Side::North, Side::East];
        match seats {
            2 => [Side::South, Side::North][seat.index()],
            _ => CLOCKWISE[seat.index()],
        }
    }

    /// Returns the file and rank, counted from 0, that correspond to those of the south side.
    fn turned(self, (x, y): (i8, i8)) -> (i8, i8) {
        match self {
            Side::South => (x, y),
            Side::West => (y, 7 - x),
            Side::North => (7 - x, 7 - y),
            Side::East => (7 - y, x),
        }
    }

    fn cell(self, x: i8, y: i8) -> Cell {
        let (file, rank) = self.turned((x, y));
        Cell::new(file.unsigned_abs(), rank.unsigned_abs())
    }

    /// Returns file and rank of an entry square, counted from 0; it lies beside the board.
    #[must_use]
    pub fn entry(self, door: Door) -> (i8, i8) {
        self.turned(match door {
            Door::G => (3, -1),
            Door::M => (4, -1),
        })
    }

    /// Returns the cell beside an entry square.
    #[must_use]
    pub fn threshold(self, door: Door) -> Cell {
        match door {
            Door::G => self.cell(3, 0),
            Door::M => self.cell(4, 0),
        }
    }

    /// Returns the two teleports.
    #[must_use]
    pub fn teleports(self) -> [Cell; 2] {
        [self.cell(2, 0), self.cell(5, 0)]
    }

    /// Returns the characters on the board at the start, with their cells.
    #[must_use]
    pub fn formation(self) -> [(Kind, Cell); 4] {
        [
            (Kind::Kor, self.cell(3, 0)),
            (Kind::Lottatore, self.cell(4, 0)),
            (Kind::Lottatore, self.cell(3, 1)),
            (Kind::Lottatore, self.cell(4, 1)),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_has_its_entries_and_teleports() {
        let lies = |side: Side| {
            let doors = Door::ALL.map(|door| side.threshold(door).to_string());
            let teleports = side.teleports().map(String::from);
            (doors.join(" "), teleports.join(" "))
        };
        let report = |doors: &str, teleports: &str| (doors.to_owned(), teleports.to_owned());
        assert_eq!(lies(Side::South), report("d1 e1", "c1 f1"));
        assert_eq!(lies(Side::West), report("a5 a4", "a6 a3"));
        assert_eq!(lies(Side::North), report("e8 d8", "f8 c8"));
        assert_eq!(lies(Side::East), report("h4 h5", "h3 h6"));
        assert_eq!(Side::West.entry(Door::G), (-1, 4));
        assert_eq!(Side::North.entry(Door::G), (4, 8));
    }
}
