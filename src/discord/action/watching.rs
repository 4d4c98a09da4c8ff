//! The buttons of a person who watches a match without playing in it.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::part::named;

/// A change of what a person wishes to learn of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum WatchAction {
    /// One direct message at the end.
    Tell,
    /// None.
    Untell,
    /// A line in the list of their matches and in their digest.
    Follow,
    /// None.
    Unfollow,
}

named!(WatchAction);
