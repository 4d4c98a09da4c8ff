//! Keys of positions within one search.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

/// Returns the same number for equal values, in every run of the program. Different values collide with a probability of
/// about 2⁻⁶⁴.
pub fn key(value: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}
