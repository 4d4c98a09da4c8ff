//! How strong the computer plays, and what that means for each method.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

use super::alphabeta::Limit;
use crate::game::Playouts;

/// How strong the computer plays.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    EnumString,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum Strength {
    /// A sensible beginner, who sees one turn ahead.
    Easy,
    /// Somebody who looks ahead.
    #[default]
    Medium,
    /// As well as it can.
    Strong,
}

impl Strength {
    /// How far a tree search looks, where the strongest looks as far as `most`.
    #[must_use]
    pub fn playouts(self, most: Playouts) -> Playouts {
        let count = match self {
            Strength::Easy => 40,
            Strength::Medium => (most.count / 40).max(120),
            Strength::Strong => most.count,
        };
        Playouts { count, ..most }
    }
}

/// Alpha-beta, easy: its own turn and the answer.
pub const EASY: Limit = Limit {
    nodes: 20_000,
    depth: 2,
    entries: 10,
    all: true,
};

/// Alpha-beta, medium.
pub const MEDIUM: Limit = Limit {
    nodes: 30_000,
    depth: 3,
    entries: 14,
    all: true,
};

/// Alpha-beta, strong.
pub const STRONG: Limit = Limit {
    nodes: 2_000_000,
    depth: 60,
    entries: 20,
    all: false,
};

/// By how much of a search's score a turn may be behind the best one and still look as good: to easy, and to medium.
pub const NEAR: [i32; 2] = [60, 12];

/// Proof-number search: so many positions for both questions.
pub const PROOF: u64 = 140_000;

/// Alpha-beta beside proof-number search, which has taken most of the time.
pub const BESIDE: Limit = Limit {
    nodes: 150_000,
    entries: 18,
    ..STRONG
};
