//! `/block`: whom somebody doesn't want to play with. Everything about it is private.

pub mod command;

use serenity::all::{CreateSelectMenu, CreateSelectMenuKind, User};

use crate::discord::clock::now;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::action::Action;
use crate::discord::view::names;
use crate::discord::view::reply::Reply;
use crate::discord::warnings::or_log;
use crate::host::{Error, Restriction, UserId};
use tavolino_games::game::Lang;

/// Mentions that surely fit one message.
const SHOWN: usize = 50;

/// Answers the menu below the list: whoever is chosen is blocked, or no longer.
pub async fn press(request: &Request<'_>) -> Result<Reply, Error> {
    let Some(chosen) = request.chosen_user() else {
        return Ok(Reply::refusal(request.lang().say("stale-button", &[])));
    };
    let id = UserId::from(chosen.id.get());
    let blocked = request.host().blocked(request.person()).await?;
    change(request, chosen, Some(blocked.contains(&id))).await
}

/// Blocks somebody or, with `undo`, blocks them no longer.
pub async fn change(
    request: &Request<'_>,
    other: &User,
    undo: Option<bool>,
) -> Result<Reply, Error> {
    let (me, id) = (request.person(), UserId::from(other.id.get()));
    let host = request.host();
    let key = if undo == Some(true) {
        if host.unblock(me, id).await? {
            "blocks-removed"
        } else {
            "blocks-not-there"
        }
    } else if other.bot {
        return Err(Restriction::BlockedBot.into());
    } else if host.block(me, id, now()).await? {
        "blocks-added"
    } else {
        "blocks-already"
    };
    let done = request
        .lang()
        .say(key, &[("person", names::person(id).into())]);
    list(request, Some(done)).await
}

/// The list, below what has just been done.
pub async fn list(request: &Request<'_>, done: Option<String>) -> Result<Reply, Error> {
    let lang = request.lang();
    let blocked = match (request.host().blocked(request.person()).await, &done) {
        (Err(error), Some(done)) => {
            // It is done, whether the list can be read or not.
            or_log(request, Err::<(), _>(error));
            return Ok(Reply::private(done));
        }
        (blocked, _) => blocked?,
    };
    let list = worded(&lang, &blocked);
    let text = done
        .into_iter()
        .chain([list])
        .collect::<Vec<_>>()
        .join("\n");
    let reply = Reply::private(text);
    let Some(custom_id) = Action::Block.write() else {
        return Ok(reply);
    };
    let kind = CreateSelectMenuKind::User {
        default_users: None,
    };
    let menu = CreateSelectMenu::new(custom_id, kind).placeholder(lang.say("blocks-menu", &[]));
    Ok(reply.menu(menu))
}

fn worded(lang: &Lang, blocked: &[UserId]) -> String {
    if blocked.is_empty() {
        return lang.say("blocks-none", &[]);
    }
    let mut people: Vec<String> = blocked
        .iter()
        .take(SHOWN)
        .map(|person| names::person(*person))
        .collect();
    if let Some(more) = blocked.len().checked_sub(SHOWN).filter(|more| *more > 0) {
        people.push(lang.say("blocks-more", &[("count", more.into())]));
    }
    lang.say("blocks", &[("people", people.join(" ").into())])
}
