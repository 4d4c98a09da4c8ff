//! Kumo (hod-factory, 2010): clouds drift and blow one another on; be the first on the other's home row.

mod face;

use std::fmt;

use crate::game::kit::cells::Cells;
use crate::game::kit::digest::digest;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::kit::homes::{self, BOARD};
use crate::game::{BadDeal, Game, Info, Outcome, Seat, Seats, Table, Thinker, nothing_hidden};

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kumo {
    /// By seat.
    clouds: [Cells; 2],
    to_act: Seat,
    /// The way on which the seat that has just acted moved a cloud of its own: it may not be blown straight back.
    own_way: Option<(Cell, Cell)>,
}

/// A cloud and the cell beside it that it steps on or blows at.
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

/// Which cloud goes where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Drift {
    whose: Seat,
    from: Cell,
    to: Cell,
    /// The cell of the cloud that blew it; none for a step.
    blower: Option<Cell>,
}

/// What a turn did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    drift: Drift,
    /// Who is on the other's home row now.
    arrived: Option<Seat>,
}

impl Kumo {
    fn clouds(&self, seat: Seat) -> Cells {
        self.clouds[seat.index()]
    }

    fn occupied(&self) -> Cells {
        self.clouds[0] | self.clouds[1]
    }

    /// What the turn does, if it does anything, allowed or not.
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

    /// Whether an enemy cloud would go back the very way its owner has just moved it.
    fn is_reverse(&self, seat: Seat, drift: Drift) -> bool {
        drift.whose != seat && self.own_way == Some((drift.to, drift.from))
    }

    /// The turns that are not allowed only because they would blow a cloud back the way it has just come.
    fn banned(&self) -> Vec<Turn> {
        let banned = |&turn: &Turn| {
            let drift = self.drift(self.to_act, turn);
            drift.is_some_and(|drift| self.is_reverse(self.to_act, drift))
        };
        self.all(self.to_act).filter(banned).collect()
    }

    fn all(&self, seat: Seat) -> impl Iterator<Item = Turn> {
        let all = |own| Direction::ALL.map(|direction| Turn { own, direction });
        self.clouds(seat).iter().flat_map(all)
    }

    fn legal(&self, seat: Seat) -> impl Iterator<Item = Turn> {
        self.all(seat).filter(move |&turn| {
            let drift = self.drift(seat, turn);
            drift.is_some_and(|drift| !self.is_reverse(seat, drift))
        })
    }

    fn arrived(&self) -> Option<Seat> {
        homes::arrived(self.clouds, self.to_act.rival())
    }
}

impl Game for Kumo {
    const INFO: &'static Info = &Info {
        key: "kumo",
        name: "Kumo",
        designer: "hod-factory (2010)",
        sheet: 2,
        ..Info::OPEN
    };
    type Turn = Turn;
    type Deed = Deed;
    nothing_hidden!();

    fn new(_: &Table, (): ()) -> Result<Kumo, BadDeal> {
        Ok(Kumo {
            clouds: [Seat(1), Seat(2)].map(homes::row),
            to_act: Seat(1),
            own_way: None,
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
        self.own_way = (drift.whose == seat).then_some((drift.from, drift.to));
        self.to_act = seat.rival();
        Deed {
            drift,
            arrived: self.arrived(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.arrived().map(|winner| Outcome::winner(winner, 2))
    }

    fn arrangement(&self) -> Option<u64> {
        Some(digest(&(self.clouds, self.to_act)))
    }
}

impl Thinker for Kumo {
    fn appraise(&self, seat: Seat) -> f32 {
        homes::lead(self.clouds, seat)
    }
}

#[cfg(test)]
mod tests;
