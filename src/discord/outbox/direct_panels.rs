//! Panels in direct messages, for a match without a table.

use super::problem::Problem;
use super::rooms::{Rooms, people};
use crate::discord::rest::Fault;
use crate::discord::view::{Reply, names, panel, places};
use crate::host::{Audience, LivingKind, Notice, Posted};

/// Updates or posts the panel of each player.
pub async fn show(rooms: &Rooms<'_>, oldest: &Notice) -> Result<(), Problem> {
    let messages = rooms.messages;
    let record = messages.host.look(messages.id).await?;
    let people = people(&record);
    for &person in &people {
        let Some(seat) = record.seat_of(person) else {
            continue;
        };
        let lang = rooms.lang_of(&record, person).await?;
        let (kind, room) = (LivingKind::Panel, Audience::Person(person));
        let is_posted = messages.living(kind, room).await?.is_some();
        if !record.is_running() && !is_posted {
            // The message about the end is enough.
            continue;
        }
        let reply = panel::direct(&record, seat, &lang).await;
        let mut outcome = rooms
            .update_or_post(&record, kind, room, reply.clone(), oldest)
            .await;
        if let Err(Problem::Discord(fault @ Fault::Other)) = outcome {
            let words = panel::in_words(reply, fault, &lang);
            outcome = rooms
                .update_or_post(&record, kind, room, words, oldest)
                .await;
        }
        rooms.hold_unless_reached(&record, room, &outcome).await?;
        rooms.ignore_unreachable(room, outcome).await?;
    }
    let here: Vec<Audience> = people.into_iter().map(Audience::Person).collect();
    messages.delete_elsewhere(LivingKind::Panel, &here).await
}

/// Replaces direct panels by a link to the table, once there is one again.
pub async fn point_to_table(rooms: &Rooms<'_>) -> Result<(), Problem> {
    let messages = rooms.messages;
    let is_direct = |message: &Posted| message.audience != Audience::Table;
    let posted = messages.host.outbox().posted(messages.id).await?;
    let of_kind = |kind| posted.iter().filter(move |message| message.kind == kind);
    let had_ping = of_kind(LivingKind::Ping).any(is_direct);
    if had_ping {
        // The player to act was mentioned directly; the ping at the table is of an earlier turn.
        for ping in of_kind(LivingKind::Ping).filter(|ping| !is_direct(ping)) {
            messages
                .remove(LivingKind::Ping, ping.audience, ping.living)
                .await?;
        }
    }
    if !of_kind(LivingKind::Panel).any(is_direct) {
        return Ok(());
    }
    let record = messages.host.look(messages.id).await?;
    let panel = rooms.panel_in(&record, Audience::Table).await?;
    let link = [("link", places::table(&record, panel).into())];
    for own in of_kind(LivingKind::Panel).filter(|panel| is_direct(panel)) {
        let lang = rooms.lang_in(&record, own.audience).await?;
        let text = names::sentence(&lang, "panel-back", &record, &link);
        let edit = messages.edit(own.living, Reply::public(text).edit()).await;
        if let Err(problem @ Problem::Discord(Fault::Later)) = edit {
            return Err(problem);
        }
        messages.forget(LivingKind::Panel, own.audience).await?;
    }
    Ok(())
}
