//! Changes to channels and threads: opening, archiving, deleting.

pub mod settings;

use serde_json::{Value, json};

use super::snowflake::Id;
use super::world::World;
use super::world::channel::{Channel, DIRECT, Overwrite, Thread};

impl World {
    /// The direct message channel with this person; opens one if there is none.
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

    /// Adds a channel of a kind to a server; its id.
    pub fn add_channel(&mut self, guild: Id, name: String, kind: u8) -> Id {
        let id = self.next_id();
        self.put_channel(Channel {
            id,
            guild: Some(guild),
            kind,
            name,
            ..Channel::default()
        })
    }

    /// Adds a channel and announces it; its id.
    fn put_channel(&mut self, channel: Channel) -> Id {
        let id = channel.id;
        self.channels.insert(id, channel);
        let channel = self.channels[&id].clone();
        let object = self.channel_object(&channel);
        self.channel_event("CHANNEL_CREATE", &channel, &object);
        self.channels_changed();
        id
    }

    /// Deletes a channel with its messages and threads; its object, or `None` if there is no such
    /// channel.
    pub fn remove_channel(&mut self, id: Id) -> Option<Value> {
        let below: Vec<Id> = self
            .channels
            .values()
            .filter(|channel| channel.parent == Some(id) && channel.thread.is_some())
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

    /// Sets the overwrite of one role or member in a channel.
    pub fn overwrite(&mut self, channel: Id, overwrite: Overwrite) {
        if let Some(own) = self.channels.get_mut(&channel) {
            own.overwrites
                .retain(|existing| existing.id != overwrite.id);
            if overwrite.allow != 0 || overwrite.deny != 0 {
                own.overwrites.push(overwrite);
            }
        }
        self.channel_updated(channel);
    }

    /// Archives threads whose time without messages has run out.
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

    /// Changes a thread and sends the update to the bot and the pages.
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

    /// Makes a user a member of a thread; `false` if they are one already or there is no such
    /// thread.
    pub fn join_thread(&mut self, id: Id, user: Id) -> bool {
        let now = self.clock.now();
        let Some(thread) = self
            .channels
            .get_mut(&id)
            .and_then(|channel| channel.thread.as_mut())
        else {
            return false;
        };
        let joined = thread.members.insert(user, now).is_none();
        if joined {
            self.channels_changed();
            self.announce_to_bot(id, user);
        }
        joined
    }

    /// Sends the bot a thread that it was added to.
    fn announce_to_bot(&mut self, id: Id, user: Id) {
        let thread = self.channels.get(&id).filter(|_| user == self.bot);
        if let Some(thread) = thread.cloned() {
            let mut object = self.channel_object(&thread);
            object["member"] = json!(self.thread_member_object(id, user));
            self.channel_event("THREAD_CREATE", &thread, &object);
        }
    }
}
