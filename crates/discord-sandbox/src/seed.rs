//! The initial world: servers, four people and a bot.

use super::permission::{
    CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, EVERYONE, SEND_MESSAGES, VIEW_CHANNEL,
};
use super::snowflake::Id;
use super::world::World;
use super::world::channel::{Channel, Overwrite, TEXT};
use super::world::guild::{Guild, Role, User};

const GUILD: Id = Id(1_300_000_000_000_000_000);
const BOT_USER: Id = Id(1_300_000_000_000_000_100);
/// A webhook that is not the bot's; it is no member of any server.
pub const RELAY: Id = Id(1_300_000_000_000_000_099);
const PEOPLE: [&str; 4] = ["Ada", "Bruno", "Chiara", "Dawid"];

/// The channels in the order of the list, each with the permissions denied to the bot.
const CHANNELS: [(&str, &str, u64); 5] = [
    ("general", "Everything and nothing", 0),
    ("games", "A table is always free", 0),
    (
        "no-threads",
        "The bot may not open threads here",
        CREATE_PUBLIC_THREADS | CREATE_PRIVATE_THREADS,
    ),
    ("read-only", "The bot may not write here", SEND_MESSAGES),
    ("hidden", "The bot does not see this channel", VIEW_CHANNEL),
];

/// Most servers of a world.
pub const MAX_SERVERS: usize = 200;
/// Channels of every server after the first: the ones without denied permissions.
const PLAIN_CHANNELS: usize = 2;

/// A new world with `servers` servers, where the bot's role has these permissions.
pub fn world(servers: usize, bot_permissions: u64) -> World {
    let mut world = World {
        bot: BOT_USER,
        bot_permissions,
        ..World::default()
    };
    world.users.insert(
        BOT_USER,
        User {
            id: BOT_USER,
            name: "Tavolino".to_owned(),
            display: "Tavolino".to_owned(),
            locale: "en-US".to_owned(),
            ..User::default()
        },
    );
    for (number, name) in (1..).zip(PEOPLE) {
        let id = Id(BOT_USER.0 + number);
        world.users.insert(
            id,
            User {
                id,
                name: name.to_lowercase(),
                display: name.to_owned(),
                locale: "en-US".to_owned(),
                roles: Vec::new(),
                ..User::default()
            },
        );
    }
    for _ in 0..servers {
        add_server(&mut world);
    }
    world
}

/// Adds a server with the bot and all people.
pub fn add_server(world: &mut World) -> Id {
    let before = world.guilds.len();
    // One millisecond later than the one before, so that servers are spread over all shards,
    // whatever their number.
    let guild = Id(GUILD.0 + ((before as u64) << 22));
    let bot_role = Id(guild.0 + 1);
    let name = match before {
        0 => "The Corner Table".to_owned(),
        _ => format!("Server {}", before + 1),
    };
    world.guilds.push(Guild {
        id: guild,
        name,
        owner: Id(BOT_USER.0 + 1),
        locale: "en-US".to_owned(),
        roles: vec![
            Role {
                id: guild,
                name: "@everyone".to_owned(),
                permissions: EVERYONE,
                bot: None,
            },
            Role {
                id: bot_role,
                name: "Tavolino".to_owned(),
                permissions: world.bot_permissions,
                bot: Some(BOT_USER),
            },
        ],
        ..Guild::default()
    });
    if let Some(bot) = world.users.get_mut(&BOT_USER) {
        bot.roles.push(bot_role);
    }
    let channels = if before == 0 {
        CHANNELS.len()
    } else {
        PLAIN_CHANNELS
    };
    for (position, (name, topic, deny)) in (0_u32..).zip(CHANNELS).take(channels) {
        let id = Id(guild.0 + 200 + u64::from(position));
        let mut channel = Channel {
            id,
            guild: Some(guild),
            kind: TEXT,
            name: name.to_owned(),
            topic: Some(topic.to_owned()),
            position,
            ..Channel::default()
        };
        if deny != 0 {
            channel.overwrites.push(Overwrite {
                id: bot_role,
                kind: 0,
                allow: 0,
                deny,
            });
        }
        world.channels.insert(id, channel);
    }
    guild
}
