//! The table: options and number of seats, settled before the deal.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// An option and its values, the default first.
#[derive(Debug)]
pub struct Choice {
    /// The name in commands and tables.
    pub key: &'static str,
    /// The allowed values, the default first.
    pub values: &'static [&'static str],
}

impl Choice {
    /// Returns the option's name and its value number `value`.
    pub(super) fn with(&self, value: usize) -> (String, String) {
        (self.key.to_owned(), self.values[value].to_owned())
    }
}

/// The option of a play, not of a game, by which the second seat may take over the first.
pub const SWAP: &str = "swap";

/// The values of [`SWAP`], the default first. A table is written without the default.
pub const SWAP_VALUES: &[&str] = &["no", "yes"];

/// Options by name.
pub type Options = BTreeMap<String, String>;

/// The options and number of seats of a match, complete and valid: only
/// [`Info::table`](super::info::Info::table) makes one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The number of seats.
    pub seats: u8,
    /// Every option of the game, with its value; beside them [`SWAP`] where it is chosen.
    pub options: Options,
}

impl Table {
    /// Returns the value of one of the game's options.
    #[must_use]
    pub fn option(&self, key: &str) -> &str {
        &self.options[key]
    }

    /// Returns whether the second seat may take over the first after the first turn.
    #[must_use]
    pub fn has_swap(&self) -> bool {
        let swap = self.options.get(SWAP);
        swap.is_some_and(|value| value == SWAP_VALUES[1])
    }
}

/// The reason a table is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTable {
    /// The game has no such option.
    #[error("there is no option `{0}`")]
    Option(String),
    /// The option has no such value.
    #[error("`{key}` is one of: {}", values.join(", "))]
    Value {
        /// The option.
        key: &'static str,
        /// The allowed values.
        values: &'static [&'static str],
    },
    /// The number of seats is not allowed.
    #[error("this is for {} to {} seats", .0.start(), .0.end())]
    Seats(RangeInclusive<u8>),
}
