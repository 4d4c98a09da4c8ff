//! Channels and messages as a person uses them.

use serde_json::{Value, json};

use super::super::channel::{Channel, DIRECT, PUBLIC_THREAD};
use super::super::interaction::{attached, stays_visible};
use super::super::limits::command::LOCALES;
use super::super::limits::{self, message::Way};
use super::super::message::{Letter, Message, PLAIN, REPLY};
use super::super::permission::{
    ATTACH_FILES, CREATE_PUBLIC_THREADS, MANAGE_CHANNELS, MANAGE_MESSAGES, MANAGE_THREADS,
};
use super::super::refusal::Refusal;
use super::super::rest::Call;
use super::super::snowflake::Id;
use super::super::world::World;
use super::Outcome;

impl World {
    /// Changes a person's own settings.
    pub(super) fn settle(&mut self, person: Id, body: &Value) -> Result<Value, Refusal> {
        if let Some(user) = self.users.get_mut(&person) {
            if let Some(locale) = body["locale"].as_str() {
                if !LOCALES.contains(&locale) {
                    return Err(Refusal::new(400, 0, "Discord knows no such language."));
                }
                locale.clone_into(&mut user.locale);
            }
            if let Some(open) = body["dms_open"].as_bool() {
                user.dms_closed = !open;
            }
        }
        self.channels_changed();
        Ok(self.person_object(person))
    }

    /// All channels, threads and direct messages a person sees.
    pub(super) fn channel_list(&self, person: Id) -> Value {
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
            "id": channel.id, "type": channel.kind, "name": name, "topic": channel.topic,
            "parent_id": channel.parent, "archived": channel.is_archived(),
            "locked": channel.is_locked(),
            "joined": thread.is_some_and(|thread| thread.members.contains_key(&person)),
            "owner_id": thread.map(|thread| thread.owner),
            "unread": !news.is_empty(), "mentions": mentions, "last_read": seen,
            "can_send": bits & World::send_permission(channel) != 0,
            "can_manage": bits & MANAGE_CHANNELS != 0,
            "recipient": channel.recipient.map(|_| self.bot),
            "last_message_id": channel.last_message,
        })
    }

    /// Everything under `{p}/channels/{c}`.
    pub(super) fn place_route(
        &mut self,
        person: Id,
        channel: Id,
        call: Call,
        rest: &[&str],
    ) -> Result<Outcome, Refusal> {
        let place = self.channels[&channel].clone();
        let done = |value: Value| Ok(Outcome::Done(value));
        match (call.method.as_str(), rest) {
            ("GET", []) => done(self.entry(person, &place)),
            ("PATCH", []) => {
                self.patch_thread_as(person, &place, &call.body)?;
                done(self.entry(person, &self.channels[&channel]))
            }
            ("DELETE", []) => {
                let needed = if place.thread.is_some() {
                    MANAGE_THREADS
                } else {
                    MANAGE_CHANNELS
                };
                self.allow(person, &place, needed)?;
                self.remove_channel(channel);
                done(json!({}))
            }
            ("POST", ["read"]) => {
                let newest = self
                    .messages
                    .get(&channel)
                    .and_then(|list| list.keys().next_back());
                let newest = newest.copied().unwrap_or_default();
                let before = self.read.entry(person).or_default().insert(channel, newest);
                if before != Some(newest) {
                    self.tell(&json!({ "event": "channels" }), |_, one| one == person);
                }
                done(json!({}))
            }
            ("POST", ["threads"]) => {
                self.allow(person, &place, CREATE_PUBLIC_THREADS)?;
                let from = call.body["message"].as_str().and_then(|id| id.parse().ok());
                let body = json!({ "name": call.body["name"] });
                done(self.open_thread(person, &place, &body, PUBLIC_THREAD, from)?)
            }
            ("GET", ["commands"]) => {
                let commands = self.usable_commands(person, &place);
                done(
                    json!({ "commands": commands.into_iter().map(|one| self.command_object(one)).collect::<Vec<_>>() }),
                )
            }
            ("GET", ["messages"]) => done(self.readable(person, channel, &call)),
            ("POST", ["messages"]) => done(self.write_as(person, &place, call)?),
            (_, ["messages", message]) => {
                let message = message.parse().map_err(|_| Refusal::unknown_message())?;
                done(self.message_route(person, &place, message, call)?)
            }
            _ => self.act(person, &place, &call, rest).map(Outcome::Begun),
        }
    }

    fn allow(&self, person: Id, place: &Channel, bits: u64) -> Result<(), Refusal> {
        if self.permissions(person, place) & bits == bits {
            Ok(())
        } else {
            Err(Refusal::missing_permissions())
        }
    }

    fn readable(&self, person: Id, channel: Id, call: &Call) -> Value {
        let number = |key: &str| {
            call.query
                .get(key)
                .and_then(|text| text.parse::<u64>().ok())
        };
        let limit = number("limit").unwrap_or(50) as usize;
        let mut list: Vec<&Message> = self
            .messages
            .get(&channel)
            .into_iter()
            .flat_map(|list| list.values().rev())
            .filter(|message| message.reader.is_none_or(|reader| reader == person))
            .filter(|message| number("before").is_none_or(|before| message.id.0 < before))
            .filter(|message| number("after").is_none_or(|after| message.id.0 > after))
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
        self.allow(person, place, World::send_permission(place))?;
        if !call.files.is_empty() {
            self.allow(person, place, ATTACH_FILES)?;
        }
        if place.is_locked() {
            self.allow(person, place, MANAGE_THREADS)?;
        }
        let draft = limits::message::draft(&call.body, call.files, Way::Channel, &[], false)?;
        let kind = if draft.reference.is_some() {
            REPLY
        } else {
            PLAIN
        };
        let message = self.send(Letter {
            channel: place.id,
            author: person,
            kind,
            draft,
            ..Letter::default()
        });
        Ok(self.message_for_people(&message))
    }

    fn message_route(
        &mut self,
        person: Id,
        place: &Channel,
        id: Id,
        call: Call,
    ) -> Result<Value, Refusal> {
        let message = self.readable_message(person, place.id, id)?.clone();
        match call.method.as_str() {
            "GET" => Ok(self.message_for_people(&message)),
            "PATCH" => {
                if message.author != person {
                    return Err(Refusal::not_the_author());
                }
                if place.is_archived() {
                    return Err(Refusal::thread_archived());
                }
                let attached = attached(&message);
                let draft =
                    limits::message::draft(&call.body, call.files, Way::Edit, &attached, false)?;
                if !stays_visible(&message, &draft) {
                    return Err(Refusal::empty_message());
                }
                let edited = self
                    .edit(place.id, id, draft)
                    .ok_or_else(Refusal::unknown_message)?;
                Ok(self.message_for_people(&edited))
            }
            "DELETE" => {
                if message.author != person && message.reader != Some(person) {
                    self.allow(person, place, MANAGE_MESSAGES)?;
                }
                self.remove_message(place.id, id);
                Ok(json!({}))
            }
            _ => Err(Refusal::method_not_allowed()),
        }
    }

    /// A message this person may read.
    pub(super) fn readable_message(
        &self,
        person: Id,
        channel: Id,
        id: Id,
    ) -> Result<&Message, Refusal> {
        self.message(channel, id)
            .filter(|message| message.reader.is_none_or(|reader| reader == person))
            .ok_or_else(Refusal::unknown_message)
    }
}
