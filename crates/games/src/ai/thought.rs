//! What the computer would do.

use super::value::{Value, Verdict};

/// What it would do, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult<T> {
    /// Its turn.
    pub turn: T,
    /// What the position is worth to the seat, where that is proved, and how long it takes.
    pub value: Option<Value>,
    /// What is proved of it: also where nobody knows how long it takes.
    pub verdict: Option<Verdict>,
    /// What it thinks it is worth, from 0 to 1.
    pub estimate: f32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How it might go on, with its own turn first.
    pub principal_variation: Vec<T>,
}

impl<T: Clone> SearchResult<T> {
    /// A turn that is thought to be worth so much, after so many positions; nothing is proved.
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

    /// The same, of which this is proved.
    pub(super) fn valued(self, value: Option<Value>) -> SearchResult<T> {
        SearchResult {
            value,
            verdict: value.map(Value::verdict),
            ..self
        }
    }

    /// The same, of which it is proved that it wins, but not how soon.
    pub(super) fn winning(self) -> SearchResult<T> {
        SearchResult {
            verdict: Some(Verdict::Win),
            estimate: 1.0,
            ..self
        }
    }

    /// The same of another turn, of which no line is known.
    pub(super) fn preferring(self, turn: T) -> SearchResult<T> {
        SearchResult {
            principal_variation: vec![turn.clone()],
            turn,
            ..self
        }
    }
}
