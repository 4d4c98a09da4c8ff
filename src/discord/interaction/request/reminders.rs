//! What a button or a menu asks for about somebody's own reminders.

use strum::{EnumString, IntoStaticStr};

/// About somebody's own reminders, in all matches; written in a `custom_id` by its name here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum ReminderAction {
    /// How they are reminded, as a message of its own.
    #[strum(serialize = "reminders")]
    Show,
    /// Reminders at half time and when a tenth is left.
    #[strum(serialize = "points")]
    PointsOn,
    /// No such reminders.
    #[strum(serialize = "no-points")]
    PointsOff,
    /// A menu of intervals: a reminder every so many hours.
    Every,
    /// To be told by direct message.
    #[strum(serialize = "dm")]
    ByMessage,
    /// To be told by a mention at the table.
    #[strum(serialize = "mention")]
    ByMention,
    /// To be told when they are next.
    #[strum(serialize = "next")]
    NextOn,
    /// Not to be told so.
    #[strum(serialize = "no-next")]
    NextOff,
    /// No reminders at all.
    Off,
}
