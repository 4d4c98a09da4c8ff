//! A 64-bit hash of a position, of its repetition key, or of a card's content.

use std::hash::{BuildHasher, Hash};

use foldhash::quality::FixedState;

/// Returns the same number for equal values in every run of this version of the program; it is
/// never stored. Every word is mixed with all others, so different values collide with a
/// probability of about 2⁻⁶⁴: negligible in a search of millions of positions.
#[must_use]
pub fn digest(value: &impl Hash) -> u64 {
    FixedState::default().hash_one(value)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn bits_that_differ_in_their_words_alone_have_different_keys() {
        // Bitboards of a few pieces: the highest bits are those that a multiplication alone does
        // not mix.
        let mut keys = HashSet::new();
        let mut boards = 0;
        for word in 0..6 {
            for first in 0..64_u32 {
                for second in first..64 {
                    let mut board = [0_u64; 6];
                    board[word] = 1 << first | 1 << second;
                    boards += 1;
                    keys.insert(digest(&board));
                }
            }
        }
        assert_eq!(keys.len(), boards);
    }
}
