//! The sandbox as it is at the very first start: a server, four people and a bot.

use super::permission::{
    BOT, CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, EVERYONE, SEND_MESSAGES, VIEW_CHANNEL,
};
use super::snowflake::Id;
use super::world::World;
use super::world::channel::{Channel, Overwrite, TEXT};
use super::world::guild::{Guild, Role, User};

const GUILD: Id = Id(1_300_000_000_000_000_000);
const BOT_ROLE: Id = Id(1_300_000_000_000_000_001);
const BOT_USER: Id = Id(1_300_000_000_000_000_100);
const PEOPLE: [&str; 4] = ["Ada", "Bruno", "Chiara", "Dawid"];

/// What the bot is denied in a channel, in the order of the list.
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

/// The world at its beginning.
pub fn world() -> World {
    let mut world = World {
        bot: BOT_USER,
        guild: Guild {
            id: GUILD,
            name: "The Corner Table".to_owned(),
            owner: Id(BOT_USER.0 + 1),
            locale: "en-US".to_owned(),
            roles: vec![
                Role {
                    id: GUILD,
                    name: "@everyone".to_owned(),
                    permissions: EVERYONE,
                    bot: None,
                },
                Role {
                    id: BOT_ROLE,
                    name: "Tavolino".to_owned(),
                    permissions: BOT,
                    bot: Some(BOT_USER),
                },
            ],
        },
        ..World::default()
    };
    world.users.insert(
        BOT_USER,
        User {
            id: BOT_USER,
            name: "Tavolino".to_owned(),
            display: "Tavolino".to_owned(),
            locale: "en-US".to_owned(),
            roles: vec![BOT_ROLE],
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
    for (position, (name, topic, deny)) in (0_u32..).zip(CHANNELS) {
        let id = Id(GUILD.0 + 200 + u64::from(position));
        let mut channel = Channel {
            id,
            kind: TEXT,
            name: name.to_owned(),
            topic: Some(topic.to_owned()),
            position,
            ..Channel::default()
        };
        if deny != 0 {
            channel.overwrites.push(Overwrite {
                id: BOT_ROLE,
                kind: 0,
                allow: 0,
                deny,
            });
        }
        world.channels.insert(id, channel);
    }
    world
}
