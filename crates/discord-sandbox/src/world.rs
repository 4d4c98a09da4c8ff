//! The state of the sandbox, and its events to the open pages.

pub mod channel;
pub mod command;
pub mod file;
pub mod guild;
pub mod interaction;
pub mod message;
pub mod session;
pub mod webhook;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::watch;

use super::clock::Clock;
use super::fault::Faults;
use super::journal::Journal;
use super::plan::Plan;
use super::rate_limit::{CallLimit, SessionLimit};
use super::snowflake::Id;
use channel::Channel;
use command::Command;
use file::Files;
use guild::{Guild, User};
use interaction::Interaction;
use message::Message;
use session::Sessions;
use webhook::Webhook;

/// The state of the sandbox. The fields that serde does not skip are stored.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct World {
    /// The bot's user and its application: one number, as for every bot since 2016.
    pub bot: Id,
    /// The servers, oldest first.
    #[serde(alias = "guild", deserialize_with = "guild::one_or_many")]
    pub guilds: Vec<Guild>,
    /// The people and the bot.
    pub users: BTreeMap<Id, User>,
    /// Permissions of the bot's role on a new server: those that the link of its invitation asks
    /// for.
    #[serde(skip)]
    pub bot_permissions: u64,
    /// The plan of a new world and of further servers.
    #[serde(skip)]
    pub plan: Plan,
    /// Servers of a new world.
    #[serde(skip)]
    pub first_servers: usize,
    /// Privileged intents that the bot may ask for.
    #[serde(skip)]
    pub intents: u64,
    /// Whether the bot can be added to servers only, and not to accounts.
    #[serde(default)]
    pub servers_only: bool,
    /// Every channel, direct message and thread.
    pub channels: BTreeMap<Id, Channel>,
    /// Every message, by channel.
    pub messages: BTreeMap<Id, BTreeMap<Id, Message>>,
    /// The commands the bot has registered.
    pub commands: Vec<Command>,
    /// Interactions whose tokens are valid.
    pub interactions: BTreeMap<Id, Interaction>,
    /// The webhooks that were created.
    #[serde(default)]
    pub webhooks: BTreeMap<Id, Webhook>,
    /// The channels and messages of the polls that have not ended.
    #[serde(default)]
    pub open_polls: BTreeSet<(Id, Id)>,
    /// The newest message that each person has read, by channel.
    pub read: BTreeMap<Id, BTreeMap<Id, Id>>,
    /// The highest identifier in use.
    pub last_id: Id,
    /// The clock.
    #[serde(default)]
    pub clock: Clock,
    /// The limit on session starts.
    #[serde(skip)]
    pub starts: SessionLimit,
    /// The limit on the bot's calls.
    #[serde(skip)]
    pub calls: CallLimit,
    /// The bot's connections.
    #[serde(skip)]
    pub sessions: Sessions,
    /// The open pages.
    #[serde(skip)]
    pub watchers: Vec<Watcher>,
    /// The faults still to come.
    #[serde(skip)]
    pub faults: Faults,
    /// The journal of the bot's requests.
    #[serde(skip)]
    pub journal: Journal,
    /// The contents of attachments.
    #[serde(skip)]
    pub files: Files,
    /// The address of the sandbox.
    #[serde(skip)]
    pub url: String,
    /// Counts changes, for tasks that wait for one or write them to disk.
    #[serde(skip)]
    pub changes: watch::Sender<u64>,
}

/// An open page.
#[derive(Debug)]
pub struct Watcher {
    /// The person at the page.
    pub person: Id,
    /// The sender of its events.
    pub line: UnboundedSender<String>,
}

impl World {
    /// A new identifier, later than all before.
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
        let by_id = || self.people().find(|person| person.id.to_string() == text);
        nth.or_else(named).or_else(by_id).map(|person| person.id)
    }

    /// Converts a world stored before there could be several servers.
    pub fn upgrade_stored(&mut self) {
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

    /// The server of a channel; `None` for a direct message.
    pub fn guild_of(&self, channel: &Channel) -> Option<&Guild> {
        channel.guild.and_then(|guild| self.guild(guild))
    }

    /// A server by number, name or identifier.
    pub fn find_server(&self, text: &str) -> Option<Id> {
        let number = text.parse::<usize>().ok().filter(|number| *number > 0);
        let nth = number.and_then(|number| self.guilds.get(number - 1));
        let named = || self.guilds.iter().find(|guild| guild.name == text);
        let by_id = || {
            self.guilds
                .iter()
                .find(|guild| guild.id.to_string() == text)
        };
        nth.or_else(named).or_else(by_id).map(|guild| guild.id)
    }

    /// A channel by identifier or name; `games@2` is on the second server.
    pub fn find_channel(&self, text: &str) -> Option<Id> {
        let by_id = text
            .parse()
            .ok()
            .filter(|id| self.channels.contains_key(id));
        let text = text.trim_start_matches('#');
        let find = |name: &str, guild: Option<Id>| {
            let mut all = self.channels.values();
            all.find(|channel| channel.name == name && (guild.is_none() || channel.guild == guild))
                .map(|channel| channel.id)
        };
        by_id.or_else(|| find(text, None)).or_else(|| {
            let (name, server) = text.rsplit_once('@')?;
            find(name, Some(self.find_server(server)?))
        })
    }

    /// Whether the bot is not a member of the channel's server.
    pub fn is_without_bot(&self, channel: &Channel) -> bool {
        self.guild_of(channel)
            .is_some_and(|guild| !guild.has(self.bot))
    }

    /// Whether a person has added the bot to their own account.
    pub fn has_added(&self, person: Id) -> bool {
        self.users.get(&person).is_some_and(|user| user.has_added)
    }

    /// Whether the bot shares a server with a person, or is on their account, one of which it needs
    /// to write to them.
    pub fn is_shared(&self, person: Id) -> bool {
        let elsewhere = |user: &Id| self.users.get(user).is_some_and(|user| user.elsewhere);
        let has_both = |guild: &Guild| guild.has(self.bot) && guild.has(person);
        let is_shared = self.guilds.iter().any(has_both) || elsewhere(&person);
        is_shared || elsewhere(&self.bot) || self.has_added(person)
    }

    /// A message by channel and identifier.
    pub fn message(&self, channel: Id, id: Id) -> Option<&Message> {
        self.messages.get(&channel)?.get(&id)
    }

    /// A message by channel and identifier, to edit.
    pub fn message_mut(&mut self, channel: Id, id: Id) -> Option<&mut Message> {
        self.messages.get_mut(&channel)?.get_mut(&id)
    }

    /// Counts a change.
    pub fn mark_changed(&mut self) {
        self.changes.send_modify(|changes| *changes += 1);
    }

    /// Sends an event to every open page whose person may know it.
    pub fn broadcast(&mut self, event: &Value, may_know: impl Fn(&World, Id) -> bool) {
        let watchers = std::mem::take(&mut self.watchers);
        let text = event.to_string();
        let open = watchers
            .into_iter()
            .filter(|channel| {
                if may_know(self, channel.person) {
                    channel.line.send(text.clone()).is_ok()
                } else {
                    !channel.line.is_closed()
                }
            })
            .collect();
        self.watchers = open;
        self.mark_changed();
    }

    /// Makes the pages reload the list of channels.
    pub fn channels_changed(&mut self) {
        self.broadcast(&json!({ "event": "channels" }), |_, _| true);
    }
}
