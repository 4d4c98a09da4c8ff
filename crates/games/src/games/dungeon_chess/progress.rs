//! State changes: choices, moves, ransoms, leaving.

use super::character::{Character, Kind};
use super::public::{Moved, Public, TO_AND_FRO};
use super::side::{BOARD, Door, Place};
use crate::game::Seat;
use crate::game::kit::grid::Cell;

impl Public {
    pub(super) fn choose(&mut self, seat: Seat) {
        self.chosen = self.chosen.iter().chain([seat]).collect();
        self.begin();
    }

    pub(super) fn go(&mut self, seat: Seat, from: Place, to: Cell) -> Moved {
        let kind = match from {
            Place::Cell(cell) => self.board[BOARD.index(cell)].take().map(|man| man.kind),
            Place::Door(door) => self.entries[seat.index()][door as usize].take(),
        };
        let kind = kind.expect("a character moves");
        let on_foot = self.reached(seat, kind, from).contains(to);
        let captured = self.board[BOARD.index(to)].replace(Character { seat, kind });
        self.quiet += 1;
        if let Some(Character { seat: of, kind }) = captured {
            self.prisoners[seat.index()][of.index()][kind as usize] += 1;
            self.quiet = 0;
        }
        let habit = &mut self.habits[seat.index()];
        *habit = match from {
            Place::Cell(cell) => {
                let (low, high) = (cell.min(to), cell.max(to));
                let before = match *habit {
                    Some((a, b, times)) if (a, b) == (low, high) => times,
                    _ => 0,
                };
                Some((low, high, (before + 1).min(TO_AND_FRO)))
            }
            // A move from an entry square cannot be reversed.
            Place::Door(_) => None,
        };
        self.pass_on(seat);
        Moved {
            kind,
            from,
            to,
            captured,
            teleported: !on_foot,
        }
    }

    pub(super) fn ransom(&mut self, seat: Seat, kind: Kind, door: Door, captor: Seat) {
        self.prisoners[captor.index()][seat.index()][kind as usize] -= 1;
        self.chests[seat.index()] -= 1;
        self.received[captor.index()] += 1;
        self.entries[seat.index()][door as usize] = Some(kind);
        self.habits[seat.index()] = None;
        self.quiet = 0;
        self.pass_on(seat);
    }

    fn pass_on(&mut self, seat: Seat) {
        self.to_act = self.after(seat);
        self.pass_over();
    }

    /// Removes a seat with its characters; its prisoners and its captured characters stay where they are.
    pub(super) fn leave(&mut self, seat: Seat) {
        let was_choosing = self.is_choosing();
        self.staying = self.staying.without(seat);
        for man in &mut self.board {
            man.take_if(|man| man.seat == seat);
        }
        self.entries[seat.index()] = [None; 2];
        if was_choosing {
            self.begin();
            return;
        }
        if self.to_act == seat {
            self.to_act = self.after(seat);
        }
        self.pass_over();
    }

    /// Starts play with the first seat once all have chosen.
    fn begin(&mut self) {
        if !self.is_choosing() {
            self.to_act = self.staying.first().expect("somebody stays");
            self.pass_over();
        }
    }

    /// Closes the game if its rules say so, otherwise passes over seats without a legal turn.
    fn pass_over(&mut self) {
        let many = |&seat: &Seat| self.in_play(seat) > 1;
        let (quiet, most) = self.quiet();
        self.closed = self.staying.iter().filter(many).count() <= 1 || quiet >= most;
        if self.closed {
            return;
        }
        for _ in 0..self.seats {
            if self.can_act(self.to_act) {
                return;
            }
            self.to_act = self.after(self.to_act);
        }
        self.closed = true;
    }
}
