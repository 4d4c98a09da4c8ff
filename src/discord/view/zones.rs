//! The time zones that a typed text can mean, as buttons.

use serenity::all::ButtonStyle;

use crate::discord::interaction::request::action::Action;
use crate::discord::interaction::request::zone::InZone;
use crate::discord::limits;
use crate::discord::view::controls::button;
use crate::discord::view::reply::Reply;
use crate::host::{BadPreference, Error, Refusal, ZoneRead, read_zone, zone_shown};
use tavolino_games::game::Lang;

/// The outcome of setting something in a typed zone. Where that can mean several, the likeliest are offered instead of the
/// refusal; `set` is what their buttons set.
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
    zones.truncate(limits::BUTTONS);
    let names = lang.list(zones.iter().map(|zone| zone_shown(zone)));
    let buttons = set.into_iter().flat_map(|set| {
        let zones = zones.iter();
        zones.filter_map(move |zone| {
            let action = Action::Zone(set, zone.clone());
            button(&action, &zone_shown(zone), ButtonStyle::Secondary)
        })
    });
    let text = lang.say("refused-zone-near", &[("zones", names.into())]);
    Ok(Reply::refusal(text).buttons(buttons.collect()))
}
