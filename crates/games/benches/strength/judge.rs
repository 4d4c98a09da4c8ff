//! Frozen evaluations of the opponents. They never change with the computer: a figure of today
//! compares with one of next year.

use std::any::Any;

use tavolino_games::game::kit::board9x8;
use tavolino_games::game::kit::cells::Cells;
use tavolino_games::game::kit::grid::{Cell, Direction};
use tavolino_games::game::kit::placing::Stones;
use tavolino_games::game::kit::rectangles::{Rectangle, Rectangles};
use tavolino_games::game::kit::{board4x4, home_rows5x5};
use tavolino_games::game::{Game, Seat};
use tavolino_games::games::basileus::{Basileus, Kind};
use tavolino_games::games::chasm::Chasm;
use tavolino_games::games::kintei::Kintei;
use tavolino_games::games::kudosu::Kudosu;
use tavolino_games::games::kumo::Kumo;
use tavolino_games::games::mix3::Mix3;
use tavolino_games::games::nubulus::Nubulus;
use tavolino_games::games::prosterno::Prosterno;
use tavolino_games::games::quadrangle::Quadrangle;
use tavolino_games::games::taifuu::Taifuu;
use tavolino_games::games::trix::Trix;

/// A game with a frozen evaluation of its unfinished positions.
trait Judged: Game {
    /// Returns the lead of a seat over its best rival, in hundredths of a piece where the game has
    /// pieces.
    fn judge(&self, seat: Seat) -> i32;
}

/// Takes the games with a frozen evaluation.
macro_rules! judged {
    ($($game:ty),* $(,)?) => {
        /// Returns the lead of a seat over its best rival in an unfinished position; 0 in a game
        /// without a frozen evaluation, whose opponents know nothing but wins and losses.
        pub fn judge<G: Game>(game: &G, seat: Seat) -> i32 {
            let game: &dyn Any = game;
            $(if let Some(game) = game.downcast_ref::<$game>() {
                return game.judge(seat);
            })*
            0
        }
    };
}

judged!(
    Basileus, Chasm, Kintei, Kudosu, Kumo, Mix3, Nubulus, Prosterno, Quadrangle, Taifuu, Trix
);

/// Returns the lead of a seat over the other one in a number that each seat has.
fn lead(seat: Seat, of: impl Fn(Seat) -> i32) -> i32 {
    of(seat) - of(seat.rival())
}

impl Judged for Nubulus {
    /// Pieces, and a twentieth of a piece for each rank advanced.
    fn judge(&self, seat: Seat) -> i32 {
        lead(seat, |seat| pieces_and_advance(self.pawns(seat), seat))
    }
}

impl Judged for Prosterno {
    /// As in Nubulus.
    fn judge(&self, seat: Seat) -> i32 {
        lead(seat, |seat| pieces_and_advance(self.pawns(seat), seat))
    }
}

fn pieces_and_advance(pieces: Cells, seat: Seat) -> i32 {
    let worth = |cell| 100 + 5 * i32::from(board9x8::advance(seat, cell));
    pieces.iter().map(worth).sum()
}

impl Judged for Basileus {
    /// Pieces, and a fiftieth of a piece for each turn to choose from.
    fn judge(&self, seat: Seat) -> i32 {
        let pieces = |seat| {
            Kind::ALL
                .iter()
                .map(|&kind| self.of(seat, kind).count())
                .sum::<usize>()
        };
        lead(seat, |seat| {
            100 * pieces(seat) as i32 + 2 * self.turns(seat).len() as i32
        })
    }
}

impl Judged for Kintei {
    /// Ranks the leaf is nearer to the own home row than to the middle, free cells of the own home
    /// row less those of the other's, and the directions in which the seat to act can slide the
    /// leaf.
    fn judge(&self, seat: Seat) -> i32 {
        let away = i32::from(self.leaf().rank().abs_diff(home_rows5x5::rank(seat)));
        let pawns = self.pawns(Seat(1)) | self.pawns(Seat(2));
        let free = |seat| (home_rows5x5::row(seat) - pawns).count() as i32;
        let freedom = (home_rows5x5::around(self.leaf()) - pawns).count() as i32;
        let freedom = if self.to_act().contains(seat) {
            freedom
        } else {
            -freedom
        };
        100 * (2 - away + lead(seat, free) + freedom)
    }
}

