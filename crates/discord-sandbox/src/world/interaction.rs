//! Interactions, as stored: to be answered within 3 seconds, with a token valid for 15 minutes.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::super::snowflake::Id;
use super::message::Origin;

/// Time limit of the first answer, in milliseconds; after it, the interaction fails.
pub const ANSWER_TIMEOUT: u64 = 3_000;
/// Lifetime of the token, in milliseconds.
pub const TOKEN_LIFETIME: u64 = 15 * 60_000;

/// Interaction type: a slash command.
pub const BY_COMMAND: u8 = 2;
/// Interaction type: a button or a menu.
pub const BY_COMPONENT: u8 = 3;
/// Interaction type: autocompletion.
pub const BY_COMPLETION: u8 = 4;
/// Interaction type: a submitted modal.
pub const BY_MODAL: u8 = 5;

/// The stage of an interaction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Not answered yet.
    #[default]
    Waiting,
    /// Answered with this callback type, 4 to 9.
    Answered(u8),
    /// Not answered in time.
    Failed,
}

/// A person's action that the bot has to answer.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Interaction {
    /// The identifier.
    pub id: Id,
    /// The token that authorises answers.
    pub token: String,
    /// The channel.
    pub channel: Id,
    /// The time of creation, in Unix milliseconds.
    pub begun: u64,
    /// The description that messages carry.
    pub origin: Origin,
    /// The custom id of the component or modal.
    pub custom_id: Option<String>,
    /// The stage.
    pub stage: Stage,
    /// Milliseconds until the first answer.
    pub answered_after: Option<u64>,
    /// The message behind `@original`.
    pub original: Option<Id>,
    /// The follow-ups.
    pub followups: Vec<Id>,
    /// The modal that the bot answered with.
    pub modal: Option<Value>,
    /// The completions that the bot answered with.
    pub choices: Option<Value>,
    /// The type of the option being completed.
    pub completes: Option<u64>,
}
