//! `tavolino bot`: the bot on Discord.

use std::sync::Arc;
use std::time::Duration;

use crate::config::Config;
use crate::discord::{self, Bot};
use crate::host::{Host, ShardRange};
use crate::store::{Lock, Store};
use crate::{systemd, watchdog};
use anyhow::bail;
use clap::Args;
use tokio::sync::watch;

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
    let health = Arc::clone(&bot.health);
    watchdog::start(move || health.alive())?;
    let ready = |link: &str| {
        println!("Invite the bot to a server: {link}");
        systemd::ready();
    };
    let stop = async {
        stop_signal().await;
        systemd::stopping();
    };
    let result = discord::run(bot, ready, stop).await;
    host.store().close().await;
    Ok(result?)
}
