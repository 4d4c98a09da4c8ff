//! The command `/settings`. Poise would number the values of its choices; here they are names, so
//! the command is registered and parsed by hand.

use poise::{ApplicationContext, FrameworkError};
use serenity::all::{
    CommandOptionType, CreateAutocompleteResponse, CreateCommand, CreateCommandOption,
    InstallationContext, InteractionContext, Permissions, ResolvedOption, ResolvedValue,
};
use strum::VariantArray;

use super::controls::{CHANNEL_TYPES, CHOICES, LIMITS, pace_word};
use super::pages::Page;
use crate::discord::completion::{complete_zone, completed_parameter, matching_choices};
use crate::discord::interaction::{Command, Context, Data, Fatal, Request, answer_privately};
use crate::discord::play::STRENGTHS;
use crate::discord::settings::{Wanted, champion, change};
use crate::discord::view::times;
use crate::host::{
    Change, Contests, GuildId, ListChange, MAX_LIMIT, OFF, Pace, Ratings, ScheduledChange, UNSET,
    WEEKDAYS,
};
use tavolino_games::game::Lang;

/// The option with the language of public messages.
const LANGUAGE: &str = "language";

/// The options with the channel, time and time zone of the puzzle of the day.
const PUZZLES: &str = "puzzles";
const PUZZLES_AT: &str = "puzzles-at";
const PUZZLES_ZONE: &str = "puzzles-zone";

/// The options with the channel, day, time and time zone of the message of the week.
const WEEK: &str = "week";
const WEEK_DAY: &str = "week-day";
const WEEK_AT: &str = "week-at";
const WEEK_ZONE: &str = "week-zone";

/// The option with the people who may open leagues and contests.
const CONTESTS: &str = "contests";

/// The option with whether there are ladders, and its values.
const LADDERS: (&str, [&str; 2]) = ("ladders", ["on", "off"]);

/// The option with the role for the first of a month.
const CHAMPION: &str = "champion";

/// The options with the channel, the role and the end of the list of those who look for a game.
const LOOKING: &str = "looking";
const LOOKING_ROLE: &str = "looking-role";
const LOOKING_LIST: &str = "looking-list";

/// The keys of the names of three choices: no language, no puzzles, and no message of the week.
const LANGUAGE_UNSET: &str = "setting-language-unset";
const PUZZLES_OFF: &str = "setting-puzzles-off";
const WEEK_OFF: &str = "setting-week-off";

/// Whether a typed text is the name of a choice, in any case.
fn is_named(lang: &Lang, key: &str, typed: &str) -> bool {
    typed.trim().to_lowercase() == lang.say(key, &[]).to_lowercase()
}

/// `/settings` for poise to dispatch.
pub fn command() -> Command {
    Command {
        name: "settings".into(),
        slash_action: Some(|ctx| Box::pin(run(ctx))),
        parameters: vec![
            completed_parameter(LANGUAGE, |ctx, typed| {
                Box::pin(complete_language(ctx.into(), typed))
            }),
            completed_parameter(PUZZLES_AT, |ctx, typed| {
                Box::pin(complete_time(ctx.into(), typed, PUZZLES_OFF))
            }),
            completed_parameter(PUZZLES_ZONE, |ctx, typed| {
                Box::pin(complete_zone(ctx.into(), typed))
            }),
            completed_parameter(WEEK_AT, |ctx, typed| {
                Box::pin(complete_time(ctx.into(), typed, WEEK_OFF))
            }),
            completed_parameter(WEEK_ZONE, |ctx, typed| {
                Box::pin(complete_zone(ctx.into(), typed))
            }),
        ],
        ..Command::default()
    }
}

/// `/settings` for Discord to register, visible to members who manage the server.
pub fn registered(lang: &Lang) -> CreateCommand {
    let say = |name: &str| lang.say(&format!("command-settings-{name}"), &[]);
    let option = |kind, name: &str| CreateCommandOption::new(kind, name, say(name));
    let channel =
        |name| option(CommandOptionType::Channel, name).channel_types(CHANNEL_TYPES.to_vec());
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
            .max_int_value(MAX_LIMIT as u64)
    };
    let computer = option(CommandOptionType::String, "computer");
    let computer = STRENGTHS.iter().fold(computer, |option, strength| {
        option.add_string_choice(lang.say(&format!("strength-{strength}"), &[]), *strength)
    });
    let ratings = option(CommandOptionType::String, "ratings");
    let ratings = Ratings::VARIANTS.iter().fold(ratings, |option, ratings| {
        let name: &str = ratings.into();
        option.add_string_choice(lang.say(&format!("setting-ratings-{name}"), &[]), name)
    });
    let contests = option(CommandOptionType::String, CONTESTS);
    let contests = Contests::VARIANTS
        .iter()
        .fold(contests, |option, contests| {
            let name: &str = contests.into();
            option.add_string_choice(lang.say(&format!("setting-contests-{name}"), &[]), name)
        });
    let ladders = choice(LADDERS);
    let day = option(CommandOptionType::String, WEEK_DAY);
    let day = (0..).zip(WEEKDAYS).fold(day, |option, (nth, key)| {
        option.add_string_choice(times::weekday(lang, nth), key)
    });
    let completed = |name| option(CommandOptionType::String, name).set_autocomplete(true);
    let language = completed(LANGUAGE);
    let looking_off = option(CommandOptionType::String, LOOKING_LIST)
        .add_string_choice(lang.say("setting-looking-list-off", &[]), OFF);
    let looking_role = option(CommandOptionType::Role, LOOKING_ROLE);
    let options = [channel("open-in"), channel("not-in")]
        .into_iter()
        .chain(CHOICES.map(choice))
        .chain([
            pace,
            computer,
            ratings,
            contests,
            ladders,
            language,
            channel(PUZZLES),
        ])
        .chain([PUZZLES_AT, PUZZLES_ZONE].map(completed))
        .chain([channel(WEEK), day])
        .chain([WEEK_AT, WEEK_ZONE].map(completed))
        .chain([option(CommandOptionType::Role, CHAMPION)])
        .chain([channel(LOOKING), looking_role, looking_off])
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
    let request = Request::unparsed(ctx);
    let (lang, mut scheduled) = (request.lang(), ScheduledChange::default());
    let page = ctx.args.first().map(|option| Page::of(option.name));
    let guild = request.guild().unwrap_or(GuildId(0));
    let mut list = ListChange::default();
    let args = ctx
        .args
        .iter()
        .filter(|option| !take_list(&mut list, option));
    let others = args.filter(|option| !take(&mut scheduled, option, guild, &lang));
    let changes: Option<Vec<Change>> = others.map(|option| parse(option, &lang)).collect();
    // Boxed: the future is large.
    let wanted = Wanted {
        changes,
        scheduled,
        list,
        page,
    };
    let work = Box::pin(change(&request, wanted));
    answer_privately(&request, work).await;
    Ok(())
}

