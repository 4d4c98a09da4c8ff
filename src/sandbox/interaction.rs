//! Interactions: begun by a person, to be answered in 3 seconds, alive for 15 minutes.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::channel::Channel;
use super::form::{FILE_LIMIT, Upload};
use super::gateway::Intent;
use super::limits::{self, message::Way};
use super::message::{COMMAND, COMPONENTS_V2, Draft, EPHEMERAL, LOADING, Letter, Message, Origin, REPLY};
use super::refusal::{Form, Refusal};
use super::snowflake::Id;
use super::world::World;

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
        let token = format!("aW50ZXJhY3Rpb246{}", self.files.signature(&id.to_string(), id.0));
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

    /// The bot's first answer; `Ok` holds the message it made or changed.
    pub fn answer(
        &mut self,
        id: Id,
        token: &str,
        body: &Value,
        files: Vec<Upload>,
    ) -> Result<Option<Message>, Refusal> {
        let now = self.clock.now();
        let interaction = self
            .interactions
            .get(&id)
            .filter(|one| one.token == token)
            .cloned()
            .ok_or_else(Refusal::unknown_interaction)?;
        match interaction.stage {
            Stage::Answered(_) => return Err(Refusal::already_acknowledged()),
            Stage::Failed => return Err(Refusal::unknown_interaction()),
            Stage::Waiting if now > interaction.begun + FIRST => {
                return Err(Refusal::unknown_interaction());
            }
            Stage::Waiting => {}
        }
        let mut form = Form::default();
        form.keys("", body, &["type", "data"]);
        let kind = body["type"]
            .as_u64()
            .and_then(|kind| u8::try_from(kind).ok())
            .unwrap_or(0);
        if !may_answer(&interaction.origin, kind) {
            let message = "This type of answer is not allowed to this interaction.";
            form.wrong("type", "INTERACTION_CALLBACK_TYPE_INVALID", message);
        }
        form.finish()?;
        let mut changed = interaction.clone();
        let message = match kind {
            4 => Some(self.first_message(&interaction, &body["data"], files)?),
            5 => Some(self.thinking(&interaction, &body["data"])?),
            7 => self.change_source(&interaction, &body["data"], files)?,
            8 => {
                changed.choices = Some(completions(&body["data"], interaction.completes)?);
                None
            }
            9 => {
                let mut form = Form::default();
                changed.modal = Some(limits::modal::modal(&mut form, &body["data"]));
                form.finish()?;
                None
            }
            _ => None,
        };
        changed.stage = Stage::Answered(kind);
        changed.answered_after = Some(now - interaction.begun);
        changed.original = match kind {
            4 | 5 => message.as_ref().map(|message| message.id),
            6 | 7 => interaction.origin.source,
            _ => None,
        };
        self.interactions.insert(id, changed);
        self.touch();
        Ok(message)
    }

    fn first_message(
        &mut self,
        interaction: &Interaction,
        data: &Value,
        files: Vec<Upload>,
    ) -> Result<Message, Refusal> {
        if data.is_null() {
            return Err(Refusal::form("data", "BASE_TYPE_REQUIRED", "This field is required"));
        }
        let draft = limits::message::draft(data, files, Way::Answer, &[], false)?;
        let private = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
        self.write(interaction, draft, private)
    }

    fn thinking(&mut self, interaction: &Interaction, data: &Value) -> Result<Message, Refusal> {
        let flags = data["flags"].as_u64().unwrap_or(0);
        if flags & !EPHEMERAL != 0 {
            let message = "Only EPHEMERAL can be set here.";
            return Err(Refusal::form("data.flags", "MESSAGE_FLAGS_INVALID", message));
        }
        let draft = Draft {
            flags: LOADING,
            ..Draft::default()
        };
        self.write(interaction, draft, flags & EPHEMERAL != 0)
    }

    fn write(&mut self, interaction: &Interaction, mut draft: Draft, private: bool) -> Result<Message, Refusal> {
        if self.place(interaction.channel).is_none() {
            return Err(Refusal::unknown_channel());
        }
        let origin = interaction.origin.clone();
        let reader = private.then_some(origin.user);
        let answered = interaction.original.or(origin.source).filter(|id| {
            // A reply is not hung on what not everyone can see.
            self.message(interaction.channel, *id)
                .is_some_and(|message| message.reader.is_none() || message.reader == reader)
        });
        draft.reference = answered;
        draft.allowed.replied = false;
        let kind = if answered.is_some() { REPLY } else { COMMAND };
        Ok(self.send(Letter {
            channel: interaction.channel,
            author: self.bot,
            kind,
            reader,
            origin: Some(Origin {
                original: interaction.original,
                ..origin
            }),
            draft,
        }))
    }

    fn change_source(
        &mut self,
        interaction: &Interaction,
        data: &Value,
        files: Vec<Upload>,
    ) -> Result<Option<Message>, Refusal> {
        let source = interaction.origin.source.ok_or_else(Refusal::unknown_message)?;
        self.change_answer(interaction.channel, source, data, files).map(Some)
    }

    /// Changes an answer, or the message a component hangs on.
    pub fn change_answer(&mut self, channel: Id, id: Id, body: &Value, files: Vec<Upload>) -> Result<Message, Refusal> {
        let message = self.message(channel, id).ok_or_else(Refusal::unknown_message)?;
        let laid_out = message.flags & COMPONENTS_V2 != 0;
        let body = if body.is_null() { &json!({}) } else { body };
        let attached = attached(message);
        let draft = limits::message::draft(body, files, Way::AnswerEdit, &attached, laid_out)?;
        if !stays_visible(message, &draft) {
            return Err(Refusal::empty_message());
        }
        self.edit(channel, id, draft).ok_or_else(Refusal::unknown_message)
    }

    /// The interaction a webhook token belongs to, if it has been answered and still lives.
    pub fn webhook(&self, application: Id, token: &str) -> Result<&Interaction, Refusal> {
        if application != self.bot {
            return Err(Refusal::unknown_webhook());
        }
        let interaction = self
            .interactions
            .values()
            .find(|one| one.token == token)
            .ok_or_else(Refusal::invalid_webhook_token)?;
        if self.clock.now() > interaction.begun + LIFE {
            return Err(Refusal::invalid_webhook_token());
        }
        match interaction.stage {
            Stage::Answered(kind) if kind != 8 => Ok(interaction),
            _ => Err(Refusal::unknown_webhook()),
        }
    }

    /// A later answer; the first one after a defer fills the thinking message instead.
    pub fn follow_up(
        &mut self,
        interaction: &Interaction,
        body: &Value,
        files: Vec<Upload>,
    ) -> Result<Message, Refusal> {
        let channel = interaction.channel;
        let draft = limits::message::draft(body, files, Way::Answer, &[], false)?;
        let thinking = interaction.original.filter(|id| {
            self.message(channel, *id)
                .is_some_and(|message| message.flags & LOADING != 0)
        });
        if let Some(id) = thinking {
            return self.edit(channel, id, draft).ok_or_else(Refusal::unknown_message);
        }
        let private = body["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
        let message = self.write(interaction, draft, private)?;
        if let Some(own) = self.interactions.get_mut(&interaction.id) {
            own.followups.push(message.id);
        }
        Ok(message)
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

/// The attachments of a message by identifier and name.
pub fn attached(message: &Message) -> Vec<(Id, String)> {
    message
        .attachments
        .iter()
        .chain(&message.inside)
        .map(|one| (one.id, one.name.clone()))
        .collect()
}

/// Whether a message still shows something after this change.
pub fn stays_visible(message: &Message, draft: &Draft) -> bool {
    let content = draft.content.as_ref().unwrap_or(&message.content);
    let embeds = draft.embeds.as_ref().unwrap_or(&message.embeds);
    let components = draft.components.as_ref().unwrap_or(&message.components);
    let kept = draft.attachments.as_ref().map_or(message.attachments.len(), |listed| {
        let is_kept = |id: Id| listed.iter().any(|entry| entry.id == id.0);
        message.attachments.iter().filter(|old| is_kept(old.id)).count()
    });
    let laid_out = (message.flags | draft.flags) & COMPONENTS_V2 != 0;
    !content.trim().is_empty()
        || !embeds.is_empty()
        || kept + draft.files.len() > 0
        || laid_out && !components.is_empty()
}

fn may_answer(origin: &Origin, kind: u8) -> bool {
    match origin.kind {
        BY_COMMAND => matches!(kind, 4 | 5 | 9),
        BY_COMPONENT => matches!(kind, 4..=7 | 9),
        BY_COMPLETION => kind == 8,
        BY_MODAL => matches!(kind, 4 | 5) || matches!(kind, 6 | 7) && origin.source.is_some(),
        _ => false,
    }
}

fn completions(data: &Value, kind: Option<u64>) -> Result<Value, Refusal> {
    let mut form = Form::default();
    form.keys("data", data, &["choices"]);
    let choices = data["choices"].as_array().cloned().unwrap_or_default();
    if choices.len() > 25 {
        form.wrong("data.choices", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.");
    }
    let choices: Vec<Value> = choices.iter().map(limits::without_nulls).collect();
    limits::command::choice_list(&mut form, "data.choices", &choices, kind);
    form.finish()?;
    Ok(Value::Array(choices))
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
