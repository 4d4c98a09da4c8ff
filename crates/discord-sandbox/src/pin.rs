//! Pinned messages, and what moderators do with many messages.

use serde_json::{Value, json};

use super::clock::iso;
use super::draft::Draft;
use super::message::NewMessage;
use super::refusal::{Form, Refusal};
use super::snowflake::Id;
use super::world::World;
use super::world::channel::Channel;
use super::world::message::{Message, PINNED};
use super::world::session::Intent;

/// Pins of a channel, at most.
const MOST: usize = 250;
/// Age of a message that cannot be deleted together with others, in milliseconds.
const TOO_OLD: u64 = 14 * 24 * 3_600_000;

impl World {
    /// Pins a message as this user; a second time changes nothing.
    pub fn pin(&mut self, user: Id, place: &Channel, id: Id) -> Result<(), Refusal> {
        let now = self.clock.now();
        if self.pins(place.id).len() >= MOST {
            return Err(Refusal::too_many_pins());
        }
        let message = self
            .message_mut(place.id, id)
            .ok_or_else(Refusal::unknown_message)?;
        if message.pinned.is_some() {
            return Ok(());
        }
        message.pinned = Some(now);
        self.pins_changed(place, id);
        self.send(NewMessage {
            channel: place.id,
            author: user,
            kind: PINNED,
            draft: Draft {
                reference: Some(id),
                ..Draft::default()
            },
            ..NewMessage::default()
        });
        Ok(())
    }

    /// Unpins a message.
    pub fn unpin(&mut self, place: &Channel, id: Id) -> Result<(), Refusal> {
        let message = self
            .message_mut(place.id, id)
            .ok_or_else(Refusal::unknown_message)?;
        if message.pinned.take().is_some() {
            self.pins_changed(place, id);
        }
        Ok(())
    }

    /// The pinned messages of a channel, newest pin first.
    pub fn pins(&self, channel: Id) -> Vec<&Message> {
        let all = self.messages.get(&channel).into_iter();
        let all = all.flat_map(|list| list.values());
        let mut pinned: Vec<&Message> = all.filter(|message| message.pinned.is_some()).collect();
        pinned.sort_by_key(|message| std::cmp::Reverse(message.pinned));
        pinned
    }

    fn pins_changed(&mut self, place: &Channel, id: Id) {
        let newest = self
            .pins(place.id)
            .first()
            .and_then(|message| message.pinned);
        if let Some(own) = self.channels.get_mut(&place.id) {
            own.last_pin = newest;
        }
        let mut event = json!({
            "channel_id": place.id, "last_pin_timestamp": newest.map(iso),
        });
        let intent = match place.guild {
            Some(guild) => {
                event["guild_id"] = json!(guild);
                Intent::GUILDS
            }
            None => Intent::DIRECT_MESSAGES,
        };
        if self.sees(self.bot, place) {
            self.sessions
                .dispatch("CHANNEL_PINS_UPDATE", &event, intent, place.guild);
        }
        if let Some(message) = self.message(place.id, id).cloned() {
            self.message_event("MESSAGE_UPDATE", &message);
        }
    }

    /// Deletes many messages at once, and announces that in one event.
    pub fn bulk_delete(&mut self, place: &Channel, ids: &[Id]) -> Result<(), Refusal> {
        let mut form = Form::default();
        if !(2..=100).contains(&ids.len()) {
            let message = "Must be between 2 and 100 in length.";
            form.wrong("messages", "BASE_TYPE_BAD_LENGTH", message);
        }
        form.finish()?;
        let oldest = self.clock.now().saturating_sub(TOO_OLD);
        if ids.iter().any(|id| id.millis() < oldest) {
            return Err(Refusal::too_old_to_delete());
        }
        let Some(list) = self.messages.get_mut(&place.id) else {
            return Ok(());
        };
        let there = |id: &Id| list.remove(id).map(|_| *id);
        let gone: Vec<Id> = ids.iter().filter_map(there).collect();
        let mut event = json!({ "ids": gone, "channel_id": place.id });
        if let Some(guild) = place.guild {
            event["guild_id"] = json!(guild);
        }
        self.sessions.dispatch(
            "MESSAGE_DELETE_BULK",
            &event,
            Intent::GUILD_MESSAGES,
            place.guild,
        );
        for id in gone {
            let event: Value = json!({ "event": "gone", "message_id": id, "channel_id": place.id });
            self.broadcast(&event, |world, person| world.sees(person, place));
        }
        Ok(())
    }
}
