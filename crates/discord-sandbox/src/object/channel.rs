//! Channels, threads and thread members.

use serde_json::{Value, json};

use super::super::clock::iso;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::channel::{Channel, DIRECT, FORUM};

impl World {
    /// The documented channel object.
    pub fn channel_object(&self, channel: &Channel) -> Value {
        let last = channel.last_message;
        if let Some(recipient) = channel.recipient {
            return json!({
                "id": channel.id, "type": DIRECT, "last_message_id": last, "flags": 0,
                "recipients": [self.user_object(recipient)],
            });
        }
        let mut object = json!({
            "id": channel.id, "type": channel.kind, "last_message_id": last, "flags": 0,
            "guild_id": channel.guild, "name": channel.name, "parent_id": channel.parent,
            "rate_limit_per_user": channel.slow,
        });
        if let Some(thread) = &channel.thread {
            let count = self.messages.get(&channel.id).map_or(0, |list| {
                list.values().filter(|m| m.reader.is_none()).count()
            });
            let parent = channel.parent.and_then(|parent| self.channels.get(&parent));
            if parent.is_some_and(|parent| parent.kind == FORUM) {
                object["applied_tags"] = json!([]);
            }
            object["owner_id"] = json!(thread.owner);
            object["thread_metadata"] = json!({
                "archived": thread.archived, "archive_timestamp": iso(thread.archive_time),
                "auto_archive_duration": thread.auto_archive, "locked": thread.locked,
                "create_timestamp": iso(thread.created),
            });
            if channel.is_private_thread() {
                object["thread_metadata"]["invitable"] = json!(thread.invitable);
            }
            object["message_count"] = json!(count);
            object["member_count"] = json!(thread.members.len().min(50));
            object["total_message_sent"] = json!(thread.sent);
        } else {
            object["topic"] = json!(channel.topic);
            object["position"] = json!(channel.position);
            object["nsfw"] = json!(false);
            object["last_pin_timestamp"] = json!(channel.last_pin.map(iso));
            if channel.kind == FORUM {
                object["available_tags"] = json!([]);
                object["default_reaction_emoji"] = Value::Null;
                object["default_sort_order"] = Value::Null;
                object["default_forum_layout"] = json!(0);
            }
            object["permission_overwrites"] = channel
                .overwrites
                .iter()
                .map(|one| {
                    json!({
                        "id": one.id, "type": one.kind,
                        "allow": one.allow.to_string(), "deny": one.deny.to_string(),
                    })
                })
                .collect();
        }
        for (key, value) in &channel.more {
            object[key] = value.clone();
        }
        object
    }

    /// The documented thread member object.
    pub fn thread_member_object(&self, thread: Id, user: Id) -> Option<Value> {
        let since = self
            .channels
            .get(&thread)?
            .thread
            .as_ref()?
            .members
            .get(&user)?;
        Some(json!({
            "id": thread, "user_id": user, "join_timestamp": iso(*since), "flags": 0,
        }))
    }

    /// The active threads of a server.
    pub fn active_threads(&self, guild: Id) -> Value {
        let threads: Vec<_> = self
            .channels
            .values()
            .filter(|channel| channel.guild == Some(guild) && channel.thread.is_some())
            .filter(|channel| !channel.is_archived())
            .filter(|channel| self.sees(self.bot, channel))
            .collect();
        let members: Vec<Value> = threads
            .iter()
            .filter_map(|thread| self.thread_member_object(thread.id, self.bot))
            .collect();
        let threads: Vec<Value> = threads
            .into_iter()
            .map(|one| self.channel_object(one))
            .collect();
        json!({ "threads": threads, "members": members, "has_more": false })
    }
}
