//! Messages of a channel, sent, read, edited and deleted by the bot.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::get;
use serde::Deserialize;
use serde_json::Value;

use super::super::answer::{Answer, Outcome, ok};
use super::super::extract::{Call, Page, PathParams, QueryParams};
use super::super::limits::{self, message::Operation};
use super::super::message::{NewMessage, attached, stays_visible};
use super::super::permission::{
    ATTACH_FILES, EMBED_LINKS, MANAGE_MESSAGES, MANAGE_THREADS, READ_MESSAGE_HISTORY, SEND_POLLS,
};
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::channel::{CATEGORY, Channel, FORUM};
use super::super::world::message::{COMPONENTS_V2, Message, PLAIN, REPLY};
use super::channel::{ChannelPath, no_such_call};

/// `/channels/{channel}/messages` and its routes, except threads.
pub fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route(
            "/channels/{channel}/messages",
            get(list).post(send).fallback(no_such_call),
        )
        .route(
            "/channels/{channel}/messages/{message}",
            get(read)
                .patch(change)
                .delete(remove)
                .fallback(no_such_call),
        )
}

#[derive(Deserialize)]
struct Which {
    channel: Id,
    message: Id,
}

async fn list(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<ChannelPath>,
    QueryParams(page): QueryParams<Page>,
) -> Outcome {
    let world = site.world();
    world.list_messages(&page, world.seen_channel(at.channel)?)
}

async fn send(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<ChannelPath>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    let place = world.seen_channel(at.channel)?.clone();
    world.post_message(call, &place)
}

async fn read(State(site): State<Arc<Site>>, PathParams(at): PathParams<Which>) -> Outcome {
    let world = site.world();
    let place = world.seen_channel(at.channel)?;
    world.require_bot(place, READ_MESSAGE_HISTORY)?;
    ok(world.message_for_bot(world.public_message(place.id, at.message)?))
}

async fn change(
    State(site): State<Arc<Site>>,
    PathParams(at): PathParams<Which>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    let place = world.seen_channel(at.channel)?.clone();
    world.patch_message(call, &place, at.message)
}

async fn remove(State(site): State<Arc<Site>>, PathParams(at): PathParams<Which>) -> Outcome {
    let mut world = site.world();
    let place = world.seen_channel(at.channel)?.clone();
    let author = world.public_message(place.id, at.message)?.author;
    if author != world.bot {
        world.require_bot(&place, MANAGE_MESSAGES)?;
    }
    world.remove_message(place.id, at.message);
    Ok(Answer::Nothing)
}

impl World {
    /// A message of a channel; refuses ephemeral ones as unknown.
    pub fn public_message(&self, channel: Id, message: Id) -> Result<&Message, Refusal> {
        self.message(channel, message)
            .filter(|message| message.reader.is_none())
            .ok_or_else(Refusal::unknown_message)
    }

    fn post_message(&mut self, call: Call, place: &Channel) -> Outcome {
        let draft = limits::message::draft(&call.body, call.files, Operation::Channel, &[], false)?;
        if [FORUM, CATEGORY].contains(&place.kind) {
            let message = "Cannot send messages in a non-text channel";
            return Err(Refusal::new(400, 50_008, message));
        }
        self.require_bot(place, World::send_permission(place))?;
        if draft
            .embeds
            .as_ref()
            .is_some_and(|embeds| !embeds.is_empty())
        {
            self.require_bot(place, EMBED_LINKS)?;
        }
        if !draft.files.is_empty() {
            self.require_bot(place, ATTACH_FILES)?;
        }
        if draft.poll.is_some() {
            self.require_bot(place, SEND_POLLS)?;
        }
        self.may_forward(self.bot, &draft)?;
        if place.is_locked() && self.require_bot(place, MANAGE_THREADS).is_err() {
            return Err(Refusal::thread_locked());
        }
        let refuses = place
            .recipient
            .and_then(|person| self.users.get(&person))
            .is_some_and(|person| person.dms_closed);
        if refuses {
            return Err(Refusal::cannot_dm());
        }
        if place
            .recipient
            .is_some_and(|person| !self.is_shared(person))
        {
            return Err(Refusal::no_mutual_guild());
        }
        if let Some(answered) = draft.reference {
            if self.require_bot(place, READ_MESSAGE_HISTORY).is_err() {
                return Err(Refusal::no_history_for_reply());
            }
            let there = self
                .message(place.id, answered)
                .is_some_and(|message| message.reader.is_none());
            if !there && call.body["message_reference"]["fail_if_not_exists"] != false {
                let message = "Unknown message";
                return Err(Refusal::form(
                    "message_reference",
                    "REPLIES_UNKNOWN_MESSAGE",
                    message,
                ));
            }
        }
        if draft.enforce_nonce
            && let Some(nonce) = &draft.nonce
            && let Some(message) = self.find_by_nonce(place.id, self.bot, nonce)
        {
            return ok(self.message_object(message));
        }
        let kind = if draft.reference.is_some() {
            REPLY
        } else {
            PLAIN
        };
        let message = self.send(NewMessage {
            channel: place.id,
            author: self.bot,
            kind,
            draft,
            ..NewMessage::default()
        });
        ok(self.message_object(&message))
    }

    fn list_messages(&self, page: &Page, place: &Channel) -> Outcome {
        if self.require_bot(place, READ_MESSAGE_HISTORY).is_err() {
            return ok(Value::Array(Vec::new()));
        }
        let limit = page.limit.unwrap_or(50);
        if !(1..=100).contains(&limit) {
            let message = "int value should be between 1 and 100.";
            return Err(Refusal::form("limit", "NUMBER_TYPE_COERCE", message));
        }
        let limit = limit as usize;
        let all: Vec<&Message> = self
            .messages
            .get(&place.id)
            .into_iter()
            .flat_map(|list| list.values())
            .filter(|message| message.reader.is_none())
            .filter(|message| page.before.is_none_or(|before| message.id < before))
            .filter(|message| page.after.is_none_or(|after| message.id > after))
            .collect();
        let listed: Vec<&&Message> = if page.after.is_some() {
            all.iter().take(limit).rev().collect()
        } else {
            all.iter().rev().take(limit).collect()
        };
        ok(listed
            .into_iter()
            .map(|message| self.message_for_bot(message))
            .collect())
    }

    fn patch_message(&mut self, call: Call, place: &Channel, message: Id) -> Outcome {
        let message = self.public_message(place.id, message)?;
        if message.author != self.bot {
            // Moderators may hide the embeds of others, and nothing else.
            let only_flags = call
                .body
                .as_object()
                .is_some_and(|body| body.keys().eq(["flags"]));
            if !only_flags || self.require_bot(place, MANAGE_MESSAGES).is_err() {
                return Err(Refusal::not_the_author());
            }
        }
        if place.is_archived() {
            return Err(Refusal::thread_archived());
        }
        let laid_out = message.flags & COMPONENTS_V2 != 0;
        let attached = attached(message);
        let draft =
            limits::message::draft(&call.body, call.files, Operation::Edit, &attached, laid_out)?;
        if !draft.files.is_empty() {
            self.require_bot(place, ATTACH_FILES)?;
        }
        if !stays_visible(message, &draft) {
            return Err(Refusal::empty_message());
        }
        let message = message.id;
        let message = self
            .edit(place.id, message, draft)
            .ok_or_else(Refusal::unknown_message)?;
        ok(self.message_object(&message))
    }
}
