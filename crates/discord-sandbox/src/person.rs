//! Actions of people, carried out by the page and by tests.
//!
//! JSON under `/sandbox/people`. `{p}` is a person: 1 to 4, a name (`ada`) or an identifier. `{c}`
//! is a channel: an identifier, a name (`games`, or `games@2` on the second server), or `dm` for
//! the person's direct messages with the bot. Actions beyond a person's permissions are refused
//! with `{"message","code"}`; `control` has no such limits.
//!
//! | call | body | answer |
//! |---|---|---|
//! | `GET /sandbox/people` | | `{"servers":[{"id","name","locale","community"}],"bot":{…},"ahead_ms","people":[{"number","id","name","locale","dms_open","added"}]}` |
//! | `PATCH {p}` | `{"locale":"it","dms_open":false,"added":true}` | the person; `added` puts the bot on their own account |
//! | `GET {p}/channels` | | `{"channels":[{"id","guild_id","type","name","topic","parent_id","archived","locked","joined","unread","mentions","can_send","recipient"}]}`: all that the person sees |
//! | `PATCH {p}/channels/{c}` | `{"archived":true,"locked":false,"name":"…"}` | the thread |
//! | `DELETE {p}/channels/{c}` | | deletes a channel or thread |
//! | `POST {p}/channels/{c}/threads` | `{"name":"…","message":"<id>","private":true}` | a new thread, all but the name optional |
//! | `POST {p}/channels/{c}/read` | | marks all as read |
//! | `GET {p}/channels/{c}/messages?limit=50&before=<id>&after=<id>` | | `{"messages":[…]}`, oldest first, as Discord's message objects with `pinged` (identifiers) and `reader` (null, or the only reader) |
//! | `POST {p}/channels/{c}/messages` | `{"content":"hello"}`, or a form with `files[n]` and `payload_json` | the message |
//! | `GET`, `PATCH`, `DELETE {p}/channels/{c}/messages/{m}` | `{"content":"…"}` | the message; deleting an ephemeral message dismisses it |
//! | `GET {p}/channels/{c}/commands` | | `{"commands":[…]}`: those the person may use there |
//! | `POST {p}/channels/{c}/command` | `{"command":"play kintei","options":{"pace":"slow","opponent":"bruno"}}` | its progress (below) |
//! | `POST {p}/channels/{c}/autocomplete` | the same with `"focused":"turn"` | its progress with `choices` |
//! | `POST {p}/channels/{c}/press` | `{"message":"<id>","custom_id":"…"}`, or `"label":"Join"` | its progress |
//! | `POST {p}/channels/{c}/choose` | `{"message":"<id>","custom_id":"…","values":["…"]}` | its progress |
//! | `POST {p}/submit` | `{"interaction":"<id that was answered with a modal>","fields":{"<custom_id>":"…"}}` | its progress |
//! | `GET {p}/interactions/{i}` | | its progress |
//! | `GET /sandbox/stream/{p}` | | a WebSocket: see `stream` |
//!
//! The progress of an interaction is
//! `{"interaction","status","ephemeral","message","followups","modal","choices","milliseconds"}`.
//! `status` is `waiting`, `message`, `thinking`, `acknowledged`, `updated`, `choices`, `modal`,
//! `deleted` or `failed` (no answer in 3 seconds). By default the call returns with the first
//! answer; with `"wait":"settled"` it also waits until a thinking message is replaced (20 seconds
//! at most), with `"wait":"no"` it does not wait.

mod acts;
mod channels;
mod messages;
mod place;
mod profile;
mod stream;
mod wait;

use std::sync::Arc;

use axum::Router;
use axum::routing::{any, get};

use super::answer::Outcome;
use super::refusal::Refusal;
use super::site::Site;
use place::Caller;

/// The routes below `/sandbox/people`, and the stream.
pub fn routes() -> Router<Arc<Site>> {
    let people = Router::new()
        .route("/{person}/{*rest}", any(no_such_call))
        .merge(acts::routes())
        .merge(channels::routes())
        .merge(messages::routes())
        .merge(profile::routes());
    Router::new()
        .nest("/sandbox/people", people)
        .route("/sandbox/stream/{person}", get(stream::connect))
}

async fn no_such_call(_: Caller) -> Outcome {
    Err(Refusal::not_found())
}