impl Judged for Kumo {
    /// Ranks advanced by all clouds.
    fn judge(&self, seat: Seat) -> i32 {
        lead(seat, |seat| ranks_advanced(self.pieces(seat), seat))
    }
}

impl Judged for Taifuu {
    /// Ranks advanced by all pieces.
    fn judge(&self, seat: Seat) -> i32 {
        lead(seat, |seat| ranks_advanced(self.pieces(seat), seat))
    }
}

fn ranks_advanced(pieces: Cells, seat: Seat) -> i32 {
    let way = |cell: Cell| i32::from(cell.rank().abs_diff(home_rows5x5::rank(seat)));
    100 * pieces.iter().map(way).sum::<i32>()
}

impl Judged for Trix {
    /// Files and ranks advanced by all pieces.
    fn judge(&self, seat: Seat) -> i32 {
        let from_a1 = |seat| {
            let way = |cell: Cell| i32::from(cell.file() + cell.rank());
            self.pieces(seat).iter().map(way).sum::<i32>()
        };
        // Both advances add up from opposite corners.
        let both = from_a1(Seat(1)) + from_a1(Seat(2)) - 18;
        100 * if seat == Seat(1) { both } else { -both }
    }
}

impl Judged for Kudosu {
    /// Placements the seat could make.
    fn judge(&self, seat: Seat) -> i32 {
        lead(seat, |seat| 100 * self.turns(seat).len() as i32)
    }
}

impl Judged for Chasm {
    /// Pieces the best of the other seats has more.
    fn judge(&self, seat: Seat) -> i32 {
        let others = (1..=4).map(Seat).filter(|&other| other != seat);
        let counts = others.map(|other| self.count(other));
        // A seat that does not take part has no piece.
        let least = counts.filter(|&count| count > 0).min().unwrap_or(0);
        100 * (i32::from(least) - i32::from(self.count(seat)))
    }
}

impl Judged for Quadrangle {
    /// Rectangles that can still be completed, by the number of own pieces in them.
    fn judge(&self, seat: Seat) -> i32 {
        let stones = self.stones();
        lead(seat, |seat| {
            let open = self.rectangles().all().map(Rectangle::set);
            let open = open.filter(|set| (*set & stones.placed(seat.rival())).is_empty());
            let worth = open.map(|set| [0, 10, 40, 160, 0][(set & stones.placed(seat)).count()]);
            worth.sum()
        })
    }
}

impl Judged for Mix3 {
    /// Points that the pieces on the board score now.
    fn judge(&self, seat: Seat) -> i32 {
        let (stones, rectangles) = (self.stones(), self.rectangles());
        lead(seat, |seat| 100 * points(stones, rectangles, seat))
    }
}

/// Returns the points of a seat on a board that need not be full.
fn points(stones: Stones, rectangles: Rectangles, seat: Seat) -> i32 {
    let (own, other) = (stones.placed(seat), stones.placed(seat.rival()));
    let lines = |ways: &'static [Direction]| {
        own.iter()
            .flat_map(move |from| ways.iter().map(move |&way| (from, way)))
    };
    let next_two = |(from, way)| {
        let mut ray = board4x4::BOARD.ray(from, way);
        Some((ray.next()?, ray.next()?))
    };
    let tris = lines(&[Direction::N, Direction::NE, Direction::E, Direction::SE])
        .filter_map(next_two)
        .filter(|&(second, third)| own.contains(second) && own.contains(third));
    let caught = lines(&[Direction::N, Direction::E]).map(|(from, way)| {
        let ray = || board4x4::BOARD.ray(from, way);
        let between = ray().take_while(|&cell| other.contains(cell)).count();
        let is_closed = ray().nth(between).is_some_and(|cell| own.contains(cell));
        if is_closed { between } else { 0 }
    });
    let points = 2 * rectangles.within(own).count() + tris.count() + caught.sum::<usize>();
    points as i32
}
