//! Connecting to Discord by shards, beside other processes: each shard is served by one of them at a time, and handed over while
//! both are connected, so that nobody taps in vain.

use std::sync::Arc;
use std::time::Duration;

use poise::Framework as Poise;
use serenity::all::{Context, FullEvent};
use serenity::client::ClientBuilder;
use serenity::framework::Framework;
use serenity::{Client, async_trait};
use tokio::sync::{Mutex, Notify, watch};
use tokio::time::{Instant, timeout};
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use crate::discord::calls::Calls;
use crate::discord::clock::{self, now};
use crate::discord::data::{Data, Fatal};
use crate::discord::serving::Serving;
use crate::host::{Host, Shard, StoreError};

/// In each of its rows Discord lets a shard connect anew so often.
const WINDOW: Duration = Duration::from_secs(5);

/// How often somebody looks whether a shard that another process serves has become free; it is told, too.
const LOOKING: Duration = Duration::from_secs(3);

/// How often it is looked whether it is somebody's turn to connect.
const IN_ROW: Duration = Duration::from_millis(250);

/// How long somebody who asks waits for a process that has just been let in to take over; Discord waits three seconds.
const TAKING_OVER: Duration = Duration::from_millis(1_500);

/// The pause after something failed.
const PAUSE: Duration = Duration::from_secs(1);

/// How long leases go on without anybody saying so is three times this.
pub(super) const RENEWING: Duration = Duration::from_secs(5);

/// Makes a connection of its own for each shard.
pub(super) type Connect = dyn Fn() -> (ClientBuilder, Poise<Data, Fatal>) + Send + Sync;

/// The shards a process is to serve.
pub(super) struct Shards {
    host: Arc<Host>,
    serving: Arc<Serving>,
    connect: Box<Connect>,
    calls: Arc<Calls>,
    /// When somebody last began to connect, in each of the rows in which shards connect beside each other.
    rows: Vec<Mutex<Option<Instant>>>,
    /// Changes when another process may have taken a shard, or given one back.
    pub(super) changed: watch::Sender<()>,
}

/// Whose a shard is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    /// This process's.
    Own,
    /// Another's, which would give it away.
    Offered,
    /// Another's.
    Others,
}

impl Shards {
    pub(super) fn new(
        host: Arc<Host>,
        serving: Arc<Serving>,
        connect: Box<Connect>,
        calls: Arc<Calls>,
        rows: usize,
    ) -> Shards {
        Shards {
            host,
            serving,
            connect,
            calls,
            rows: (0..rows.max(1)).map(|_| Mutex::default()).collect(),
            changed: watch::Sender::new(()),
        }
    }

    /// Serves a shard whenever no other process does, until `stop`; one that has just begun takes it from whoever does.
    pub(super) async fn serve(
        &self,
        shard: Shard,
        stop: &CancellationToken,
    ) -> serenity::Result<()> {
        let mut is_new = true;
        let mut is_told = false;
        while !stop.is_cancelled() {
            let mut changed = self.changed.subscribe();
            let whose = match self.whose(shard).await {
                Ok(Whose::Others) if is_new => Whose::Offered,
                Ok(whose) => whose,
                Err(error) => {
                    if !is_told {
                        error!(%shard, "who serves it cannot be found out: {error}");
                    }
                    is_told = true;
                    tokio::time::sleep(PAUSE).await;
                    continue;
                }
            };
            (is_new, is_told) = (false, false);
            if whose == Whose::Others {
                self.serving.stand_by();
                tokio::select! {
                    _ = changed.changed() => {}
                    () = tokio::time::sleep(LOOKING) => {}
                    () = stop.cancelled() => {}
                }
                continue;
            }
            let served = self.connected(shard, whose, stop).await;
            if let Some(connection) = self.serving.disconnect(shard) {
                connection.shutdown_all().await;
            }
            served?;
        }
        Ok(())
    }

    /// Whose a shard is; taken, if it was nobody's.
    async fn whose(&self, shard: Shard) -> Result<Whose, StoreError> {
        if self.host.take_shard(shard, false).await? {
            return Ok(Whose::Own);
        }
        let is_offered = self.host.is_offered(shard).await?;
        Ok(if is_offered {
            Whose::Offered
        } else {
            Whose::Others
        })
    }

