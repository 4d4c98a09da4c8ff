//! Roles of a server, and new channels.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::get;
use serde::Deserialize;
use serde_json::json;

use super::super::answer::{Answer, Outcome, ok};
use super::super::extract::{Call, PathParams};
use super::super::permission::MANAGE_ROLES;
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::World;
use super::guild::{GuildPath, no_such_call};

/// The routes of roles, below `/guilds/{guild}`.
pub fn routes() -> Router<Arc<Site>> {
    let at = |path: &str| format!("/guilds/{{guild}}{path}");
    Router::new()
        .route(&at("/roles"), get(list).post(create).fallback(no_such_call))
        .route(
            &at("/roles/{role}"),
            get(read)
                .patch(change)
                .delete(remove)
                .fallback(no_such_call),
        )
}

#[derive(Deserialize)]
struct Which {
    guild: Id,
    role: Id,
}

async fn list(State(site): State<Arc<Site>>, PathParams(at): PathParams<GuildPath>) -> Outcome {
    let world = site.world();
    let guild = world.own_guild(at.guild)?;
    ok(json!(guild.role_objects()))
}

async fn create(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<GuildPath>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    world.own_guild(at.guild)?;
    world.require_on(at.guild, MANAGE_ROLES)?;
    let most = world.own_permissions(at.guild);
    ok(world.add_role(at.guild, &call.body, most)?)
}

async fn read(State(site): State<Arc<Site>>, PathParams(at): PathParams<Which>) -> Outcome {
    let world = site.world();
    let guild = world.own_guild(at.guild)?;
    let mut roles = guild.role_objects().into_iter();
    let role = roles.find(|role| role["id"] == json!(at.role));
    ok(role.ok_or_else(Refusal::unknown_role)?)
}

async fn change(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<Which>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    world.must_be_below(&at)?;
    let most = world.own_permissions(at.guild);
    ok(world.change_role(at.guild, at.role, &call.body, most)?)
}

async fn remove(State(site): State<Arc<Site>>, PathParams(at): PathParams<Which>) -> Outcome {
    let mut world = site.world();
    world.must_be_below(&at)?;
    world.remove_role(at.guild, at.role)?;
    Ok(Answer::Nothing)
}

impl World {
    fn own_permissions(&self, guild: Id) -> u64 {
        let guild = self.guild(guild);
        guild.map_or(0, |guild| self.base_permissions(self.bot, guild))
    }

    /// Refuses to change a role that is not below the bot's highest.
    fn must_be_below(&self, at: &Which) -> Result<(), Refusal> {
        let guild = self.own_guild(at.guild)?;
        self.require_on(at.guild, MANAGE_ROLES)?;
        let place = guild.roles.iter().position(|role| role.id == at.role);
        let place = place.ok_or_else(Refusal::unknown_role)?;
        let own = self
            .users
            .get(&self.bot)
            .map_or(0, |bot| guild.rank(&bot.roles));
        if place >= own {
            return Err(Refusal::missing_permissions());
        }
        Ok(())
    }
}
