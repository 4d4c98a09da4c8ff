//! `tavolino sandbox`: the bot with a local Discord on this machine.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use crate::config::{self, Calls, Computer, Connection};
use crate::discord::{self, Bot};
use crate::host::Host;
use crate::store::{Lock, Store};
use anyhow::Context;
use clap::Args;
use discord_sandbox::{Options, Plan, Sandbox};

use super::service::{listen, observed, stop_signal};

/// The servers and people of this Discord.
const WORLD: &str = include_str!("sandbox.toml");

/// Try the bot in a browser, with a Discord of its own on this machine
#[derive(Args, Debug)]
pub struct Command {
    /// The port of the web page
    #[arg(long, default_value_t = 8787)]
    port: u16,
    /// Forget all games and messages of earlier runs
    #[arg(long)]
    fresh: bool,
    /// The folder of games and messages
    #[arg(long, default_value = "data/sandbox")]
    data: PathBuf,
    /// The address to listen on; everybody who can reach it is all of its people at once
    #[arg(long, value_name = "IP", default_value_t = IpAddr::from(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// A name under which browsers may reach it, beside localhost
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,
    /// Refuse what the bot sends and Discord would ignore
    #[arg(long)]
    strict: bool,
}

/// Runs both until a stop signal.
pub async fn run(command: Command) -> anyhow::Result<()> {
    let data = command.data;
    let options = Options {
        address: SocketAddr::from((command.address, command.port)),
        data: Some(data.clone()),
        fresh: command.fresh,
        hosts: command.hosts,
        plan: Plan::parse(WORLD)?,
        strict: command.strict,
        bot_permissions: discord::invited_permissions(),
        calls_per_second: Some(50),
        ..Options::default()
    };
    let listener = listen(config::metrics()?).await?;
    let games = data.join("tavolino.db");
    let database = format!("sqlite://{}", games.display());
    // Locked before the data of another sandbox could be deleted.
    let _lock = Lock::take(&database)?;
    if options.fresh {
        for file in ["tavolino.db", "tavolino.db-wal", "tavolino.db-shm"] {
            match std::fs::remove_file(data.join(file)) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                    return Err(error).with_context(|| {
                        format!("{} cannot be removed", data.join(file).display())
                    });
                }
                _ => {}
            }
        }
    }
    let computer = Computer {
        solved: data.join("solved"),
        ..Computer::from_env()?
    };
    let store = Store::open(&database).await?;
    let host = Arc::new(Host::new(store).with_pause(computer.pause));
    let discord = Sandbox::start(options).await?;
    let connection = Connection {
        token: discord.token().to_owned(),
        api: discord.url(),
    };
    let address = discord.url();
    let bot = Bot {
        connection: &connection,
        computer: &computer,
        has_budgets: config::budgets()?,
        shard_range: None,
        calls: Calls::Unlimited,
        host: Arc::clone(&host),
        health: observed(&host, listener),
        ahead: discord.ahead(),
    };
    let ready = |_: &str| println!("A Discord of your own, with the bot in it: {address}");
    let result = discord::run(bot, ready, stop_signal()).await;
    host.store().close().await;
    discord.stop().await;
    Ok(result?)
}
