//! The pages of the settings: an overview, and one for each subject with what its options mean and
//! whether the bot can do it.

use std::collections::HashMap;

use serenity::all::Permissions;
use strum::VariantArray;

use super::controls::{self, value};
use super::{champion, posts};
use crate::discord::interaction::{Request, ServerRoles, VisibleChannels};
use crate::discord::limits;
use crate::discord::play::missing_at_table;
use crate::discord::view::{Reply, daily, looking, names, places};
use crate::host::{
    Champion, ChannelId, GuildId, LookingList, PuzzleChannel, Settings, WeekChannel, zone_shown,
};
use tavolino_games::game::Lang;

/// A page, by its subject.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum Page {
    /// Games and limits.
    Games,
    /// Ratings and lists.
    Lists,
    /// The puzzle of the day.
    Puzzle,
    /// The message of the week.
    Week,
    /// The language of public messages.
    Language,
}

/// Characters left for the line above a page that a change is saved.
const SAVED: usize = 40;

/// The name of the overview, in the button to it.
const OVERVIEW: &str = "all";

impl Page {
    /// The options of `/settings` on the page.
    fn options(self) -> &'static [&'static str] {
        match self {
            Page::Games => &[
                "open-in",
                "not-in",
                "threads",
                "pace",
                "computer",
                "per-person",
                "per-server",
                "pings",
                "cancel",
            ],
            Page::Lists => &[
                "ratings",
                "contests",
                "ladders",
                "champion",
                "looking",
                "looking-role",
                "looking-list",
            ],
            Page::Puzzle => &["puzzles", "puzzles-at", "puzzles-zone"],
            Page::Week => &["week", "week-day", "week-at", "week-zone"],
            Page::Language => &["language"],
        }
    }

    /// The page with an option, or with a setting of a button.
    pub fn of(option: &str) -> Page {
        let mut all = Page::VARIANTS.iter().copied();
        all.find(|page| page.options().contains(&option))
            .unwrap_or(Page::Games)
    }
}

/// The settings of a server, and the state of what the bot does there by itself.
#[derive(Debug, Default)]
pub struct Shown {
    /// The settings of games.
    pub settings: Settings,
    /// The puzzle of the day.
    pub puzzles: Option<PuzzleChannel>,
    /// The message of the week.
    pub week: Option<WeekChannel>,
    /// The role for the first of a month.
    pub champion: Option<Champion>,
    /// The list of those who look for a game.
    pub looking: Option<LookingList>,
}

/// The answer to whether the bot can do what a page is about.
#[derive(Debug, Default)]
pub struct Able {
    /// The channels of the page with what the bot lacks there; none where Discord does not answer.
    channels: Vec<(ChannelId, Permissions)>,
    /// Whether it can give the role; `None` without a role, or where Discord does not answer.
    role: Option<bool>,
}

/// The overview, with a button to each page.
pub fn overview(lang: &Lang, shown: &Shown) -> Reply {
    let names = Page::VARIANTS.iter().map(|page| (*page).into());
    let buttons = names.filter_map(|name: &str| controls::page_button(lang, name));
    let reply = Reply::private(summary(lang, shown)).buttons(buttons.collect());
    reply.adding_or_then(&lang.say("settings-hint", &[]), SAVED)
}

/// A page with its controls.
pub fn page(lang: &Lang, page: Page, shown: &Shown, able: &Able) -> Reply {
    let settings = &shown.settings;
    let name: &str = page.into();
    let mut lines = vec![format!(
        "### {}",
        lang.say(&format!("settings-page-{name}"), &[])
    )];
    lines.extend(match page {
        Page::Games => vec![games(lang, settings)],
        Page::Lists => [contests(lang, settings), ladders(lang, settings)]
            .into_iter()
            .chain(lists(lang, shown))
            .collect(),
        Page::Puzzle => vec![daily_puzzle(lang, shown.puzzles.as_ref())],
        Page::Week => vec![posts::week(lang, shown.week.as_ref())],
        Page::Language => vec![language(lang, settings)],
    });
    lines.extend(able_lines(lang, able));
    let meanings = page.options().iter().map(|option| {
        let meaning = lang.say(&format!("command-settings-{option}"), &[]);
        let values = [("option", (*option).into()), ("meaning", meaning.into())];
        lang.say("settings-meaning", &values)
    });
    let meanings: Vec<String> = meanings.collect();
    let reply = Reply::private(lines.join("\n"));
    let reply = match page {
        Page::Games => {
            let menus = [
                controls::channel_menu(lang),
                controls::pace_menu(lang, settings),
                controls::limit_menu(lang, settings),
            ];
            let reply = menus.into_iter().flatten().fold(reply, Reply::menu);
            reply.buttons(controls::toggles(lang, settings))
        }
        Page::Lists => reply
            .buttons(controls::rating_buttons(lang, settings))
            .buttons(controls::contest_buttons(lang, settings))
            .buttons(controls::ladder_buttons(lang, settings)),
        Page::Language => controls::language_menu(lang)
            .into_iter()
            .fold(reply, Reply::menu),
        Page::Puzzle | Page::Week => reply,
    };
    let back = controls::page_button(lang, OVERVIEW);
    let reply = reply.buttons(back.into_iter().collect());
    reply.adding_or_then(&meanings.join("\n"), SAVED)
}

