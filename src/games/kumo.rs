//! Kumo (hod-factory, 2010): clouds drift and blow one another on; be the first on the other's home row.

mod scene;
mod words;

use std::fmt;

use crate::game::cells::Cells;
use crate::game::digest::digest;
use crate::game::grid::{Cell, Direction};
use crate::game::homes::{self, BOARD};
use crate::game::{
    BadDeal, Game, Info, Lang, Outcome, Scene, Seat, Seats, Table, Viewer, nothing_hidden,
};

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kumo {
    /// By seat.
    clouds: [Cells; 2],
    to_act: Seat,
    last: Option<Deed>,
    winners: Option<Seats>,
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

/// What a turn does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    /// Whose cloud moves.
    pub whose: Seat,
    /// From where.
    pub from: Cell,
    /// To where.
    pub to: Cell,
    /// The cloud that blew it; none for a step.
    pub blower: Option<Cell>,
}

impl Kumo {
    /// Where the seat's clouds are.
    #[must_use]
    pub fn clouds(&self, seat: Seat) -> Cells {
        self.clouds[seat.index()]
    }

    /// What the last turn did.
    #[must_use]
    pub fn last(&self) -> Option<Deed> {
        self.last
    }

    /// The seat to act.
    #[must_use]
    pub fn acting(&self) -> Seat {
        self.to_act
    }

    /// Who won, once it is over; nobody in a draw.
    #[must_use]
    pub fn winners(&self) -> Option<Seats> {
        self.winners
    }

    fn occupied(&self) -> Cells {
        self.clouds[0] | self.clouds[1]
    }

    /// What the turn does, if it does anything, allowed or not.
    fn deed(&self, seat: Seat, turn: Turn) -> Option<Deed> {
        let Turn { own, direction } = turn;
        let target = BOARD.step(own, direction)?;
        let occupied = self.occupied();
        if !occupied.contains(target) {
            return Some(Deed {
                whose: seat,
                from: own,
                to: target,
                blower: None,
            });
        }
        let mut run = BOARD.run(target, direction, |cell| occupied.contains(cell));
        let is_own = self.clouds(seat).contains(target);
        let to = if is_own { run.last() } else { run.next() };
        Some(Deed {
            whose: if is_own { seat } else { seat.rival() },
            from: target,
            to: to?,
            blower: Some(own),
        })
    }

    /// Whether an enemy cloud would go back the very way its owner has just moved it.
    fn is_reverse(&self, seat: Seat, deed: Deed) -> bool {
        let back =
            |last: Deed| (last.whose, last.from, last.to) == (deed.whose, deed.to, deed.from);
        deed.whose != seat && self.last.is_some_and(back)
    }

    /// The turns that are not allowed only because they would blow a cloud back the way it has just come.
    #[must_use]
    pub fn banned(&self) -> Vec<Turn> {
        let banned = |&turn: &Turn| {
            let deed = self.deed(self.to_act, turn);
            deed.is_some_and(|deed| self.is_reverse(self.to_act, deed))
        };
        self.all(self.to_act).filter(banned).collect()
    }

    fn all(&self, seat: Seat) -> impl Iterator<Item = Turn> {
        let all = |own| Direction::ALL.map(|direction| Turn { own, direction });
        self.clouds(seat).iter().flat_map(all)
    }

    fn legal(&self, seat: Seat) -> impl Iterator<Item = Turn> {
        self.all(seat).filter(move |&turn| {
            let deed = self.deed(seat, turn);
            deed.is_some_and(|deed| !self.is_reverse(seat, deed))
        })
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
    nothing_hidden!();

    fn new(_: &Table, (): ()) -> Result<Kumo, BadDeal> {
        Ok(Kumo {
            clouds: [Seat(1), Seat(2)].map(homes::row),
            to_act: Seat(1),
            last: None,
            winners: None,
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

    fn play(&mut self, seat: Seat, turn: &Turn) {
        let deed = self.deed(seat, *turn).expect("a legal turn does something");
        self.clouds[deed.whose.index()].shift(deed.from, deed.to);
        self.last = Some(deed);
        self.to_act = seat.rival();
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = homes::arrived(self.clouds, self.to_act.rival())?;
        Some(Outcome::winner(winner, 2))
    }

    fn end(&mut self, outcome: &Outcome) {
        self.winners = Some(outcome.winners());
    }

    fn scene(view: &Kumo, lang: &Lang) -> Scene {
        scene::scene(view, lang)
    }

    fn report(&self, seat: Seat, turn: &Turn, _: Viewer, lang: &Lang) -> String {
        words::report(self, seat, *turn, lang)
    }

    fn prompt(&self, _: Seat, said: &[&str], lang: &Lang) -> String {
        words::prompt(said, lang)
    }

    fn arrangement(&self) -> Option<u64> {
        Some(digest(&(self.clouds, self.to_act)))
    }

    fn appraise(&self, seat: Seat) -> f32 {
        homes::lead(self.clouds, seat)
    }
}

#[cfg(test)]
mod tests;
