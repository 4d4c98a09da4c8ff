//! Reactions: emoji under a message, added and removed by the bot and by people.

use serde_json::{Value, json};

use super::object::message::emoji_object;
use super::permission::{ADD_REACTIONS, READ_MESSAGE_HISTORY};
use super::refusal::Refusal;
use super::snowflake::Id;
use super::world::World;
use super::world::channel::Channel;
use super::world::message::Reaction;
use super::world::session::Intent;

/// Different emoji under one message, at most.
const MOST: usize = 20;

impl World {
    /// Adds a user's reaction; a second time changes nothing.
    pub fn react(&mut self, user: Id, place: &Channel, id: Id, emoji: &str) -> Result<(), Refusal> {
        self.require_person(user, place, READ_MESSAGE_HISTORY)?;
        let message = self
            .message(place.id, id)
            .ok_or_else(Refusal::unknown_message)?;
        // Servers of the sandbox have no emoji of their own.
        if emoji.is_ascii() {
            return Err(Refusal::unknown_emoji());
        }
        let found = message
            .reactions
            .iter()
            .position(|one| same(&one.emoji, emoji));
        if found.is_none() {
            self.require_person(user, place, ADD_REACTIONS)?;
            if message.reactions.len() >= MOST {
                return Err(Refusal::too_many_reactions());
            }
        }
        if place.is_archived() {
            return Err(Refusal::thread_archived());
        }
        let author = message.author;
        let Some(message) = self.message_mut(place.id, id) else {
            return Err(Refusal::unknown_message());
        };
        let at = found.unwrap_or_else(|| {
            message.reactions.push(Reaction {
                emoji: emoji.to_owned(),
                users: Vec::new(),
            });
            message.reactions.len() - 1
        });
        let users = &mut message.reactions[at].users;
        if users.contains(&user) {
            return Ok(());
        }
        users.push(user);
        let mut event = reaction_event(place, id, Some(emoji));
        event["user_id"] = json!(user);
        event["message_author_id"] = json!(author);
        event["burst"] = json!(false);
        event["type"] = json!(0);
        if let Some(guild) = self.guild_of(place) {
            event["member"] = self.member_object(guild, user);
        }
        self.reacted("MESSAGE_REACTION_ADD", place, id, &event);
        Ok(())
    }

    /// Removes a user's reaction.
    pub fn take_back(
        &mut self,
        user: Id,
        place: &Channel,
        id: Id,
        emoji: &str,
    ) -> Result<(), Refusal> {
        let message = self
            .message_mut(place.id, id)
            .ok_or_else(Refusal::unknown_message)?;
        let mut own = message.reactions.iter_mut();
        let Some(reaction) = own.find(|one| same(&one.emoji, emoji)) else {
            return Err(Refusal::unknown_emoji());
        };
        let before = reaction.users.len();
        reaction.users.retain(|other| *other != user);
        if reaction.users.len() == before {
            return Ok(());
        }
        message.reactions.retain(|one| !one.users.is_empty());
        let mut event = reaction_event(place, id, Some(emoji));
        event["user_id"] = json!(user);
        event["burst"] = json!(false);
        event["type"] = json!(0);
        self.reacted("MESSAGE_REACTION_REMOVE", place, id, &event);
        Ok(())
    }

    /// Removes all reactions of a message, or those with one emoji.
    pub fn clear_reactions(
        &mut self,
        place: &Channel,
        id: Id,
        emoji: Option<&str>,
    ) -> Result<(), Refusal> {
        let message = self
            .message_mut(place.id, id)
            .ok_or_else(Refusal::unknown_message)?;
        let before = message.reactions.len();
        message
            .reactions
            .retain(|one| emoji.is_some_and(|emoji| !same(&one.emoji, emoji)));
        if emoji.is_some() && message.reactions.len() == before {
            return Err(Refusal::unknown_emoji());
        }
        let name = match emoji {
            Some(_) => "MESSAGE_REACTION_REMOVE_EMOJI",
            None => "MESSAGE_REACTION_REMOVE_ALL",
        };
        let event = reaction_event(place, id, emoji);
        self.reacted(name, place, id, &event);
        Ok(())
    }

    /// The users who reacted with an emoji, in the order of their identifiers.
    pub fn reactors(&self, channel: Id, id: Id, emoji: &str) -> Result<Vec<Id>, Refusal> {
        let message = self
            .message(channel, id)
            .ok_or_else(Refusal::unknown_message)?;
        let mut own = message.reactions.iter();
        let found = own.find(|one| same(&one.emoji, emoji));
        let mut users = found.ok_or_else(Refusal::unknown_emoji)?.users.clone();
        users.sort_unstable();
        Ok(users)
    }

    /// Announces a changed reaction to the bot and the pages.
    fn reacted(&mut self, name: &str, place: &Channel, id: Id, event: &Value) {
        let intent = match place.guild {
            Some(_) => Intent::GUILD_REACTIONS,
            None => Intent::DIRECT_REACTIONS,
        };
        if self.sees(self.bot, place) {
            self.sessions.dispatch(name, event, intent, place.guild);
        }
        self.show_again(place, id);
    }

    /// Sends the pages a message again, of which the bot gets another event.
    pub fn show_again(&mut self, place: &Channel, id: Id) {
        let Some(message) = self.message(place.id, id) else {
            return;
        };
        let reader = message.reader;
        let event = json!({ "event": "message", "message": self.message_for_people(message) });
        self.broadcast(&event, |world, person| {
            reader.map_or_else(|| world.sees(person, place), |reader| reader == person)
        });
    }
}

fn reaction_event(place: &Channel, id: Id, emoji: Option<&str>) -> Value {
    let mut event = json!({ "channel_id": place.id, "message_id": id });
    if let Some(emoji) = emoji {
        event["emoji"] = emoji_object(emoji);
    }
    if let Some(guild) = place.guild {
        event["guild_id"] = json!(guild);
    }
    event
}

/// Whether two emoji are the same, with or without the mark that asks for colours.
fn same(one: &str, other: &str) -> bool {
    one.trim_end_matches('\u{fe0f}') == other.trim_end_matches('\u{fe0f}')
}
