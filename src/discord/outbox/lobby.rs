//! The lobby card.

use super::messages::Messages;
use super::place::unless_card_pending;
use super::problem::Problem;
use super::rooms::Rooms;
use crate::discord::rest::Fault;
use crate::discord::view::{Reply, lobby, names};
use crate::host::{Audience, Living, LivingKind, Notice, Receipt, Record, State};

/// Updates the card. The card of a lobby that was not opened by a command's answer is posted first.
pub async fn deliver(
    rooms: &Rooms<'_>,
    record: &Record,
    oldest: &Notice,
) -> Result<Receipt, Problem> {
    let messages = rooms.messages;
    // The card of a meeting belongs to its first match.
    if record.is_direct() || record.is_second() {
        return Ok(Receipt::Superseded);
    }
    let Some(card) = messages.living(LivingKind::Lobby, Audience::Table).await? else {
        let has_no_command = record.row.after.is_some() || record.is_of_wishes();
        if has_no_command && matches!(record.row.state, State::Lobby | State::Running) {
            return invite(rooms, record, oldest).await;
        }
        return unless_card_pending(record, Receipt::Superseded);
    };
    let main = rooms.main_message(record).await?;
    if main.is_none() && record.row.state == State::Running && record.has_table() {
        // The card links to the place of the game, so the place is decided first.
        rooms.place.of(record).await?;
    }
    let reply = card_of(rooms, record, main).await?;
    match messages.edit(card, reply.edit()).await {
        Err(Problem::Discord(Fault::NoMessage | Fault::NoChannel | Fault::Forbidden)) => {
            Ok(Receipt::Refused)
        }
        other => other.map(|()| Receipt::Delivered),
    }
}

/// Deletes the card and archives the thread, if they still exist; the record of the game stays. The
/// card and the thread of a meeting go with the match that ended last.
pub async fn clear(
    rooms: &Rooms<'_>,
    record: &Record,
    newest: &Notice,
) -> Result<Receipt, Problem> {
    let messages = rooms.messages;
    if is_cleared_later(rooms, record, newest).await? {
        return Ok(Receipt::Superseded);
    }
    let cards = Messages::of(messages.host, messages.wire, record.first_id());
    if let Some(card) = cards.living(LivingKind::Lobby, Audience::Table).await? {
        cards
            .remove(LivingKind::Lobby, Audience::Table, card)
            .await?;
    }
    if let Some(thread) = record
        .row
        .place
        .filter(|place| *place != record.row.channel)
    {
        messages.wire.archive(thread).await?;
    }
    Ok(Receipt::Delivered)
}

/// Whether the other match of a meeting goes on, or is to be cleared after this one.
async fn is_cleared_later(
    rooms: &Rooms<'_>,
    record: &Record,
    newest: &Notice,
) -> Result<bool, Problem> {
    let host = rooms.messages.host;
    let Some(other) = host.other(record).await? else {
        return Ok(false);
    };
    let order = |notice: &Notice| (notice.due, notice.id);
    let pending = host.outbox().pending(other.id()).await?;
    let mut clearing = pending.iter().filter(|notice| notice.clears());
    Ok(other.is_running() || clearing.any(|later| order(later) > order(newest)))
}

/// The card of a match.
async fn card_of(
    rooms: &Rooms<'_>,
    record: &Record,
    main: Option<Living>,
) -> Result<Reply, Problem> {
    let other = rooms.messages.host.other(record).await?;
    let lang = names::lang(record);
    let card = lobby::card(record, main, other.as_deref(), &lang).await;
    let excused = rooms.messages.host.excused(record).await?;
    Ok(match names::absent(&lang, record, excused) {
        Some(absent) => card.adding(&absent),
        None => card,
    })
}

/// Posts the card of a lobby that was not opened by a command's answer, and mentions the people
/// invited.
async fn invite(rooms: &Rooms<'_>, record: &Record, oldest: &Notice) -> Result<Receipt, Problem> {
    let messages = rooms.messages;
    let card = lobby::invitation(record, &names::lang(record)).await;
    let channel = record.row.channel;
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

/// Posts the card again, below what was written since, in place of the last one. Nobody is
/// mentioned: those invited were.
pub async fn post_again(
    rooms: &Rooms<'_>,
    record: &Record,
    notice: &Notice,
) -> Result<Receipt, Problem> {
    if record.row.state != State::Lobby || record.is_by_code() {
        return Ok(Receipt::Superseded);
    }
    let messages = rooms.messages;
    let previous = messages.living(LivingKind::Lobby, Audience::Table).await?;
    let card = card_of(rooms, record, None).await?;
    let posted = match rooms
        .post_at(record, record.row.channel, card, notice)
        .await
    {
        Err(Problem::Discord(Fault::NoChannel | Fault::Forbidden)) => return Ok(Receipt::Refused),
        posted => Living {
            number: 0,
            ..posted?
        },
    };
    messages
        .replace(
            LivingKind::Lobby,
            Audience::Table,
            previous,
            Some(posted),
            record,
        )
        .await?;
    Ok(Receipt::Delivered)
}

/// Adds the link to a new panel, or to the message about the end, to the card. A card that is gone
/// is ignored: the link is a courtesy.
pub async fn link_to(rooms: &Rooms<'_>, record: &Record) -> Result<(), Problem> {
    let messages = rooms.messages;
    if let Some(card) = messages.living(LivingKind::Lobby, Audience::Table).await? {
        let main = rooms.main_message(record).await?;
        let reply = card_of(rooms, record, main).await?;
        let _ = messages.edit(card, reply.edit()).await;
    }
    Ok(())
}
