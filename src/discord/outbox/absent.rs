//! Players who are gone: the question to the others, once, news of a vacation that began by itself,
//! and the warning that an idle match will be closed.

use super::problem::Problem;
use super::rooms::{Rooms, people_in, people_to_act, rooms_of};
use crate::discord::clock::now;
use crate::discord::interaction::Departures;
use crate::discord::rest::Fault;
use crate::discord::view::{Reply, absent, names, places, times};
use crate::host::{Audience, Notice, Receipt, Record, TableNews, UserId};
use tavolino_games::game::Seat;

/// Posts the news, unless it is out of date.
pub async fn deliver(
    rooms: &Rooms<'_>,
    record: &Record,
    notice: &Notice,
    news: TableNews,
) -> Result<Receipt, Problem> {
    let person = notice.audience.person().filter(|_| record.is_running());
    let seat = person.and_then(|person| record.seat_of(person));
    let Some((person, seat)) = person.zip(seat) else {
        return Ok(Receipt::Superseded);
    };
    match news {
        TableNews::Net => net(rooms, record, notice, (person, seat)).await,
        TableNews::Departed if !record.to_act().contains(seat) => {
            rooms.messages.host.is_back(record, person).await?;
            Ok(Receipt::Superseded)
        }
        TableNews::LostTurns if !record.is_absent(seat) => Ok(Receipt::Superseded),
        TableNews::Departed | TableNews::LostTurns => {
            ask(rooms, record, notice, (seat, news)).await
        }
    }
}

async fn net(
    rooms: &Rooms<'_>,
    record: &Record,
    notice: &Notice,
    (person, seat): (UserId, Seat),
) -> Result<Receipt, Problem> {
    let Some(until) = record.away(seat) else {
        return Ok(Receipt::Superseded);
    };
    for room in rooms_of(record) {
        let lang = rooms.lang_in(record, room).await?;
        let panel = rooms.panel_in(record, room).await?;
        let message = absent::net(record, person, until, panel, &lang);
        let message = message.pinging(people_in(room, &[person]));
        let posted = rooms.post_in(record, room, message, notice).await;
        rooms.ignore_unreachable(room, posted.map(drop)).await?;
    }
    Ok(Receipt::Delivered)
}

/// Asks the other players at the table of a server; elsewhere nobody finds a substitute.
async fn ask(
    rooms: &Rooms<'_>,
    record: &Record,
    notice: &Notice,
    (seat, news): (Seat, TableNews),
) -> Result<Receipt, Problem> {
    let others = record.others(seat).iter();
    let others: Vec<UserId> = others.filter_map(|seat| record.person_at(seat)).collect();
    if others.is_empty() || record.row.guild.is_none() || !record.has_table() {
        return Ok(Receipt::Superseded);
    }
    let lang = rooms.lang_in(record, Audience::Table).await?;
    let message = match news {
        TableNews::LostTurns => absent::lost_turns(record, seat, &others, &lang),
        _ => absent::departed(record, seat, &others, &lang),
    };
    match rooms
        .post_in(record, Audience::Table, message, notice)
        .await
    {
        Err(Problem::Discord(Fault::NoChannel | Fault::Forbidden)) => Ok(Receipt::Superseded),
        posted => posted.map(|_| Receipt::Delivered),
    }
}

/// Warns the players an idle match waits for, once, that it will be closed.
pub async fn warn(rooms: &Rooms<'_>, record: &Record, notice: &Notice) -> Result<Receipt, Problem> {
    let Some(closes) = record.closes().filter(|_| record.is_running()) else {
        return Ok(Receipt::Superseded);
    };
    let waited_for = people_to_act(record);
    for room in rooms_of(record) {
        let people = people_in(room, &waited_for);
        if people.is_empty() && room != Audience::Table {
            continue;
        }
        let panel = rooms.panel_in(record, room).await?;
        let [mentions, count] = names::mentioned(&people);
        let values = [
            mentions,
            count,
            ("when", times::moment(closes).into()),
            ("link", places::table(record, panel).into()),
        ];
        let lang = rooms.lang_in(record, room).await?;
        let text = names::sentence(&lang, "warn", record, &values);
        let mut reply = Reply::public(text).pinging(people.iter().copied());
        if room == Audience::Table {
            reply = rooms.with_departed(record, &people, reply).await;
        }
        let posted = rooms.post_in(record, room, reply, notice).await;
        rooms.ignore_unreachable(room, posted.map(drop)).await?;
    }
    Ok(Receipt::Delivered)
}

/// Sends a player who has lost two turns in a row the direct message that takes the place of calls.
pub async fn deliver_not_called(
    rooms: &Rooms<'_>,
    record: &Record,
    notice: &Notice,
) -> Result<Receipt, Problem> {
    let person = notice.audience.person();
    let seat = person.and_then(|person| record.seat_of(person));
    let seat = seat.filter(|seat| record.is_running() && record.is_absent(*seat));
    let Some((person, _)) = person.zip(seat) else {
        return Ok(Receipt::Superseded);
    };
    let lang = rooms.lang_of(record, person).await?;
    let message = absent::not_called(record, rooms.panel_of(record, person).await?, &lang);
    let room = Audience::Person(person);
    let posted = rooms.post_in(record, room, message, notice).await;
    rooms.ignore_unreachable(room, posted.map(drop)).await?;
    Ok(Receipt::Delivered)
}

/// Looks whether a player who was just called has left the server; Discord is asked once a day for
/// each. A question that fails is asked at the next call.
pub async fn notice_departed(
    rooms: &Rooms<'_>,
    departures: &Departures,
    record: &Record,
) -> Result<(), Problem> {
    let Some(guild) = record.row.guild.filter(|_| record.has_table()) else {
        return Ok(());
    };
    let called = people_to_act(record);
    let departed = departures
        .among(rooms.messages.wire.rest, guild, &called)
        .await;
    for person in called
        .into_iter()
        .filter(|person| departed.contains(person))
    {
        rooms
            .messages
            .host
            .note_departed(record, person, now())
            .await?;
    }
    Ok(())
}
