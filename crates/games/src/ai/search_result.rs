//! The result of a search.

use super::value::{Value, Verdict};

/// The chosen turn with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult<T> {
    /// The turn.
    pub turn: T,
    /// The proved value of the position to the seat, with the number of turns; `None` if unproved or the number is unknown.
    pub value: Option<Value>,
    /// The proved verdict, also where the number of turns is unknown.
    pub verdict: Option<Verdict>,
    /// The estimated value, from 0 to 1.
    pub estimate: f32,
    /// The number of positions searched.
    pub nodes: u64,
    /// The expected continuation, beginning with the turn itself.
    pub principal_variation: Vec<T>,
}

impl<T: Clone> SearchResult<T> {
    /// Returns an unproved result with an estimate and a number of positions.
    pub(super) fn of(turn: T, estimate: f32, nodes: u64) -> SearchResult<T> {
        SearchResult {
            principal_variation: vec![turn.clone()],
            turn,
            value: None,
            verdict: None,
            estimate,
            nodes,
        }
    }

    /// Returns the result with a proved value.
    pub(super) fn valued(self, value: Option<Value>) -> SearchResult<T> {
        SearchResult {
            value,
            verdict: value.map(Value::verdict),
            ..self
        }
    }

    /// Returns the result as a proved win in an unknown number of turns.
    pub(super) fn winning(self) -> SearchResult<T> {
        SearchResult {
            verdict: Some(Verdict::Win),
            estimate: 1.0,
            ..self
        }
    }

    /// Returns the result with another turn and no further variation.
    pub(super) fn preferring(self, turn: T) -> SearchResult<T> {
        SearchResult {
            principal_variation: vec![turn.clone()],
            turn,
            ..self
        }
    }
}
