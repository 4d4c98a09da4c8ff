//! The actions on a person's vacation.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::part::named;

/// An action on the person's vacation; in a `custom_id` by its name here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
pub enum VacationAction {
    /// Shows the vacation and the days left, as a new message.
    #[strum(serialize = "vacation")]
    Show,
    /// A menu of days: starts a vacation of that length.
    #[strum(serialize = "away")]
    Start,
    /// Ends the vacation.
    #[strum(serialize = "back")]
    End,
}

named!(VacationAction);
