//! `/resign` and `/break-off`: leaving a match and breaking it off, each with a question to
//! confirm.

use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::action::MatchAction;
use crate::discord::agreements::act_as;
use crate::discord::interaction::{Request, moderates, playing};
use crate::discord::view::{Reply, match_button, names};
use crate::host::{Actor, Command, Error, Record, Refusal};
use tavolino_games::game::Lang;

/// The question whether the caller wants to leave, with a button to confirm.
///
/// # Errors
///
/// A refusal if the caller does not play.
pub fn resign(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    playing(request, record)?;
    let lang = request.lang();
    let action = MatchAction::ReallyResign(record.row.number);
    let label = lang.say("button-really-resign", &[]);
    let yes = match_button(record, action, &label, ButtonStyle::Danger);
    let buttons = yes.into_iter().chain(abort_button(record, &lang));
    let text = names::sentence(&lang, "resign-really", record, &[]);
    Ok(Reply::private(text).buttons(buttons.collect()))
}

/// The question whether to break the match off, for a player while that is possible, or for a
/// moderator of the server.
///
/// # Errors
///
/// A refusal if the caller is neither, or the match is no longer or not yet running.
///
/// The reason is a moderator's; a player gives none.
pub async fn abort(request: &Request<'_>, record: &Record, reason: &str) -> Result<Reply, Error> {
    let lang = request.lang();
    let own = playing(request, record).map(|_| record.can_abort());
    let (key, button) = match own {
        Ok(true) => ("break-off-really", abort_button(record, &lang)),
        _ if record.is_running() && moderates(request, record).await? => {
            let action = MatchAction::ReallyAbort(record.row.number, reason.to_owned());
            let label = lang.say("button-break-off-others", &[]);
            let button = match_button(record, action, &label, ButtonStyle::Danger);
            let key = if reason.is_empty() {
                "break-off-for-others"
            } else {
                "break-off-for-others-because"
            };
            (key, button)
        }
        Ok(false) => return Err(record.too_late_to_abort(request.person()).into()),
        Err(Refusal::NotStarted) => return Err(Refusal::CancelInstead.into()),
        Err(refusal) => return Err(refusal.into()),
    };
    let text = names::sentence(&lang, key, record, &[("reason", reason.into())]);
    Ok(Reply::private(text).buttons(button.into_iter().collect()))
}

/// Longest reason in characters, 60: it fits into the `custom_id` of the button that confirms.
const LONGEST_REASON: usize = 60;

/// The typed reason as it is stored: shortened, on one line, and without the sign between the parts
/// of a `custom_id`.
pub fn reason(typed: &str) -> String {
    let harmless = |letter: char| match letter {
        '|' => '/',
        letter if letter.is_control() => ' ',
        letter => letter,
    };
    let letters = typed.trim().chars().take(LONGEST_REASON);
    letters.map(harmless).collect()
}

/// Breaks the match off for good: as a player while that is possible, else as a moderator.
pub async fn really_abort(
    request: &Request<'_>,
    record: &Record,
    reason: &str,
) -> Result<Reply, Error> {
    let own = playing(request, record).is_ok() && record.can_abort();
    let actor = if !own && moderates(request, record).await? {
        Actor::Moderator(request.id())
    } else {
        Actor::Person(request.person(), request.id())
    };
    let command = if reason.is_empty() {
        Command::Abort
    } else {
        Command::AbortFor(reason)
    };
    act_as(request, record, actor, command).await
}

/// The button that breaks the match off; `None` once players can no longer do so.
fn abort_button(record: &Record, lang: &Lang) -> Option<CreateButton> {
    let action = MatchAction::ReallyAbort(record.row.number, String::new());
    let label = lang.say("button-really-break-off", &[]);
    match_button(record, action, &label, ButtonStyle::Danger).filter(|_| record.can_abort())
}
