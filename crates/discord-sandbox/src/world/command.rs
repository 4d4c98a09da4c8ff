//! The bot's registered commands, as stored.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::super::snowflake::Id;

/// A registered command.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Command {
    /// The identifier, which stays when a command of the same name is registered again.
    pub id: Id,
    /// The server; `None` for a global command.
    pub guild: Option<Id>,
    /// The version, new with each change.
    pub version: Id,
    /// The registration in normal form.
    pub body: Value,
}

impl Command {
    /// The name typed after the slash.
    pub fn name(&self) -> &str {
        self.body["name"].as_str().unwrap_or_default()
    }
}
