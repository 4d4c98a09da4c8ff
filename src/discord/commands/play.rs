//! `/play <game>`: one subcommand per game of the registry, with the game's own options. Poise would number the choices;
//! ours have their names as values, so it is registered and read by hand.

use std::sync::OnceLock;

use poise::{ApplicationContext, FrameworkError};
use serenity::all::{
    CommandOptionType, CreateCommand, CreateCommandOption, InstallationContext, InteractionContext,
};

use crate::board::Kind;
use crate::discord::answer::{Mode, answer};
use crate::discord::data::{Command, Data, Fatal};
use crate::discord::lobby::remember_answer;
use crate::discord::play::open;
use crate::discord::registry::widest;
use crate::discord::request::Request;
use crate::discord::view::lobby;
use crate::game::{Info, Lang};
use crate::games::GAMES;
use crate::host::Pace;

/// `/play` as poise dispatches it.
pub fn play() -> Command {
    let game = |kind: &'static Kind| Command {
        name: kind.info.key.into(),
        slash_action: Some(|ctx| Box::pin(run(ctx))),
        ..Command::default()
    };
    Command {
        name: "play".into(),
        subcommands: GAMES.iter().map(game).collect(),
        subcommand_required: true,
        slash_action: Some(|_| Box::pin(async { Ok(()) })),
        ..Command::default()
    }
}

/// `/play` as Discord shows it. Poise would number the choices; ours have their names as values.
pub fn registered(lang: &Lang) -> CreateCommand {
    let games = GAMES.iter().map(|kind| game(kind.info, lang)).collect();
    CreateCommand::new("play")
        .description(lang.say("command-play", &[]))
        .contexts(vec![InteractionContext::Guild])
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
    let (fewest, most) = widest(info);
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
    command
        .add_sub_option(pace(lang))
        .add_sub_option(order(lang))
}

fn pace(lang: &Lang) -> CreateCommandOption {
    let words = lang.say("option-pace", &[]);
    let pace = CreateCommandOption::new(CommandOptionType::String, "pace", words);
    Pace::ALL.iter().fold(pace, |option, &pace| {
        let name = lang.say(&format!("option-pace-{}", pace.key()), &[]);
        option.add_string_choice(name, pace.key())
    })
}

fn order(lang: &Lang) -> CreateCommandOption {
    let words = lang.say("option-order", &[]);
    CreateCommandOption::new(CommandOptionType::String, "order", words)
        .add_string_choice(lang.say("option-order-shuffled", &[]), "shuffled")
        .add_string_choice(lang.say("option-order-listed", &[]), "listed")
}

/// `opponent`, `opponent2`, …
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
    let me = ctx.framework.bot_id.get().into();
    let opened = OnceLock::new();
    let work = async {
        let record = open(&request, me, name, ctx.args).await?;
        let card = lobby::invitation(&record, &request.public_lang()).await;
        Ok(opened.get_or_init(|| (card, record.id().clone())).0.clone())
    };
    answer(&request, Mode::Anew, false, work).await;
    if let Some((_, id)) = opened.get() {
        remember_answer(&request, id).await;
    }
    Ok(())
}
