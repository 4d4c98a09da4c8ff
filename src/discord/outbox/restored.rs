//! A match after the database was replaced by a backup: messages about turns that are lost go, and
//! the players are informed.

use std::collections::HashSet;

use super::messages::is_about;
use super::problem::Problem;
use super::rooms::{Rooms, people, rooms_of};
use crate::discord::rest::{Fault, answers};
use crate::discord::view::{Reply, names, places, times};
use crate::host::{Audience, ChannelId, MessageId, Notice, Receipt, Record, Timestamp};

/// Deletes the messages about turns played after `backup`, and posts in each room what is lost,
/// without a mention: the call that follows mentions those who are to act.
pub async fn deliver(
    rooms: &Rooms<'_>,
    record: &Record,
    notice: &Notice,
    backup: Timestamp,
) -> Result<Receipt, Problem> {
    if !record.is_running() {
        return Ok(Receipt::Superseded);
    }
    for channel in channels(rooms, record).await? {
        delete_lost(rooms, record, channel, backup..notice.due).await?;
    }
    for room in rooms_of(record) {
        let panel = rooms.panel_in(record, room).await?;
        let values = [
            ("when", times::moment(backup).into()),
            ("moves", record.agreements.played.into()),
            ("link", places::table(record, panel).into()),
        ];
        let lang = rooms.lang_in(record, room).await?;
        let text = names::sentence(&lang, "restored", record, &values);
        let posted = rooms
            .post_in(record, room, Reply::public(text), notice)
            .await;
        rooms.ignore_unreachable(room, posted.map(drop)).await?;
    }
    Ok(Receipt::Delivered)
}

/// The channels in which the match posts: its place, and the direct messages of its people, if it
/// has private messages.
async fn channels(rooms: &Rooms<'_>, record: &Record) -> Result<Vec<ChannelId>, Problem> {
    let mut channels: Vec<ChannelId> = record.row.place.into_iter().collect();
    let has_private = record.has_secrets() || !record.has_table();
    for person in people(record).into_iter().filter(|_| has_private) {
        match rooms.messages.wire.direct(person).await {
            Ok(channel) => channels.push(channel),
            Err(problem) => {
                let room = Audience::Person(person);
                rooms.ignore_unreachable(room, Err(problem)).await?;
            }
        }
    }
    Ok(channels)
}

/// Deletes the messages about the match posted in a channel within `lost`, except those on record.
/// Without the permission to read the history nothing is deleted.
async fn delete_lost(
    rooms: &Rooms<'_>,
    record: &Record,
    channel: ChannelId,
    lost: std::ops::Range<Timestamp>,
) -> Result<(), Problem> {
    let (messages, wire) = (rooms.messages, rooms.messages.wire);
    let recent = match wire.recent(channel).await {
        Err(Problem::Discord(Fault::Forbidden | Fault::NoChannel)) => return Ok(()),
        recent => recent?,
    };
    let posted = messages.host.outbox().posted(messages.id).await?;
    let known: HashSet<MessageId> = posted.iter().map(|one| one.living.message).collect();
    for message in recent {
        let id = message.id();
        let is_lost = lost.contains(&answers::posted_at(id)) && !known.contains(&id);
        if is_lost && wire.is_ours(&message) && is_about(&message, record.id()) {
            wire.delete(channel, id).await?;
        }
    }
    Ok(())
}
