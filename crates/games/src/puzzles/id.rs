//! Ids of puzzles, and the order in which they are used.

use sha2::{Digest, Sha256};

use super::text::table_text;
use crate::board::GameEntry;
use crate::game::Table;

/// The letters and digits of an id; without those that are easily confused.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Returns the id of a position: eight letters and digits, equal for positions that differ only by
/// a symmetry.
#[must_use]
pub fn of(game: &GameEntry, table: &Table, key: u128) -> String {
    let text = format!("{} {} {key:032x}", game.info.key, table_text(game, table));
    let hash = hash(&text);
    let digit = |at: u32| char::from(DIGITS[(hash >> (5 * at)) as usize % DIGITS.len()]);
    (0..8).map(digit).collect()
}

/// Returns the place of a puzzle among those made with one seed: a random number.
#[must_use]
pub fn place(seed: u64, id: &str) -> u64 {
    hash(&format!("{seed} {id}"))
}

/// Returns a number that is equal for equal texts.
#[must_use]
pub fn hash(text: &str) -> u64 {
    let bytes = Sha256::digest(text);
    let first = bytes.iter().take(8);
    first.fold(0, |number, &byte| number << 8 | u64::from(byte))
}
