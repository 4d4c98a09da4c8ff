//! Events to the bot and the open pages, each limited to what the receiver may know.

use serde_json::{Value, json};

use super::snowflake::Id;
use super::world::World;
use super::world::channel::Channel;
use super::world::message::Message;
use super::world::session::Intent;

impl World {
    /// Sends the bot an event about a channel or thread it sees.
    pub fn channel_event(&mut self, event: &str, channel: &Channel, object: &Value) {
        if channel.guild.is_some() && self.sees(self.bot, channel) {
            self.sessions
                .dispatch(event, object, Intent::GUILDS, channel.guild);
        }
    }

    /// Announces a changed channel or thread to the bot and the pages.
    pub fn channel_updated(&mut self, id: Id) {
        let Some(channel) = self.channels.get(&id).cloned() else {
            return;
        };
        let object = self.channel_object(&channel);
        let event = if channel.thread.is_some() {
            "THREAD_UPDATE"
        } else {
            "CHANNEL_UPDATE"
        };
        self.channel_event(event, &channel, &object);
        self.channels_changed();
    }

    /// Announces a created, edited or deleted message to the bot and the pages.
    pub fn message_event(&mut self, event: &str, message: &Message) {
        let Some(channel) = self.channels.get(&message.channel).cloned() else {
            return;
        };
        if message.reader.is_none() && self.sees(self.bot, &channel) {
            self.tell_bot_of(event, message, &channel);
        }
        let mut page_event =
            json!({ "event": "message", "message": self.message_for_people(message) });
        if event == "MESSAGE_DELETE" {
            page_event = json!({
                "event": "gone", "message_id": message.id, "channel_id": message.channel,
            });
        }
        let reader = message.reader;
        self.broadcast(&page_event, |world, person| {
            reader.map_or_else(|| world.sees(person, &channel), |reader| reader == person)
        });
    }

    fn tell_bot_of(&mut self, event: &str, message: &Message, channel: &Channel) {
        let guild = channel.guild;
        let intent = if guild.is_some() {
            Intent::GUILD_MESSAGES
        } else {
            Intent::DIRECT_MESSAGES
        };
        if event == "MESSAGE_DELETE" {
            let mut object = json!({ "id": message.id, "channel_id": message.channel });
            if let Some(guild) = guild {
                object["guild_id"] = json!(guild);
            }
            self.sessions.dispatch(event, &object, intent, guild);
            return;
        }
        let mut object = self.message_object(message);
        if let Some(guild) = self.guild_of(channel) {
            object["guild_id"] = json!(guild.id);
            if message.webhook.is_none() {
                object["member"] = self.partial_member(guild, message.author);
            }
        }
        let mut blank = object.clone();
        self.make_blank(&mut blank, message, channel);
        self.sessions
            .dispatch_message(event, (&object, &blank), intent, guild);
    }

    /// Takes the content from a message that the bot may not read without the privileged intent.
    pub fn make_blank(&self, object: &mut Value, message: &Message, channel: &Channel) {
        let is_own = message.author == self.bot || message.mentions.contains(&self.bot);
        if is_own || channel.guild.is_none() {
            return;
        }
        object["content"] = json!("");
        for key in ["embeds", "attachments", "components"] {
            object[key] = json!([]);
        }
        if let Some(map) = object.as_object_mut() {
            map.remove("poll");
        }
        let snapshots = object.get_mut("message_snapshots");
        if let Some(snapshots) = snapshots.and_then(Value::as_array_mut) {
            for snapshot in snapshots {
                snapshot["message"]["content"] = json!("");
            }
        }
    }

    /// A message as the bot reads it: blank if the application may not read its content.
    pub fn message_for_bot(&self, message: &Message) -> Value {
        let mut object = self.message_object(message);
        if self.intents & Intent::CONTENT == 0
            && let Some(channel) = self.channels.get(&message.channel)
        {
            self.make_blank(&mut object, message, channel);
        }
        object
    }
}
