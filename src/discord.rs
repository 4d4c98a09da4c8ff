//! Discord at arm's length: parses what comes, calls the host, answers.

mod agreements;
mod blocks;
mod buttons;
mod commands;
mod fault;
mod history;
mod inbox;
mod outbox;
mod places;
mod play;
mod privacy;
mod registry;
mod rematch;
mod reminders;
mod replay;
mod request;
mod rules;
mod scheduler;
#[cfg(test)]
mod secrecy;
mod settings;
mod turn;
mod vacation;
mod view;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use poise::{CommandInteractionType, FrameworkContext, FrameworkError, FrameworkOptions};
use rand::SeedableRng;
use rand::rngs::SysRng;
use serenity::all::{Command, FullEvent, GatewayIntents, Http, Interaction, Permissions};
use serenity::http::HttpBuilder;
use serenity::{Client, client::ClientBuilder};
use tokio::sync::{Notify, RwLock};
use tracing::{error, warn};

use self::commands::registration;
use self::outbox::Courier;
use self::replay::Replays;
use self::request::Incoming;
use self::view::reply::Reply;
use crate::config::{Connection, DISCORD};
use crate::game::{Lang, Rng};
use crate::host::Host;

/// What commands reach.
#[derive(Debug)]
pub struct Data {
    /// Every match.
    host: Arc<Host>,
    /// Replays that were asked for.
    replays: Replays,
    /// Shared by whatever is being answered, so that a stop can wait for it.
    in_hand: Arc<RwLock<()>>,
}

/// Commands answer for themselves; what is left is for the log.
type Fatal = serenity::Error;
type Context<'a> = poise::Context<'a, Data, Fatal>;

/// What the invitation asks for, and no more.
const PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// How long what is in hand may take when the program stops.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// Why the bot cannot run.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// Discord does not know the token.
    #[error(
        "Discord does not accept the token; copy it again from the application's Bot page into DISCORD_TOKEN"
    )]
    Token,
    /// Discord cannot be reached, or not be understood.
    #[error("Discord cannot be reached: {0}")]
    Unreachable(String),
    /// The database cannot be written.
    #[error("the database cannot be written: {0}")]
    Database(String),
}

/// Runs the bot until `stop` is ready, then finishes what is in hand. Once Discord knows its commands, `ready` gets the
/// link that invites it.
pub async fn run(
    connection: &Connection,
    host: Arc<Host>,
    ready: impl FnOnce(&str),
    stop: impl Future<Output = ()>,
) -> Result<(), Failure> {
    let http = http(connection);
    let me = http
        .get_current_application_info()
        .await
        .map_err(|error| failure(&error))?;
    host.resume(outbox::now())
        .await
        .map_err(|error| Failure::Database(error.to_string()))?;
    let in_hand = Arc::new(RwLock::new(()));
    let data = Data {
        host: Arc::clone(&host),
        replays: Replays::default(),
        in_hand: Arc::clone(&in_hand),
    };
    let framework = poise::Framework::builder()
        .options(options())
        .initialize_owners(false)
        .setup(move |_, _, _| Box::pin(async move { Ok(data) }))
        .build();
    // Interactions need no intent; with GUILDS Discord tells which servers and channels there are, and which are gone.
    let mut client: Client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .framework(framework)
        .await
        .map_err(|error| failure(&error))?;
    let lang = Lang::english();
    client.http.set_application_id(me.id);
    Command::set_global_commands(&client.http, registration::registered(&lang))
        .await
        .map_err(|error| failure(&error))?;
    ready(&invitation(me.id.get()));
    let courier_stops = Arc::new(Notify::new());
    let courier = Courier::new(Arc::clone(&host), Arc::clone(&client.http));
    let courier = tokio::spawn(courier.run(Arc::clone(&courier_stops)));
    let inspection = tokio::spawn(inspect(Arc::clone(&host)));
    let forgetting = tokio::spawn(privacy::finish_forgetting(Arc::clone(&host)));
    let shards = Arc::clone(&client.shard_manager);
    let keeper_stops = Arc::new(Notify::new());
    let keeper = scheduler::keep(
        Arc::clone(&host),
        Arc::clone(&shards),
        Arc::clone(&keeper_stops),
    );
    let keeper = tokio::spawn(keeper);
    let ended = {
        let running = client.start_autosharded();
        tokio::pin!(running);
        tokio::select! {
            result = &mut running => Some(result),
            () = stop => None,
        }
    };
    inspection.abort();
    keeper_stops.notify_one();
    if let Err(error) = keeper.await {
        error!("the keeper of the time broke down: {error}");
    }
    forgetting.abort();
    shards.shutdown_all().await;
    // Whoever answers holds it; from here on nobody begins to.
    let answered = tokio::time::timeout(LAST_WORDS, in_hand.write()).await;
    courier_stops.notify_one();
    if let Err(error) = courier.await {
        error!("the courier broke down: {error}");
    }
    drop(answered);
    match ended {
        Some(Err(error)) => Err(failure(&error)),
        Some(Ok(())) | None => Ok(()),
    }
}

