//! The actions on a person's reminders and vacation.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::part::named;

/// An action on the person's reminders, in all matches; in a `custom_id` by its name here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum ReminderAction {
    /// Shows the reminder settings, as a new message.
    #[strum(serialize = "reminders")]
    Show,
    /// Turns on reminders at half of the time and at a tenth left.
    #[strum(serialize = "points")]
    PointsOn,
    /// Turns these reminders off.
    #[strum(serialize = "no-points")]
    PointsOff,
    /// A menu of intervals, in hours, for repeated reminders.
    Every,
    /// Sends reminders by direct message.
    #[strum(serialize = "dm")]
    ByMessage,
    /// Sends reminders by a mention at the table.
    #[strum(serialize = "mention")]
    ByMention,
    /// Turns on the message that the person's turn is next.
    #[strum(serialize = "next")]
    NextOn,
    /// Turns this message off.
    #[strum(serialize = "no-next")]
    NextOff,
    /// Turns all reminders off.
    Off,
    /// Turns the daily digest off.
    #[strum(serialize = "no-digest")]
    DigestOff,
    /// Asks for one message tomorrow.
    Tomorrow,
    /// Takes that back.
    #[strum(serialize = "no-tomorrow")]
    TomorrowOff,
    /// Turns the daily line about the puzzle on, for this time of the day.
    #[strum(serialize = "puzzle")]
    PuzzleOn,
    /// Turns the daily line about the puzzle off.
    #[strum(serialize = "no-puzzle")]
    PuzzleOff,
}

named!(ReminderAction);

impl ReminderAction {
    /// Whether the answer is a new message: the button stands below something else.
    #[must_use]
    pub fn is_new(self) -> bool {
        use ReminderAction::{PuzzleOn, Show, Tomorrow};
        matches!(self, Show | PuzzleOn | Tomorrow)
    }
}

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
    /// Lets a vacation begin by itself before the person's time runs out.
    #[strum(serialize = "net")]
    NetOn,
    /// Lets none begin by itself.
    #[strum(serialize = "no-net")]
    NetOff,
}

named!(VacationAction);