/// Whether the bot can do what a page is about, by Discord.
pub async fn able(request: &Request<'_>, guild: GuildId, page: Page, shown: &Shown) -> Able {
    let threads = shown.settings.threads;
    let channels: Vec<ChannelId> = match page {
        Page::Games => shown.settings.channels.clone(),
        Page::Lists => shown.looking.iter().map(|list| list.channel).collect(),
        Page::Puzzle => shown
            .puzzles
            .iter()
            .map(|puzzles| puzzles.channel)
            .collect(),
        Page::Week => shown.week.iter().map(|week| week.channel).collect(),
        Page::Language => Vec::new(),
    };
    let lacks = |may: Permissions| match page {
        Page::Games => missing_at_table(may, threads, false),
        Page::Lists => looking::PERMISSIONS.difference(may),
        Page::Puzzle | Page::Week | Page::Language => daily::PERMISSIONS.difference(may),
    };
    let may: HashMap<ChannelId, Permissions> = if channels.is_empty() {
        HashMap::new()
    } else {
        let may = VisibleChannels::own(request.rest(), guild, &channels).await;
        may.unwrap_or_default()
    };
    let lacks_in = |channel: ChannelId| Some((channel, lacks(*may.get(&channel)?)));
    let role = shown.champion.as_ref().filter(|_| page == Page::Lists);
    Able {
        channels: channels.into_iter().filter_map(lacks_in).collect(),
        role: match role {
            Some(champion) => ServerRoles::fetch(request.rest(), guild)
                .await
                .map(|roles| roles.may_give(champion.role).is_ok()),
            None => None,
        },
    }
}

/// The sentences on it: one for all channels in which nothing is missing.
fn able_lines(lang: &Lang, able: &Able) -> Vec<String> {
    let (free, lacking): (Vec<_>, Vec<_>) = able
        .channels
        .iter()
        .partition(|(_, lacks)| lacks.is_empty());
    let lacking = lacking.into_iter().map(|(channel, lacks)| {
        let values = [
            ("channel", places::channel(channel).into()),
            ("permissions", places::permissions(lacks, lang).into()),
        ];
        lang.say("settings-lacks", &values)
    });
    let free = (!free.is_empty()).then(|| lang.say("settings-can", &[]));
    let role = able.role.map(|can| {
        let key = if can {
            "settings-can-give"
        } else {
            "settings-cannot-give"
        };
        lang.say(key, &[])
    });
    lacking.take(LACKING).chain(free).chain(role).collect()
}

/// Channels that are named with what the bot lacks there, 3: they fit one message.
const LACKING: usize = 3;

/// The channels in which games are opened, in words.
fn channels(lang: &Lang, settings: &Settings) -> String {
    let say = |key: &str| lang.say(key, &[]);
    let channels: Vec<String> = settings
        .channels
        .iter()
        .take(limits::CHOICES)
        .map(|channel| places::channel(*channel))
        .collect();
    if channels.is_empty() {
        say("settings-channels-all")
    } else {
        let channels = lang.list(channels);
        lang.say("settings-channels-some", &[("channels", channels.into())])
    }
}

