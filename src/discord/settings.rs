//! `/settings`: a server's settings, shown and changed by members who manage the server. All
//! replies are private.

mod channels;
pub mod command;

use serenity::all::{
    ButtonStyle, ChannelType, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
};
use strum::VariantArray;

use crate::discord::action::{Action, InZone};
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::limits;
use crate::discord::view::{Reply, button, menu, menu_of, names, option, places, times};
use crate::host::{
    Change, ChannelId, Error, GuildId, Pace, PuzzleChange, PuzzleChannel, PuzzlesBy, Restriction,
    Settings, Strength, time_of_day, zone_shown,
};
use tavolino_games::game::Lang;

/// Settings with two values, as options of the command and as buttons.
pub const CHOICES: [(&str, [&str; 2]); 3] = [
    ("threads", ["yes", "no"]),
    ("pings", ["call", "quiet"]),
    ("cancel", ["seats", "moderators"]),
];

/// Settings that are limits, with the values their menus offer; 0 is no limit.
pub const LIMITS: [(&str, &[i64]); 2] = [
    ("per-person", &[1, 2, 3, 5, 10, 20, 50, 100, 0]),
    ("per-server", &[10, 20, 50, 100, 200, 500, 1000, 0]),
];

/// Types of channels that can hold a table.
pub const CHANNEL_TYPES: [ChannelType; 2] = [ChannelType::Text, ChannelType::News];

/// Applies a button or a menu; an empty `value` stands for the choice made in the menu.
pub async fn press(request: &Request<'_>, setting: &str, value: &str) -> Result<Reply, Error> {
    let parsed = match request.chosen_channels() {
        Some(channels) if setting == "channels" => Some(Change::Channels(channels)),
        _ if value.is_empty() => Change::read(setting, request.chosen()),
        _ => Change::read(setting, value),
    };
    let changes = parsed.map(|change| vec![change]);
    change(request, changes, &PuzzleChange::default()).await
}

/// Makes the changes, if there are any, and replies with the settings.
///
/// # Errors
///
/// A refusal if the caller does not manage the server, or `changes` is `None`: a setting or value
/// is unknown.
pub async fn change(
    request: &Request<'_>,
    changes: Option<Vec<Change>>,
    puzzles: &PuzzleChange,
) -> Result<Reply, Error> {
    let guild = must_manage(request)?;
    let changes = changes.ok_or(Restriction::NoSuchSetting)?;
    let (lang, host) = (request.lang(), request.host());
    let is_changed = !changes.is_empty() || !puzzles.is_empty();
    channels::must_be_usable(request, guild, &changes, puzzles).await?;
    let puzzles_by = (!puzzles.is_empty()).then(|| PuzzlesBy {
        change: puzzles,
        by: request.person(),
        now: now(),
    });
    let settings = if is_changed {
        host.change_settings(guild, &changes, puzzles_by).await
    } else {
        host.settings(Some(guild)).await
    };
    let settings = match settings {
        Ok(settings) => settings,
        Err(error) => {
            // A button of the offer would lose the other changes.
            let again = changes.is_empty().then(|| in_zone(puzzles)).flatten();
            return times::offering(Err(error), puzzles.zone.as_deref(), again, &lang);
        }
    };
    let channel = host.puzzle_channel(guild).await?;
    let notice = is_changed.then_some("settings-saved");
    Ok(settings_reply(&lang, &settings, channel.as_ref(), notice))
}

/// Sets the puzzle of the day in the time zone of a button.
///
/// # Errors
///
/// As [`change`].
pub async fn choose_zone(
    request: &Request<'_>,
    channel: Option<ChannelId>,
    at: Option<i64>,
    zone: String,
) -> Result<Reply, Error> {
    let at = at.map(|at| format!("{:02}:{:02}", at / 60, at % 60));
    let puzzles = PuzzleChange {
        channel,
        at,
        zone: Some(zone),
    };
    change(request, Some(Vec::new()), &puzzles).await
}

/// The change of the puzzle of the day but for its zone; `None` where the time cannot be read.
fn in_zone(puzzles: &PuzzleChange) -> Option<InZone> {
    let at = match &puzzles.at {
        Some(at) => Some(time_of_day(at)?),
        None => None,
    };
    Some(InZone::Puzzles(puzzles.channel, at))
}

