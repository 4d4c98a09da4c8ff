//! Prosterno (Marek Łukaszewicz, 2010): step diagonally; whoever is touched escapes, and attacks in turn, or is removed.

mod scene;
mod words;

use std::collections::VecDeque;
use std::fmt;

use crate::game::kit::cells::Cells;
use crate::game::kit::digest::digest;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::kit::sides::{self, BOARD};
use crate::game::{
    BadDeal, Choice, Game, Info, Lang, Outcome, Palette, Scene, Seat, Seats, Table, Viewer,
    nothing_hidden,
};

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Prosterno {
    /// By seat.
    pawns: [Cells; 2],
    to_act: Seat,
    /// Option `retreat=attack`: backwards only to attack.
    bold: bool,
    /// For the picture, not for the rules.
    last: Option<Last>,
    winners: Option<Seats>,
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

/// What the last turn did.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Last {
    /// Who took it.
    pub seat: Seat,
    /// From where.
    pub from: Cell,
    /// To where.
    pub to: Cell,
    /// Every pawn attacked, in order.
    pub attacked: Vec<Attacked>,
}

/// A pawn that was attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attacked {
    /// Whose it is.
    pub seat: Seat,
    /// Where it stood.
    pub from: Cell,
    /// Where it escaped to; `None` if it could not, and is gone.
    pub to: Option<Cell>,
}

impl Prosterno {
    /// Where the seat's pawns are.
    #[must_use]
    pub fn pawns(&self, seat: Seat) -> Cells {
        self.pawns[seat.index()]
    }

    /// What the last turn did.
    #[must_use]
    pub fn last(&self) -> Option<&Last> {
        self.last.as_ref()
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

    fn is_free(&self, cell: Cell) -> bool {
        !(self.pawns[0] | self.pawns[1]).contains(cell)
    }

    /// The ways to the seat's enemies orthogonally beside a cell.
    fn enemies(&self, seat: Seat, beside: Cell) -> impl Iterator<Item = (Direction, Cell)> {
        let enemies = self.pawns(seat.rival());
        let near = move |way| Some((way, BOARD.step(beside, way)?));
        let near = Direction::ORTHOGONAL.into_iter().filter_map(near);
        near.filter(move |&(_, cell)| enemies.contains(cell))
    }

    fn legal(&self, seat: Seat) -> impl Iterator<Item = Turn> {
        let back = sides::forward(seat).opposite().delta().1;
        let steps = move |from| {
            Direction::DIAGONAL.into_iter().filter_map(move |way| {
                let to = BOARD.step(from, way).filter(|&to| self.is_free(to))?;
                let flees = self.bold && way.delta().1 == back;
                let allowed = !flees || self.enemies(seat, to).next().is_some();
                allowed.then_some(Turn { from, to })
            })
        };
        self.pawns(seat).iter().flat_map(steps)
    }

    /// The pawn attacks every enemy beside it; what escaped attacks next, until nobody is left who does.
    ///
    /// It comes to an end: attackers stand on cells congruent modulo 3, so none of them is ever attacked.
    fn attack(&mut self, seat: Seat, from: Cell) -> Vec<Attacked> {
        let mut attackers = VecDeque::from([(seat, from)]);
        let mut attacked = Vec::new();
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
                attacked.push(Attacked { seat, from, to });
            }
        }
        attacked
    }

    /// The seat that has won by its own doing or the other's: the acting one's arrival counts first.
    fn winner(&self) -> Option<Seat> {
        let acted = self.to_act.rival();
        let mut both = [acted, self.to_act].into_iter();
        let arrived = |seat: &Seat| !(self.pawns(*seat) & sides::far(*seat)).is_empty();
        // Ruling (lukaszewicz.md): who is driven to the far row has arrived there, too.
        let winner = both.clone().find(arrived);
        winner.or_else(|| both.find(|seat| self.pawns(seat.rival()).is_empty()))
    }
}

impl Game for Prosterno {
    const INFO: &'static Info = &Info {
        key: "prosterno",
        name: "Prosterno",
        designer: "Marek Łukaszewicz (2010)",
        sheet: 4,
        options: &[Choice {
            key: "retreat",
            values: &["free", "attack"],
        }],
        palette: Palette::WhiteAndBlack,
        ..Info::OPEN
    };
    type Turn = Turn;
    nothing_hidden!();

    fn new(table: &Table, (): ()) -> Result<Prosterno, BadDeal> {
        Ok(Prosterno {
            pawns: [Seat(1), Seat(2)].map(|seat| sides::camp(seat, 2)),
            to_act: Seat(1),
            bold: table.option("retreat") == "attack",
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
        let Turn { from, to } = *turn;
        self.pawns[seat.index()].shift(from, to);
        let attacked = self.attack(seat, to);
        self.last = Some(Last {
            seat,
            from,
            to,
            attacked,
        });
        self.to_act = seat.rival();
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner().map(|winner| Outcome::winner(winner, 2))
    }

    fn end(&mut self, outcome: &Outcome) {
        self.winners = Some(outcome.winners());
    }

    fn scene(view: &Prosterno, lang: &Lang) -> Scene {
        scene::scene(view, lang)
    }

    fn report(&self, seat: Seat, turn: &Turn, _: Viewer, lang: &Lang) -> String {
        words::report(self, seat, *turn, lang)
    }

    fn prompt(&self, _: Seat, said: &[&str], lang: &Lang) -> String {
        words::prompt(said, lang)
    }

    fn arrangement(&self) -> Option<u64> {
        Some(digest(&(self.pawns, self.to_act)))
    }

    fn appraise(&self, seat: Seat) -> f32 {
        sides::lead(self.pawns, seat)
    }
}

#[cfg(test)]
mod tests;
