//! What a button or a menu asks for about somebody's own vacation.

use strum::{EnumString, IntoStaticStr};

/// About somebody's own vacation; written in a `custom_id` by its name here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
pub enum VacationAction {
    /// Whether they are away and what is left, as a message of its own.
    #[strum(serialize = "vacation")]
    Show,
    /// A menu of days: so many, from now on.
    #[strum(serialize = "away")]
    Start,
    /// It is over.
    #[strum(serialize = "back")]
    End,
}
