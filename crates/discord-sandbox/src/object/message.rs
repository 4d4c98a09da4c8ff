//! Messages as the bot and as people read them.

use serde_json::{Value, json};

use super::super::clock::iso;
use super::super::seed::RELAY;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::message::{
    HAS_THREAD, INSIDE, Message, Origin, Poll, Reaction, THREAD_CREATED, THREAD_STARTER,
};

/// The documented emoji object of a reaction.
pub fn emoji_object(emoji: &str) -> Value {
    json!({ "id": null, "name": emoji })
}

impl World {
    /// The documented message object.
    pub fn message_object(&self, message: &Message) -> Value {
        let user = |id: &Id| self.user_object(*id);
        let mut object = json!({
            "id": message.id, "channel_id": message.channel, "type": message.kind,
            "content": message.content, "author": self.author_object(message),
            "timestamp": iso(message.id.millis()), "edited_timestamp": message.edited.map(iso),
            "flags": message.flags, "pinned": message.pinned.is_some(), "tts": message.tts,
            "mention_everyone": message.everyone, "mention_roles": message.roles,
            "mentions": message.mentions.iter().map(user).collect::<Vec<_>>(),
            "attachments": message.attachments.iter().map(|item| self.attachment_object(item)).collect::<Vec<_>>(),
            "embeds": message.embeds.iter().map(|item| self.with_links(item, message)).collect::<Vec<_>>(),
            "components": message.components.iter().map(|item| self.with_links(item, message)).collect::<Vec<_>>(),
        });
        if let Some(nonce) = &message.nonce {
            object["nonce"] = nonce.clone();
        }
        if message.author == RELAY || message.webhook.is_some() {
            object["webhook_id"] = json!(message.author);
        }
        if !message.reactions.is_empty() {
            let reactions = message.reactions.iter();
            object["reactions"] = reactions.map(|one| self.reaction_object(one)).collect();
        }
        if let Some(poll) = &message.poll {
            object["poll"] = self.poll_object(poll);
        }
        if let Some(forwarded) = &message.forwarded {
            object["message_reference"] = json!({
                "type": 1, "channel_id": forwarded.channel, "message_id": forwarded.message,
            });
            let place = self.channels.get(&forwarded.channel);
            if let Some(guild) = place.and_then(|place| place.guild) {
                object["message_reference"]["guild_id"] = json!(guild);
            }
            object["message_snapshots"] = json!([{ "message": forwarded.copy }]);
        }
        if let Some(origin) = &message.origin {
            object["webhook_id"] = json!(self.bot);
            object["application_id"] = json!(self.bot);
            let place = self.channels.get(&message.channel);
            let guild = place.and_then(|place| place.guild);
            object["interaction_metadata"] = self.origin_object(origin, guild);
            if origin.kind == 2 {
                object["interaction"] = json!({
                    "id": origin.id, "type": 2, "name": origin.name, "user": user(&origin.user),
                });
            }
        }
        if let Some(reference) = message.reference {
            self.refer(&mut object, message, reference);
        }
        if message.flags & HAS_THREAD != 0
            && let Some(thread) = self.channels.get(&message.id)
        {
            object["thread"] = self.channel_object(thread);
        }
        object
    }

    /// The author, who has another name in each message of a webhook.
    fn author_object(&self, message: &Message) -> Value {
        let mut object = self.user_object(message.author);
        if let Some(persona) = &message.webhook {
            object["username"] = json!(persona.name);
            object["avatar"] = json!(persona.avatar);
            object["discriminator"] = json!("0000");
            object["bot"] = json!(true);
        }
        object
    }

    /// The documented reaction object.
    fn reaction_object(&self, reaction: &Reaction) -> Value {
        let count = reaction.users.len();
        json!({
            "emoji": emoji_object(&reaction.emoji), "count": count,
            "count_details": { "burst": 0, "normal": count }, "burst_colors": [],
            "me_burst": false, "me": reaction.users.contains(&self.bot),
        })
    }

