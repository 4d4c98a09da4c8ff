//! Messages: sending, editing, deleting, and the people they ping.

use serde_json::{Value, json};

use super::draft::{Allowed, Draft};
use super::form::Upload;
use super::media;
use super::permission::{MANAGE_THREADS, MENTION_EVERYONE};
use super::refusal::Refusal;
use super::snowflake::Id;
use super::world::World;
use super::world::file::Attachment;
use super::world::guild::User;
use super::world::message::{
    COMPONENTS_V2, EPHEMERAL, Forwarded, HAS_SNAPSHOT, INSIDE, LOADING, Message, Origin, Persona,
    RECIPIENT_ADD, REPLY, SUPPRESS_EMBEDS,
};

/// A message to send.
#[derive(Clone, Debug, Default)]
pub struct NewMessage {
    /// The channel.
    pub channel: Id,
    /// The author.
    pub author: Id,
    /// Discord's number for the type of message.
    pub kind: u8,
    /// The only reader of an ephemeral message.
    pub reader: Option<Id>,
    /// The interaction that the message answers.
    pub origin: Option<Origin>,
    /// The name and picture of a webhook's message.
    pub webhook: Option<Persona>,
    /// The identifier, if it is not a new one.
    pub id: Option<Id>,
    /// The content.
    pub draft: Draft,
}

impl World {
    /// The author's recent message in this channel with the same nonce.
    pub fn find_by_nonce(&self, channel: Id, author: Id, nonce: &Value) -> Option<&Message> {
        const MEMORY: u64 = 5 * 60_000;
        let since = Id::at(self.clock.now().saturating_sub(MEMORY));
        self.messages
            .get(&channel)?
            .range(since..)
            .map(|(_, message)| message)
            .find(|message| message.author == author && message.nonce.as_ref() == Some(nonce))
    }

    /// Adds a message to its channel and announces it.
    pub fn send(&mut self, new: NewMessage) -> Message {
        let id = match new.id {
            Some(id) => id,
            None => self.next_id(),
        };
        let mut message = Message {
            id,
            channel: new.channel,
            tts: new.draft.tts,
            forwarded: self.forwarded(new.draft.forward),
            webhook: new.webhook,
            author: new.author,
            kind: new.kind,
            flags: new.draft.flags,
            nonce: new.draft.nonce.clone(),
            reader: new.reader,
            origin: new.origin,
            reference: new.draft.reference,
            ..Message::default()
        };
        if message.reader.is_some() {
            message.flags |= EPHEMERAL;
        }
        if message.forwarded.is_some() {
            message.flags |= HAS_SNAPSHOT;
        }
        self.fill(&mut message, new.draft);
        let added = self.add_mentioned(&message);
        self.ping(&mut message);
        self.messages
            .entry(message.channel)
            .or_default()
            .insert(id, message.clone());
        self.received(&message);
        self.message_event("MESSAGE_CREATE", &message);
        for user in added {
            self.announce_member(message.channel, message.author, user);
        }
        message
    }

    /// Announces a new member in their thread.
    pub fn announce_member(&mut self, thread: Id, by: Id, user: Id) {
        self.send(NewMessage {
            channel: thread,
            author: by,
            kind: RECIPIENT_ADD,
            draft: Draft {
                content: Some(format!("<@{user}>")),
                ..Draft::default()
            },
            ..NewMessage::default()
        });
    }

    /// Adds the users whom a message in a private thread mentions, if they see its channel; returns
    /// the new members.
    fn add_mentioned(&mut self, message: &Message) -> Vec<Id> {
        let place = self.channels.get(&message.channel);
        let Some(place) = place.filter(|place| place.is_private_thread()) else {
            return Vec::new();
        };
        let invites = place.thread.as_ref().is_some_and(|thread| thread.invitable)
            || self.permissions(message.author, place) & MANAGE_THREADS != 0;
        let parent = place.parent.and_then(|parent| self.channels.get(&parent));
        let may_be_added = |user: &Id| parent.is_some_and(|parent| self.sees(*user, parent));
        let users = message.mentions.iter().copied();
        let users: Vec<Id> = users.filter(|user| invites && may_be_added(user)).collect();
        let joins = |user: &Id| self.join_thread(message.channel, *user);
        users.into_iter().filter(joins).collect()
    }

    /// Edits a message and announces it; `None` if there is none.
    pub fn edit(&mut self, channel: Id, id: Id, draft: Draft) -> Option<Message> {
        let mut message = self.message(channel, id)?.clone();
        let thinking = message.flags & LOADING != 0;
        message.flags = message.flags & !LOADING | draft.flags & COMPONENTS_V2;
        if let Some(suppress) = draft.suppress {
            message.flags &= !SUPPRESS_EMBEDS;
            message.flags |= u64::from(suppress) * SUPPRESS_EMBEDS;
        }
        if !thinking {
            message.edited = Some(self.clock.now());
        }
        self.fill(&mut message, draft);
        self.messages.get_mut(&channel)?.insert(id, message.clone());
        self.message_event("MESSAGE_UPDATE", &message);
        Some(message)
    }

