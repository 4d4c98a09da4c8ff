//! Calls: the messages that mention the players to act. The games of a meeting can share one, until
//! one of them has a new call.

use std::sync::Arc;

use serenity::all::ButtonStyle;

use super::messages::Messages;
use super::problem::Problem;
use super::rooms::{Rooms, people_in, people_to_act};
use crate::discord::action::MatchAction;
use crate::discord::rest::Fault;
use crate::discord::view::{Reply, agreements, match_button, names, places, times};
use crate::host::{Audience, Living, LivingKind, Record, UserId};
use tavolino_games::game::Seats;

/// The part of a call that is about one match.
#[derive(Clone, Debug)]
pub struct Part {
    /// The match.
    pub record: Arc<Record>,
    /// The players named.
    pub people: Vec<UserId>,
    /// Those of them who are mentioned.
    pub called: Vec<UserId>,
}

impl Part {
    /// The players to act who read a room, without a mention.
    pub fn quiet(record: &Arc<Record>, room: Audience) -> Part {
        Part {
            record: Arc::clone(record),
            people: people_in(room, &people_to_act(record)),
            called: Vec::new(),
        }
    }
}

/// The message of a call, with a button for each match.
pub async fn call(rooms: &Rooms<'_>, room: Audience, parts: &[Part]) -> Result<Reply, Problem> {
    let mut lines = Vec::new();
    let mut buttons = Vec::new();
    for Part { record, people, .. } in parts {
        let lang = rooms.lang_in(record, room).await?;
        let seated = names::seated(&lang, record);
        let messages = messages_of(rooms, record);
        let of_panel = if record.has_table() {
            Audience::Table
        } else {
            room
        };
        let panel = messages.living(LivingKind::Panel, of_panel).await?;
        let to_act = record.to_act().iter();
        let deadline = to_act.filter_map(|seat| record.deadline(seat)).min();
        let key = match deadline {
            Some(_) => "ping-turn-until",
            None => "ping-turn",
        };
        let until = deadline.map(times::left).unwrap_or_default();
        let seats = people.iter().filter_map(|person| record.seat_of(*person));
        let seats: Seats = seats.collect();
        let [people, count] = names::mentioned(people);
        let values = [
            ("until", until.into()),
            people,
            count,
            ("link", places::table(record, panel).into()),
        ];
        lines.push(names::sentence(&lang, key, record, &values));
        lines.extend(agreements::offer_to(record, seats, &seated));
        let mut label = lang.say("button-turn", &[]);
        if parts.len() > 1 {
            label = format!("{label} · {}", record.id());
        }
        let turn = MatchAction::Turn(record.row.number);
        buttons.extend(match_button(record, turn, &label, ButtonStyle::Primary));
    }
    let called = parts.iter().flat_map(|part| part.called.iter().copied());
    let mut each: Vec<UserId> = Vec::new();
    for person in called {
        if !each.contains(&person) {
            each.push(person);
        }
    }
    Ok(Reply::public(lines.join("\n"))
        .buttons(buttons)
        .pinging(each))
}

/// The other match of a meeting, if its call is this message too and players are to act in it.
pub async fn sharing(
    rooms: &Rooms<'_>,
    record: &Record,
    room: Audience,
    living: Living,
) -> Result<Option<Part>, Problem> {
    let Some(other) = rooms.messages.host.other(record).await? else {
        return Ok(None);
    };
    let messages = messages_of(rooms, &other);
    let call = messages.living(LivingKind::Ping, room).await?;
    let is_shared = call.is_some_and(|call| call.message == living.message);
    let part = Part::quiet(&other, room);
    Ok(Some(part).filter(|part| is_shared && !part.people.is_empty()))
}

/// Makes a posted call also that of another match, unless that has one already.
pub async fn share(
    rooms: &Rooms<'_>,
    other: &Record,
    room: Audience,
    posted: Living,
) -> Result<(), Problem> {
    let (messages, kind) = (messages_of(rooms, other), LivingKind::Ping);
    if messages.living(kind, room).await?.is_some() {
        return Ok(());
    }
    let number = other.row.number;
    let living = Living { number, ..posted };
    messages.remember(kind, room, living, other).await
}

/// Records `posted` as the call of a match, or nothing, in place of `previous`, which is deleted.
/// If the other match of a meeting shares `previous`, it stays, for that match alone.
pub async fn replace_call(
    rooms: &Rooms<'_>,
    record: &Record,
    room: Audience,
    previous: Option<Living>,
    posted: Option<Living>,
) -> Result<(), Problem> {
    let (messages, kind) = (rooms.messages, LivingKind::Ping);
    let is_replaced = |previous: &Living| posted.is_none_or(|new| new.message != previous.message);
    let Some(shared) = previous.filter(is_replaced) else {
        return messages.replace(kind, room, previous, posted, record).await;
    };
    let Some(part) = sharing(rooms, record, room, shared).await? else {
        return messages.replace(kind, room, previous, posted, record).await;
    };
    let rest = call(rooms, room, &[part]).await?;
    match messages.edit(shared, rest.edit()).await {
        // A call that is gone needs no edit.
        Ok(()) | Err(Problem::Discord(Fault::NoMessage | Fault::NoChannel | Fault::Forbidden)) => {}
        Err(problem) => return Err(problem),
    }
    match posted {
        Some(living) => messages.remember(kind, room, living, record).await?,
        None => messages.forget(kind, room).await?,
    }
    // The other match may have replaced it at the same time.
    if sharing(rooms, record, room, shared).await?.is_none() {
        messages.delete(shared).await?;
    }
    Ok(())
}

/// The living messages of either match.
fn messages_of<'r>(rooms: &Rooms<'r>, record: &'r Record) -> Messages<'r> {
    Messages::of(rooms.messages.host, rooms.messages.wire, record.id())
}
