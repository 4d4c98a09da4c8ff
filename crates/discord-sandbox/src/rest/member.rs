//! Members of a server: their list, their changes, kicks and bans.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::routing::{delete, get, patch, put};
use serde::Deserialize;
use serde_json::json;

use super::super::answer::{Answer, Outcome, ok};
use super::super::extract::{Call, Page, PathParams, QueryParams, lenient};
use super::super::permission::{BAN_MEMBERS, KICK_MEMBERS};
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::session::Intent;
use super::guild::{GuildPath, no_such_call};

/// The routes of members and bans, below `/guilds/{guild}`.
pub fn routes() -> Router<Arc<Site>> {
    let at = |path: &str| format!("/guilds/{{guild}}{path}");
    Router::new()
        .route(&at("/members"), get(list).fallback(no_such_call))
        .route(&at("/members/search"), get(search).fallback(no_such_call))
        .route(
            &at("/members/@me"),
            get(own).patch(change_own).fallback(no_such_call),
        )
        .route(
            &at("/members/{user}"),
            get(read).patch(change).delete(kick).fallback(no_such_call),
        )
        .route(
            &at("/members/@me/nick"),
            patch(change_own).fallback(no_such_call),
        )
        .route(
            &at("/members/{user}/roles/{role}"),
            put(give_role).delete(take_role).fallback(no_such_call),
        )
        .route(&at("/bans"), get(bans).fallback(no_such_call))
        .route(
            &at("/bans/{user}"),
            get(ban)
                .put(add_ban)
                .delete(lift_ban)
                .fallback(no_such_call),
        )
        .route(
            "/users/@me/guilds/{guild}",
            delete(leave).fallback(no_such_call),
        )
}