    /// Deletes a message and announces it; `None` if there is none.
    pub fn remove_message(&mut self, channel: Id, id: Id) -> Option<Message> {
        let message = self.messages.get_mut(&channel)?.remove(&id)?;
        self.message_event("MESSAGE_DELETE", &message);
        Some(message)
    }

    fn fill(&mut self, message: &mut Message, draft: Draft) {
        if let Some(content) = draft.content {
            content.trim().clone_into(&mut message.content);
        }
        if let Some(mut poll) = draft.poll {
            poll.ends += self.clock.now();
            self.open_polls.insert((message.channel, message.id));
            message.poll = Some(poll);
        }
        self.mention(message, &draft.allowed);
        let mut held: Vec<Attachment> = match &draft.attachments {
            None => message
                .attachments
                .iter()
                .chain(&message.inside)
                .cloned()
                .collect(),
            Some(listed) => message
                .attachments
                .iter()
                .chain(&message.inside)
                .filter_map(|old| {
                    let entry = listed.iter().find(|entry| entry.id == old.id.0)?;
                    let mut attachment = old.clone();
                    if entry.description.is_some() {
                        attachment.description.clone_from(&entry.description);
                    }
                    Some(attachment)
                })
                .collect(),
        };
        let channel = message.reader.is_none().then_some(message.channel);
        for upload in draft.files {
            let entry = draft
                .attachments
                .iter()
                .flatten()
                .find(|entry| entry.id == upload.number);
            let id = self.next_id();
            held.push(Attachment {
                id,
                name: entry
                    .and_then(|entry| entry.name.clone())
                    .unwrap_or(upload.name),
                description: entry.and_then(|entry| entry.description.clone()),
                media_type: upload.media_type,
                size: upload.content.len(),
                pixels: media::pixels(&upload.content),
                channel,
            });
            self.files.keep(id, upload.content);
        }
        let old_inside = std::mem::take(&mut message.inside);
        for (new, place) in [
            (draft.embeds, &mut message.embeds),
            (draft.components, &mut message.components),
        ] {
            if let Some(mut new) = new {
                for part in &mut new {
                    point_inside(part, &held);
                }
                *place = new;
            }
        }
        let text = json!([message.embeds, message.components]).to_string();
        let is_inside =
            |attachment: &Attachment| text.contains(&format!("{INSIDE}{}\"", attachment.id));
        message.inside = held
            .iter()
            .filter(|attachment| is_inside(attachment))
            .cloned()
            .collect();
        // An embed that stays keeps its picture, even when the file is detached.
        for old in old_inside {
            if is_inside(&old)
                && message
                    .inside
                    .iter()
                    .all(|attachment| attachment.id != old.id)
            {
                message.inside.push(old);
            }
        }
        held.retain(|attachment| !is_inside(attachment));
        message.attachments = held;
    }

    /// Stores files that belong to no message; only the bot gets links to them.
    pub fn store_files(&mut self, files: Vec<Upload>) -> Vec<Attachment> {
        let mut stored = Vec::new();
        for upload in files {
            let id = self.next_id();
            stored.push(Attachment {
                id,
                name: upload.name,
                description: None,
                media_type: upload.media_type,
                size: upload.content.len(),
                pixels: media::pixels(&upload.content),
                channel: None,
            });
            self.files.keep(id, upload.content);
        }
        stored
    }

    fn mention(&self, message: &mut Message, allowed: &Allowed) {
        let mut users = Vec::new();
        for mentioned in mentioned(&message.content) {
            let may = allowed.users || allowed.listed.contains(&mentioned);
            if may && self.users.contains_key(&mentioned) && !users.contains(&mentioned) {
                users.push(mentioned);
            }
        }
        if message.kind == REPLY
            && allowed.replied
            && let Some(answered) = message.reference
            && let Some(original) = self.message(message.channel, answered)
            && !users.contains(&original.author)
        {
            users.push(original.author);
        }
        message.mentions = users;
        message.roles = self.mentioned_roles(message, allowed);
        let may_call_all = self.channels.get(&message.channel).is_some_and(|channel| {
            self.permissions(message.author, channel) & MENTION_EVERYONE != 0
        });
        message.everyone = allowed.everyone
            && may_call_all
            && ["@everyone", "@here"]
                .iter()
                .any(|call| message.content.contains(call));
    }

    /// The roles that a message mentions and may ping.
    fn mentioned_roles(&self, message: &Message, allowed: &Allowed) -> Vec<Id> {
        let channel = self.channels.get(&message.channel);
        let Some((channel, guild)) = channel.and_then(|own| Some((own, self.guild_of(own)?)))
        else {
            return Vec::new();
        };
        let calls_all = self.permissions(message.author, channel) & MENTION_EVERYONE != 0;
        let roles = guild.roles.iter().filter(|role| {
            let is_named = message.content.contains(&format!("<@&{}>", role.id));
            let may = allowed.roles || allowed.listed_roles.contains(&role.id);
            is_named && may && role.id != guild.id && (role.mentionable || calls_all)
        });
        roles.map(|role| role.id).collect()
    }

