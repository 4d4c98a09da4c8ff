//! Messages: sending, editing, who is pinged, and how they look on the wire.

mod object;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

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
                name: entry
                    .and_then(|entry| entry.name.clone())
                    .unwrap_or(upload.name),
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
        let may_call_all = self.channels.get(&message.channel).is_some_and(|channel| {
            self.permissions(message.author, channel) & MENTION_EVERYONE != 0
        });
        message.everyone = allowed.everyone
            && may_call_all
            && ["@everyone", "@here"]
                .iter()
                .any(|call| message.content.contains(call));
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
        self.read
            .entry(author)
            .or_default()
            .insert(channel, message.id);
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
