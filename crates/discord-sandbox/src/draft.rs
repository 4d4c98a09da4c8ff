//! Drafts: the checked body of a request that creates or edits a message.

use serde_json::Value;

use super::form::Upload;
use super::snowflake::Id;
use super::world::message::Poll;

/// The body of a new or edited message; an edit leaves fields that are `None` unchanged.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// The text.
    pub content: Option<String>,
    /// The embeds.
    pub embeds: Option<Vec<Value>>,
    /// The components.
    pub components: Option<Vec<Value>>,
    /// The attachments to keep or add: old ones by identifier, new ones by number.
    pub attachments: Option<Vec<Listed>>,
    /// The new files.
    pub files: Vec<Upload>,
    /// The mentions that may ping.
    pub allowed: Allowed,
    /// Flag bits.
    pub flags: u64,
    /// The sender's nonce.
    pub nonce: Option<Value>,
    /// Whether a second message with the same nonce is dropped.
    pub enforce_nonce: bool,
    /// The message replied to.
    pub reference: Option<Id>,
    /// The channel and the message that is forwarded.
    pub forward: Option<(Id, Id)>,
    /// Whether it is read aloud.
    pub tts: bool,
    /// The poll.
    pub poll: Option<Poll>,
    /// The flags to hide embeds, if an edit sets or clears it.
    pub suppress: Option<bool>,
}

/// An entry of a body's `attachments`.
#[derive(Clone, Debug, Default)]
pub struct Listed {
    /// An attachment's identifier, or a file's number.
    pub id: u64,
    /// A new name.
    pub name: Option<String>,
    /// The alt text.
    pub description: Option<String>,
}

/// The mentions that may ping (`allowed_mentions`).
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own, as in Discord"
)]
pub struct Allowed {
    /// Whether every mentioned user may be pinged.
    pub users: bool,
    /// Users who may be pinged in any case.
    pub listed: Vec<Id>,
    /// Whether every mentioned role may be pinged.
    pub roles: bool,
    /// Roles that may be pinged in any case.
    pub listed_roles: Vec<Id>,
    /// Whether `@everyone` pings.
    pub everyone: bool,
    /// Whether the author of the message replied to is pinged.
    pub replied: bool,
}

impl Default for Allowed {
    fn default() -> Allowed {
        Allowed {
            users: true,
            listed: Vec::new(),
            roles: true,
            listed_roles: Vec::new(),
            everyone: true,
            replied: true,
        }
    }
}
