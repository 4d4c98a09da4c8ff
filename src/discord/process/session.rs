//! A gateway session of one shard: serenity's `ShardRunner` without serenity's `ShardQueuer`, which
//! would identify again by itself, outside of the rate limit and also when the shard is not ours
//! any more. A session that ends stays ended; a dropped one leaves no task.

use std::fmt;
use std::future::Future;
use std::io;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures::channel::mpsc::UnboundedReceiver;
use poise::{FrameworkContext, FrameworkOptions};
use serenity::all::{
    Context, Event, FullEvent, GatewayIntents, Http, Interaction, RawEventHandler, ShardId,
    ShardInfo, ShardManager, ShardManagerOptions, ShardMessenger, ShardRunner, ShardRunnerInfo,
    ShardRunnerMessage, ShardRunnerOptions, UnknownEvent,
};
use serenity::async_trait;
use serenity::framework::Framework;
use serenity::gateway::{ConnectionStage, GatewayError};
use tokio::runtime;
use tokio::sync::{Mutex, Notify};
use tokio::time::timeout;
use tracing::warn;

use super::owned_shards::OwnedShards;
use crate::discord::interaction::{Data, Fatal};
use crate::discord::process::unreadable;
use crate::host::Shard;

/// Gateway intents. Interactions need none; `GUILDS` delivers events of servers and channels.
const INTENTS: GatewayIntents = GatewayIntents::GUILDS;

/// Timeout of the closing handshake, 2 s; the connection is dropped after it.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// Close code that ends the session, so that Discord keeps nothing to be resumed.
const NORMAL_CLOSURE: u16 = 1_000;

/// Time an interaction waits for an expired lease to be renewed, 1.5 s; Discord waits 3 s for an
/// answer.
const LEASE_WAIT: Duration = Duration::from_millis(1_500);

/// Time an interaction waits for the language of its server to be read, 300 ms.
const LANGUAGE_WAIT: Duration = Duration::from_millis(300);

/// The channel on which a runner reports why it cannot go on.
type Outcome = UnboundedReceiver<Result<(), GatewayError>>;

/// The parts that the sessions of all shards share.
pub struct Sessions {
    http: Arc<Http>,
    url: Arc<Mutex<String>>,
    options: FrameworkOptions<Data, Fatal>,
    data: Data,
    owned: Arc<OwnedShards>,
}

impl fmt::Debug for Sessions {
    /// Leaves the token out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sessions").finish_non_exhaustive()
    }
}

impl Sessions {
    /// Sessions at the gateway at `url`, whose interactions are answered through `http` as
    /// `options` say.
    pub fn new(
        http: Http,
        url: String,
        mut options: FrameworkOptions<Data, Fatal>,
        data: Data,
        owned: Arc<OwnedShards>,
    ) -> Sessions {
        poise::set_qualified_names(&mut options.commands);
        Sessions {
            http: Arc::new(http),
            url: Arc::new(Mutex::new(url)),
            options,
            data,
            owned,
        }
    }

    /// The shards of these sessions.
    pub fn owned_shards(&self) -> &Arc<OwnedShards> {
        &self.owned
    }

    /// Connects to the gateway. The session sends IDENTIFY once it [runs](Session::run), so the
    /// caller holds an identify slot.
    pub async fn open(self: &Arc<Sessions>, shard: Shard) -> serenity::Result<Session> {
        let info = ShardInfo {
            id: ShardId(shard.number),
            total: shard.of,
        };
        let (url, token) = (Arc::clone(&self.url), self.http.token());
        let mut of_serenity =
            serenity::gateway::Shard::new(url, token, info, INTENTS, None).await?;
        let http = Arc::clone(&self.http);
        of_serenity.set_application_id_callback(move |me| http.set_application_id(me));
        let (manager, outcome) = self.manager_without_queue()?;
        let is_ready = Arc::new(Notify::new());
        let of_shard = Arc::new(OfShard {
            sessions: Arc::clone(self),
            shard,
            manager: Arc::clone(&manager),
            is_ready: Arc::clone(&is_ready),
        });
        let runner = Box::new(ShardRunner::new(ShardRunnerOptions {
            data: Arc::default(),
            event_handlers: Vec::new(),
            raw_event_handlers: vec![Arc::clone(&of_shard) as Arc<dyn RawEventHandler>],
            framework: Some(of_shard),
            manager: Arc::clone(&manager),
            shard: of_serenity,
            http: Arc::clone(&self.http),
        }));
        let messenger = ShardMessenger::new(&runner);
        manager.runners.lock().await.insert(
            info.id,
            ShardRunnerInfo {
                latency: None,
                runner_tx: messenger.clone(),
                stage: ConnectionStage::Handshake,
            },
        );
        Ok(Session {
            runner,
            id: info.id,
            messenger,
            manager,
            is_ready,
            _outcome: outcome,
        })
    }

