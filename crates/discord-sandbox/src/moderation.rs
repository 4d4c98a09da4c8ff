//! Members of a server, changed by moderators: nicknames, roles, time-outs, kicks and bans.

use jiff::Timestamp;
use serde_json::{Value, json};

use super::permission::{CHANGE_NICKNAME, MANAGE_NICKNAMES, MANAGE_ROLES, MODERATE_MEMBERS};
use super::refusal::{Form, Refusal};
use super::snowflake::{Id, ids_of};
use super::world::World;
use super::world::guild::Guild;
use super::world::session::Intent;

/// Longest time-out, in milliseconds.
const LONGEST: u64 = 28 * 24 * 3_600_000;

impl World {
    /// The members of a server, by identifier.
    pub fn members(&self, guild: &Guild) -> Vec<Id> {
        let all = self.users.keys().copied();
        all.filter(|id| guild.has(*id)).collect()
    }

    /// The members whose name or nickname begins so.
    pub fn members_like(&self, guild: &Guild, beginning: &str) -> Vec<Id> {
        let beginning = beginning.to_lowercase();
        let begins = |name: &str| name.to_lowercase().starts_with(&beginning);
        let mut found = self.members(guild);
        found.retain(|id| {
            let user = &self.users[id];
            let nick = guild.nicks.get(id);
            begins(&user.name) || begins(&user.display) || nick.is_some_and(|nick| begins(nick))
        });
        found
    }

    /// Refuses unless the bot may act on a member: their highest role is below its own.
    pub fn outranks(&self, guild: Id, user: Id) -> Result<(), Refusal> {
        let guild = self.guild(guild).ok_or_else(Refusal::unknown_guild)?;
        let member = self.users.get(&user).filter(|_| guild.has(user));
        let member = member.ok_or_else(Refusal::unknown_member)?;
        let own = self
            .users
            .get(&self.bot)
            .map_or(0, |bot| guild.rank(&bot.roles));
        if user == guild.owner || guild.rank(&member.roles) >= own {
            return Err(Refusal::missing_permissions());
        }
        Ok(())
    }

    /// Refuses unless the bot has these permissions on a server.
    pub fn require_on(&self, guild: Id, bits: u64) -> Result<(), Refusal> {
        let guild = self.guild(guild).ok_or_else(Refusal::unknown_guild)?;
        if self.base_permissions(self.bot, guild) & bits == bits {
            Ok(())
        } else {
            Err(Refusal::missing_permissions())
        }
    }

    /// Changes a member as the bot; the member.
    pub fn change_member(&mut self, guild: Id, user: Id, body: &Value) -> Result<Value, Refusal> {
        let mut form = Form::default();
        let keys = [
            "nick",
            "roles",
            "mute",
            "deaf",
            "channel_id",
            "communication_disabled_until",
            "flags",
        ];
        form.keys("", body, &keys);
        let nick = body.get("nick");
        let until = body.get("communication_disabled_until");
        form.length(
            "nick",
            nick.and_then(Value::as_str).unwrap_or_default(),
            0,
            32,
        );
        let time = match until.and_then(Value::as_str) {
            None => None,
            Some(text) => {
                let time = text.parse::<Timestamp>().ok();
                let time = time.map(|time| time.as_millisecond().cast_unsigned());
                if time.is_none_or(|time| time > self.clock.now() + LONGEST) {
                    let message = "The time is at most 28 days ahead.";
                    form.wrong(
                        "communication_disabled_until",
                        "DATE_TYPE_TOO_LATE",
                        message,
                    );
                }
                time
            }
        };
        form.finish()?;
        for voice in ["mute", "deaf", "channel_id"] {
            if !body[voice].is_null() {
                return Err(Refusal::lacks("voice"));
            }
        }
        let is_own = user == self.bot;
        if nick.is_some() {
            self.require_on(
                guild,
                if is_own {
                    CHANGE_NICKNAME
                } else {
                    MANAGE_NICKNAMES
                },
            )?;
        }
        if until.is_some() {
            self.require_on(guild, MODERATE_MEMBERS)?;
        }
        if !is_own {
            self.outranks(guild, user)?;
        }
        if let Some(roles) = body.get("roles").filter(|roles| roles.is_array()) {
            self.set_roles(guild, user, &ids_of(roles))?;
        }
        if let Some(server) = self.guild_mut(guild) {
            match nick.map(|nick| nick.as_str().unwrap_or_default()) {
                Some("") => drop(server.nicks.remove(&user)),
                Some(nick) => drop(server.nicks.insert(user, nick.to_owned())),
                None => {}
            }
            match (until, time) {
                (Some(_), Some(time)) => drop(server.timeouts.insert(user, time)),
                (Some(_), None) => drop(server.timeouts.remove(&user)),
                (None, _) => {}
            }
        }
        Ok(self.member_event(guild, user))
    }

