//! The server, its roles and the people on it, as they are kept.

use serde::{Deserialize, Serialize};

use super::super::snowflake::Id;

/// The one server of the sandbox.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Guild {
    /// Its identifier, which is also that of the role everyone has.
    pub id: Id,
    /// Its name.
    pub name: String,
    /// Who may do everything in it.
    pub owner: Id,
    /// The language of the server.
    pub locale: String,
    /// The role everyone has, and the bot's own.
    pub roles: Vec<Role>,
}

/// A set of permissions with a name.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Role {
    /// Its identifier.
    pub id: Id,
    /// Its name.
    pub name: String,
    /// What it allows.
    pub permissions: u64,
    /// The application it was made for.
    pub bot: Option<Id>,
}

/// A person, or the bot.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct User {
    /// Its identifier.
    pub id: Id,
    /// The unique name.
    pub name: String,
    /// The name that is shown.
    pub display: String,
    /// The language of the person's Discord.
    pub locale: String,
    /// Whether messages from the bot are refused.
    pub dms_closed: bool,
    /// Roles besides the one everyone has.
    pub roles: Vec<Id>,
    /// Whether they are not on the server: a person who left, or the bot removed.
    #[serde(default)]
    pub gone: bool,
    /// Whether they share some other server nobody sees here: a person with the bot, the bot with everybody.
    #[serde(default)]
    pub elsewhere: bool,
}
