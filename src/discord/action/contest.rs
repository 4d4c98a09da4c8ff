//! The buttons of a contest's card, and of messages about it.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::part::named;

/// An action in a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum ContestAction {
    /// Joins it.
    Join,
    /// Leaves it before it begins.
    Leave,
    /// Says that the person plays.
    In,
    /// Says that the person does not play.
    Out,
    /// In a direct message: goes on after a game lost by time.
    Go,
    /// Shows the standing.
    Standing,
    /// Withdraws from it.
    Withdraw,
    /// Stops it.
    Stop,
    /// Takes the place of one who has withdrawn.
    Take,
}

named!(ContestAction);
