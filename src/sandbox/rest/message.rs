//! Messages of a channel, as the bot sends, reads, changes and deletes them.

use serde_json::Value;

use super::super::channel::Channel;
use super::super::interaction::{attached, stays_visible};
use super::super::limits::{self, message::Way};
use super::super::message::{COMPONENTS_V2, Letter, Message, PLAIN, REPLY};
use super::super::permission::{
    ATTACH_FILES, EMBED_LINKS, MANAGE_MESSAGES, MANAGE_THREADS, READ_MESSAGE_HISTORY,
};
use super::super::refusal::Refusal;
use super::super::snowflake::Id;
use super::super::world::World;
use super::{Answer, Call, Outcome, id, ok};

impl World {
    /// Everything under `/channels/{id}/messages`.
    pub fn route_messages(&mut self, call: Call, place: &Channel, rest: &[&str]) -> Outcome {
        match (call.method.as_str(), rest) {
            ("POST", []) => self.post_message(call, place),
            ("GET", []) => self.list_messages(&call, place),
            ("GET", [message]) => {
                self.demand(place, READ_MESSAGE_HISTORY)?;
                let message = self.public_message(place.id, message)?;
                ok(self.message_object(message))
            }
            ("PATCH", [message]) => self.patch_message(call, place, message),
            ("DELETE", [message]) => {
                let message = self.public_message(place.id, message)?;
                let (message, author) = (message.id, message.author);
                if author != self.bot {
                    self.demand(place, MANAGE_MESSAGES)?;
                }
                self.remove_message(place.id, message);
                Ok(Answer::Nothing)
            }
            ("POST", [message, "threads"]) => {
                let message = self.public_message(place.id, message)?.id;
                self.start_thread_from(&call, place, message)
            }
            _ => Err(Refusal::not_found()),
        }
    }

    /// A message of a channel; one that is only somebody's own is not there.
    fn public_message(&self, channel: Id, message: &str) -> Result<&Message, Refusal> {
        let message = id(message, Refusal::unknown_message)?;
        self.message(channel, message)
            .filter(|message| message.reader.is_none())
            .ok_or_else(Refusal::unknown_message)
    }

    fn post_message(&mut self, call: Call, place: &Channel) -> Outcome {
        let draft = limits::message::draft(&call.body, call.files, Way::Channel, &[], false)?;
        self.demand(place, World::send_permission(place))?;
        if draft
            .embeds
            .as_ref()
            .is_some_and(|embeds| !embeds.is_empty())
        {
            self.demand(place, EMBED_LINKS)?;
        }
        if !draft.files.is_empty() {
            self.demand(place, ATTACH_FILES)?;
        }
        if place.is_locked() && self.demand(place, MANAGE_THREADS).is_err() {
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
            if self.demand(place, READ_MESSAGE_HISTORY).is_err() {
                return Err(Refusal::no_history_for_reply());
            }
            let there = self
                .message(place.id, answered)
                .is_some_and(|one| one.reader.is_none());
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
            && let Some(message) = self.repeated(place.id, self.bot, nonce)
        {
            return ok(self.message_object(message));
        }
        let kind = if draft.reference.is_some() {
            REPLY
        } else {
            PLAIN
        };
        let message = self.send(Letter {
            channel: place.id,
            author: self.bot,
            kind,
            draft,
            ..Letter::default()
        });
        ok(self.message_object(&message))
    }

    fn list_messages(&self, call: &Call, place: &Channel) -> Outcome {
        if self.demand(place, READ_MESSAGE_HISTORY).is_err() {
            return ok(Value::Array(Vec::new()));
        }
        let number = |key: &str| {
            call.query
                .get(key)
                .and_then(|text| text.parse::<u64>().ok())
        };
        let limit = number("limit").unwrap_or(50);
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
            .filter(|message| number("before").is_none_or(|before| message.id.0 < before))
            .filter(|message| number("after").is_none_or(|after| message.id.0 > after))
            .collect();
        let page: Vec<&&Message> = if number("after").is_some() {
            all.iter().take(limit).rev().collect()
        } else {
            all.iter().rev().take(limit).collect()
        };
        ok(page
            .into_iter()
            .map(|message| self.message_object(message))
            .collect())
    }

    fn patch_message(&mut self, call: Call, place: &Channel, message: &str) -> Outcome {
        let message = self.public_message(place.id, message)?;
        if message.author != self.bot {
            return Err(Refusal::not_the_author());
        }
        if place.is_archived() {
            return Err(Refusal::thread_archived());
        }
        let laid_out = message.flags & COMPONENTS_V2 != 0;
        let attached = attached(message);
        let draft = limits::message::draft(&call.body, call.files, Way::Edit, &attached, laid_out)?;
        if !draft.files.is_empty() {
            self.demand(place, ATTACH_FILES)?;
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
