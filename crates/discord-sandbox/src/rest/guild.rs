//! A server, its members, roles, channels and threads.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::{any, get};
use serde::Deserialize;
use serde_json::json;

use super::super::answer::{Outcome, ok};
use super::super::extract::{PathParams, QueryParams, lenient};
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::guild::Guild;

/// The routes below `/guilds`.
pub fn routes() -> Router<Arc<Site>> {
    let at = |path: &str| format!("/guilds/{{guild}}{path}");
    Router::new()
        .route(&at(""), get(guild).fallback(no_such_call))
        .route(&at("/channels"), get(channels).fallback(no_such_call))
        .route(&at("/roles"), get(roles).fallback(no_such_call))
        .route(&at("/threads/active"), get(threads).fallback(no_such_call))
        .route(&at("/members/@me"), get(own_member).fallback(no_such_call))
        .route(&at("/members/{user}"), get(member).fallback(no_such_call))
        .route(&at("/{*rest}"), any(no_such_call))
}

#[derive(Deserialize)]
struct Where {
    guild: Id,
}

#[derive(Deserialize)]
struct Whom {
    guild: Id,
    user: Id,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Counts {
    #[serde(deserialize_with = "lenient")]
    with_counts: Option<bool>,
}

async fn no_such_call(State(site): State<Arc<Site>>, PathParams(at): PathParams<Where>) -> Outcome {
    site.world().own_guild(at.guild)?;
    Err(Refusal::not_found())
}

async fn guild(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<Where>,
    QueryParams(asked): QueryParams<Counts>,
) -> Outcome {
    let world = site.world();
    let guild = world.own_guild(at.guild)?;
    let mut object = guild.object();
    if asked.with_counts == Some(true) {
        let count = world.users.len() - guild.gone.len();
        object["approximate_member_count"] = json!(count);
        object["approximate_presence_count"] = json!(count);
    }
    ok(object)
}

async fn channels(State(site): State<Arc<Site>>, PathParams(at): PathParams<Where>) -> Outcome {
    let world = site.world();
    world.own_guild(at.guild)?;
    ok(world
        .channels
        .values()
        .filter(|channel| channel.guild == Some(at.guild) && channel.thread.is_none())
        .filter(|channel| world.sees(world.bot, channel))
        .map(|channel| world.channel_object(channel))
        .collect())
}

async fn roles(State(site): State<Arc<Site>>, PathParams(at): PathParams<Where>) -> Outcome {
    let world = site.world();
    let guild = world.own_guild(at.guild)?;
    ok(json!(guild.role_objects()))
}

async fn threads(State(site): State<Arc<Site>>, PathParams(at): PathParams<Where>) -> Outcome {
    let world = site.world();
    world.own_guild(at.guild)?;
    ok(world.active_threads(at.guild))
}

async fn own_member(State(site): State<Arc<Site>>, PathParams(at): PathParams<Where>) -> Outcome {
    let world = site.world();
    let guild = world.own_guild(at.guild)?;
    ok(world.member_object(guild, world.bot))
}

async fn member(State(site): State<Arc<Site>>, PathParams(at): PathParams<Whom>) -> Outcome {
    let world = site.world();
    let guild = world.own_guild(at.guild)?;
    if !world.users.contains_key(&at.user) || !guild.has(at.user) {
        return Err(Refusal::unknown_member());
    }
    ok(world.member_object(guild, at.user))
}

impl World {
    /// A server the bot is on; refuses any other.
    fn own_guild(&self, guild: Id) -> Result<&Guild, Refusal> {
        self.guild(guild)
            .filter(|guild| guild.has(self.bot))
            .ok_or_else(Refusal::unknown_guild)
    }
}
