//! Servers, roles and users, as stored.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Deserializer, Serialize};

use super::super::snowflake::Id;

/// A server.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Guild {
    /// The identifier, also of the role that everyone has.
    pub id: Id,
    /// The name.
    pub name: String,
    /// The owner, who has all permissions.
    pub owner: Id,
    /// The language of the server; another than English counts only in a community.
    pub locale: String,
    /// Whether the server is a community.
    #[serde(default)]
    pub community: bool,
    /// The role that everyone has, and the bot's own.
    pub roles: Vec<Role>,
    /// Users who are not on the server: people who left, or the removed bot.
    #[serde(default)]
    pub gone: BTreeSet<Id>,
    /// When the bot was added again, in milliseconds; `None`: with the server itself.
    #[serde(default)]
    pub joined: Option<u64>,
    /// The channel for messages about the server.
    #[serde(default)]
    pub system_channel: Option<Id>,
    /// The names of members on this server alone.
    #[serde(default)]
    pub nicks: BTreeMap<Id, String>,
    /// The time until which a member may only read, in Unix milliseconds.
    #[serde(default)]
    pub timeouts: BTreeMap<Id, u64>,
    /// The banned users, with the reason.
    #[serde(default)]
    pub bans: BTreeMap<Id, Option<String>>,
}

impl Guild {
    /// The locale as Discord sends it: always `en-US` where the server is no community.
    pub fn preferred_locale(&self) -> &str {
        if self.community {
            &self.locale
        } else {
            "en-US"
        }
    }

    /// The features of the server.
    pub fn features(&self) -> &'static [&'static str] {
        if self.community { &["COMMUNITY"] } else { &[] }
    }

    /// Whether a member may only read at this time.
    pub fn is_timed_out(&self, user: Id, now: u64) -> bool {
        self.timeouts.get(&user).is_some_and(|until| *until > now)
    }

    /// The place of a member's highest role in the list; 0 if there is only that of everyone.
    pub fn rank(&self, held: &[Id]) -> usize {
        let highest = self.roles.iter().rposition(|role| held.contains(&role.id));
        highest.unwrap_or(0)
    }

    /// Whether a user is on the server.
    pub fn has(&self, user: Id) -> bool {
        !self.gone.contains(&user)
    }
}

/// Reads a list of servers, or the single server of a world stored before there could be several.
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

/// A role: a named set of permissions.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Role {
    /// The identifier.
    pub id: Id,
    /// The name.
    pub name: String,
    /// The permission bits.
    pub permissions: u64,
    /// The application of a bot's own role.
    pub bot: Option<Id>,
    /// The colour of its members' names, as 0xRRGGBB.
    pub color: u32,
    /// Whether its members are listed apart.
    pub hoist: bool,
    /// Whether everyone may ping it.
    pub mentionable: bool,
}

/// A person, or the bot.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own, as in Discord"
)]
pub struct User {
    /// The identifier.
    pub id: Id,
    /// The unique name.
    pub name: String,
    /// The display name.
    pub display: String,
    /// The language of the user's Discord.
    pub locale: String,
    /// Whether direct messages from the bot are refused.
    pub dms_closed: bool,
    /// Roles besides the one that everyone has.
    pub roles: Vec<Id>,
    /// Whether the user is not on the only server; read from worlds stored before there could be
    /// several.
    #[serde(default, skip_serializing)]
    pub gone: bool,
    /// Whether the user shares a further server, not shown here: a person with the bot, the bot
    /// with all people.
    #[serde(default)]
    pub elsewhere: bool,
    /// Whether the user has added the bot to their own account.
    #[serde(default)]
    pub has_added: bool,
}
