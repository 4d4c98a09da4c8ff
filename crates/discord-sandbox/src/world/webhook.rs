//! Webhooks of channels, as stored.

use serde::{Deserialize, Serialize};

use super::super::snowflake::Id;

/// A webhook: its token authorises messages in its channel.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Webhook {
    /// The identifier, also of the author of its messages.
    pub id: Id,
    /// The token that authorises messages.
    pub token: String,
    /// The channel.
    pub channel: Id,
    /// The server.
    pub guild: Id,
    /// The name.
    pub name: String,
    /// The hash of the picture.
    pub avatar: Option<String>,
}
