//! The match that a message of the bot is about, for the commands in its context menu.

use std::sync::Arc;

use serenity::all::{ActionRowComponent, ButtonKind, Message};

use crate::discord::action::Action;
use crate::discord::interaction::{Request, request};
use crate::discord::view::{Reply, names};
use crate::host::{Error, MatchId, Record, Refusal};

/// Codes read from the text of a message, 3: more stand in a list, which is about no one match.
const CODES: usize = 3;

/// Runs a command in the match that a message is about; a private sentence where the message is
/// not the bot's, or is about no match.
pub async fn resolve_and_run(
    request: &Request<'_>,
    message: &Message,
    run: impl AsyncFnOnce(&Arc<Record>) -> Result<Reply, Error>,
) -> Result<Reply, Error> {
    let lang = request.lang();
    if message.author.id.get() != request.bot().get() {
        return Ok(Reply::refusal(lang.say("message-not-mine", &[])));
    }
    let Some(record) = record(request, message).await? else {
        return Ok(Reply::refusal(lang.say("message-no-game", &[])));
    };
    request::log_match(&record);
    let outcome = run(&record).await;
    names::worded(outcome, &request.lang_at(&record))
}

/// The match of a message: of its buttons, of the code in its text, or of the place it stands in.
async fn record(request: &Request<'_>, message: &Message) -> Result<Option<Arc<Record>>, Error> {
    let (host, person) = (request.host(), request.person());
    let codes = of_buttons(message)
        .into_iter()
        .chain(of_text(&message.content));
    for id in codes.take(1 + CODES) {
        match host.find_code(id.as_str(), person, request.guild()).await {
            Ok(record) => return Ok(Some(record)),
            Err(Error::Refused(Refusal::NoSuchMatch(_))) => {}
            Err(error) => return Err(error),
        }
    }
    let here = message.channel_id.get().into();
    match &host.store().played_in(here).await?[..] {
        [only] => Ok(Some(host.look(only).await?)),
        _ => Ok(None),
    }
}

/// The match of the buttons and menus below a message.
fn of_buttons(message: &Message) -> Option<MatchId> {
    let parts = message.components.iter().flat_map(|row| &row.components);
    let ids = parts.filter_map(|part| match part {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id.as_str()),
            _ => None,
        },
        ActionRowComponent::SelectMenu(menu) => menu.custom_id.as_deref(),
        _ => None,
    });
    let mut matches = ids.filter_map(|id| match Action::read(id) {
        Some(Action::Match(id, _)) => Some(id),
        _ => None,
    });
    matches.next()
}

/// The codes that stand in a text, each between backticks.
fn of_text(content: &str) -> impl Iterator<Item = MatchId> {
    let quoted = content.split('`').skip(1).step_by(2);
    // A lobby without a server says how to join: `/join K7QX`.
    let words = quoted.filter_map(|quoted| quoted.split_whitespace().last());
    words.filter_map(MatchId::read)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_between_backticks_alone() {
        let read = |text: &str| of_text(text).map(|id| id.to_string()).collect::<Vec<_>>();
        assert_eq!(read("-# `K7QX` · normal"), ["K7QX"]);
        assert_eq!(read("Join: `/join K7QX`"), ["K7QX"]);
        assert!(read("K7QX stands alone").is_empty());
    }
}
