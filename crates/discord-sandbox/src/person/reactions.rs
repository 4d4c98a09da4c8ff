//! A person's reactions, pins, votes and typing.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::{post, put};
use serde::Deserialize;
use serde_json::{Value, json};

use super::super::answer::{Outcome, ok};
use super::super::extract::{Call, PathParams};
use super::super::permission::PIN_MESSAGES;
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::session::Intent;
use super::channels::no_such_call;
use super::place::CallerAt;

/// The routes of what a person does with a message besides writing.
pub fn routes() -> Router<Arc<Site>> {
    let at = |path: &str| format!("/{{person}}/channels/{{channel}}{path}");
    let of = |path: &str| at(&format!("/messages/{{message}}{path}"));
    Router::new()
        .route(
            &of("/reactions/{emoji}"),
            put(react).delete(take_back).fallback(no_such_call),
        )
        .route(&of("/pin"), put(pin).delete(unpin).fallback(no_such_call))
        .route(&of("/votes"), put(vote).fallback(no_such_call))
        .route(&at("/typing"), post(typing).fallback(no_such_call))
}

#[derive(Deserialize)]
struct Which {
    message: Id,
    #[serde(default)]
    emoji: String,
}

async fn react(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    PathParams(at): PathParams<Which>,
) -> Outcome {
    let mut world = site.world();
    world.readable_message(person, place.id, at.message)?;
    world.react(person, &place, at.message, &at.emoji)?;
    ok(world.shown(person, place.id, at.message)?)
}

async fn take_back(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    PathParams(at): PathParams<Which>,
) -> Outcome {
    let mut world = site.world();
    world.readable_message(person, place.id, at.message)?;
    world.take_back(person, &place, at.message, &at.emoji)?;
    ok(world.shown(person, place.id, at.message)?)
}

async fn pin(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    PathParams(at): PathParams<Which>,
) -> Outcome {
    let mut world = site.world();
    world.require_person(person, &place, PIN_MESSAGES)?;
    world.readable_message(person, place.id, at.message)?;
    world.pin(person, &place, at.message)?;
    ok(world.shown(person, place.id, at.message)?)
}

async fn unpin(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    PathParams(at): PathParams<Which>,
) -> Outcome {
    let mut world = site.world();
    world.require_person(person, &place, PIN_MESSAGES)?;
    world.readable_message(person, place.id, at.message)?;
    world.unpin(&place, at.message)?;
    ok(world.shown(person, place.id, at.message)?)
}

async fn vote(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    PathParams(at): PathParams<Which>,
    call: Call,
) -> Outcome {
    let answers = call.body["answers"].as_array().into_iter().flatten();
    let answers: Vec<u64> = answers.filter_map(Value::as_u64).collect();
    let mut world = site.world();
    world.readable_message(person, place.id, at.message)?;
    world.vote(person, &place, at.message, &answers)?;
    ok(world.shown(person, place.id, at.message)?)
}

async fn typing(State(site): State<Arc<Site>>, CallerAt { person, place }: CallerAt) -> Outcome {
    let mut world = site.world();
    let now = world.clock.now() / 1_000;
    let mut event = json!({ "channel_id": place.id, "user_id": person, "timestamp": now });
    let intent = match world.guild_of(&place) {
        Some(guild) => {
            event["guild_id"] = json!(guild.id);
            event["member"] = world.member_object(guild, person);
            Intent::GUILD_TYPING
        }
        None => Intent::DIRECT_TYPING,
    };
    if world.sees(world.bot, &place) {
        world
            .sessions
            .dispatch("TYPING_START", &event, intent, place.guild);
    }
    let event = json!({ "event": "typing", "channel_id": place.id, "user_id": person });
    world.broadcast(&event, |world, other| {
        other != person && world.sees(other, &place)
    });
    ok(json!({}))
}

impl World {
    /// A message as a person reads it.
    fn shown(&self, person: Id, channel: Id, id: Id) -> Result<Value, Refusal> {
        let message = self.readable_message(person, channel, id)?;
        Ok(self.message_for_people(message))
    }
}
