//! Permissions: of roles, changed by a channel's overwrites.

pub mod bits;

pub use bits::*;

use super::refusal::Refusal;
use super::snowflake::Id;
use super::world::World;
use super::world::channel::Channel;
use super::world::guild::Guild;

impl World {
    /// A user's permissions on a server, before overwrites.
    pub fn base_permissions(&self, user: Id, guild: &Guild) -> u64 {
        if user == guild.owner {
            return all();
        }
        let held = self.users.get(&user).map_or(&[][..], |user| &user.roles);
        let sum = guild
            .roles
            .iter()
            .filter(|role| role.id == guild.id || held.contains(&role.id))
            .fold(0, |sum, role| sum | role.permissions);
        if sum & ADMINISTRATOR == 0 { sum } else { all() }
    }

    /// A user's permissions in a channel; none if the user cannot see it.
    pub fn permissions(&self, user: Id, channel: &Channel) -> u64 {
        let Some(guild) = self.guild_of(channel) else {
            let inside = channel.recipient == Some(user) || user == self.bot;
            return if inside { DIRECT } else { 0 };
        };
        if !guild.has(user) {
            return 0;
        }
        let base = self.base_permissions(user, guild);
        let mut bits = if base & ADMINISTRATOR == 0 {
            self.overwritten(base, user, guild, channel)
        } else {
            base
        };
        if bits & VIEW_CHANNEL == 0 {
            return 0;
        }
        if let Some(thread) = &channel.thread {
            let hidden = channel.is_private_thread()
                && bits & MANAGE_THREADS == 0
                && !thread.members.contains_key(&user);
            if hidden {
                return 0;
            }
        } else if bits & SEND_MESSAGES == 0 {
            bits &= !(EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE);
        }
        if base & ADMINISTRATOR == 0 && guild.is_timed_out(user, self.clock.now()) {
            bits &= VIEW_CHANNEL | READ_MESSAGE_HISTORY;
        }
        bits
    }

    /// Whether the bot may attach files to its answers in this channel, by its roles and the
    /// channel's overwrites. Other denied permissions do not restrict answers.
    pub fn answers_with_files(&self, channel: Id) -> bool {
        let Some(channel) = self.channels.get(&channel) else {
            return true;
        };
        let Some(guild) = self.guild_of(channel).filter(|guild| guild.has(self.bot)) else {
            return true;
        };
        let base = self.base_permissions(self.bot, guild);
        let allowed = self.overwritten(base, self.bot, guild, channel);
        (base & ADMINISTRATOR) | (allowed & ATTACH_FILES) != 0
    }

    fn overwritten(&self, base: u64, user: Id, guild: &Guild, channel: &Channel) -> u64 {
        // A thread has the overwrites of its channel; a category has no say.
        let parent = channel.parent.filter(|_| channel.thread.is_some());
        let owner = parent
            .and_then(|parent| self.channels.get(&parent))
            .unwrap_or(channel);
        let held = self.users.get(&user).map_or(&[][..], |user| &user.roles);
        let mut bits = base;
        if let Some(overwrite) = owner
            .overwrites
            .iter()
            .find(|overwrite| overwrite.id == guild.id)
        {
            bits = bits & !overwrite.deny | overwrite.allow;
        }
        let (mut allow, mut deny) = (0, 0);
        for overwrite in owner
            .overwrites
            .iter()
            .filter(|overwrite| held.contains(&overwrite.id))
        {
            allow |= overwrite.allow;
            deny |= overwrite.deny;
        }
        bits = bits & !deny | allow;
        if let Some(overwrite) = owner
            .overwrites
            .iter()
            .find(|overwrite| overwrite.id == user)
        {
            bits = bits & !overwrite.deny | overwrite.allow;
        }
        bits
    }

    /// Whether a user sees a channel.
    pub fn sees(&self, user: Id, channel: &Channel) -> bool {
        self.permissions(user, channel) & VIEW_CHANNEL != 0
    }

    /// The permission needed to send in a channel.
    pub fn send_permission(channel: &Channel) -> u64 {
        if channel.thread.is_some() {
            SEND_MESSAGES_IN_THREADS
        } else {
            SEND_MESSAGES
        }
    }

    /// A channel that the bot sees; refuses any other.
    pub fn seen_channel(&self, id: Id) -> Result<&Channel, Refusal> {
        let channel = self
            .channels
            .get(&id)
            .ok_or_else(Refusal::unknown_channel)?;
        if self.permissions(self.bot, channel) & VIEW_CHANNEL == 0 {
            return Err(Refusal::missing_access());
        }
        Ok(channel)
    }

    /// Refuses if the bot lacks one of these permissions.
    pub fn require_bot(&self, channel: &Channel, bits: u64) -> Result<(), Refusal> {
        self.require_person(self.bot, channel, bits)
    }

    /// Refuses if a person lacks one of these permissions.
    pub fn require_person(&self, person: Id, place: &Channel, bits: u64) -> Result<(), Refusal> {
        if self.permissions(person, place) & bits == bits {
            Ok(())
        } else {
            Err(Refusal::missing_permissions())
        }
    }
}
