//! Messages: sending, editing, who is pinged, and how they look on the wire.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::clock::iso;
use super::file::{self, Attachment};
use super::form::Upload;
use super::permission::MENTION_EVERYONE;
use super::snowflake::Id;
use super::world::World;

/// Only its reader sees it.
pub const EPHEMERAL: u64 = 1 << 6;
/// The bot is still thinking.
pub const LOADING: u64 = 1 << 7;
/// A thread hangs on it.
pub const HAS_THREAD: u64 = 1 << 5;
/// It is laid out by components alone.
pub const COMPONENTS_V2: u64 = 1 << 15;

/// A message written by somebody.
pub const PLAIN: u8 = 0;
/// Somebody was added to a thread.
pub const RECIPIENT_ADD: u8 = 1;
/// A thread was opened.
pub const THREAD_CREATED: u8 = 18;
/// An answer to another message.
pub const REPLY: u8 = 19;
/// The answer to a slash command.
pub const COMMAND: u8 = 20;
/// The first thing in a thread made from a message.
pub const THREAD_STARTER: u8 = 21;

/// How an attachment is written inside embeds and components until it is shown.
const INSIDE: &str = "sandbox-attachment:";

/// A message.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Message {
    /// Its identifier.
    pub id: Id,
    /// Where it is.
    pub channel: Id,
    /// Who wrote it.
    pub author: Id,
    /// Discord's number for the kind of message.
    pub kind: u8,
    /// Its text.
    pub content: String,
    /// Its embeds.
    pub embeds: Vec<Value>,
    /// Its buttons and menus.
    pub components: Vec<Value>,
    /// The files shown below it.
    pub attachments: Vec<Attachment>,
    /// The files shown inside its embeds and components.
    pub inside: Vec<Attachment>,
    /// Discord's flag bits.
    pub flags: u64,
    /// When it was last edited.
    pub edited: Option<u64>,
    /// The people its text mentions, as far as that was allowed.
    pub mentions: Vec<Id>,
    /// The people who were pinged when it was sent; edits ping nobody.
    pub pinged: Vec<Id>,
    /// Whether it mentions everyone.
    pub everyone: bool,
    /// The sender's own mark, by which a repetition is known.
    pub nonce: Option<Value>,
    /// The only person who sees it.
    pub reader: Option<Id>,
    /// The interaction it answers.
    pub origin: Option<Origin>,
    /// The message it replies to or stands for.
    pub reference: Option<Id>,
}

/// The interaction behind a message.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Origin {
    /// Its identifier.
    pub id: Id,
    /// 2 for a command, 3 for a component, 5 for a modal.
    pub kind: u8,
    /// The command with its subcommands, empty for others.
    pub name: String,
    /// Who used it.
    pub user: Id,
    /// The message whose component was used.
    pub source: Option<Id>,
    /// For a modal, what it was opened from.
    pub trigger: Option<Box<Origin>>,
    /// The first answer, where this message is a later one.
    pub original: Option<Id>,
}

/// What somebody wants to send or change; `None` leaves a part as it is.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// The text.
    pub content: Option<String>,
    /// The embeds.
    pub embeds: Option<Vec<Value>>,
    /// The components.
    pub components: Option<Vec<Value>>,
    /// The attachments that are to be there: old ones by identifier, new ones by number.
    pub attachments: Option<Vec<Listed>>,
    /// The new files.
    pub files: Vec<Upload>,
    /// Who may be pinged.
    pub allowed: Allowed,
    /// Flag bits.
    pub flags: u64,
    /// The sender's own mark.
    pub nonce: Option<Value>,
    /// Whether a repetition of the mark is the same message.
    pub enforce_nonce: bool,
    /// The message this replies to.
    pub reference: Option<Id>,
}

/// One entry of a body's `attachments`.
#[derive(Clone, Debug, Default)]
pub struct Listed {
    /// An attachment's identifier, or the number of a file.
    pub id: u64,
    /// A new name.
    pub name: Option<String>,
    /// The text for those who do not see it.
    pub description: Option<String>,
}

/// Who may be pinged.
#[derive(Clone, Debug)]
pub struct Allowed {
    /// Whether every mentioned user is.
    pub users: bool,
    /// These are at any rate.
    pub listed: Vec<Id>,
    /// Whether `@everyone` works.
    pub everyone: bool,
    /// Whether the author replied to is.
    pub replied: bool,
}

impl Default for Allowed {
    fn default() -> Allowed {
        Allowed {
            users: true,
            listed: Vec::new(),
            everyone: true,
            replied: true,
        }
    }
}

/// The circumstances of a new message.
#[derive(Clone, Debug, Default)]
pub struct Letter {
    /// Where it goes.
    pub channel: Id,
    /// Who writes it.
    pub author: Id,
    /// Discord's number for the kind of message.
    pub kind: u8,
    /// The only person who will see it.
    pub reader: Option<Id>,
    /// The interaction it answers.
    pub origin: Option<Origin>,
    /// What it says.
    pub draft: Draft,
}

