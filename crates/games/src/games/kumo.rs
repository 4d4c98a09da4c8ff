//! Kumo (hod-factory, 2010): clouds step and blow clouds away; be the first on the other's home
//! row.

mod face;
mod guide;

use crate::exercise::Exercises;
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::kit::home_rows5x5::reverse::{Position, Turn};
use crate::game::kit::home_rows5x5::{self, BOARD, rank};
use crate::game::{
    BadDeal, Beliefs, Game, Heuristics, Info, Method, Outcome, Proofs, Ranking, Seat, SeatWorth,
    Seats, StateSpace, Strength, Table, nothing_hidden,
};

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kumo(Position);

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
    /// Returns the cells of the seat's clouds.
    #[must_use]
    pub fn pieces(&self, seat: Seat) -> Cells {
        self.0.pieces(seat)
    }

    /// Returns the move a turn causes, allowed or not; `None` if it moves nothing.
    fn drift(&self, seat: Seat, turn: Turn) -> Option<Drift> {
        let Turn { from, direction } = turn;
        let target = BOARD.step(from, direction)?;
        let occupied = self.0.occupied();
        if !occupied.contains(target) {
            return Some(Drift {
                whose: seat,
                from,
                to: target,
                blower: None,
            });
        }
        let mut run = BOARD.run(target, direction, |cell| occupied.contains(cell));
        let is_own = self.0.pieces(seat).contains(target);
        let to = if is_own { run.last() } else { run.next() };
        Some(Drift {
            whose: if is_own { seat } else { seat.rival() },
            from: target,
            to: to?,
            blower: Some(from),
        })
    }

    fn legal(&self, seat: Seat) -> impl Iterator<Item = Turn> {
        let does_something = move |turn| self.drift(seat, turn).is_some();
        self.0.turns(seat, does_something)
    }
}

impl Drift {
    /// Returns the turn that would blow the cloud back.
    fn reverse(self) -> Option<Turn> {
        let leads_back = |&way: &Direction| BOARD.step(self.to, way) == Some(self.from);
        let direction = Direction::ALL.into_iter().find(leads_back)?;
        let from = BOARD.step(self.to, direction.opposite())?;
        Some(Turn { from, direction })
    }
}

impl Game for Kumo {
    const INFO: &'static Info = &Info {
        key: "kumo",
        name: "Kumo",
        designer: "hod-factory (2010)",
        grid: |_| Some(BOARD),
        minutes: 8,
        seat_worth: &[
            // 400 games, standard error 9.
            SeatWorth::usual(&[5, -5]),
        ],
        ..Info::OPEN
    };
    type Turn = Turn;
    type Deed = Deed;
    nothing_hidden!();

    fn new(_: &Table, (): ()) -> Result<Kumo, BadDeal> {
        Ok(Kumo(Position::opening()))
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
        let drift = self.drift(seat, *turn);
        let drift = drift.expect("a legal turn does something");
        self.0.pieces[drift.whose.index()].shift(drift.from, drift.to);
        let own = Some(drift).filter(|drift| drift.whose == seat);
        self.0.pass_on(seat, own.and_then(Drift::reverse));
        Deed {
            drift,
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

impl Heuristics for Kumo {
    fn method(&self, strength: Strength) -> Method {
        Method::alpha_beta(strength)
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        home_rows5x5::lead(self.0.pieces, seat)
    }
}

impl Beliefs for Kumo {}

impl Proofs for Kumo {
    fn state_space(&self) -> Option<StateSpace<Kumo, Turn>> {
        Some(StateSpace::Ranked(Ranking {
            size: rank::size(),
            positions: rank::positions(),
            at: |rank| Kumo(Position::unrank(rank)),
            find: |game| game.0.rank(),
            number: |game, turn| {
                let seat = game.0.to_act;
                let drift = game.drift(seat, *turn)?;
                (drift.whose != seat).then(|| Position::number(*turn))
            },
        }))
    }
}

impl Exercises for Kumo {
    fn passed(&self) -> Option<Self> {
        let Position { pieces, to_act, .. } = self.0;
        Some(Kumo(Position::of(pieces, to_act.rival())))
    }
}

#[cfg(test)]
mod tests;
