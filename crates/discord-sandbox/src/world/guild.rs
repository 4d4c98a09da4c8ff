//! The servers, their roles and the people on them, as they are kept.

use std::collections::BTreeSet;

use serde::{Deserialize, Deserializer, Serialize};

use super::super::snowflake::Id;

/// A server.
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
    /// Who is not on it: people who left, or the bot removed.
    #[serde(default)]
    pub gone: BTreeSet<Id>,
}

impl Guild {
    /// Whether somebody is on it.
    pub fn has(&self, user: Id) -> bool {
        !self.gone.contains(&user)
    }
}

/// Reads the servers, or the only one there was before there could be several.
pub fn one_or_many<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Guild>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Kept {
        One(Box<Guild>),
        Many(Vec<Guild>),
    }
    Ok(match Kept::deserialize(deserializer)? {
        Kept::One(guild) => vec![*guild],
        Kept::Many(guilds) => guilds,
    })
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
    /// Roles besides those everyone has.
    pub roles: Vec<Id>,
    /// Whether they are not on the only server, as it was kept before there could be several.
    #[serde(default, skip_serializing)]
    pub gone: bool,
    /// Whether they share some other server nobody sees here: a person with the bot, the bot with everybody.
    #[serde(default)]
    pub elsewhere: bool,
}
