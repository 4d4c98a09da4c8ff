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
