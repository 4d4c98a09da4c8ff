//! Permissions: of roles, changed by a channel's overwrites.

use super::refusal::Refusal;
use super::snowflake::Id;
use super::world::World;
use super::world::channel::Channel;
use super::world::guild::Guild;

/// All permissions, whatever the overwrites.
pub const ADMINISTRATOR: u64 = 1 << 3;
/// Edit and delete channels.
pub const MANAGE_CHANNELS: u64 = 1 << 4;
/// Edit the server.
pub const MANAGE_GUILD: u64 = 1 << 5;
/// See the channel.
pub const VIEW_CHANNEL: u64 = 1 << 10;
/// Send messages in a channel that is not a thread.
pub const SEND_MESSAGES: u64 = 1 << 11;
/// Delete messages of others.
pub const MANAGE_MESSAGES: u64 = 1 << 13;
/// Send embeds.
pub const EMBED_LINKS: u64 = 1 << 14;
/// Send files.
pub const ATTACH_FILES: u64 = 1 << 15;
/// Read earlier messages.
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
/// Ping everyone.
pub const MENTION_EVERYONE: u64 = 1 << 17;
/// Edit roles and the overwrites of channels.
pub const MANAGE_ROLES: u64 = 1 << 28;
/// Use slash commands.
pub const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
/// Archive, lock and delete threads of others.
pub const MANAGE_THREADS: u64 = 1 << 34;
/// Open public threads.
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// Open private threads.
pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
/// Send messages in threads.
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

/// Every permission by its documented name.
pub const NAMES: &[(&str, u64)] = &[
    ("CREATE_INSTANT_INVITE", 1),
    ("KICK_MEMBERS", 1 << 1),
    ("BAN_MEMBERS", 1 << 2),
    ("ADMINISTRATOR", ADMINISTRATOR),
    ("MANAGE_CHANNELS", MANAGE_CHANNELS),
    ("MANAGE_GUILD", MANAGE_GUILD),
    ("ADD_REACTIONS", 1 << 6),
    ("VIEW_CHANNEL", VIEW_CHANNEL),
    ("SEND_MESSAGES", SEND_MESSAGES),
    ("MANAGE_MESSAGES", MANAGE_MESSAGES),
    ("EMBED_LINKS", EMBED_LINKS),
    ("ATTACH_FILES", ATTACH_FILES),
    ("READ_MESSAGE_HISTORY", READ_MESSAGE_HISTORY),
    ("MENTION_EVERYONE", MENTION_EVERYONE),
    ("USE_EXTERNAL_EMOJIS", 1 << 18),
    ("MANAGE_ROLES", MANAGE_ROLES),
    ("USE_APPLICATION_COMMANDS", USE_APPLICATION_COMMANDS),
    ("MANAGE_THREADS", MANAGE_THREADS),
    ("CREATE_PUBLIC_THREADS", CREATE_PUBLIC_THREADS),
    ("CREATE_PRIVATE_THREADS", CREATE_PRIVATE_THREADS),
    ("SEND_MESSAGES_IN_THREADS", SEND_MESSAGES_IN_THREADS),
    ("USE_EXTERNAL_APPS", 1 << 50),
];

/// Permissions of everyone on a server, before overwrites.
pub const EVERYONE: u64 = 1
    | 1 << 6
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | 1 << 18
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
    | 1 << 50;

/// Permissions of the bot's role unless [`Options`](super::Options) has others: none that a
/// moderator has.
pub const BOT: u64 = EVERYONE;

/// Permissions of both sides in a direct message.
const DIRECT: u64 = 1 << 6
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | MENTION_EVERYONE
    | 1 << 18
    | USE_APPLICATION_COMMANDS;

/// All permission bits.
pub fn all() -> u64 {
    NAMES.iter().fold(0, |sum, (_, bit)| sum | bit)
}

/// The bit of a documented name.
pub fn named(name: &str) -> Option<u64> {
    NAMES
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, bit)| *bit)
}

/// The names of a set of bits.
pub fn names(bits: u64) -> Vec<&'static str> {
    NAMES
        .iter()
        .filter(|(_, bit)| bits & bit != 0)
        .map(|(name, _)| *name)
        .collect()
}

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
        let owner = channel
            .parent
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
