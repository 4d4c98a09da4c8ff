//! All there is in the sandbox, and telling everyone who may know when it changes.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::watch;

use super::channel::Channel;
use super::clock::Clock;
use super::command::Command;
use super::fault::Faults;
use super::file::Files;
use super::gateway::{Intent, Sessions};
use super::guild::{Guild, User};
use super::interaction::Interaction;
use super::journal::Journal;
use super::message::Message;
use super::snowflake::Id;

/// The state of the sandbox; the part that is kept is what serde sees.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct World {
    /// The bot's user, and its application: one number, as for every bot since 2016.
    pub bot: Id,
    /// The server.
    pub guild: Guild,
    /// The people and the bot.
    pub users: BTreeMap<Id, User>,
    /// Every channel, direct message and thread.
    pub channels: BTreeMap<Id, Channel>,
    /// Every message, by channel.
    pub messages: BTreeMap<Id, BTreeMap<Id, Message>>,
    /// The commands the bot has registered.
    pub commands: Vec<Command>,
    /// The interactions whose tokens still live.
    pub interactions: BTreeMap<Id, Interaction>,
    /// The newest message each person has seen, by channel.
    pub read: BTreeMap<Id, BTreeMap<Id, Id>>,
    /// The highest identifier given out.
    pub last_id: Id,
    /// The time.
    #[serde(skip)]
    pub clock: Clock,
    /// The bot's connections.
    #[serde(skip)]
    pub sessions: Sessions,
    /// The pages that look on.
    #[serde(skip)]
    pub watchers: Vec<Watcher>,
    /// What is to go wrong.
    #[serde(skip)]
    pub faults: Faults,
    /// What the bot did.
    #[serde(skip)]
    pub journal: Journal,
    /// The contents of attachments.
    #[serde(skip)]
    pub files: Files,
    /// Where the sandbox is reached.
    #[serde(skip)]
    pub url: String,
    /// Counts changes, for whoever waits for one or writes them down.
    #[serde(skip)]
    pub pulse: watch::Sender<u64>,
}

/// An open page.
#[derive(Debug)]
pub struct Watcher {
    /// Whose page it is.
    pub person: Id,
    /// Where its events go.
    pub line: UnboundedSender<String>,
}

impl World {
    /// A new identifier, later than all before it.
    pub fn next_id(&mut self) -> Id {
        let now = Id::at(self.clock.now());
        self.last_id = now.max(Id(self.last_id.0 + 1));
        self.last_id
    }

    /// The people, without the bot.
    pub fn people(&self) -> impl Iterator<Item = &User> {
        self.users.values().filter(|user| user.id != self.bot)
    }

    /// Notes that something is different now.
    pub fn touch(&mut self) {
        self.pulse.send_modify(|changes| *changes += 1);
    }

    /// Sends one event to every open page that may know it.
    pub fn tell(&mut self, event: &Value, may_know: impl Fn(&World, Id) -> bool) {
        let watchers = std::mem::take(&mut self.watchers);
        let text = event.to_string();
        let open = watchers
            .into_iter()
            .filter(|one| {
                if may_know(self, one.person) {
                    one.line.send(text.clone()).is_ok()
                } else {
                    !one.line.is_closed()
                }
            })
            .collect();
        self.watchers = open;
        self.touch();
    }

    /// Tells the pages to read the list of channels again.
    pub fn channels_changed(&mut self) {
        self.tell(&json!({ "event": "channels" }), |_, _| true);
    }

    /// Tells the bot about a channel or thread it sees.
    pub fn channel_event(&mut self, event: &str, channel: &Channel, object: &Value) {
        if channel.recipient.is_none() && self.sees(self.bot, channel) {
            let guild = self.guild.id;
            self.sessions
                .dispatch(event, object, Intent::GUILDS, Some(guild));
        }
    }

    /// Tells the bot and the pages about a message; edits and deletions alike.
    pub fn message_event(&mut self, event: &str, message: &Message) {
        let Some(channel) = self.channels.get(&message.channel).cloned() else {
            return;
        };
        if message.reader.is_none() && self.sees(self.bot, &channel) {
            self.tell_bot_of(event, message, &channel);
        }
        let mut told = json!({ "event": "message", "message": self.message_for_people(message) });
        if event == "MESSAGE_DELETE" {
            told = json!({
                "event": "gone", "message_id": message.id, "channel_id": message.channel,
            });
        }
        let reader = message.reader;
        self.tell(&told, |world, person| {
            reader.map_or_else(|| world.sees(person, &channel), |reader| reader == person)
        });
    }

    fn tell_bot_of(&mut self, event: &str, message: &Message, channel: &Channel) {
        let guild = channel.recipient.is_none().then_some(self.guild.id);
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
        if let Some(guild) = guild {
            object["guild_id"] = json!(guild);
            object["member"] = self.partial_member(message.author);
            let hidden = message.author != self.bot && !message.mentions.contains(&self.bot);
            // Without the privileged intent, what others write is blank.
            if hidden {
                object["content"] = json!("");
                for blank in ["embeds", "attachments", "components"] {
                    object[blank] = json!([]);
                }
            }
        }
        self.sessions.dispatch(event, &object, intent, guild);
    }
}
