//! The server, its roles and members, the application, and how they look on the wire.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::clock::iso;
use super::gateway::Intent;
use super::permission;
use super::snowflake::Id;
use super::world::World;

/// The one server of the sandbox.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Guild {
    /// Its identifier, which is also that of the role everyone has.
    pub id: Id,
    /// Its name.
    pub name: String,
    /// Who may do everything in it.
    pub owner: Id,
    /// The language of the server.
    pub locale: String,
    /// The role everyone has, and the bot's own.
    pub roles: Vec<Role>,
}

/// A set of permissions with a name.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Role {
    /// Its identifier.
    pub id: Id,
    /// Its name.
    pub name: String,
    /// What it allows.
    pub permissions: u64,
    /// The application it was made for.
    pub bot: Option<Id>,
}

/// A person, or the bot.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct User {
    /// Its identifier.
    pub id: Id,
    /// The unique name.
    pub name: String,
    /// The name that is shown.
    pub display: String,
    /// The language of the person's Discord.
    pub locale: String,
    /// Whether messages from the bot are refused.
    pub dms_closed: bool,
    /// Roles besides the one everyone has.
    pub roles: Vec<Id>,
    /// Whether they are not on the server: a person who left, or the bot removed.
    #[serde(default)]
    pub gone: bool,
    /// Whether they share some other server nobody sees here: a person with the bot, the bot with everybody.
    #[serde(default)]
    pub elsewhere: bool,
}

impl World {
    /// The documented user object.
    pub fn user_object(&self, id: Id) -> Value {
        let user = self.users.get(&id);
        json!({
            "id": id,
            "username": user.map_or("deleted_user", |user| &user.name),
            "global_name": user.filter(|_| id != self.bot).map(|user| &user.display),
            "discriminator": if id == self.bot { "4242" } else { "0" },
            "avatar": null, "bot": id == self.bot, "system": false,
            "public_flags": 0, "flags": 0, "banner": null, "accent_color": null,
            "avatar_decoration_data": null, "collectibles": null, "primary_guild": null,
        })
    }

    /// The bot's own user object, as only the bot reads it.
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
    pub fn partial_member(&self, id: Id) -> Value {
        json!({
            "avatar": null, "banner": null, "communication_disabled_until": null, "flags": 0,
            "joined_at": iso(self.guild.id.millis()), "nick": null, "pending": false,
            "premium_since": null, "roles": self.users.get(&id).map(|user| &user.roles),
            "mute": false, "deaf": false,
        })
    }

    /// The documented member object.
    pub fn member_object(&self, id: Id) -> Value {
        let mut object = self.partial_member(id);
        object["user"] = self.user_object(id);
        object
    }

    /// The documented role objects.
    pub fn role_objects(&self) -> Vec<Value> {
        self.guild
            .roles
            .iter()
            .enumerate()
            .map(|(position, role)| {
                let mut object = json!({
                    "id": role.id, "name": role.name, "position": position,
                    "permissions": role.permissions.to_string(), "color": 0,
                    "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
                    "hoist": false, "managed": role.bot.is_some(), "mentionable": false,
                    "icon": null, "unicode_emoji": null, "flags": 0,
                });
                if let Some(bot) = role.bot {
                    object["tags"] = json!({ "bot_id": bot });
                }
                object
            })
            .collect()
    }

    /// The documented server object.
    pub fn guild_object(&self) -> Value {
        json!({
            "id": self.guild.id, "name": self.guild.name, "owner_id": self.guild.owner,
            "icon": null, "description": null, "home_header": null, "splash": null,
            "discovery_splash": null, "features": [], "banner": null, "application_id": null,
            "region": "deprecated", "afk_channel_id": null, "afk_timeout": 300,
            "system_channel_id": null, "system_channel_flags": 0, "widget_enabled": false,
            "widget_channel_id": null, "verification_level": 0, "roles": self.role_objects(),
            "default_message_notifications": 1, "mfa_level": 0, "explicit_content_filter": 0,
            "max_presences": null, "max_members": 500_000, "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25, "vanity_url_code": null, "premium_tier": 0,
            "premium_subscription_count": 0, "preferred_locale": self.guild.locale,
            "rules_channel_id": null, "safety_alerts_channel_id": null,
            "public_updates_channel_id": null, "premium_progress_bar_enabled": false,
            "nsfw": false, "nsfw_level": 0, "emojis": [], "stickers": [], "incidents_data": null,
        })
    }

