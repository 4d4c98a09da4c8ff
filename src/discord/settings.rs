//! `/settings`: how games are played on a server, shown and changed by those who manage it. Everything about it is private.

use poise::{ApplicationContext, FrameworkError};
use serenity::all::{
    ButtonStyle, ChannelType, CommandOptionType, ComponentInteraction,
    ComponentInteractionDataKind, CreateButton, CreateCommand, CreateCommandOption,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, InstallationContext,
    InteractionContext, Permissions, ResolvedOption, ResolvedValue,
};

use crate::discord::Data;
use crate::discord::Fatal;
use crate::discord::buttons;
use crate::discord::request::action::Action;
use crate::discord::request::{Incoming, Mode};
use crate::discord::view::names;
use crate::discord::view::reply::{Reply, button, menu};
use crate::game::Lang;
use crate::host::{Change, ChannelId, Error, GuildId, HIGHEST, Pace, Restriction, Settings};

/// The settings that are one thing or the other, as options and on buttons.
const CHOICES: [(&str, [&str; 2]); 3] = [
    ("threads", ["yes", "no"]),
    ("pings", ["call", "quiet"]),
    ("cancel", ["seats", "moderators"]),
];

/// The settings that are limits, with what their menus offer; 0 is no limit.
const LIMITS: [(&str, &[i64]); 2] = [
    ("per-person", &[1, 2, 3, 5, 10, 20, 50, 100, 0]),
    ("per-server", &[10, 20, 50, 100, 200, 500, 1000, 0]),
];

/// Channels that have room for a table.
const KINDS: [ChannelType; 2] = [ChannelType::Text, ChannelType::News];

/// Discord's limit for the values of a menu.
const MOST: usize = 25;

/// `/settings` as poise dispatches it.
pub fn settings() -> poise::Command<Data, Fatal> {
    poise::Command {
        name: "settings".into(),
        slash_action: Some(|ctx| Box::pin(run(ctx))),
        ..poise::Command::default()
    }
}

/// `/settings` as Discord shows it, to those who manage the server. Poise would number the choices.
pub fn registered(lang: &Lang) -> CreateCommand {
    let say = |name: &str| lang.say(&format!("command-settings-{name}"), &[]);
    let option = |kind, name: &str| CreateCommandOption::new(kind, name, say(name));
    let channel = |name| option(CommandOptionType::Channel, name).channel_types(KINDS.to_vec());
    let choice = |(name, values): (&'static str, [&'static str; 2])| {
        let word = |value: &str| lang.say(&format!("setting-{name}-{value}"), &[]);
        let text = option(CommandOptionType::String, name);
        values.iter().fold(text, |option, value| {
            option.add_string_choice(word(value), *value)
        })
    };
    let pace = option(CommandOptionType::String, "pace");
    let pace = Pace::ALL.iter().fold(pace, |option, pace| {
        option.add_string_choice(pace_word(lang, *pace), pace.key())
    });
    let limit = |(name, _)| {
        option(CommandOptionType::Integer, name)
            .min_int_value(0)
            .max_int_value(HIGHEST as u64)
    };
    let options = [channel("open-in"), channel("not-in")]
        .into_iter()
        .chain(CHOICES.map(choice))
        .chain([pace])
        .chain(LIMITS.map(limit));
    CreateCommand::new("settings")
        .description(lang.say("command-settings", &[]))
        .default_member_permissions(Permissions::MANAGE_GUILD)
        .contexts(vec![InteractionContext::Guild])
        .integration_types(vec![InstallationContext::Guild])
        .set_options(options.collect())
}

async fn run(
    ctx: ApplicationContext<'_, Data, Fatal>,
) -> Result<(), FrameworkError<'_, Data, Fatal>> {
    let incoming = Incoming::of(ctx);
    let work = async {
        let changes: Option<Vec<Change>> = ctx.args.iter().map(asked).collect();
        change(&incoming, changes).await
    };
    incoming.answer(Mode::Anew, true, work).await;
    Ok(())
}

/// Answers a button or a menu below the settings.
pub async fn press(
    incoming: &Incoming<'_>,
    interaction: &ComponentInteraction,
    setting: &str,
    value: &str,
) {
    let mode = if buttons::is_private(interaction) {
        Mode::InPlace
    } else {
        Mode::Anew
    };
    let chosen = match &interaction.data.kind {
        ComponentInteractionDataKind::ChannelSelect { values } if setting == "channels" => {
            let channels = values.iter().map(|id| ChannelId::from(id.get()));
            Some(Change::Channels(channels.collect()))
        }
        _ if value.is_empty() => Change::read(setting, buttons::chosen(interaction)),
        _ => Change::read(setting, value),
    };
    let work = change(incoming, chosen.map(|change| vec![change]));
    incoming.answer(mode, true, work).await;
}

/// What an option of the command asks for.
fn asked(option: &ResolvedOption<'_>) -> Option<Change> {
    match (option.name, &option.value) {
        ("open-in", ResolvedValue::Channel(channel)) => Some(Change::Open(channel.id.get().into())),
        ("not-in", ResolvedValue::Channel(channel)) => Some(Change::Close(channel.id.get().into())),
        (name, ResolvedValue::String(value)) => Change::read(name, value),
        (name, ResolvedValue::Integer(value)) => Change::read(name, &value.to_string()),
        _ => None,
    }
}

