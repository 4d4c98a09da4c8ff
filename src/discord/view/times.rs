//! Times in messages; Discord shows them in each reader's time zone.

use crate::host::Timestamp;
use tavolino_games::game::Lang;
use tavolino_games::game::lang::Value;

/// Date and time, and the distance from now.
pub fn moment(at: Timestamp) -> String {
    let seconds = at.0.div_euclid(1000);
    format!("<t:{seconds}:f> (<t:{seconds}:R>)")
}

/// The distance of a time from now.
pub fn left(at: Timestamp) -> String {
    format!("<t:{}:R>", at.0.div_euclid(1000))
}

/// A duration in words, such as 12 hours or 3 days.
pub fn span(lang: &Lang, millis: i64) -> String {
    said(lang, "span", millis, &[])
}

/// A sentence about a duration, which has a key for each unit: `key-days`, `key-hours` and
/// `key-minutes`.
pub fn said(lang: &Lang, key: &str, millis: i64, more: &[(&str, Value<'_>)]) -> String {
    let minutes = (millis / 60_000).max(1);
    let (unit, count) = match minutes {
        ..120 => ("minutes", minutes),
        _ if minutes % (24 * 60) < 60 && minutes >= 24 * 60 => ("days", minutes / (24 * 60)),
        _ => ("hours", minutes / 60),
    };
    let mut values = vec![(unit, count.into())];
    values.extend(more.iter().cloned());
    lang.say(&format!("{key}-{unit}"), &values)
}

/// The date of a time.
pub fn day(at: Timestamp) -> String {
    format!("<t:{}:D>", at.0.div_euclid(1000))
}
