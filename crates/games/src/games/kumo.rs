//! Kumo (hod-factory, 2010): clouds step and blow clouds away; be the first on the other's home row.

mod face;

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
pub struct Kumo {
    /// Cells of the clouds, by seat.
    clouds: [Cells; 2],
    to_act: Seat,
    /// The forbidden turn: it would blow back the cloud the other seat has just moved; `None` if it is impossible.
    banned: Option<Turn>,
}

/// A cloud and the adjacent cell it steps on or blows at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    own: Cell,
    direction: Direction,
}

impl Turn {
    fn target(self) -> Cell {
        let target = BOARD.step(self.own, self.direction);
        target.expect("a cloud acts on the board")
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.own, self.target())
    }
}

/// The move of a cloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Drift {
    whose: Seat,
    from: Cell,
    to: Cell,
    /// The cell of the cloud that blew; `None` for a step.
    blower: Option<Cell>,
}

/// The effects of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    drift: Drift,
    /// The seat that has a cloud on the other's home row.
    arrived: Option<Seat>,
}

impl Kumo {
    fn clouds(&self, seat: Seat) -> Cells {
        self.clouds[seat.index()]
    }

    fn occupied(&self) -> Cells {
        self.clouds[0] | self.clouds[1]
    }

    /// Returns the move a turn causes, allowed or not; `None` if it moves nothing.
    fn drift(&self, seat: Seat, turn: Turn) -> Option<Drift> {
        let Turn { own, direction } = turn;
        let target = BOARD.step(own, direction)?;
        let occupied = self.occupied();
        if !occupied.contains(target) {
            return Some(Drift {
                whose: seat,
                from: own,
                to: target,
                blower: None,
            });
        }
        let mut run = BOARD.run(target, direction, |cell| occupied.contains(cell));
        let is_own = self.clouds(seat).contains(target);
        let to = if is_own { run.last() } else { run.next() };
        Some(Drift {
            whose: if is_own { seat } else { seat.rival() },
            from: target,
            to: to?,
            blower: Some(own),
        })
    }

    /// Returns the turn that would blow the cloud back; `None` if the seat to act cannot take it.
    fn reverse(&self, drift: Drift) -> Option<Turn> {
        let leads_back = |&way: &Direction| BOARD.step(drift.to, way) == Some(drift.from);
        let direction = Direction::ALL.into_iter().find(leads_back)?;
        let own = BOARD.step(drift.to, direction.opposite())?;
        let could = self.clouds(self.to_act).contains(own);
        could.then_some(Turn { own, direction })
    }

    fn all(&self, seat: Seat) -> impl Iterator<Item = Turn> {
        let all = |own| Direction::ALL.map(|direction| Turn { own, direction });
        self.clouds(seat).iter().flat_map(all)
    }

    fn legal(&self, seat: Seat) -> impl Iterator<Item = Turn> {
        let does_something = move |turn: &Turn| self.drift(seat, *turn).is_some();
        let is_banned = |turn: &Turn| Some(*turn) == self.banned;
        self.all(seat)
            .filter(move |turn| does_something(turn) && !is_banned(turn))
    }

    fn arrived(&self) -> Option<Seat> {
        home_rows5x5::arrived(self.clouds, self.to_act.rival())
    }
}

impl Game for Kumo {
    const INFO: &'static Info = &Info {
        key: "kumo",
        name: "Kumo",
        designer: "hod-factory (2010)",
        ..Info::OPEN
    };
    type Turn = Turn;
    type Deed = Deed;
    nothing_hidden!();

    fn new(_: &Table, (): ()) -> Result<Kumo, BadDeal> {
        Ok(Kumo {
            clouds: [Seat(1), Seat(2)].map(home_rows5x5::row),
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
        let drift = self.drift(seat, *turn);
        let drift = drift.expect("a legal turn does something");
        self.clouds[drift.whose.index()].shift(drift.from, drift.to);
        self.to_act = seat.rival();
        let own = Some(drift).filter(|drift| drift.whose == seat);
        self.banned = own.and_then(|drift| self.reverse(drift));
        Deed {
            drift,
            arrived: self.arrived(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.arrived().map(|winner| Outcome::winner(winner, 2))
    }

    fn repetition_key(&self) -> Option<u64> {
        Some(digest(&(self.clouds, self.to_act)))
    }
}

impl Heuristics for Kumo {
    fn method(&self, strength: Strength) -> Method {
        Method::alpha_beta(strength)
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        home_rows5x5::lead(self.clouds, seat)
    }

    fn state_space(&self) -> Option<StateSpace<Kumo, Turn>> {
        Some(StateSpace::Ranked(Ranking {
            size: rank::size(),
            positions: rank::positions(),
            at: |rank| Kumo {
                clouds: rank::unrank(rank),
                to_act: Seat(1),
                banned: None,
            },
            find: |game| {
                let (rank, turned) = rank::rank(game.clouds, game.to_act);
                let number = |turn: Turn| turned.number(turn.own, turn.direction);
                (rank, game.banned.map(number))
            },
            number: |game, turn| {
                let drift = game.drift(game.to_act, *turn)?;
                let number = rank::Symmetry::IDENTITY.number(turn.own, turn.direction);
                (drift.whose != game.to_act).then_some(number)
            },
        }))
    }
}

#[cfg(test)]
mod tests;
