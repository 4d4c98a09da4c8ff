//! The public part of a position.

use super::evidence::Evidence;
use super::turn::{Act, Part};
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::kit::home_rows5x5::{self, BOARD, around};
use crate::game::kit::not_compared::NotCompared;
use crate::game::{Seat, Seats};

/// Evidence, as a logarithm of odds, of a step forward, and of a step that would have won with
/// lightning but was not played. Fitted to games of the computer.
const ADVANCE: f32 = 0.8;
const MISSED_WIN: f32 = -3.0;

/// The position without the lightning.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Public {
    /// Cells of the clouds, by seat.
    clouds: [Cells; 2],
    /// Cells of the breaths, by seat.
    breaths: [Cell; 2],
    /// The seats that still have to choose.
    choosing: Seats,
    to_act: Seat,
    /// The seats whose guess is spent.
    guessed: Seats,
    /// The clouds that may carry the lightning by public knowledge, by seat.
    suspects: [Cells; 2],
    /// Consecutive turns that moved no piece of their own seat.
    idle: u8,
    /// The seat that guessed right, which ended the game.
    right: Option<Seat>,
    evidence: NotCompared<Evidence>,
}

impl Public {
    /// Returns the opening position. Ruling (kumo-set.md): the breath in the middle, a cloud on
    /// every other cell.
    pub(super) fn start() -> Public {
        let breaths = [Seat(1), Seat(2)].map(|seat| Cell::new(2, home_rows5x5::rank(seat)));
        let row = |seat: Seat| home_rows5x5::row(seat) - breaths[seat.index()].into();
        let clouds = [Seat(1), Seat(2)].map(row);
        Public {
            clouds,
            breaths,
            choosing: Seats::all(2),
            to_act: Seat(1),
            guessed: Seats::NONE,
            suspects: clouds,
            idle: 0,
            right: None,
            evidence: NotCompared(Evidence::none(clouds)),
        }
    }

    /// Returns the cells of the seat's clouds.
    pub(super) fn clouds(&self, seat: Seat) -> Cells {
        self.clouds[seat.index()]
    }

    /// Returns the cell of the seat's breath.
    pub(super) fn breath(&self, seat: Seat) -> Cell {
        self.breaths[seat.index()]
    }

    /// Returns the cells of all the seat's pieces.
    pub(super) fn pieces(&self, seat: Seat) -> Cells {
        self.clouds(seat) | self.breath(seat).into()
    }

    /// Returns the clouds that may carry the seat's lightning by public knowledge.
    pub(super) fn suspects(&self, seat: Seat) -> Cells {
        self.suspects[seat.index()]
    }

    /// Returns whether the seat has chosen the cloud with its lightning.
    pub(super) fn has_chosen(&self, seat: Seat) -> bool {
        !self.choosing.contains(seat)
    }

    /// Returns whether both seats have chosen.
    pub(super) fn has_begun(&self) -> bool {
        self.choosing.is_empty()
    }

    /// Returns the seats to act: both at first, in any order.
    pub(super) fn acting(&self) -> Seats {
        if self.has_begun() {
            self.to_act.into()
        } else {
            self.choosing
        }
    }

    /// Returns the seats whose guess is spent.
    pub(super) fn guessed(&self) -> Seats {
        self.guessed
    }

    /// Returns whether the last turn moved no piece of its own seat: another such turn draws.
    pub(super) fn is_idle(&self) -> bool {
        self.idle > 0
    }

    /// Returns whether the last two turns moved no piece of their own seats.
    pub(super) fn is_stalled(&self) -> bool {
        self.idle > 1
    }

    /// Returns the seat that acted last, once both have chosen.
    pub(super) fn acted(&self) -> Seat {
        self.to_act.rival()
    }

    /// Returns the seat that guessed right.
    pub(super) fn guessed_right(&self) -> Option<Seat> {
        self.right
    }

    /// Returns the kind and seat of the piece on each cell, and the seat to act.
    pub(super) fn arrangement(&self) -> ([Cells; 2], [Cell; 2], Seat) {
        (self.clouds, self.breaths, self.to_act)
    }

    fn occupied(&self) -> Cells {
        self.pieces(Seat(1)) | self.pieces(Seat(2))
    }

    /// Returns the steps and jumps of the seat's pieces; a piece beside two or more enemies cannot
    /// move.
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

    /// Returns every blow at an enemy cloud beside the seat's breath.
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
        self.evidence.0.follow(whose, from, to);
        if self.suspects(whose).contains(from) {
            self.suspects[whose.index()].shift(from, to);
        }
    }

    /// Records what a turn tells about the lightning of its seat. Called on the position before the
    /// turn.
    pub(super) fn observe(&mut self, seat: Seat, act: Act) {
        let goal = home_rows5x5::row(seat.rival());
        for part in self.moves(seat) {
            // Lightning that could have won at once most likely would have.
            if matches!(part, Part::Move(_, to) if goal.contains(to)) {
                self.evidence.0.add(seat, part.way().0, MISSED_WIN);
            }
        }
        for part in act.parts() {
            if let Part::Move(from, to) = part {
                let home = home_rows5x5::rank(seat);
                let advance = |cell: Cell| f32::from(cell.rank().abs_diff(home));
                let steps = advance(to) - advance(from);
                self.evidence.0.add(seat, from, ADVANCE * steps);
            }
        }
    }

    /// Returns the logarithm of the odds that the cloud on a cell carries the seat's lightning, by
    /// what the seat played.
    pub(super) fn evidence(&self, seat: Seat, cell: Cell) -> f32 {
        self.evidence.0.of(seat, cell)
    }

    /// Marks that the seat has chosen its cloud.
    pub(super) fn choose(&mut self, seat: Seat) {
        self.choosing = self.choosing.without(seat);
    }

    /// Ends a turn, without the result of its guess.
    pub(super) fn conclude(&mut self, seat: Seat, act: Act) {
        self.idle = if act.is_idle() { self.idle + 1 } else { 0 };
        if act.guess.is_some() {
            self.guessed = self.guessed.iter().chain([seat]).collect();
        }
        // Lightning there would have won, so these clouds carry none.
        for seat in [Seat(1), Seat(2)] {
            let suspects = &mut self.suspects[seat.index()];
            *suspects = *suspects - home_rows5x5::row(seat.rival());
        }
        self.to_act = seat.rival();
    }

    /// Records the result of the seat's guess.
    pub(super) fn judge(&mut self, seat: Seat, guess: Cell, right: bool) {
        if right {
            self.right = Some(seat);
        } else {
            self.suspects[seat.rival().index()].remove(guess);
        }
    }

    /// Returns the position of a drawing with `1` and `2` for clouds, `I` and `Z` for breaths,
    /// nothing known and no guess spent.
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
            evidence: NotCompared(Evidence::none(clouds)),
            ..Public::start()
        }
    }
}
