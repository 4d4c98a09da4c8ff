//! Settings from environment variables.

use std::env;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

use crate::store::handover::shards::ShardRange;

/// Default of `DATABASE_URL`.
pub const DATABASE: &str = "sqlite://data/tavolino.db";

/// Default of `SOLVED`, the folder of tables of solved games.
pub const SOLVED: &str = "data/solved";

/// Default of `COMPUTER_PAUSE`, 1 s: time for people to see the turn before.
const PAUSE: Duration = Duration::from_secs(1);

/// Default of `DISCORD_API_URL`.
pub const DISCORD: &str = "https://discord.com";

/// The settings of the bot.
#[derive(Debug)]
pub struct Config {
    /// `DISCORD_TOKEN` and `DISCORD_API_URL`.
    pub connection: Connection,
    /// `DATABASE_URL`.
    pub database: String,
    /// `COMPUTER_PAUSE`, `SOLVE` and `SOLVED`.
    pub computer: Computer,
    /// `BUDGETS`.
    pub budgets: bool,
    /// `METRICS`.
    pub metrics: Option<SocketAddr>,
    /// `SHARDS`; `None` for all shards.
    pub shards: Option<ShardRange>,
    /// `CALLS_PER_SECOND`.
    pub calls: Calls,
}

/// The rate limit of calls to Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calls {
    /// No limit: a proxy between the bot and Discord limits the rate.
    Unlimited,
    /// This process's share of Discord's limit, beside the other processes.
    Share,
    /// This many calls per second.
    Own(NonZeroU32),
}

/// The settings of the computer player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Computer {
    /// Delay before a turn of the computer.
    pub pause: Duration,
    /// Whether missing tables are computed, for games that can be solved.
    pub solve: bool,
    /// The folder of the tables.
    pub solved: PathBuf,
}

/// The format of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// Text, for people.
    Text,
    /// One JSON object per line, for programs.
    Json,
}

/// The connection to Discord.
#[derive(Clone)]
pub struct Connection {
    /// The bot's token, a secret.
    pub token: String,
    /// `https://discord.com`, or a Discord on localhost.
    pub api: String,
}

impl std::fmt::Debug for Connection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Connection")
            .field("api", &self.api)
            .finish_non_exhaustive()
    }
}

/// An invalid or missing setting.
#[derive(Debug, thiserror::Error)]
pub enum BadConfig {
    /// The token is missing.
    #[error(
        "DISCORD_TOKEN is not set; .env.example says where to get it, and `tavolino sandbox` needs none"
    )]
    NoToken,
    /// The value is invalid.
    #[error("{name} is `{value}`, and can be {allowed}")]
    Value {
        /// The variable.
        name: &'static str,
        /// Its value.
        value: String,
        /// The allowed values.
        allowed: &'static str,
    },
}

/// The value of a variable; `None` if it is unset or empty.
fn read(name: &str) -> Option<String> {
    let value = env::var(name).ok()?.trim().to_owned();
    (!value.is_empty()).then_some(value)
}

/// The parsed value of a variable; `None` if it is unset or empty.
fn parsed<T>(
    name: &'static str,
    allowed: &'static str,
    parse: impl FnOnce(&str) -> Option<T>,
) -> Result<Option<T>, BadConfig> {
    let Some(value) = read(name) else {
        return Ok(None);
    };
    parse(&value).map(Some).ok_or(BadConfig::Value {
        name,
        value,
        allowed,
    })
}

/// A variable that switches a feature off; `true` by default.
fn switch(name: &'static str) -> Result<bool, BadConfig> {
    let switch = parsed(name, "`on` or `off`", |value| match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    });
    Ok(switch?.unwrap_or(true))
}

/// `BUDGETS`: whether rate limits per person and server apply.
pub fn budgets() -> Result<bool, BadConfig> {
    switch("BUDGETS")
}

/// `COMPUTER_PAUSE`: the delay before a turn of the computer.
fn pause() -> Result<Duration, BadConfig> {
    let millis = |value: &str| value.parse().ok().map(Duration::from_millis);
    let pause = parsed("COMPUTER_PAUSE", "a number of milliseconds", millis)?;
    Ok(pause.unwrap_or(PAUSE))
}

/// `METRICS`: the address of metrics and probes; `None` without them.
pub fn metrics() -> Result<Option<SocketAddr>, BadConfig> {
    let allowed = "an address with a port, such as 127.0.0.1:9464, or `off`";
    let address = parsed("METRICS", allowed, |value| match value {
        "off" => Some(None),
        address => address.parse().ok().map(Some),
    });
    Ok(address?.flatten())
}

