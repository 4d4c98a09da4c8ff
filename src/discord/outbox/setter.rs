//! Direct messages to the person who set something on a server that Discord refuses.

use tracing::warn;

use super::problem::Problem;
use super::wire::Wire;
use crate::discord::clock::now;
use crate::discord::interaction::Data;
use crate::discord::rest::Fault;
use crate::discord::view::Reply;
use crate::host::UserId;
use tavolino_games::game::Lang;

/// The language of a person, by their last command.
///
/// # Errors
///
/// Fails if the database does.
pub async fn language(data: &Data, person: UserId) -> Result<Lang, Problem> {
    let lang = data.host.language_of(person).await?;
    Ok(lang.unwrap_or_else(Lang::english))
}

/// Sends a sentence to a person under a nonce, without a sound in their quiet hours.
///
/// # Errors
///
/// Fails if Discord or the database does.
pub async fn send(
    data: &Data,
    person: UserId,
    sentence: String,
    nonce: String,
) -> Result<(), Problem> {
    let wire = Wire::new(&data.rest);
    let reply = Reply::public(sentence);
    let reply = match data.host.quiet_until(person, now()).await? {
        Some(_) => reply.silent(),
        None => reply,
    };
    let channel = wire.direct(person).await?;
    wire.post(channel, reply.message(), nonce).await?;
    Ok(())
}

/// Logs what came of a message. Closed direct messages are no error, and no failure is repeated:
/// `/settings` says the same.
pub fn note(sent: Result<(), Problem>, what: &str) {
    match sent {
        Ok(()) | Err(Problem::Discord(Fault::ClosedDms | Fault::Forbidden | Fault::NoChannel)) => {}
        Err(problem) => warn!(?problem, "not reported: {what}"),
    }
}