impl World {
    /// A message by channel and identifier.
    pub fn message(&self, channel: Id, id: Id) -> Option<&Message> {
        self.messages.get(&channel)?.get(&id)
    }

    /// A message to change.
    pub fn message_mut(&mut self, channel: Id, id: Id) -> Option<&mut Message> {
        self.messages.get_mut(&channel)?.get_mut(&id)
    }

    /// The message this author sent here with this mark a short while ago.
    pub fn repeated(&self, channel: Id, author: Id, nonce: &Value) -> Option<&Message> {
        const MEMORY: u64 = 5 * 60_000;
        let since = Id::at(self.clock.now().saturating_sub(MEMORY));
        self.messages
            .get(&channel)?
            .range(since..)
            .map(|(_, message)| message)
            .find(|one| one.author == author && one.nonce.as_ref() == Some(nonce))
    }

    /// Puts a message where it belongs and tells everyone.
    pub fn send(&mut self, letter: Letter) -> Message {
        let id = self.next_id();
        let mut message = Message {
            id,
            channel: letter.channel,
            author: letter.author,
            kind: letter.kind,
            flags: letter.draft.flags,
            nonce: letter.draft.nonce.clone(),
            reader: letter.reader,
            origin: letter.origin,
            reference: letter.draft.reference,
            ..Message::default()
        };
        if message.reader.is_some() {
            message.flags |= EPHEMERAL;
        }
        self.fill(&mut message, letter.draft);
        self.ping(&mut message);
        self.messages
            .entry(message.channel)
            .or_default()
            .insert(id, message.clone());
        self.received(&message);
        self.message_event("MESSAGE_CREATE", &message);
        message
    }

    /// Changes a message and tells everyone.
    pub fn edit(&mut self, channel: Id, id: Id, draft: Draft) -> Option<Message> {
        let mut message = self.message(channel, id)?.clone();
        let thinking = message.flags & LOADING != 0;
        message.flags = message.flags & !LOADING | draft.flags & COMPONENTS_V2;
        if !thinking {
            message.edited = Some(self.clock.now());
        }
        self.fill(&mut message, draft);
        self.messages.get_mut(&channel)?.insert(id, message.clone());
        self.message_event("MESSAGE_UPDATE", &message);
        Some(message)
    }

    /// Takes a message away and tells everyone.
    pub fn remove_message(&mut self, channel: Id, id: Id) -> Option<Message> {
        let message = self.messages.get_mut(&channel)?.remove(&id)?;
        self.message_event("MESSAGE_DELETE", &message);
        Some(message)
    }

