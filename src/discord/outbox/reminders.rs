//! Reminders that a match waits, that a player is next, or that a vacation is over; by mention or
//! by direct message.

use serenity::all::{ButtonStyle, CreateButton};

use super::messages::match_actions;
use super::problem::Problem;
use super::rooms::Rooms;
use crate::discord::action::MatchAction;
use crate::discord::rest::{Fault, Seen};
use crate::discord::view::{Reply, match_button, names, places, times};
use crate::host::{
    Audience, Living, LivingKind, MatchId, Notice, Receipt, Record, Reminder, State, UserId, Way,
};
use tavolino_games::game::Lang;
use tavolino_games::game::lang::Value;

/// Posts a player's reminder in place of the last one; a reminder that is no longer due is deleted.
pub async fn deliver(
    rooms: &Rooms<'_>,
    record: &Record,
    newest: &Notice,
    oldest: &Notice,
) -> Result<Receipt, Problem> {
    let Some(person) = newest.audience.person() else {
        return Ok(Receipt::Superseded);
    };
    let posted = match rooms.messages.host.reminder(newest).await? {
        Some(reminder) => {
            let direct = rooms.lang_of(record, person).await?;
            let values = values(rooms, record, person).await?;
            let all = reminder.morning.map(|morning| morning.all);
            let here = reminder.morning.map(|morning| morning.here);
            let [direct, at_table] =
                [(direct, all), (names::lang(record), here)].map(|(lang, count)| {
                    reminder_reply(record, person, (reminder, count), &lang, &values)
                });
            // A reminder that only welcomes a player back is no reason for a mention at the table.
            let way = if reminder.back && reminder.waits.is_none() {
                Way::Dm
            } else {
                reminder.way
            };
            let at_table = with_time_button(record, person, at_table);
            post(rooms, record, person, way, [direct, at_table], newest).await?
        }
        None => None,
    };
    if newest.id != oldest.id || newest.tries > 0 {
        // An interrupted attempt may have posted a reminder without recording it.
        delete_strays(rooms, record, person, posted).await?;
    }
    replace(rooms, record, person, posted).await
}

/// Tells a player that their turn is next.
pub async fn deliver_next(
    rooms: &Rooms<'_>,
    record: &Record,
    notice: &Notice,
) -> Result<Receipt, Problem> {
    let Some(person) = notice.audience.person() else {
        return Ok(Receipt::Superseded);
    };
    let is_next = record.upcoming().is_some() && record.upcoming() == record.seat_of(person);
    if !is_next {
        return Ok(Receipt::Superseded);
    }
    let way = rooms.messages.host.store().preferences(person).await?.way;
    let direct = rooms.lang_of(record, person).await?;
    let values = values(rooms, record, person).await?;
    let replies =
        [direct, names::lang(record)].map(|lang| next_reply(record, person, &lang, values.clone()));
    let posted = post(rooms, record, person, way, replies, notice).await?;
    replace(rooms, record, person, posted).await
}

/// Deletes the last reminder and records the new one, if there is one.
async fn replace(
    rooms: &Rooms<'_>,
    record: &Record,
    person: UserId,
    posted: Option<Living>,
) -> Result<Receipt, Problem> {
    let (messages, kind, room) = (rooms.messages, LivingKind::Remind, Audience::Person(person));
    let previous = messages.living(kind, room).await?;
    messages
        .replace(kind, room, previous, posted, record)
        .await?;
    Ok(match posted {
        Some(_) => Receipt::Delivered,
        None => Receipt::Superseded,
    })
}

fn next_reply(
    record: &Record,
    person: UserId,
    lang: &Lang,
    mut values: Vec<(&'static str, Value<'static>)>,
) -> Reply {
    let seated = names::seated(lang, record);
    let seats = crate::host::names(&seated, record.entry.info, record.to_act());
    values.push(("seats", seats.into()));
    let text = names::sentence(lang, "remind-next", record, &values);
    Reply::public(text).pinging([person])
}

fn reminder_reply(
    record: &Record,
    person: UserId,
    (reminder, count): (Reminder, Option<usize>),
    lang: &Lang,
    values: &[(&'static str, Value<'static>)],
) -> Reply {
    let moment = |at: Option<_>| at.map(times::moment).unwrap_or_default();
    let mut values = values.to_vec();
    values.push(("since", moment(reminder.waits).into()));
    values.push(("until", moment(reminder.until).into()));
    let key = match (reminder.back, reminder.waits, reminder.until) {
        (true, None, _) if !record.is_running() => "remind-back-none",
        (true, None, _) => "remind-back-idle",
        (true, Some(_), Some(_)) => "remind-back-until",
        (true, Some(_), None) => "remind-back",
        (false, None, _) if record.row.state == State::Lobby => "remind-invited",
        (false, Some(_), Some(_)) if count.is_some() => "remind-morning-until",
        (false, _, _) if count.is_some() => "remind-morning-game",
        (false, _, Some(_)) => "remind-turn-until",
        (false, _, None) => "remind-turn",
    };
    let text = names::sentence(lang, key, record, &values);
    let mut reply = Reply::public(text).pinging([person]);
    if let Some((count, morning)) = count.zip(reminder.morning) {
        values.push(("count", count.into()));
        let key = if morning.is_early {
            "remind-morning"
        } else {
            "remind-quiet-over"
        };
        reply = reply.opening(&lang.say(key, &values));
    }
    if reminder.waits.is_some() {
        reply.buttons(buttons(record, lang))
    } else {
        reply
    }
}

