//! Messages, as they are kept.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::super::snowflake::Id;
use super::file::Attachment;

/// Only its reader sees it.
pub const EPHEMERAL: u64 = 1 << 6;
/// The bot is still thinking.
pub const LOADING: u64 = 1 << 7;
/// A thread hangs on it.
pub const HAS_THREAD: u64 = 1 << 5;
/// It is laid out by components alone.
pub const COMPONENTS_V2: u64 = 1 << 15;

/// A message written by somebody.
pub const PLAIN: u8 = 0;
/// Somebody was added to a thread.
pub const RECIPIENT_ADD: u8 = 1;
/// A thread was opened.
pub const THREAD_CREATED: u8 = 18;
/// An answer to another message.
pub const REPLY: u8 = 19;
/// The answer to a slash command.
pub const COMMAND: u8 = 20;
/// The first thing in a thread made from a message.
pub const THREAD_STARTER: u8 = 21;

/// How an attachment is written inside embeds and components until it is shown.
pub const INSIDE: &str = "sandbox-attachment:";

/// A message.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Message {
    /// Its identifier.
    pub id: Id,
    /// Where it is.
    pub channel: Id,
    /// Who wrote it.
    pub author: Id,
    /// Discord's number for the kind of message.
    pub kind: u8,
    /// Its text.
    pub content: String,
    /// Its embeds.
    pub embeds: Vec<Value>,
    /// Its buttons and menus.
    pub components: Vec<Value>,
    /// The files shown below it.
    pub attachments: Vec<Attachment>,
    /// The files shown inside its embeds and components.
    pub inside: Vec<Attachment>,
    /// Discord's flag bits.
    pub flags: u64,
    /// When it was last edited.
    pub edited: Option<u64>,
    /// The people its text mentions, as far as that was allowed.
    pub mentions: Vec<Id>,
    /// The people who were pinged when it was sent; edits ping nobody.
    pub pinged: Vec<Id>,
    /// Whether it mentions everyone.
    pub everyone: bool,
    /// The sender's own mark, by which a repetition is known.
    pub nonce: Option<Value>,
    /// The only person who sees it.
    pub reader: Option<Id>,
    /// The interaction it answers.
    pub origin: Option<Origin>,
    /// The message it replies to or stands for.
    pub reference: Option<Id>,
}

/// The interaction behind a message.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Origin {
    /// Its identifier.
    pub id: Id,
    /// 2 for a command, 3 for a component, 5 for a modal.
    pub kind: u8,
    /// The command with its subcommands, empty for others.
    pub name: String,
    /// Who used it.
    pub user: Id,
    /// The message whose component was used.
    pub source: Option<Id>,
    /// For a modal, what it was opened from.
    pub trigger: Option<Box<Origin>>,
    /// The first answer, where this message is a later one.
    pub original: Option<Id>,
}
