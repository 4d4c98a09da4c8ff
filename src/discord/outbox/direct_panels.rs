//! Panels in direct messages, for a match without a table.

use crate::discord::outbox::problem::Problem;
use crate::discord::outbox::rooms::{Rooms, people};
use crate::discord::rest::fault::Fault;
use crate::discord::view::reply::Reply;
use crate::discord::view::{names, panel, places};
use crate::host::{Audience, LivingKind, Notice};

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
        let reply = panel::direct(&record, seat, &lang).await;
        let outcome = rooms
            .update_or_post(&record, kind, room, reply, oldest)
            .await;
        rooms.ignore_unreachable(room, outcome).await?;
    }
    let here: Vec<Audience> = people.into_iter().map(Audience::Person).collect();
    messages.delete_elsewhere(LivingKind::Panel, &here).await
}

/// Replaces direct panels by a link to the table, once there is one again.
pub async fn point_to_table(rooms: &Rooms<'_>) -> Result<(), Problem> {
    let messages = rooms.messages;
    let is_direct = |(room, _): &(Audience, _)| *room != Audience::Table;
    let panels = messages.all(LivingKind::Panel).await?;
    if !panels.iter().any(is_direct) {
        return Ok(());
    }
    let pings = messages.all(LivingKind::Ping).await?;
    if pings.iter().any(is_direct) {
        // The ping at the table mentions the players to act.
        for &(room, ping) in pings.iter().filter(|ping| !is_direct(ping)) {
            messages.remove(LivingKind::Ping, room, ping).await?;
        }
    }
    let record = messages.host.look(messages.id).await?;
    let panel = rooms.panel_in(&record, Audience::Table).await?;
    let link = [("link", places::table(&record, panel).into())];
    for (room, own) in panels.into_iter().filter(is_direct) {
        let lang = rooms.lang_in(&record, room).await?;
        let text = names::sentence(&lang, "panel-back", &record, &link);
        let pointer = Reply::public(text).edit();
        let edit = messages.edit(own, pointer).await;
        if let Err(Problem::Discord(Fault::Later)) = edit {
            return edit;
        }
        messages.forget(LivingKind::Panel, room).await?;
    }
    Ok(())
}
