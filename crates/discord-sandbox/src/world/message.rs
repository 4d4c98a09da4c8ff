//! Messages, as stored.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::super::snowflake::Id;
use super::file::Attachment;

/// Flag: an announcement that was published.
pub const CROSSPOSTED: u64 = 1;
/// Flag: its embeds are hidden.
pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// Flag: holds copies of forwarded messages.
pub const HAS_SNAPSHOT: u64 = 1 << 14;
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
/// Message type: a message was pinned.
pub const PINNED: u8 = 6;
/// Message type: a user was added to a thread.
pub const RECIPIENT_ADD: u8 = 1;
/// Message type: a thread was opened.
pub const THREAD_CREATED: u8 = 18;
/// Message type: a reply to another message.
pub const REPLY: u8 = 19;
/// Message type: the answer to a slash command.
pub const COMMAND: u8 = 20;
/// Message type: the command of a context menu.
pub const MENU_COMMAND: u8 = 23;
/// Message type: the result of a poll.
pub const POLL_RESULT: u8 = 46;
/// Message type: the first message of a thread opened from a message.
pub const THREAD_STARTER: u8 = 21;

/// Prefix of an attachment's reference in stored embeds and components; replaced by a link when
/// shown.
pub const INSIDE: &str = "sandbox-attachment:";

/// A message.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
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
    /// Whether it is read aloud.
    pub tts: bool,
    /// The time when it was pinned.
    pub pinned: Option<u64>,
    /// The mentioned roles, as far as mentions were allowed.
    pub roles: Vec<Id>,
    /// The reactions, oldest first.
    pub reactions: Vec<Reaction>,
    /// The poll.
    pub poll: Option<Poll>,
    /// The message that it forwards.
    pub forwarded: Option<Forwarded>,
    /// The name and picture of a webhook's message.
    pub webhook: Option<Persona>,
}

/// An emoji under a message and the users who chose it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Reaction {
    /// The emoji.
    pub emoji: String,
    /// The users.
    pub users: Vec<Id>,
}

/// A question with answers to vote for.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Poll {
    /// The question's text.
    pub question: String,
    /// The answers; the first has the number 1.
    pub answers: Vec<Choice>,
    /// The time when it ends, in Unix milliseconds.
    pub ends: u64,
    /// Whether a user may choose several answers.
    pub many: bool,
    /// Whether it has ended.
    pub is_over: bool,
}

/// An answer of a poll.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Choice {
    /// The documented media object: text and emoji.
    pub media: Value,
    /// The users who chose it.
    pub users: Vec<Id>,
}

/// A message that another one forwards.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Forwarded {
    /// The channel.
    pub channel: Id,
    /// The message.
    pub message: Id,
    /// Its copy, as it was when it was forwarded.
    pub copy: Value,
}

/// The name and picture of a webhook.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Persona {
    /// The name.
    pub name: String,
    /// The hash of the picture.
    pub avatar: Option<String>,
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
    /// The message or the user of a context menu.
    #[serde(default)]
    pub target: Option<Id>,
    /// For a modal, the interaction that opened it.
    pub trigger: Option<Box<Origin>>,
    /// For a follow-up, the first answer.
    pub original: Option<Id>,
}
