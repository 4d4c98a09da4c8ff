//! A session at Discord's gateway: serenity's runner of one shard without serenity's queue, which connects again by itself when it
//! likes, and whether or not anybody still wants it. Here a session that ends has ended, and one that is dropped leaves nothing.

use std::fmt;
use std::future::Future;
use std::io;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures::channel::mpsc::UnboundedReceiver;
use poise::{FrameworkContext, FrameworkOptions};
use serenity::all::{
    Context, FullEvent, GatewayIntents, Http, ShardId, ShardInfo, ShardManager,
    ShardManagerOptions, ShardMessenger, ShardRunner, ShardRunnerInfo, ShardRunnerMessage,
    ShardRunnerOptions,
};
use serenity::async_trait;
use serenity::framework::Framework;
use serenity::gateway::{ConnectionStage, GatewayError};
use tokio::runtime;
use tokio::sync::{Mutex, Notify};
use tokio::time::timeout;

use crate::discord::data::{Data, Fatal};
use crate::discord::serving::Serving;
use crate::host::Shard;

/// Interactions need no intent; with this one Discord tells which servers and channels there are, and which are gone.
const INTENTS: GatewayIntents = GatewayIntents::GUILDS;

/// How long Discord may take to hang up after the bot said good-bye.
const GOOD_BYE: Duration = Duration::from_secs(2);

/// By which code a session is ended for good, so that Discord keeps nothing for it.
const FOR_GOOD: u16 = 1_000;

/// How long somebody who asks waits for this process's lease to be renewed; Discord waits three seconds.
const RENEWED: Duration = Duration::from_millis(1_500);

/// Where a runner writes why it cannot go on.
type Outcome = UnboundedReceiver<Result<(), GatewayError>>;

/// What the sessions of all shards have in common.
pub struct Sessions {
    http: Arc<Http>,
    url: Arc<Mutex<String>>,
    options: FrameworkOptions<Data, Fatal>,
    data: Data,
    serving: Arc<Serving>,
}

impl fmt::Debug for Sessions {
    /// Without the token.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sessions").finish_non_exhaustive()
    }
}

impl Sessions {
    /// Sessions at the gateway at `url`, whose interactions are answered through `http` as `options` say.
    pub fn new(
        http: Http,
        url: String,
        mut options: FrameworkOptions<Data, Fatal>,
        data: Data,
        serving: Arc<Serving>,
    ) -> Sessions {
        poise::set_qualified_names(&mut options.commands);
        Sessions {
            http: Arc::new(http),
            url: Arc::new(Mutex::new(url)),
            options,
            data,
            serving,
        }
    }

    /// The shards that are served by them.
    pub fn serving(&self) -> &Arc<Serving> {
        &self.serving
    }

    /// Connects to the gateway, which then asks the session to identify.
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
        let runner = Box::new(ShardRunner::new(ShardRunnerOptions {
            data: Arc::default(),
            event_handlers: Vec::new(),
            raw_event_handlers: Vec::new(),
            framework: Some(Arc::new(OfShard {
                sessions: Arc::clone(self),
                shard,
                manager: Arc::clone(&manager),
                is_ready: Arc::clone(&is_ready),
            })),
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

    /// What a runner tells how it is, and asks to start it anew. That request goes nowhere: the queue that would hear it is a task
    /// on a runtime that ends at once.
    fn manager_without_queue(&self) -> io::Result<(Arc<ShardManager>, Outcome)> {
        let nowhere = runtime::Builder::new_current_thread().build()?;
        let made = {
            let _on_it = nowhere.enter();
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
        nowhere.shutdown_background();
        Ok(made)
    }
}

/// One session, which begins when it is run.
pub struct Session {
    runner: Box<ShardRunner>,
    id: ShardId,
    messenger: ShardMessenger,
    manager: Arc<ShardManager>,
    is_ready: Arc<Notify>,
    /// Why a runner cannot go on is returned by it, too, and written here first.
    _outcome: Outcome,
}

impl Session {
    /// By which others see whether it is connected.
    pub fn manager(&self) -> &Arc<ShardManager> {
        &self.manager
    }

    /// Told once when Discord has let it in.
    pub fn is_ready(&self) -> Arc<Notify> {
        Arc::clone(&self.is_ready)
    }

    /// Goes on until `end` is ready or Discord ends it. Lost connections are resumed; whoever has to identify again begins another
    /// session. Fails where Discord accepts no session of this bot at all.
    pub async fn run(mut self, end: impl Future<Output = ()>) -> serenity::Result<()> {
        // The runner waits until it is told that it is shut down before it returns, for five seconds at most.
        self.manager.shutdown_finished(self.id);
        let mut running = Box::pin(self.runner.run());
        tokio::select! {
            ended = &mut running => return ended,
            () = end => {}
        }
        let good_bye = ShardRunnerMessage::Shutdown(self.id, FOR_GOOD);
        self.messenger.send_to_shard(good_bye);
        // Where nobody is at the other end, the line is just dropped.
        let _ = timeout(GOOD_BYE, running).await;
        Ok(())
    }
}

/// Hands what Discord tells about a shard to poise, but for what another process answers.
struct OfShard {
    sessions: Arc<Sessions>,
    shard: Shard,
    manager: Arc<ShardManager>,
    is_ready: Arc<Notify>,
}

#[async_trait]
impl Framework for OfShard {
    async fn dispatch(&self, ctx: Context, event: FullEvent) {
        let Sessions {
            options,
            data,
            serving,
            ..
        } = &*self.sessions;
        if matches!(event, FullEvent::Ready { .. }) {
            self.is_ready.notify_one();
        }
        if matches!(event, FullEvent::InteractionCreate { .. }) {
            // What comes before a shard is this process's is answered by the one that serves it.
            if !serving.has(self.shard) {
                return;
            }
            // Whoever waits in vain reads what is the matter, unless another process has answered meanwhile.
            let own = serving.until_own(self.shard);
            if timeout(RENEWED, own).await.is_err() && !data.reach.is_lost() {
                return;
            }
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