#[derive(Deserialize)]
struct Whom {
    guild: Id,
    user: Id,
    role: Option<Id>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Beginning {
    query: String,
    #[serde(deserialize_with = "lenient")]
    limit: Option<u64>,
}

async fn list(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<GuildPath>,
    QueryParams(page): QueryParams<Page>,
) -> Outcome {
    let world = site.world();
    let guild = world.own_guild(at.guild)?;
    // The whole list is what the privileged intent is for.
    if world.intents & Intent::GUILD_MEMBERS == 0 {
        return Err(Refusal::missing_access());
    }
    let limit = page.limit.unwrap_or(1).clamp(1, 1_000) as usize;
    let after = page.after.unwrap_or_default();
    let members = world.members(guild).into_iter();
    let shown = members.filter(|id| *id > after).take(limit);
    ok(shown.map(|id| world.member_object(guild, id)).collect())
}

async fn search(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<GuildPath>,
    QueryParams(wanted): QueryParams<Beginning>,
) -> Outcome {
    let world = site.world();
    let guild = world.own_guild(at.guild)?;
    if wanted.query.is_empty() {
        return Err(Refusal::form(
            "query",
            "BASE_TYPE_REQUIRED",
            "This field is required",
        ));
    }
    let limit = wanted.limit.unwrap_or(1).clamp(1, 1_000) as usize;
    let found = world.members_like(guild, &wanted.query);
    let found = found.into_iter().take(limit);
    ok(found.map(|id| world.member_object(guild, id)).collect())
}

async fn own(State(site): State<Arc<Site>>, PathParams(at): PathParams<GuildPath>) -> Outcome {
    let world = site.world();
    let guild = world.own_guild(at.guild)?;
    ok(world.member_object(guild, world.bot))
}

async fn read(State(site): State<Arc<Site>>, PathParams(at): PathParams<Whom>) -> Outcome {
    let world = site.world();
    let guild = world.own_guild(at.guild)?;
    if !world.users.contains_key(&at.user) || !guild.has(at.user) {
        return Err(Refusal::unknown_member());
    }
    ok(world.member_object(guild, at.user))
}

async fn change(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<Whom>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    world.own_guild(at.guild)?;
    ok(world.change_member(at.guild, at.user, &call.body)?)
}

async fn change_own(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<GuildPath>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    world.own_guild(at.guild)?;
    for picture in ["avatar", "banner", "bio"] {
        if !call.body[picture].is_null() {
            return Err(Refusal::lacks("profiles of members"));
        }
    }
    let bot = world.bot;
    ok(world.change_member(at.guild, bot, &call.body)?)
}

async fn kick(State(site): State<Arc<Site>>, PathParams(at): PathParams<Whom>) -> Outcome {
    let mut world = site.world();
    world.own_guild(at.guild)?;
    world.require_on(at.guild, KICK_MEMBERS)?;
    world.outranks(at.guild, at.user)?;
    world.move_user(at.guild, at.user, false, false);
    Ok(Answer::Nothing)
}

async fn leave(State(site): State<Arc<Site>>, PathParams(at): PathParams<GuildPath>) -> Outcome {
    let mut world = site.world();
    world.own_guild(at.guild)?;
    let bot = world.bot;
    world.move_user(at.guild, bot, false, false);
    Ok(Answer::Nothing)
}

async fn give_role(State(site): State<Arc<Site>>, PathParams(at): PathParams<Whom>) -> Outcome {
    let mut world = site.world();
    world.own_guild(at.guild)?;
    world.give_role(at.guild, at.user, at.role.unwrap_or_default(), true)?;
    Ok(Answer::Nothing)
}

async fn take_role(State(site): State<Arc<Site>>, PathParams(at): PathParams<Whom>) -> Outcome {
    let mut world = site.world();
    world.own_guild(at.guild)?;
    world.give_role(at.guild, at.user, at.role.unwrap_or_default(), false)?;
    Ok(Answer::Nothing)
}

async fn bans(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<GuildPath>,
    QueryParams(page): QueryParams<Page>,
) -> Outcome {
    let world = site.world();
    let guild = world.own_guild(at.guild)?;
    world.require_on(at.guild, BAN_MEMBERS)?;
    let after = page.after.unwrap_or_default();
    let limit = page.limit.unwrap_or(1_000).min(1_000) as usize;
    let shown = guild.bans.iter().filter(|(id, _)| **id > after).take(limit);
    ok(shown
        .map(|(id, reason)| json!({ "user": world.user_object(*id), "reason": reason }))
        .collect())
}

async fn ban(State(site): State<Arc<Site>>, PathParams(at): PathParams<Whom>) -> Outcome {
    let world = site.world();
    let guild = world.own_guild(at.guild)?;
    world.require_on(at.guild, BAN_MEMBERS)?;
    let reason = guild.bans.get(&at.user).ok_or_else(Refusal::unknown_ban)?;
    ok(json!({ "user": world.user_object(at.user), "reason": reason }))
}

async fn add_ban(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<Whom>,
    headers: HeaderMap,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    world.own_guild(at.guild)?;
    world.require_on(at.guild, BAN_MEMBERS)?;
    let reason = headers.get("x-audit-log-reason");
    let reason = reason
        .and_then(|reason| reason.to_str().ok())
        .map(str::to_owned);
    world.ban(at.guild, at.user, reason)?;
    let days = call.body["delete_message_days"].as_u64();
    let seconds = call.body["delete_message_seconds"].as_u64();
    let seconds = seconds.or(days.map(|days| days * 86_400)).unwrap_or(0);
    if seconds > 0 {
        world.sweep(at.guild, at.user, seconds.min(7 * 86_400));
    }
    Ok(Answer::Nothing)
}

async fn lift_ban(State(site): State<Arc<Site>>, PathParams(at): PathParams<Whom>) -> Outcome {
    let mut world = site.world();
    world.own_guild(at.guild)?;
    world.require_on(at.guild, BAN_MEMBERS)?;
    world.unban(at.guild, at.user)?;
    Ok(Answer::Nothing)
}
