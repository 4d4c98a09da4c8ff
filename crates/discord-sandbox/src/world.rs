//! All there is in the sandbox, and telling everyone who may know when it changes.

pub mod channel;
pub mod command;
pub mod file;
pub mod guild;
pub mod interaction;
pub mod message;
pub mod session;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::watch;

use super::clock::Clock;
use super::fault::Faults;
use super::journal::Journal;
use super::pace::{Calls, Starts};
use super::snowflake::Id;
use channel::Channel;
use command::Command;
use file::Files;
use guild::{Guild, User};
use interaction::Interaction;
use message::Message;
use session::Sessions;

/// The state of the sandbox; the part that is kept is what serde sees.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct World {
    /// The bot's user, and its application: one number, as for every bot since 2016.
    pub bot: Id,
    /// The servers, oldest first.
    #[serde(alias = "guild", deserialize_with = "guild::one_or_many")]
    pub guilds: Vec<Guild>,
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
    #[serde(default)]
    pub clock: Clock,
    /// The sessions the bot may begin.
    #[serde(skip)]
    pub starts: Starts,
    /// The calls it may make.
    #[serde(skip)]
    pub calls: Calls,
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

    /// A person by number, name or identifier.
    pub fn person(&self, text: &str) -> Option<Id> {
        let number = text.parse::<usize>().ok().filter(|number| *number > 0);
        let nth = number.and_then(|number| self.people().nth(number - 1));
        let named = || {
            self.people()
                .find(|person| person.name.eq_ignore_ascii_case(text))
        };
        let known = || self.people().find(|person| person.id.to_string() == text);
        nth.or_else(named).or_else(known).map(|person| person.id)
    }

    /// Brings a world up to date that was kept before there could be several servers.
    pub fn settle(&mut self) {
        let Some(only) = self.guilds.first_mut() else {
            return;
        };
        for channel in self.channels.values_mut() {
            if channel.recipient.is_none() {
                channel.guild.get_or_insert(only.id);
            }
        }
        for user in self.users.values_mut() {
            if std::mem::take(&mut user.gone) {
                only.gone.insert(user.id);
            }
        }
    }

    /// A server by its identifier.
    pub fn guild(&self, id: Id) -> Option<&Guild> {
        self.guilds.iter().find(|guild| guild.id == id)
    }

    /// The server a channel is on; none for a direct message.
    pub fn guild_of(&self, channel: &Channel) -> Option<&Guild> {
        channel.guild.and_then(|guild| self.guild(guild))
    }

    /// A server by number, name or identifier.
    pub fn server_called(&self, text: &str) -> Option<Id> {
        let number = text.parse::<usize>().ok().filter(|number| *number > 0);
        let nth = number.and_then(|number| self.guilds.get(number - 1));
        let named = || self.guilds.iter().find(|guild| guild.name == text);
        let known = || {
            self.guilds
                .iter()
                .find(|guild| guild.id.to_string() == text)
        };
        nth.or_else(named).or_else(known).map(|guild| guild.id)
    }

    /// A channel by identifier or name; `games@2` is that of the second server.
    pub fn channel_called(&self, text: &str) -> Option<Id> {
        let by_id = text
            .parse()
            .ok()
            .filter(|id| self.channels.contains_key(id));
        let text = text.trim_start_matches('#');
        let find = |name: &str, guild: Option<Id>| {
            let mut all = self.channels.values();
            all.find(|one| one.name == name && (guild.is_none() || one.guild == guild))
                .map(|one| one.id)
        };
        by_id.or_else(|| find(text, None)).or_else(|| {
            let (name, server) = text.rsplit_once('@')?;
            find(name, Some(self.server_called(server)?))
        })
    }

    /// Whether the bot is not on the server of this channel.
    pub fn is_without_bot(&self, channel: &Channel) -> bool {
        self.guild_of(channel)
            .is_some_and(|guild| !guild.has(self.bot))
    }

    /// Whether the bot shares a server with a person, without which it may not write to them.
    pub fn is_shared(&self, person: Id) -> bool {
        let elsewhere = |user: &Id| self.users.get(user).is_some_and(|user| user.elsewhere);
        let has_both = |guild: &Guild| guild.has(self.bot) && guild.has(person);
        self.guilds.iter().any(has_both) || elsewhere(&person) || elsewhere(&self.bot)
    }

    /// A message by channel and identifier.
    pub fn message(&self, channel: Id, id: Id) -> Option<&Message> {
        self.messages.get(&channel)?.get(&id)
    }

    /// A message to change.
    pub fn message_mut(&mut self, channel: Id, id: Id) -> Option<&mut Message> {
        self.messages.get_mut(&channel)?.get_mut(&id)
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
}
