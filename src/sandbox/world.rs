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
    #[serde(default)]
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

    /// A channel of the server, by identifier or name.
    pub fn channel_called(&self, text: &str) -> Option<Id> {
        let by_id = text
            .parse()
            .ok()
            .filter(|id| self.channels.contains_key(id));
        by_id.or_else(|| {
            let name = text.trim_start_matches('#');
            self.channels
                .values()
                .find(|channel| channel.name == name)
                .map(|channel| channel.id)
        })
    }

    /// Whether somebody is not on the server.
    pub fn is_gone(&self, user: Id) -> bool {
        self.users.get(&user).is_some_and(|user| user.gone)
    }

    /// Whether the bot shares a server with a person, without which it may not write to them.
    pub fn is_shared(&self, person: Id) -> bool {
        let elsewhere = |user: &Id| self.users.get(user).is_some_and(|user| user.elsewhere);
        let both_here = !self.is_gone(self.bot) && !self.is_gone(person);
        both_here || elsewhere(&person) || elsewhere(&self.bot)
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
