//! How strong the computer plays, and what that means for each method.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

use super::alphabeta::{Limit, SPAN};
use super::tree;
use crate::game::{Ahead, Playouts};

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
    /// How far a tree search looks, and what it sees.
    #[must_use]
    pub fn playouts(self, playouts: Playouts) -> tree::Limit {
        let (count, notices) = match self {
            Strength::Easy => (40, playouts.notices.easy),
            Strength::Medium => (playouts.medium, playouts.notices.medium),
            Strength::Strong => (playouts.strong, 1.0),
        };
        tree::Limit {
            count,
            horizon: playouts.horizon,
            notices,
        }
    }
}

/// How a player sees who does not look as far as it could.
#[derive(Clone, Copy, Debug)]
pub struct Sight {
    /// How far it looks.
    pub limit: Limit,
    /// By how much of a search's score a turn may be behind the best one and still look as good.
    pub near: i32,
}

impl Sight {
    /// As far as somebody sees, if that is over in a moment.
    #[must_use]
    pub fn of(ahead: Ahead) -> Sight {
        Sight {
            limit: Limit {
                depth: ahead.turns,
                ..NEAR
            },
            near: (ahead.blur * SPAN) as i32,
        }
    }
}

/// Alpha-beta where every turn is to be compared with the best.
const NEAR: Limit = Limit {
    nodes: 30_000,
    depth: 0,
    entries: 14,
    all: true,
};

/// Alpha-beta, strong.
pub const STRONG: Limit = Limit {
    nodes: 1_200_000,
    depth: 60,
    entries: 20,
    all: false,
};

/// Proof-number search: so many positions for both questions.
pub const PROOF: u64 = 140_000;

/// Alpha-beta beside proof-number search, which has taken most of the time.
pub const BESIDE: Limit = Limit {
    nodes: 150_000,
    entries: 18,
    ..STRONG
};
