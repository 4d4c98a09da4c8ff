//! `tavolino bot`: the bot on Discord.

use std::sync::Arc;
use std::time::Duration;

use crate::config::Config;
use crate::discord::{self, Bot, Health};
use crate::host::{Host, ShardRange};
use crate::store::{Lock, Store};
#[cfg(target_os = "linux")]
use crate::systemd;
use crate::watchdog;
use anyhow::bail;
use clap::Args;
use tokio::sync::watch;
use tracing::error;

use super::service::{listen, observed, stop_signal};

/// Run the bot on Discord; .env.example says what it needs
#[derive(Args, Debug)]
pub struct Command {
    /// Serve only these parts of the servers, beside other processes; SHARDS says the same
    #[arg(long, value_name = "FIRST-LAST/ALL")]
    shards: Option<ShardRange>,
}

/// Runs the bot until a stop signal.
pub async fn run(command: Command) -> anyhow::Result<()> {
    let mut config = Config::from_env()?;
    config.shards = command.shards.or(config.shards);
    let listener = listen(config.metrics).await?;
    let _lock = Lock::take(&config.database)?;
    let store = Store::open_to_serve(&config.database).await?;
    let host = Arc::new(Host::new(store).with_pause(config.computer.pause));
    if config.shards.is_some_and(|shards| !shards.is_whole()) && !host.is_shared() {
        bail!(
            "a file is one process's, so it serves all shards, and not only those it was told to; several processes share a PostgreSQL server (OPERATING.md)"
        );
    }
    let (_, world_time) = watch::channel(Duration::ZERO);
    let bot = Bot {
        connection: &config.connection,
        computer: &config.computer,
        has_budgets: config.budgets,
        shard_range: config.shards,
        calls: config.calls,
        host: Arc::clone(&host),
        health: observed(&host, listener),
        ahead: world_time,
    };
    #[cfg(target_os = "linux")]
    tokio::spawn({
        let health = Arc::clone(&bot.health);
        async move { systemd::stay_alive(|| health.alive()).await }
    });
    exit_when_stalled(Arc::clone(&bot.health))?;
    let ready = |link: &str| {
        println!("Invite the bot to a server: {link}");
        #[cfg(target_os = "linux")]
        systemd::ready();
    };
    let stop = async {
        stop_signal().await;
        #[cfg(target_os = "linux")]
        systemd::stopping();
    };
    let result = discord::run(bot, ready, stop).await;
    host.store().close().await;
    Ok(result?)
}

/// Ends the process when a loop of the bot stands still: every step may be interrupted, and a
/// service manager restarts the process. Runs on a thread of its own, because the others may be
/// what stands still.
fn exit_when_stalled(health: Arc<Health>) -> anyhow::Result<()> {
    let watchdog = std::thread::Builder::new().name("watchdog".to_owned());
    watchdog.spawn(move || {
        let reason = watchdog::until_still(|| health.alive(), watchdog::INTERVAL);
        error!("exiting: {reason}");
        std::process::exit(1);
    })?;
    Ok(())
}