async fn values(
    rooms: &Rooms<'_>,
    record: &Record,
    person: UserId,
) -> Result<Vec<(&'static str, Value<'static>)>, Problem> {
    let panel = rooms.panel_of(record, person).await?;
    Ok(vec![
        ("person", names::person(person).into()),
        ("link", places::table(record, panel).into()),
    ])
}

/// Posts a reminder to one player: `direct` by direct message if the player wants that or there is
/// no table, and direct messages are open; else `at_table`, if there is a table. `None` if neither
/// is possible.
async fn post(
    rooms: &Rooms<'_>,
    record: &Record,
    person: UserId,
    way: Way,
    [direct, at_table]: [Reply; 2],
    notice: &Notice,
) -> Result<Option<Living>, Problem> {
    let host = rooms.messages.host;
    if way == Way::Dm || !record.has_table() {
        let room = Audience::Person(person);
        match rooms.post_in(record, room, direct, notice).await {
            Ok(posted) => {
                host.outbox().dms_are_open(person).await?;
                return Ok(Some(posted));
            }
            Err(Problem::Discord(Fault::ClosedDms | Fault::Forbidden)) => {
                host.outbox().dms_are_closed(person).await?;
            }
            Err(problem) => return Err(problem),
        }
    }
    if record.row.state == State::Lobby && record.has_table() {
        let channel = record.row.channel;
        let posted = rooms.post_at(record, channel, at_table, notice).await?;
        return Ok(Some(posted));
    }
    // At a table where the game is over nothing is posted any more.
    if !record.has_table() || !record.is_running() {
        return Ok(None);
    }
    let reply = rooms.with_departed(record, &[person], at_table).await;
    let posted = rooms
        .post_in(record, Audience::Table, reply, notice)
        .await?;
    Ok(Some(posted))
}

/// Deletes reminders of this player at the table and in direct messages, except `keep`.
async fn delete_strays(
    rooms: &Rooms<'_>,
    record: &Record,
    person: UserId,
    keep: Option<Living>,
) -> Result<(), Problem> {
    let wire = rooms.messages.wire;
    let direct = wire.direct(person).await.ok();
    for place in record.row.place.into_iter().chain(direct) {
        let recent = match wire.recent(place).await {
            Err(Problem::Discord(Fault::Forbidden | Fault::NoChannel | Fault::ClosedDms)) => {
                continue;
            }
            other => other?,
        };
        // Only reminders have a snooze button.
        let snoozes = |(id, action): &(MatchId, MatchAction)| {
            matches!(action, MatchAction::Snooze(_)) && id == record.id()
        };
        let ours = |message: &Seen| {
            wire.is_ours(message)
                && message.content.contains(&names::person(person))
                && match_actions(message).iter().any(snoozes)
        };
        for stray in recent.iter().filter(|message| ours(message)) {
            let message = stray.id();
            let is_to_keep = keep.is_some_and(|keep| keep.message == message);
            if !is_to_keep {
                wire.delete(place, message).await?;
            }
        }
    }
    Ok(())
}

/// A reminder at the table, with the button by which a rival gives more time.
fn with_time_button(record: &Record, person: UserId, reply: Reply) -> Reply {
    let seat = record.seat_of(person);
    let Some(seat) = seat.filter(|seat| record.deadline(*seat).is_some()) else {
        return reply;
    };
    let lang = names::lang(record);
    let colour = names::colour(&lang, record, seat);
    let label = lang.say("button-time", &[("colour", colour.into())]);
    let action = MatchAction::Gift(seat, None);
    let button = match_button(record, action, &label, ButtonStyle::Secondary);
    let button = button.filter(|_| record.can_be_given(seat));
    reply.buttons(button.into_iter().collect())
}

fn buttons(record: &Record, lang: &Lang) -> Vec<CreateButton> {
    use ButtonStyle::{Primary, Secondary};
    let number = record.row.number;
    let actions = [
        (MatchAction::Turn(number), "button-turn", Primary),
        (MatchAction::Snooze(number), "button-snooze", Secondary),
    ];
    let button =
        |(action, label, style)| match_button(record, action, &lang.say(label, &[]), style);
    actions.into_iter().filter_map(button).collect()
}
