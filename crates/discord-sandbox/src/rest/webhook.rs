//! Webhooks of channels and servers; their messages are in [`interaction`](super::interaction),
//! because the paths are the same.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::get;
use serde::Deserialize;

use super::super::answer::{Answer, Outcome, ok};
use super::super::extract::{Call, PathParams};
use super::super::permission::MANAGE_WEBHOOKS;
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::webhook::Webhook;
use super::channel::{ChannelPath, no_such_call};
use super::guild::{self, GuildPath};

/// The routes that need the bot's token.
pub fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route(
            "/channels/{channel}/webhooks",
            get(of_channel).post(create).fallback(no_such_call),
        )
        .route(
            "/guilds/{guild}/webhooks",
            get(of_guild).fallback(guild::no_such_call),
        )
        .route(
            "/webhooks/{webhook}",
            get(read)
                .patch(change)
                .delete(remove)
                .fallback(super::super::answer::no_such_call),
        )
}

#[derive(Deserialize)]
struct Which {
    webhook: Id,
}

async fn create(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<ChannelPath>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    let place = world.seen_channel(at.channel)?.clone();
    world.require_bot(&place, MANAGE_WEBHOOKS)?;
    let hook = world.add_webhook(&place, &call.body)?;
    ok(world.webhook_object(&hook, true))
}

async fn of_channel(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<ChannelPath>,
) -> Outcome {
    let world = site.world();
    let place = world.seen_channel(at.channel)?;
    world.require_bot(place, MANAGE_WEBHOOKS)?;
    let own = world
        .webhooks
        .values()
        .filter(|hook| hook.channel == place.id);
    ok(own.map(|hook| world.webhook_object(hook, true)).collect())
}

async fn of_guild(State(site): State<Arc<Site>>, PathParams(at): PathParams<GuildPath>) -> Outcome {
    let world = site.world();
    world.own_guild(at.guild)?;
    world.require_on(at.guild, MANAGE_WEBHOOKS)?;
    let own = world
        .webhooks
        .values()
        .filter(|hook| hook.guild == at.guild);
    ok(own.map(|hook| world.webhook_object(hook, true)).collect())
}

async fn read(State(site): State<Arc<Site>>, PathParams(at): PathParams<Which>) -> Outcome {
    let world = site.world();
    let hook = world.managed(at.webhook)?;
    ok(world.webhook_object(&hook, true))
}

async fn change(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<Which>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    world.managed(at.webhook)?;
    let hook = world.change_webhook(at.webhook, &call.body)?;
    ok(world.webhook_object(&hook, true))
}

async fn remove(State(site): State<Arc<Site>>, PathParams(at): PathParams<Which>) -> Outcome {
    let mut world = site.world();
    world.managed(at.webhook)?;
    world.remove_webhook(at.webhook)?;
    Ok(Answer::Nothing)
}

impl World {
    /// A webhook in a channel where the bot manages them.
    fn managed(&self, id: Id) -> Result<Webhook, Refusal> {
        let hook = self
            .webhooks
            .get(&id)
            .ok_or_else(Refusal::unknown_webhook)?;
        let place = self.seen_channel(hook.channel)?;
        self.require_bot(place, MANAGE_WEBHOOKS)?;
        Ok(hook.clone())
    }
}
