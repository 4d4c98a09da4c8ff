//! A game against computers alone: it is played in the direct messages of its only person, at once
//! and without a clock.

use serenity::all::ButtonStyle;
use strum::VariantArray;
use tracing::info;

use super::opening::{may_play_here, opening};
use crate::discord::action::{Action, First};
use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::rest::CallError;
use crate::discord::view::{Reply, button, names, places, strength_buttons};
use crate::host::{ChannelId, Error, Living, Opening, Pace, Refusal, Strength};
use tavolino_games::board::GameEntry;
use tavolino_games::game::Options;
use tavolino_games::games;

/// The question before a game: how strong the computer plays, and who moves first. Easy is
/// suggested to a person who never finished this game.
///
/// # Errors
///
/// [`Refusal::NoSuchGame`] for an unknown key.
pub async fn ask(request: &Request<'_>, name: &str, first: First) -> Result<Reply, Error> {
    let entry = games::find(name).ok_or(Refusal::NoSuchGame)?;
    let (host, lang) = (request.host(), request.lang());
    let played = host.store().played(request.person()).await?;
    let suggested = if played.iter().any(|(_, key)| key == name) {
        host.settings(request.guild()).await?.strength()
    } else {
        Strength::Easy
    };
    let strengths = strength_buttons(suggested, &lang, |strength| {
        Action::Alone(name.to_owned(), first, Some(strength))
    });
    let others = First::VARIANTS.iter().filter(|other| **other != first);
    let others = others.filter_map(|other| {
        let action = Action::Alone(name.to_owned(), *other, None);
        let key: &str = (*other).into();
        let label = lang.say(&format!("button-first-{key}"), &[]);
        button(&action, &label, ButtonStyle::Secondary)
    });
    let key: &str = first.into();
    let values = [
        ("game", entry.info.name.into()),
        ("first", lang.say(&format!("alone-first-{key}"), &[]).into()),
    ];
    Ok(Reply::private(lang.say("alone-question", &values))
        .buttons(strengths)
        .buttons(others.collect()))
}

/// Starts a game with default options, as answered to [`ask`].
///
/// # Errors
///
/// A refusal for an unknown key, or by a limit.
pub async fn start(
    request: &Request<'_>,
    name: &str,
    strength: Strength,
    first: First,
) -> Result<Reply, Error> {
    let entry = games::find(name).ok_or(Refusal::NoSuchGame)?;
    let table = entry
        .info
        .table(&Options::new(), None)
        .map_err(Refusal::Table)?;
    let settings = request.host().settings(request.guild()).await?;
    let seat = if first == First::Computer {
        table.seats
    } else {
        1
    };
    let computers = (1..=table.seats).filter(|other| *other != seat);
    let opening = Opening {
        listed: first != First::Chance,
        seat,
        computers: computers.map(|seat| (seat, strength)).collect(),
        pace: settings.pace,
        ..opening(request, entry, table)
    };
    begin(request, opening).await
}

/// Opens a match against computers alone in the person's direct messages. Where they cannot be
/// reached, in a thread of the channel, as `opening` says.
///
/// # Errors
///
/// A refusal by a limit, or in a channel in which the bot cannot post a table.
pub async fn begin(request: &Request<'_>, opening: Opening) -> Result<Reply, Error> {
    let (host, lang) = (request.host(), request.lang());
    let Some((channel, panel)) = room(request, opening.entry).await else {
        let settings = host.settings(request.guild()).await?;
        may_play_here(request, settings.threads)?;
        let record = host.open(opening, &mut chance(), now()).await?;
        let place = places::channel(places::played_in(&record));
        return Ok(Reply::private(
            lang.say("alone-here", &[("place", place.into())]),
        ));
    };
    let opening = Opening {
        guild: None,
        within: None,
        channel,
        panel,
        pace: Pace::None,
        ..opening
    };
    let opened = host.open(opening, &mut chance(), now()).await;
    if opened.is_err() {
        withdraw(request, panel).await;
    }
    let record = opened?;
    let computers = record.seats.iter().filter(|one| one.computer.is_some());
    let against = computers.map(|one| names::holder(&lang, &record, one.seat));
    let values = [
        ("against", lang.list(against).into()),
        ("link", places::table(&record, panel).into()),
    ];
    Ok(Reply::private(names::sentence(
        &lang,
        "alone-started",
        &record,
        &values,
    )))
}

/// The direct messages of the caller, and the message there that becomes the panel; no message
/// where the caller writes from there. `None` if they are closed, or too many were opened lately.
async fn room(request: &Request<'_>, entry: &GameEntry) -> Option<(ChannelId, Option<Living>)> {
    if request.guild().is_none() {
        return Some((request.channel(), None));
    }
    if !request.rest().may_open_direct() {
        info!("direct messages opened too often: a game goes to a thread");
        return None;
    }
    let posted = greet(request, entry).await;
    // Whatever fails, the thread serves.
    posted.ok().map(|panel| (panel.channel, Some(panel)))
}

/// Posts the message that becomes the panel. The nonce is the interaction's id, so that a repeated
/// interaction posts once.
async fn greet(request: &Request<'_>, entry: &GameEntry) -> Result<Living, CallError> {
    let rest = request.rest();
    let channel = rest.open_direct(request.person()).await?;
    let text = request
        .lang()
        .say("alone-coming", &[("game", entry.info.name.into())]);
    let greeting = Reply::public(text).message();
    let greeting = greeting.once(request.id().0.to_string());
    let message = rest.post(channel, greeting).await?;
    Ok(Living {
        channel,
        message,
        number: 0,
    })
}

/// Deletes the greeting of a game that is refused. If that fails, it only stays.
async fn withdraw(request: &Request<'_>, greeting: Option<Living>) {
    if let Some(greeting) = greeting {
        let channel = serenity::all::ChannelId::new(greeting.channel.get());
        let message = serenity::all::MessageId::new(greeting.message.get());
        let deleted = request
            .rest()
            .call(|http| channel.delete_message(http, message));
        let _ = deleted.await;
    }
}
