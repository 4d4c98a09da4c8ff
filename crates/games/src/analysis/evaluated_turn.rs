//! The evaluation of a turn.

use crate::ai::value::Worth;
use crate::game::Seat;

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

    /// Returns the loss against the best turn, from 0 to 1.
    #[must_use]
    pub fn loss(&self) -> f32 {
        if self.is_best() {
            return 0.0;
        }
        (self.best.worth.estimate - self.played.estimate).max(0.0)
    }
}
