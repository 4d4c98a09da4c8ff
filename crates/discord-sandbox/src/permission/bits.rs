//! The bits of permissions and their documented names.

/// Remove members.
pub const KICK_MEMBERS: u64 = 1 << 1;
/// Ban members.
pub const BAN_MEMBERS: u64 = 1 << 2;
/// All permissions, whatever the overwrites.
pub const ADMINISTRATOR: u64 = 1 << 3;
/// Edit and delete channels.
pub const MANAGE_CHANNELS: u64 = 1 << 4;
/// Edit the server.
pub const MANAGE_GUILD: u64 = 1 << 5;
/// Add a new reaction to a message.
pub const ADD_REACTIONS: u64 = 1 << 6;
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
/// Change one's own nickname.
pub const CHANGE_NICKNAME: u64 = 1 << 26;
/// Change nicknames of others.
pub const MANAGE_NICKNAMES: u64 = 1 << 27;
/// Create, edit and delete webhooks.
pub const MANAGE_WEBHOOKS: u64 = 1 << 29;
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

/// Stop members from writing for a time.
pub const MODERATE_MEMBERS: u64 = 1 << 40;
/// Send polls.
pub const SEND_POLLS: u64 = 1 << 49;
/// Pin messages.
pub const PIN_MESSAGES: u64 = 1 << 51;
/// Write without regard to slow mode.
pub const BYPASS_SLOWMODE: u64 = 1 << 52;

/// Every permission by its documented name.
pub const NAMES: &[(&str, u64)] = &[
    ("CREATE_INSTANT_INVITE", 1),
    ("KICK_MEMBERS", KICK_MEMBERS),
    ("BAN_MEMBERS", BAN_MEMBERS),
    ("ADMINISTRATOR", ADMINISTRATOR),
    ("MANAGE_CHANNELS", MANAGE_CHANNELS),
    ("MANAGE_GUILD", MANAGE_GUILD),
    ("ADD_REACTIONS", ADD_REACTIONS),
    ("VIEW_CHANNEL", VIEW_CHANNEL),
    ("SEND_MESSAGES", SEND_MESSAGES),
    ("MANAGE_MESSAGES", MANAGE_MESSAGES),
    ("EMBED_LINKS", EMBED_LINKS),
    ("ATTACH_FILES", ATTACH_FILES),
    ("READ_MESSAGE_HISTORY", READ_MESSAGE_HISTORY),
    ("MENTION_EVERYONE", MENTION_EVERYONE),
    ("USE_EXTERNAL_EMOJIS", 1 << 18),
    ("CHANGE_NICKNAME", CHANGE_NICKNAME),
    ("MANAGE_NICKNAMES", MANAGE_NICKNAMES),
    ("MANAGE_ROLES", MANAGE_ROLES),
    ("MANAGE_WEBHOOKS", MANAGE_WEBHOOKS),
    ("USE_APPLICATION_COMMANDS", USE_APPLICATION_COMMANDS),
    ("MANAGE_THREADS", MANAGE_THREADS),
    ("CREATE_PUBLIC_THREADS", CREATE_PUBLIC_THREADS),
    ("CREATE_PRIVATE_THREADS", CREATE_PRIVATE_THREADS),
    ("SEND_MESSAGES_IN_THREADS", SEND_MESSAGES_IN_THREADS),
    ("MODERATE_MEMBERS", MODERATE_MEMBERS),
    ("SEND_POLLS", SEND_POLLS),
    ("USE_EXTERNAL_APPS", 1 << 50),
    ("PIN_MESSAGES", PIN_MESSAGES),
    ("BYPASS_SLOWMODE", BYPASS_SLOWMODE),
];

/// Permissions of everyone on a server, before overwrites.
pub const EVERYONE: u64 = 1
    | ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | 1 << 18
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
    | CHANGE_NICKNAME
    | SEND_POLLS
    | 1 << 50;

/// Permissions of the bot's role unless [`Options`](super::super::Options) has others: none that a
/// moderator has.
pub const BOT: u64 = EVERYONE;

/// Permissions of both sides in a direct message.
pub const DIRECT: u64 = ADD_REACTIONS
    | SEND_POLLS
    | PIN_MESSAGES
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
