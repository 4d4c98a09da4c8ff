//! Threads: opening them, with or without a message, and their members.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::{get, post};
use serde::Deserialize;
use serde_json::{Value, json};

use super::super::answer::{Answer, Outcome, ok};
use super::super::extract::{Call, PathParams};
use super::super::permission::{
    CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, MANAGE_THREADS, READ_MESSAGE_HISTORY,
    SEND_MESSAGES, SEND_MESSAGES_IN_THREADS,
};
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::channel::{
    ANNOUNCEMENT_THREAD, Channel, FORUM, PRIVATE_THREAD, PUBLIC_THREAD, Thread,
};
use super::channel::{ChannelPath, no_such_call};

/// The routes of threads and their members, below `/channels/{channel}`.
pub fn routes() -> Router<Arc<Site>> {
    let at = |path: &str| format!("/channels/{{channel}}{path}");
    Router::new()
        .route(&at("/threads"), post(open).fallback(no_such_call))
        .route(
            &at("/threads/archived/public"),
            get(archived_public).fallback(no_such_call),
        )
        .route(
            &at("/threads/archived/private"),
            get(archived_private).fallback(no_such_call),
        )
        .route(
            &at("/users/@me/threads/archived/private"),
            get(archived_joined).fallback(no_such_call),
        )
        .route(
            &at("/messages/{message}/threads"),
            post(open_from).fallback(no_such_call),
        )
        .route(&at("/thread-members"), get(members).fallback(wrong_method))
        .route(
            &at("/thread-members/@me"),
            get(own_member)
                .put(join)
                .delete(leave)
                .fallback(wrong_method),
        )
        .route(
            &at("/thread-members/{user}"),
            get(member).put(add).delete(remove).fallback(wrong_method),
        )
}

#[derive(Deserialize)]
struct From {
    channel: Id,
    message: Id,
}

#[derive(Deserialize)]
struct Whom {
    channel: Id,
    user: Id,
}

async fn open(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<ChannelPath>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    let place = world.seen_channel(at.channel)?.clone();
    world.start_thread(&call, &place)
}

async fn archived_public(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<ChannelPath>,
) -> Outcome {
    let world = site.world();
    world.archived_threads(at.channel, |thread, _| thread.kind != PRIVATE_THREAD)
}

async fn archived_private(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<ChannelPath>,
) -> Outcome {
    let world = site.world();
    world.require_bot(world.seen_channel(at.channel)?, MANAGE_THREADS)?;
    world.archived_threads(at.channel, |thread, _| thread.kind == PRIVATE_THREAD)
}

async fn archived_joined(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<ChannelPath>,
) -> Outcome {
    let world = site.world();
    world.archived_threads(at.channel, |thread, is_member| {
        thread.kind == PRIVATE_THREAD && is_member
    })
}

async fn open_from(
    State(site): State<Arc<Site>>,
    PathParams(from): PathParams<From>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    let place = world.seen_channel(from.channel)?.clone();
    world.public_message(place.id, from.message)?;
    world.require_bot(&place, CREATE_PUBLIC_THREADS)?;
    let bot = world.bot;
    let object = world.open_thread(bot, &place, &call.body, PUBLIC_THREAD, Some(from.message))?;
    Ok(Answer::Json(201, object))
}

async fn wrong_method(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<ChannelPath>,
) -> Outcome {
    site.world().seen_thread(at.channel)?;
    Err(Refusal::method_not_allowed())
}

async fn members(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<ChannelPath>,
) -> Outcome {
    let world = site.world();
    let (place, thread) = world.seen_thread(at.channel)?;
    ok(thread
        .members
        .keys()
        .filter_map(|user| world.thread_member_object(place.id, *user))
        .collect())
}

async fn own_member(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<ChannelPath>,
) -> Outcome {
    let world = site.world();
    world.read_member(at.channel, world.bot)
}

async fn join(State(site): State<Arc<Site>>, PathParams(at): PathParams<ChannelPath>) -> Outcome {
    let mut world = site.world();
    let bot = world.bot;
    world.add_member(at.channel, bot)
}

async fn leave(State(site): State<Arc<Site>>, PathParams(at): PathParams<ChannelPath>) -> Outcome {
    let mut world = site.world();
    let bot = world.bot;
    world.remove_member(at.channel, bot)
}

async fn member(State(site): State<Arc<Site>>, PathParams(at): PathParams<Whom>) -> Outcome {
    site.world().read_member(at.channel, at.user)
}

