//! A position and its changes: hands, the seat to act, the end.

use super::deed::{Deed, What};
use super::public::{Over, Public};
use super::tokens::Tokens;
use crate::game::Seat;
use crate::game::kit::grid::Cell;

/// Number of turns per seat without progress after which the game ends.
const QUIET_TURNS_PER_SEAT: u32 = 10;

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mindoku {
    pub(super) public: Public,
    /// Hands by seat; empty for a seat that left.
    pub(super) hands: [Tokens; 6],
}

impl Mindoku {
    /// Returns the seat's hand.
    pub(super) fn hand(&self, seat: Seat) -> Tokens {
        self.hands[seat.index()]
    }

    /// Returns whether the seat has a turn: a token to place, or a token on the board to take.
    pub(super) fn has_turn(&self, seat: Seat) -> bool {
        let can_take = !self.public.is_cooperative() && !self.public.occupied().is_empty();
        can_take || !self.hand(seat).is_empty()
    }

    /// Gives a token to a seat; a token of a seat that left is removed from the game.
    pub(super) fn give(&mut self, value: u8, seat: Seat) {
        if self.public.staying.contains(seat) {
            self.hands[seat.index()].add(value);
            self.public.lacking.0.remove(seat, value);
        }
    }

    /// Moves a token from the hand to a cell, without consequences.
    pub(super) fn lay(&mut self, seat: Seat, value: u8, cell: Cell) -> Deed {
        let held = self.hands[seat.index()].remove(value);
        assert!(held, "a seat places what it holds");
        self.public.put(value, cell);
        let what = What::Placed(cell);
        Deed { value, what }
    }

    /// Places a token, with its immediate consequences.
    pub(super) fn place(&mut self, seat: Seat, value: u8, cell: Cell) -> Deed {
        let duplicate = self.public.is_duplicate(value, cell);
        let deed = self.lay(seat, value, cell);
        let last_one = self.hand(seat).is_empty();
        let what = match (self.public.is_cooperative(), last_one, duplicate) {
            (true, _, true) => {
                self.public.over = Some(Over::Together { won: false });
                What::Lost(cell)
            }
            (true, true, false) => What::Last(cell),
            (false, true, true) => {
                // Undone at once: nothing is left to claim, and no hand became smaller.
                self.public.lift(value, cell);
                self.give(value, seat);
                What::Undone(cell)
            }
            (false, true, false) => {
                self.public.over = Some(Over::Won(seat));
                What::Last(cell)
            }
            (_, false, _) => {
                self.public.lie_open(cell, seat);
                return deed;
            }
        };
        Deed { value, what }
    }

    /// Moves a token to another cell.
    pub(super) fn shift(&mut self, seat: Seat, from: Cell, to: Cell) -> Deed {
        let value = self.public.value(from).expect("a token is moved");
        self.public.lift(value, from);
        self.public.put(value, to);
        self.public.lie_open(to, seat);
        let what = What::Moved(from, to);
        Deed { value, what }
    }

    /// Takes a token into the hand.
    pub(super) fn take(&mut self, seat: Seat, cell: Cell) -> Deed {
        let value = self.public.value(cell).expect("a token is taken");
        self.public.lift(value, cell);
        self.give(value, seat);
        let what = What::Taken(cell);
        Deed { value, what }
    }

    /// Ends a turn, taken or lost, of the seat to act.
    pub(super) fn pass_on(&mut self) {
        if !self.public.is_cooperative() {
            let seat = self.public.to_act;
            let fewest = &mut self.public.fewest[seat.index()];
            let now = self.hands[seat.index()].len();
            if now < *fewest {
                *fewest = now;
                self.public.quiet = 0;
            } else {
                self.public.quiet += 1;
            }
        }
        self.next_seat();
    }

    /// Passes the turn to the next seat that has one, unless the game ends first.
    fn next_seat(&mut self) {
        self.public.to_act = self.public.next();
        self.find_seat();
    }

    /// Passes over seats that cannot act, and ends the game where the rules say so.
    pub(super) fn find_seat(&mut self) {
        if self.public.is_cooperative() {
            let all_placed = self.hands.iter().all(|hand| hand.is_empty());
            while !all_placed && self.hand(self.public.to_act).is_empty() {
                self.public.to_act = self.public.next();
            }
            self.judge_together(all_placed);
            return;
        }
        self.test_quiet_end();
        // With two seats the common rule makes a stuck seat lose. With more, the rules do not say
        // what happens to a seat without a token to place or to take, which only a deal with an
        // empty hand can cause: its turn is lost.
        if self.public.seats > 2 && self.public.over.is_none() && !self.has_turn(self.public.to_act)
        {
            self.pass_on();
        }
    }

    fn judge_together(&mut self, all_placed: bool) {
        if self.public.over.is_some() {
            return;
        }
        let safe = |value| !self.public.safe(value).is_empty();
        if all_placed {
            self.public.over = Some(Over::Together { won: true });
        } else if !self.hand(self.public.to_act).values().any(safe) {
            // Ruling: a seat that must act and can only make a duplicate loses the game for all.
            self.public.over = Some(Over::Together { won: false });
        }
    }

    fn test_quiet_end(&mut self) {
        let limit = QUIET_TURNS_PER_SEAT * u32::from(self.public.staying.count());
        if self.public.over.is_none() && self.public.quiet >= limit {
            self.public.over = Some(Over::Quiet);
        }
    }

    /// Removes a seat; its hand leaves the game, or is shared out in cooperative games.
    pub(super) fn leave(&mut self, seat: Seat) {
        let hand = std::mem::take(&mut self.hands[seat.index()]);
        self.public.staying = self.public.staying.without(seat);
        self.public.fewest[seat.index()] = 0;
        if self.public.staying.is_empty() {
            self.public.over = Some(Over::Together { won: false });
            return;
        }
        if self.public.is_cooperative() {
            let mut to = seat;
            for value in hand.iter() {
                to = self.public.staying.after(to).expect("somebody stays");
                self.give(value, to);
            }
        }
        if self.public.to_act == seat {
            self.next_seat();
        } else {
            self.find_seat();
        }
    }
}
