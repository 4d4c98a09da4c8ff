//! A new beginning for each test: the world as it was first, for a bot that stays connected.

use serde_json::json;

use super::fault::Faults;
use super::seed;
use super::snowflake::Id;
use super::world::World;
use super::world::session::Intent;

impl World {
    /// Makes the world as it was first. Stay: the bot's sessions, the clock, open pages, the empty
    /// direct messages that the bot may know, and its commands unless they are to go.
    pub fn reset(&mut self, forgets_commands: bool) {
        let mut first = seed::world(&self.plan, self.first_servers, self.bot_permissions);
        let before: Vec<Id> = self.guilds.iter().map(|guild| guild.id).collect();
        let people = &first.users;
        let direct = self.channels.iter().filter(|(_, channel)| {
            channel
                .recipient
                .is_some_and(|person| people.contains_key(&person))
        });
        let direct: Vec<_> = direct.map(|(id, channel)| (*id, channel.clone())).collect();
        first.channels.extend(direct);
        self.guilds = first.guilds;
        self.users = first.users;
        self.channels = first.channels;
        self.servers_only = first.servers_only;
        self.messages.clear();
        self.interactions.clear();
        self.webhooks.clear();
        self.open_polls.clear();
        self.read.clear();
        self.faults = Faults::default();
        self.sessions.mute = false;
        self.sessions.is_down = false;
        self.journal.clear();
        self.calls.reset();
        self.files.retain(&std::collections::HashSet::new());
        if forgets_commands {
            self.commands.clear();
        }
        let now: Vec<Id> = self.guilds.iter().map(|guild| guild.id).collect();
        for gone in before.into_iter().filter(|guild| !now.contains(guild)) {
            let object = json!({ "id": gone });
            self.sessions
                .dispatch("GUILD_DELETE", &object, Intent::GUILDS, Some(gone));
        }
        for guild in now {
            self.tell_of_server(guild);
        }
        self.broadcast(&json!({ "event": "servers" }), |_, _| true);
        self.channels_changed();
    }
}
