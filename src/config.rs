//! What the environment says.

use std::env;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use crate::store::shards::ShardRange;

/// Where the database is, unless the environment says otherwise.
pub const DATABASE: &str = "sqlite://data/tavolino.db";

/// Where tables of solved games are, unless the environment says otherwise.
pub const SOLVED: &str = "data/solved";

/// How long the computer waits before it plays, unless the environment says otherwise: as long as a person needs to see
/// what happened before.
const PAUSE: Duration = Duration::from_secs(1);

/// Discord itself.
pub const DISCORD: &str = "https://discord.com";

/// How the bot is set up.
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
    /// `SHARDS`; all of them, where it says nothing.
    pub shards: Option<ShardRange>,
    /// `CALLS_PER_SECOND`.
    pub calls: Calls,
}

/// How often a process may call Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calls {
    /// As often as it wants: whatever stands between it and Discord sees to that.
    Unlimited,
    /// Its share of what Discord takes, beside the other processes.
    Share,
    /// So often a second.
    Own(NonZeroU32),
}

/// How the computer plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Computer {
    /// How long it waits before it plays.
    pub pause: Duration,
    /// Whether tables of games are made, where they can be solved and it plays them as well as it can.
    pub solve: bool,
    /// Where these are kept.
    pub solved: PathBuf,
}

/// How the lines of the log are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// For people.
    Text,
    /// An object each, for programs.
    Json,
}

/// Where and as whom to connect.
#[derive(Clone)]
pub struct Connection {
    /// The bot's token. A secret.
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

/// What the environment lacks.
#[derive(Debug, thiserror::Error)]
pub enum BadConfig {
    /// No token.
    #[error(
        "DISCORD_TOKEN is not set; .env.example says where to get it, and `tavolino sandbox` needs none"
    )]
    NoToken,
    /// It is not what it can be.
    #[error("{name} is `{value}`, and can be {allowed}")]
    Value {
        /// The variable.
        name: &'static str,
        /// What it is.
        value: String,
        /// What it can be.
        allowed: &'static str,
    },
}

/// A variable, if it is set to something.
fn read(name: &str) -> Option<String> {
    let value = env::var(name).ok()?.trim().to_owned();
    (!value.is_empty()).then_some(value)
}

/// What the value of a variable says, if there is one.
fn parsed<T: FromStr>(
    name: &'static str,
    value: Option<String>,
    allowed: &'static str,
) -> Result<Option<T>, BadConfig> {
    let parse = |value: String| match value.parse() {
        Ok(parsed) => Ok(parsed),
        Err(_) => Err(BadConfig::Value {
            name,
            value,
            allowed,
        }),
    };
    value.map(parse).transpose()
}

/// A variable that turns something off.
fn switch(name: &'static str) -> Result<bool, BadConfig> {
    match read(name).as_deref() {
        None | Some("on") => Ok(true),
        Some("off") => Ok(false),
        Some(value) => Err(BadConfig::Value {
            name,
            value: value.to_owned(),
            allowed: "`on` or `off`",
        }),
    }
}

/// `BUDGETS`: whether one person, and one server, may ask only for so much in a while.
pub fn budgets() -> Result<bool, BadConfig> {
    switch("BUDGETS")
}

/// `COMPUTER_PAUSE`: how long the computer waits before it plays.
fn pause() -> Result<Duration, BadConfig> {
    let name = "COMPUTER_PAUSE";
    let millis = parsed(name, read(name), "a number of milliseconds")?;
    Ok(millis.map_or(PAUSE, Duration::from_millis))
}

/// `METRICS`: where metrics and probes are served, if they are.
pub fn metrics() -> Result<Option<SocketAddr>, BadConfig> {
    let name = "METRICS";
    let address = read(name).filter(|value| value != "off");
    let allowed = "an address with a port, such as 127.0.0.1:9464, or `off`";
    parsed(name, address, allowed)
}

/// `SHARDS`: which parts of the servers are served.
fn shards() -> Result<Option<ShardRange>, BadConfig> {
    parsed("SHARDS", read("SHARDS"), ShardRange::FORM)
}

/// `CALLS_PER_SECOND`: how often Discord is called at most, or whatever is in its place at `api`.
fn calls(api: &str) -> Result<Calls, BadConfig> {
    let name = "CALLS_PER_SECOND";
    match read(name).as_deref() {
        None if api == DISCORD => Ok(Calls::Share),
        None => Ok(Calls::Unlimited),
        Some("share") => Ok(Calls::Share),
        value => {
            let allowed = "a number from 1, or `share`";
            let own = parsed(name, value.map(str::to_owned), allowed)?;
            Ok(own.map_or(Calls::Share, Calls::Own))
        }
    }
}

/// `LOG`: how the lines of the log are written.
pub fn log() -> Result<Lines, BadConfig> {
    match read("LOG").as_deref() {
        None | Some("text") => Ok(Lines::Text),
        Some("json") => Ok(Lines::Json),
        Some(value) => Err(BadConfig::Value {
            name: "LOG",
            value: value.to_owned(),
            allowed: "`text` or `json`",
        }),
    }
}

impl Config {
    /// Reads the environment; a variable set to nothing counts as not set.
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
    /// Reads its part of the environment; nothing where there is no token.
    #[must_use]
    pub fn from_env() -> Option<Connection> {
        let token = read("DISCORD_TOKEN")?;
        let api = read("DISCORD_API_URL").unwrap_or_else(|| DISCORD.to_owned());
        Some(Connection { token, api })
    }
}

impl Computer {
    /// Reads its part of the environment.
    pub fn from_env() -> Result<Computer, BadConfig> {
        Ok(Computer {
            pause: pause()?,
            solve: switch("SOLVE")?,
            solved: read("SOLVED").unwrap_or_else(|| SOLVED.to_owned()).into(),
        })
    }
}

/// `DATABASE_URL`, or where the database is by default.
#[must_use]
pub fn database() -> String {
    read("DATABASE_URL").unwrap_or_else(|| DATABASE.to_owned())
}

/// Every variable, and in words what it is or why it cannot be that. Of a secret only whether there is one.
#[must_use]
pub fn variables() -> Vec<(&'static str, Result<String, BadConfig>)> {
    let told = |name| read(name).map_or("not set".to_owned(), |value| format!("`{value}`"));
    let hidden = |name| read(name).map_or("not set".to_owned(), |_| "set".to_owned());
    // The address of a database on another machine holds a password.
    let database = match read("DATABASE_URL") {
        Some(address) if address.starts_with("sqlite:") => format!("`{address}`"),
        _ => hidden("DATABASE_URL"),
    };
    let checked = |name, checked: Result<(), BadConfig>| (name, checked.map(|()| told(name)));
    vec![
        ("DISCORD_TOKEN", Ok(hidden("DISCORD_TOKEN"))),
        ("DISCORD_API_URL", Ok(told("DISCORD_API_URL"))),
        ("DATABASE_URL", Ok(database)),
        checked("COMPUTER_PAUSE", pause().map(drop)),
        checked("SOLVE", switch("SOLVE").map(drop)),
        ("SOLVED", Ok(told("SOLVED"))),
        checked("BUDGETS", budgets().map(drop)),
        checked("METRICS", metrics().map(drop)),
        checked("SHARDS", shards().map(drop)),
        checked("CALLS_PER_SECOND", calls(DISCORD).map(drop)),
        checked("LOG", log().map(drop)),
        ("RUST_LOG", Ok(told("RUST_LOG"))),
    ]
}
