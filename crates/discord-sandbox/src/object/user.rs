//! Users, members and roles.

use serde_json::{Value, json};

use super::super::clock::iso;
use super::super::seed::RELAY;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::guild::Guild;

impl World {
    /// The documented user object.
    pub fn user_object(&self, id: Id) -> Value {
        let user = self.users.get(&id);
        let hook = self.webhooks.get(&id).map(|hook| &hook.name);
        let other = if id == RELAY { "Relay" } else { "deleted_user" };
        let nobody = hook.map_or(other, String::as_str);
        json!({
            "id": id,
            "username": user.map_or(nobody, |user| user.name.as_str()),
            "global_name": user.filter(|_| id != self.bot).map(|user| &user.display),
            "discriminator": if id == self.bot { "4242" } else { "0" },
            "avatar": null, "bot": id == self.bot || id == RELAY, "system": false,
            "public_flags": 0, "flags": 0, "banner": null, "accent_color": null,
            "avatar_decoration_data": null, "collectibles": null, "primary_guild": null,
        })
    }

    /// The bot's own user object, which only the bot can read.
    pub fn self_object(&self) -> Value {
        let mut object = self.user_object(self.bot);
        object["mfa_enabled"] = json!(true);
        object["locale"] = json!("en-US");
        object["premium_type"] = json!(0);
        object["email"] = Value::Null;
        object["verified"] = json!(true);
        object
    }

    /// The documented member object, without the user.
    pub fn partial_member(&self, guild: &Guild, id: Id) -> Value {
        let roles = guild.roles.iter().map(|role| role.id);
        let held = self.users.get(&id).map(|user| {
            let roles = roles.filter(|role| user.roles.contains(role));
            roles.collect::<Vec<_>>()
        });
        let until = guild.timeouts.get(&id).copied();
        let until = until.filter(|until| *until > self.clock.now()).map(iso);
        json!({
            "avatar": null, "banner": null, "communication_disabled_until": until, "flags": 0,
            "joined_at": iso(guild.id.millis()), "nick": guild.nicks.get(&id), "pending": false,
            "premium_since": null, "roles": held,
            "mute": false, "deaf": false,
        })
    }

    /// The documented member object.
    pub fn member_object(&self, guild: &Guild, id: Id) -> Value {
        let mut object = self.partial_member(guild, id);
        object["user"] = self.user_object(id);
        object
    }
}

impl Guild {
    /// The documented role objects.
    pub fn role_objects(&self) -> Vec<Value> {
        self.roles
            .iter()
            .enumerate()
            .map(|(position, role)| {
                let mut object = json!({
                    "id": role.id, "name": role.name, "position": position,
                    "permissions": role.permissions.to_string(), "color": role.color,
                    "colors": {
                        "primary_color": role.color, "secondary_color": null, "tertiary_color": null,
                    },
                    "hoist": role.hoist, "managed": role.bot.is_some(),
                    "mentionable": role.mentionable, "icon": null, "unicode_emoji": null,
                    "flags": 0,
                });
                if let Some(bot) = role.bot {
                    object["tags"] = json!({ "bot_id": bot });
                }
                object
            })
            .collect()
    }
}
