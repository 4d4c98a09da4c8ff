//! The score of a seat on a full board.

use crate::game::kit::board4x4::BOARD;
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::kit::rectangles::{Rectangle, Rectangles};

/// The patterns that score for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Rectangles, two points each.
    pub rectangles: Vec<Rectangle>,
    /// Tris, one point each.
    pub tris: Vec<Tris>,
    /// Pincers, one point for each piece caught.
    pub pincers: Vec<Pincer>,
}

/// The directions of tris and pincers: half of the directions, so that every line counts once.
pub(super) const TRIS: [Direction; 4] = [Direction::N, Direction::NE, Direction::E, Direction::SE];
pub(super) const PINCERS: [Direction; 2] = [Direction::N, Direction::E];

/// Three pieces in line, each beside the next.
pub type Tris = [Cell; 3];

/// Two pieces with only pieces of the other seat between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pincer {
    /// The cells of the two pieces.
    pub ends: [Cell; 2],
    /// The number of pieces between them.
    pub caught: u8,
}

impl Score {
    /// Returns the score of the pieces on `placed`; all other cells belong to the other seat.
    #[must_use]
    pub fn of(placed: Cells, rectangles: Rectangles) -> Score {
        let along = |directions: &'static [Direction]| {
            placed
                .iter()
                .flat_map(move |from| directions.iter().map(move |&way| (from, way)))
        };
        Score {
            rectangles: rectangles.within(placed).copied().collect(),
            tris: along(&TRIS)
                .filter_map(|(from, way)| tris(placed, from, way))
                .collect(),
            pincers: along(&PINCERS)
                .filter_map(|(from, way)| pincer(placed, from, way))
                .collect(),
        }
    }

    /// Returns the points for rectangles, tris and pincers.
    #[must_use]
    pub fn by_kind(&self) -> [i32; 3] {
        let caught = self.pincers.iter().map(|pincer| i32::from(pincer.caught));
        [
            2 * self.rectangles.len() as i32,
            self.tris.len() as i32,
            caught.sum(),
        ]
    }

    /// Returns the total points.
    #[must_use]
    pub fn points(&self) -> i32 {
        self.by_kind().iter().sum()
    }
}

fn tris(placed: Cells, from: Cell, way: Direction) -> Option<Tris> {
    let (second, third) = BOARD.hop(from, way)?;
    (placed.contains(second) && placed.contains(third)).then_some([from, second, third])
}

fn pincer(placed: Cells, from: Cell, way: Direction) -> Option<Pincer> {
    let caught = BOARD.run(from, way, |cell| placed.contains(cell)).count();
    let to = BOARD.ray(from, way).nth(caught)?;
    (caught > 0).then_some(Pincer {
        ends: [from, to],
        caught: caught as u8,
    })
}
