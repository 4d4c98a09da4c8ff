//! What the environment says.

use std::env;

/// Where the database is, unless the environment says otherwise.
pub const DATABASE: &str = "sqlite://data/tavolino.db";

/// Discord itself.
pub const DISCORD: &str = "https://discord.com";

/// How the bot is set up.
#[derive(Debug)]
pub struct Config {
    /// `DISCORD_TOKEN` and `DISCORD_API_URL`.
    pub connection: Connection,
    /// `DATABASE_URL`.
    pub database: String,
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
}

impl Config {
    /// Reads the environment; a variable set to nothing counts as not set.
    pub fn from_env() -> Result<Config, BadConfig> {
        let read = |name| {
            env::var(name)
                .ok()
                .map(|value| value.trim().to_owned())
                .filter(|value| !value.is_empty())
        };
        let token = read("DISCORD_TOKEN").ok_or(BadConfig::NoToken)?;
        let api = read("DISCORD_API_URL").unwrap_or_else(|| DISCORD.to_owned());
        let connection = Connection { token, api };
        Ok(Config {
            connection,
            database: database(),
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
