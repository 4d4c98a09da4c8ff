//! Instants in messages: Discord shows them in everyone's own time.

use crate::host::Timestamp;
use tavolino_games::game::Lang;

/// An instant as Discord shows it in everyone's own time: when, and how far away that is.
pub fn moment(at: Timestamp) -> String {
    let seconds = at.0.div_euclid(1000);
    format!("<t:{seconds}:f> (<t:{seconds}:R>)")
}

/// How far away an instant is, as Discord shows it.
pub fn left(at: Timestamp) -> String {
    format!("<t:{}:R>", at.0.div_euclid(1000))
}

/// A span of time in words, such as 24 hours.
pub fn span(lang: &Lang, millis: i64) -> String {
    let minutes = (millis / 60_000).max(1);
    if minutes < 120 {
        lang.say("span-minutes", &[("minutes", minutes.into())])
    } else {
        lang.say("span-hours", &[("hours", (minutes / 60).into())])
    }
}

/// A day as Discord shows it in everyone's own time.
pub fn day(at: Timestamp) -> String {
    format!("<t:{}:D>", at.0.div_euclid(1000))
}
