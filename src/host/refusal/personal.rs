//! Refusals of what a person sets for themselves: reminders and their hours, and vacations.

use std::time::Duration;

use crate::store::time::Timestamp;
use tavolino_games::game::Lang;
use tavolino_games::game::lang::Value;

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

/// The reason a vacation cannot begin or end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadVacation {
    /// The person is away already.
    #[error("the person is away")]
    Away,
    /// The person is not away.
    #[error("the person is not away")]
    Here,
    /// The vacation left this year, which is less than a day.
    #[error("{0:?} of vacation are left this year, less than a day")]
    UsedUp(Duration),
    /// The vacation left this year, which is less than wanted.
    #[error("{0:?} of vacation are left this year")]
    TooLong(Duration),
    /// More days of the week than this limit.
    #[error("a week has at most {0} days off")]
    TooManyDays(u32),
    /// The days off were set within a week; they can be changed again then.
    #[error("the days off were set within a week")]
    DaysSet(Timestamp),
}

impl BadVacation {
    /// The sentence, with the next step in it.
    pub(in crate::host) fn say(self, lang: &Lang) -> String {
        match self {
            BadVacation::Away => lang.say("refused-away", &[]),
            BadVacation::Here => lang.say("refused-here", &[]),
            BadVacation::UsedUp(left) => lang.say("refused-used-up", &span(left)),
            BadVacation::TooManyDays(most) => {
                lang.say("refused-too-many-days", &[("most", most.into())])
            }
            BadVacation::DaysSet(until) => {
                // Discord shows whole seconds.
                let until = until.0.div_euclid(1000) + 1;
                lang.say("refused-days-set", &[("until", until.to_string().into())])
            }
            BadVacation::TooLong(left) => lang.say("refused-too-long", &span(left)),
        }
    }
}

/// A duration as the variables of a sentence: whole `days`, and the remaining `hours`.
#[must_use]
pub fn span(span: Duration) -> [(&'static str, Value<'static>); 2] {
    let hours = span.as_secs() / 3600;
    [
        ("days", (hours / 24).into()),
        ("hours", (hours % 24).into()),
    ]
}
