//! Interactions: begun by a person, to be answered in 3 seconds, alive for 15 minutes.

mod answer;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::channel::Channel;
use super::form::FILE_LIMIT;
use super::gateway::Intent;
use super::message::{Draft, LOADING, Origin};
use super::snowflake::Id;
use super::world::World;

pub use answer::{attached, stays_visible};

/// How long the first answer may take, in milliseconds.
pub const FIRST: u64 = 3_000;
/// How long the token lives, in milliseconds.
pub const LIFE: u64 = 15 * 60_000;
/// How many interactions are remembered at least.
const MEMORY: usize = 500;

/// A slash command.
pub const BY_COMMAND: u8 = 2;
/// A button or a menu.
pub const BY_COMPONENT: u8 = 3;
/// A request for completion.
pub const BY_COMPLETION: u8 = 4;
/// A filled-in modal.
pub const BY_MODAL: u8 = 5;

/// How far an interaction has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// The bot has said nothing yet.
    #[default]
    Waiting,
    /// The bot has answered in this way: 4 to 9.
    Answered(u8),
    /// The bot did not answer in time.
    Failed,
}

/// Something a person did that the bot is to answer.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Interaction {
    /// Its identifier.
    pub id: Id,
    /// What opens the way to answer.
    pub token: String,
    /// Where it happened.
    pub channel: Id,
    /// When it began.
    pub begun: u64,
    /// What it was, as messages remember it.
    pub origin: Origin,
    /// The custom id of the component or modal.
    pub custom_id: Option<String>,
    /// How far it has come.
    pub stage: Stage,
    /// Milliseconds until the first answer.
    pub answered_after: Option<u64>,
    /// The message `@original` means.
    pub original: Option<Id>,
    /// The later answers.
    pub followups: Vec<Id>,
    /// The modal it was answered with.
    pub modal: Option<Value>,
    /// The completions it was answered with.
    pub choices: Option<Value>,
    /// The type of the option being completed.
    pub completes: Option<u64>,
}

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
        let id = self.next_id();
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
            begun: self.clock.now(),
            origin,
            custom_id: act.data["custom_id"].as_str().map(str::to_owned),
            completes: focused(&act.data).and_then(|option| option["type"].as_u64()),
            ..Interaction::default()
        };
        let event = self.interaction_object(&interaction, act);
        self.interactions.insert(id, interaction);
        self.touch();
        let guild = self
            .place(act.channel)
            .and_then(|place| place.recipient.is_none().then_some(self.guild.id));
        let copies = 1 + std::mem::take(&mut self.faults.duplicates);
        for _ in 0..copies {
            self.sessions
                .dispatch("INTERACTION_CREATE", &event, Intent::NONE, guild);
        }
        id
    }

    fn place(&self, channel: Id) -> Option<&Channel> {
        self.channels.get(&channel)
    }

    fn interaction_object(&self, interaction: &Interaction, act: &Act) -> Value {
        let locale = self.users.get(&act.user).map(|user| &user.locale);
        let mut object = json!({
            "id": interaction.id, "application_id": self.bot, "type": act.kind,
            "token": interaction.token, "version": 1, "channel_id": act.channel,
            "locale": locale, "entitlements": [], "attachment_size_limit": FILE_LIMIT,
            "data": act.data,
        });
        if let Some(channel) = self.place(act.channel) {
            let permissions = self.permissions(act.user, channel).to_string();
            object["channel"] = self.channel_object(channel);
            object["channel"]["permissions"] = json!(permissions);
            object["app_permissions"] = json!(self.permissions(self.bot, channel).to_string());
            if channel.recipient.is_some() {
                object["user"] = self.user_object(act.user);
                object["context"] = json!(1);
                object["authorizing_integration_owners"] = json!({ "0": "0" });
            } else {
                object["member"] = self.member_object(act.user);
                object["member"]["permissions"] = json!(permissions);
                object["guild_id"] = json!(self.guild.id);
                object["guild"] = json!({
                    "id": self.guild.id, "locale": self.guild.locale, "features": [],
                });
                object["guild_locale"] = json!(self.guild.locale);
                object["context"] = json!(0);
                object["authorizing_integration_owners"] = json!({ "0": self.guild.id });
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