/// `SHARDS`: the shards to serve; `None` for all.
pub fn shards() -> Result<Option<ShardRange>, BadConfig> {
    parsed("SHARDS", ShardRange::FORM, |value| value.parse().ok())
}

/// `CALLS_PER_SECOND`: the rate limit of calls to Discord, or to the proxy at `api`.
fn calls(api: &str) -> Result<Calls, BadConfig> {
    let allowed = "a number from 1, or `share`";
    let calls = parsed("CALLS_PER_SECOND", allowed, |value| match value {
        "share" => Some(Calls::Share),
        number => number.parse().ok().map(Calls::Own),
    });
    let unset = match api {
        DISCORD => Calls::Share,
        _ => Calls::Unlimited,
    };
    Ok(calls?.unwrap_or(unset))
}

/// `LOG`: the format of log lines.
pub fn log() -> Result<Lines, BadConfig> {
    let lines = parsed("LOG", "`text` or `json`", |value| match value {
        "text" => Some(Lines::Text),
        "json" => Some(Lines::Json),
        _ => None,
    });
    Ok(lines?.unwrap_or(Lines::Text))
}

impl Config {
    /// Reads every setting; an empty variable counts as unset.
    ///
    /// # Errors
    /// The first invalid or missing setting.
    pub fn from_env() -> Result<Config, BadConfig> {
        let connection = Connection::from_env().ok_or(BadConfig::NoToken)?;
        Ok(Config {
            calls: calls(&connection.api)?,
            shards: shards()?,
            connection,
            database: database(),
            computer: Computer::from_env()?,
            budgets: budgets()?,
            metrics: metrics()?,
        })
    }
}

impl Connection {
    /// Reads the connection; `None` without a token.
    #[must_use]
    pub fn from_env() -> Option<Connection> {
        let token = read("DISCORD_TOKEN")?;
        let api = read("DISCORD_API_URL").unwrap_or_else(|| DISCORD.to_owned());
        Some(Connection { token, api })
    }
}

impl Computer {
    /// Reads the computer's settings.
    ///
    /// # Errors
    /// The first invalid setting.
    pub fn from_env() -> Result<Computer, BadConfig> {
        Ok(Computer {
            pause: pause()?,
            solve: switch("SOLVE")?,
            solved: read("SOLVED").unwrap_or_else(|| SOLVED.to_owned()).into(),
        })
    }
}

/// `LANGUAGES`: the folder of further translations; `None` without them.
#[must_use]
pub fn languages() -> Option<PathBuf> {
    read("LANGUAGES").map(PathBuf::from)
}

/// `DATABASE_URL`, or its default.
#[must_use]
pub fn database() -> String {
    read("DATABASE_URL").unwrap_or_else(|| DATABASE.to_owned())
}

/// Every variable with its value in words, or its error. A secret is only shown as set or unset.
#[must_use]
pub fn variables() -> Vec<(&'static str, Result<String, BadConfig>)> {
    let shown = |name| read(name).map_or("not set".to_owned(), |value| format!("`{value}`"));
    let hidden = |name| read(name).map_or("not set".to_owned(), |_| "set".to_owned());
    // The address of a remote database contains a password.
    let database = match read("DATABASE_URL") {
        Some(address) if address.starts_with("sqlite:") => format!("`{address}`"),
        _ => hidden("DATABASE_URL"),
    };
    let checked = |name, checked: Result<(), BadConfig>| (name, checked.map(|()| shown(name)));
    vec![
        ("DISCORD_TOKEN", Ok(hidden("DISCORD_TOKEN"))),
        ("DISCORD_API_URL", Ok(shown("DISCORD_API_URL"))),
        ("DATABASE_URL", Ok(database)),
        checked("COMPUTER_PAUSE", pause().map(drop)),
        checked("SOLVE", switch("SOLVE").map(drop)),
        ("SOLVED", Ok(shown("SOLVED"))),
        checked("BUDGETS", budgets().map(drop)),
        checked("METRICS", metrics().map(drop)),
        checked("SHARDS", shards().map(drop)),
        checked("CALLS_PER_SECOND", calls(DISCORD).map(drop)),
        ("LANGUAGES", Ok(shown("LANGUAGES"))),
        checked("LOG", log().map(drop)),
        ("RUST_LOG", Ok(shown("RUST_LOG"))),
    ]
}
