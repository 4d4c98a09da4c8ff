//! Interactions, as they are kept: to be answered in 3 seconds, alive for 15 minutes.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::super::snowflake::Id;
use super::message::Origin;

/// How long the first answer may take, in milliseconds.
pub const FIRST: u64 = 3_000;
/// How long the token lives, in milliseconds.
pub const LIFE: u64 = 15 * 60_000;

/// A slash command.
pub const BY_COMMAND: u8 = 2;
/// A button or a menu.
pub const BY_COMPONENT: u8 = 3;
/// A request for completion.
pub const BY_COMPLETION: u8 = 4;
/// A filled-in modal.
pub const BY_MODAL: u8 = 5;

/// How far an interaction has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// The bot has said nothing yet.
    #[default]
    Waiting,
    /// The bot has answered in this way: 4 to 9.
    Answered(u8),
    /// The bot did not answer in time.
    Failed,
}

/// Something a person did that the bot is to answer.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Interaction {
    /// Its identifier.
    pub id: Id,
    /// What opens the way to answer.
    pub token: String,
    /// Where it happened.
    pub channel: Id,
    /// When it began.
    pub begun: u64,
    /// What it was, as messages remember it.
    pub origin: Origin,
    /// The custom id of the component or modal.
    pub custom_id: Option<String>,
    /// How far it has come.
    pub stage: Stage,
    /// Milliseconds until the first answer.
    pub answered_after: Option<u64>,
    /// The message `@original` means.
    pub original: Option<Id>,
    /// The later answers.
    pub followups: Vec<Id>,
    /// The modal it was answered with.
    pub modal: Option<Value>,
    /// The completions it was answered with.
    pub choices: Option<Value>,
    /// The type of the option being completed.
    pub completes: Option<u64>,
}
