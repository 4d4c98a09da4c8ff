//! Webhooks that the bot creates, and their messages.

use std::fmt::Write as _;

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::extract::Call;
use super::limits::{self, message::Operation};
use super::message::NewMessage;
use super::refusal::{Form, Refusal};
use super::snowflake::{Id, ids_of};
use super::world::World;
use super::world::channel::{Channel, FORUM, PUBLIC_THREAD};
use super::world::message::{Message, PLAIN, Persona};
use super::world::session::Intent;
use super::world::webhook::Webhook;

/// Webhooks of one channel, at most.
const MOST: usize = 15;

impl World {
    /// Creates a webhook in a channel.
    pub fn add_webhook(&mut self, place: &Channel, body: &Value) -> Result<Webhook, Refusal> {
        if place.thread.is_some() || place.recipient.is_some() {
            return Err(Refusal::wrong_channel_type());
        }
        let mut form = Form::default();
        form.keys("", body, &["name", "avatar"]);
        name_of(&mut form, body);
        form.finish()?;
        let here = self
            .webhooks
            .values()
            .filter(|hook| hook.channel == place.id);
        if here.count() >= MOST {
            return Err(Refusal::too_many_webhooks());
        }
        let id = self.next_id();
        let hook = Webhook {
            id,
            token: self.files.signature(&format!("webhook {id}"), id.0),
            channel: place.id,
            guild: place.guild.unwrap_or_default(),
            name: body["name"].as_str().unwrap_or_default().to_owned(),
            avatar: picture(&body["avatar"]),
        };
        self.webhooks.insert(id, hook.clone());
        self.webhooks_changed(&hook);
        Ok(hook)
    }

    /// Changes a webhook.
    pub fn change_webhook(&mut self, id: Id, body: &Value) -> Result<Webhook, Refusal> {
        let mut form = Form::default();
        form.keys("", body, &["name", "avatar", "channel_id"]);
        if body.get("name").is_some() {
            name_of(&mut form, body);
        }
        form.finish()?;
        let hook = self
            .webhooks
            .get_mut(&id)
            .ok_or_else(Refusal::unknown_webhook)?;
        if let Some(name) = body["name"].as_str() {
            name.clone_into(&mut hook.name);
        }
        if body.get("avatar").is_some() {
            hook.avatar = picture(&body["avatar"]);
        }
        if let Some(channel) = super::snowflake::id_of(&body["channel_id"]) {
            hook.channel = channel;
        }
        let hook = hook.clone();
        self.webhooks_changed(&hook);
        Ok(hook)
    }

    /// Deletes a webhook; its messages stay.
    pub fn remove_webhook(&mut self, id: Id) -> Result<(), Refusal> {
        let hook = self
            .webhooks
            .remove(&id)
            .ok_or_else(Refusal::unknown_webhook)?;
        self.webhooks_changed(&hook);
        Ok(())
    }

    /// A webhook by its token; refuses a wrong one.
    pub fn hook_of(&self, id: Id, token: &str) -> Result<Webhook, Refusal> {
        let hook = self
            .webhooks
            .get(&id)
            .ok_or_else(Refusal::unknown_webhook)?;
        if hook.token != token {
            return Err(Refusal::invalid_webhook_token());
        }
        Ok(hook.clone())
    }

    /// Sends a message of a webhook, in its channel or in a thread of it.
    pub fn execute(
        &mut self,
        hook: &Webhook,
        thread: Option<Id>,
        call: Call,
    ) -> Result<Message, Refusal> {
        let body = &call.body;
        let draft = limits::message::draft(body, call.files, Operation::Hook, &[], false)?;
        let place = self
            .channels
            .get(&hook.channel)
            .ok_or_else(Refusal::unknown_channel)?
            .clone();
        let persona = Persona {
            name: body["username"].as_str().unwrap_or(&hook.name).to_owned(),
            avatar: picture(&body["avatar_url"]).or_else(|| hook.avatar.clone()),
        };
        let title = body["thread_name"].as_str();
        let channel = match (thread, title) {
            (Some(thread), _) => {
                let own = self.channels.get(&thread);
                let own = own.filter(|own| own.parent == Some(place.id));
                own.ok_or_else(Refusal::unknown_channel)?.id
            }
            (None, Some(title)) if place.kind == FORUM => {
                let wanted =
                    json!({ "name": title, "applied_tags": ids_of(&body["applied_tags"]) });
                let opened = self.open_thread(hook.id, &place, &wanted, PUBLIC_THREAD, None)?;
                super::snowflake::id_of(&opened["id"]).unwrap_or_default()
            }
            (None, None) if place.kind == FORUM => {
                let message =
                    "Webhooks posted to forum channels must have a thread_name or thread_id";
                return Err(Refusal::new(400, 220_001, message));
            }
            _ => place.id,
        };
        let id = (channel != place.id && thread.is_none()).then_some(channel);
        Ok(self.send(NewMessage {
            channel,
            author: hook.id,
            kind: PLAIN,
            webhook: Some(persona),
            id,
            draft,
            ..NewMessage::default()
        }))
    }

    /// A message of a webhook: its channel and itself.
    pub fn hook_message(&self, hook: &Webhook, id: Id) -> Result<(Id, Id), Refusal> {
        let is_below = |channel: &Id| {
            let place = self.channels.get(channel);
            *channel == hook.channel
                || place.is_some_and(|place| place.parent == Some(hook.channel))
        };
        let mut places = self
            .messages
            .iter()
            .filter(|(channel, _)| is_below(channel));
        let found = places.find(|(_, list)| list.get(&id).is_some_and(|one| one.author == hook.id));
        found
            .map(|(channel, _)| (*channel, id))
            .ok_or_else(Refusal::unknown_message)
    }

    /// The documented webhook object; the token is only for those who may use it.
    pub fn webhook_object(&self, hook: &Webhook, has_token: bool) -> Value {
        let mut object = json!({
            "id": hook.id, "type": 1, "name": hook.name, "avatar": hook.avatar,
            "channel_id": hook.channel, "guild_id": hook.guild, "application_id": self.bot,
            "token": hook.token, "url": format!("{}/api/webhooks/{}/{}", self.url, hook.id, hook.token),
        });
        if has_token {
            object["user"] = self.user_object(self.bot);
        }
        object
    }

    fn webhooks_changed(&mut self, hook: &Webhook) {
        let event = json!({ "guild_id": hook.guild, "channel_id": hook.channel });
        self.sessions.dispatch(
            "WEBHOOKS_UPDATE",
            &event,
            Intent::GUILD_WEBHOOKS,
            Some(hook.guild),
        );
    }
}

fn name_of(form: &mut Form, body: &Value) {
    let name = body["name"].as_str().unwrap_or_default();
    form.length("name", name, 1, 80);
    let lower = name.to_lowercase();
    if lower.contains("clyde") || lower.contains("discord") {
        let message = "Username cannot contain \"clyde\" or \"discord\"";
        form.wrong("name", "USERNAME_INVALID_CONTAINS", message);
    }
}

/// The hash of a picture that a body holds as a data URI or names by its address.
fn picture(text: &Value) -> Option<String> {
    let digest = Sha256::digest(text.as_str()?.as_bytes());
    let mut hash = String::new();
    for byte in digest.iter().take(16) {
        // Writing to a String cannot fail.
        let _ = write!(hash, "{byte:02x}");
    }
    Some(hash)
}