    /// The documented poll object.
    fn poll_object(&self, poll: &Poll) -> Value {
        let numbered = || (1_u64..).zip(&poll.answers);
        let answers: Vec<Value> = numbered()
            .map(|(id, choice)| json!({ "answer_id": id, "poll_media": choice.media }))
            .collect();
        let counts: Vec<Value> = numbered()
            .filter(|(_, choice)| !choice.users.is_empty())
            .map(|(id, choice)| {
                let me = choice.users.contains(&self.bot);
                json!({ "id": id, "count": choice.users.len(), "me_voted": me })
            })
            .collect();
        json!({
            "question": { "text": poll.question }, "answers": answers, "expiry": iso(poll.ends),
            "allow_multiselect": poll.many, "layout_type": 1,
            "results": { "answer_counts": counts, "is_finalized": poll.is_over },
        })
    }

    fn refer(&self, object: &mut Value, message: &Message, reference: Id) {
        let place = self.channels.get(&message.channel);
        let other = match message.kind {
            THREAD_STARTER => place.and_then(|thread| thread.parent),
            THREAD_CREATED => Some(reference),
            _ => Some(message.channel),
        };
        let channel = other.unwrap_or(message.channel);
        object["message_reference"] = json!({ "type": 0, "channel_id": channel });
        if let Some(guild) = place.and_then(|place| place.guild) {
            object["message_reference"]["guild_id"] = json!(guild);
        }
        if message.kind == THREAD_CREATED {
            return;
        }
        object["message_reference"]["message_id"] = json!(reference);
        let original = self.message(channel, reference).map(|original| {
            let mut plain = original.clone();
            plain.reference = None;
            self.message_object(&plain)
        });
        object["referenced_message"] = json!(original);
    }

    /// The message for the pages: with the people it pinged and its only reader.
    pub fn message_for_people(&self, message: &Message) -> Value {
        let mut object = self.message_object(message);
        for (index, reaction) in message.reactions.iter().enumerate() {
            object["reactions"][index]["users"] = json!(reaction.users);
        }
        for (index, choice) in message
            .poll
            .iter()
            .flat_map(|poll| &poll.answers)
            .enumerate()
        {
            object["poll"]["answers"][index]["users"] = json!(choice.users);
        }
        object["pinged"] = json!(message.pinged);
        object["reader"] = json!(message.reader);
        object
    }

    fn origin_object(&self, origin: &Origin, guild: Option<Id>) -> Value {
        let mut object = json!({
            "id": origin.id, "type": origin.kind, "user": self.user_object(origin.user),
            "authorizing_integration_owners": { "0": guild.unwrap_or_default() },
        });
        if origin.kind == 2 {
            object["name"] = json!(origin.name);
        }
        if let Some(original) = origin.original {
            object["original_response_message_id"] = json!(original);
        }
        if let Some(source) = origin.source.filter(|_| origin.kind == 3) {
            object["interacted_message_id"] = json!(source);
        }
        match origin.target {
            Some(user) if self.users.contains_key(&user) => {
                object["target_user"] = self.user_object(user);
            }
            Some(message) => object["target_message_id"] = json!(message),
            None => {}
        }
        if let Some(trigger) = &origin.trigger {
            object["triggering_interaction_metadata"] = self.origin_object(trigger, guild);
        }
        object
    }

    /// An embed or component with its attachments replaced by links.
    fn with_links(&self, part: &Value, message: &Message) -> Value {
        match part {
            Value::Array(list) => list
                .iter()
                .map(|item| self.with_links(item, message))
                .collect(),
            Value::Object(map) => {
                let inside = map
                    .get("url")
                    .and_then(Value::as_str)
                    .and_then(|url| url.strip_prefix(INSIDE))
                    .and_then(|id| id.parse::<Id>().ok())
                    .and_then(|id| message.inside.iter().find(|attachment| attachment.id == id));
                let mut linked: serde_json::Map<String, Value> = map
                    .iter()
                    .map(|(key, value)| (key.clone(), self.with_links(value, message)))
                    .collect();
                if let Some(file) = inside {
                    let object = self.attachment_object(file);
                    for key in ["url", "proxy_url", "width", "height", "content_type"] {
                        if let Some(value) = object.get(key) {
                            linked.insert(key.to_owned(), value.clone());
                        }
                    }
                    if map.contains_key("id") {
                        linked.insert("attachment_id".to_owned(), json!(file.id));
                    } else if let Some(text) = &file.description {
                        linked.insert("description".to_owned(), json!(text));
                    }
                }
                Value::Object(linked)
            }
            other => other.clone(),
        }
    }
}
