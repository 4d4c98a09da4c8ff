//! Gateway events that serenity cannot read: each kind is logged once and counted, and what the bot
//! needs of it is read from the payload itself.

use std::collections::BTreeSet;
use std::time::Duration;

use parking_lot::Mutex;
use serde_json::Value;
use serenity::all::{
    CreateInteractionResponse, CreateInteractionResponseMessage, Interaction, InteractionType,
};
use tokio::time::timeout;
use tracing::{error, warn};

use crate::discord::interaction::Data;
use crate::discord::places;
use crate::discord::process::repair;
use crate::discord::rest::reasons;
use crate::metrics;
use tavolino_games::game::Lang;

/// The kind of an interaction.
pub const INTERACTION: &str = "INTERACTION_CREATE";

/// The kinds of events that the bot lives on. Of all others it needs nothing.
const VITAL: [&str; 12] = [
    INTERACTION,
    "READY",
    "GUILD_CREATE",
    "GUILD_UPDATE",
    "GUILD_DELETE",
    "CHANNEL_DELETE",
    "CHANNEL_UPDATE",
    "THREAD_CREATE",
    "THREAD_DELETE",
    "THREAD_UPDATE",
    "GUILD_ROLE_UPDATE",
    "GUILD_MEMBER_UPDATE",
];

/// Time limit of the answer to an interaction that cannot be read, 2 s.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(2);

/// The events that were logged, by kind and reason.
static LOGGED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// The interaction of a payload that serenity cannot read; `None` where it cannot be served.
pub fn repaired(raw: &Value) -> Option<Interaction> {
    let repaired = repair::interaction(raw);
    let why = serde_json::from_value::<Interaction>(raw.clone()).err();
    let why = why.map_or_else(String::new, |error| reason(&error.to_string()));
    metrics::unreadable(INTERACTION, repaired.is_some());
    if is_new(INTERACTION, &why) {
        let outcome = if repaired.is_some() {
            "it is served all the same"
        } else {
            "it is answered with a sentence"
        };
        warn!(event = INTERACTION, "event not read: {why}; {outcome}");
    }
    repaired
}

/// Answers an interaction that cannot be served with a private sentence, if its payload has an id
/// and a token.
pub async fn answer(data: &Data, raw: &Value) {
    let Some((id, token)) = repair::address(raw) else {
        return error!(
            event = INTERACTION,
            "interaction without id and token not answered"
        );
    };
    let kind = raw["type"]
        .as_u64()
        .and_then(|kind| u8::try_from(kind).ok());
    if kind.map(InteractionType::from) == Some(InteractionType::Autocomplete) {
        return;
    }
    let lang = Lang::of(raw["locale"].as_str().unwrap_or_default());
    let sentence = lang.say("not-understood", &[]);
    let message = CreateInteractionResponseMessage::new()
        .content(sentence)
        .ephemeral(true);
    let response = CreateInteractionResponse::Message(message);
    let answering = data.rest.answering();
    let answered = answering.respond(id.into(), token, response);
    match timeout(ANSWER_TIMEOUT, answered).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => {
            let why = reasons::of(&error);
            warn!(
                interaction = id,
                why, "answer not delivered: interaction expired"
            );
        }
        Err(_) => warn!(interaction = id, "answer not delivered"),
    }
}

/// Records what an event that serenity cannot read means for the matches played there.
pub async fn record_change(data: &Data, kind: &str, raw: &Value) {
    let Some(kind) = VITAL.into_iter().find(|vital| *vital == kind) else {
        return;
    };
    let has_id = raw["id"].is_string() || raw["guild_id"].is_string();
    let is_read = kind != "READY" && has_id;
    metrics::unreadable(kind, is_read);
    if is_new(kind, "") {
        error!(event = kind, "event not parsed");
    }
    data.locales.follow_raw(kind, raw);
    places::record_raw_change(&data.host, kind, raw).await;
}

/// Whether an event of this kind is unreadable for this reason for the first time.
fn is_new(kind: &str, why: &str) -> bool {
    let mut logged = LOGGED.lock();
    logged.insert(format!("{kind} {why}"))
}

/// The reason of an error, without values, which could be a person's words.
fn reason(error: &str) -> String {
    if error.starts_with("missing field") {
        return error.to_owned();
    }
    match error.rsplit_once(", expected ") {
        Some((_, expected)) => format!("something is not {expected}"),
        None => "it has another form".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_has_no_values() {
        assert_eq!(reason("missing field `locale`"), "missing field `locale`");
        let why = reason("invalid type: string \"a secret\", expected u8");
        assert_eq!(why, "something is not u8");
        assert_eq!(reason("a secret"), "it has another form");
    }
}
