//! Polls of the bot: the voters, and the end.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::{get, post};
use serde::Deserialize;
use serde_json::{Value, json};

use super::super::answer::{Outcome, ok};
use super::super::extract::{Page, PathParams, QueryParams};
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::Id;
use super::channel::no_such_call;

/// The routes below `/channels/{channel}/polls`.
pub fn routes() -> Router<Arc<Site>> {
    let at = |path: &str| format!("/channels/{{channel}}/polls/{{message}}{path}");
    Router::new()
        .route(&at("/answers/{answer}"), get(voters).fallback(no_such_call))
        .route(&at("/expire"), post(end).fallback(no_such_call))
}

#[derive(Deserialize)]
struct Which {
    channel: Id,
    message: Id,
    #[serde(default)]
    answer: u64,
}

async fn voters(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<Which>,
    QueryParams(page): QueryParams<Page>,
) -> Outcome {
    let world = site.world();
    let place = world.seen_channel(at.channel)?;
    let message = world.public_message(place.id, at.message)?;
    let poll = message.poll.as_ref().ok_or_else(Refusal::no_poll)?;
    let index = usize::try_from(at.answer).unwrap_or(0).wrapping_sub(1);
    let choice = poll.answers.get(index).ok_or_else(Refusal::not_found)?;
    let mut users = choice.users.clone();
    users.sort_unstable();
    let limit = page.limit.unwrap_or(25).min(100) as usize;
    let after = page.after.unwrap_or_default();
    let shown = users.into_iter().filter(|user| *user > after).take(limit);
    let users: Vec<Value> = shown.map(|user| world.user_object(user)).collect();
    ok(json!({ "users": users }))
}

async fn end(State(site): State<Arc<Site>>, PathParams(at): PathParams<Which>) -> Outcome {
    let mut world = site.world();
    let place = world.seen_channel(at.channel)?.id;
    if world.public_message(place, at.message)?.author != world.bot {
        return Err(Refusal::not_the_author());
    }
    let message = world.end_poll(place, at.message)?;
    ok(world.message_object(&message))
}
