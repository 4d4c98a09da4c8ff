//! Refusals of preferences for reminders.

use tavolino_games::game::Lang;

/// The reason a preference is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPreference {
    /// There is no such time zone.
    #[error("there is no such time zone")]
    Zone,
    /// Quiet hours need a time zone.
    #[error("there is no time zone for the quiet hours")]
    NoZone,
    /// The text is no time of day.
    #[error("that is no time of day")]
    Time,
    /// The quiet hours never end.
    #[error("quiet hours end at another time than they begin")]
    AllDay,
    /// The interval is too long.
    #[error("an interval is 1 to {most} hours")]
    Every {
        /// The longest interval, in hours.
        most: i64,
    },
}

impl BadPreference {
    /// The sentence, with the next step in it.
    pub(in crate::host) fn say(self, lang: &Lang) -> String {
        match self {
            BadPreference::Zone => lang.say("refused-zone", &[]),
            BadPreference::NoZone => lang.say("refused-no-zone", &[]),
            BadPreference::Time => lang.say("refused-time", &[]),
            BadPreference::AllDay => lang.say("refused-all-day", &[]),
            BadPreference::Every { most } => lang.say("refused-every", &[("most", most.into())]),
        }
    }
}
