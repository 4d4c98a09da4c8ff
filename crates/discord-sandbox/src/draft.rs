//! What somebody wants to send or change, before it becomes a message.

use serde_json::Value;

use super::form::Upload;
use super::snowflake::Id;

/// What somebody wants to send or change; `None` leaves a part as it is.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// The text.
    pub content: Option<String>,
    /// The embeds.
    pub embeds: Option<Vec<Value>>,
    /// The components.
    pub components: Option<Vec<Value>>,
    /// The attachments that are to be there: old ones by identifier, new ones by number.
    pub attachments: Option<Vec<Listed>>,
    /// The new files.
    pub files: Vec<Upload>,
    /// Who may be pinged.
    pub allowed: Allowed,
    /// Flag bits.
    pub flags: u64,
    /// The sender's own mark.
    pub nonce: Option<Value>,
    /// Whether a repetition of the mark is the same message.
    pub enforce_nonce: bool,
    /// The message this replies to.
    pub reference: Option<Id>,
}

/// One entry of a body's `attachments`.
#[derive(Clone, Debug, Default)]
pub struct Listed {
    /// An attachment's identifier, or the number of a file.
    pub id: u64,
    /// A new name.
    pub name: Option<String>,
    /// The text for those who do not see it.
    pub description: Option<String>,
}

/// Who may be pinged.
#[derive(Clone, Debug)]
pub struct Allowed {
    /// Whether every mentioned user is.
    pub users: bool,
    /// These are at any rate.
    pub listed: Vec<Id>,
    /// Whether `@everyone` works.
    pub everyone: bool,
    /// Whether the author replied to is.
    pub replied: bool,
}

impl Default for Allowed {
    fn default() -> Allowed {
        Allowed {
            users: true,
            listed: Vec::new(),
            everyone: true,
            replied: true,
        }
    }
}
