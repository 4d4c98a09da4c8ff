//! Private messages that go on with a match: begun with an answer, brought up to date with each event.

pub mod readers;

use std::time::Duration;

use tokio::time::timeout;

use crate::discord::clock::now;
use crate::discord::interaction::callback::Answering;
use crate::discord::interaction::presses::Spot;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::sending;
use crate::discord::live_messages::readers::{Following, Message, Shows};
use crate::discord::view::own;
use crate::discord::view::reply::Reply;
use crate::host::{MatchId, Record, UserId};
use tavolino_games::game::Lang;

/// How long an edit may take, and a press it waits for: nothing waits for it longer.
const ATTEMPT: Duration = Duration::from_secs(5);

/// The person who asks acts in a match, and the answer will show what came of it.
pub fn expect(request: &Request<'_>, id: &MatchId) {
    keep(request, id, request.own_spot(), Shows::Coming);
}

/// The answer becomes the choice of a turn or a claim as of event `number`, which nobody else's turn takes the place of.
pub fn choose(request: &Request<'_>, id: &MatchId, number: i64) {
    keep(request, id, request.own_spot(), Shows::Choice(number));
}

/// The answer to `request`, in the message at `spot`, shows a match as of event `number`, and goes on with it from now on.
pub async fn begin(request: &Request<'_>, spot: Spot, id: &MatchId, number: i64) {
    keep(request, id, spot, Shows::Event(number));
    // What happened while it was on its way was told to messages that were there already.
    if let Ok(record) = request.host().look(id).await {
        bring_up(&request.data().following, request.answering(), &record).await;
    }
}

/// The answer to `request` is not shown: a newer press has changed the message.
pub fn drop_answer(request: &Request<'_>, id: &MatchId) {
    let following = &request.data().following;
    following.edited(id, request.person(), request.token(), None);
}

fn keep(request: &Request<'_>, id: &MatchId, spot: Spot, shows: Shows) {
    let message = Message {
        token: request.token().to_owned(),
        lang: request.lang().code(),
        spot,
        interaction: request.id(),
        shows,
        since: now(),
    };
    request.data().following.keep(id, request.person(), message);
}

/// Has every message about a match show it as it is now.
pub async fn bring_up(following: &Following, answering: Answering<'_>, record: &Record) {
    for (person, message) in following.behind(record) {
        let Some(seat) = record.seat_of(person) else {
            following.end(record.id(), person);
            continue;
        };
        let shown = own::seen(record, seat, &Lang::of(message.lang)).await;
        let edit = edit(following, answering, record, person, &message, shown);
        // Where it was dismissed, or shows something else, or Discord takes the token no more, the mention at the table remains.
        let is_edited = timeout(ATTEMPT, edit).await.unwrap_or(false);
        let number = is_edited.then_some(record.number);
        following.edited(record.id(), person, &message.token, number);
    }
}

/// Has a message show its match, unless a newer press has changed it; whether it does.
async fn edit(
    following: &Following,
    answering: Answering<'_>,
    record: &Record,
    person: UserId,
    message: &Message,
    shown: Reply,
) -> bool {
    let as_of = (record.id().clone(), record.number);
    let (spot, id) = (message.spot, message.interaction);
    let right = following.presses.bring_up(person, spot, id, as_of).await;
    let Some(_right) = right else {
        return false;
    };
    // What one message does not hold is at the table.
    sending::edit(answering, &message.token, shown)
        .await
        .is_ok()
}
