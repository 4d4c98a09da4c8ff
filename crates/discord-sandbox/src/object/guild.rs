//! A server and the application.

use serde_json::{Value, json};

use super::super::clock::iso;
use super::super::world::World;
use super::super::world::guild::Guild;
use super::super::world::session::Intent;

impl Guild {
    /// The documented server object.
    pub fn object(&self) -> Value {
        json!({
            "id": self.id, "name": self.name, "owner_id": self.owner,
            "icon": null, "description": null, "home_header": null, "splash": null,
            "discovery_splash": null, "features": self.features(), "banner": null, "application_id": null,
            "region": "deprecated", "afk_channel_id": null, "afk_timeout": 300,
            "system_channel_id": self.system_channel, "system_channel_flags": 0, "widget_enabled": false,
            "widget_channel_id": null, "verification_level": 0, "roles": self.role_objects(),
            "default_message_notifications": 1, "mfa_level": 0, "explicit_content_filter": 0,
            "max_presences": null, "max_members": 500_000, "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25, "vanity_url_code": null, "premium_tier": 0,
            "premium_subscription_count": 0, "preferred_locale": self.preferred_locale(),
            "rules_channel_id": null, "safety_alerts_channel_id": null,
            "public_updates_channel_id": null, "premium_progress_bar_enabled": false,
            "nsfw": false, "nsfw_level": 0, "emojis": [], "stickers": [], "incidents_data": null,
        })
    }
}

impl World {
    /// The event `GUILD_CREATE` for a server.
    pub fn guild_create(&self, guild: &Guild) -> Value {
        let mut object = guild.object();
        let (threads, channels): (Vec<_>, Vec<_>) = self
            .channels
            .values()
            .filter(|channel| channel.guild == Some(guild.id) && self.sees(self.bot, channel))
            .partition(|channel| channel.thread.is_some());
        object["joined_at"] = json!(iso(guild.joined.unwrap_or(guild.id.millis())));
        object["large"] = json!(false);
        object["unavailable"] = json!(false);
        object["member_count"] = json!(self.users.len() - guild.gone.len());
        object["members"] = json!([self.member_object(guild, self.bot)]);
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

    /// A server in the bot's list of its servers.
    pub fn my_guild_object(&self, guild: &Guild) -> Value {
        json!({
            "id": guild.id, "name": guild.name, "icon": null, "banner": null,
            "owner": false, "permissions": self.base_permissions(self.bot, guild).to_string(),
            "features": guild.features(),
        })
    }

    /// The flags of the application: the privileged intents that it may ask for.
    pub fn application_flags(&self) -> u64 {
        let flags = [
            (1 << 1, 1 << 15),
            (1 << 8, 1 << 13),
            (Intent::CONTENT, 1 << 19),
        ];
        let allowed = flags
            .iter()
            .filter(|(intent, _)| self.intents & intent != 0);
        allowed.fold(0, |sum, (_, flag)| sum | flag)
    }

    /// The documented application object.
    pub fn application_object(&self) -> Value {
        let name = self.users.get(&self.bot).map(|bot| &bot.display);
        let owner = self
            .guilds
            .first()
            .map(|guild| self.user_object(guild.owner));
        let servers = self.guilds.iter().filter(|guild| guild.has(self.bot));
        let mut types = json!({ "0": { "oauth2_install_params": {
            "scopes": ["applications.commands", "bot"],
            "permissions": self.bot_permissions.to_string(),
        } } });
        if !self.servers_only {
            types["1"] = json!({});
        }
        json!({
            "id": self.bot, "name": name, "icon": null, "description": "", "summary": "", "type": null,
            "bot": self.user_object(self.bot), "bot_public": true,
            "bot_require_code_grant": false, "verify_key": "0".repeat(64), "flags": self.application_flags(),
            "flags_new": self.application_flags().to_string(), "redirect_uris": [], "interactions_endpoint_url": null,
            "role_connections_verification_url": null, "event_webhooks_url": null,
            "event_webhooks_status": 1, "owner": owner,
            "approximate_guild_count": servers.count(), "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0, "explicit_content_filter": 0,
            "team": null, "eligible_oauth2_scopes": [],
            "integration_types_config": types,
            "install_params": {
                "scopes": ["applications.commands", "bot"],
                "permissions": self.bot_permissions.to_string(),
            },
        })
    }
}
