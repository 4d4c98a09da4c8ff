//! The bot's life at Discord's gateway: start, events, stop.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use poise::{CommandInteractionType, FrameworkContext, FrameworkError, FrameworkOptions};
use serenity::all::{Command, FullEvent, GatewayIntents, Http, Interaction, Permissions};
use serenity::http::HttpBuilder;
use serenity::{Client, client::ClientBuilder};
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::{error, info, warn};

use crate::config::{Computer, Connection, DISCORD};
use crate::discord::analyses::Analyses;
use crate::discord::answer::say;
use crate::discord::budgets::Budgets;
use crate::discord::clock::{self, now};
use crate::discord::complaints::Complaints;
use crate::discord::completions::Completions;
use crate::discord::data::{Data, Fatal};
use crate::discord::following::Following;
use crate::discord::outbox::Outbox;
use crate::discord::replays::Replays;
use crate::discord::request::Request;
use crate::discord::thinking::Thinking;
use crate::discord::view::reply::Reply;
use crate::discord::vitals::Vitals;
use crate::discord::{buttons, places, privacy, registration, scheduler};
use crate::game::Lang;
use crate::host::Host;

/// What the invitation asks for, and no more.
pub(super) const PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// How long the answers that are being given may take when the program stops.
const LAST_ANSWERS: Duration = Duration::from_secs(10);

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

/// A bot that can be run.
#[derive(Debug)]
pub struct Bot<'a> {
    /// Where and as whom it connects.
    pub connection: &'a Connection,
    /// How the computer plays.
    pub computer: &'a Computer,
    /// Whether people may ask only for so much in a while.
    pub has_budgets: bool,
    /// Every match.
    pub host: Arc<Host>,
    /// By which others see how it is.
    pub vitals: Arc<Vitals>,
    /// How far its clock is ahead of the world's, wherever that is put.
    pub ahead: watch::Receiver<Duration>,
}

/// Runs a bot until `stop` is ready, then finishes what was begun. Once Discord knows its commands, `ready` gets the link
/// that invites it.
pub async fn run(
    bot: Bot<'_>,
    ready: impl FnOnce(&str),
    stop: impl Future<Output = ()>,
) -> Result<(), Failure> {
    let Bot {
        connection,
        computer,
        has_budgets,
        host,
        vitals,
        ahead,
    } = bot;
    clock::put_ahead(*ahead.borrow());
    let answers = TaskTracker::new();
    let following = Arc::new(Following::default());
    let thinking = Arc::new(Thinking::of(computer));
    let data = Data {
        host: Arc::clone(&host),
        following: Arc::clone(&following),
        thinking: Arc::clone(&thinking),
        budgets: has_budgets.then(Budgets::default),
        complaints: Complaints::default(),
        completions: Completions::default(),
        analyses: Analyses::default(),
        replays: Replays::default(),
        answers: answers.clone(),
    };
    let mut client = connect(connection, data, ready).await?;
    // Two stops: nothing is delivered any more only once everything is answered.
    let (stop_looking, stop_delivering) = (CancellationToken::new(), CancellationToken::new());
    let http = Arc::clone(&client.http);
    let outbox = Outbox::new(
        Arc::clone(&host),
        http,
        following,
        Arc::clone(&thinking),
        Arc::clone(&vitals),
    );
    let outbox = tokio::spawn(outbox.run(stop_delivering.clone()));
    let inspection = inspect(Arc::clone(&host));
    tokio::spawn(stop_looking.clone().run_until_cancelled_owned(inspection));
    let forgetting = privacy::finish_forgetting(Arc::clone(&host));
    tokio::spawn(stop_looking.clone().run_until_cancelled_owned(forgetting));
    let tidying = scheduler::tidy(Arc::clone(&host));
    tokio::spawn(stop_looking.clone().run_until_cancelled_owned(tidying));
    let shards = Arc::clone(&client.shard_manager);
    vitals.connect(Arc::clone(&shards));
    let scheduler = tokio::spawn(scheduler::run(
        Arc::clone(&host),
        vitals,
        ahead,
        stop_looking.clone(),
    ));
    let ended = {
        let running = client.start_autosharded();
        tokio::pin!(running);
        tokio::select! {
            result = &mut running => Some(result),
            () = stop => None,
        }
    };
    stop_looking.cancel();
    if let Err(error) = scheduler.await {
        error!("the scheduler broke down: {error}");
    }
    shards.shutdown_all().await;
    answers.close();
    if tokio::time::timeout(LAST_ANSWERS, answers.wait())
        .await
        .is_err()
    {
        warn!("some answers were cut short");
    }
    stop_delivering.cancel();
    thinking.stop().await;
    if let Err(error) = outbox.await {
        error!("the outbox broke down: {error}");
    }
    match ended {
        Some(Err(error)) => Err(failure(&error)),
        Some(Ok(())) | None => Ok(()),
    }
}

