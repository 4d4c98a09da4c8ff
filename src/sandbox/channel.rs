//! Text channels, direct messages and threads, and how they look on the wire.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::clock::iso;
use super::snowflake::Id;
use super::world::World;

/// A text channel of the server.
pub const TEXT: u8 = 0;
/// A direct message between one person and the bot.
pub const DIRECT: u8 = 1;
/// A thread everyone who sees the channel may read.
pub const PUBLIC_THREAD: u8 = 11;
/// A thread only its members may read.
pub const PRIVATE_THREAD: u8 = 12;

/// A place where messages are.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Channel {
    /// Its identifier; a thread made from a message has that message's.
    pub id: Id,
    /// Discord's number for the kind of channel.
    pub kind: u8,
    /// Its name; empty in a direct message.
    pub name: String,
    /// The line under the name.
    pub topic: Option<String>,
    /// Its place in the list.
    pub position: u32,
    /// Seconds people have to wait between two messages.
    pub slow: u32,
    /// Changes to what the roles allow.
    pub overwrites: Vec<Overwrite>,
    /// The channel a thread belongs to.
    pub parent: Option<Id>,
    /// The person a direct message is with.
    pub recipient: Option<Id>,
    /// What only threads have.
    pub thread: Option<Thread>,
    /// The newest message ever sent.
    pub last_message: Option<Id>,
}

/// What a channel allows or denies to one role or member.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Overwrite {
    /// The role or member.
    pub id: Id,
    /// 0 for a role, 1 for a member.
    pub kind: u8,
    /// The bits granted.
    pub allow: u64,
    /// The bits taken away.
    pub deny: u64,
}

/// The state of a thread.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Thread {
    /// Who opened it.
    pub owner: Id,
    /// Whether it was put away.
    pub archived: bool,
    /// Whether only moderators may reopen it.
    pub locked: bool,
    /// When it was last put away or reopened.
    pub archive_time: u64,
    /// Minutes without a message until it is put away.
    pub auto_archive: u32,
    /// Whether members may add others to a private thread.
    pub invitable: bool,
    /// When it was opened.
    pub created: u64,
    /// Messages ever sent in it.
    pub sent: u32,
    /// Who is in it, and since when.
    pub members: BTreeMap<Id, u64>,
}

impl Channel {
    /// Whether only its members see it.
    pub fn is_private_thread(&self) -> bool {
        self.kind == PRIVATE_THREAD
    }

    /// Whether it is an archived thread.
    pub fn is_archived(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.archived)
    }

    /// Whether it is a locked thread.
    pub fn is_locked(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.locked)
    }
}

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
            "guild_id": self.guild.id, "name": channel.name, "parent_id": channel.parent,
            "rate_limit_per_user": channel.slow,
        });
        if let Some(thread) = &channel.thread {
            let count = self.messages.get(&channel.id).map_or(0, |list| {
                list.values().filter(|m| m.reader.is_none()).count()
            });
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
            object["last_pin_timestamp"] = Value::Null;
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

    /// The direct message channel with this person, opened where there is none.
    pub fn direct_channel(&mut self, person: Id) -> Id {
        let open = self
            .channels
            .values()
            .find(|channel| channel.recipient == Some(person));
        if let Some(channel) = open {
            return channel.id;
        }
        let id = self.next_id();
        let channel = Channel {
            id,
            kind: DIRECT,
            recipient: Some(person),
            ..Channel::default()
        };
        self.channels.insert(id, channel);
        self.channels_changed();
        id
    }

    /// Takes a channel away with all that is in it, and the threads under it.
    pub fn remove_channel(&mut self, id: Id) -> Option<Value> {
        let below: Vec<Id> = self
            .channels
            .values()
            .filter(|channel| channel.parent == Some(id))
            .map(|channel| channel.id)
            .collect();
        for thread in below {
            self.remove_channel(thread);
        }
        let channel = self.channels.get(&id)?.clone();
        let object = self.channel_object(&channel);
        let event = if channel.thread.is_some() {
            "THREAD_DELETE"
        } else {
            "CHANNEL_DELETE"
        };
        self.channel_event(event, &channel, &object);
        self.channels.remove(&id);
        self.messages.remove(&id);
        self.channels_changed();
        Some(object)
    }

    /// Puts threads away whose time without messages has run out.
    pub fn archive_idle_threads(&mut self) {
        let now = self.clock.now();
        let idle: Vec<Id> = self
            .channels
            .values()
            .filter(|channel| {
                channel.thread.as_ref().is_some_and(|thread| {
                    let active = channel.last_message.map_or(0, Id::millis);
                    let since = active.max(thread.archive_time);
                    !thread.archived && since + u64::from(thread.auto_archive) * 60_000 < now
                })
            })
            .map(|channel| channel.id)
            .collect();
        for id in idle {
            self.change_thread(id, |thread| thread.archived = true);
        }
    }

    /// Changes a thread and tells everyone.
    pub fn change_thread(&mut self, id: Id, change: impl FnOnce(&mut Thread)) {
        let now = self.clock.now();
        let Some(channel) = self.channels.get_mut(&id) else {
            return;
        };
        let Some(thread) = &mut channel.thread else {
            return;
        };
        let archived = thread.archived;
        change(thread);
        if thread.archived != archived {
            thread.archive_time = now;
        }
        self.channel_updated(id);
    }

    /// Tells everyone that a channel or thread is different now.
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

    /// Makes a user a member of a thread.
    pub fn join_thread(&mut self, id: Id, user: Id) -> bool {
        let now = self.clock.now();
        let Some(thread) = self
            .channels
            .get_mut(&id)
            .and_then(|one| one.thread.as_mut())
        else {
            return false;
        };
        let joined = thread.members.insert(user, now).is_none();
        if joined {
            self.channels_changed();
        }
        joined
    }
}
