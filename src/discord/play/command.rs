//! The command `/play`: one subcommand per game of the registry, with the game's own options. Poise
//! would number the values of its choices; here they are names, so the command is registered and
//! parsed by hand.

use poise::{ApplicationContext, FrameworkError};
use serenity::all::{
    CommandOptionType, CreateAutocompleteResponse, CreateCommand, CreateCommandOption,
    InstallationContext, InteractionContext,
};

use super::options::{ORDERS, PLACES, PlayOptions, RATED, STRENGTHS};
use crate::discord::action::Spending;
use crate::discord::completion::{completed_parameter, worded_choices};
use crate::discord::interaction::{Command, Context, Data, Fatal, Request};
use crate::discord::play;
use crate::discord::play::options;
use crate::discord::registry::seat_range;
use crate::host::Pace;
use tavolino_games::board::GameEntry;
use tavolino_games::game::table::SWAP_VALUES;
use tavolino_games::game::{Info, Lang, Options, Table};
use tavolino_games::games::GAMES;

/// `/play` for poise to dispatch.
pub fn command() -> Command {
    let game = |entry: &'static GameEntry| Command {
        name: entry.info.key.into(),
        slash_action: Some(|ctx| Box::pin(run(ctx))),
        parameters: vec![
            completed_parameter("computer", |ctx, typed| {
                Box::pin(complete_strength(ctx.into(), typed))
            }),
            completed_parameter("pace", |ctx, typed| {
                Box::pin(complete_pace(ctx.into(), typed))
            }),
            completed_parameter("rated", |ctx, typed| {
                Box::pin(complete_rated(ctx.into(), typed))
            }),
            completed_parameter("where", |ctx, typed| {
                Box::pin(complete_place(ctx.into(), typed))
            }),
            completed_parameter("order", |ctx, typed| {
                Box::pin(complete_order(ctx.into(), typed))
            }),
            completed_parameter("consult", |ctx, typed| {
                Box::pin(complete_consult(ctx.into(), typed))
            }),
            completed_parameter("swap", |ctx, typed| {
                Box::pin(complete_swap(ctx.into(), typed))
            }),
            completed_parameter("games", |ctx, typed| {
                Box::pin(complete_games(ctx.into(), typed))
            }),
        ],
        ..Command::default()
    };
    Command {
        name: "play".into(),
        subcommands: GAMES.iter().map(game).collect(),
        subcommand_required: true,
        custom_data: Box::new(Some(Spending::Opening)),
        slash_action: Some(|_| Box::pin(async { Ok(()) })),
        ..Command::default()
    }
}

/// `/play` for Discord to register.
pub fn registered(lang: &Lang) -> CreateCommand {
    let games = GAMES.iter().map(|entry| game(entry.info, lang)).collect();
    CreateCommand::new("play")
        .description(lang.say("command-play", &[]))
        .contexts(vec![InteractionContext::Guild, InteractionContext::BotDm])
        .integration_types(vec![InstallationContext::Guild])
        .set_options(games)
}

fn game(info: &'static Info, lang: &Lang) -> CreateCommandOption {
    let key = info.key;
    let description = lang.say(&format!("play-{key}"), &[]);
    let mut command = CreateCommandOption::new(CommandOptionType::SubCommand, key, description);
    for option in info.options {
        let say = |rest: &str| lang.say(&format!("play-{key}-{}{rest}", option.key), &[]);
        let values = option.values.iter().fold(
            CreateCommandOption::new(CommandOptionType::String, option.key, say("")),
            |command, value| command.add_string_choice(say(&format!("-{value}")), *value),
        );
        command = command.add_sub_option(values);
    }
    let (fewest, most) = seat_range(info);
    if fewest < most {
        let seats = CreateCommandOption::new(
            CommandOptionType::Integer,
            "seats",
            lang.say("option-seats", &[]),
        );
        command = command.add_sub_option(
            seats
                .min_int_value(fewest.into())
                .max_int_value(most.into()),
        );
    }
    for name in opponents(most) {
        let opponent = CreateCommandOption::new(
            CommandOptionType::User,
            name,
            lang.say("option-opponent", &[]),
        );
        command = command.add_sub_option(opponent);
    }
    command = command
        .add_sub_option(completed("computer", lang))
        .add_sub_option(completed("pace", lang))
        .add_sub_option(completed("order", lang))
        .add_sub_option(completed("where", lang))
        .add_sub_option(completed("rated", lang));
    if (fewest..=most).contains(&2) {
        command = command.add_sub_option(completed("games", lang));
        // Games with secrets and for all together are left out.
        let usual = info.table(&Options::new(), None).ok();
        let is_open =
            |table: &Table| !(info.secrets)(&table.options) && !(info.together)(&table.options);
        if usual.as_ref().is_some_and(is_open) {
            command = command.add_sub_option(completed("consult", lang));
        }
    }
    if info.knows_swap() {
        command = command.add_sub_option(completed("swap", lang));
    }
    command
}

/// An option with autocompleted values. Choices would count in full for each of the games, and
/// Discord allows a command 8,000 characters in all.
fn completed(name: &'static str, lang: &Lang) -> CreateCommandOption {
    let words = lang.say(&format!("option-{name}"), &[]);
    CreateCommandOption::new(CommandOptionType::String, name, words).set_autocomplete(true)
}

/// The names of the opponent options: `opponent`, `opponent2`, …
fn opponents(seats: u8) -> impl Iterator<Item = String> {
    (1..seats).map(|number| {
        if number == 1 {
            "opponent".to_owned()
        } else {
            format!("opponent{number}")
        }
    })
}

async fn run(
    ctx: ApplicationContext<'_, Data, Fatal>,
) -> Result<(), FrameworkError<'_, Data, Fatal>> {
    let request = Request::unparsed(ctx);
    let name = ctx.command_tree.last().map_or("", |command| &command.name);
    let options = PlayOptions::of(ctx.args, request.bot(), &request.lang());
    play::begin(&request, name, options).await;
    Ok(())
}

/// The strengths of the computer in the invoker's language.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_strength(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    worded_choices(&ctx, "strength", STRENGTHS.into_iter(), typed)
}

/// The paces in the invoker's language.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_pace(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let keys = Pace::ALL.iter().map(|pace| pace.key());
    worded_choices(&ctx, "option-pace", keys, typed)
}

/// The places of a game against the computer, in the invoker's language.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_place(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    worded_choices(&ctx, "option-where", PLACES.into_iter(), typed)
}

/// Whether the match is rated, in the invoker's language.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_rated(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    worded_choices(&ctx, "option-rated", RATED.into_iter(), typed)
}

/// The orders of seats in the invoker's language.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_order(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    worded_choices(&ctx, "option-order", ORDERS.into_iter(), typed)
}

/// The numbers of games side by side, in the invoker's language.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    worded_choices(&ctx, "option-games", options::GAMES.into_iter(), typed)
}

/// Whether the second seat may take over the first, in the invoker's language.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_swap(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    worded_choices(&ctx, "option-swap", SWAP_VALUES.iter().copied(), typed)
}

/// Whether the channel plays, in the invoker's language.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_consult(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    worded_choices(&ctx, "option-consult", options::CONSULT.into_iter(), typed)
}
