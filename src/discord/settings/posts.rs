//! Two posts of the bot in the settings: the message of the week, and the list of those who look
//! for a game.

use crate::discord::interaction::{Request, VisibleChannels};
use crate::discord::play::must_lack_nothing;
use crate::discord::view::{looking, places, times};
use crate::host::{Error, GuildId, ListChange, LookingList, WeekChannel, zone_shown};
use tavolino_games::game::Lang;

/// The sentence on the message of the week.
pub fn week(lang: &Lang, channel: Option<&WeekChannel>) -> String {
    let Some(channel) = channel else {
        return lang.say("settings-week-off", &[]);
    };
    let at = format!("{:02}:{:02}", channel.minute / 60, channel.minute % 60);
    let values = [
        ("channel", places::channel(channel.channel).into()),
        ("day", times::weekday(lang, channel.day).into()),
        ("at", at.into()),
        ("zone", zone_shown(&channel.zone).into()),
    ];
    let key = if channel.refused {
        "settings-week-refused"
    } else {
        "settings-week-on"
    };
    lang.say(key, &values)
}

/// The sentence on the list.
pub fn looking_list(lang: &Lang, list: &LookingList) -> String {
    let channel = ("channel", places::channel(list.channel).into());
    match list.role {
        _ if list.refused => lang.say("settings-looking-refused", &[channel]),
        Some(role) => {
            let role = ("role", places::role(role).into());
            lang.say("settings-looking-calls", &[channel, role])
        }
        None => lang.say("settings-looking-on", &[channel]),
    }
}

/// Refuses a channel in which the bot cannot post the list. Where Discord does not answer, nothing
/// is refused.
///
/// # Errors
///
/// The refusal `Missing`.
pub async fn list_must_be_usable(
    request: &Request<'_>,
    guild: GuildId,
    list: ListChange,
) -> Result<(), Error> {
    let Some(channel) = list.channel else {
        return Ok(());
    };
    let may = VisibleChannels::own(request.rest(), guild, &[channel]).await;
    if let Some(may) = may {
        let may = may.get(&channel).copied().unwrap_or_default();
        let missing = looking::PERMISSIONS.difference(may);
        must_lack_nothing(missing, channel, &request.lang())?;
    }
    Ok(())
}
