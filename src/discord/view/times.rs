//! Times in messages; Discord shows them in each reader's time zone.

use crate::host::Timestamp;
use tavolino_games::game::Lang;

/// Date and time, and the distance from now.
pub fn moment(at: Timestamp) -> String {
    let seconds = at.0.div_euclid(1000);
    format!("<t:{seconds}:f> (<t:{seconds}:R>)")
}

/// The distance of a time from now.
pub fn left(at: Timestamp) -> String {
    format!("<t:{}:R>", at.0.div_euclid(1000))
}

/// A duration in words, such as 24 hours.
pub fn span(lang: &Lang, millis: i64) -> String {
    let minutes = (millis / 60_000).max(1);
    if minutes < 120 {
        lang.say("span-minutes", &[("minutes", minutes.into())])
    } else {
        lang.say("span-hours", &[("hours", (minutes / 60).into())])
    }
}

/// The date of a time.
pub fn day(at: Timestamp) -> String {
    format!("<t:{}:D>", at.0.div_euclid(1000))
}
