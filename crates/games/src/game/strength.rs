//! The strength of a computer player.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// The strength of a computer player. The [`Heuristics`](super::Heuristics) of a game say how it is
/// reached.
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
    IntoStaticStr,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum Strength {
    /// A sensible beginner who sees one turn ahead.
    Easy,
    /// A player who looks ahead.
    #[default]
    Medium,
    /// The strongest play the search reaches.
    Strong,
}

impl Strength {
    /// Returns the value for this strength of three values: easy, medium, strong.
    pub fn of<T>(self, [easy, medium, strong]: [T; 3]) -> T {
        match self {
            Strength::Easy => easy,
            Strength::Medium => medium,
            Strength::Strong => strong,
        }
    }
}
