//! `/block`: the people a person does not play with. All replies are private.

use serenity::all::{CreateSelectMenuKind, User};

use crate::discord::action::Action;
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::view::{Reply, menu_of, names};
use crate::discord::warnings::or_log;
use crate::host::{Error, Restriction, UserId};
use tavolino_games::game::Lang;

/// Mentions in a list, 50: these fit a message at any id length; the others are counted.
const MAX_MENTIONS: usize = 50;

/// The answer to the menu below the list: blocks the chosen person, or unblocks a blocked one.
pub async fn press(request: &Request<'_>) -> Result<Reply, Error> {
    let Some(chosen) = request.chosen_user() else {
        return Ok(Reply::refusal(request.lang().say("stale-button", &[])));
    };
    let id = UserId::from(chosen.id.get());
    let blocked = request.host().store().blocked_by(request.person()).await?;
    change(request, chosen, Some(blocked.contains(&id))).await
}

/// Blocks a person, or unblocks them if `undo` is `Some(true)`; replies with the list.
///
/// # Errors
///
/// The refusal `BlockedBot` for another bot, or a store error.
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
    let notice = request
        .lang()
        .say(key, &[("person", names::person(id).into())]);
    list(request, Some(notice)).await
}

/// The list of blocked people with a menu that changes it, below the `notice` of a change just
/// made.
pub async fn list(request: &Request<'_>, notice: Option<String>) -> Result<Reply, Error> {
    let lang = request.lang();
    let blocked = match (
        request.host().store().blocked_by(request.person()).await,
        &notice,
    ) {
        (Err(error), Some(notice)) => {
            // The change is stored, whether or not the list can be read.
            or_log(request, Err::<(), _>(error));
            return Ok(Reply::private(notice));
        }
        (blocked, _) => blocked?,
    };
    let list = list_text(&lang, &blocked);
    let text = notice
        .into_iter()
        .chain([list])
        .collect::<Vec<_>>()
        .join("\n");
    let reply = Reply::private(text);
    let kind = CreateSelectMenuKind::User {
        default_users: None,
    };
    let menu = menu_of(&Action::Block, &lang.say("blocks-menu", &[]), kind);
    Ok(menu.into_iter().fold(reply, Reply::menu))
}

/// The list in words.
fn list_text(lang: &Lang, blocked: &[UserId]) -> String {
    if blocked.is_empty() {
        return lang.say("blocks-none", &[]);
    }
    let mut people: Vec<String> = blocked
        .iter()
        .take(MAX_MENTIONS)
        .map(|person| names::person(*person))
        .collect();
    if let Some(more) = blocked
        .len()
        .checked_sub(MAX_MENTIONS)
        .filter(|more| *more > 0)
    {
        people.push(lang.say("blocks-more", &[("count", more.into())]));
    }
    lang.say("blocks", &[("people", people.join(" ").into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::lengths;

    #[test]
    fn a_long_list_is_counted_at_its_end() {
        for lang in lengths::languages() {
            let people =
                (0..MAX_MENTIONS as i64 + 7).map(|at| UserId(9_000_000_000_000_000_000 + at));
            let blocked: Vec<UserId> = people.collect();
            let notice = [("person", names::person(blocked[0]).into())];
            let notice = lang.say("blocks-already", &notice);
            let list = list_text(&lang, &blocked);
            assert!(list.contains(&lang.say("blocks-more", &[("count", 7.into())])));
            let _ = Reply::private(format!("{notice}\n{list}"));
        }
    }
}
