//! What is said of a turn.

use crate::ai::value::Value;
use crate::game::Seat;

/// What a position is worth to a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// With perfect play, where that is proved.
    pub value: Option<Value>,
    /// What is thought of it, from 0 to 1; what is proved is 0, a half, or 1.
    pub estimate: f32,
}

/// The best turn that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Best {
    /// Its notation.
    pub turn: String,
    /// What it is worth to whoever is to act.
    pub worth: Worth,
    /// How it might go on, with the turn itself first.
    pub line: Vec<String>,
}

/// A turn that was played, and the best one there was.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// How many things had happened with it.
    pub step: usize,
    /// Who played it.
    pub seat: Seat,
    /// Its notation.
    pub turn: String,
    /// What it was worth to that seat.
    pub played: Worth,
    /// The best turn there was.
    pub best: Best,
}

impl Worth {
    /// What is only thought to be worth so much.
    #[must_use]
    pub fn of(value: Option<Value>, estimate: f32) -> Worth {
        Worth {
            value,
            estimate: value.map_or(estimate, Value::estimate),
        }
    }

    /// Whether a turn of this worth is better than one that was thought to be the best, of that worth.
    #[must_use]
    pub fn exceeds(self, best: Worth) -> bool {
        match (self.value, best.value) {
            (Some(own), Some(best)) => own > best,
            // What is proved of the best turn is proved of a position: no turn is better.
            (None, Some(_)) => false,
            _ => self.estimate > best.estimate,
        }
    }
}

impl Judged {
    /// Whether what is said of it is proved.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.played.value.is_some() && self.best.worth.value.is_some()
    }

    /// Whether nothing better was found.
    #[must_use]
    pub fn is_best(&self) -> bool {
        self.turn == self.best.turn
    }

    /// How much it gave away, from 0 to 1.
    #[must_use]
    pub fn loss(&self) -> f32 {
        (self.best.worth.estimate - self.played.estimate).max(0.0)
    }
}
