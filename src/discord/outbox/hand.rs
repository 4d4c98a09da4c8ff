//! The private card of one player, in direct messages, and the message that a claim has changed the
//! hand.

use super::problem::Problem;
use super::rooms::Rooms;
use crate::discord::rest::Fault;
use crate::discord::view::{Picture, Reply, deeds, names, places, standing};
use crate::host::{Audience, LivingKind, Notice, Receipt, Record, UserId};
use tavolino_games::board::Card;

/// Updates or posts a player's card.
pub async fn deliver(
    rooms: &Rooms<'_>,
    record: &Record,
    newest: &Notice,
    oldest: &Notice,
) -> Result<Receipt, Problem> {
    let Some(person) = newest.audience.person() else {
        return Ok(Receipt::Superseded);
    };
    if record.is_direct() {
        // The panel shows the person's own view.
        return Ok(Receipt::Superseded);
    }
    if !record.is_running() && record.seat_of(person).is_some() {
        return close(rooms, record, person).await;
    }
    let lang = rooms.lang_of(record, person).await?;
    let card = record.seat_of(person).and_then(|seat| {
        let board = record.board.as_ref()?;
        board.card(seat, &lang)
    });
    let Some(Card { scene, summary }) = card else {
        return take_away(rooms, record, person).await;
    };
    let name = format!("card-{}-{}.png", record.id(), record.row.number);
    let picture = Picture::draw(record.id().as_str(), scene, name).await;
    let panel = rooms.panel_of(record, person).await?;
    let link = [("link", places::table(record, panel).into())];
    let text = names::sentence(&lang, "card-dm", record, &link);
    let reply = Reply::public(text).adding(&summary).with(picture);
    let kind = LivingKind::Card;
    let room = Audience::Person(person);
    match rooms
        .update_or_post(record, kind, room, reply, oldest)
        .await
    {
        Ok(()) => Ok(Receipt::Delivered),
        Err(Problem::Discord(Fault::ClosedDms | Fault::Forbidden)) => {
            // Not retried: the panel has a button for the card, and the player is told with the
            // next answer.
            rooms.messages.host.outbox().dms_are_closed(person).await?;
            Ok(Receipt::Refused)
        }
        Err(problem) => Err(problem),
    }
}

/// Informs a player whose hand a rival's claim has changed, once: at the table, or in direct
/// messages where there is none.
pub async fn deliver_claim(
    rooms: &Rooms<'_>,
    record: &Record,
    notice: &Notice,
    person: UserId,
) -> Result<Receipt, Problem> {
    // The message about the end mentions everyone.
    if !record.is_running() || record.seat_of(person).is_none() {
        return Ok(Receipt::Superseded);
    }
    let room = if record.has_table() {
        Audience::Table
    } else {
        Audience::Person(person)
    };
    let lang = rooms.lang_in(record, room).await?;
    let last = record.last.as_ref();
    let is_last = last.is_some_and(|last| last.logged.number == notice.number);
    let report = deeds::last_event(record, None, &names::seated(&lang, record));
    let report = report.filter(|_| is_last).unwrap_or_default();
    let panel = rooms.panel_in(record, room).await?;
    let [people, count] = names::mentioned(&[person]);
    let values = [
        people,
        count,
        ("report", report.into()),
        ("link", places::table(record, panel).into()),
    ];
    let text = names::sentence(&lang, "claim-lost", record, &values);
    let message = Reply::public(text).pinging([person]);
    let posted = rooms.post_in(record, room, message, notice).await;
    rooms.ignore_unreachable(room, posted.map(drop)).await?;
    Ok(Receipt::Delivered)
}

/// Closes the card of a match that is over: it says how, and no longer what to do. A card that was
/// never posted stays away.
async fn close(rooms: &Rooms<'_>, record: &Record, person: UserId) -> Result<Receipt, Problem> {
    let (messages, kind, room) = (rooms.messages, LivingKind::Card, Audience::Person(person));
    let Some(card) = messages.living(kind, room).await? else {
        return Ok(Receipt::Superseded);
    };
    let lang = rooms.lang_of(record, person).await?;
    let standing = standing::standing(record, &names::seated(&lang, record));
    let main = if record.has_table() {
        rooms.main_message(record).await?
    } else {
        rooms.panel_of(record, person).await?
    };
    let values = [
        ("standing", standing.into()),
        ("link", places::table(record, main).into()),
    ];
    let text = lang.say("card-dm-over", &values);
    let update = messages.update(kind, room, card, Reply::public(text), record);
    Ok(match update.await? {
        None => Receipt::Delivered,
        Some(_) => Receipt::Refused,
    })
}

/// Deletes the card of a person who has given up the seat.
async fn take_away(rooms: &Rooms<'_>, record: &Record, person: UserId) -> Result<Receipt, Problem> {
    let (messages, room) = (rooms.messages, Audience::Person(person));
    let living = messages.living(LivingKind::Card, room).await?;
    let Some(living) = living.filter(|_| record.seat_of(person).is_none()) else {
        return Ok(Receipt::Superseded);
    };
    messages.remove(LivingKind::Card, room, living).await?;
    Ok(Receipt::Delivered)
}
