//! Taifuu (hod-factory, 2010): step, and push pieces in the way; be the first on the other's home
//! row.

mod face;
mod guide;
pub mod piece;

use crate::exercise::Exercises;
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::Cell;
use crate::game::kit::home_rows5x5::reverse::{Position, Turn};
use crate::game::kit::home_rows5x5::{self, BOARD, rank};
use crate::game::{
    BadDeal, Beliefs, Game, Heuristics, Info, Method, Outcome, Proofs, Ranking, Seat, SeatWorth,
    Seats, StateSpace, Strength, Table, nothing_hidden,
};

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Taifuu(Position);

/// The move of a line of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Push {
    turn: Turn,
    /// The number of pieces moved: the seat's own, and the line before it.
    moved: u8,
}

impl Push {
    /// Returns the cells of the line before and after the push: each piece moves to the next cell.
    fn cells(self) -> Vec<Cell> {
        let ahead = BOARD.ray(self.turn.from, self.turn.direction);
        let ahead = ahead.take(usize::from(self.moved));
        std::iter::once(self.turn.from).chain(ahead).collect()
    }

    /// Returns the turn that would push the same pieces back.
    fn reverse(self) -> Turn {
        let front = self.cells().pop();
        Turn {
            from: front.expect("something moved"),
            direction: self.turn.direction.opposite(),
        }
    }
}

/// The effects of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    push: Push,
    /// The seat that has a piece on the other's home row.
    arrived: Option<Seat>,
}

impl Taifuu {
    /// Returns the cells of the seat's pieces.
    #[must_use]
    pub fn pieces(&self, seat: Seat) -> Cells {
        self.0.pieces(seat)
    }

    /// Returns the number of pieces the turn would move; `None` if the line has no free cell behind
    /// it.
    fn moved(&self, turn: Turn) -> Option<u8> {
        let free = |cell: &Cell| !self.0.occupied().contains(*cell);
        let line = BOARD
            .ray(turn.from, turn.direction)
            .position(|cell| free(&cell));
        line.map(|pushed| 1 + pushed as u8)
    }

    fn legal(&self, seat: Seat) -> impl Iterator<Item = Turn> {
        self.0.turns(seat, |turn| self.moved(turn).is_some())
    }
}

impl Game for Taifuu {
    const INFO: &'static Info = &Info {
        key: "taifuu",
        name: "Taifuu",
        designer: "hod-factory (2010)",
        grid: |_| Some(BOARD),
        seat_worth: &[
            // 400 games, standard error 9.
            SeatWorth::usual(&[-29, 29]),
        ],
        ..Info::OPEN
    };
    type Turn = Turn;
    type Deed = Deed;
    nothing_hidden!();

    fn new(_: &Table, (): ()) -> Result<Taifuu, BadDeal> {
        Ok(Taifuu(Position::opening()))
    }

    fn to_act(&self) -> Seats {
        self.0.to_act.into()
    }

    fn turns(&self, seat: Seat) -> Vec<Turn> {
        self.legal(seat).collect()
    }

    fn can_act(&self, seat: Seat) -> bool {
        self.legal(seat).next().is_some()
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Deed {
        let moved = self.moved(*turn).expect("a legal turn moves something");
        let push = Push { turn: *turn, moved };
        // From the front, so that each piece finds the next cell free.
        for way in push.cells().windows(2).rev() {
            for pieces in self.0.pieces.iter_mut().filter(|set| set.contains(way[0])) {
                pieces.shift(way[0], way[1]);
            }
        }
        self.0.pass_on(seat, Some(push.reverse()));
        Deed {
            push,
            arrived: self.0.arrived(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.arrived().map(|winner| Outcome::winner(winner, 2))
    }

    fn repetition_key(&self) -> Option<u64> {
        Some(self.0.repetition_key())
    }
}

impl Heuristics for Taifuu {
    fn method(&self, strength: Strength) -> Method {
        match strength {
            Strength::Easy => Method::shallow(2, 0.3),
            _ => Method::alpha_beta(strength),
        }
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        home_rows5x5::lead(self.0.pieces, seat)
    }
}

impl Beliefs for Taifuu {}

impl Proofs for Taifuu {
    fn state_space(&self) -> Option<StateSpace<Taifuu, Turn>> {
        Some(StateSpace::Ranked(Ranking {
            size: rank::size(),
            positions: rank::positions(),
            at: |rank| Taifuu(Position::unrank(rank)),
            find: |game| game.0.rank(),
            number: |game, turn| {
                // A forbidden turn begins with the piece at the far end, which the other seat moved
                // first.
                let moved = game.moved(*turn)?;
                let push = Push { turn: *turn, moved };
                let in_front = push.cells()[usize::from(moved) - 1];
                let others = game.0.pieces(game.0.to_act.rival());
                let is_others = others.contains(in_front);
                is_others.then(|| Position::number(*turn))
            },
        }))
    }
}

impl Exercises for Taifuu {
    fn passed(&self) -> Option<Self> {
        let Position { pieces, to_act, .. } = self.0;
        Some(Taifuu(Position::of(pieces, to_act.rival())))
    }
}

#[cfg(test)]
mod tests;
