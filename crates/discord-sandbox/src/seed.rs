//! The initial world: servers, people and a bot, as the plan has them.

use serde_json::json;

use super::permission::EVERYONE;
use super::plan::{ChannelPlan, Plan, RolePlan, ServerPlan, bits};
use super::snowflake::Id;
use super::world::World;
use super::world::channel::{Channel, Overwrite};
use super::world::guild::{Guild, Role, User};

const GUILD: Id = Id(1_300_000_000_000_000_000);
const BOT_USER: Id = Id(1_300_000_000_000_000_100);
/// A webhook that is not the bot's; it is no member of any server.
pub const RELAY: Id = Id(1_300_000_000_000_000_099);
/// Most servers of a world.
pub const MAX_SERVERS: usize = 200;
/// Places of tags between those of two forums.
const TAGS: u64 = 20;

/// A new world by a plan, with at least `servers` servers, where the bot's role has these
/// permissions.
pub fn world(plan: &Plan, servers: usize, bot_permissions: u64) -> World {
    let mut world = World {
        bot: BOT_USER,
        bot_permissions: plan.permissions().unwrap_or(bot_permissions),
        servers_only: plan.bot.servers_only,
        plan: plan.clone(),
        ..World::default()
    };
    let name = plan.bot.name.clone().unwrap_or_else(|| "Bot".to_owned());
    world.users.insert(
        BOT_USER,
        User {
            id: BOT_USER,
            display: name.clone(),
            name,
            locale: "en-US".to_owned(),
            ..User::default()
        },
    );
    for (number, person) in (1..).zip(&plan.people) {
        let id = Id(BOT_USER.0 + number);
        let locale = person.locale.clone();
        world.users.insert(
            id,
            User {
                id,
                name: person.name.to_lowercase(),
                display: person.name.clone(),
                locale: locale.unwrap_or_else(|| "en-US".to_owned()),
                ..User::default()
            },
        );
    }
    for _ in 0..servers.max(plan.servers.len()) {
        add_server(&mut world);
    }
    world
}

/// Adds the next server of the plan, or one more with the plain channels of the first.
pub fn add_server(world: &mut World) -> Id {
    let before = world.guilds.len();
    let plan = world.plan.clone();
    let server = plan.servers.get(before).cloned().unwrap_or_else(|| {
        let first = plan.servers[0].channels.iter();
        let channels = first
            .filter(|channel| channel.is_plain())
            .cloned()
            .collect();
        ServerPlan {
            name: format!("Server {}", before + 1),
            channels,
            ..ServerPlan::default()
        }
    });
    // One millisecond later than the one before, so that servers are spread over all shards,
    // whatever their number.
    let guild = Id(GUILD.0 + ((before as u64) << 22));
    let bot_role = Id(guild.0 + 1);
    let person = |name: &str| {
        plan.place_of(name)
            .map(|place| Id(BOT_USER.0 + 1 + place as u64))
    };
    let owner = server.owner.as_deref().and_then(person);
    let owner = owner.unwrap_or(Id(BOT_USER.0 + 1));
    let mut roles = vec![Role {
        id: guild,
        name: "@everyone".to_owned(),
        permissions: EVERYONE,
        ..Role::default()
    }];
    for (number, role) in (2..).zip(&server.roles) {
        let id = Id(guild.0 + number);
        roles.push(declared(role, id));
        for holder in role.members.iter().filter_map(|name| person(name)) {
            if let Some(user) = world.users.get_mut(&holder) {
                user.roles.push(id);
            }
        }
    }
    roles.push(Role {
        id: bot_role,
        name: world.users[&BOT_USER].display.clone(),
        permissions: world.bot_permissions,
        bot: Some(BOT_USER),
        ..Role::default()
    });
    let members: Option<Vec<Id>> = server
        .members
        .as_ref()
        .map(|names| names.iter().filter_map(|name| person(name)).collect());
    let is_absent = |id: &Id| {
        let listed = members.as_ref().is_none_or(|members| members.contains(id));
        !listed && *id != owner && *id != BOT_USER
    };
    world.guilds.push(Guild {
        id: guild,
        name: server.name,
        owner,
        locale: server.locale.unwrap_or_else(|| "en-US".to_owned()),
        community: server.community,
        roles,
        gone: world.users.keys().copied().filter(is_absent).collect(),
        ..Guild::default()
    });
    if let Some(bot) = world.users.get_mut(&BOT_USER) {
        bot.roles.push(bot_role);
    }
    let id = |position: usize| Id(guild.0 + 200 + position as u64);
    for (position, channel) in server.channels.iter().enumerate() {
        let parent = channel.parent.as_ref().and_then(|parent| {
            let mut all = server.channels.iter();
            all.position(|other| other.name == *parent).map(id)
        });
        let place = Place {
            id: id(position),
            guild,
            position: position as u32,
            parent,
        };
        world
            .channels
            .insert(place.id, place.channel(channel, bot_role));
    }
    guild
}

fn declared(role: &RolePlan, id: Id) -> Role {
    Role {
        id,
        name: role.name.clone(),
        permissions: bits(&role.permissions).unwrap_or(0),
        color: role.color,
        mentionable: role.mentionable,
        ..Role::default()
    }
}

/// The place of a declared channel.
struct Place {
    id: Id,
    guild: Id,
    position: u32,
    parent: Option<Id>,
}

impl Place {
    fn channel(&self, plan: &ChannelPlan, bot_role: Id) -> Channel {
        let mut channel = Channel {
            id: self.id,
            guild: Some(self.guild),
            kind: plan.kind().unwrap_or_default(),
            name: plan.name.clone(),
            topic: plan.topic.clone(),
            position: self.position,
            slow: plan.slow,
            parent: self.parent,
            ..Channel::default()
        };
        let denied = [
            (bot_role, &plan.deny_bot),
            (self.guild, &plan.deny_everyone),
        ];
        for (role, names) in denied {
            let deny = bits(names).unwrap_or(0);
            if deny != 0 {
                channel.overwrites.push(Overwrite {
                    id: role,
                    kind: 0,
                    allow: 0,
                    deny,
                });
            }
        }
        if !plan.tags.is_empty() {
            let first = self.id.0 + 1_000 + u64::from(self.position) * TAGS;
            let tag = |(id, name): (u64, &String)| {
                json!({
                    "id": Id(id), "name": name, "moderated": false, "emoji_id": null,
                    "emoji_name": null,
                })
            };
            let tags = (first..).zip(&plan.tags).map(tag).collect();
            channel.more.insert("available_tags".to_owned(), tags);
        }
        channel
    }
}
