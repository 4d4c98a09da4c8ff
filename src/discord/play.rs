//! `/play <game>`: one subcommand per game on the shelf, with the game's own options.

use std::sync::{Arc, OnceLock};

use poise::{ApplicationContext, FrameworkError};
use serenity::all::{
    CommandOptionType, CreateCommand, CreateCommandOption, InstallationContext, InteractionContext,
    Permissions, ResolvedOption, ResolvedValue, User,
};

use crate::board::Kind;
use crate::discord::Data;
use crate::discord::Fatal;
use crate::discord::chance;
use crate::discord::outbox::now;
use crate::discord::request::{Incoming, Mode};
use crate::discord::view::lobby;
use crate::game::{Info, Lang, Options};
use crate::games::{self, GAMES};
use crate::host::{
    Audience, Error, Host, Living, LivingKind, Opening, Pace, Record, Refusal, UserId,
};

/// Without these the bot cannot keep a table in a channel.
pub const NEEDED: Permissions = Permissions::VIEW_CHANNEL.union(Permissions::ATTACH_FILES);

/// `/play` as poise dispatches it.
pub fn play() -> poise::Command<Data, Fatal> {
    let game = |kind: &'static Kind| poise::Command {
        name: kind.info.key.into(),
        slash_action: Some(|ctx| Box::pin(open(ctx))),
        ..poise::Command::default()
    };
    poise::Command {
        name: "play".into(),
        subcommands: GAMES.iter().map(game).collect(),
        subcommand_required: true,
        slash_action: Some(|_| Box::pin(async { Ok(()) })),
        ..poise::Command::default()
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
    let pace = CreateCommandOption::new(
        CommandOptionType::String,
        "pace",
        lang.say("option-pace", &[]),
    );
    let pace = Pace::ALL.iter().fold(pace, |option, &pace| {
        let name = lang.say(&format!("option-pace-{}", pace.key()), &[]);
        option.add_string_choice(name, pace.key())
    });
    command = command.add_sub_option(pace);
    let order = CreateCommandOption::new(
        CommandOptionType::String,
        "order",
        lang.say("option-order", &[]),
    )
    .add_string_choice(lang.say("option-order-shuffled", &[]), "shuffled")
    .add_string_choice(lang.say("option-order-listed", &[]), "listed");
    command.add_sub_option(order)
}

/// The fewest and the most seats over all options.
pub fn widest(info: &Info) -> (u8, u8) {
    let mut tables = vec![Options::new()];
    for option in info.options {
        let with = |table: &Options, value: &str| {
            let mut table = table.clone();
            table.insert(option.key.to_owned(), value.to_owned());
            table
        };
        tables = tables
            .iter()
            .flat_map(|table| option.values.iter().map(move |value| with(table, value)))
            .collect();
    }
    let seats: Vec<_> = tables.iter().map(|table| (info.seats)(table)).collect();
    let fewest = seats.iter().map(|seats| *seats.start()).min().unwrap_or(2);
    let most = seats.iter().map(|seats| *seats.end()).max().unwrap_or(2);
    (fewest, most)
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

async fn open(
    ctx: ApplicationContext<'_, Data, Fatal>,
) -> Result<(), FrameworkError<'_, Data, Fatal>> {
    let incoming = Incoming::of(ctx);
    let host = &ctx.framework.user_data.host;
    let name = ctx.command_tree.last().map_or("", |command| &command.name);
    let lang = incoming.public_lang();
    let me = ctx.framework.bot_id.get().into();
    let opened = OnceLock::new();
    let work = async {
        let record = open_match(&incoming, host, me, name, ctx.args).await?;
        let card = lobby::invitation(&record, &lang);
        Ok(opened.get_or_init(|| (card, record.id().clone())).0.clone())
    };
    incoming.answer(Mode::Anew, false, work).await;
    // The card is edited as a message from now on, so its id is kept. If that fails, its buttons tell it later.
    if let Some((_, id)) = opened.get()
        && let Some(message) = incoming.answered().await
    {
        let living = Living {
            channel: incoming.channel(),
            message: message.get().into(),
            number: 0,
        };
        let _ = host
            .shown(id, LivingKind::Lobby, Audience::Table, living)
            .await;
        let _ = host.hurry(id, now()).await;
    }
    Ok(())
}