    /// Whether somebody is not on the server.
    pub fn is_gone(&self, user: Id) -> bool {
        self.users.get(&user).is_some_and(|user| user.gone)
    }

    /// Whether the bot shares a server with a person, without which it may not write to them.
    pub fn is_shared(&self, person: Id) -> bool {
        let elsewhere = |user: &Id| self.users.get(user).is_some_and(|user| user.elsewhere);
        let both_here = !self.is_gone(self.bot) && !self.is_gone(person);
        both_here || elsewhere(&person) || elsewhere(&self.bot)
    }

    /// Somebody leaves the server or comes to it; the bot is told of itself alone, for it may not know who is there.
    pub fn move_user(&mut self, user: Id, there: bool, elsewhere: bool) {
        let guild = self.guild.id;
        let was_gone = self.is_gone(user);
        if let Some(user) = self.users.get_mut(&user) {
            (user.gone, user.elsewhere) = (!there, elsewhere);
        }
        if user == self.bot && was_gone == there {
            let (event, object) = if there {
                ("GUILD_CREATE", self.guild_create())
            } else {
                ("GUILD_DELETE", json!({ "id": guild }))
            };
            self.sessions
                .dispatch(event, &object, Intent::GUILDS, Some(guild));
        }
        self.channels_changed();
    }

    /// What the gateway tells about the server after connecting.
    pub fn guild_create(&self) -> Value {
        let mut object = self.guild_object();
        let (threads, channels): (Vec<_>, Vec<_>) = self
            .channels
            .values()
            .filter(|channel| channel.recipient.is_none() && self.sees(self.bot, channel))
            .partition(|channel| channel.thread.is_some());
        object["joined_at"] = json!(iso(self.guild.id.millis()));
        object["large"] = json!(false);
        object["unavailable"] = json!(false);
        object["member_count"] = json!(self.users.len());
        object["members"] = json!([self.member_object(self.bot)]);
        object["channels"] = channels
            .into_iter()
            .map(|one| self.channel_object(one))
            .collect();
        object["threads"] = threads
            .into_iter()
            .filter(|thread| !thread.is_archived())
            .map(|one| self.channel_object(one))
            .collect();
        for empty in [
            "presences",
            "voice_states",
            "stage_instances",
            "guild_scheduled_events",
            "soundboard_sounds",
        ] {
            object[empty] = json!([]);
        }
        object
    }

    /// The server as the bot lists the servers it is in.
    pub fn my_guild_object(&self) -> Value {
        json!({
            "id": self.guild.id, "name": self.guild.name, "icon": null, "banner": null,
            "owner": false, "permissions": self.base_permissions(self.bot).to_string(),
            "features": [],
        })
    }

    /// The documented application object.
    pub fn application_object(&self) -> Value {
        let name = self.users.get(&self.bot).map(|bot| &bot.display);
        json!({
            "id": self.bot, "name": name, "icon": null, "description": "", "type": null,
            "bot": self.user_object(self.bot), "bot_public": true,
            "bot_require_code_grant": false, "verify_key": "0".repeat(64), "flags": 0,
            "flags_new": "0", "redirect_uris": [], "interactions_endpoint_url": null,
            "role_connections_verification_url": null, "event_webhooks_url": null,
            "event_webhooks_status": 1, "owner": self.user_object(self.guild.owner),
            "approximate_guild_count": 1, "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0, "explicit_content_filter": 0,
            "team": null, "eligible_oauth2_scopes": [],
            "integration_types_config": { "0": { "oauth2_install_params": {
                "scopes": ["applications.commands", "bot"],
                "permissions": permission::BOT.to_string(),
            } } },
            "install_params": {
                "scopes": ["applications.commands", "bot"],
                "permissions": permission::BOT.to_string(),
            },
        })
    }
}
