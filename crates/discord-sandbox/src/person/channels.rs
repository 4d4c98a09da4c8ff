//! Channels and threads used by a person.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::{any, get, post};
use serde_json::{Value, json};

use super::super::answer::{Outcome, ok};
use super::super::extract::Call;
use super::super::permission::{
    CREATE_PUBLIC_THREADS, MANAGE_CHANNELS, MANAGE_THREADS, PIN_MESSAGES, SEND_MESSAGES,
};
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::channel::{Channel, DIRECT, FORUM, PRIVATE_THREAD, PUBLIC_THREAD};
use super::super::world::message::Message;
use super::place::{Caller, CallerAt};

/// `{person}/channels` and its routes, except messages and interactions.
pub fn routes() -> Router<Arc<Site>> {
    let at = |path: &str| format!("/{{person}}/channels/{{channel}}{path}");
    Router::new()
        .route("/{person}/channels", get(list).fallback(no_such_list))
        .route(
            &at(""),
            get(read)
                .patch(change)
                .delete(remove)
                .fallback(no_such_call),
        )
        .route(&at("/read"), post(mark_read).fallback(no_such_call))
        .route(&at("/threads"), post(open_thread).fallback(no_such_call))
        .route(&at("/commands"), get(commands).fallback(no_such_call))
        .route(&at("/{*rest}"), any(no_such_call))
}

async fn no_such_list(_: Caller) -> Outcome {
    Err(Refusal::not_found())
}

/// The 404 for an unknown route; a missing or hidden channel is refused first.
pub async fn no_such_call(_: CallerAt) -> Outcome {
    Err(Refusal::not_found())
}

async fn list(State(site): State<Arc<Site>>, Caller(person): Caller) -> Outcome {
    ok(site.world().channel_list(person))
}

async fn read(State(site): State<Arc<Site>>, CallerAt { person, place }: CallerAt) -> Outcome {
    ok(site.world().entry(person, &place))
}

async fn change(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    world.patch_thread_as(person, &place, &call.body)?;
    ok(world.entry(person, &world.channels[&place.id]))
}

async fn remove(State(site): State<Arc<Site>>, CallerAt { person, place }: CallerAt) -> Outcome {
    let mut world = site.world();
    let needed = if place.thread.is_some() {
        MANAGE_THREADS
    } else {
        MANAGE_CHANNELS
    };
    world.require_person(person, &place, needed)?;
    world.remove_channel(place.id);
    ok(json!({}))
}

async fn mark_read(State(site): State<Arc<Site>>, CallerAt { person, place }: CallerAt) -> Outcome {
    let mut world = site.world();
    let newest = world
        .messages
        .get(&place.id)
        .and_then(|list| list.keys().next_back());
    let newest = newest.copied().unwrap_or_default();
    let before = world
        .read
        .entry(person)
        .or_default()
        .insert(place.id, newest);
    if before != Some(newest) {
        world.broadcast(&json!({ "event": "channels" }), |_, viewer| {
            viewer == person
        });
    }
    ok(json!({}))
}

async fn open_thread(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    if place.kind == FORUM {
        world.require_person(person, &place, SEND_MESSAGES)?;
        let body = json!({
            "name": call.body["name"], "message": { "content": call.body["content"] },
            "applied_tags": place.tags_named(&call.body["tags"]),
        });
        return ok(world.open_post(person, &place, &body, call.files)?);
    }
    world.require_person(person, &place, CREATE_PUBLIC_THREADS)?;
    let from = call.body["message"].as_str().and_then(|id| id.parse().ok());
    let body = json!({ "name": call.body["name"] });
    let kind = if call.body["private"] == true {
        PRIVATE_THREAD
    } else {
        PUBLIC_THREAD
    };
    ok(world.open_thread(person, &place, &body, kind, from)?)
}

async fn commands(State(site): State<Arc<Site>>, CallerAt { person, place }: CallerAt) -> Outcome {
    let world = site.world();
    let commands: Vec<Value> = world
        .usable_commands(person, &place)
        .into_iter()
        .map(|viewer| world.command_object(viewer))
        .collect();
    ok(json!({ "commands": commands }))
}

impl World {
    /// All channels, threads and direct messages that a person sees.
    fn channel_list(&self, person: Id) -> Value {
        let mut list: Vec<&Channel> = self
            .channels
            .values()
            .filter(|channel| self.sees(person, channel))
            .collect();
        list.sort_by_key(|channel| (channel.kind, channel.position, channel.id));
        let list: Vec<Value> = list
            .into_iter()
            .map(|channel| self.entry(person, channel))
            .collect();
        json!({ "channels": list })
    }

    fn entry(&self, person: Id, channel: &Channel) -> Value {
        let seen = self
            .read
            .get(&person)
            .and_then(|read| read.get(&channel.id));
        let seen = seen.copied().unwrap_or_default();
        let news: Vec<&Message> = self
            .messages
            .get(&channel.id)
            .into_iter()
            .flat_map(|list| list.range(Id(seen.0 + 1)..))
            .map(|(_, message)| message)
            .filter(|message| message.author != person && message.reader.is_none())
            .collect();
        let mentions = news
            .iter()
            .filter(|message| message.pinged.contains(&person))
            .count();
        let thread = channel.thread.as_ref();
        let bits = self.permissions(person, channel);
        let name = match channel.kind {
            DIRECT => &self.users[&self.bot].display,
            _ => &channel.name,
        };
        json!({
            "id": channel.id, "guild_id": channel.guild, "type": channel.kind, "name": name,
            "topic": channel.topic, "parent_id": channel.parent, "archived": channel.is_archived(),
            "locked": channel.is_locked(),
            "joined": thread.is_some_and(|thread| thread.members.contains_key(&person)),
            "owner_id": thread.map(|thread| thread.owner),
            "unread": !news.is_empty(), "mentions": mentions, "last_read": seen,
            "can_send": bits & World::send_permission(channel) != 0,
            "can_manage": bits & MANAGE_CHANNELS != 0,
            "can_pin": bits & PIN_MESSAGES != 0, "slow": channel.slow,
            "tags": channel.more.get("available_tags"),
            "applied_tags": channel.more.get("applied_tags"),
            "recipient": channel.recipient.map(|_| self.bot),
            "last_message_id": channel.last_message,
        })
    }
}
