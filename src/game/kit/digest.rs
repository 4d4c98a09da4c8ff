//! A number for what does not fit one.

use std::hash::{DefaultHasher, Hash, Hasher};

/// The same number for the same arrangement, in one run of the program; two different ones never meet in practice.
#[must_use]
pub fn digest(arrangement: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    arrangement.hash(&mut hasher);
    hasher.finish()
}