/// The server, if the caller manages it. Discord shows the command to such members by default, but
/// a server can show it to others, and buttons can be forged.
fn must_manage(request: &Request<'_>) -> Result<GuildId, Restriction> {
    request
        .guild()
        .filter(|_| request.manages())
        .ok_or(Restriction::NotAManager)
}

/// The settings in words with the controls that change them; below the sentence with the key
/// `notice`.
fn settings_reply(
    lang: &Lang,
    settings: &Settings,
    puzzles: Option<&PuzzleChannel>,
    notice: Option<&str>,
) -> Reply {
    let text = notice.map(|key| lang.say(key, &[]));
    let text = text.into_iter().chain([summary(lang, settings, puzzles)]);
    let reply = Reply::private(text.collect::<Vec<_>>().join("\n"));
    let pace = pace_menu(lang, settings);
    let limits = LIMITS
        .iter()
        .filter_map(|(name, offered)| limit_menu(lang, name, offered, limit(settings, name)));
    let menus = channel_menu(lang).into_iter().chain(pace);
    menus
        .chain(limits)
        .fold(reply, Reply::menu)
        .buttons(toggles(lang, settings))
}

/// The settings in words.
fn summary(lang: &Lang, settings: &Settings, puzzles: Option<&PuzzleChannel>) -> String {
    let say = |key: &str| lang.say(key, &[]);
    let channels: Vec<String> = settings
        .channels
        .iter()
        .take(limits::CHOICES)
        .map(|channel| places::channel(*channel))
        .collect();
    let channels = if channels.is_empty() {
        say("settings-channels-all")
    } else {
        let channels = lang.list(channels);
        lang.say("settings-channels-some", &[("channels", channels.into())])
    };
    let most = |limit: Option<i64>| match limit {
        Some(most) => lang.say("settings-limit", &[("most", most.into())]),
        None => say("settings-limit-none"),
    };
    let state = |name: &str| say(&format!("settings-{name}-{}", value(settings, name)));
    let values = [
        ("channels", channels.into()),
        ("threads", state("threads").into()),
        ("pace", pace_word(lang, settings.pace).into()),
        ("pings", state("pings").into()),
        ("person", most(settings.per_person).into()),
        ("server", most(settings.per_server).into()),
        ("cancel", state("cancel").into()),
        (
            "strength",
            names::strength(lang, settings.strength()).into(),
        ),
        ("language", language(lang, settings).into()),
        ("puzzles", daily_puzzle(lang, puzzles).into()),
    ];
    let ratings: &str = settings.ratings.into();
    let ratings = say(&format!("setting-ratings-{ratings}"));
    let ratings = lang.say("settings-ratings", &[("ratings", ratings.into())]);
    format!("{}\n{ratings}", lang.say("settings", &values))
}

/// The sentence on the language of public messages.
fn language(lang: &Lang, settings: &Settings) -> String {
    let Some(code) = &settings.lang else {
        return lang.say("settings-language-unset", &[]);
    };
    // A language that is not shipped any more is English.
    let name = Lang::of(code).own_name();
    lang.say("settings-language-set", &[("language", name.into())])
}

/// The sentence on the puzzle of the day.
fn daily_puzzle(lang: &Lang, channel: Option<&PuzzleChannel>) -> String {
    let Some(channel) = channel else {
        return lang.say("settings-puzzles-off", &[]);
    };
    let at = format!("{:02}:{:02}", channel.minute / 60, channel.minute % 60);
    let values = [
        ("channel", places::channel(channel.channel).into()),
        ("at", at.into()),
        ("zone", zone_shown(&channel.zone).into()),
    ];
    let key = match (channel.refused, channel.due) {
        (true, _) => "settings-puzzles-refused",
        (false, Some(_)) => "settings-puzzles-on",
        (false, None) => "settings-puzzles-paused",
    };
    lang.say(key, &values)
}

/// The value a setting has, as [`CHOICES`] names it.
fn value(settings: &Settings, name: &str) -> &'static str {
    let either = |flag: bool, yes, no| if flag { yes } else { no };
    match name {
        "threads" => either(settings.threads, "yes", "no"),
        "pings" => either(settings.quiet, "quiet", "call"),
        _ => either(settings.moderators, "moderators", "seats"),
    }
}

