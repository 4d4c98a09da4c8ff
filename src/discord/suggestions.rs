//! **Say it better**: a field for better words of a translation that no native speaker has read.

use crate::discord::action::Action;
use crate::discord::interaction::{Request, answer_privately, ask};
use crate::discord::view::{Field, Reply};
use crate::host::{Error, MOST_SUGGESTED};

/// Answers with the field.
pub async fn open(request: &Request<'_>) {
    if let Err(error) = request.pay() {
        answer_privately(request, async { Err(error.into()) }).await;
        return;
    }
    let lang = request.lang();
    let field = Field {
        save: Action::SaveBetter,
        title: lang.say("better-title", &[]),
        label: lang.say("better-field", &[]),
        most: MOST_SUGGESTED,
    };
    ask(request, field.modal(|text| text)).await;
}

/// Stores what was written in the field.
///
/// # Errors
///
/// A refusal if the person has written enough for a day.
pub async fn save(request: &Request<'_>) -> Result<Reply, Error> {
    let lang = request.lang();
    let (host, person) = (request.host(), request.person());
    let is_kept = host
        .suggest(person, lang.code(), request.written(), request.begun())
        .await?;
    let key = if is_kept {
        "better-thanks"
    } else {
        "better-nothing"
    };
    Ok(Reply::private(lang.say(key, &[])))
}