    /// Connects and serves a shard until another process takes it or `stop` is told; what another serves, from when this one is
    /// connected.
    async fn connected(
        &self,
        shard: Shard,
        whose: Whose,
        stop: &CancellationToken,
    ) -> serenity::Result<()> {
        if whose == Whose::Own {
            self.begin(shard).await;
        }
        let Some(()) = stop.run_until_cancelled(self.in_row(shard)).await else {
            return Ok(());
        };
        let (builder, poise) = (self.connect)();
        self.calls.wait().await;
        let ready = Arc::new(Notify::new());
        let mut client: Client = builder
            .framework(OfShard {
                poise,
                shard,
                serving: Arc::clone(&self.serving),
                ready: Arc::clone(&ready),
            })
            .await?;
        let connection = Arc::clone(&client.shard_manager);
        self.serving.connect(shard, connection);
        let running = client.start_shard(shard.number, shard.of);
        let served = async {
            if whose != Whose::Own {
                ready.notified().await;
                self.take_over(shard).await;
            }
            self.serving.until_lost(shard).await;
            info!(%shard, "served by another process now");
        };
        tokio::select! {
            result = running => result,
            () = served => Ok(()),
            () = stop.cancelled() => Ok(()),
        }
    }

    /// A shard that nobody served is this process's now, and all time since somebody did is given back.
    async fn begin(&self, shard: Shard) {
        if let Err(error) = self.host.resume(shard, now()).await {
            error!(%shard, "lost time cannot be given back: {error}");
        }
        self.serving.begin(shard);
    }

    /// A shard that another process serves is this one's now.
    async fn take_over(&self, shard: Shard) {
        while let Err(error) = self.host.take_shard(shard, true).await {
            error!(%shard, "it cannot be taken over: {error}");
            tokio::time::sleep(PAUSE).await;
        }
        self.serving.begin(shard);
    }

    /// Waits until this shard may connect: in its row one at a time, whichever process it belongs to.
    async fn in_row(&self, shard: Shard) {
        let row = shard.number as usize % self.rows.len();
        // Whoever else wants to waits at this.
        let mut begun = self.rows[row].lock().await;
        if let Some(last) = *begun {
            tokio::time::sleep_until(last + WINDOW).await;
        }
        while !self.may_identify(row as u32).await {
            tokio::time::sleep(IN_ROW).await;
        }
        *begun = Some(Instant::now());
    }

    async fn may_identify(&self, row: u32) -> bool {
        let taken = self.host.take_identify(row, WINDOW).await;
        taken.unwrap_or_else(|error| {
            warn!("whose turn it is to connect cannot be found out: {error}");
            false
        })
    }
}

/// Renews what this process has, and counts the processes for `counted`, until it is stopped being awaited.
pub(super) async fn keep_leases(
    host: &Host,
    serving: &Serving,
    changed: &watch::Sender<()>,
    counted: impl Fn(u32),
) {
    let mut told = changed.subscribe();
    let mut is_well = true;
    loop {
        let renewed = renew(host, serving).await;
        match &renewed {
            Ok(processes) => counted(*processes),
            Err(error) if is_well => warn!("leases cannot be renewed: {error}"),
            Err(_) => {}
        }
        is_well = renewed.is_ok();
        tokio::select! {
            _ = told.changed() => {}
            () = tokio::time::sleep(RENEWING) => {}
        }
    }
}

async fn renew(host: &Host, serving: &Serving) -> Result<u32, StoreError> {
    clock::follow(host).await?;
    for lost in host.renew_leases(&serving.own()).await? {
        serving.end(lost);
    }
    host.processes().await
}

/// What poise does, but for what another process answers.
struct OfShard {
    poise: Poise<Data, Fatal>,
    shard: Shard,
    serving: Arc<Serving>,
    /// Told when Discord has let it in.
    ready: Arc<Notify>,
}

#[async_trait]
impl Framework for OfShard {
    async fn init(&mut self, client: &Client) {
        self.poise.init(client).await;
    }

    async fn dispatch(&self, ctx: Context, event: FullEvent) {
        if matches!(event, FullEvent::Ready { .. }) {
            self.ready.notify_one();
        }
        if matches!(event, FullEvent::InteractionCreate { .. }) {
            // Whoever asks while it is being taken over is answered by one of the two, and where both do, by the first.
            let own = self.serving.until_own(self.shard);
            if timeout(TAKING_OVER, own).await.is_err() {
                return;
            }
        }
        self.poise.dispatch(ctx, event).await;
    }
}

/// Lets other processes take what this one serves, for as long as they may take; until it is all taken, or nobody is there.
pub(super) async fn hand_over(host: &Host, serving: &Serving, within: Duration) {
    let offered = offer(host, serving);
    match offered.await {
        Ok(true) => {}
        Ok(false) => return,
        Err(error) => return warn!("shards cannot be handed over: {error}"),
    }
    let all_taken = async {
        for shard in serving.own() {
            serving.until_lost(shard).await;
        }
    };
    if timeout(within, all_taken).await.is_err() {
        info!("no other process took what this one served");
    }
}

/// Whether there is anybody to offer it to.
async fn offer(host: &Host, serving: &Serving) -> Result<bool, StoreError> {
    if !host.is_shared() || host.processes().await? < 2 {
        return Ok(false);
    }
    for shard in serving.own() {
        host.offer_shard(shard).await?;
    }
    Ok(true)
}