/// A pace in words.
pub fn pace_word(lang: &Lang, pace: Pace) -> String {
    lang.say(&format!("option-pace-{}", pace.key()), &[])
}

/// The value of a limit of [`LIMITS`]; 0 is no limit.
fn limit(settings: &Settings, name: &str) -> i64 {
    let limit = match name {
        "per-person" => settings.per_person,
        _ => settings.per_server,
    };
    limit.unwrap_or(0)
}

/// The menu of channels in which matches may be opened; a choice replaces all. The current ones are
/// not preselected: serenity would send their ids in a form that Discord refuses.
fn channel_menu(lang: &Lang) -> Option<CreateSelectMenu> {
    let action = Action::Setting("channels".to_owned(), String::new());
    let kind = CreateSelectMenuKind::Channel {
        channel_types: Some(CHANNEL_TYPES.to_vec()),
        default_channels: None,
    };
    let menu = menu_of(&action, &lang.say("settings-menu-channels", &[]), kind)?;
    Some(menu.max_values(limits::CHOICES as u8))
}

fn pace_menu(lang: &Lang, settings: &Settings) -> Option<CreateSelectMenu> {
    let label = |pace: Pace| {
        let word = pace_word(lang, pace);
        lang.say("settings-menu-pace", &[("pace", word.into())])
    };
    let options = Pace::ALL
        .iter()
        .map(|&pace| option(&label(pace), pace.key()).default_selection(pace == settings.pace));
    let action = Action::Setting("pace".to_owned(), String::new());
    menu(&action, &label(settings.pace), options.collect())
}

fn limit_menu(lang: &Lang, name: &str, offered: &[i64], current: i64) -> Option<CreateSelectMenu> {
    // The command may have set a value that the menu does not offer.
    let own = Some(current).filter(|current| !offered.contains(current));
    let label = |most: i64| lang.say(&format!("settings-menu-{name}"), &[("limit", most.into())]);
    let options = own
        .into_iter()
        .chain(offered.iter().copied())
        .map(|most| option(&label(most), most.to_string()).default_selection(most == current));
    let action = Action::Setting(name.to_owned(), String::new());
    menu(&action, &label(current), options.collect())
}

/// A button for each setting that is one thing or the other, and one for the strength of the
/// computer, which goes round: it says what it changes to. They are one row, and there is room for
/// no other.
fn toggles(lang: &Lang, settings: &Settings) -> Vec<CreateButton> {
    let others = CHOICES.iter().filter_map(|(name, values)| {
        let current = value(settings, name);
        values
            .iter()
            .find(|other| **other != current)
            .map(|other| (*name, *other))
    });
    let everywhere = (!settings.channels.is_empty()).then_some(("channels", "all"));
    let all = Strength::VARIANTS;
    let stronger = all.iter().find(|other| **other > settings.strength());
    let stronger = stronger.unwrap_or(&all[0]).to_string();
    let changes = everywhere.into_iter().chain(others);
    let changes = changes.map(|(name, other)| (name, other.to_owned()));
    let changes = changes.chain([("computer", stronger)]);
    let buttons = changes.filter_map(|(name, other)| {
        let action = Action::Setting(name.to_owned(), other.clone());
        let label = lang.say(&format!("settings-button-{name}-{other}"), &[]);
        button(&action, &label, ButtonStyle::Secondary)
    });
    buttons.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::lengths;
    use crate::host::ChannelId;

    /// The longest id of Discord.
    const LONG: i64 = 9_000_000_000_000_000_000;

    #[test]
    fn all_settings_are_said_in_full() {
        for lang in lengths::languages() {
            let channels = (0..limits::CHOICES as i64).map(|at| ChannelId(LONG + at));
            let long = Settings {
                channels: channels.collect(),
                moderators: true,
                quiet: true,
                per_person: Some(7),
                per_server: Some(12345),
                lang: Some("pt".to_owned()),
                ..Settings::default()
            };
            let channel = PuzzleChannel {
                guild: GuildId(LONG),
                channel: ChannelId(LONG),
                minute: 1439,
                zone: "America/Argentina/ComodRivadavia".to_owned(),
                due: None,
                tried_on: 0,
                refused: true,
            };
            let channels = [None, Some(&channel)];
            for settings in [long, Settings::default()] {
                for channel in channels {
                    settings_reply(&lang, &settings, channel, Some("settings-saved"));
                }
            }
        }
    }
}
