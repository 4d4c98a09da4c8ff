//! The settings of a channel, as a bot creates and changes it.

use serde_json::{Map, Value, json};

use super::super::refusal::{Form, Refusal};
use super::super::snowflake::{Id, id_of};
use super::super::world::World;
use super::super::world::channel::{ANNOUNCEMENTS, CATEGORY, Channel, FORUM, Overwrite, TEXT};

/// The documented settings.
const KEYS: &[&str] = &[
    "name",
    "type",
    "position",
    "topic",
    "nsfw",
    "rate_limit_per_user",
    "bitrate",
    "user_limit",
    "permission_overwrites",
    "parent_id",
    "rtc_region",
    "video_quality_mode",
    "default_auto_archive_duration",
    "flags",
    "available_tags",
    "default_reaction_emoji",
    "default_thread_rate_limit_per_user",
    "default_sort_order",
    "default_forum_layout",
];

/// The settings that are kept as they are and mean nothing else here.
const KEPT: &[&str] = &[
    "nsfw",
    "default_auto_archive_duration",
    "flags",
    "default_reaction_emoji",
    "default_thread_rate_limit_per_user",
    "default_sort_order",
    "default_forum_layout",
];

impl World {
    /// Creates a channel of a server; its identifier.
    pub fn create_channel(&mut self, guild: Id, body: &Value) -> Result<Id, Refusal> {
        let kind = body["type"].as_u64().unwrap_or(u64::from(TEXT));
        let kind = u8::try_from(kind).unwrap_or(u8::MAX);
        if ![TEXT, CATEGORY, ANNOUNCEMENTS, FORUM].contains(&kind) {
            return Err(Refusal::lacks(&format!("channels of type {kind}")));
        }
        let here = self
            .channels
            .values()
            .filter(|channel| channel.guild == Some(guild));
        let last = here.map(|channel| channel.position + 1).max();
        let mut channel = Channel {
            id: self.next_id(),
            guild: Some(guild),
            kind,
            position: last.unwrap_or(0),
            ..Channel::default()
        };
        if body["name"].as_str().is_none_or(str::is_empty) {
            return Err(Refusal::form(
                "name",
                "BASE_TYPE_REQUIRED",
                "This field is required",
            ));
        }
        self.set(&mut channel, body)?;
        Ok(self.put_channel(channel))
    }

    /// Changes a channel of a server.
    pub fn change_channel(&mut self, place: &Channel, body: &Value) -> Result<(), Refusal> {
        let mut changed = place.clone();
        self.set(&mut changed, body)?;
        self.channels.insert(place.id, changed);
        self.channel_updated(place.id);
        Ok(())
    }

    fn set(&mut self, channel: &mut Channel, body: &Value) -> Result<(), Refusal> {
        let mut form = Form::default();
        form.keys("", body, KEYS);
        if let Some(name) = body["name"].as_str() {
            form.length("name", name, 1, 100);
            channel.name = if channel.kind == CATEGORY {
                name.to_owned()
            } else {
                // Discord writes the names of text channels so.
                name.to_lowercase().replace(' ', "-")
            };
        }
        if let Some(topic) = body.get("topic") {
            let most = if channel.kind == FORUM { 4_096 } else { 1_024 };
            form.length("topic", topic.as_str().unwrap_or_default(), 0, most);
            channel.topic = topic.as_str().map(str::to_owned);
        }
        if let Some(slow) = body["rate_limit_per_user"].as_u64() {
            if slow > 21_600 {
                let message = "int value should be between 0 and 21600.";
                form.wrong("rate_limit_per_user", "NUMBER_TYPE_COERCE", message);
            }
            channel.slow = slow as u32;
        }
        if let Some(position) = body["position"].as_u64() {
            channel.position = position as u32;
        }
        if let Some(parent) = body.get("parent_id") {
            let parent = id_of(parent);
            let found = parent.and_then(|parent| self.channels.get(&parent));
            let is_category =
                |found: &Channel| found.kind == CATEGORY && found.guild == channel.guild;
            if parent.is_some() && !found.is_some_and(is_category) {
                let message = "Not a category";
                form.wrong("parent_id", "CHANNEL_PARENT_INVALID_TYPE", message);
            }
            channel.parent = parent;
        }
        let kind = body["type"]
            .as_u64()
            .is_none_or(|kind| kind == u64::from(channel.kind));
        form.finish()?;
        if !kind {
            return Err(Refusal::lacks("changes of a channel's type"));
        }
        if let Some(list) = body["permission_overwrites"].as_array() {
            channel.overwrites = list.iter().map(overwrite).collect();
        }
        for key in KEPT {
            if let Some(value) = body.get(key) {
                channel.more.insert((*key).to_owned(), value.clone());
            }
        }
        if let Some(tags) = body["available_tags"].as_array() {
            let tags = tags.iter().map(|tag| self.tag(tag)).collect();
            channel.more.insert("available_tags".to_owned(), tags);
        }
        Ok(())
    }

    /// The documented tag object of a forum.
    fn tag(&mut self, tag: &Value) -> Value {
        let id = id_of(&tag["id"]).filter(|id| id.0 > 1_000_000);
        let id = id.unwrap_or_else(|| self.next_id());
        let mut object = Map::new();
        object.insert("id".to_owned(), json!(id));
        object.insert("name".to_owned(), tag["name"].clone());
        object.insert("moderated".to_owned(), json!(tag["moderated"] == true));
        for key in ["emoji_id", "emoji_name"] {
            object.insert(key.to_owned(), tag[key].clone());
        }
        object.into()
    }
}

/// The overwrite in a body, whose bits are text or numbers.
pub fn overwrite(body: &Value) -> Overwrite {
    let bits = |key: &str| {
        let value = &body[key];
        value
            .as_u64()
            .or_else(|| value.as_str()?.parse().ok())
            .unwrap_or(0)
    };
    Overwrite {
        id: id_of(&body["id"]).unwrap_or_default(),
        kind: bits("type") as u8,
        allow: bits("allow"),
        deny: bits("deny"),
    }
}
