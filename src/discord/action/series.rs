//! The buttons and menus of contests, leagues and ladders, and of messages about them.

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

/// An action in a league.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum LeagueAction {
    /// Joins it.
    Join,
    /// Leaves it.
    Leave,
    /// In a direct message: plays the next season.
    In,
    /// In a direct message: does not play the next season.
    Out,
    /// In a direct message: goes on after a game lost by time.
    Go,
    /// In a direct message: joins it again.
    Again,
}

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

named!(ContestAction, LeagueAction, LadderAction, ChallengeAnswer);
