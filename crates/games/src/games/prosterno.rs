//! Prosterno (Marek Łukaszewicz, 2010): step diagonally; an attacked pawn escapes and attacks in
//! turn, or is removed.

mod face;
mod guide;
mod player;

use std::collections::VecDeque;
use std::fmt;

use crate::game::kit::board9x8::{self, ALL, BOARD};
use crate::game::kit::cells::Cells;
use crate::game::kit::digest::digest;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::{
    BadDeal, Choice, Game, Info, Outcome, Palette, Seat, SeatWorth, Seats, Table, nothing_hidden,
};

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Prosterno {
    /// Cells of the pawns, by seat.
    pawns: [Cells; 2],
    to_act: Seat,
    /// Option `retreat=attack`: backward steps only to attack.
    bold: bool,
}

/// A pawn's step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    from: Cell,
    to: Cell,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.from, self.to)
    }
}

/// The effects of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    step: Turn,
    /// The attacked pawns, in order.
    attacked: Vec<Attacked>,
    /// The winner and the kind of win.
    win: Option<(Seat, Win)>,
}

/// An attacked pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Attacked {
    seat: Seat,
    from: Cell,
    /// The cell it escaped to; `None` if it could not escape and was removed.
    to: Option<Cell>,
}

/// The kind of a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Win {
    /// A pawn reached the far row.
    Far,
    /// The other seat has no pawn left.
    Alone,
}

impl Prosterno {
    /// Returns the cells of the seat's pawns.
    #[must_use]
    pub fn pawns(&self, seat: Seat) -> Cells {
        self.pawns[seat.index()]
    }

    fn is_free(&self, cell: Cell) -> bool {
        !(self.pawns[0] | self.pawns[1]).contains(cell)
    }

    /// Returns the seat's enemies orthogonally adjacent to a cell, with their directions.
    fn enemies(&self, seat: Seat, beside: Cell) -> impl Iterator<Item = (Direction, Cell)> {
        let enemies = self.pawns(seat.rival());
        let near = move |way| Some((way, BOARD.step(beside, way)?));
        let near = Direction::ORTHOGONAL.into_iter().filter_map(near);
        near.filter(move |&(_, cell)| enemies.contains(cell))
    }

    fn free(&self) -> Cells {
        ALL - (self.pawns[0] | self.pawns[1])
    }

    /// Returns the cells orthogonally adjacent to an enemy of the seat.
    fn beside_enemies(&self, seat: Seat) -> Cells {
        beside(self.pawns(seat.rival()))
    }

    /// Returns the cells that the seat may step to in a direction.
    fn targets(&self, seat: Seat, way: Direction) -> Cells {
        let back = board9x8::forward(seat).opposite().delta().1;
        if self.bold && way.delta().1 == back {
            self.free() & self.beside_enemies(seat)
        } else {
            self.free()
        }
    }

    /// Steps with a pawn, which attacks, and reports the attacked pawns in order.
    fn step(&mut self, seat: Seat, turn: Turn, report: impl FnMut(Attacked)) {
        self.pawns[seat.index()].shift(turn.from, turn.to);
        self.attack(seat, turn.to, report);
        self.to_act = seat.rival();
    }

    /// Attacks every enemy beside a pawn; escaped pawns attack next, until no pawn attacks.
    ///
    /// The process ends: attackers stand on cells congruent modulo 3, so no attacker is ever
    /// attacked.
    fn attack(&mut self, seat: Seat, from: Cell, mut report: impl FnMut(Attacked)) {
        // No pawn beside, as after nearly every step.
        if (beside(from.into()) & self.pawns(seat.rival())).is_empty() {
            return;
        }
        let mut attackers = VecDeque::from([(seat, from)]);
        while let Some((seat, at)) = attackers.pop_front() {
            let found: Vec<(Direction, Cell)> = self.enemies(seat, at).collect();
            for (way, from) in found {
                let to = BOARD.hop(from, way);
                let to = to.filter(|&(over, to)| self.is_free(over) && self.is_free(to));
                let to = to.map(|(_, to)| to);
                let seat = seat.rival();
                match to {
                    Some(to) => {
                        self.pawns[seat.index()].shift(from, to);
                        attackers.push_back((seat, to));
                    }
                    None => self.pawns[seat.index()].remove(from),
                }
                report(Attacked { seat, from, to });
            }
        }
    }

