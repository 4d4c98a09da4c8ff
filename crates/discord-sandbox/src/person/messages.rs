//! Messages read, written, edited and deleted by a person.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::get;
use serde::Deserialize;
use serde_json::{Value, json};

use super::super::answer::{Outcome, ok};
use super::super::extract::{Call, Page, PathParams, QueryParams};
use super::super::limits::{self, message::Operation};
use super::super::message::{NewMessage, attached, stays_visible};
use super::super::permission::{
    ATTACH_FILES, BYPASS_SLOWMODE, MANAGE_CHANNELS, MANAGE_MESSAGES, MANAGE_THREADS,
};
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::channel::{CATEGORY, Channel, FORUM};
use super::super::world::message::{Message, PLAIN, REPLY};
use super::channels::no_such_call;
use super::place::CallerAt;

/// The routes of `{person}/channels/{channel}/messages`.
pub fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route(
            "/{person}/channels/{channel}/messages",
            get(list).post(write).fallback(no_such_call),
        )
        .route(
            "/{person}/channels/{channel}/messages/{message}",
            get(read)
                .patch(change)
                .delete(remove)
                .fallback(wrong_method),
        )
}

#[derive(Deserialize)]
struct Which {
    message: Id,
}

async fn list(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    QueryParams(page): QueryParams<Page>,
) -> Outcome {
    ok(site.world().readable(person, place.id, &page))
}

async fn write(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    call: Call,
) -> Outcome {
    ok(site.world().write_as(person, &place, call)?)
}

async fn read(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    PathParams(which): PathParams<Which>,
) -> Outcome {
    let world = site.world();
    let message = world.readable_message(person, place.id, which.message)?;
    ok(world.message_for_people(message))
}

async fn wrong_method(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    PathParams(which): PathParams<Which>,
) -> Outcome {
    let world = site.world();
    world.readable_message(person, place.id, which.message)?;
    Err(Refusal::method_not_allowed())
}

async fn change(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    PathParams(which): PathParams<Which>,
    call: Call,
) -> Outcome {
    ok(site
        .world()
        .change_as(person, &place, which.message, call)?)
}

async fn remove(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    PathParams(which): PathParams<Which>,
) -> Outcome {
    let mut world = site.world();
    let message = world.readable_message(person, place.id, which.message)?;
    if message.author != person && message.reader != Some(person) {
        world.require_person(person, &place, MANAGE_MESSAGES)?;
    }
    world.remove_message(place.id, which.message);
    ok(json!({}))
}

impl World {
    fn readable(&self, person: Id, channel: Id, page: &Page) -> Value {
        let limit = page.limit.unwrap_or(50) as usize;
        let mut list: Vec<&Message> = self
            .messages
            .get(&channel)
            .into_iter()
            .flat_map(|list| list.values().rev())
            .filter(|message| message.reader.is_none_or(|reader| reader == person))
            .filter(|message| page.before.is_none_or(|before| message.id < before))
            .filter(|message| page.after.is_none_or(|after| message.id > after))
            .take(limit)
            .collect();
        list.reverse();
        let list: Vec<Value> = list
            .into_iter()
            .map(|one| self.message_for_people(one))
            .collect();
        json!({ "messages": list })
    }

    fn write_as(&mut self, person: Id, place: &Channel, call: Call) -> Result<Value, Refusal> {
        self.require_person(person, place, World::send_permission(place))?;
        if [FORUM, CATEGORY].contains(&place.kind) {
            return Err(Refusal::wrong_channel_type());
        }
        if !call.files.is_empty() {
            self.require_person(person, place, ATTACH_FILES)?;
        }
        if place.is_locked() {
            self.require_person(person, place, MANAGE_THREADS)?;
        }
        self.await_slow_mode(person, place)?;
        let draft = limits::message::draft(&call.body, call.files, Operation::Channel, &[], false)?;
        self.may_forward(person, &draft)?;
        let kind = if draft.reference.is_some() {
            REPLY
        } else {
            PLAIN
        };
        let message = self.send(NewMessage {
            channel: place.id,
            author: person,
            kind,
            draft,
            ..NewMessage::default()
        });
        Ok(self.message_for_people(&message))
    }

    /// Refuses a message too soon after the person's last one, where a channel is slow.
    fn await_slow_mode(&self, person: Id, place: &Channel) -> Result<(), Refusal> {
        let free = MANAGE_MESSAGES | MANAGE_CHANNELS | BYPASS_SLOWMODE;
        if place.slow == 0 || self.permissions(person, place) & free != 0 {
            return Ok(());
        }
        let mut own = self.messages.get(&place.id).into_iter();
        let own = own.next().and_then(|list| {
            let mut list = list.values().rev();
            list.find(|message| message.author == person)
        });
        let again = own.map_or(0, |last| last.id.millis() + u64::from(place.slow) * 1_000);
        if self.clock.now() < again {
            return Err(Refusal::slow_mode());
        }
        Ok(())
    }

    fn change_as(
        &mut self,
        person: Id,
        place: &Channel,
        id: Id,
        call: Call,
    ) -> Result<Value, Refusal> {
        let message = self.readable_message(person, place.id, id)?;
        if message.author != person {
            return Err(Refusal::not_the_author());
        }
        if place.is_archived() {
            return Err(Refusal::thread_archived());
        }
        let attached = attached(message);
        let draft =
            limits::message::draft(&call.body, call.files, Operation::Edit, &attached, false)?;
        if !stays_visible(message, &draft) {
            return Err(Refusal::empty_message());
        }
        let edited = self
            .edit(place.id, id, draft)
            .ok_or_else(Refusal::unknown_message)?;
        Ok(self.message_for_people(&edited))
    }

    /// A message that the person may read.
    pub fn readable_message(&self, person: Id, channel: Id, id: Id) -> Result<&Message, Refusal> {
        self.message(channel, id)
            .filter(|message| message.reader.is_none_or(|reader| reader == person))
            .ok_or_else(Refusal::unknown_message)
    }
}
