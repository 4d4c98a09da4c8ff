//! A position, and what becomes of it: who holds what, who acts next, how it ends.

use super::deed::{Deed, What};
use super::public::{Over, Public};
use super::tokens::Tokens;
use crate::game::Seat;
use crate::game::kit::grid::Cell;

/// After so many turns per seat in which nothing got any further, the game ends.
const PATIENCE: u32 = 10;

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mindoku {
    pub(super) public: Public,
    /// By seat; empty for a seat that left.
    pub(super) hands: [Tokens; 6],
}

impl Mindoku {
    /// What the seat holds.
    pub(super) fn hand(&self, seat: Seat) -> Tokens {
        self.hands[seat.index()]
    }

    /// Whether the seat has a turn: a token in the hand finds a free cell, or the board is full and has one to take.
    pub(super) fn has_turn(&self, seat: Seat) -> bool {
        let can_take = !self.public.is_cooperative() && !self.public.occupied().is_empty();
        can_take || !self.hand(seat).is_empty()
    }

    /// Back to whoever put it there; with a seat that left it goes out of the game.
    pub(super) fn give(&mut self, value: u8, seat: Seat) {
        if self.public.staying.contains(seat) {
            self.hands[seat.index()].add(value);
        }
    }

    /// A token leaves the hand for a cell; nothing is judged.
    pub(super) fn lay(&mut self, seat: Seat, value: u8, cell: Cell) -> Deed {
        let held = self.hands[seat.index()].remove(value);
        assert!(held, "a seat places what it holds");
        self.public.put(value, cell);
        let what = What::Placed(cell);
        Deed { value, what }
    }

    /// A token is placed, and what comes of it at once.
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
                // Undone on the spot: nothing is left to claim, and no hand became smaller.
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

    /// A token goes from one cell to another.
    pub(super) fn shift(&mut self, seat: Seat, from: Cell, to: Cell) -> Deed {
        let value = self.public.value(from).expect("a token is moved");
        self.public.lift(value, from);
        self.public.put(value, to);
        self.public.lie_open(to, seat);
        let what = What::Moved(from, to);
        Deed { value, what }
    }

    /// A token goes into the hand.
    pub(super) fn take(&mut self, seat: Seat, cell: Cell) -> Deed {
        let value = self.public.value(cell).expect("a token is taken");
        self.public.lift(value, cell);
        self.give(value, seat);
        let what = What::Taken(cell);
        Deed { value, what }
    }

    /// A turn was taken or lost by the seat to act.
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

    /// The turn goes to the next seat that has one, unless it is over first.
    fn next_seat(&mut self) {
        self.public.to_act = self.public.next();
        self.find_seat();
    }

    /// Passes over seats that cannot act, and ends the game where it must.
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
        // Two seats: the common rule makes a stuck seat lose. With more, nothing says what becomes of a seat that has
        // neither a token nor one to take, which only a deal with an empty hand can bring about: its turn is lost.
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
            // Ruling: whoever must act and can only make a duplicate has lost for all.
            self.public.over = Some(Over::Together { won: false });
        }
    }

    fn test_quiet_end(&mut self) {
        let patience = PATIENCE * u32::from(self.public.staying.count());
        if self.public.over.is_none() && self.public.quiet >= patience {
            self.public.over = Some(Over::Quiet);
        }
    }

    /// The leaver's hand is out of the game, or shared out where all play together.
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
