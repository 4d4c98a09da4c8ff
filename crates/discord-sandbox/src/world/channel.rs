//! Text channels, direct messages and threads, as they are kept.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::super::snowflake::Id;

/// A text channel of a server.
pub const TEXT: u8 = 0;
/// A direct message between one person and the bot.
pub const DIRECT: u8 = 1;
/// A thread everyone who sees the channel may read.
pub const PUBLIC_THREAD: u8 = 11;
/// A thread only its members may read.
pub const PRIVATE_THREAD: u8 = 12;

/// A place where messages are.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Channel {
    /// Its identifier; a thread made from a message has that message's.
    pub id: Id,
    /// The server it is on; none for a direct message.
    #[serde(default)]
    pub guild: Option<Id>,
    /// Discord's number for the kind of channel.
    pub kind: u8,
    /// Its name; empty in a direct message.
    pub name: String,
    /// The line under the name.
    pub topic: Option<String>,
    /// Its place in the list.
    pub position: u32,
    /// Seconds people have to wait between two messages.
    pub slow: u32,
    /// Changes to what the roles allow.
    pub overwrites: Vec<Overwrite>,
    /// The channel a thread belongs to.
    pub parent: Option<Id>,
    /// The person a direct message is with.
    pub recipient: Option<Id>,
    /// What only threads have.
    pub thread: Option<Thread>,
    /// The newest message ever sent.
    pub last_message: Option<Id>,
}

/// What a channel allows or denies to one role or member.
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
    /// Who opened it.
    pub owner: Id,
    /// Whether it was put away.
    pub archived: bool,
    /// Whether only moderators may reopen it.
    pub locked: bool,
    /// When it was last put away or reopened.
    pub archive_time: u64,
    /// Minutes without a message until it is put away.
    pub auto_archive: u32,
    /// Whether members may add others to a private thread.
    pub invitable: bool,
    /// When it was opened.
    pub created: u64,
    /// Messages ever sent in it.
    pub sent: u32,
    /// Who is in it, and since when.
    pub members: BTreeMap<Id, u64>,
}

impl Channel {
    /// Whether only its members see it.
    pub fn is_private_thread(&self) -> bool {
        self.kind == PRIVATE_THREAD
    }

    /// Whether it is an archived thread.
    pub fn is_archived(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.archived)
    }

    /// Whether it is a locked thread.
    pub fn is_locked(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.locked)
    }
}