/// Chance for deals and codes, seeded from the operating system.
fn chance() -> Rng {
    Rng::try_from_rng(&mut SysRng).expect("the operating system has randomness")
}

/// Serenity's limiter ignores a proxy and would send the token to discord.com: the two go together, always.
fn http(connection: &Connection) -> Http {
    let builder = HttpBuilder::new(&connection.token);
    if connection.api == DISCORD {
        return builder.build();
    }
    builder
        .proxy(connection.api.trim_end_matches('/'))
        .ratelimiter_disabled(true)
        .build()
}

fn invitation(me: u64) -> String {
    let permissions = PERMISSIONS.bits();
    format!(
        "{DISCORD}/oauth2/authorize?client_id={me}&scope=bot+applications.commands&permissions={permissions}"
    )
}

fn failure(error: &serenity::Error) -> Failure {
    use serenity::all::{GatewayError, HttpError};
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => Failure::Token,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response))
            if response.status_code == 401 =>
        {
            Failure::Token
        }
        error => Failure::Unreachable(error.to_string()),
    }
}

fn options() -> FrameworkOptions<Data, Fatal> {
    FrameworkOptions {
        commands: registration::dispatched(&Lang::english()),
        on_error: |error| Box::pin(on_error(error)),
        event_handler: |framework, event| Box::pin(on_event(framework, event)),
        allowed_mentions: Some(serenity::all::CreateAllowedMentions::new()),
        ..FrameworkOptions::default()
    }
}

async fn on_event(
    framework: FrameworkContext<'_, Data, Fatal>,
    event: &FullEvent,
) -> Result<(), Fatal> {
    if let FullEvent::InteractionCreate {
        interaction: Interaction::Component(component),
    } = event
    {
        buttons::press(
            &Incoming::component(framework.serenity_context, framework.user_data, component),
            component,
        )
        .await;
    } else {
        places::changed(&framework.user_data.host, event).await;
    }
    Ok(())
}

/// What poise itself could not do. The person gets a private sentence, the log one line.
async fn on_error(error: FrameworkError<'_, Data, Fatal>) {
    let (interaction, framework) = match &error {
        FrameworkError::UnknownInteraction {
            interaction,
            framework,
            ..
        } => (*interaction, *framework),
        error => match error.ctx() {
            Some(poise::Context::Application(ctx))
                if ctx.interaction_type == CommandInteractionType::Command =>
            {
                (ctx.interaction, ctx.framework)
            }
            _ => return warn!("an event was not understood: {error}"),
        },
    };
    warn!(
        interaction = interaction.id.get(),
        "a command was not understood: {error}"
    );
    let incoming = Incoming::command(framework.serenity_context, framework.user_data, interaction);
    incoming
        .say(Reply::refusal(incoming.lang().say("not-understood", &[])))
        .await;
}

/// Every running record is replayed once, beside everything else; what does not replay is reported.
async fn inspect(host: Arc<Host>) {
    match host.inspect().await {
        Ok(aside) => {
            for (id, broken) in aside {
                error!(game = %id, "set aside: {broken}");
            }
        }
        Err(error) => error!("the records cannot be inspected: {error}"),
    }
}
