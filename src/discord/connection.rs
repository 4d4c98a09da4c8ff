//! As whom and where the bot calls Discord, and why it cannot.

use std::sync::Arc;

use serenity::all::{BotGateway, Command, Http, Permissions};
use serenity::http::HttpBuilder;

use crate::config::{Connection, DISCORD};
use crate::discord::calls::Calls;
use crate::discord::registration;
use crate::game::Lang;

/// What the invitation asks for, and no more.
pub(super) const PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// Why the bot cannot run.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// Discord does not know the token.
    #[error(
        "Discord does not accept the token; copy it again from the application's Bot page into DISCORD_TOKEN"
    )]
    Token,
    /// Discord cannot be reached, or not be understood.
    #[error("Discord cannot be reached: {0}")]
    Unreachable(String),
    /// The database cannot be written.
    #[error("the database cannot be written: {0}")]
    Database(String),
}

/// Tells Discord who is there; its token is good, and Discord knows its commands then.
pub async fn introduce(
    connection: &Connection,
    calls: &Calls,
    ready: impl FnOnce(&str),
) -> Result<(Arc<Http>, BotGateway), Failure> {
    let discord = |error| failure(&error);
    let http = http(connection);
    calls.wait().await;
    let me = http.get_current_application_info().await.map_err(discord)?;
    http.set_application_id(me.id);
    let commands = registration::registered(&Lang::english());
    calls.wait().await;
    let known = Command::set_global_commands(&http, commands).await;
    known.map_err(discord)?;
    calls.wait().await;
    let limits = http.get_bot_gateway().await.map_err(discord)?;
    ready(&invitation(me.id.get()));
    Ok((Arc::new(http), limits))
}

/// Serenity's limiter ignores a proxy and would send the token to discord.com: the two go together, always.
pub fn http(connection: &Connection) -> Http {
    let builder = HttpBuilder::new(&connection.token);
    if connection.api == DISCORD {
        return builder.build();
    }
    builder
        .proxy(connection.api.trim_end_matches('/'))
        .ratelimiter_disabled(true)
        .build()
}

/// The link that invites the bot.
pub fn invitation(me: u64) -> String {
    let permissions = PERMISSIONS.bits();
    format!(
        "{DISCORD}/oauth2/authorize?client_id={me}&scope=bot+applications.commands&permissions={permissions}"
    )
}

/// Why the bot cannot run, by what Discord answered.
pub fn failure(error: &serenity::Error) -> Failure {
    use serenity::all::{GatewayError, HttpError};
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => Failure::Token,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response))
            if response.status_code == 401 =>
        {
            Failure::Token
        }
        error => Failure::Unreachable(error.to_string()),
    }
}
