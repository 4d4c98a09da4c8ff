//! Nubulus (Marek Łukaszewicz, 2011): step forward or aside, capture diagonally, and be the first
//! on the far row.

mod face;
mod guide;
mod player;

use crate::game::kit::board9x8::{self, ALL, BOARD};
use crate::game::kit::cells::Cells;
use crate::game::kit::digest::digest;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::kit::jump::{self, Chain, Jump, Jumper};
use crate::game::{
    BadDeal, Game, Info, Outcome, Palette, Seat, SeatWorth, Seats, Table, nothing_hidden,
};

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nubulus {
    /// Cells of the pawns, by seat.
    pawns: [Cells; 2],
    to_act: Seat,
}

/// The effects of a turn, or of its first words.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    chain: Chain,
    /// The kind of win, if the turn wins.
    win: Option<Win>,
}

/// The kind of a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Win {
    /// A pawn reached the far row.
    Far,
    /// The other seat has no pawn left.
    Alone,
}

impl Nubulus {
    /// Returns the cells of the seat's pawns.
    #[must_use]
    pub fn pawns(&self, seat: Seat) -> Cells {
        self.pawns[seat.index()]
    }

    fn jumper(&self, seat: Seat, from: Cell) -> Jumper {
        Jumper {
            from,
            ways: &Direction::DIAGONAL,
            prey: self.pawns(seat.rival()),
            walls: self.pawns(seat) - from.into(),
        }
    }

    fn free(&self) -> Cells {
        ALL - (self.pawns[0] | self.pawns[1])
    }

    /// Returns the directions of the seat's steps.
    fn ways(seat: Seat) -> [Direction; 3] {
        [Direction::W, board9x8::forward(seat), Direction::E]
    }

    /// Appends the seat's steps, which it may make if it cannot jump.
    fn push_steps(&self, seat: Seat, turns: &mut Vec<Chain>) {
        let (pawns, free) = (self.pawns(seat), self.free());
        for from in pawns.iter() {
            for way in Nubulus::ways(seat) {
                let to = BOARD.step(from, way).filter(|&to| free.contains(to));
                turns.extend(to.map(|to| Chain::step(from, to)));
            }
        }
    }

    /// Returns the pawns that can jump; if there are any, one of them must.
    fn jumping(&self, seat: Seat) -> Cells {
        let (own, prey) = (self.pawns(seat), self.pawns(seat.rival()));
        jump::jumping(own, &Direction::DIAGONAL, prey, self.free(), ALL)
    }

    /// Returns whether the seat can jump, and so must.
    fn must_jump(&self, seat: Seat) -> bool {
        !self.jumping(seat).is_empty()
    }

    /// Moves a pawn and takes those it jumps over.
    fn go(&mut self, seat: Seat, chain: &Chain) {
        self.pawns[seat.index()].shift(chain.from(), chain.to());
        for taken in chain.over() {
            self.pawns[seat.rival().index()].remove(taken);
        }
    }

    /// Moves a pawn, takes those it jumps over, and returns the deed.
    fn walk(&mut self, seat: Seat, chain: &Chain) -> Deed {
        self.go(seat, chain);
        Deed {
            chain: *chain,
            win: self.win(seat),
        }
    }

    /// Returns the kind of the seat's win. Only the seat that acted can have arrived or taken the
    /// last pawn.
    fn win(&self, seat: Seat) -> Option<Win> {
        if !(self.pawns(seat) & board9x8::far(seat)).is_empty() {
            return Some(Win::Far);
        }
        self.pawns(seat.rival()).is_empty().then_some(Win::Alone)
    }
}

impl Game for Nubulus {
    const INFO: &'static Info = &Info {
        key: "nubulus",
        name: "Nubulus",
        designer: "Marek Łukaszewicz (2011)",
        palette: Palette::WhiteAndBlack,
        grid: |_| Some(BOARD),
        minutes: 25,
        seat_worth: &[
            // 400 games, standard error 9.
            SeatWorth::usual(&[0, 0]),
        ],
        ..Info::OPEN
    };
    type Turn = Chain;
    type Deed = Deed;
    nothing_hidden!();

    fn new(_: &Table, (): ()) -> Result<Nubulus, BadDeal> {
        Ok(Nubulus {
            pawns: [Seat(1), Seat(2)].map(|seat| board9x8::camp(seat, 3)),
            to_act: Seat(1),
        })
    }

    fn to_act(&self) -> Seats {
        self.to_act.into()
    }

    fn turns(&self, seat: Seat) -> Vec<Chain> {
        let mut turns = Vec::new();
        self.push_turns(seat, &mut turns);
        turns
    }

    fn push_turns(&self, seat: Seat, turns: &mut Vec<Chain>) {
        let jumping = self.jumping(seat);
        if jumping.is_empty() {
            return self.push_steps(seat, turns);
        }
        let far = board9x8::far(seat);
        let ends = |jump: Jump| far.contains(jump.to);
        for from in jumping.iter() {
            self.jumper(seat, from).push_chains(BOARD, &ends, turns);
        }
    }

    fn can_act(&self, seat: Seat) -> bool {
        let near = |way: Direction| self.pawns(seat).stepped(self.free(), way);
        let can_step = Nubulus::ways(seat)
            .into_iter()
            .any(|way| !near(way).is_empty());
        can_step || self.must_jump(seat)
    }

    fn play(&mut self, seat: Seat, turn: &Chain) -> Deed {
        self.to_act = seat.rival();
        self.walk(seat, turn)
    }

    fn advance(&mut self, seat: Seat, turn: &Chain) {
        self.to_act = seat.rival();
        self.go(seat, turn);
    }

    fn outcome(&self) -> Option<Outcome> {
        let acted = self.to_act.rival();
        self.win(acted).map(|_| Outcome::winner(acted, 2))
    }

    fn is_over(&self) -> bool {
        self.win(self.to_act.rival()).is_some()
    }

    fn play_partial(&mut self, seat: Seat, prefix: &[&str]) -> Option<Deed> {
        Chain::from_words(prefix).map(|chain| self.walk(seat, &chain))
    }

    fn repetition_key(&self) -> Option<u64> {
        Some(digest(&(self.pawns, self.to_act)))
    }

    fn pieces_in_play(&self, seat: Seat) -> Option<usize> {
        Some(self.pawns(seat).count())
    }
}

#[cfg(test)]
mod tests;