/// The languages by their own names, and the choice of none.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_language(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = Request::of(&ctx).lang();
    let unset = (lang.say(LANGUAGE_UNSET, &[]), UNSET.to_owned());
    let known = Lang::names().map(|(code, name)| (name.to_owned(), code.to_owned()));
    matching_choices(known.chain([unset]), typed)
}

/// Takes an option about the list of those who look for a game; `false` for any other.
fn take_list(list: &mut ListChange, option: &ResolvedOption<'_>) -> bool {
    match (option.name, &option.value) {
        (LOOKING, ResolvedValue::Channel(channel)) => {
            list.channel = Some(channel.id.get().into());
        }
        (LOOKING_ROLE, ResolvedValue::Role(role)) => list.role = Some(role.id.get().into()),
        (LOOKING_LIST, ResolvedValue::String(OFF)) => list.off = true,
        _ => return false,
    }
    true
}

/// Takes an option about what the bot does by itself; `false` for any other.
fn take(
    scheduled: &mut ScheduledChange,
    option: &ResolvedOption<'_>,
    guild: GuildId,
    lang: &Lang,
) -> bool {
    let (puzzles, week) = (&mut scheduled.puzzles, &mut scheduled.week);
    let time = |at: &str, off: &str| {
        let is_off = is_named(lang, off, at);
        if is_off {
            OFF.to_owned()
        } else {
            at.to_owned()
        }
    };
    match (option.name, &option.value) {
        (PUZZLES, ResolvedValue::Channel(channel)) => {
            puzzles.channel = Some(channel.id.get().into());
        }
        (PUZZLES_AT, ResolvedValue::String(at)) => {
            puzzles.at = Some(time(at, PUZZLES_OFF));
        }
        (WEEK, ResolvedValue::Channel(channel)) => week.channel = Some(channel.id.get().into()),
        (WEEK_DAY, ResolvedValue::String(day)) => {
            let nth = WEEKDAYS.iter().position(|key| key == day);
            week.day = nth.map(|nth| nth as i64);
        }
        (WEEK_AT, ResolvedValue::String(at)) => week.at = Some(time(at, WEEK_OFF)),
        (WEEK_ZONE, ResolvedValue::String(zone)) => week.zone = Some((*zone).to_owned()),
        (CHAMPION, ResolvedValue::Role(role)) => {
            scheduled.champion = Some(champion::read(guild, role.id.get().into()));
        }
        (PUZZLES_ZONE, ResolvedValue::String(zone)) => puzzles.zone = Some((*zone).to_owned()),
        _ => return false,
    }
    true
}

/// Times of the day, and the choice of none, whose name has the key `off`.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_time(ctx: Context<'_>, typed: &str, off: &str) -> CreateAutocompleteResponse {
    let lang = Request::of(&ctx).lang();
    let off = lang.say(off, &[]);
    let off = (off, OFF.to_owned());
    let hours = (6..24).map(|hour| format!("{hour:02}:00"));
    let hours = hours.map(|hour| (hour.clone(), hour));
    matching_choices(hours.chain([off]), typed)
}

/// The change that an option of the command stands for; `None` for an unknown option or value.
fn parse(option: &ResolvedOption<'_>, lang: &Lang) -> Option<Change> {
    match (option.name, &option.value) {
        ("open-in", ResolvedValue::Channel(channel)) => Some(Change::Open(channel.id.get().into())),
        ("not-in", ResolvedValue::Channel(channel)) => Some(Change::Close(channel.id.get().into())),
        (LANGUAGE, ResolvedValue::String(value)) if is_named(lang, LANGUAGE_UNSET, value) => {
            Some(Change::Language(None))
        }
        (name, ResolvedValue::String(value)) => Change::read(name, value),
        (name, ResolvedValue::Integer(value)) => Change::read(name, &value.to_string()),
        _ => None,
    }
}
