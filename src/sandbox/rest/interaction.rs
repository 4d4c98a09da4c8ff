//! Answers to interactions: the callback, and the webhook behind its token.

use serde_json::{Value, json};

use super::super::interaction::Interaction;
use super::super::message::{LOADING, Message};
use super::super::refusal::Refusal;
use super::super::snowflake::Id;
use super::super::world::World;
use super::{Answer, Call, Outcome, id, ok};

impl World {
    /// `POST /interactions/{id}/{token}/callback`.
    pub fn route_callback(&mut self, call: Call, interaction: Id, token: &str) -> Outcome {
        let with_response = call
            .query
            .get("with_response")
            .is_some_and(|value| value == "true");
        let message = self.answer(interaction, token, &call.body, call.files)?;
        if !with_response {
            return Ok(Answer::Nothing);
        }
        let answered = &self.interactions[&interaction];
        ok(self.callback_object(answered, &call.body["type"], message.as_ref()))
    }

    fn callback_object(&self, one: &Interaction, kind: &Value, message: Option<&Message>) -> Value {
        let mut object = json!({ "interaction": {
            "id": one.id, "type": one.origin.kind, "channel_id": one.channel,
            "response_message_loading": message.is_some_and(|message| message.flags & LOADING != 0),
            "response_message_ephemeral": message.is_some_and(|message| message.reader.is_some()),
        } });
        if self
            .channels
            .get(&one.channel)
            .is_some_and(|place| place.recipient.is_none())
        {
            object["interaction"]["guild_id"] = json!(self.guild.id);
        }
        if let Some(message) = message {
            object["interaction"]["response_message_id"] = json!(message.id);
            if *kind == 5 {
                // Nobody can read yet what is only being thought about.
                return object;
            }
            object["resource"] = json!({ "type": kind, "message": self.message_object(message) });
        }
        object
    }

    /// Everything under `/webhooks/{application}/{token}`.
    pub fn route_webhook(
        &mut self,
        call: Call,
        application: Id,
        token: &str,
        rest: &[&str],
    ) -> Outcome {
        let interaction = self.webhook(application, token)?.clone();
        let target = match rest {
            [] => None,
            ["messages", "@original"] => {
                Some(interaction.original.ok_or_else(Refusal::unknown_message)?)
            }
            ["messages", message] => {
                let message = id(message, Refusal::unknown_message)?;
                let own = interaction.original == Some(message)
                    || interaction.followups.contains(&message);
                Some(
                    own.then_some(message)
                        .ok_or_else(Refusal::unknown_message)?,
                )
            }
            _ => return Err(Refusal::not_found()),
        };
        let channel = interaction.channel;
        let Some(target) = target else {
            if call.method != "POST" {
                return Err(Refusal::method_not_allowed());
            }
            let message = self.follow_up(&interaction, &call.body, call.files)?;
            return ok(self.message_object(&message));
        };
        match call.method.as_str() {
            "GET" => {
                let message = self
                    .message(channel, target)
                    .ok_or_else(Refusal::unknown_message)?;
                ok(self.message_object(message))
            }
            "PATCH" => {
                let message = self.change_answer(channel, target, &call.body, call.files)?;
                ok(self.message_object(&message))
            }
            "DELETE" => {
                self.remove_message(channel, target)
                    .ok_or_else(Refusal::unknown_message)?;
                Ok(Answer::Nothing)
            }
            _ => Err(Refusal::method_not_allowed()),
        }
    }
}
