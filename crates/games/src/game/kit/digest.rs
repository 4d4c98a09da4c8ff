//! A 64-bit hash of a repetition key or of a card's content.

use std::hash::{DefaultHasher, Hash, Hasher};

/// Returns the same number for equal values within one run of the program. The hash is not stable across Rust versions, so it
/// is never stored. Two different values collide with probability 2⁻⁶⁴: negligible in a game of thousands of positions.
#[must_use]
pub fn digest(arrangement: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    arrangement.hash(&mut hasher);
    hasher.finish()
}
