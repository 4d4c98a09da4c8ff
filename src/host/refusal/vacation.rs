//! Refusals of vacations.

use std::time::Duration;

use tavolino_games::game::Lang;
use tavolino_games::game::lang::Value;

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
}

impl BadVacation {
    /// The sentence, with the next step in it.
    pub(in crate::host) fn say(self, lang: &Lang) -> String {
        match self {
            BadVacation::Away => lang.say("refused-away", &[]),
            BadVacation::Here => lang.say("refused-here", &[]),
            BadVacation::UsedUp(left) => lang.say("refused-used-up", &span(left)),
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
