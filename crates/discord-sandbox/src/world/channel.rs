//! Text channels, direct messages and threads, as stored.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::super::snowflake::Id;

/// A text channel of a server.
pub const TEXT: u8 = 0;
/// A direct message between one person and the bot.
pub const DIRECT: u8 = 1;
/// A folder of channels.
pub const CATEGORY: u8 = 4;
/// A channel of announcements, whose threads are of a kind of their own.
pub const ANNOUNCEMENTS: u8 = 5;
/// A channel of posts, each of which is a thread.
pub const FORUM: u8 = 15;
/// A public thread of a channel of announcements.
pub const ANNOUNCEMENT_THREAD: u8 = 10;
/// A thread that everyone who sees the channel may read.
pub const PUBLIC_THREAD: u8 = 11;
/// A thread that only its members may read.
pub const PRIVATE_THREAD: u8 = 12;

/// A channel, direct message or thread.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Channel {
    /// The identifier; a thread opened from a message has the message's.
    pub id: Id,
    /// The server; `None` for a direct message.
    #[serde(default)]
    pub guild: Option<Id>,
    /// Discord's number for the type of channel.
    pub kind: u8,
    /// The name; empty in a direct message.
    pub name: String,
    /// The topic, shown under the name.
    pub topic: Option<String>,
    /// The position in the list.
    pub position: u32,
    /// Slow mode: seconds between two messages of a person.
    pub slow: u32,
    /// Changes to the permissions of roles and members.
    pub overwrites: Vec<Overwrite>,
    /// The channel a thread belongs to.
    pub parent: Option<Id>,
    /// The person a direct message is with.
    pub recipient: Option<Id>,
    /// The state of a thread; `None` for other channels.
    pub thread: Option<Thread>,
    /// The newest message ever sent.
    pub last_message: Option<Id>,
    /// The time of the newest pin, in Unix milliseconds.
    #[serde(default)]
    pub last_pin: Option<u64>,
    /// Further documented keys that were set, such as the tags of a forum.
    #[serde(default)]
    pub more: Map<String, Value>,
}

/// A channel's changes to the permissions of one role or member.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Overwrite {
    /// The role or member.
    pub id: Id,
    /// 0 for a role, 1 for a member.
    pub kind: u8,
    /// The bits granted.
    pub allow: u64,
    /// The bits taken away.
    pub deny: u64,
}

/// The state of a thread.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Thread {
    /// The user who opened the thread.
    pub owner: Id,
    /// Whether the thread is archived.
    pub archived: bool,
    /// Whether only moderators may reopen it.
    pub locked: bool,
    /// The time when the thread was last archived or reopened, in Unix milliseconds.
    pub archive_time: u64,
    /// Minutes without a message until the thread is archived.
    pub auto_archive: u32,
    /// Whether members may add others to a private thread.
    pub invitable: bool,
    /// The time of creation, in Unix milliseconds.
    pub created: u64,
    /// The number of messages ever sent in it.
    pub sent: u32,
    /// The members, with the time each joined.
    pub members: BTreeMap<Id, u64>,
}

impl Channel {
    /// The identifiers of a forum's tags in a list of identifiers or names.
    pub fn tags_named(&self, list: &Value) -> Vec<Value> {
        let tags = self.more.get("available_tags").and_then(Value::as_array);
        let wanted = |tag: &&Value| {
            let mut list = list.as_array().into_iter().flatten();
            list.any(|one| *one == tag["id"] || *one == tag["name"])
        };
        let found = tags.into_iter().flatten().filter(wanted);
        found.map(|tag| tag["id"].clone()).collect()
    }

    /// Whether only its members see the thread.
    pub fn is_private_thread(&self) -> bool {
        self.kind == PRIVATE_THREAD
    }

    /// Whether the channel is an archived thread.
    pub fn is_archived(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.archived)
    }

    /// Whether the channel is a locked thread.
    pub fn is_locked(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.locked)
    }
}
