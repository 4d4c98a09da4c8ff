//! Pins, and the deletion of many messages.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::{get, post, put};
use serde::Deserialize;
use serde_json::{Value, json};

use super::super::answer::{Answer, Outcome, ok};
use super::super::clock::iso;
use super::super::extract::{Call, PathParams, QueryParams, lenient};
use super::super::permission::{MANAGE_MESSAGES, PIN_MESSAGES, READ_MESSAGE_HISTORY};
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::{Id, ids_of};
use super::super::world::World;
use super::super::world::channel::{ANNOUNCEMENTS, Channel};
use super::super::world::message::CROSSPOSTED;
use super::channel::{ChannelPath, no_such_call};

/// The routes of pins, in their old and new form, and of many messages.
pub fn routes() -> Router<Arc<Site>> {
    let at = |path: &str| format!("/channels/{{channel}}{path}");
    let one = || put(pin).delete(unpin).fallback(no_such_call);
    Router::new()
        .route(&at("/pins"), get(old_list).fallback(no_such_call))
        .route(&at("/pins/{message}"), one())
        .route(&at("/messages/pins"), get(list).fallback(no_such_call))
        .route(&at("/messages/pins/{message}"), one())
        .route(
            &at("/messages/bulk-delete"),
            post(bulk_delete).fallback(no_such_call),
        )
        .route(
            &at("/messages/{message}/crosspost"),
            post(crosspost).fallback(no_such_call),
        )
}

#[derive(Deserialize)]
struct Which {
    channel: Id,
    message: Id,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Wanted {
    #[serde(deserialize_with = "lenient")]
    limit: Option<u64>,
    before: Option<String>,
}

async fn old_list(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<ChannelPath>,
) -> Outcome {
    let world = site.world();
    let place = world.seen_channel(at.channel)?;
    let pins = world.pins(place.id).into_iter().take(50);
    ok(pins.map(|message| world.message_for_bot(message)).collect())
}

async fn list(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<ChannelPath>,
    QueryParams(wanted): QueryParams<Wanted>,
) -> Outcome {
    let world = site.world();
    let place = world.seen_channel(at.channel)?;
    world.require_bot(place, READ_MESSAGE_HISTORY)?;
    let limit = wanted.limit.unwrap_or(50).clamp(1, 50) as usize;
    let before = wanted
        .before
        .and_then(|text| text.parse::<jiff::Timestamp>().ok());
    let before = before.map(|before| before.as_millisecond().cast_unsigned());
    let mut pins = world.pins(place.id);
    pins.retain(|message| before.is_none_or(|before| message.pinned < Some(before)));
    let has_more = pins.len() > limit;
    let item =
        |pinned_at: u64, message: Value| json!({ "pinned_at": iso(pinned_at), "message": message });
    let items: Vec<Value> = pins
        .into_iter()
        .take(limit)
        .map(|message| {
            item(
                message.pinned.unwrap_or_default(),
                world.message_for_bot(message),
            )
        })
        .collect();
    ok(json!({ "items": items, "has_more": has_more }))
}

async fn pin(State(site): State<Arc<Site>>, PathParams(at): PathParams<Which>) -> Outcome {
    let mut world = site.world();
    let place = world.pinning_at(&at)?;
    let bot = world.bot;
    world.pin(bot, &place, at.message)?;
    Ok(Answer::Nothing)
}

async fn unpin(State(site): State<Arc<Site>>, PathParams(at): PathParams<Which>) -> Outcome {
    let mut world = site.world();
    let place = world.pinning_at(&at)?;
    world.unpin(&place, at.message)?;
    Ok(Answer::Nothing)
}

async fn bulk_delete(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<ChannelPath>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    let place = world.seen_channel(at.channel)?.clone();
    if place.guild.is_none() {
        return Err(Refusal::not_in_dm());
    }
    world.require_bot(&place, MANAGE_MESSAGES)?;
    world.bulk_delete(&place, &ids_of(&call.body["messages"]))?;
    Ok(Answer::Nothing)
}

async fn crosspost(State(site): State<Arc<Site>>, PathParams(at): PathParams<Which>) -> Outcome {
    let mut world = site.world();
    let place = world.seen_channel(at.channel)?.clone();
    if place.kind != ANNOUNCEMENTS {
        return Err(Refusal::wrong_channel_type());
    }
    if world.public_message(place.id, at.message)?.author != world.bot {
        world.require_bot(&place, MANAGE_MESSAGES)?;
    }
    if let Some(message) = world.message_mut(place.id, at.message) {
        message.flags |= CROSSPOSTED;
        let message = message.clone();
        world.message_event("MESSAGE_UPDATE", &message);
    }
    ok(world.message_for_bot(world.public_message(place.id, at.message)?))
}

impl World {
    /// The channel of a message that the bot may pin.
    fn pinning_at(&self, at: &Which) -> Result<Channel, Refusal> {
        let place = self.seen_channel(at.channel)?.clone();
        self.public_message(place.id, at.message)?;
        self.require_bot(&place, PIN_MESSAGES)?;
        Ok(place)
    }
}
