//! What the computer would do.

use super::value::Value;

/// What it would do, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<T> {
    /// Its turn.
    pub turn: T,
    /// What the position is worth to the seat, where that is proved.
    pub value: Option<Value>,
    /// What it thinks it is worth, from 0 to 1.
    pub estimate: f32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How it might go on, with its own turn first.
    pub line: Vec<T>,
}

impl<T: Clone> Thought<T> {
    /// A turn that is thought to be worth so much, after so many positions; nothing is proved.
    pub(super) fn of(turn: T, estimate: f32, nodes: u64) -> Thought<T> {
        Thought {
            line: vec![turn.clone()],
            turn,
            value: None,
            estimate,
            nodes,
        }
    }

    /// The same of another turn, of which no line is known.
    pub(super) fn preferring(self, turn: T) -> Thought<T> {
        Thought {
            line: vec![turn.clone()],
            turn,
            ..self
        }
    }
}
