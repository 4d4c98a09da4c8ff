//! How strong a computer plays.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

/// How strong a computer plays. What that takes in a game, its [`Heuristics`](super::Heuristics) says.
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
    /// What this strength has of three things: the easy one's, the medium one's, the strong one's.
    pub fn of<T>(self, [easy, medium, strong]: [T; 3]) -> T {
        match self {
            Strength::Easy => easy,
            Strength::Medium => medium,
            Strength::Strong => strong,
        }
    }
}
