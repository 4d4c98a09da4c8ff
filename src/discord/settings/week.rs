//! The message of the week in the settings.

use crate::discord::view::{places, times};
use crate::host::{WeekChannel, zone_shown};
use tavolino_games::game::Lang;

/// The sentence on the message of the week.
pub fn sentence(lang: &Lang, channel: Option<&WeekChannel>) -> String {
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
