//! A player's note to themselves on a match: a field to write in, shown above the menus of their
//! next turn.

use serenity::all::CreateModal;

use crate::discord::action::{Action, MatchAction};
use crate::discord::interaction::{Request, answer_privately, ask, seated};
use crate::discord::view::{Field, Reply, names};
use crate::host::{Error, MOST_NOTED, MatchId};

/// Answers with the field, which has the note as it is.
pub async fn open(request: &Request<'_>, id: &MatchId) {
    match request.data().database.within(field(request, id)).await {
        Ok(field) => ask(request, field).await,
        Err(error) => {
            answer_privately(request, async { Err(error) }).await;
        }
    }
}

async fn field(request: &Request<'_>, id: &MatchId) -> Result<CreateModal, Error> {
    request.must_be_invited()?;
    request.pay()?;
    let (host, person) = (request.host(), request.person());
    let record = host.find_code(id.as_str(), person, request.guild()).await?;
    seated(request, &record)?;
    let prepared = host.prepared(&record, person).await?;
    let lang = request.lang_at(&record);
    let field = Field {
        save: Action::Match(id.clone(), MatchAction::SaveNote),
        title: names::sentence(&lang, "note-title", &record, &[]),
        label: lang.say("note-field", &[]),
        most: MOST_NOTED,
    };
    Ok(field.modal(|input| input.required(false).value(prepared.note)))
}

/// Stores the note that was written in the field.
///
/// # Errors
///
/// A refusal if the caller has no seat.
pub async fn save(request: &Request<'_>, id: &MatchId) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let record = host.find_code(id.as_str(), person, request.guild()).await?;
    let note = request.written();
    host.set_note(&record, person, note).await?;
    let key = if note.trim().is_empty() {
        "note-removed"
    } else {
        "note-saved"
    };
    let lang = request.lang_at(&record);
    Ok(Reply::private(names::sentence(&lang, key, &record, &[])))
}
