//! As whom and where the bot calls Discord, and why it cannot.

use serenity::all::{BotGateway, Command, Permissions};

use crate::config::DISCORD;
use crate::discord::interaction::registration;
use crate::discord::process::application::application;
use crate::discord::rest::{Failed, Rest};
use tavolino_games::game::Lang;

/// What the invitation asks for, and no more.
pub const PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL
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
#[expect(
    clippy::redundant_closure_for_method_calls,
    reason = "the client is named in one file alone"
)]
pub async fn introduce(rest: &Rest, ready: impl FnOnce(&str)) -> Result<BotGateway, Failure> {
    let (me, told) = application(rest).await.map_err(|error| failed(&error))?;
    if let Some(told) = told {
        rest.clock().note(told);
    }
    rest.set_application(me.id);
    let commands = registration::registered(&Lang::english());
    let known = rest.call(|http| Command::set_global_commands(http, commands));
    known.await.map_err(|error| failed(&error))?;
    let limits = rest.call(|http| http.get_bot_gateway());
    let limits = limits.await.map_err(|error| failed(&error))?;
    ready(&invitation(me.id.get()));
    Ok(limits)
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

/// Why the bot cannot run, by what became of a call.
pub fn failed(error: &Failed) -> Failure {
    match error {
        Failed::Discord(error) => failure(error),
        Failed::Stopped(_) => Failure::Token,
        Failed::Late => Failure::Unreachable(error.to_string()),
    }
}
