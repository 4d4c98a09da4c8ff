//! Reactions of the bot, and its rule over those of others.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::{delete, get, put};
use serde::Deserialize;

use super::super::answer::{Answer, Outcome, ok};
use super::super::extract::{Page, PathParams, QueryParams};
use super::super::permission::{MANAGE_MESSAGES, READ_MESSAGE_HISTORY};
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::channel::Channel;
use super::channel::no_such_call;

/// The routes below `/channels/{channel}/messages/{message}/reactions`.
pub fn routes() -> Router<Arc<Site>> {
    let at = |path: &str| format!("/channels/{{channel}}/messages/{{message}}/reactions{path}");
    Router::new()
        .route(&at(""), delete(clear).fallback(no_such_call))
        .route(
            &at("/{emoji}"),
            get(users).delete(clear_emoji).fallback(no_such_call),
        )
        .route(
            &at("/{emoji}/@me"),
            put(add).delete(take_back).fallback(no_such_call),
        )
        .route(
            &at("/{emoji}/{user}"),
            delete(take_from).fallback(no_such_call),
        )
}

#[derive(Deserialize)]
struct Which {
    channel: Id,
    message: Id,
    #[serde(default)]
    emoji: String,
    user: Option<Id>,
}

async fn users(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<Which>,
    QueryParams(page): QueryParams<Page>,
) -> Outcome {
    let world = site.world();
    let place = world.reacting_at(&at)?;
    let users = world.reactors(place.id, at.message, &at.emoji)?;
    let limit = page.limit.unwrap_or(25).min(100) as usize;
    let after = page.after.unwrap_or_default();
    let shown = users.into_iter().filter(|user| *user > after).take(limit);
    ok(shown.map(|user| world.user_object(user)).collect())
}

async fn add(State(site): State<Arc<Site>>, PathParams(at): PathParams<Which>) -> Outcome {
    let mut world = site.world();
    let place = world.reacting_at(&at)?;
    let bot = world.bot;
    world.react(bot, &place, at.message, &at.emoji)?;
    Ok(Answer::Nothing)
}

async fn take_back(State(site): State<Arc<Site>>, PathParams(at): PathParams<Which>) -> Outcome {
    let mut world = site.world();
    let place = world.reacting_at(&at)?;
    let bot = world.bot;
    world.take_back(bot, &place, at.message, &at.emoji)?;
    Ok(Answer::Nothing)
}

async fn take_from(State(site): State<Arc<Site>>, PathParams(at): PathParams<Which>) -> Outcome {
    let mut world = site.world();
    let place = world.reacting_at(&at)?;
    let user = at.user.ok_or_else(Refusal::unknown_user)?;
    if user != world.bot {
        world.require_bot(&place, MANAGE_MESSAGES)?;
    }
    world.take_back(user, &place, at.message, &at.emoji)?;
    Ok(Answer::Nothing)
}

async fn clear(State(site): State<Arc<Site>>, PathParams(at): PathParams<Which>) -> Outcome {
    let mut world = site.world();
    let place = world.reacting_at(&at)?;
    world.require_bot(&place, MANAGE_MESSAGES)?;
    world.clear_reactions(&place, at.message, None)?;
    Ok(Answer::Nothing)
}

async fn clear_emoji(State(site): State<Arc<Site>>, PathParams(at): PathParams<Which>) -> Outcome {
    let mut world = site.world();
    let place = world.reacting_at(&at)?;
    world.require_bot(&place, MANAGE_MESSAGES)?;
    world.clear_reactions(&place, at.message, Some(&at.emoji))?;
    Ok(Answer::Nothing)
}

impl World {
    /// The channel of a message that everyone there can read.
    fn reacting_at(&self, at: &Which) -> Result<Channel, Refusal> {
        let place = self.seen_channel(at.channel)?.clone();
        self.require_bot(&place, READ_MESSAGE_HISTORY)?;
        self.public_message(place.id, at.message)?;
        Ok(place)
    }
}
