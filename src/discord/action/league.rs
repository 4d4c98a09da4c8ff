//! The buttons of a league's card, and of direct messages about it.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::part::named;

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

named!(LeagueAction);
