//! `discord-sandbox`: a Discord on localhost as a program of its own, for a bot in any language.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context as _;
use clap::Parser;
use discord_sandbox::{Options, Plan, Sandbox, intent};

/// A Discord on localhost, for any bot
#[derive(Debug, Parser)]
#[command(name = "discord-sandbox")]
struct Arguments {
    /// The port of the page and the API; 0 takes any free one
    #[arg(long, default_value_t = 8787)]
    port: u16,
    /// The address to listen on; everybody who can reach it is all of its people at once
    #[arg(long, value_name = "IP", default_value_t = IpAddr::from(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// A name under which browsers may reach it, beside localhost
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,
    /// Print the addresses, the token and the application as one line of JSON when ready
    #[arg(long)]
    ready_json: bool,
    /// The file that declares the world
    #[arg(long, value_name = "FILE")]
    world: Option<PathBuf>,
    /// The bot's name
    #[arg(long)]
    name: Option<String>,
    /// Servers, if more than the world has
    #[arg(long, default_value_t = 1)]
    servers: usize,
    /// Shards recommended to the bot
    #[arg(long, default_value_t = 1)]
    shards: u64,
    /// Sessions that may start at once
    #[arg(long, default_value_t = 1)]
    max_concurrency: u64,
    /// Milliseconds between two sessions of one bucket; Discord's are 5000
    #[arg(long, value_name = "MS", default_value_t = 0)]
    identify_window: u64,
    /// Privileged intents that the bot may ask for: members, presences, content
    #[arg(long, value_name = "NAMES", value_delimiter = ',', value_parser = privileged)]
    intents: Vec<u64>,
    /// Permissions that the invitation asks for, as Discord's number
    #[arg(long, value_name = "BITS")]
    permissions: Option<u64>,
    /// Calls allowed in a second; Discord's are 50
    #[arg(long, value_name = "COUNT")]
    calls_per_second: Option<u32>,
    /// Refuse keys that Discord does not know instead of ignoring them
    #[arg(long)]
    strict: bool,
    /// The folder in which the world is kept between runs
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Forget the stored world first
    #[arg(long)]
    fresh: bool,
}

fn privileged(name: &str) -> Result<u64, String> {
    intent(name)
        .ok_or_else(|| "the privileged intents are members, presences and content".to_owned())
}

impl Arguments {
    fn options(self) -> anyhow::Result<Options> {
        let usual = Options::default();
        let plan = match &self.world {
            None => usual.plan,
            Some(path) => {
                let text = std::fs::read_to_string(path);
                let text = text.with_context(|| format!("cannot read {}", path.display()))?;
                Plan::parse(&text).with_context(|| format!("{} is no world", path.display()))?
            }
        };
        Ok(Options {
            address: SocketAddr::from((self.address, self.port)),
            hosts: self.hosts,
            plan,
            name: self.name,
            servers: self.servers,
            shards: self.shards,
            max_concurrency: self.max_concurrency,
            identify_window: Duration::from_millis(self.identify_window),
            intents: self.intents.iter().fold(0, |sum, bit| sum | bit),
            bot_permissions: self.permissions.unwrap_or(usual.bot_permissions),
            calls_per_second: self.calls_per_second,
            strict: self.strict,
            data: self.data,
            fresh: self.fresh,
            ..usual
        })
    }
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let ready_json = arguments.ready_json;
    let discord = Sandbox::start(arguments.options()?).await?;
    if ready_json {
        let line = serde_json::json!({
            "url": discord.url(), "gateway": discord.gateway(), "token": discord.token(),
            "application_id": discord.application_id(),
        });
        println!("{line}");
    } else {
        println!("A Discord of your own: {}", discord.url());
        println!("The bot's token: {}", discord.token());
    }
    stop_signal().await;
    discord.stop().await;
    Ok(())
}

/// Waits for Ctrl-C, or the signal that ends a service.
async fn stop_signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut ended) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = ended.recv() => {}
            }
            return;
        }
    }
    // An error leaves no way to wait: the program stops.
    let _ = tokio::signal::ctrl_c().await;
}
