//! Interactions: created by a person, sent to the bot, failed after 3 seconds without an answer.

mod answer;
mod progress;

use serde_json::{Value, json};

use super::draft::Draft;
use super::form::FILE_LIMIT;
use super::snowflake::Id;
use super::world::World;
use super::world::interaction::{ANSWER_TIMEOUT, Interaction, Stage, TOKEN_LIFETIME};
use super::world::message::{LOADING, Origin};
use super::world::session::Intent;

/// Fewest interactions kept, whatever their age.
const MIN_KEPT: usize = 500;

/// A person's action that becomes an interaction.
#[derive(Clone, Debug, Default)]
pub struct Act {
    /// Discord's interaction type, 2 to 5.
    pub kind: u8,
    /// The person.
    pub user: Id,
    /// The channel.
    pub channel: Id,
    /// The full name of the command.
    pub name: String,
    /// The interaction's `data`.
    pub data: Value,
    /// The message whose component was used.
    pub source: Option<Id>,
    /// The message or the user of a context menu.
    pub target: Option<Id>,
    /// For a modal, the interaction that opened it.
    pub trigger: Option<Origin>,
}

impl World {
    /// Creates an interaction and sends it to the bot.
    pub fn begin(&mut self, act: &Act) -> Id {
        let age = self.faults.lateness();
        let id = match age {
            0 => self.next_id(),
            age => self.next_id().earlier(age),
        };
        // Discord's format of a token: base64 with more random bits than can be guessed.
        let token = format!(
            "aW50ZXJhY3Rpb246{}",
            self.files.signature(&id.to_string(), id.0)
        );
        let origin = Origin {
            id,
            kind: act.kind,
            name: act.name.clone(),
            user: act.user,
            source: act.source,
            target: act.target,
            trigger: act.trigger.clone().map(Box::new),
            original: None,
        };
        let interaction = Interaction {
            id,
            token,
            channel: act.channel,
            begun: self.clock.now().saturating_sub(age),
            origin,
            custom_id: act.data["custom_id"].as_str().map(str::to_owned),
            completes: focused(&act.data).and_then(|option| option["type"].as_u64()),
            ..Interaction::default()
        };
        let mut event = self.interaction_object(&interaction, act);
        self.faults.change(&mut event);
        self.interactions.insert(id, interaction);
        self.mark_changed();
        let guild = self
            .channels
            .get(&act.channel)
            .and_then(|place| place.guild);
        let copies = 1 + std::mem::take(&mut self.faults.duplicates);
        for _ in 0..copies {
            self.sessions
                .dispatch("INTERACTION_CREATE", &event, Intent::NONE, guild);
        }
        id
    }

    fn interaction_object(&self, interaction: &Interaction, act: &Act) -> Value {
        let locale = self.users.get(&act.user).map(|user| &user.locale);
        let mut object = json!({
            "id": interaction.id, "application_id": self.bot, "type": act.kind,
            "token": interaction.token, "version": 1, "channel_id": act.channel,
            "locale": locale, "entitlements": [], "attachment_size_limit": FILE_LIMIT,
            "data": act.data,
        });
        if let Some(channel) = self.channels.get(&act.channel) {
            let permissions = self.permissions(act.user, channel).to_string();
            object["channel"] = self.channel_object(channel);
            object["channel"]["permissions"] = json!(permissions);
            object["app_permissions"] = json!(self.permissions(self.bot, channel).to_string());
            if let Some(guild) = self.guild_of(channel) {
                object["member"] = self.member_object(guild, act.user);
                object["member"]["permissions"] = json!(permissions);
                object["guild_id"] = json!(guild.id);
                object["guild"] = json!({
                    "id": guild.id, "locale": guild.preferred_locale(),
                    "features": guild.features(),
                });
                object["guild_locale"] = json!(guild.preferred_locale());
                object["context"] = json!(0);
                object["authorizing_integration_owners"] = if guild.has(self.bot) {
                    json!({ "0": guild.id })
                } else {
                    json!({})
                };
            } else {
                object["user"] = self.user_object(act.user);
                object["context"] = json!(1);
                object["authorizing_integration_owners"] = json!({ "0": "0" });
            }
            if self.has_added(act.user) {
                object["authorizing_integration_owners"]["1"] = json!(act.user);
            }
        }
        if let Some(message) = act.source.and_then(|id| self.message(act.channel, id)) {
            object["message"] = self.message_object(message);
        }
        object
    }

    /// Fails interactions that were not answered in time; deletes very old ones.
    pub fn expire_interactions(&mut self) {
        let now = self.clock.now();
        let expired: Vec<Interaction> = self
            .interactions
            .values_mut()
            .filter(|interaction| {
                interaction.stage == Stage::Waiting && now > interaction.begun + ANSWER_TIMEOUT
            })
            .map(|interaction| {
                interaction.stage = Stage::Failed;
                interaction.clone()
            })
            .collect();
        for interaction in expired {
            let event = json!({
                "event": "failed", "interaction": interaction.id, "channel_id": interaction.channel,
                "message_id": interaction.origin.source, "custom_id": interaction.custom_id,
                "command": interaction.origin.name, "type": interaction.origin.kind,
            });
            self.broadcast(&event, |_, person| person == interaction.origin.user);
        }
        let unfinished: Vec<(Id, Id)> = self
            .interactions
            .values()
            .filter(|interaction| now > interaction.begun + TOKEN_LIFETIME)
            .filter_map(|interaction| Some((interaction.channel, interaction.original?)))
            .filter(|(channel, id)| {
                self.message(*channel, *id)
                    .is_some_and(|message| message.flags & LOADING != 0)
            })
            .collect();
        for (channel, id) in unfinished {
            self.edit(channel, id, Draft::default());
        }
        while self.interactions.len() > MIN_KEPT {
            match self.interactions.first_entry() {
                Some(oldest) if now > oldest.get().begun + TOKEN_LIFETIME => oldest.remove(),
                _ => break,
            };
        }
    }
}

/// The option being completed, at any depth.
fn focused(data: &Value) -> Option<&Value> {
    data["options"].as_array()?.iter().find_map(|option| {
        if option["focused"] == true {
            Some(option)
        } else {
            focused(option)
        }
    })
}
