//! Private messages that go on with a match: begun with an answer, brought up to date with each event.

use std::time::Duration;

use crate::discord::answering::Answering;
use crate::discord::clock::now;
use crate::discord::following::{Following, Message};
use crate::discord::request::Request;
use crate::discord::view::own;
use crate::game::Lang;
use crate::host::{MatchId, Record};

/// How long an edit may take: nothing waits for it longer.
const ATTEMPT: Duration = Duration::from_secs(5);

/// Whoever asks is looking at a match, and a message of theirs becomes something else.
pub fn expect(request: &Request<'_>, id: &MatchId) {
    keep(request, id, None);
}

/// The answer to `request` shows a match as of event `number`, and goes on with it from now on.
pub async fn begin(request: &Request<'_>, id: &MatchId, number: i64) {
    keep(request, id, Some(number));
    // What happened while it was on its way was told to messages that were there already.
    if let Ok(record) = request.host().look(id).await {
        bring_up(&request.data().following, request.answering(), &record).await;
    }
}

fn keep(request: &Request<'_>, id: &MatchId, number: Option<i64>) {
    let message = Message {
        token: request.token().to_owned(),
        lang: request.lang().code(),
        number,
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
        let edit = answering.edit_original(&message.token, shown.edit_response());
        let edited = tokio::time::timeout(ATTEMPT, edit).await;
        // Where it was dismissed, or Discord takes the token no more, the mention at the table remains.
        let number = matches!(edited, Ok(Ok(_))).then_some(record.number);
        following.edited(record.id(), person, &message.token, number);
    }
}
