//! The evaluation of a turn.

use crate::ai::value::Value;
use crate::game::Seat;

/// The value of a position to a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// The value with perfect play; `None` if unproved.
    pub value: Option<Value>,
    /// The estimate from 0 to 1; 0, 0.5 or 1 for a proved value.
    pub estimate: f32,
}

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
pub struct Judged {
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

impl Worth {
    /// Returns a worth from a proved value, if any, and an estimate.
    #[must_use]
    pub fn of(value: Option<Value>, estimate: f32) -> Worth {
        Worth {
            value,
            estimate: value.map_or(estimate, Value::estimate),
        }
    }

    /// Returns whether this worth is better than `best`, the worth of the search's best turn.
    #[must_use]
    pub fn exceeds(self, best: Worth) -> bool {
        match (self.value, best.value) {
            (Some(own), Some(best)) => own > best,
            // A proved value of the best turn is the value of the position: no turn exceeds it.
            (None, Some(_)) => false,
            _ => self.estimate > best.estimate,
        }
    }
}

impl Judged {
    /// Returns whether both values are proved.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.played.value.is_some() && self.best.worth.value.is_some()
    }

    /// Returns whether the turn is the best turn.
    #[must_use]
    pub fn is_best(&self) -> bool {
        self.turn == self.best.turn
    }

    /// Returns the loss against the best turn, from 0 to 1.
    #[must_use]
    pub fn loss(&self) -> f32 {
        (self.best.worth.estimate - self.played.estimate).max(0.0)
    }
}
