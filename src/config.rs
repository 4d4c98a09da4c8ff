//! What the environment says.

use std::env;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

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

/// `METRICS`: where metrics and probes are served, if they are.
pub fn metrics() -> Result<Option<SocketAddr>, BadConfig> {
    let address = read("METRICS").filter(|value| value != "off");
    address
        .map(|value| match value.parse() {
            Ok(address) => Ok(address),
            Err(_) => Err(BadConfig::Value {
                name: "METRICS",
                value,
                allowed: "an address with a port, such as 127.0.0.1:9464, or `off`",
            }),
        })
        .transpose()
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
        let token = read("DISCORD_TOKEN").ok_or(BadConfig::NoToken)?;
        let api = read("DISCORD_API_URL").unwrap_or_else(|| DISCORD.to_owned());
        let connection = Connection { token, api };
        Ok(Config {
            connection,
            database: database(),
            computer: Computer::from_env()?,
            budgets: budgets()?,
            metrics: metrics()?,
        })
    }
}

impl Computer {
    /// Reads its part of the environment.
    pub fn from_env() -> Result<Computer, BadConfig> {
        let pause = read("COMPUTER_PAUSE").map(|value| match value.parse() {
            Ok(millis) => Ok(Duration::from_millis(millis)),
            Err(_) => Err(BadConfig::Value {
                name: "COMPUTER_PAUSE",
                value,
                allowed: "a number of milliseconds",
            }),
        });
        Ok(Computer {
            pause: pause.unwrap_or(Ok(PAUSE))?,
            solve: switch("SOLVE")?,
            solved: read("SOLVED").unwrap_or_else(|| SOLVED.to_owned()).into(),
        })
    }
}

/// `DATABASE_URL`, or where the database is by default.
#[must_use]
pub fn database() -> String {
    env::var("DATABASE_URL")
        .ok()
        .filter(|value| !value.is_empty())
        .unwrap_or_else(|| DATABASE.to_owned())
}
