//! A player's note to themselves on a match: a field to write in, shown above the menus of their
//! next turn.

use serenity::all::{
    ActionRowComponent, CreateActionRow, CreateInputText, CreateModal, InputTextStyle,
};

use crate::discord::action::{Action, MatchAction};
use crate::discord::interaction::{Request, answer_privately, ask, seated};
use crate::discord::view::{Reply, names};
use crate::host::{Error, MOST_NOTED, MatchId};

/// The `custom_id` of the field.
const FIELD: &str = "note";

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
    let label = lang.say("note-field", &[]);
    let field = CreateInputText::new(InputTextStyle::Paragraph, label, FIELD)
        .max_length(MOST_NOTED as u16)
        .required(false)
        .value(prepared.note);
    let save = Action::Match(id.clone(), MatchAction::SaveNote);
    let title = names::sentence(&lang, "note-title", &record, &[]);
    let modal = CreateModal::new(save.write().unwrap_or_default(), title);
    Ok(modal.components(vec![CreateActionRow::InputText(field)]))
}

/// Stores the note that was written in the field.
///
/// # Errors
///
/// A refusal if the caller has no seat.
pub async fn save(request: &Request<'_>, id: &MatchId) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let record = host.find_code(id.as_str(), person, request.guild()).await?;
    let note = written(request);
    host.set_note(&record, person, &note).await?;
    let key = if note.trim().is_empty() {
        "note-removed"
    } else {
        "note-saved"
    };
    let lang = request.lang_at(&record);
    Ok(Reply::private(names::sentence(&lang, key, &record, &[])))
}

/// The text in the field.
fn written(request: &Request<'_>) -> String {
    let rows = request.submitted().unwrap_or_default().iter();
    let mut parts = rows.flat_map(|row| &row.components);
    let text = parts.find_map(|part| match part {
        ActionRowComponent::InputText(input) if input.custom_id == FIELD => input.value.clone(),
        _ => None,
    });
    text.unwrap_or_default()
}