    /// The copy of a message that is forwarded; `None` if there is no such message.
    fn forwarded(&self, forward: Option<(Id, Id)>) -> Option<Forwarded> {
        let (channel, id) = forward?;
        let original = self.message(channel, id)?;
        let object = self.message_object(original);
        let mut copy = json!({});
        for key in [
            "type",
            "content",
            "mentions",
            "mention_roles",
            "attachments",
            "embeds",
            "timestamp",
            "edited_timestamp",
            "flags",
            "components",
        ] {
            copy[key] = object[key].clone();
        }
        Some(Forwarded {
            channel,
            message: id,
            copy,
        })
    }

    /// Refuses to forward a message that this user does not see.
    pub fn may_forward(&self, user: Id, draft: &Draft) -> Result<(), Refusal> {
        let Some((channel, id)) = draft.forward else {
            return Ok(());
        };
        let place = self.channels.get(&channel);
        let is_seen = place.is_some_and(|place| self.sees(user, place));
        let original = self
            .message(channel, id)
            .filter(|message| message.reader.is_none());
        if is_seen && original.is_some() {
            return Ok(());
        }
        let message = "Unknown message";
        Err(Refusal::form(
            "message_reference",
            "REPLIES_UNKNOWN_MESSAGE",
            message,
        ))
    }

    fn ping(&self, message: &mut Message) {
        let Some(channel) = self.channels.get(&message.channel) else {
            return;
        };
        message.pinged = self
            .people()
            .map(|person| person.id)
            .filter(|person| {
                let holds =
                    |user: &User| message.roles.iter().any(|role| user.roles.contains(role));
                let called = message.everyone
                    || message.mentions.contains(person)
                    || self.users.get(person).is_some_and(holds);
                let direct = channel.recipient == Some(*person);
                *person != message.author && (called || direct) && self.sees(*person, channel)
            })
            .filter(|person| message.reader.is_none_or(|reader| reader == *person))
            .collect();
    }

    fn received(&mut self, message: &Message) {
        if message.reader.is_some() {
            return;
        }
        let (author, channel) = (message.author, message.channel);
        if message.webhook.is_some() {
            self.latest(channel, message.id);
            return;
        }
        self.read
            .entry(author)
            .or_default()
            .insert(channel, message.id);
        let reopened = self.latest(channel, message.id);
        self.join_thread(channel, author);
        for pinged in message.pinged.clone() {
            self.join_thread(channel, pinged);
        }
        if reopened {
            self.channel_updated(channel);
        }
    }

    /// Notes the newest message of a channel; whether that reopened a thread.
    fn latest(&mut self, channel: Id, message: Id) -> bool {
        let Some(channel) = self.channels.get_mut(&channel) else {
            return false;
        };
        channel.last_message = Some(message);
        let Some(thread) = &mut channel.thread else {
            return false;
        };
        thread.sent += 1;
        std::mem::take(&mut thread.archived)
    }
}

/// The attachments of a message, by identifier and name.
pub fn attached(message: &Message) -> Vec<(Id, String)> {
    message
        .attachments
        .iter()
        .chain(&message.inside)
        .map(|attachment| (attachment.id, attachment.name.clone()))
        .collect()
}

/// Whether a message still shows something after an edit.
pub fn stays_visible(message: &Message, draft: &Draft) -> bool {
    let content = draft.content.as_ref().unwrap_or(&message.content);
    let embeds = draft.embeds.as_ref().unwrap_or(&message.embeds);
    let components = draft.components.as_ref().unwrap_or(&message.components);
    let attachments = draft
        .attachments
        .as_ref()
        .map_or(message.attachments.len(), |listed| {
            let is_kept = |id: Id| listed.iter().any(|entry| entry.id == id.0);
            message
                .attachments
                .iter()
                .filter(|old| is_kept(old.id))
                .count()
        });
    let laid_out = (message.flags | draft.flags) & COMPONENTS_V2 != 0;
    !content.trim().is_empty()
        || !embeds.is_empty()
        || attachments + draft.files.len() > 0
        || laid_out && !components.is_empty()
}

/// Replaces file names in a body by the identifiers of attachments.
fn point_inside(part: &mut Value, held: &[Attachment]) {
    match part {
        Value::Array(list) => list
            .iter_mut()
            .for_each(|attachment| point_inside(attachment, held)),
        Value::Object(map) => map
            .values_mut()
            .for_each(|attachment| point_inside(attachment, held)),
        Value::String(text) => {
            let file = text
                .strip_prefix("attachment://")
                .and_then(|name| held.iter().rev().find(|attachment| attachment.name == name));
            if let Some(file) = file {
                *text = format!("{INSIDE}{}", file.id);
            }
        }
        _ => {}
    }
}

/// The users that a text mentions.
fn mentioned(text: &str) -> impl Iterator<Item = Id> + '_ {
    text.split("<@").skip(1).filter_map(|rest| {
        let (number, _) = rest.split_once('>')?;
        number.trim_start_matches('!').parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mentions_are_read_from_the_text() {
        let users: Vec<_> = mentioned("<@12> and <@!34>, not <#56>, <@&78> or <@x>").collect();
        assert_eq!(users, [Id(12), Id(34)]);
    }
}
