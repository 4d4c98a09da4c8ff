//! The ping: mentions the players to act, with the button that begins the turn. A new ping replaces the last one.

use serenity::all::ButtonStyle;

use crate::discord::interaction::request::match_action::MatchAction;
use crate::discord::live_messages::readers::LiveMessages;
use crate::discord::outbox::panel::PanelAt;
use crate::discord::outbox::problem::Problem;
use crate::discord::outbox::rooms::{Rooms, people_in, people_to_act, rooms_of};
use crate::discord::view::controls::match_button;
use crate::discord::view::reply::Reply;
use crate::discord::view::{names, places, times};
use crate::host::{Audience, Event, LivingKind, Notice, NoticeKind, Receipt, Record, UserId};

/// Mentions the players to act, and deletes the last ping. Players who wait for their digest are named without a mention; where
/// only they are to act, nothing is posted.
pub async fn deliver(
    rooms: &Rooms<'_>,
    live_messages: &LiveMessages,
    record: &Record,
    newest: &Notice,
    oldest: &Notice,
) -> Result<Receipt, Problem> {
    let messages = rooms.messages;
    // The only person of a game in direct messages looks at the panel.
    if record.is_direct() || is_outdated(rooms, record, newest).await? {
        return Ok(Receipt::Superseded);
    }
    let people = people_to_act(record);
    if people.is_empty() {
        // The computer plays in a moment, and the next notice mentions the players, some of whom may have a private message
        // already.
        return Ok(Receipt::Superseded);
    }
    let repeated = newest.id != oldest.id || newest.tries > 0;
    let rooms_to_update = rooms_of(record);
    for &room in &rooms_to_update {
        let mut people = people_in(room, &people);
        let awaits_digest = |person: &UserId| {
            let seat = record.seat_of(*person);
            seat.is_some_and(|seat| newest.is_named_only(seat.0))
        };
        if people.iter().all(awaits_digest) {
            // No call for anybody: the last one goes.
            people.clear();
        }
        let needs_mention = |person: &UserId| {
            !awaits_digest(person) && !sees_already(record, live_messages, *person)
        };
        let called: Vec<UserId> = people.iter().copied().filter(needs_mention).collect();
        let outcome = in_one_room(rooms, record, room, (&people, &called), newest, repeated).await;
        rooms.ignore_unreachable(room, outcome).await?;
    }
    messages
        .delete_elsewhere(LivingKind::Ping, &rooms_to_update)
        .await?;
    Ok(Receipt::Delivered)
}

/// Whether a later notice of this kind is pending: a turn was played meanwhile, and the players to act now have a notice of
/// their own.
pub async fn is_outdated(
    rooms: &Rooms<'_>,
    record: &Record,
    newest: &Notice,
) -> Result<bool, Problem> {
    let messages = rooms.messages;
    let pending = messages.host.outbox().pending(messages.id).await?;
    let mut calls = pending.iter().filter(|call| call.kind == newest.kind);
    let is_outdated = calls.any(|call| call.number > newest.number);
    if is_outdated && let Some(place) = record.place {
        // An interrupted attempt may have posted this ping without recording it; the next ping deletes the recorded one.
        messages.delete_strays(place, None).await?;
    }
    Ok(is_outdated)
}

/// Updates the deadline and the panel's link in the pings where no new ping is due: the same seat acts again, was given more
/// time, or the panel is a new message.
pub async fn update(rooms: &Rooms<'_>, record: &Record, panel: PanelAt) -> Result<(), Problem> {
    let messages = rooms.messages;
    let pending = messages.host.outbox().pending(messages.id).await?;
    let is_called_anew = pending.iter().any(|notice| notice.kind == NoticeKind::Ping);
    let to_act = people_to_act(record);
    if is_called_anew || !record.is_running() || to_act.is_empty() {
        return Ok(());
    }
    for (room, ping) in messages.all(LivingKind::Ping).await? {
        let people = people_in(room, &to_act);
        if people.is_empty() || (panel == PanelAt::SamePlace && ping.number >= record.number) {
            continue;
        }
        let call = call(rooms, record, room, (&people, &[])).await?;
        // A ping that is gone is ignored.
        let update = messages.update(LivingKind::Ping, room, ping, call, record);
        update.await?;
    }
    Ok(())
}

/// Whether a player needs no mention: a live private message shows the result of the player's own act, that is the
/// computers' answers to the player's turn, or the player's turn taken back. An act of another player or a clock needs a
/// mention.
pub fn sees_already(record: &Record, live_messages: &LiveMessages, person: UserId) -> bool {
    let last = record.last.as_ref();
    let is_answer = last.is_some_and(|last| match last.logged.event {
        Event::Turn { seat, .. } => record.person_at(seat).is_none(),
        Event::Undo { .. } => true,
        _ => false,
    });
    let actor = record.last_actor.and_then(|seat| record.person_at(seat));
    is_answer && actor == Some(person) && live_messages.is_watching(record, person)
}

/// Posts or edits the ping for `people` in one room; only `called` are mentioned.
async fn in_one_room(
    rooms: &Rooms<'_>,
    record: &Record,
    room: Audience,
    (people, called): (&[UserId], &[UserId]),
    newest: &Notice,
    repeated: bool,
) -> Result<(), Problem> {
    let (messages, kind) = (rooms.messages, LivingKind::Ping);
    let previous = messages.living(kind, room).await?;
    let mut posted = None;
    if !people.is_empty() {
        let call = call(rooms, record, room, (people, called)).await?;
        let is_posted = match previous {
            Some(previous) => rooms.was_posted(record, newest, previous).await?,
            None => false,
        };
        if let Some(previous) = previous.filter(|_| called.is_empty() || is_posted) {
            let update = messages.update(kind, room, previous, call.clone(), record);
            if update.await?.is_none() {
                return Ok(());
            }
        }
        posted = Some(rooms.post_in(record, room, call, newest).await?);
    }
    let place = match (posted, room) {
        (Some(posted), _) => Some(posted.channel),
        (None, Audience::Table) => record.place,
        (None, Audience::Person(_)) => None,
    };
    if let Some(place) = place.filter(|_| repeated) {
        // An interrupted attempt may have posted a ping without recording it.
        let keep = posted.map(|posted| posted.message);
        messages.delete_strays(place, keep).await?;
    }
    // Recorded last: until then a repeated attempt finds the message that was posted.
    messages.replace(kind, room, previous, posted, record).await
}

/// The ping's reply for `people`; only `called` are mentioned.
async fn call(
    rooms: &Rooms<'_>,
    record: &Record,
    room: Audience,
    (people, called): (&[UserId], &[UserId]),
) -> Result<Reply, Problem> {
    let lang = rooms.lang_in(record, room).await?;
    let panel = rooms.panel_in(record, room).await?;
    let to_act = record.to_act().iter();
    let deadline = to_act.filter_map(|seat| record.deadline(seat)).min();
    let key = match deadline {
        Some(_) => "ping-turn-until",
        None => "ping-turn",
    };
    let until = deadline.map(times::left).unwrap_or_default();
    let [people, count] = names::mentioned(people);
    let values = [
        ("until", until.into()),
        people,
        count,
        ("link", places::table(record, panel).into()),
    ];
    let text = names::sentence(&lang, key, record, &values);
    let turn = MatchAction::Turn(record.number);
    let label = lang.say("button-turn", &[]);
    let button = match_button(record, turn, &label, ButtonStyle::Primary);
    let reply = Reply::public(text).buttons(button.into_iter().collect());
    Ok(reply.pinging(called.iter().copied()))
}
