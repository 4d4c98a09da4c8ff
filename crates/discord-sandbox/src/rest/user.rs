//! Users, the bot itself and its direct messages.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::{get, post};
use serde::Deserialize;

use super::super::answer::{Outcome, no_such_call, ok};
use super::super::extract::{Call, PathParams};
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::{Id, id_of};
use super::super::world::World;

/// The routes below `/users`.
pub fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/users/@me", get(myself).fallback(no_such_call))
        .route("/users/@me/guilds", get(my_guilds).fallback(no_such_call))
        .route(
            "/users/@me/channels",
            post(open_direct).fallback(no_such_call),
        )
        .route("/users/{user}", get(user).fallback(no_such_call))
}

#[derive(Deserialize)]
struct Whom {
    user: Id,
}

async fn myself(State(site): State<Arc<Site>>) -> Outcome {
    ok(site.world().self_object())
}

async fn my_guilds(State(site): State<Arc<Site>>) -> Outcome {
    let world = site.world();
    let all = world.guilds.iter().filter(|guild| guild.has(world.bot));
    ok(all.map(|guild| world.my_guild_object(guild)).collect())
}

async fn user(State(site): State<Arc<Site>>, PathParams(at): PathParams<Whom>) -> Outcome {
    let world = site.world();
    if !world.users.contains_key(&at.user) {
        return Err(Refusal::unknown_user());
    }
    ok(world.user_object(at.user))
}

async fn open_direct(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    site.world().open_direct(&call)
}

impl World {
    fn open_direct(&mut self, call: &Call) -> Outcome {
        let recipient = id_of(&call.body["recipient_id"])
            .filter(|id| self.users.contains_key(id))
            .ok_or_else(Refusal::invalid_recipient)?;
        if recipient == self.bot {
            return Err(Refusal::cannot_dm());
        }
        let channel = self.direct_channel(recipient);
        ok(self.channel_object(&self.channels[&channel]))
    }
}
