//! Times in messages, which Discord shows in each reader's time zone, and the choice of a zone.

use serenity::all::ButtonStyle;

use super::controls::button;
use super::reply::Reply;
use crate::discord::action::{Action, InZone};
use crate::discord::limits;
use crate::host::{
    BadPreference, Error, Refusal, Timestamp, WEEKDAYS, ZoneRead, read_zone, zone_shown,
};
use tavolino_games::game::Lang;
use tavolino_games::game::lang::Value;

/// The name of a day of the week; 0 is Monday.
pub fn weekday(lang: &Lang, day: i64) -> String {
    let key = usize::try_from(day).ok().and_then(|day| WEEKDAYS.get(day));
    lang.say(&format!("weekday-{}", key.unwrap_or(&WEEKDAYS[0])), &[])
}

/// The names of days of the week, each a bit, the lowest for Monday.
pub fn weekdays(lang: &Lang, days: i64) -> String {
    let named = (0..7).filter(|day| days >> day & 1 == 1);
    lang.list(named.map(|day| weekday(lang, day)))
}

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

/// The outcome of setting something in a typed zone. Where that can mean several, the likeliest, at
/// most 25, are offered instead of the refusal; `set` is what their buttons set, `None` where they
/// cannot set all that was to be set.
///
/// # Errors
///
/// Those of `outcome`, but for a zone that can mean several.
pub fn offering(
    outcome: Result<Reply, Error>,
    typed: Option<&str>,
    set: Option<InZone>,
    lang: &Lang,
) -> Result<Reply, Error> {
    let Err(Error::Refused(Refusal::Preference(BadPreference::Zone))) = outcome else {
        return outcome;
    };
    let ZoneRead::Several(mut zones) = typed.map_or(ZoneRead::Unknown, read_zone) else {
        return outcome;
    };
    let Some(set) = set else {
        return outcome;
    };
    zones.truncate(limits::CHOICES);
    let buttons = zones.into_iter().filter_map(|zone| {
        let label = zone_shown(&zone);
        button(&Action::Zone(set, zone), &label, ButtonStyle::Secondary)
    });
    let text = lang.say("refused-zone-near", &[]);
    Ok(Reply::refusal(text).buttons(buttons.collect()))
}
