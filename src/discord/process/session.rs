//! A gateway session of one shard: serenity's `ShardRunner` without serenity's `ShardQueuer`, which
//! would identify again by itself, outside of the rate limit and also when the shard is not ours
//! any more. A session that ends stays ended until it is resumed, here or in another process; a
//! dropped one leaves no task.

use std::fmt;
use std::future::Future;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

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
use tracing::subscriber::{NoSubscriber, set_default};
use tracing::warn;

use super::owned_shards::OwnedShards;
use super::progress::{self, Counted, Progress};
use crate::discord::clock::{created_at, here};
use crate::discord::interaction::{Data, Fatal};
use crate::discord::process::unreadable;
use crate::host::{GatewaySession, InteractionId, Shard, UserId};

/// Gateway intents. Interactions need none; `GUILDS` delivers events of servers and channels.
pub(super) const INTENTS: GatewayIntents = GatewayIntents::GUILDS;

/// Timeout of the closing handshake, 2 s; the connection is dropped after it.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// Close code after which the session can be resumed, by another process too.
const RESUMABLE_CLOSURE: u16 = 4_000;

/// Time an interaction waits for an expired lease to be renewed, 1.5 s; Discord waits 3 s for an
/// answer.
const LEASE_WAIT: Duration = Duration::from_millis(1_500);

/// Time after RESUMED in which interactions that are older count as replayed, 1 s.
const REPLAY_MARGIN: Duration = Duration::from_secs(1);

/// Time an interaction waits for the language of its server to be read, 300 ms.
const LANGUAGE_WAIT: Duration = Duration::from_millis(300);

/// The channel on which a runner reports why it cannot go on.
type Outcome = UnboundedReceiver<Result<(), GatewayError>>;

/// The parts that the sessions of all shards share.
pub struct Sessions {
    http: Arc<Http>,
    url: String,
    options: FrameworkOptions<Data, Fatal>,
    data: Data,
    owned: Arc<OwnedShards>,
    progress: Arc<Progress>,
}

/// A session to be resumed.
#[derive(Clone, Copy, Debug)]
pub struct Resumption<'s> {
    /// The session.
    pub session: &'s GatewaySession,
    /// Whether to connect where sessions begin, not at the address of the session.
    pub by_usual_way: bool,
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
            url,
            options,
            data,
            owned,
            progress: Arc::default(),
        }
    }

    /// The sessions of this process with their last events.
    pub fn progress(&self) -> &Arc<Progress> {
        &self.progress
    }

    /// The shards of these sessions.
    pub fn owned_shards(&self) -> &Arc<OwnedShards> {
        &self.owned
    }

    /// Connects to the gateway. The session sends IDENTIFY once it [runs](Session::run), so the
    /// caller holds an identify slot; a session that is `resumed` needs none.
    pub async fn open(
        self: &Arc<Sessions>,
        shard: Shard,
        resumed: Option<Resumption<'_>>,
    ) -> serenity::Result<Session> {
        let info = ShardInfo {
            id: ShardId(shard.number),
            total: shard.of,
        };
        let of_session = resumed.filter(|resumption| !resumption.by_usual_way);
        let address = of_session.map_or(&self.url, |resumption| &resumption.session.address);
        let resumed = resumed.map(|resumption| resumption.session);
        let (url, token) = (Arc::new(Mutex::new(address.clone())), self.http.token());
        let mut of_serenity =
            serenity::gateway::Shard::new(Arc::clone(&url), token, info, INTENTS, None).await?;
        let http = Arc::clone(&self.http);
        of_serenity.set_application_id_callback(move |me| http.set_application_id(me));
        if let Some(session) = resumed {
            let me = self.data.rest.me().map_or(0, UserId::get);
            let ready = Ok(progress::ready(session, me)?);
            // Without the warning about the events that this process has not seen.
            let handled = {
                let _silent = set_default(NoSubscriber::default());
                of_serenity.handle_event(&ready)
            };
            handled?;
        }
        let counted = Arc::new(Counted::new(INTENTS.bits(), resumed));
        let (manager, outcome) = self.manager_without_queue(Arc::clone(&url))?;
        let is_ready = Arc::new(Notify::new());
        let is_handed_over = Arc::new(AtomicBool::new(false));
        let of_shard = Arc::new(OfShard {
            sessions: Arc::clone(self),
            shard,
            url,
            manager: Arc::clone(&manager),
            is_ready: Arc::clone(&is_ready),
            is_handed_over: Arc::clone(&is_handed_over),
            is_repeating: resumed.is_some_and(|session| !session.is_exact),
            ready_at: OnceLock::new(),
        });
        let handlers: Vec<Arc<dyn RawEventHandler>> =
            vec![Arc::clone(&counted) as _, Arc::clone(&of_shard) as _];
        let runner = Box::new(ShardRunner::new(ShardRunnerOptions {
            data: Arc::default(),
            event_handlers: Vec::new(),
            raw_event_handlers: handlers,
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
            is_handed_over,
            counted,
            _outcome: outcome,
        })
    }

    /// The manager to which a runner reports its stage and its requests to be restarted. The
    /// requests reach no one: the queue that would receive them is a task on a runtime that is shut
    /// down at once.
    fn manager_without_queue(
        &self,
        url: Arc<Mutex<String>>,
    ) -> io::Result<(Arc<ShardManager>, Outcome)> {
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
                ws_url: url,
                http: Arc::clone(&self.http),
                intents: INTENTS,
                presence: None,
            })
        };
        unused_runtime.shutdown_background();
        Ok(manager)
    }
}

