//! The bot's answers to interactions: the first answer, follow-ups, and edits of both.

use serde_json::{Value, json};

use super::super::draft::Draft;
use super::super::form::Upload;
use super::super::limits::{self, message::Operation};
use super::super::message::{NewMessage, attached, stays_visible};
use super::super::refusal::{Form, Refusal};
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::interaction::{
    ANSWER_TIMEOUT, BY_COMMAND, BY_COMPLETION, BY_COMPONENT, BY_MODAL, Interaction, Stage,
    TOKEN_LIFETIME,
};
use super::super::world::message::{
    COMMAND, COMPONENTS_V2, EPHEMERAL, LOADING, MENU_COMMAND, Message, Origin, REPLY,
};

impl World {
    /// Takes the bot's first answer; returns the message it created or edited, if any.
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
            .filter(|interaction| interaction.token == token)
            .cloned()
            .ok_or_else(Refusal::unknown_interaction)?;
        match interaction.stage {
            Stage::Answered(_) => return Err(Refusal::already_acknowledged()),
            Stage::Failed => return Err(Refusal::unknown_interaction()),
            Stage::Waiting if now > interaction.begun + ANSWER_TIMEOUT => {
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
        self.takes(interaction.channel, &files)?;
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
        self.mark_changed();
        Ok(message)
    }

    /// Refuses files in a channel where the bot may not attach any: some Discord clients hold
    /// answers to this permission.
    fn takes(&self, channel: Id, files: &[Upload]) -> Result<(), Refusal> {
        if files.is_empty() || self.answers_with_files(channel) {
            Ok(())
        } else {
            Err(Refusal::missing_permissions())
        }
    }

    fn first_message(
        &mut self,
        interaction: &Interaction,
        data: &Value,
        files: Vec<Upload>,
    ) -> Result<Message, Refusal> {
        if data.is_null() {
            return Err(Refusal::form(
                "data",
                "BASE_TYPE_REQUIRED",
                "This field is required",
            ));
        }
        let draft = limits::message::draft(data, files, Operation::Answer, &[], false)?;
        let private = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
        self.write(interaction, draft, private)
    }

    fn thinking(&mut self, interaction: &Interaction, data: &Value) -> Result<Message, Refusal> {
        let flags = data["flags"].as_u64().unwrap_or(0);
        if flags & !EPHEMERAL != 0 {
            let message = "Only EPHEMERAL can be set here.";
            return Err(Refusal::form(
                "data.flags",
                "MESSAGE_FLAGS_INVALID",
                message,
            ));
        }
        let draft = Draft {
            flags: LOADING,
            ..Draft::default()
        };
        self.write(interaction, draft, flags & EPHEMERAL != 0)
    }

    fn write(
        &mut self,
        interaction: &Interaction,
        mut draft: Draft,
        private: bool,
    ) -> Result<Message, Refusal> {
        if !self.channels.contains_key(&interaction.channel) {
            return Err(Refusal::unknown_channel());
        }
        let origin = interaction.origin.clone();
        let reader = private.then_some(origin.user);
        let answered = interaction.original.or(origin.source).filter(|id| {
            // A reply has no reference to a message that not everyone can see.
            self.message(interaction.channel, *id)
                .is_some_and(|message| message.reader.is_none() || message.reader == reader)
        });
        draft.reference = answered;
        draft.allowed.replied = false;
        let kind = match (answered, origin.target) {
            (Some(_), _) => REPLY,
            (None, Some(_)) => MENU_COMMAND,
            (None, None) => COMMAND,
        };
        Ok(self.send(NewMessage {
            channel: interaction.channel,
            author: self.bot,
            kind,
            reader,
            origin: Some(Origin {
                original: interaction.original,
                ..origin
            }),
            draft,
            ..NewMessage::default()
        }))
    }

    fn change_source(
        &mut self,
        interaction: &Interaction,
        data: &Value,
        files: Vec<Upload>,
    ) -> Result<Option<Message>, Refusal> {
        let source = interaction
            .origin
            .source
            .ok_or_else(Refusal::unknown_message)?;
        self.change_answer(interaction.channel, source, data, files)
            .map(Some)
    }

    /// Edits an answer, or the message of the pressed component.
    pub fn change_answer(
        &mut self,
        channel: Id,
        id: Id,
        body: &Value,
        files: Vec<Upload>,
    ) -> Result<Message, Refusal> {
        self.takes(channel, &files)?;
        let message = self
            .message(channel, id)
            .ok_or_else(Refusal::unknown_message)?;
        let laid_out = message.flags & COMPONENTS_V2 != 0;
        let body = if body.is_null() { &json!({}) } else { body };
        let attached = attached(message);
        let draft =
            limits::message::draft(body, files, Operation::AnswerEdit, &attached, laid_out)?;
        if !stays_visible(message, &draft) {
            return Err(Refusal::empty_message());
        }
        self.edit(channel, id, draft)
            .ok_or_else(Refusal::unknown_message)
    }

    /// The interaction of a webhook token, if it was answered and its token is valid.
    pub fn webhook(&self, application: Id, token: &str) -> Result<&Interaction, Refusal> {
        if application != self.bot {
            return Err(Refusal::unknown_webhook());
        }
        let interaction = self
            .interactions
            .values()
            .find(|interaction| interaction.token == token)
            .ok_or_else(Refusal::invalid_webhook_token)?;
        if self.clock.now() > interaction.begun + TOKEN_LIFETIME {
            return Err(Refusal::invalid_webhook_token());
        }
        match interaction.stage {
            Stage::Answered(kind) if kind != 8 => Ok(interaction),
            _ => Err(Refusal::unknown_webhook()),
        }
    }

    /// Takes a follow-up; the first one after a defer replaces the thinking message.
    pub fn follow_up(
        &mut self,
        interaction: &Interaction,
        body: &Value,
        files: Vec<Upload>,
    ) -> Result<Message, Refusal> {
        let channel = interaction.channel;
        self.takes(channel, &files)?;
        let draft = limits::message::draft(body, files, Operation::Answer, &[], false)?;
        let thinking = interaction.original.filter(|id| {
            self.message(channel, *id)
                .is_some_and(|message| message.flags & LOADING != 0)
        });
        if let Some(id) = thinking {
            return self
                .edit(channel, id, draft)
                .ok_or_else(Refusal::unknown_message);
        }
        let private = body["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
        let message = self.write(interaction, draft, private)?;
        if let Some(own) = self.interactions.get_mut(&interaction.id) {
            own.followups.push(message.id);
        }
        Ok(message)
    }
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
        form.wrong(
            "data.choices",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 25 or fewer in length.",
        );
    }
    let choices: Vec<Value> = choices.iter().map(limits::without_nulls).collect();
    limits::command::choice_list(&mut form, "data.choices", &choices, kind);
    form.finish()?;
    Ok(Value::Array(choices))
}