/// A client whose token is good and whose commands Discord knows; it is not at the gateway yet.
async fn connect(
    connection: &Connection,
    data: Data,
    ready: impl FnOnce(&str),
) -> Result<Client, Failure> {
    let discord = |error| failure(&error);
    let http = http(connection);
    let me = http.get_current_application_info().await.map_err(discord)?;
    let resumed = data.host.resume(now()).await;
    resumed.map_err(|error| Failure::Database(error.to_string()))?;
    let framework = poise::Framework::builder()
        .options(options())
        .initialize_owners(false)
        .setup(move |_, _, _| Box::pin(async move { Ok(data) }))
        .build();
    // Interactions need no intent; with GUILDS Discord tells which servers and channels there are, and which are gone.
    let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).framework(framework);
    let client = client.await.map_err(discord)?;
    client.http.set_application_id(me.id);
    let commands = registration::registered(&Lang::english());
    let known = Command::set_global_commands(&client.http, commands).await;
    known.map_err(discord)?;
    ready(&invitation(me.id.get()));
    Ok(client)
}

/// Serenity's limiter ignores a proxy and would send the token to discord.com: the two go together, always.
pub(super) fn http(connection: &Connection) -> Http {
    let builder = HttpBuilder::new(&connection.token);
    if connection.api == DISCORD {
        return builder.build();
    }
    builder
        .proxy(connection.api.trim_end_matches('/'))
        .ratelimiter_disabled(true)
        .build()
}

/// The link that invites the bot.
pub(super) fn invitation(me: u64) -> String {
    let permissions = PERMISSIONS.bits();
    format!(
        "{DISCORD}/oauth2/authorize?client_id={me}&scope=bot+applications.commands&permissions={permissions}"
    )
}

/// Why the bot cannot run, by what Discord answered.
pub(super) fn failure(error: &serenity::Error) -> Failure {
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
    let data = framework.user_data;
    if let FullEvent::InteractionCreate {
        interaction: Interaction::Component(component),
    } = event
    {
        let request = Request::component(framework.serenity_context, data, component);
        buttons::press(&request, &component.data.custom_id).await;
    } else {
        places::changed(&data.host, event).await;
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
    let request = Request::command(framework.serenity_context, framework.user_data, interaction);
    let sentence = request.lang().say("not-understood", &[]);
    say(&request, Reply::refusal(sentence)).await;
}

/// Every running record is replayed once, beside everything else, and every one that was set aside; what does not replay
/// is reported, and what does so again is played on.
async fn inspect(host: Arc<Host>) {
    match host.inspect(now()).await {
        Ok(found) => {
            for (id, broken) in found.aside {
                error!(game = %id, "set aside: {broken}");
            }
            if !found.still.is_empty() {
                let count = found.still.len();
                warn!("{count} games are still set aside; `tavolino doctor` says why");
            }
            for id in found.back {
                info!(game = %id, "replays again, and is played on");
            }
        }
        Err(error) => error!("the records cannot be inspected: {error}"),
    }
}
