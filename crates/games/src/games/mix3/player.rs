//! The computer player of Mix 3: expected scores if chance filled the board.

use std::sync::LazyLock;

use super::Mix3;
use super::score::{PINCERS, TRIS};
use crate::game::kit::board4x4::BOARD;
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::kit::rectangles::Rectangles;
use crate::game::{Beliefs, Heuristics, Method, Proofs, Seat, StateSpace, Strength};

/// A scoring pattern.
#[derive(Clone, Copy, Debug)]
struct Pattern {
    /// Cells of own pieces.
    own: Cells,
    /// Cells of the other seat's pieces.
    other: Cells,
    points: f32,
}

static ANY: LazyLock<Vec<Pattern>> = LazyLock::new(|| patterns(Rectangles::Any));
static STRAIGHT: LazyLock<Vec<Pattern>> = LazyLock::new(|| patterns(Rectangles::Straight));

fn patterns(rectangles: Rectangles) -> Vec<Pattern> {
    let rectangles = rectangles.all().map(|rectangle| Pattern {
        own: rectangle.set(),
        other: Cells::NONE,
        points: 2.0,
    });
    let along = |ways: &'static [Direction]| {
        let cells = BOARD.cells();
        cells.flat_map(move |from| ways.iter().map(move |&way| (from, way)))
    };
    let tris = along(&TRIS).filter_map(|(from, way)| {
        let (second, third) = BOARD.hop(from, way)?;
        Some(Pattern {
            own: [from, second, third].into_iter().collect(),
            other: Cells::NONE,
            points: 1.0,
        })
    });
    let pincers = along(&PINCERS).flat_map(|(from, way)| {
        (1..=2).filter_map(move |caught| {
            Some(Pattern {
                own: [from, BOARD.ray(from, way).nth(caught)?]
                    .into_iter()
                    .collect(),
                other: BOARD.ray(from, way).take(caught).collect(),
                points: caught as f32,
            })
        })
    });
    rectangles.chain(tris).chain(pincers).collect()
}

impl Mix3 {
    /// Returns the seat's expected score if chance fills the board.
    pub(super) fn expected_score(&self, seat: Seat) -> f32 {
        let patterns = match self.rectangles {
            Rectangles::Any => &*ANY,
            Rectangles::Straight => &*STRAIGHT,
        };
        let [own, other] = [seat, seat.rival()].map(|seat| self.stones.placed(seat));
        let left = [seat, seat.rival()].map(|seat| self.stones.left(seat));
        let worth = |pattern: &Pattern| {
            if !(pattern.own & other).is_empty() || !(pattern.other & own).is_empty() {
                return 0.0;
            }
            let missing = [(pattern.own - own).count(), (pattern.other - other).count()];
            pattern.points * chance(missing, left)
        };
        patterns.iter().map(worth).sum()
    }
}

/// Returns the probability that a random completion puts `wanted` pieces of each seat on as many
/// given cells, with `left` pieces of each seat to place.
fn chance(wanted: [usize; 2], mut left: [usize; 2]) -> f32 {
    let mut chance = 1.0;
    for (seat, wanted) in wanted.into_iter().enumerate() {
        for _ in 0..wanted {
            if left[seat] == 0 {
                return 0.0;
            }
            chance *= left[seat] as f32 / (left[0] + left[1]) as f32;
            left[seat] -= 1;
        }
    }
    chance
}

impl Heuristics for Mix3 {
    /// Returns the expected lead, scaled to 0..1.
    fn evaluate(&self, seat: Seat) -> f32 {
        let ahead = self.expected_score(seat) - self.expected_score(seat.rival());
        (0.5 + ahead / 40.0).clamp(0.0, 1.0)
    }

    fn method(&self, strength: Strength) -> Method {
        strength.of([
            Method::shallow(2, 0.09),
            Method::shallow(4, 0.028),
            Method::TableOrAlphaBeta,
        ])
    }
}

impl Beliefs for Mix3 {}

impl Proofs for Mix3 {
    fn state_space(&self) -> Option<StateSpace<Mix3, Cell>> {
        Some(StateSpace::Listed(|game| game.stones.canonical_key()))
    }
}
