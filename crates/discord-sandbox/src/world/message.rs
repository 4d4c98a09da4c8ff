//! Messages, as stored.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::super::snowflake::Id;
use super::file::Attachment;

/// Flag: ephemeral, visible to its reader only.
pub const EPHEMERAL: u64 = 1 << 6;
/// Flag: the bot is thinking.
pub const LOADING: u64 = 1 << 7;
/// Flag: a thread was opened from the message.
pub const HAS_THREAD: u64 = 1 << 5;
/// Flag: components V2 only.
pub const COMPONENTS_V2: u64 = 1 << 15;

/// Message type: an ordinary message.
pub const PLAIN: u8 = 0;
/// Message type: a user was added to a thread.
pub const RECIPIENT_ADD: u8 = 1;
/// Message type: a thread was opened.
pub const THREAD_CREATED: u8 = 18;
/// Message type: a reply to another message.
pub const REPLY: u8 = 19;
/// Message type: the answer to a slash command.
pub const COMMAND: u8 = 20;
/// Message type: the first message of a thread opened from a message.
pub const THREAD_STARTER: u8 = 21;

/// Prefix of an attachment's reference in stored embeds and components; replaced by a link when
/// shown.
pub const INSIDE: &str = "sandbox-attachment:";

/// A message.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Message {
    /// The identifier.
    pub id: Id,
    /// The channel.
    pub channel: Id,
    /// The author.
    pub author: Id,
    /// Discord's number for the type of message.
    pub kind: u8,
    /// The text.
    pub content: String,
    /// The embeds.
    pub embeds: Vec<Value>,
    /// The buttons and menus.
    pub components: Vec<Value>,
    /// The files shown below the message.
    pub attachments: Vec<Attachment>,
    /// The files shown inside its embeds and components.
    pub inside: Vec<Attachment>,
    /// Discord's flag bits.
    pub flags: u64,
    /// The time of the last edit.
    pub edited: Option<u64>,
    /// The mentioned people, as far as mentions were allowed.
    pub mentions: Vec<Id>,
    /// The people pinged when it was sent; edits ping no one.
    pub pinged: Vec<Id>,
    /// Whether `@everyone` is mentioned.
    pub everyone: bool,
    /// The sender's nonce, to recognise a repetition.
    pub nonce: Option<Value>,
    /// The only reader of an ephemeral message.
    pub reader: Option<Id>,
    /// The interaction that the message answers.
    pub origin: Option<Origin>,
    /// The message that it replies to or stands for.
    pub reference: Option<Id>,
}

/// The interaction that a message answers.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Origin {
    /// The identifier.
    pub id: Id,
    /// The interaction type: 2 for a command, 3 for a component, 5 for a modal.
    pub kind: u8,
    /// The command with its subcommands; empty for other types.
    pub name: String,
    /// The person.
    pub user: Id,
    /// The message whose component was used.
    pub source: Option<Id>,
    /// For a modal, the interaction that opened it.
    pub trigger: Option<Box<Origin>>,
    /// For a follow-up, the first answer.
    pub original: Option<Id>,
}
