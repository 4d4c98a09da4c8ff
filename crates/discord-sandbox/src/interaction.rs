//! Interactions: begun by a person, told to the bot, given up when no answer comes.

mod answer;
mod progress;

use serde_json::{Value, json};

use super::draft::Draft;
use super::form::FILE_LIMIT;
use super::snowflake::Id;
use super::world::World;
use super::world::interaction::{FIRST, Interaction, LIFE, Stage};
use super::world::message::{LOADING, Origin};
use super::world::session::Intent;

/// How many interactions are remembered at least.
const MEMORY: usize = 500;

/// What a person did, before it gets an identifier.
#[derive(Clone, Debug, Default)]
pub struct Act {
    /// 2 to 5.
    pub kind: u8,
    /// Who did it.
    pub user: Id,
    /// Where.
    pub channel: Id,
    /// The command's full name.
    pub name: String,
    /// The interaction's `data`.
    pub data: Value,
    /// The message it hangs on.
    pub source: Option<Id>,
    /// For a modal, what it was opened from.
    pub trigger: Option<Origin>,
}

impl World {
    /// Begins an interaction and tells the bot.
    pub fn begin(&mut self, act: &Act) -> Id {
        let late = self.faults.lateness();
        let id = match late {
            0 => self.next_id(),
            late => self.next_id().earlier(late),
        };
        // The shape of Discord's own: base64 of more than anyone needs to guess.
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
            trigger: act.trigger.clone().map(Box::new),
            original: None,
        };
        let interaction = Interaction {
            id,
            token,
            channel: act.channel,
            begun: self.clock.now().saturating_sub(late),
            origin,
            custom_id: act.data["custom_id"].as_str().map(str::to_owned),
            completes: focused(&act.data).and_then(|option| option["type"].as_u64()),
            ..Interaction::default()
        };
        let event = self.interaction_object(&interaction, act);
        self.interactions.insert(id, interaction);
        self.touch();
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
                    "id": guild.id, "locale": guild.locale, "features": [],
                });
                object["guild_locale"] = json!(guild.locale);
                object["context"] = json!(0);
                object["authorizing_integration_owners"] = json!({ "0": guild.id });
            } else {
                object["user"] = self.user_object(act.user);
                object["context"] = json!(1);
                object["authorizing_integration_owners"] = json!({ "0": "0" });
            }
        }
        if let Some(message) = act.source.and_then(|id| self.message(act.channel, id)) {
            object["message"] = self.message_object(message);
        }
        object
    }

    /// Gives up on interactions whose time has run out, and forgets very old ones.
    pub fn give_up(&mut self) {
        let now = self.clock.now();
        let late: Vec<Interaction> = self
            .interactions
            .values_mut()
            .filter(|one| one.stage == Stage::Waiting && now > one.begun + FIRST)
            .map(|one| {
                one.stage = Stage::Failed;
                one.clone()
            })
            .collect();
        for one in late {
            let event = json!({
                "event": "failed", "interaction": one.id, "channel_id": one.channel,
                "message_id": one.origin.source, "custom_id": one.custom_id,
                "command": one.origin.name, "type": one.origin.kind,
            });
            self.tell(&event, |_, person| person == one.origin.user);
        }
        let unfinished: Vec<(Id, Id)> = self
            .interactions
            .values()
            .filter(|one| now > one.begun + LIFE)
            .filter_map(|one| Some((one.channel, one.original?)))
            .filter(|(channel, id)| {
                self.message(*channel, *id)
                    .is_some_and(|message| message.flags & LOADING != 0)
            })
            .collect();
        for (channel, id) in unfinished {
            self.edit(channel, id, Draft::default());
        }
        while self.interactions.len() > MEMORY {
            match self.interactions.first_entry() {
                Some(oldest) if now > oldest.get().begun + LIFE => oldest.remove(),
                _ => break,
            };
        }
    }
}

/// The option that has the cursor, however deep.
fn focused(data: &Value) -> Option<&Value> {
    data["options"].as_array()?.iter().find_map(|option| {
        if option["focused"] == true {
            Some(option)
        } else {
            focused(option)
        }
    })
}
