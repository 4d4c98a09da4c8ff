//! Channels: reading, editing, deleting, and their overwrites.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::{any, get, post, put};
use serde::Deserialize;
use serde_json::{Value, json};

use super::super::answer::{Answer, Outcome, ok};
use super::super::channel::settings::overwrite;
use super::super::extract::{Call, PathParams};
use super::super::permission::{MANAGE_CHANNELS, MANAGE_ROLES, MANAGE_THREADS};
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::channel::{Channel, Overwrite};

/// `/channels/{channel}` and its routes, except messages and threads.
pub fn routes() -> Router<Arc<Site>> {
    let at = |path: &str| format!("/channels/{{channel}}{path}");
    Router::new()
        .route(
            &at(""),
            get(read)
                .patch(change)
                .delete(remove)
                .fallback(no_such_call),
        )
        .route(&at("/typing"), post(typing).fallback(no_such_call))
        .route(
            &at("/permissions/{target}"),
            put(set_overwrite)
                .delete(remove_overwrite)
                .fallback(no_such_call),
        )
        .route(&at("/{*rest}"), any(no_such_call))
}

/// The channel of a path.
#[derive(Debug, Deserialize)]
pub struct ChannelPath {
    /// The identifier.
    pub channel: Id,
}

#[derive(Deserialize)]
struct OverwritePath {
    channel: Id,
    target: Id,
}

/// The 404 for an unknown route; a missing or hidden channel is refused first.
pub async fn no_such_call(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<ChannelPath>,
) -> Outcome {
    site.world().seen_channel(at.channel)?;
    Err(Refusal::not_found())
}

async fn read(State(site): State<Arc<Site>>, PathParams(at): PathParams<ChannelPath>) -> Outcome {
    let world = site.world();
    ok(world.channel_object(world.seen_channel(at.channel)?))
}

async fn change(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<ChannelPath>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    let place = world.seen_channel(at.channel)?.clone();
    if place.thread.is_some() {
        world.patch_thread(&place, &call.body)
    } else {
        world.patch_channel(&place, &call.body)
    }
}

async fn remove(State(site): State<Arc<Site>>, PathParams(at): PathParams<ChannelPath>) -> Outcome {
    let mut world = site.world();
    let place = world.seen_channel(at.channel)?.clone();
    world.delete_channel(&place)
}

async fn typing(State(site): State<Arc<Site>>, PathParams(at): PathParams<ChannelPath>) -> Outcome {
    let mut world = site.world();
    let place = world.seen_channel(at.channel)?.clone();
    world.require_bot(&place, World::send_permission(&place))?;
    let event = json!({ "event": "typing", "channel_id": place.id, "user_id": world.bot });
    world.broadcast(&event, |world, person| world.sees(person, &place));
    Ok(Answer::Nothing)
}

async fn set_overwrite(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<OverwritePath>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    let place = world.seen_channel(at.channel)?.clone();
    world.require_bot(&place, MANAGE_ROLES)?;
    let overwrite = Overwrite {
        id: at.target,
        ..overwrite(&call.body)
    };
    world.overwrite(place.id, overwrite);
    Ok(Answer::Nothing)
}

async fn remove_overwrite(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<OverwritePath>,
) -> Outcome {
    let mut world = site.world();
    let place = world.seen_channel(at.channel)?.clone();
    world.require_bot(&place, MANAGE_ROLES)?;
    if let Some(own) = world.channels.get_mut(&place.id) {
        own.overwrites.retain(|overwrite| overwrite.id != at.target);
    }
    world.channel_updated(place.id);
    Ok(Answer::Nothing)
}

impl World {
    fn patch_channel(&mut self, place: &Channel, body: &Value) -> Outcome {
        if place.recipient.is_some() {
            return Err(Refusal::not_in_dm());
        }
        self.require_bot(place, MANAGE_CHANNELS)?;
        self.change_channel(place, body)?;
        ok(self.channel_object(&self.channels[&place.id]))
    }

    fn patch_thread(&mut self, place: &Channel, body: &Value) -> Outcome {
        self.patch_thread_as(self.bot, place, body)?;
        ok(self.channel_object(&self.channels[&place.id]))
    }

    fn delete_channel(&mut self, place: &Channel) -> Outcome {
        if place.recipient.is_some() {
            // Closing a direct message keeps the channel.
            return ok(self.channel_object(place));
        }
        let needed = if place.thread.is_some() {
            MANAGE_THREADS
        } else {
            MANAGE_CHANNELS
        };
        self.require_bot(place, needed)?;
        let object = self
            .remove_channel(place.id)
            .ok_or_else(Refusal::unknown_channel)?;
        ok(object)
    }
}
