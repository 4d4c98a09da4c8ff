//! `/block`: whom somebody doesn't want to play with. Everything about it is private.

use serenity::all::{
    ComponentInteraction, ComponentInteractionDataKind, CreateSelectMenu, CreateSelectMenuKind,
    User,
};

use crate::discord::Context;
use crate::discord::Fatal;
use crate::discord::buttons;
use crate::discord::commands::incoming;
use crate::discord::outbox::now;
use crate::discord::request::action::Action;
use crate::discord::request::{Incoming, Mode};
use crate::discord::view::names;
use crate::discord::view::reply::Reply;
use crate::game::Lang;
use crate::host::{Error, Restriction, UserId};

/// Mentions that surely fit one message.
const SHOWN: usize = 50;

#[poise::command(slash_command)]
pub async fn block(
    ctx: Context<'_>,
    person: Option<User>,
    undo: Option<bool>,
) -> Result<(), Fatal> {
    let incoming = incoming(&ctx);
    let work = async {
        match person {
            Some(person) => change(&incoming, &person, undo).await,
            None => list(&incoming, None).await,
        }
    };
    incoming.answer(Mode::Anew, true, work).await;
    Ok(())
}

/// Answers the menu below the list: whoever is chosen is blocked, or no longer.
pub async fn press(incoming: &Incoming<'_>, interaction: &ComponentInteraction) {
    let mode = if buttons::is_private(interaction) {
        Mode::InPlace
    } else {
        Mode::Anew
    };
    let work = async {
        let chosen = match &interaction.data.kind {
            ComponentInteractionDataKind::UserSelect { values } => values.first(),
            _ => None,
        };
        let chosen = chosen.and_then(|id| interaction.data.resolved.users.get(id));
        let Some(chosen) = chosen else {
            return Ok(Reply::refusal(incoming.lang().say("stale-button", &[])));
        };
        let id = UserId::from(chosen.id.get());
        let blocked = incoming.host().blocked(incoming.person()).await?;
        change(incoming, chosen, Some(blocked.contains(&id))).await
    };
    incoming.answer(mode, true, work).await;
}

/// Blocks somebody or, with `undo`, blocks them no longer.
async fn change(incoming: &Incoming<'_>, other: &User, undo: Option<bool>) -> Result<Reply, Error> {
    let (me, id) = (incoming.person(), UserId::from(other.id.get()));
    let host = incoming.host();
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
    let done = incoming
        .lang()
        .say(key, &[("person", names::person(id).into())]);
    list(incoming, Some(done)).await
}

/// The list, below what has just been done.
async fn list(incoming: &Incoming<'_>, done: Option<String>) -> Result<Reply, Error> {
    let lang = incoming.lang();
    let blocked = incoming.host().blocked(incoming.person()).await?;
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
    if blocked.len() > SHOWN {
        people.push(lang.say("blocks-more", &[("count", (blocked.len() - SHOWN).into())]));
    }
    lang.say("blocks", &[("people", people.join(" ").into())])
}