    fn fill(&mut self, message: &mut Message, draft: Draft) {
        if let Some(content) = draft.content {
            content.trim().clone_into(&mut message.content);
        }
        self.mention(message, &draft.allowed);
        let mut held: Vec<Attachment> = match &draft.attachments {
            None => message.attachments.iter().chain(&message.inside).cloned().collect(),
            Some(listed) => message
                .attachments
                .iter()
                .chain(&message.inside)
                .filter_map(|old| {
                    let entry = listed.iter().find(|entry| entry.id == old.id.0)?;
                    let mut kept = old.clone();
                    if entry.description.is_some() {
                        kept.description.clone_from(&entry.description);
                    }
                    Some(kept)
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
                name: entry.and_then(|entry| entry.name.clone()).unwrap_or(upload.name),
                description: entry.and_then(|entry| entry.description.clone()),
                media_type: upload.media_type,
                size: upload.content.len(),
                pixels: file::pixels(&upload.content),
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
                for one in &mut new {
                    point_inside(one, &held);
                }
                *place = new;
            }
        }
        let text = json!([message.embeds, message.components]).to_string();
        let is_inside = |one: &Attachment| text.contains(&format!("{INSIDE}{}\"", one.id));
        message.inside = held.iter().filter(|one| is_inside(one)).cloned().collect();
        // An embed that stays goes on showing its picture, even when the file is detached.
        for old in old_inside {
            if is_inside(&old) && message.inside.iter().all(|one| one.id != old.id) {
                message.inside.push(old);
            }
        }
        held.retain(|one| !is_inside(one));
        message.attachments = held;
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
        let may_call_all = self
            .channels
            .get(&message.channel)
            .is_some_and(|channel| self.permissions(message.author, channel) & MENTION_EVERYONE != 0);
        message.everyone = allowed.everyone
            && may_call_all
            && ["@everyone", "@here"].iter().any(|call| message.content.contains(call));
    }

    fn ping(&self, message: &mut Message) {
        let Some(channel) = self.channels.get(&message.channel) else {
            return;
        };
        message.pinged = self
            .people()
            .map(|person| person.id)
            .filter(|person| {
                let called = message.everyone || message.mentions.contains(person);
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
        self.read.entry(author).or_default().insert(channel, message.id);
        let mut reopened = false;
        if let Some(channel) = self.channels.get_mut(&channel) {
            channel.last_message = Some(message.id);
            if let Some(thread) = &mut channel.thread {
                thread.sent += 1;
                reopened = std::mem::take(&mut thread.archived);
            }
        }
        self.join_thread(channel, author);
        for pinged in message.pinged.clone() {
            self.join_thread(channel, pinged);
        }
        if reopened {
            self.channel_updated(channel);
        }
    }

    /// The documented message object.
    pub fn message_object(&self, message: &Message) -> Value {
        let user = |id: &Id| self.user_object(*id);
        let mut object = json!({
            "id": message.id, "channel_id": message.channel, "type": message.kind,
            "content": message.content, "author": user(&message.author),
            "timestamp": iso(message.id.millis()), "edited_timestamp": message.edited.map(iso),
            "flags": message.flags, "pinned": false, "tts": false,
            "mention_everyone": message.everyone, "mention_roles": [],
            "mentions": message.mentions.iter().map(user).collect::<Vec<_>>(),
            "attachments": message.attachments.iter().map(|one| self.attachment_object(one)).collect::<Vec<_>>(),
            "embeds": message.embeds.iter().map(|one| self.shown(one, message)).collect::<Vec<_>>(),
            "components": message.components.iter().map(|one| self.shown(one, message)).collect::<Vec<_>>(),
        });
        if let Some(nonce) = &message.nonce {
            object["nonce"] = nonce.clone();
        }
        if let Some(origin) = &message.origin {
            object["webhook_id"] = json!(self.bot);
            object["application_id"] = json!(self.bot);
            object["interaction_metadata"] = self.origin_object(origin);
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

    fn refer(&self, object: &mut Value, message: &Message, reference: Id) {
        let place = self.channels.get(&message.channel);
        let other = match message.kind {
            THREAD_STARTER => place.and_then(|thread| thread.parent),
            THREAD_CREATED => Some(reference),
            _ => Some(message.channel),
        };
        let channel = other.unwrap_or(message.channel);
        object["message_reference"] = json!({ "type": 0, "channel_id": channel });
        if place.is_some_and(|place| place.recipient.is_none()) {
            object["message_reference"]["guild_id"] = json!(self.guild.id);
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

    /// The message as the pages read it: with who was pinged, and who alone sees it.
    pub fn message_for_people(&self, message: &Message) -> Value {
        let mut object = self.message_object(message);
        object["pinged"] = json!(message.pinged);
        object["reader"] = json!(message.reader);
        object
    }

    fn origin_object(&self, origin: &Origin) -> Value {
        let mut object = json!({
            "id": origin.id, "type": origin.kind, "user": self.user_object(origin.user),
            "authorizing_integration_owners": { "0": self.guild.id },
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
        if let Some(trigger) = &origin.trigger {
            object["triggering_interaction_metadata"] = self.origin_object(trigger);
        }
        object
    }

    /// An embed or component with links in the place of its attachments.
    fn shown(&self, part: &Value, message: &Message) -> Value {
        match part {
            Value::Array(list) => list.iter().map(|one| self.shown(one, message)).collect(),
            Value::Object(map) => {
                let inside = map
                    .get("url")
                    .and_then(Value::as_str)
                    .and_then(|url| url.strip_prefix(INSIDE))
                    .and_then(|id| id.parse::<Id>().ok())
                    .and_then(|id| message.inside.iter().find(|one| one.id == id));
                let mut shown: serde_json::Map<String, Value> = map
                    .iter()
                    .map(|(key, value)| (key.clone(), self.shown(value, message)))
                    .collect();
                if let Some(file) = inside {
                    let object = self.attachment_object(file);
                    for key in ["url", "proxy_url", "width", "height", "content_type"] {
                        if let Some(value) = object.get(key) {
                            shown.insert(key.to_owned(), value.clone());
                        }
                    }
                    if map.contains_key("id") {
                        shown.insert("attachment_id".to_owned(), json!(file.id));
                    } else if let Some(text) = &file.description {
                        shown.insert("description".to_owned(), json!(text));
                    }
                }
                Value::Object(shown)
            }
            other => other.clone(),
        }
    }
}

/// Writes attachments by identifier where a body names them by file name.
fn point_inside(part: &mut Value, held: &[Attachment]) {
    match part {
        Value::Array(list) => list.iter_mut().for_each(|one| point_inside(one, held)),
        Value::Object(map) => map.values_mut().for_each(|one| point_inside(one, held)),
        Value::String(text) => {
            let file = text
                .strip_prefix("attachment://")
                .and_then(|name| held.iter().rev().find(|one| one.name == name));
            if let Some(file) = file {
                *text = format!("{INSIDE}{}", file.id);
            }
        }
        _ => {}
    }
}

/// The users a text mentions.
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
        let found: Vec<_> = mentioned("<@12> and <@!34>, not <#56>, <@&78> or <@x>").collect();
        assert_eq!(found, [Id(12), Id(34)]);
    }
}
