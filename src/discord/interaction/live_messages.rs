//! Ephemeral answers about a match, kept up to date for 14 minutes (their tokens expire after 15).

pub mod closings;
pub mod readers;

use std::future::pending;
use std::time::Duration;

use tokio::time::timeout;

use self::closings::Closing;
use self::readers::{LiveMessages, Message, Shows};
use super::data::Data;
use super::edit_order::Spot;
use super::request::Request;
use crate::discord::clock::now;
use crate::discord::interaction::sending;
use crate::discord::rest::Answering;
use crate::discord::view::{LastEdit, Reply, agreements, names, own};
use crate::host::{MatchId, Record, UserId};
use crate::tasks::Task;
use tavolino_games::game::{Lang, Seat};

/// Timeout of one edit, including the wait for newer presses of the message, 5 s.
const ATTEMPT: Duration = Duration::from_secs(5);

/// Interval at which messages due for their last edit are looked for, 1 s.
const CLOSING_POLL: Duration = Duration::from_secs(1);

/// Pause between two last edits, 200 ms: at most five a second, which is how fast the registry can
/// fill up.
const CLOSING_PAUSE: Duration = Duration::from_millis(200);

/// Registers an answer that will show the result of the caller's act.
pub fn begin_act(request: &Request<'_>, id: &MatchId) {
    insert(request, id, request.own_spot(), Shows::Pending);
}

/// Registers an answer that offers a choice of turns or claims as of event `number`; other players'
/// turns do not replace the choice.
pub fn begin_choice(request: &Request<'_>, id: &MatchId, number: i64) {
    insert(request, id, request.own_spot(), Shows::Choice(number));
}

/// Registers the answer to `request`, the message at `spot`, which shows a match or a proposal in
/// it, and updates it from now on.
pub async fn begin(request: &Request<'_>, spot: Spot, id: &MatchId, shows: Shows) {
    insert(request, id, spot, shows);
    // Events since then updated only the messages registered by then.
    if let Ok(record) = request.host().look(id).await {
        update_all(&request.data().live_messages, request.answering(), &record).await;
    }
}

/// Discards the answer to `request`: a newer press has changed the message.
pub fn discard(request: &Request<'_>, id: &MatchId) {
    let live_messages = &request.data().live_messages;
    live_messages.record_edit(id, request.person(), request.token(), None);
}

fn insert(request: &Request<'_>, id: &MatchId, spot: Spot, shows: Shows) {
    let message = Message {
        token: request.token().to_owned(),
        lang: request.lang().code(),
        spot,
        interaction: request.id(),
        shows,
        since: request.begun(),
        further: Vec::new(),
    };
    request
        .data()
        .live_messages
        .insert(id, request.person(), message);
}

/// Sets the last edit of the answer to `request`, the private message at `spot`; `None` where it
/// shows something that stays true as it is.
pub fn set_closing(request: &Request<'_>, spot: Spot, last: Option<LastEdit>) {
    let closing = last.map(|last| Closing {
        token: request.token().to_owned(),
        interaction: request.id(),
        since: request.begun(),
        last,
    });
    let closings = &request.data().live_messages.closings;
    closings.set(request.person(), spot, closing);
}

/// Makes the last edits as they fall due, one after the other.
pub async fn close_all(data: Data, task: Task) {
    while task.pause(close_next(&data).await, pending()).await {}
}

/// Makes the last edit that is due, if there is one; returns the pause until the next.
async fn close_next(data: &Data) -> Duration {
    let Some((person, spot, closing)) = data.live_messages.closings.take_due(now()) else {
        return CLOSING_POLL;
    };
    let _ = timeout(ATTEMPT, close(data, person, spot, closing)).await;
    CLOSING_PAUSE
}

/// Makes the last edit of a message, unless a newer press has changed it.
async fn close(data: &Data, person: UserId, spot: Spot, closing: Closing) {
    let order = &data.live_messages.edit_order;
    let permit = order.settle_last(person, spot, closing.interaction);
    if let Some(_permit) = permit.await {
        // Where it fails (dismissed message, expired token), the first text remains, which holds
        // for ever.
        let edit = closing.last.edit();
        let _ = data
            .rest
            .answering()
            .edit_original(&closing.token, edit)
            .await;
    }
}

/// Updates all live messages of a match to the present position.
pub async fn update_all(live_messages: &LiveMessages, answering: Answering<'_>, record: &Record) {
    for (person, message) in live_messages.outdated(record) {
        let Some(seat) = record.seat_of(person) else {
            live_messages.remove(record.id(), person);
            continue;
        };
        let lang = names::at_table(&Lang::of(message.lang), record);
        let reply = if let Shows::Proposal(number) = message.shows {
            note(record, seat, number, &lang)
        } else {
            let seen = own::seen(record, seat, &lang).await;
            seen.buttons(message.further.clone())
        };
        let edit = edit(live_messages, answering, record, person, &message, reply);
        // Where the edit fails (dismissed message, expired token), the mention at the table
        // remains.
        let is_edited = timeout(ATTEMPT, edit).await.unwrap_or(false);
        if is_edited && !record.is_running() {
            // The result stays true, and so does its button.
            live_messages.closings.set(person, message.spot, None);
        }
        let is_note = matches!(message.shows, Shows::Proposal(_));
        let number = (is_edited && !is_note).then_some(record.row.number);
        live_messages.record_edit(record.id(), person, &message.token, number);
    }
}

/// The private note about a proposal that is no longer open.
fn note(record: &Record, seat: Seat, number: i64, lang: &Lang) -> Reply {
    let outcome = agreements::outcome(record, number, lang);
    if !record.is_running() {
        return Reply::private(outcome);
    }
    let seated = names::seated(lang, record);
    let next = own::next_move(record, Some(seat), &seated);
    Reply::private(format!("{outcome}\n{next}"))
}

/// Edits a message to show its match. Returns `false` if it fails or a newer press has changed the
/// message.
async fn edit(
    live_messages: &LiveMessages,
    answering: Answering<'_>,
    record: &Record,
    person: UserId,
    message: &Message,
    reply: Reply,
) -> bool {
    let as_of = (record.id().clone(), record.row.number);
    let (spot, id) = (message.spot, message.interaction);
    let permit = live_messages
        .edit_order
        .settle_update(person, spot, id, as_of)
        .await;
    let Some(_permit) = permit else {
        return false;
    };
    // Further messages of the reply are dropped: the table shows the same.
    sending::edit(answering, &message.token, reply)
        .await
        .is_ok()
}
