//! The time zones that a typed text can mean, as buttons.

use serenity::all::ButtonStyle;

use super::controls::button;
use super::reply::Reply;
use crate::discord::action::{Action, InZone};
use crate::discord::limits;
use crate::host::{BadPreference, Error, Refusal, ZoneRead, read_zone, zone_shown};
use tavolino_games::game::Lang;

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
