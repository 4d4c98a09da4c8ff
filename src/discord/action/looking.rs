//! The buttons and menus of a person's wish for games.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::part::named;

/// An action on the caller's wish for games on a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum LookingAction {
    /// Shows it, and those of others.
    Show,
    /// A menu: the games.
    Games,
    /// A menu: the pace.
    Pace,
    /// A menu: how many games at once.
    Most,
    /// A menu: when it ends.
    Until,
    /// Takes it back.
    Stop,
}

named!(LookingAction);