/// One connected session, which identifies or resumes when it runs.
pub struct Session {
    runner: Box<ShardRunner>,
    id: ShardId,
    messenger: ShardMessenger,
    manager: Arc<ShardManager>,
    is_ready: Arc<Notify>,
    is_handed_over: Arc<AtomicBool>,
    counted: Arc<Counted>,
    /// Kept open: a runner reports its error here before it returns it.
    _outcome: Outcome,
}

impl Session {
    /// The manager, which knows the stage of the connection.
    pub fn manager(&self) -> &Arc<ShardManager> {
        &self.manager
    }

    /// The session with its last event.
    pub fn counted(&self) -> Arc<Counted> {
        Arc::clone(&self.counted)
    }

    /// Set once this process answers all that has arrived on this connection, also after it has
    /// given the shard away: another process resumes the session after it.
    pub fn is_handed_over(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.is_handed_over)
    }

    /// Notified at READY, and at RESUMED.
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
        let close = ShardRunnerMessage::Shutdown(self.id, RESUMABLE_CLOSURE);
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
    /// The address at which serenity connects again.
    url: Arc<Mutex<String>>,
    manager: Arc<ShardManager>,
    is_ready: Arc<Notify>,
    is_handed_over: Arc<AtomicBool>,
    /// Whether the session is resumed from an event after which another process answered some.
    is_repeating: bool,
    /// The instant of READY or RESUMED.
    ready_at: OnceLock<Instant>,
}

impl OfShard {
    /// Whether an interaction may be a replayed one. Handlers of events that arrived before RESUMED
    /// may run after that of RESUMED.
    fn is_replayed(&self, id: InteractionId) -> bool {
        let is_older = |ready_at: &Instant| {
            let since = ready_at.elapsed();
            since < REPLAY_MARGIN && created_at(id).until(here()) >= since
        };
        self.is_repeating && self.ready_at.get().is_none_or(is_older)
    }

    /// Whether this process answers the interactions of the shard.
    async fn answers(&self, data: &Data, owned: &OwnedShards) -> bool {
        if self.is_handed_over.load(Ordering::Relaxed) {
            return true;
        }
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

#[async_trait]
impl RawEventHandler for Counted {
    async fn raw_event(&self, _: Context, event: Event) {
        self.count(event);
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
        if let FullEvent::Ready { data_about_bot } = &event {
            self.url
                .lock()
                .await
                .clone_from(&data_about_bot.resume_gateway_url);
        }
        if matches!(event, FullEvent::Ready { .. } | FullEvent::Resume { .. }) {
            // Those after the first come where serenity itself has resumed the session.
            let _ = self.ready_at.set(Instant::now());
            self.is_ready.notify_one();
        }
        if matches!(event, FullEvent::InteractionCreate { .. }) && !self.answers(data, owned).await
        {
            return;
        }
        if let FullEvent::InteractionCreate { interaction } = &event {
            let id = interaction.id().get().into();
            if self.is_replayed(id) {
                data.replayed.add(id);
            }
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
