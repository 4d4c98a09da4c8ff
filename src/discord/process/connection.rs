//! The connection to Discord: permissions, registration of commands, and failures at the start.

use serenity::all::{BotGateway, CurrentApplicationInfo, InstallationContext, Permissions};
use tracing::warn;

use crate::config::DISCORD;
use crate::discord::rest::{CallError, Fault, Rest, application, reasons};
use crate::discord::routing::registration;
use tavolino_games::game::Lang;

/// The permissions that the invitation requests.
pub const PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// The reason why the bot cannot run.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// Discord refuses the token.
    #[error(
        "Discord does not accept the token; copy it again from the application's Bot page into DISCORD_TOKEN"
    )]
    Token,
    /// Discord does not answer, or is failing.
    #[error("Discord cannot be reached: {0}; {next}", next = REACH)]
    Unreachable(String),
    /// Discord refuses a call that the start needs.
    #[error("Discord refuses what the bot needs to start: {0}; {next}", next = ALLOW)]
    Refused(String),
    /// Discord's answer to a call that the start needs is in an unknown form.
    #[error("Discord's answer is not understood: {0}; {next}", next = UNDERSTAND)]
    NotUnderstood(String),
    /// A part of the bot broke down.
    #[error("the bot broke down: {0}")]
    Broken(String),
    /// The database cannot be written.
    #[error("the database cannot be written: {0}")]
    Database(String),
}

const REACH: &str = "see that this machine has a network, and that DISCORD_API_URL, if it is set, is where Discord or a proxy answers";
const ALLOW: &str = "see the application's settings in Discord's developer portal, and that DISCORD_API_URL, if it is set, leads to Discord";
const UNDERSTAND: &str =
    "run a newer tavolino, and see that DISCORD_API_URL, if it is set, leads to Discord";

impl Failure {
    /// The fault without the next step, and the next step; `None` where the bot may start without a
    /// change.
    #[must_use]
    pub fn next_step(&self) -> Option<(String, &'static str)> {
        let next = match self {
            Failure::Refused(_) => ALLOW,
            Failure::NotUnderstood(_) => UNDERSTAND,
            _ => return None,
        };
        let whole = self.to_string();
        let fault = whole.strip_suffix(&format!("; {next}")).unwrap_or(&whole);
        Some((fault.to_owned(), next))
    }
}

/// Registers the commands in all languages, which also checks the token, and calls `ready` with the
/// invitation link. Returns Discord's gateway address and limits.
///
/// # Errors
///
/// Fails if one of the calls fails.
#[expect(
    clippy::redundant_closure_for_method_calls,
    reason = "the client is named in one file alone"
)]
pub async fn register_bot(
    rest: &Rest,
    languages: Vec<Lang>,
    ready: impl FnOnce(&str),
) -> Result<BotGateway, Failure> {
    let (me, offset) = application::application(rest)
        .await
        .map_err(|error| failure_of_call(&error))?;
    if let Some(offset) = offset {
        rest.clock().observe(offset);
    }
    rest.set_application(me.id);
    register_commands(rest, languages, is_for_accounts(&me)).await?;
    let limits = rest.call(|http| http.get_bot_gateway());
    let limits = limits.await.map_err(|error| failure_of_call(&error))?;
    ready(&invitation(me.id.get()));
    Ok(limits)
}

/// Whether people can add the application to their own account.
pub fn is_for_accounts(me: &CurrentApplicationInfo) -> bool {
    let types = &me.integration_types_config;
    types.contains_key(&InstallationContext::User)
}

/// Registers the commands; for accounts, too, unless Discord refuses that.
async fn register_commands(
    rest: &Rest,
    languages: Vec<Lang>,
    for_accounts: bool,
) -> Result<(), Failure> {
    let commands = registration::registered(languages);
    if for_accounts {
        let commands = registration::for_accounts(commands.clone());
        let registered = rest.carry_out(|http| http.create_global_commands(&commands));
        match registered.await {
            Ok(()) => return Ok(()),
            // The application may have been changed since it was read.
            Err(error) if error.fault() == Fault::Other => {
                let why = error.reason();
                warn!(why, "commands registered for servers only");
            }
            Err(error) => return Err(failure_of_call(&error)),
        }
    }
    let registered = rest.carry_out(|http| http.create_global_commands(&commands));
    registered.await.map_err(|error| failure_of_call(&error))
}

/// The invitation link of the application with this id.
pub fn invitation(me: u64) -> String {
    let permissions = PERMISSIONS.bits();
    format!(
        "{DISCORD}/oauth2/authorize?client_id={me}&scope=bot+applications.commands&permissions={permissions}"
    )
}

/// The reason why the bot cannot run, from an error of serenity.
pub fn failure_of(error: &serenity::Error) -> Failure {
    use serenity::all::{GatewayError, HttpError};
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => Failure::Token,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response))
            if response.status_code == 401 =>
        {
            Failure::Token
        }
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response))
            if (400..500).contains(&response.status_code.as_u16())
                && response.status_code != 429 =>
        {
            Failure::Refused(reasons::of(error))
        }
        serenity::Error::Gateway(
            error @ (GatewayError::InvalidGatewayIntents | GatewayError::DisallowedGatewayIntents),
        ) => Failure::Refused(error.to_string()),
        error if reasons::is_unread(error) => Failure::NotUnderstood(reasons::of(error)),
        error => Failure::Unreachable(reasons::of(error)),
    }
}

/// The reason why the bot cannot run, from a failed REST call.
pub fn failure_of_call(error: &CallError) -> Failure {
    match error {
        CallError::Discord(error) => failure_of(error),
        CallError::NotMade(_) => Failure::Token,
        CallError::Timeout => Failure::Unreachable(error.reason()),
    }
}
