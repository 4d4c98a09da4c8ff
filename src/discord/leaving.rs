//! `/resign` and `/break-off`: leaving a game, breaking it off; each is asked about before it is done.

pub mod command;

use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::agreements::act_as;
use crate::discord::interaction::participant::{moderates, playing};
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::match_action::MatchAction;
use crate::discord::view::controls::match_button;
use crate::discord::view::names;
use crate::discord::view::reply::Reply;
use crate::host::{Actor, Command, Error, Record, Refusal};
use tavolino_games::game::Lang;

/// Asks whether the person really wants to leave.
pub fn resign(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    playing(request, record)?;
    let lang = request.lang();
    let action = MatchAction::ReallyResign(record.number);
    let label = lang.say("button-really-resign", &[]);
    let yes = match_button(record, action, &label, ButtonStyle::Danger);
    let buttons = yes.into_iter().chain(to_abort(record, &lang));
    let text = names::sentence(&lang, "resign-really", record, &[]);
    Ok(Reply::private(text).buttons(buttons.collect()))
}

/// Asks whether the person really wants to break the game off: as one who plays, while that is possible, or as one who
/// moderates the server.
pub async fn abort(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let lang = request.lang();
    let own = playing(request, record).map(|_| record.can_abort());
    let (key, button) = match own {
        Ok(true) => ("break-off-really", to_abort(record, &lang)),
        _ if record.is_running() && moderates(request, record).await? => {
            let action = MatchAction::ReallyAbort(record.number);
            let label = lang.say("button-break-off-others", &[]);
            let button = match_button(record, action, &label, ButtonStyle::Danger);
            ("break-off-for-others", button)
        }
        Ok(false) => return Err(record.too_late_to_abort(request.person()).into()),
        Err(Refusal::NotStarted) => return Err(Refusal::CancelInstead.into()),
        Err(refusal) => return Err(refusal.into()),
    };
    let text = names::sentence(&lang, key, record, &[]);
    Ok(Reply::private(text).buttons(button.into_iter().collect()))
}

/// Breaks the game off for good, as one who plays while that is possible, else as one who moderates.
pub async fn really_abort(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let own = playing(request, record).is_ok() && record.can_abort();
    let actor = if !own && moderates(request, record).await? {
        Actor::Moderator(request.id())
    } else {
        Actor::Person(request.person(), request.id())
    };
    act_as(request, record, actor, Command::Abort).await
}

/// The button that breaks the game off, while it still can be.
fn to_abort(record: &Record, lang: &Lang) -> Option<CreateButton> {
    let action = MatchAction::ReallyAbort(record.number);
    let label = lang.say("button-really-break-off", &[]);
    match_button(record, action, &label, ButtonStyle::Danger).filter(|_| record.can_abort())
}