/// Makes the changes, if there are any, and shows what holds now.
async fn change(incoming: &Incoming<'_>, changes: Option<Vec<Change>>) -> Result<Reply, Error> {
    let guild = must_manage(incoming)?;
    let changes = changes.ok_or(Restriction::NoSuchSetting)?;
    let lang = incoming.lang();
    if changes.is_empty() {
        let settings = incoming.host().settings(Some(guild)).await?;
        return Ok(shown(&lang, &settings, None));
    }
    let settings = incoming.host().change_settings(guild, &changes).await?;
    Ok(shown(&lang, &settings, Some("settings-saved")))
}

/// Discord shows the command to those who manage the server, but a server can show it to others, and buttons can be forged.
fn must_manage(incoming: &Incoming<'_>) -> Result<GuildId, Restriction> {
    incoming
        .guild()
        .filter(|_| incoming.manages())
        .ok_or(Restriction::NotAManager)
}

/// The settings in words, with everything that changes them.
fn shown(lang: &Lang, settings: &Settings, done: Option<&str>) -> Reply {
    let text = done.map(|key| lang.say(key, &[]));
    let text = text.into_iter().chain([worded(lang, settings)]);
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

fn worded(lang: &Lang, settings: &Settings) -> String {
    let say = |key: &str| lang.say(key, &[]);
    let channels: Vec<String> = settings
        .channels
        .iter()
        .take(MOST)
        .map(|channel| names::channel(*channel))
        .collect();
    let channels = if channels.is_empty() {
        say("settings-channels-all")
    } else {
        let channels = channels.join(", ");
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
    ];
    lang.say("settings", &values)
}

/// The value a setting has, as [`CHOICES`] names it.
fn value(settings: &Settings, name: &str) -> &'static str {
    let either = |is: bool, yes, no| if is { yes } else { no };
    match name {
        "threads" => either(settings.threads, "yes", "no"),
        "pings" => either(settings.quiet, "quiet", "call"),
        _ => either(settings.moderators, "moderators", "seats"),
    }
}

fn pace_word(lang: &Lang, pace: Pace) -> String {
    lang.say(&format!("option-pace-{}", pace.key()), &[])
}

fn limit(settings: &Settings, name: &str) -> i64 {
    let limit = match name {
        "per-person" => settings.per_person,
        _ => settings.per_server,
    };
    limit.unwrap_or(0)
}

/// Whoever chooses says all the channels where games are opened. Those chosen before are not marked: serenity would send
/// their numbers as Discord does not take them.
fn channel_menu(lang: &Lang) -> Option<CreateSelectMenu> {
    let action = Action::Setting("channels".to_owned(), String::new());
    let kind = CreateSelectMenuKind::Channel {
        channel_types: Some(KINDS.to_vec()),
        default_channels: None,
    };
    let menu = CreateSelectMenu::new(action.write()?, kind)
        .placeholder(lang.say("settings-menu-channels", &[]));
    Some(menu.max_values(MOST as u8))
}

fn pace_menu(lang: &Lang, settings: &Settings) -> Option<CreateSelectMenu> {
    let label = |pace: Pace| {
        let word = pace_word(lang, pace);
        lang.say("settings-menu-pace", &[("pace", word.into())])
    };
    let options = Pace::ALL.iter().map(|&pace| {
        CreateSelectMenuOption::new(label(pace), pace.key())
            .default_selection(pace == settings.pace)
    });
    let action = Action::Setting("pace".to_owned(), String::new());
    menu(&action, &label(settings.pace), options.collect())
}

fn limit_menu(lang: &Lang, name: &str, offered: &[i64], current: i64) -> Option<CreateSelectMenu> {
    // What was set by the command may be none of those offered.
    let own = Some(current).filter(|current| !offered.contains(current));
    let label = |most: i64| lang.say(&format!("settings-menu-{name}"), &[("limit", most.into())]);
    let options = own.into_iter().chain(offered.iter().copied()).map(|most| {
        CreateSelectMenuOption::new(label(most), most.to_string())
            .default_selection(most == current)
    });
    let action = Action::Setting(name.to_owned(), String::new());
    menu(&action, &label(current), options.collect())
}

/// A button for each setting that is one thing or the other: it says what it changes to.
fn toggles(lang: &Lang, settings: &Settings) -> Vec<CreateButton> {
    let others = CHOICES.iter().filter_map(|(name, values)| {
        let is = value(settings, name);
        values
            .iter()
            .find(|other| **other != is)
            .map(|other| (*name, *other))
    });
    let everywhere = (!settings.channels.is_empty()).then_some(("channels", "all"));
    let shown = everywhere.into_iter().chain(others);
    let shown = shown.filter_map(|(name, other)| {
        let action = Action::Setting(name.to_owned(), other.to_owned());
        let label = lang.say(&format!("settings-button-{name}-{other}"), &[]);
        button(&action, &label, ButtonStyle::Secondary)
    });
    shown.collect()
}
