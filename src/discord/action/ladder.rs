//! The buttons and the menu of a ladder, and the answers to a challenge.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::part::named;

/// An action on a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum LadderAction {
    /// Joins it, or comes back to it.
    Join,
    /// Shows those who may be challenged.
    Rivals,
    /// A menu of people: challenges the chosen one.
    Challenge,
    /// Asks whether the person rests.
    AskRest,
    /// Lets the person rest.
    Rest,
    /// Asks whether the person leaves it.
    AskLeave,
    /// Leaves it.
    Leave,
}

/// The answer to a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum ChallengeAnswer {
    /// Both games begin.
    Accept,
    /// No game begins.
    Decline,
}

named!(LadderAction, ChallengeAnswer);
