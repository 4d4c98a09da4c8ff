//! The lobby card, brought up to date.

use crate::discord::outbox::place::unless_early;
use crate::discord::outbox::problem::Problem;
use crate::discord::outbox::rooms::Rooms;
use crate::discord::rest::fault::Fault;
use crate::discord::view::{lobby, names};
use crate::host::{Audience, Living, LivingKind, Notice, Receipt, Record, State};

/// Edits the card; one that no command's answer became is posted first.
pub async fn deliver(
    rooms: &Rooms<'_>,
    record: &Record,
    oldest: &Notice,
) -> Result<Receipt, Problem> {
    let messages = rooms.messages;
    let Some(card) = messages.living(LivingKind::Lobby, Audience::Table).await? else {
        if record.after.is_some() && matches!(record.state, State::Lobby | State::Running) {
            return invite(rooms, record, oldest).await;
        }
        return unless_early(record, Receipt::Superseded);
    };
    let panel = messages.living(LivingKind::Panel, Audience::Table).await?;
    if panel.is_none() && record.state == State::Running {
        // It is to say where the game is played, so that place comes first.
        rooms.place.of(record).await?;
    }
    let usual = messages.host.settings(record.guild).await?.strength;
    let shown = lobby::card(record, usual, panel, &names::lang(record)).await;
    match messages.edit(card, shown.edit()).await {
        Err(Problem::Discord(Fault::NoMessage | Fault::NoChannel | Fault::Forbidden)) => {
            Ok(Receipt::Refused)
        }
        other => other.map(|()| Receipt::Delivered),
    }
}

/// Takes the card away and archives the thread, where they are still there; what was played is stored.
pub async fn clear(rooms: &Rooms<'_>, record: &Record) -> Result<Receipt, Problem> {
    let (messages, table) = (rooms.messages, Audience::Table);
    if let Some(card) = messages.living(LivingKind::Lobby, table).await? {
        messages.remove(LivingKind::Lobby, table, card).await?;
    }
    let thread = record.place.filter(|place| *place != record.channel);
    if let Some(thread) = thread {
        messages.wire.archive(thread).await?;
    }
    Ok(Receipt::Delivered)
}

/// Posts the card of a lobby that no command's answer became, and calls the people invited.
async fn invite(rooms: &Rooms<'_>, record: &Record, oldest: &Notice) -> Result<Receipt, Problem> {
    let messages = rooms.messages;
    let usual = messages.host.settings(record.guild).await?.strength;
    let card = lobby::invitation(record, usual, &names::lang(record)).await;
    let channel = record.channel;
    let posted = rooms.post_at(record, channel, card, oldest).await?;
    let card = Living {
        number: 0,
        ..posted
    };
    messages
        .remember(LivingKind::Lobby, Audience::Table, card, record)
        .await?;
    Ok(Receipt::Delivered)
}

/// Says on the card where the game is played, now that there is a panel. It is a courtesy: if the card is gone, nobody
/// misses the link.
pub async fn link_to(rooms: &Rooms<'_>, record: &Record, panel: Living) -> Result<(), Problem> {
    let messages = rooms.messages;
    if let Some(card) = messages.living(LivingKind::Lobby, Audience::Table).await? {
        let usual = messages.host.settings(record.guild).await?.strength;
        let shown = lobby::card(record, usual, Some(panel), &names::lang(record)).await;
        let _ = messages.edit(card, shown.edit()).await;
    }
    Ok(())
}