    /// The manager to which a runner reports its stage and its requests to be restarted. The
    /// requests reach no one: the queue that would receive them is a task on a runtime that is shut
    /// down at once.
    fn manager_without_queue(&self) -> io::Result<(Arc<ShardManager>, Outcome)> {
        let unused_runtime = runtime::Builder::new_current_thread().build()?;
        let manager = {
            let _entered = unused_runtime.enter();
            ShardManager::new(ShardManagerOptions {
                data: Arc::default(),
                event_handlers: Vec::new(),
                raw_event_handlers: Vec::new(),
                framework: Arc::new(OnceLock::new()),
                shard_index: 0,
                shard_init: 0,
                shard_total: 0,
                ws_url: Arc::clone(&self.url),
                http: Arc::clone(&self.http),
                intents: INTENTS,
                presence: None,
            })
        };
        unused_runtime.shutdown_background();
        Ok(manager)
    }
}

/// One connected session, which identifies when it runs.
pub struct Session {
    runner: Box<ShardRunner>,
    id: ShardId,
    messenger: ShardMessenger,
    manager: Arc<ShardManager>,
    is_ready: Arc<Notify>,
    /// Kept open: a runner reports its error here before it returns it.
    _outcome: Outcome,
}

impl Session {
    /// The manager, which knows the stage of the connection.
    pub fn manager(&self) -> &Arc<ShardManager> {
        &self.manager
    }

    /// Notified once at READY.
    pub fn is_ready(&self) -> Arc<Notify> {
        Arc::clone(&self.is_ready)
    }

    /// Runs until `end` is ready or Discord invalidates the session. Lost connections are resumed;
    /// a session that would have to identify again returns instead.
    ///
    /// # Errors
    ///
    /// Fails if Discord refuses every session of this bot: wrong token or intents.
    pub async fn run(mut self, end: impl Future<Output = ()>) -> serenity::Result<()> {
        // `ShardManager::restart` waits up to five seconds for this message before the runner
        // returns.
        self.manager.shutdown_finished(self.id);
        let mut running = Box::pin(self.runner.run());
        tokio::select! {
            ended = &mut running => return ended,
            () = end => {}
        }
        let close = ShardRunnerMessage::Shutdown(self.id, NORMAL_CLOSURE);
        self.messenger.send_to_shard(close);
        // A connection without a peer is dropped.
        let _ = timeout(CLOSE_TIMEOUT, running).await;
        Ok(())
    }
}

/// Reads the language set for the server of an interaction, if it is not cached. Without it, the
/// last one read holds.
async fn read_server_language(data: &Data, interaction: &Interaction) {
    let guild = match interaction {
        Interaction::Command(it) | Interaction::Autocomplete(it) => it.guild_id,
        Interaction::Component(it) => it.guild_id,
        _ => None,
    };
    let Some(guild) = guild.filter(|_| !data.database.is_lost()) else {
        return;
    };
    let read = data.host.read_server_language(guild.get().into());
    if let Ok(Err(error)) = timeout(LANGUAGE_WAIT, read).await {
        warn!("server language not read: {error}");
    }
}

/// Passes the events of a shard to poise, but for interactions that another process answers.
struct OfShard {
    sessions: Arc<Sessions>,
    shard: Shard,
    manager: Arc<ShardManager>,
    is_ready: Arc<Notify>,
}

impl OfShard {
    /// Whether this process answers the interactions of the shard.
    async fn answers(&self, data: &Data, owned: &OwnedShards) -> bool {
        // Interactions that arrive before the takeover are answered by the previous owner.
        if !owned.contains(self.shard) {
            return false;
        }
        // While the database is unreachable the answer says so, unless another process has answered
        // meanwhile.
        let held = owned.until_held(self.shard);
        timeout(LEASE_WAIT, held).await.is_ok() || data.database.is_lost()
    }
}

/// Events that serenity cannot read. What the bot needs of them is read here.
#[async_trait]
impl RawEventHandler for OfShard {
    async fn raw_event(&self, ctx: Context, event: Event) {
        let Event::Unknown(UnknownEvent { kind, value, .. }) = event else {
            return;
        };
        let Sessions { data, owned, .. } = &*self.sessions;
        if kind != unreadable::INTERACTION {
            return unreadable::record_change(data, &kind, &value).await;
        }
        if let Some(interaction) = unreadable::repaired(&value) {
            let event = FullEvent::InteractionCreate { interaction };
            return self.dispatch(ctx, event).await;
        }
        if self.answers(data, owned).await {
            unreadable::answer(data, &value).await;
        }
    }
}

#[async_trait]
impl Framework for OfShard {
    async fn dispatch(&self, ctx: Context, event: FullEvent) {
        let Sessions {
            options,
            data,
            owned,
            ..
        } = &*self.sessions;
        if matches!(event, FullEvent::Ready { .. }) {
            self.is_ready.notify_one();
        }
        if matches!(event, FullEvent::InteractionCreate { .. }) && !self.answers(data, owned).await
        {
            return;
        }
        if let FullEvent::InteractionCreate { interaction } = &event {
            read_server_language(data, interaction).await;
        }
        let Some(me) = data.rest.me() else { return };
        let framework = FrameworkContext {
            serenity_context: &ctx,
            bot_id: me.get().into(),
            options,
            user_data: data,
            shard_manager: &self.manager,
        };
        Box::pin(poise::dispatch_event(framework, event)).await;
    }
}