/// The settings in words.
fn summary(lang: &Lang, shown: &Shown) -> String {
    let mut lines = vec![lang.say("settings-title", &[])];
    lines.push(games(lang, &shown.settings));
    lines.push(language(lang, &shown.settings));
    lines.push(daily_puzzle(lang, shown.puzzles.as_ref()));
    lines.extend(lists(lang, shown));
    lines.push(posts::week(lang, shown.week.as_ref()));
    lines.join("\n")
}

/// The sentences on games and limits.
fn games(lang: &Lang, settings: &Settings) -> String {
    let say = |key: &str| lang.say(key, &[]);
    let channels = channels(lang, settings);
    let most = |limit: Option<i64>| match limit {
        Some(most) => lang.say("settings-limit", &[("most", most.into())]),
        None => say("settings-limit-none"),
    };
    let state = |name: &str| say(&format!("settings-{name}-{}", value(settings, name)));
    let values = [
        ("channels", channels.into()),
        ("threads", state("threads").into()),
        ("pace", controls::pace_word(lang, settings.pace).into()),
        ("pings", state("pings").into()),
        ("person", most(settings.per_person).into()),
        ("server", most(settings.per_server).into()),
        ("cancel", state("cancel").into()),
        (
            "strength",
            names::strength(lang, settings.strength()).into(),
        ),
    ];
    lang.say("settings-games", &values)
}

/// The sentences on ratings and lists.
fn lists(lang: &Lang, shown: &Shown) -> Vec<String> {
    let ratings: &str = shown.settings.ratings.into();
    let ratings = lang.say(&format!("setting-ratings-{ratings}"), &[]);
    let ratings = lang.say("settings-ratings", &[("ratings", ratings.into())]);
    let champion = champion::sentence(lang, shown.champion.as_ref());
    let looking = shown.looking.as_ref();
    let looking = looking.map(|list| posts::looking_list(lang, list));
    [ratings, champion].into_iter().chain(looking).collect()
}

/// The sentence on the people who open leagues and contests, for which the overview has no room.
fn contests(lang: &Lang, settings: &Settings) -> String {
    let contests: &str = settings.contests.into();
    lang.say(&format!("settings-contests-{contests}"), &[])
}

/// The sentence on ladders, for which the overview has no room either.
fn ladders(lang: &Lang, settings: &Settings) -> String {
    let ladders = controls::on_or_off(settings.ladders);
    lang.say(&format!("settings-ladders-{ladders}"), &[])
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::lengths;
    use crate::host::{RoleId, Timestamp};

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
            let champion = Champion {
                guild: GuildId(LONG),
                role: RoleId(LONG),
                holder: None,
                due: Timestamp(0),
                refused: true,
            };
            let week = WeekChannel {
                guild: GuildId(LONG),
                channel: ChannelId(LONG),
                day: 2,
                minute: 1439,
                zone: "America/Argentina/ComodRivadavia".to_owned(),
                due: Timestamp(0),
                quiet: 0,
                refused: true,
            };
            let looking = LookingList {
                guild: GuildId(LONG),
                channel: ChannelId(LONG),
                role: Some(RoleId(LONG)),
                message: None,
                posted: Timestamp(0),
                edited: Timestamp(0),
                called: Timestamp(0),
                due: None,
                refused: false,
            };
            let full = Shown {
                settings: long,
                puzzles: Some(channel),
                week: Some(week),
                champion: Some(champion),
                looking: Some(looking),
            };
            let lacks = (ChannelId(LONG), looking::PERMISSIONS);
            let able = Able {
                channels: vec![lacks; limits::CHOICES],
                role: Some(false),
            };
            for shown in [full, Shown::default()] {
                overview(&lang, &shown);
                for subject in Page::VARIANTS {
                    for able in [&able, &Able::default()] {
                        let saved = lang.say("settings-saved", &[]);
                        let shown = page(&lang, *subject, &shown, able).opening(&saved);
                        assert!(shown.text().starts_with(&saved));
                    }
                }
            }
        }
    }

    #[test]
    fn every_option_is_on_one_page() {
        let command = serde_json::to_value(super::super::command::registered(&Lang::english()));
        let command = command.unwrap();
        for option in command["options"].as_array().unwrap() {
            let name = option["name"].as_str().unwrap();
            let pages = Page::VARIANTS
                .iter()
                .filter(|page| page.options().contains(&name));
            assert_eq!(pages.count(), 1, "{name}");
        }
    }
}
