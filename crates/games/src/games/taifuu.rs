//! Taifuu (hod-factory, 2010): step, and push pieces in the way; be the first on the other's home row.

mod face;
pub mod piece;

use std::fmt;

use crate::game::kit::cells::Cells;
use crate::game::kit::digest::digest;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::kit::home_rows5x5::{self, BOARD, rank};
use crate::game::{
    BadDeal, Game, Heuristics, Info, Method, Outcome, Ranking, Seat, Seats, StateSpace, Strength,
    Table, nothing_hidden,
};

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Taifuu {
    /// Cells of the pieces, by seat.
    pieces: [Cells; 2],
    to_act: Seat,
    /// The forbidden turn: the exact reverse of the last turn; `None` if the seat to act cannot take it.
    banned: Option<Turn>,
}

/// A step of one cell, pushing the pieces in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    from: Cell,
    direction: Direction,
}

/// The move of a line of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Push {
    turn: Turn,
    /// The number of pieces moved: the seat's own, and the line before it.
    moved: u8,
}

impl Turn {
    /// Returns the target of the seat's piece.
    fn to(self) -> Cell {
        let to = BOARD.step(self.from, self.direction);
        to.expect("a piece stays on the board")
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.from, self.to())
    }
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
    fn pieces(&self, seat: Seat) -> Cells {
        self.pieces[seat.index()]
    }

    fn occupied(&self) -> Cells {
        self.pieces[0] | self.pieces[1]
    }

    fn arrived(&self) -> Option<Seat> {
        home_rows5x5::arrived(self.pieces, self.to_act.rival())
    }

    /// Returns the number of pieces the turn would move; `None` if the line has no free cell behind it.
    fn moved(&self, turn: Turn) -> Option<u8> {
        let free = |cell: &Cell| !self.occupied().contains(*cell);
        let line = BOARD
            .ray(turn.from, turn.direction)
            .position(|cell| free(&cell));
        line.map(|pushed| 1 + pushed as u8)
    }

    fn legal(&self, seat: Seat) -> impl Iterator<Item = Turn> {
        let all = |from| Direction::ALL.map(|direction| Turn { from, direction });
        let turns = self.pieces(seat).iter().flat_map(all);
        turns.filter(move |&turn| self.moved(turn).is_some() && Some(turn) != self.banned)
    }
}

impl Game for Taifuu {
    const INFO: &'static Info = &Info {
        key: "taifuu",
        name: "Taifuu",
        designer: "hod-factory (2010)",
        ..Info::OPEN
    };
    type Turn = Turn;
    type Deed = Deed;
    nothing_hidden!();

    fn new(_: &Table, (): ()) -> Result<Taifuu, BadDeal> {
        Ok(Taifuu {
            pieces: [Seat(1), Seat(2)].map(home_rows5x5::row),
            to_act: Seat(1),
            banned: None,
        })
    }

    fn to_act(&self) -> Seats {
        self.to_act.into()
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
            for pieces in self.pieces.iter_mut().filter(|set| set.contains(way[0])) {
                pieces.shift(way[0], way[1]);
            }
        }
        self.to_act = seat.rival();
        let reverse = push.reverse();
        let is_own = self.pieces(self.to_act).contains(reverse.from);
        self.banned = is_own.then_some(reverse);
        Deed {
            push,
            arrived: self.arrived(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.arrived().map(|winner| Outcome::winner(winner, 2))
    }

    fn repetition_key(&self) -> Option<u64> {
        Some(digest(&(self.pieces, self.to_act)))
    }
}

impl Heuristics for Taifuu {
    fn method(&self, strength: Strength) -> Method {
        Method::alpha_beta(strength)
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        home_rows5x5::lead(self.pieces, seat)
    }

    fn state_space(&self) -> Option<StateSpace<Taifuu, Turn>> {
        Some(StateSpace::Ranked(Ranking {
            size: rank::size(),
            positions: rank::positions(),
            at: |rank| Taifuu {
                pieces: rank::unrank(rank),
                to_act: Seat(1),
                banned: None,
            },
            find: |game| {
                let (rank, turned) = rank::rank(game.pieces, game.to_act);
                let number = |turn: Turn| turned.number(turn.from, turn.direction);
                let banned = game.banned.filter(|&turn| game.moved(turn).is_some());
                (rank, banned.map(number))
            },
            number: |game, turn| {
                // A forbidden turn begins with the piece at the far end, which the other seat moved first.
                let moved = game.moved(*turn)?;
                let push = Push { turn: *turn, moved };
                let in_front = push.cells()[usize::from(moved) - 1];
                let others = game.pieces(game.to_act.rival());
                let number = rank::Symmetry::IDENTITY.number(turn.from, turn.direction);
                others.contains(in_front).then_some(number)
            },
        }))
    }
}

#[cfg(test)]
mod tests;
