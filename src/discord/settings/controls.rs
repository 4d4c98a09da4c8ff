//! The menus and buttons that change settings or lead to a page of them.

use serenity::all::{
    ButtonStyle, ChannelType, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
};
use strum::VariantArray;

use crate::discord::action::Action;
use crate::discord::limits;
use crate::discord::view::{button, menu, menu_of, option};
use crate::host::{Contests, Pace, Ratings, Settings, Strength, UNSET};
use tavolino_games::game::Lang;

/// The setting, in a button, that is no setting but a page.
pub const PAGE: &str = "page";

/// The setting, in a menu, that is either limit: its name and value.
pub const LIMIT: &str = "limit";

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

/// The value a setting has, as [`CHOICES`] names it.
pub fn value(settings: &Settings, name: &str) -> &'static str {
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
pub fn channel_menu(lang: &Lang) -> Option<CreateSelectMenu> {
    let action = Action::Setting("channels".to_owned(), String::new());
    let kind = CreateSelectMenuKind::Channel {
        channel_types: Some(CHANNEL_TYPES.to_vec()),
        default_channels: None,
    };
    let menu = menu_of(&action, &lang.say("settings-menu-channels", &[]), kind)?;
    Some(menu.max_values(limits::CHOICES as u8))
}

pub fn pace_menu(lang: &Lang, settings: &Settings) -> Option<CreateSelectMenu> {
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

/// The menu of both limits, with the value that each has.
pub fn limit_menu(lang: &Lang, settings: &Settings) -> Option<CreateSelectMenu> {
    let offered = LIMITS.iter().flat_map(|(name, offered)| {
        let current = limit(settings, name);
        // The command may have set a value that the menu does not offer.
        let own = Some(current).filter(|current| !offered.contains(current));
        let all = own.into_iter().chain(offered.iter().copied());
        all.map(move |most| (*name, most))
    });
    let options = offered.map(|(name, most)| {
        let key = format!("settings-menu-{name}");
        let label = lang.say(&key, &[("limit", most.into())]);
        option(&label, format!("{name} {most}"))
    });
    let action = Action::Setting(LIMIT.to_owned(), String::new());
    menu(
        &action,
        &lang.say("settings-menu-limits", &[]),
        options.collect(),
    )
}

/// A button for each setting that is one thing or the other, and one for the strength of the
/// computer, which goes round: it says what it changes to. They are one row.
pub fn toggles(lang: &Lang, settings: &Settings) -> Vec<CreateButton> {
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

/// A button for each setting of ratings but the current one.
pub fn rating_buttons(lang: &Lang, settings: &Settings) -> Vec<CreateButton> {
    let others = Ratings::VARIANTS.iter().copied();
    let others = others.filter(|ratings| *ratings != settings.ratings);
    let buttons = others.filter_map(|ratings| {
        let name: &str = ratings.into();
        let action = Action::Setting("ratings".to_owned(), name.to_owned());
        let label = lang.say(&format!("settings-button-ratings-{name}"), &[]);
        button(&action, &label, ButtonStyle::Secondary)
    });
    buttons.collect()
}

/// A button for each setting of who may open leagues and contests but the current one.
pub fn contest_buttons(lang: &Lang, settings: &Settings) -> Vec<CreateButton> {
    let others = Contests::VARIANTS.iter().copied();
    let others = others.filter(|contests| *contests != settings.contests);
    let buttons = others.filter_map(|contests| {
        let name: &str = contests.into();
        let action = Action::Setting("contests".to_owned(), name.to_owned());
        let label = lang.say(&format!("settings-button-contests-{name}"), &[]);
        button(&action, &label, ButtonStyle::Secondary)
    });
    buttons.collect()
}

/// The value of a setting that is on or off.
pub fn on_or_off(is_on: bool) -> &'static str {
    if is_on { "on" } else { "off" }
}

/// The button that turns ladders on or off.
pub fn ladder_buttons(lang: &Lang, settings: &Settings) -> Vec<CreateButton> {
    let other = on_or_off(!settings.ladders);
    let action = Action::Setting("ladders".to_owned(), other.to_owned());
    let label = lang.say(&format!("settings-button-ladders-{other}"), &[]);
    let button = button(&action, &label, ButtonStyle::Secondary);
    button.into_iter().collect()
}

/// The menu of languages of public messages, by their own names.
pub fn language_menu(lang: &Lang) -> Option<CreateSelectMenu> {
    let unset = option(&lang.say("setting-language-unset", &[]), UNSET);
    let all = Lang::names().map(|(code, name)| option(name, code));
    let options = [unset].into_iter().chain(all).take(limits::CHOICES);
    let action = Action::Setting("language".to_owned(), String::new());
    menu(
        &action,
        &lang.say("settings-menu-language", &[]),
        options.collect(),
    )
}

/// A button to a page, by its name.
pub fn page_button(lang: &Lang, name: &str) -> Option<CreateButton> {
    let action = Action::Setting(PAGE.to_owned(), name.to_owned());
    let label = lang.say(&format!("settings-page-{name}"), &[]);
    button(&action, &label, ButtonStyle::Primary)
}
