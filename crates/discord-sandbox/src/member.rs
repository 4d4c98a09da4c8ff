//! Changes of membership: guests, people who leave and return, new servers.

use serde_json::json;

use super::seed::add_server;
use super::snowflake::Id;
use super::world::World;
use super::world::guild::User;
use super::world::session::Intent;

/// Base of the guests' ids, above those of the first people.
const GUESTS: u64 = 1_300_000_000_000_010_000;

impl World {
    /// Adds `count` people to every server, named `guest1`, `guest2` and so on.
    pub fn add_guests(&mut self, count: u64) {
        for number in 1..=count {
            let (id, name) = (Id(GUESTS + number), format!("guest{number}"));
            let guest = User {
                id,
                display: name.clone(),
                name,
                locale: "en-US".to_owned(),
                ..User::default()
            };
            self.users.entry(id).or_insert(guest);
        }
        self.channels_changed();
    }

    /// Removes a user from a server or adds them. Without the intent for members, the bot gets
    /// events only about itself.
    pub fn move_user(&mut self, guild: Id, user: Id, there: bool, elsewhere: bool) {
        if let Some(user) = self.users.get_mut(&user) {
            user.elsewhere = elsewhere;
        }
        let now = self.clock.now();
        let Some(server) = self.guilds.iter_mut().find(|server| server.id == guild) else {
            return;
        };
        let moved = if there {
            server.gone.remove(&user)
        } else {
            server.gone.insert(user)
        };
        if moved && there && user == self.bot {
            server.joined = Some(now);
        }
        if moved && !there {
            self.leave_threads(guild, user);
        }
        if moved && user != self.bot {
            self.member_moved(guild, user, there);
        }
        if moved && user == self.bot {
            if there {
                self.tell_of_server(guild);
            } else {
                let object = json!({ "id": guild });
                self.sessions
                    .dispatch("GUILD_DELETE", &object, Intent::GUILDS, Some(guild));
            }
        }
        self.channels_changed();
    }

    fn member_moved(&mut self, guild: Id, user: Id, there: bool) {
        let Some(server) = self.guild(guild) else {
            return;
        };
        let (name, mut event) = if there {
            ("GUILD_MEMBER_ADD", self.member_object(server, user))
        } else {
            (
                "GUILD_MEMBER_REMOVE",
                json!({ "user": self.user_object(user) }),
            )
        };
        event["guild_id"] = json!(guild);
        self.sessions
            .dispatch(name, &event, Intent::GUILD_MEMBERS, Some(guild));
    }

    /// Ends a user's membership of the threads of a server.
    fn leave_threads(&mut self, guild: Id, user: Id) {
        let channels = self.channels.values_mut();
        let threads = channels.filter(|channel| channel.guild == Some(guild));
        for thread in threads.filter_map(|channel| channel.thread.as_mut()) {
            thread.members.remove(&user);
        }
    }

    /// Adds servers with the bot: to a connected one it is as if it was added now, to another as if
    /// it was there from the beginning.
    pub fn add_servers(&mut self, count: usize) {
        let is_there = self.sessions.connected() > 0;
        let joined = is_there.then(|| self.clock.now());
        for _ in 0..count {
            let guild = add_server(self);
            if let Some(server) = self.guilds.iter_mut().find(|server| server.id == guild) {
                server.joined = joined;
            }
            self.tell_of_server(guild);
        }
        self.broadcast(&json!({ "event": "servers" }), |_, _| true);
    }

    /// Sends the bot a server that it is on.
    pub fn tell_of_server(&mut self, guild: Id) {
        if let Some(server) = self.guild(guild) {
            let object = self.guild_create(server);
            self.sessions
                .dispatch("GUILD_CREATE", &object, Intent::GUILDS, Some(guild));
        }
    }
}
