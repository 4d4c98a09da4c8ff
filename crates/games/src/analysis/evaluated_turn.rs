//! The evaluation of a turn.

use crate::ai::value::{Value, Worth};
use crate::game::Seat;

/// The turns of both seats to an end at once: one's own, and the answer.
const AT_ONCE: u8 = 2;

/// The turns that a game must have gone on for longer: three of each seat.
const HELD_OUT: u8 = 6;

/// The best turn the search found.
#[derive(Clone, Debug, PartialEq)]
pub struct Best {
    /// The notation.
    pub turn: String,
    /// Its value to the seat to act.
    pub worth: Worth,
    /// The expected continuation, beginning with the turn itself.
    pub line: Vec<String>,
}

/// A played turn, compared with the best turn.
#[derive(Clone, Debug, PartialEq)]
pub struct EvaluatedTurn {
    /// The step number, counted from 1.
    pub step: usize,
    /// The seat that played it.
    pub seat: Seat,
    /// The notation.
    pub turn: String,
    /// Its value to that seat.
    pub played: Worth,
    /// The best turn instead.
    pub best: Best,
}

impl EvaluatedTurn {
    /// Returns whether both values are proved.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.played.is_proved() && self.best.worth.is_proved()
    }

    /// Returns whether the turn is the best turn.
    #[must_use]
    pub fn is_best(&self) -> bool {
        self.turn == self.best.turn
    }

    /// Returns whether it let the game end at once where another turn would have held out for long:
    /// against people, that is when a lost game is lost.
    #[must_use]
    pub fn gave_in(&self) -> bool {
        match (self.played.value, self.best.worth.value) {
            (Some(Value::Loss(played)), Some(Value::Loss(best))) => {
                played <= AT_ONCE && best >= played + HELD_OUT
            }
            _ => false,
        }
    }

    /// Returns the loss against the best turn, from 0 to 1.
    #[must_use]
    pub fn loss(&self) -> f32 {
        if self.is_best() {
            return 0.0;
        }
        (self.best.worth.estimate - self.played.estimate).max(0.0)
    }
}