/// Reads what was asked for, and opens it.
async fn open_match(
    incoming: &Incoming<'_>,
    host: &Host,
    me: UserId,
    name: &str,
    args: &[ResolvedOption<'_>],
) -> Result<Arc<Record>, Error> {
    let kind = games::find(name).ok_or(Refusal::NoSuchGame)?;
    let settings = host.settings(incoming.guild()).await?;
    may_play_here(incoming, settings.threads)?;
    let asked = Asked::of(args, me)?;
    let options = asked.options.clone();
    let guests = asked.invited.len() + usize::from(asked.computers);
    // Naming three opponents says that four play.
    let implied = (asked.seats.is_none() && guests > 0).then_some(guests as u8 + 1);
    let fewest = kind
        .info
        .table(&options, None)
        .map_err(Refusal::Table)?
        .seats;
    let seats = asked.seats.or(implied.map(|seats| seats.max(fewest)));
    let table = kind.info.table(&options, seats).map_err(Refusal::Table)?;
    let opening = Opening {
        kind,
        table,
        listed: asked.listed,
        invited: asked.invited,
        computers: asked.computers,
        pace: asked.pace.unwrap_or(settings.pace),
        by: incoming.person(),
        lang: incoming.public_lang().code(),
        guild: incoming.guild(),
        channel: incoming.channel(),
        within: incoming.parent(),
        interaction: incoming.id(),
        after: None,
    };
    host.open(opening, &mut chance(), now()).await
}

/// A table needs a channel the bot can write to; a thread of its own will do, where it gets one.
fn may_play_here(incoming: &Incoming<'_>, threads: bool) -> Result<(), Refusal> {
    let may = incoming.may();
    let write = Permissions::SEND_MESSAGES;
    let thread = Permissions::CREATE_PUBLIC_THREADS.union(Permissions::SEND_MESSAGES_IN_THREADS);
    let mut missing = NEEDED.difference(may);
    if !(may.contains(write) || threads && may.contains(thread)) {
        missing = missing.union(write);
    }
    if missing.is_empty() {
        return Ok(());
    }
    let place = crate::discord::view::names::channel(incoming.channel());
    Err(Refusal::Missing {
        permissions: missing.get_permission_names().join(", "),
        place,
    })
}

/// The options somebody filled in.
#[derive(Default)]
struct Asked {
    options: Options,
    seats: Option<u8>,
    invited: Vec<UserId>,
    computers: u8,
    listed: bool,
    pace: Option<Pace>,
}

impl Asked {
    fn of(args: &[ResolvedOption<'_>], me: UserId) -> Result<Asked, Refusal> {
        let mut asked = Asked::default();
        for arg in args {
            match (arg.name, &arg.value) {
                ("order", ResolvedValue::String(order)) => asked.listed = *order == "listed",
                ("pace", ResolvedValue::String(pace)) => asked.pace = Pace::read(pace),
                ("seats", ResolvedValue::Integer(seats)) => {
                    asked.seats = Some(u8::try_from(*seats).unwrap_or(u8::MAX));
                }
                (_, ResolvedValue::User(user, _)) => asked.invite(user, me)?,
                (key, ResolvedValue::String(value)) => {
                    asked.options.insert(key.to_owned(), (*value).to_owned());
                }
                (key, _) => {
                    return Err(Refusal::Table(crate::game::BadTable::Option(
                        key.to_owned(),
                    )));
                }
            }
        }
        Ok(asked)
    }

    fn invite(&mut self, user: &User, me: UserId) -> Result<(), Refusal> {
        let id = UserId::from(user.id.get());
        if id == me {
            self.computers += 1;
        } else if user.bot {
            return Err(Refusal::AnotherBot);
        } else if !self.invited.contains(&id) {
            self.invited.push(id);
        }
        Ok(())
    }
}
