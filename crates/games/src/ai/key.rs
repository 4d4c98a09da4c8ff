//! A number that stands for a position while a search goes on.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

/// The same number for equal values, in every run of the program. Different ones share theirs with a chance of about 2⁻⁶⁴.
pub fn key(value: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}
