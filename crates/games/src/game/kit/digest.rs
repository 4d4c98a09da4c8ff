//! A 64-bit hash that stands for an arrangement, where repetition is counted, or for what a card shows.

use std::hash::{DefaultHasher, Hash, Hasher};

/// The same number for equal values in one run of the program (the hash is not stable across Rust versions, so it is never
/// stored). Two different values collide with a chance of 2⁻⁶⁴ a pair: in a game of thousands of positions, never.
#[must_use]
pub fn digest(arrangement: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    arrangement.hash(&mut hasher);
    hasher.finish()
}