    /// Gives a member exactly these roles of a server, besides the bots' own.
    fn set_roles(&mut self, guild: Id, user: Id, roles: &[Id]) -> Result<(), Refusal> {
        let server = self.guild(guild).ok_or_else(Refusal::unknown_guild)?;
        let held = self
            .users
            .get(&user)
            .map(|user| user.roles.clone())
            .unwrap_or_default();
        let of_server = |role: &Id| server.roles.iter().any(|own| own.id == *role);
        let changed: Vec<Id> = roles
            .iter()
            .filter(|role| !held.contains(role))
            .copied()
            .collect();
        let lost = held
            .iter()
            .filter(|role| of_server(role) && !roles.contains(role));
        let changed: Vec<Id> = changed.into_iter().chain(lost.copied()).collect();
        for role in changed {
            self.may_give(guild, role)?;
        }
        let kept = held.into_iter().filter(|role| !of_server(role));
        let all: Vec<Id> = kept.chain(roles.iter().copied()).collect();
        if let Some(user) = self.users.get_mut(&user) {
            user.roles = all;
        }
        Ok(())
    }

    /// Gives a member one role, or takes it.
    pub fn give_role(&mut self, guild: Id, user: Id, role: Id, has: bool) -> Result<(), Refusal> {
        let server = self.guild(guild).ok_or_else(Refusal::unknown_guild)?;
        if !self.users.contains_key(&user) || !server.has(user) {
            return Err(Refusal::unknown_member());
        }
        self.may_give(guild, role)?;
        if let Some(user) = self.users.get_mut(&user) {
            user.roles.retain(|own| *own != role);
            if has {
                user.roles.push(role);
            }
        }
        self.member_event(guild, user);
        Ok(())
    }

    /// Refuses a role that the bot cannot give: unknown, a bot's own, or not below its highest.
    fn may_give(&self, guild: Id, role: Id) -> Result<(), Refusal> {
        self.require_on(guild, MANAGE_ROLES)?;
        let server = self.guild(guild).ok_or_else(Refusal::unknown_guild)?;
        let at = server.roles.iter().position(|own| own.id == role);
        let at = at.ok_or_else(Refusal::unknown_role)?;
        let own = self
            .users
            .get(&self.bot)
            .map_or(0, |bot| server.rank(&bot.roles));
        if at >= own || server.roles[at].bot.is_some() {
            return Err(Refusal::missing_permissions());
        }
        Ok(())
    }

    /// Announces a changed member; the member.
    fn member_event(&mut self, guild: Id, user: Id) -> Value {
        let Some(server) = self.guild(guild) else {
            return Value::Null;
        };
        let member = self.member_object(server, user);
        let mut event = member.clone();
        event["guild_id"] = json!(guild);
        // A bot is told of itself without the intent.
        let intent = if user == self.bot {
            Intent::GUILDS
        } else {
            Intent::GUILD_MEMBERS
        };
        self.sessions
            .dispatch("GUILD_MEMBER_UPDATE", &event, intent, Some(guild));
        self.channels_changed();
        member
    }

    /// Bans a user, whether or not they are on the server.
    pub fn ban(&mut self, guild: Id, user: Id, reason: Option<String>) -> Result<(), Refusal> {
        if !self.users.contains_key(&user) {
            return Err(Refusal::unknown_user());
        }
        let is_there = self.guild(guild).is_some_and(|guild| guild.has(user));
        if is_there {
            self.outranks(guild, user)?;
            self.move_user(guild, user, false, false);
        }
        if let Some(server) = self.guild_mut(guild) {
            server.bans.insert(user, reason);
        }
        self.ban_event("GUILD_BAN_ADD", guild, user);
        Ok(())
    }

    /// Deletes the messages of a user of the last seconds on a server, as a ban may.
    pub fn sweep(&mut self, guild: Id, user: Id, seconds: u64) {
        let since = Id::at(self.clock.now().saturating_sub(seconds * 1_000));
        let is_here = |id: &Id| {
            self.channels
                .get(id)
                .is_some_and(|own| own.guild == Some(guild))
        };
        let lists = self.messages.iter().filter(|(channel, _)| is_here(channel));
        let own = lists.flat_map(|(channel, list)| {
            let late = list.range(since..);
            let own = late.filter(|(_, message)| message.author == user);
            own.map(|(id, _)| (*channel, *id))
        });
        let own: Vec<(Id, Id)> = own.collect();
        for (channel, id) in own {
            self.remove_message(channel, id);
        }
    }

    /// Lifts a ban; the user may come back.
    pub fn unban(&mut self, guild: Id, user: Id) -> Result<(), Refusal> {
        let bans = self
            .guild_mut(guild)
            .and_then(|server| server.bans.remove(&user));
        bans.ok_or_else(Refusal::unknown_ban)?;
        self.ban_event("GUILD_BAN_REMOVE", guild, user);
        Ok(())
    }

    fn ban_event(&mut self, name: &str, guild: Id, user: Id) {
        let event = json!({ "guild_id": guild, "user": self.user_object(user) });
        self.sessions
            .dispatch(name, &event, Intent::GUILD_MODERATION, Some(guild));
    }
}