    /// Returns the winner by either seat's turn; the acting seat's arrival counts first.
    fn win(&self) -> Option<(Seat, Win)> {
        let acted = self.to_act.rival();
        let mut both = [acted, self.to_act].into_iter();
        let arrived = |seat: &Seat| !(self.pawns(*seat) & board9x8::far(*seat)).is_empty();
        // Ruling (lukaszewicz.md): who is driven to the far row has arrived there, too.
        if let Some(seat) = both.clone().find(arrived) {
            return Some((seat, Win::Far));
        }
        let alone = both.find(|seat| self.pawns(seat.rival()).is_empty());
        alone.map(|seat| (seat, Win::Alone))
    }
}

/// Returns the cells orthogonally adjacent to one of these.
fn beside(cells: Cells) -> Cells {
    let near = Direction::ORTHOGONAL.map(|way| cells.stepped(ALL, way));
    near.into_iter().fold(Cells::NONE, |all, cells| all | cells)
}

impl Game for Prosterno {
    const INFO: &'static Info = &Info {
        key: "prosterno",
        name: "Prosterno",
        designer: "Marek Łukaszewicz (2010)",
        options: &[Choice {
            key: "retreat",
            values: &["free", "attack"],
        }],
        palette: Palette::WhiteAndBlack,
        grid: |_| Some(BOARD),
        minutes: 25,
        seat_worth: &[
            // 400 games, standard error 7.
            SeatWorth::usual(&[12, -12]),
            // 400 games, standard error 8.
            SeatWorth::with(&[("retreat", "attack")], &[17, -17]),
        ],
        ..Info::OPEN
    };
    type Turn = Turn;
    type Deed = Deed;
    nothing_hidden!();

    fn new(table: &Table, (): ()) -> Result<Prosterno, BadDeal> {
        Ok(Prosterno {
            pawns: [Seat(1), Seat(2)].map(|seat| board9x8::camp(seat, 2)),
            to_act: Seat(1),
            bold: table.option("retreat") == "attack",
        })
    }

    fn to_act(&self) -> Seats {
        self.to_act.into()
    }

    fn turns(&self, seat: Seat) -> Vec<Turn> {
        let mut turns = Vec::new();
        self.push_turns(seat, &mut turns);
        turns
    }

    fn push_turns(&self, seat: Seat, turns: &mut Vec<Turn>) {
        let ways = Direction::DIAGONAL.map(|way| (way, self.targets(seat, way)));
        for from in self.pawns(seat).iter() {
            for (way, targets) in &ways {
                let to = BOARD.step(from, *way).filter(|&to| targets.contains(to));
                turns.extend(to.map(|to| Turn { from, to }));
            }
        }
    }

    fn can_act(&self, seat: Seat) -> bool {
        let pawns = self.pawns(seat);
        let near = |way| pawns.stepped(self.targets(seat, way), way);
        let mut ways = Direction::DIAGONAL.into_iter();
        ways.any(|way| !near(way).is_empty())
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Deed {
        let mut attacked = Vec::new();
        self.step(seat, *turn, |pawn| attacked.push(pawn));
        Deed {
            step: *turn,
            attacked,
            win: self.win(),
        }
    }

    fn advance(&mut self, seat: Seat, turn: &Turn) {
        self.step(seat, *turn, |_| ());
    }

    fn outcome(&self) -> Option<Outcome> {
        self.win().map(|(winner, _)| Outcome::winner(winner, 2))
    }

    fn is_over(&self) -> bool {
        self.win().is_some()
    }

    fn repetition_key(&self) -> Option<u64> {
        Some(digest(&(self.pawns, self.to_act)))
    }

    fn pieces_in_play(&self, seat: Seat) -> Option<usize> {
        Some(self.pawns[seat.index()].count())
    }
}

#[cfg(test)]
mod tests;
