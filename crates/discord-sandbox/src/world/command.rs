//! The commands the bot has registered, as they are kept.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::super::snowflake::Id;

/// A registered command.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Command {
    /// Its identifier, kept when it is registered again under the same name.
    pub id: Id,
    /// The server it is for; none where it is global.
    pub guild: Option<Id>,
    /// Changes with every change.
    pub version: Id,
    /// The registration in its normal shape.
    pub body: Value,
}

impl Command {
    /// What people type after the slash.
    pub fn name(&self) -> &str {
        self.body["name"].as_str().unwrap_or_default()
    }
}
