//! The ping: mentions the people who must act, with the button that begins the turn; it takes the place of the one before.

use serenity::all::ButtonStyle;

use crate::discord::interaction::request::match_action::MatchAction;
use crate::discord::live_messages::readers::Following;
use crate::discord::outbox::panel::PanelAt;
use crate::discord::outbox::problem::Problem;
use crate::discord::outbox::rooms::{Rooms, in_room, people, people_to_act, rooms as rooms_of};
use crate::discord::view::controls::match_button;
use crate::discord::view::reply::Reply;
use crate::discord::view::{names, places, standing, times};
use crate::host::{
    Audience, Event, Living, LivingKind, Notice, NoticeKind, Receipt, Record, UserId,
};

/// Calls the people who must act, or everybody once it is over; the mention before is taken away.
pub async fn deliver(
    rooms: &Rooms<'_>,
    following: &Following,
    record: &Record,
    newest: &Notice,
    oldest: &Notice,
) -> Result<Receipt, Problem> {
    let messages = rooms.messages;
    // Somebody has played while this was on its way: whoever is called now has a notice of their own.
    let pending = messages.host.outbox().pending(messages.id).await?;
    let mut calls = pending.iter().filter(|call| call.kind == newest.kind);
    if calls.any(|call| call.number > newest.number) {
        // An attempt that was cut short may have posted this one, and whoever is called next takes away what was written down.
        if let Some(place) = record.place {
            messages.delete_strays(place, None).await?;
        }
        return Ok(Receipt::Superseded);
    }
    let people = if record.is_running() {
        people_to_act(record)
    } else {
        people(record)
    };
    if record.is_running() && people.is_empty() {
        // The computer has its turn in a moment, and then somebody is called for whom there may be a message already.
        return Ok(Receipt::Superseded);
    }
    let repeated = newest.id != oldest.id || newest.tries > 0;
    let shown = rooms_of(record);
    for &room in &shown {
        let people = in_room(room, &people);
        let looks = |person: &UserId| looks(record, following, *person);
        let called: Vec<UserId> = people.iter().copied().filter(|one| !looks(one)).collect();
        let said = in_one_room(rooms, record, room, (&people, &called), newest, repeated).await;
        rooms.or_missed(room, said).await?;
    }
    messages.delete_elsewhere(LivingKind::Ping, &shown).await?;
    Ok(Receipt::Delivered)
}

/// Has the ping say until when there is time, and where the panel is, where that has changed and nobody is called anew: the
/// same seat acts again, or was given more time, or the panel `moved`.
pub async fn bring_up(rooms: &Rooms<'_>, record: &Record, panel: PanelAt) -> Result<(), Problem> {
    let messages = rooms.messages;
    let pending = messages.host.outbox().pending(messages.id).await?;
    let is_called_anew = pending.iter().any(|notice| notice.kind == NoticeKind::Ping);
    let to_act = people_to_act(record);
    if is_called_anew || !record.is_running() || to_act.is_empty() {
        return Ok(());
    }
    for room in rooms_of(record) {
        let ping = messages.living(LivingKind::Ping, room).await?;
        let is_outdated =
            |ping: &Living| panel == PanelAt::NewMessage || ping.number < record.number;
        let Some(ping) = ping.filter(is_outdated) else {
            continue;
        };
        let people = in_room(room, &to_act);
        let call = call(rooms, record, room, (&people, &[])).await?;
        // A ping that is gone is missed by nobody.
        let update = messages.update(LivingKind::Ping, room, ping, call, record);
        update.await?;
    }
    Ok(())
}

/// Whether a person need not be called: a private message shows them what they brought about themselves a moment ago, the
/// computers' answers to their own turn, or their turn taken back. Where another person acted since, or a clock, it is not
/// their own doing.
fn looks(record: &Record, following: &Following, person: UserId) -> bool {
    let last = record.last.as_ref();
    let is_answer = last.is_some_and(|last| match last.logged.event {
        Event::Turn { seat, .. } => record.person_at(seat).is_none(),
        Event::Undo { .. } => true,
        _ => false,
    });
    let actor = record.last_actor.and_then(|seat| record.person_at(seat));
    is_answer && actor == Some(person) && following.is_looking(record, person)
}

/// The ping for the people who must act; of them, those who are called.
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
        if let Some(previous) = previous.filter(|_| called.is_empty()) {
            let update = messages.update(kind, room, previous, call.clone(), record);
            if update.await?.is_none() {
                return Ok(());
            }
        }
        posted = Some(rooms.say(record, room, call, newest).await?);
    }
    let place = match (posted, room) {
        (Some(posted), _) => Some(posted.channel),
        (None, Audience::Table) => record.place,
        (None, Audience::Person(_)) => None,
    };
    if let Some(place) = place.filter(|_| repeated) {
        // An attempt that was cut short may have posted one that nobody wrote down.
        let keep = posted.map(|posted| posted.message);
        messages.delete_strays(place, keep).await?;
    }
    // The last step: until then a repeated attempt finds the message that is posted already.
    messages.replace(kind, room, previous, posted, record).await
}

/// What is said to these people; of them, those who are called.
async fn call(
    rooms: &Rooms<'_>,
    record: &Record,
    room: Audience,
    (people, called): (&[UserId], &[UserId]),
) -> Result<Reply, Problem> {
    let lang = names::lang(record);
    let panel = rooms.panel_in(record, room).await?;
    let standing = standing::standing(record, &names::seated(&lang, record));
    let to_act = record.to_act().iter();
    let deadline = to_act.filter_map(|seat| record.deadline(seat)).min();
    let key = match deadline {
        _ if !record.is_running() => "ping-over",
        Some(_) => "ping-turn-until",
        None => "ping-turn",
    };
    let until = deadline.map(times::left).unwrap_or_default();
    let values = [
        ("until", until.into()),
        ("people", names::people(people).into()),
        ("standing", standing.into()),
        ("link", places::table(record, panel).into()),
    ];
    let text = names::sentence(&lang, key, record, &values);
    let turn = MatchAction::Turn(record.number);
    let label = lang.say("button-turn", &[]);
    let button = match_button(record, turn, &label, ButtonStyle::Primary);
    let button = button.filter(|_| record.is_running());
    let reply = Reply::public(text).buttons(button.into_iter().collect());
    Ok(reply.pinging(called.iter().copied()))
}
