//! What lies open on the table, for everyone to see.

use super::{Act, Part};
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::kit::homes::{self, BOARD, around};
use crate::game::{Seat, Seats};

/// Everything but where the lightning is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    /// By seat.
    clouds: [Cells; 2],
    /// By seat.
    breaths: [Cell; 2],
    /// Who still has to choose.
    choosing: Seats,
    to_act: Seat,
    /// Whose guess is spent.
    guessed: Seats,
    /// By seat: the clouds that may carry its lightning for all that anyone has seen.
    suspects: [Cells; 2],
    /// How many turns in a row have moved no piece of their seat's own.
    idle: u8,
    last: Option<Last>,
    winners: Option<Seats>,
}

/// The last turn, or as much of one as is said so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Last {
    /// Who took it.
    pub seat: Seat,
    /// What was done.
    pub act: Act,
    /// Whether its guess was right, once that is told.
    pub right: Option<bool>,
}

impl Public {
    /// Before anyone has chosen. Ruling (kumo-set.md): the breath in the middle, a cloud on every other cell.
    pub(super) fn start() -> Public {
        let breaths = [Seat(1), Seat(2)].map(|seat| Cell::new(2, homes::rank(seat)));
        let row = |seat: Seat| homes::row(seat) - breaths[seat.index()].into();
        let clouds = [Seat(1), Seat(2)].map(row);
        Public {
            clouds,
            breaths,
            choosing: Seats::all(2),
            to_act: Seat(1),
            guessed: Seats::NONE,
            suspects: clouds,
            idle: 0,
            last: None,
            winners: None,
        }
    }

    /// Where the seat's clouds are.
    #[must_use]
    pub fn clouds(&self, seat: Seat) -> Cells {
        self.clouds[seat.index()]
    }

    /// Where its breath is.
    #[must_use]
    pub fn breath(&self, seat: Seat) -> Cell {
        self.breaths[seat.index()]
    }

    /// Where any of its pieces are.
    #[must_use]
    pub fn pieces(&self, seat: Seat) -> Cells {
        self.clouds(seat) | self.breath(seat).into()
    }

    /// The clouds that may carry its lightning for all that anyone has seen.
    #[must_use]
    pub fn suspects(&self, seat: Seat) -> Cells {
        self.suspects[seat.index()]
    }

    /// Whether the seat has chosen the cloud that carries its lightning.
    #[must_use]
    pub fn has_chosen(&self, seat: Seat) -> bool {
        !self.choosing.contains(seat)
    }

    /// Whether both have chosen.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.choosing.is_empty()
    }

    /// The seats to act: both at first, in any order.
    #[must_use]
    pub fn acting(&self) -> Seats {
        if self.has_begun() {
            self.to_act.into()
        } else {
            self.choosing
        }
    }

    /// Whose guess is spent.
    #[must_use]
    pub fn guessed(&self) -> Seats {
        self.guessed
    }

    /// Whether the last turn moved no piece of its seat's own: another such turn draws.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.idle > 0
    }

    /// Whether both seats in succession moved no piece of their own.
    #[must_use]
    pub fn is_stalled(&self) -> bool {
        self.idle > 1
    }

    /// The last turn, or the words of one said so far.
    #[must_use]
    pub fn last(&self) -> Option<Last> {
        self.last
    }

    /// Who won, once it is over; nobody in a draw.
    #[must_use]
    pub fn winners(&self) -> Option<Seats> {
        self.winners
    }

    /// Which kind of piece of which seat stands where, and who acts.
    pub(super) fn arrangement(&self) -> ([Cells; 2], [Cell; 2], Seat) {
        (self.clouds, self.breaths, self.to_act)
    }

    fn occupied(&self) -> Cells {
        self.pieces(Seat(1)) | self.pieces(Seat(2))
    }

    /// The steps and jumps of the seat's pieces, but for those held fast by two enemies or more.
    pub(super) fn moves(&self, seat: Seat) -> Vec<Part> {
        let (own, enemies) = (self.pieces(seat), self.pieces(seat.rival()));
        let occupied = own | enemies;
        let mut moves = Vec::new();
        for from in own
            .iter()
            .filter(|&cell| (around(cell) & enemies).count() < 2)
        {
            let steps = (around(from) - occupied).iter();
            moves.extend(steps.map(|to| Part::Move(from, to)));
            let jump = |&way: &Direction| {
                let (over, to) = BOARD.hop(from, way)?;
                let can = own.contains(over) && !occupied.contains(to);
                can.then_some(Part::Move(from, to))
            };
            moves.extend(Direction::ALL.iter().filter_map(jump));
        }
        moves
    }

    /// Every way to blow away an enemy cloud beside the seat's breath.
    pub(super) fn blows(&self, seat: Seat) -> Vec<Part> {
        let free = |cell| (around(cell) - self.occupied()).iter();
        let near = around(self.breath(seat)) & self.clouds(seat.rival());
        let blow = |from| free(from).map(move |to| Part::Blow(from, to));
        near.iter().flat_map(blow).collect()
    }

    pub(super) fn carry_out(&mut self, seat: Seat, part: Part) {
        let (from, to) = part.way();
        let whose = match part {
            Part::Move(..) => seat,
            Part::Blow(..) => seat.rival(),
        };
        if self.breath(whose) == from {
            self.breaths[whose.index()] = to;
            return;
        }
        self.clouds[whose.index()].shift(from, to);
        if self.suspects(whose).contains(from) {
            self.suspects[whose.index()].shift(from, to);
        }
    }

    /// The seat has chosen its lightning.
    pub(super) fn choose(&mut self, seat: Seat) {
        self.choosing = self.choosing.without(seat);
    }

    /// What everyone sees of a turn whose parts are carried out.
    pub(super) fn tell(&mut self, seat: Seat, act: Act) {
        self.last = Some(Last {
            seat,
            act,
            right: None,
        });
    }

    /// The turn is over, but for what comes of its guess.
    pub(super) fn conclude(&mut self, seat: Seat, act: Act) {
        self.tell(seat, act);
        self.idle = if act.is_idle() { self.idle + 1 } else { 0 };
        if act.guess.is_some() {
            self.guessed = self.guessed.iter().chain([seat]).collect();
        }
        // Where lightning would have won, there is none.
        for seat in [Seat(1), Seat(2)] {
            let suspects = &mut self.suspects[seat.index()];
            *suspects = *suspects - homes::row(seat.rival());
        }
        self.to_act = seat.rival();
    }

    /// What comes of the guess.
    pub(super) fn judge(&mut self, right: bool) {
        let Some(last) = &mut self.last else { return };
        last.right = Some(right);
        if let Some(cell) = last.act.guess.filter(|_| !right) {
            self.suspects[last.seat.rival().index()].remove(cell);
        }
    }

    pub(super) fn end(&mut self, winners: Seats) {
        self.winners = Some(winners);
    }

    /// A position drawn with `1` and `2` for clouds, `I` and `Z` for breaths, with nothing known and nothing spent.
    #[cfg(test)]
    pub(super) fn drawn(to_act: Seat, drawing: &str) -> Public {
        let drawn = BOARD.drawn(drawing);
        let marked = |mark| {
            let cells = drawn.iter().filter(move |(_, at)| *at == mark);
            cells.map(|(cell, _)| *cell)
        };
        let clouds = ['1', '2'].map(|mark| marked(mark).collect());
        let breath = |mark| marked(mark).next().expect("a breath each");
        Public {
            clouds,
            breaths: ['I', 'Z'].map(breath),
            choosing: Seats::NONE,
            to_act,
            suspects: clouds,
            ..Public::start()
        }
    }
}