async fn add(State(site): State<Arc<Site>>, PathParams(at): PathParams<Whom>) -> Outcome {
    site.world().add_member(at.channel, at.user)
}

async fn remove(State(site): State<Arc<Site>>, PathParams(at): PathParams<Whom>) -> Outcome {
    site.world().remove_member(at.channel, at.user)
}

impl World {
    fn seen_thread(&self, id: Id) -> Result<(&Channel, &Thread), Refusal> {
        let place = self.seen_channel(id)?;
        let thread = place.thread.as_ref();
        Ok((place, thread.ok_or_else(Refusal::unknown_channel)?))
    }

    /// The archived threads of a channel, archived last first.
    fn archived_threads(&self, channel: Id, is_meant: impl Fn(&Channel, bool) -> bool) -> Outcome {
        let place = self.seen_channel(channel)?;
        self.require_bot(place, READ_MESSAGE_HISTORY)?;
        let mut found: Vec<(&Channel, &Thread)> = self
            .channels
            .values()
            .filter(|thread| thread.parent == Some(place.id) && thread.is_archived())
            .filter_map(|channel| Some((channel, channel.thread.as_ref()?)))
            .filter(|(channel, thread)| is_meant(channel, thread.members.contains_key(&self.bot)))
            .collect();
        found.sort_by_key(|(_, thread)| std::cmp::Reverse(thread.archive_time));
        let own = found.iter();
        let members: Vec<Value> = own
            .filter_map(|(channel, _)| self.thread_member_object(channel.id, self.bot))
            .collect();
        let threads: Vec<Value> = found
            .iter()
            .map(|(channel, _)| self.channel_object(channel))
            .collect();
        ok(json!({ "threads": threads, "members": members, "has_more": false }))
    }

    fn read_member(&self, thread: Id, user: Id) -> Outcome {
        let (place, _) = self.seen_thread(thread)?;
        let object = self.thread_member_object(place.id, user);
        ok(object.ok_or_else(Refusal::unknown_member)?)
    }

    fn add_member(&mut self, thread: Id, user: Id) -> Outcome {
        let place = self.seen_thread(thread)?.0.clone();
        self.add_to_thread(&place, user)?;
        Ok(Answer::Nothing)
    }

    fn remove_member(&mut self, thread: Id, user: Id) -> Outcome {
        let place = self.seen_thread(thread)?.0.clone();
        if user != self.bot {
            self.require_bot(&place, MANAGE_THREADS)?;
        }
        if place.is_archived() {
            return Err(Refusal::thread_archived());
        }
        self.change_thread(place.id, |thread| {
            thread.members.remove(&user);
        });
        Ok(Answer::Nothing)
    }

    /// `POST /channels/{c}/threads`.
    fn start_thread(&mut self, call: &Call, place: &Channel) -> Outcome {
        if place.kind == FORUM {
            self.require_bot(place, SEND_MESSAGES)?;
            let object = self.open_post(self.bot, place, &call.body, call.files.clone())?;
            return Ok(Answer::Json(201, object));
        }
        // Discord's default is a private thread.
        let kind = call.body["type"]
            .as_u64()
            .unwrap_or(u64::from(PRIVATE_THREAD)) as u8;
        let needed = match kind {
            PUBLIC_THREAD | ANNOUNCEMENT_THREAD => CREATE_PUBLIC_THREADS,
            PRIVATE_THREAD => CREATE_PRIVATE_THREADS,
            _ => {
                let message = "Value must be one of {10, 11, 12}.";
                return Err(Refusal::form("type", "BASE_TYPE_CHOICES", message));
            }
        };
        self.require_bot(place, needed)?;
        let object = self.open_thread(self.bot, place, &call.body, kind, None)?;
        Ok(Answer::Json(201, object))
    }

    fn add_to_thread(&mut self, place: &Channel, user: Id) -> Result<(), Refusal> {
        if !self.users.contains_key(&user) {
            return Err(Refusal::unknown_user());
        }
        self.require_bot(place, SEND_MESSAGES_IN_THREADS)?;
        if place.is_archived() {
            return Err(Refusal::thread_archived());
        }
        let parent = place.parent.and_then(|parent| self.channels.get(&parent));
        if parent.is_some_and(|parent| !self.sees(user, parent)) {
            return Err(Refusal::missing_access());
        }
        if self.join_thread(place.id, user) && user != self.bot {
            self.announce_member(place.id, self.bot, user);
        }
        Ok(())
    }
}
