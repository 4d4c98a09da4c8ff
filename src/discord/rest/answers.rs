//! Discord's answers, of which only the keys that the bot needs are read. Serenity's types refuse
//! an answer for any key in a form that they do not know, also where the call has succeeded.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use serenity::all::{GenericId, LightMethod, RoleId, Route};
use serenity::http::Request;

use crate::host::{ChannelId, GuildId, MessageId, Timestamp, UserId};

/// Something that exists; nothing of it is read.
pub type Exists = IgnoredAny;

/// An object of Discord, of which the id alone is read.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Identified {
    id: GenericId,
}

impl Identified {
    /// The id.
    pub fn id(self) -> u64 {
        self.id.get()
    }
}

/// A member of a server.
#[derive(Debug, Deserialize)]
pub struct Membership {
    /// The roles.
    #[serde(default)]
    pub roles: Vec<RoleId>,
    #[serde(default)]
    nick: Value,
    #[serde(default)]
    user: Value,
}

impl Membership {
    /// The name that others read; `None` if Discord does not say.
    pub fn display_name(&self) -> Option<&str> {
        let names = [
            &self.nick,
            &self.user["global_name"],
            &self.user["username"],
        ];
        names.into_iter().find_map(Value::as_str)
    }
}

/// A message in the history of a channel.
#[derive(Debug, Deserialize)]
pub struct Seen {
    id: GenericId,
    author: Identified,
    /// The text.
    #[serde(default)]
    pub content: String,
    #[serde(default)]
    attachments: Value,
    #[serde(default)]
    components: Value,
}

impl Seen {
    /// The messages of an answer that have an id and an author, in its order.
    pub fn list(answer: Vec<Value>) -> Vec<Seen> {
        let messages = answer.into_iter();
        let read = messages.filter_map(|message| serde_json::from_value(message).ok());
        read.collect()
    }

    /// The id.
    pub fn id(&self) -> MessageId {
        self.id.get().into()
    }

    /// The author.
    pub fn author(&self) -> UserId {
        self.author.id().into()
    }

    /// When it was posted, by Discord's clock: an id has its time.
    pub fn at(&self) -> Timestamp {
        posted_at(self.id())
    }

    /// The names of its pictures and other files.
    pub fn file_names(&self) -> impl Iterator<Item = &str> {
        let files = self.attachments.as_array().into_iter().flatten();
        files.filter_map(|file| file["filename"].as_str())
    }

    /// The `custom_id`s of its buttons, in order.
    pub fn custom_ids(&self) -> impl Iterator<Item = &str> {
        let rows = self.components.as_array().into_iter().flatten();
        let components = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
        let buttons = components.filter(|component| component["type"] == BUTTON);
        buttons.filter_map(|button| button["custom_id"].as_str())
    }
}

/// The type of a button.
const BUTTON: u64 = 2;

/// When a message was posted, by Discord's clock.
pub fn posted_at(id: MessageId) -> Timestamp {
    let id = serenity::all::MessageId::new(id.get());
    Timestamp(id.created_at().unix_timestamp() * 1000)
}

/// Reads a channel or thread.
pub fn channel(channel: ChannelId) -> Request<'static> {
    let channel_id = channel.get().into();
    Request::new(Route::Channel { channel_id }, LightMethod::Get)
}

/// Reads a server.
pub fn guild(guild: GuildId) -> Request<'static> {
    let guild_id = guild.get().into();
    Request::new(Route::Guild { guild_id }, LightMethod::Get)
}

/// Reads the channels of a server, without threads.
pub fn guild_channels(guild: GuildId) -> Request<'static> {
    let guild_id = guild.get().into();
    Request::new(Route::GuildChannels { guild_id }, LightMethod::Get)
}

/// Reads a member of a server.
pub fn member(guild: GuildId, person: UserId) -> Request<'static> {
    let route = Route::GuildMember {
        guild_id: guild.get().into(),
        user_id: person.get().into(),
    };
    Request::new(route, LightMethod::Get)
}

/// Reads whether a person is in a thread.
pub fn thread_member(thread: ChannelId, person: UserId) -> Request<'static> {
    let route = Route::ChannelThreadMember {
        channel_id: thread.get().into(),
        user_id: person.get().into(),
    };
    Request::new(route, LightMethod::Get)
}

/// Reads the last messages of a channel, or those before one, newest first.
pub fn messages(channel: ChannelId, count: u8, before: Option<MessageId>) -> Request<'static> {
    let channel_id = channel.get().into();
    let mut params = vec![("limit", count.to_string())];
    params.extend(before.map(|before| ("before", before.get().to_string())));
    Request::new(Route::ChannelMessages { channel_id }, LightMethod::Get).params(Some(params))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_message_is_read_whatever_its_other_keys_are_like() {
        let button = json!({ "type": 2, "custom_id": "more|K7QX" });
        let other = json!({ "type": 99, "custom_id": "no button" });
        let messages = vec![
            json!({
                "id": "175928847299117063", "author": { "id": "7", "flags": "new" }, "type": 300,
                "content": "hello", "attachments": [{ "filename": "a.png", "flags": "new" }],
                "components": [{ "type": 1, "components": [other, button] }, { "type": 300 }],
            }),
            json!({ "author": { "id": "7" } }),
            json!({ "id": "12", "author": { "id": "8" } }),
        ];
        let read = Seen::list(messages);
        assert_eq!(read.len(), 2, "{read:?}");
        let first = &read[0];
        assert_eq!(
            (first.author(), first.content.as_str()),
            (UserId(7), "hello")
        );
        assert_eq!(first.at(), Timestamp(1_462_015_105_000));
        assert!(first.file_names().eq(["a.png"]));
        assert!(first.custom_ids().eq(["more|K7QX"]));
        assert_eq!(read[1].custom_ids().count(), 0);
    }

    #[test]
    fn a_member_has_the_name_that_others_read() {
        let names = |member: Value| {
            let member: Membership = serde_json::from_value(member).unwrap();
            member.display_name().map(str::to_owned)
        };
        let user = json!({ "username": "ada", "global_name": "Ada" });
        let member = json!({ "nick": "A.", "user": user, "flags": "new" });
        assert_eq!(names(member).as_deref(), Some("A."));
        let member = json!({ "nick": null, "user": user });
        assert_eq!(names(member).as_deref(), Some("Ada"));
        let member = json!({ "user": { "username": "ada", "global_name": null } });
        assert_eq!(names(member).as_deref(), Some("ada"));
        assert_eq!(names(json!({})), None);
    }
}
