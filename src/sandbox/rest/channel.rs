//! Channels: reading, changing, deleting, and what may be done in them.

use serde_json::Value;

use super::super::channel::{Channel, Overwrite};
use super::super::permission::{
    MANAGE_CHANNELS, MANAGE_THREADS, SEND_MESSAGES_IN_THREADS, VIEW_CHANNEL,
};
use super::super::refusal::{Form, Refusal};
use super::super::snowflake::Id;
use super::super::world::World;
use super::{Answer, Call, Outcome, id, ok};

impl World {
    /// A channel the bot sees.
    pub fn seen_channel(&self, id: Id) -> Result<&Channel, Refusal> {
        let channel = self
            .channels
            .get(&id)
            .ok_or_else(Refusal::unknown_channel)?;
        if self.permissions(self.bot, channel) & VIEW_CHANNEL == 0 {
            return Err(Refusal::missing_access());
        }
        Ok(channel)
    }

    /// Refuses where the bot lacks one of these permissions.
    pub fn demand(&self, channel: &Channel, bits: u64) -> Result<(), Refusal> {
        if self.permissions(self.bot, channel) & bits == bits {
            Ok(())
        } else {
            Err(Refusal::missing_permissions())
        }
    }

    /// Everything under `/channels/{id}`.
    pub fn route_channel(&mut self, call: Call, channel: Id, rest: &[&str]) -> Outcome {
        let place = self.seen_channel(channel)?.clone();
        match (call.method.as_str(), rest) {
            ("GET", []) => ok(self.channel_object(&place)),
            ("PATCH", []) if place.thread.is_some() => self.patch_thread(&place, &call.body),
            ("PATCH", []) => self.patch_channel(&place, &call.body),
            ("DELETE", []) => self.delete_channel(&place),
            ("POST", ["typing"]) => {
                self.demand(&place, World::send_permission(&place))?;
                let event = serde_json::json!({
                    "event": "typing", "channel_id": channel, "user_id": self.bot,
                });
                self.tell(&event, |world, person| world.sees(person, &place));
                Ok(Answer::Nothing)
            }
            (_, ["messages", rest @ ..]) => self.route_messages(call, &place, rest),
            ("POST", ["threads"]) => self.start_thread(&call, &place),
            (_, ["thread-members", rest @ ..]) => self.route_thread_members(&call, &place, rest),
            ("PUT", ["permissions", target]) => self.put_overwrite(&call, &place, target),
            ("DELETE", ["permissions", target]) => {
                self.demand(&place, 1 << 28)?;
                let target = id(target, Refusal::not_found)?;
                if let Some(own) = self.channels.get_mut(&channel) {
                    own.overwrites.retain(|one| one.id != target);
                }
                self.channel_updated(channel);
                Ok(Answer::Nothing)
            }
            _ => Err(Refusal::not_found()),
        }
    }

    fn put_overwrite(&mut self, call: &Call, place: &Channel, target: &str) -> Outcome {
        self.demand(place, 1 << 28)?;
        let bits = |key: &str| {
            let value = &call.body[key];
            value
                .as_u64()
                .or_else(|| value.as_str()?.parse().ok())
                .unwrap_or(0)
        };
        let overwrite = Overwrite {
            id: id(target, Refusal::not_found)?,
            kind: bits("type") as u8,
            allow: bits("allow"),
            deny: bits("deny"),
        };
        self.overwrite(place.id, overwrite);
        Ok(Answer::Nothing)
    }

    /// Sets what a channel allows or denies to one role or member.
    pub fn overwrite(&mut self, channel: Id, overwrite: Overwrite) {
        if let Some(own) = self.channels.get_mut(&channel) {
            own.overwrites.retain(|one| one.id != overwrite.id);
            if overwrite.allow != 0 || overwrite.deny != 0 {
                own.overwrites.push(overwrite);
            }
        }
        self.channel_updated(channel);
    }

    fn patch_channel(&mut self, place: &Channel, body: &Value) -> Outcome {
        if place.recipient.is_some() {
            return Err(Refusal::not_in_dm());
        }
        self.demand(place, MANAGE_CHANNELS)?;
        let mut form = Form::default();
        if let Some(name) = body["name"].as_str() {
            form.length("name", name, 1, 100);
        }
        form.finish()?;
        if let Some(own) = self.channels.get_mut(&place.id) {
            if let Some(name) = body["name"].as_str() {
                name.clone_into(&mut own.name);
            }
            if let Some(topic) = body.get("topic") {
                own.topic = topic.as_str().map(str::to_owned);
            }
        }
        self.channel_updated(place.id);
        ok(self.channel_object(&self.channels[&place.id]))
    }

    fn patch_thread(&mut self, place: &Channel, body: &Value) -> Outcome {
        self.patch_thread_as(self.bot, place, body)?;
        ok(self.channel_object(&self.channels[&place.id]))
    }

    /// Changes a thread in the name of this user.
    pub fn patch_thread_as(
        &mut self,
        user: Id,
        place: &Channel,
        body: &Value,
    ) -> Result<(), Refusal> {
        let Some(thread) = &place.thread else {
            return Err(Refusal::unknown_channel());
        };
        let mut form = Form::default();
        let known = [
            "name",
            "archived",
            "auto_archive_duration",
            "locked",
            "invitable",
            "rate_limit_per_user",
            "flags",
            "applied_tags",
        ];
        form.keys("", body, &known);
        if let Some(name) = body["name"].as_str() {
            form.length("name", name, 1, 100);
        }
        let duration = body["auto_archive_duration"].as_u64();
        auto_archive(&mut form, duration);
        form.finish()?;
        let permissions = self.permissions(user, place);
        let manages = permissions & MANAGE_THREADS != 0;
        let touches = |key: &str| !body[key].is_null();
        let only_reopens = body["archived"] == false && !touches("locked") && !touches("name");
        let may = manages
            || thread.owner == user && !touches("locked") && !thread.locked
            || only_reopens && !thread.locked && permissions & SEND_MESSAGES_IN_THREADS != 0;
        if !may {
            return Err(Refusal::missing_permissions());
        }
        if thread.archived && body["archived"] != false {
            return Err(Refusal::thread_archived());
        }
        if let (Some(name), Some(own)) = (body["name"].as_str(), self.channels.get_mut(&place.id)) {
            name.clone_into(&mut own.name);
        }
        let (archived, locked) = (body["archived"].as_bool(), body["locked"].as_bool());
        self.change_thread(place.id, |thread| {
            thread.archived = archived.unwrap_or(thread.archived);
            thread.locked = locked.unwrap_or(thread.locked);
            thread.auto_archive = duration.map_or(thread.auto_archive, |minutes| minutes as u32);
        });
        Ok(())
    }

    fn delete_channel(&mut self, place: &Channel) -> Outcome {
        if place.recipient.is_some() {
            // Closing a direct message leaves it where it is.
            return ok(self.channel_object(place));
        }
        let needed = if place.thread.is_some() {
            MANAGE_THREADS
        } else {
            MANAGE_CHANNELS
        };
        self.demand(place, needed)?;
        let object = self
            .remove_channel(place.id)
            .ok_or_else(Refusal::unknown_channel)?;
        ok(object)
    }
}

/// Notes a time until archiving that Discord does not offer.
pub fn auto_archive(form: &mut Form, minutes: Option<u64>) {
    if minutes.is_some_and(|minutes| ![60, 1_440, 4_320, 10_080].contains(&minutes)) {
        let message = "Value must be one of {60, 1440, 4320, 10080}.";
        form.wrong("auto_archive_duration", "BASE_TYPE_CHOICES", message);
    }
}
