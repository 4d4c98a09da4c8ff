//! What people settle before the deal: options and how many play.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// An option and its values, the default first.
#[derive(Debug)]
pub struct Choice {
    /// Its name in commands and tables.
    pub key: &'static str,
    /// What it can be.
    pub values: &'static [&'static str],
}

impl Choice {
    /// The option at its value of this index.
    pub(super) fn with(&self, value: usize) -> (String, String) {
        (self.key.to_owned(), self.values[value].to_owned())
    }
}

/// Options by name.
pub type Options = BTreeMap<String, String>;

/// What people settled before the deal; made by [`Info::table`](super::info::Info::table), so it is complete and allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// How many play.
    pub seats: u8,
    /// Every option of the game.
    pub options: Options,
}

impl Table {
    /// The chosen value of an option the game has.
    #[must_use]
    pub fn option(&self, key: &str) -> &str {
        &self.options[key]
    }
}

/// Why nobody can sit down at such a table.
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
        /// What it can be.
        values: &'static [&'static str],
    },
    /// Too few or too many.
    #[error("this is for {} to {} seats", .0.start(), .0.end())]
    Seats(RangeInclusive<u8>),
}
