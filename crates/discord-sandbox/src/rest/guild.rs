//! A server, its members, roles, channels and threads.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::{any, get};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::super::answer::{Answer, Outcome, ok};
use super::super::extract::{Call, PathParams, QueryParams, truth};
use super::super::permission::{MANAGE_CHANNELS, MANAGE_GUILD};
use super::super::refusal::{Form, Refusal};
use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::guild::Guild;
use super::super::world::session::Intent;

/// The routes below `/guilds`.
pub fn routes() -> Router<Arc<Site>> {
    let at = |path: &str| format!("/guilds/{{guild}}{path}");
    Router::new()
        .route(&at(""), get(guild).patch(change).fallback(no_such_call))
        .route(
            &at("/channels"),
            get(channels).post(add_channel).fallback(no_such_call),
        )
        .route(&at("/emojis"), get(none).fallback(no_such_call))
        .route(&at("/stickers"), get(none).fallback(no_such_call))
        .route(&at("/threads/active"), get(threads).fallback(no_such_call))
        .route(&at("/{*rest}"), any(no_such_call))
}

/// The server of a path.
#[derive(Debug, Deserialize)]
pub struct GuildPath {
    /// The identifier.
    pub guild: Id,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Counts {
    #[serde(deserialize_with = "truth")]
    with_counts: Option<bool>,
}

/// The 404 for an unknown route; an unknown server is refused first.
pub async fn no_such_call(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<GuildPath>,
) -> Outcome {
    site.world().own_guild(at.guild)?;
    Err(Refusal::not_found())
}

async fn guild(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<GuildPath>,
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

async fn channels(State(site): State<Arc<Site>>, PathParams(at): PathParams<GuildPath>) -> Outcome {
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

/// The emoji and the stickers of a server, which has none.
async fn none(State(site): State<Arc<Site>>, PathParams(at): PathParams<GuildPath>) -> Outcome {
    site.world().own_guild(at.guild)?;
    ok(json!([]))
}

async fn add_channel(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<GuildPath>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    world.own_guild(at.guild)?;
    world.require_on(at.guild, MANAGE_CHANNELS)?;
    let channel = world.create_channel(at.guild, &call.body)?;
    Ok(Answer::Json(
        201,
        world.channel_object(&world.channels[&channel]),
    ))
}

async fn change(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<GuildPath>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    world.own_guild(at.guild)?;
    world.require_on(at.guild, MANAGE_GUILD)?;
    ok(world.change_guild(at.guild, &call.body)?)
}

async fn threads(State(site): State<Arc<Site>>, PathParams(at): PathParams<GuildPath>) -> Outcome {
    let world = site.world();
    world.own_guild(at.guild)?;
    ok(world.active_threads(at.guild))
}

impl World {
    /// Changes the name or the language of a server.
    fn change_guild(&mut self, id: Id, body: &Value) -> Result<Value, Refusal> {
        let known = ["name", "preferred_locale"];
        let mut keys = body.as_object().into_iter().flat_map(Map::keys);
        if let Some(other) = keys.find(|key| !known.contains(&key.as_str())) {
            return Err(Refusal::lacks(&format!("{other} of a server")));
        }
        let mut form = Form::default();
        let name = body["name"].as_str();
        form.length("name", name.unwrap_or("as before"), 2, 100);
        form.finish()?;
        let guild = self.guild_mut(id).ok_or_else(Refusal::unknown_guild)?;
        if let Some(name) = name {
            name.clone_into(&mut guild.name);
        }
        if let Some(locale) = body["preferred_locale"].as_str() {
            locale.clone_into(&mut guild.locale);
        }
        let object = guild.object();
        self.sessions
            .dispatch("GUILD_UPDATE", &object, Intent::GUILDS, Some(id));
        self.broadcast(&json!({ "event": "servers" }), |_, _| true);
        Ok(object)
    }

    /// A server the bot is on; refuses any other.
    pub fn own_guild(&self, guild: Id) -> Result<&Guild, Refusal> {
        self.guild(guild)
            .filter(|guild| guild.has(self.bot))
            .ok_or_else(Refusal::unknown_guild)
    }
}
