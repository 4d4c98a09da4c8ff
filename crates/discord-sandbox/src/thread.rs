//! Opening and changing threads, for the bot and people.

use serde_json::{Map, Value, json};

use super::draft::Draft;
use super::form::Upload;
use super::limits::message::{Operation, draft};
use super::message::NewMessage;
use super::permission::{MANAGE_THREADS, SEND_MESSAGES_IN_THREADS};
use super::refusal::{Form, Refusal};
use super::snowflake::{Id, id_of, ids_of};
use super::world::World;
use super::world::channel::{
    ANNOUNCEMENT_THREAD, ANNOUNCEMENTS, Channel, FORUM, PRIVATE_THREAD, PUBLIC_THREAD, Thread,
};
use super::world::message::{HAS_THREAD, PLAIN, THREAD_CREATED, THREAD_STARTER};

/// Flag of a forum: every post needs a tag.
const REQUIRE_TAG: u64 = 1 << 4;

impl World {
    /// Opens a thread as this user.
    pub fn open_thread(
        &mut self,
        user: Id,
        place: &Channel,
        body: &Value,
        kind: u8,
        from: Option<Id>,
    ) -> Result<Value, Refusal> {
        if place.thread.is_some() || place.recipient.is_some() {
            return Err(Refusal::new(
                400,
                50_024,
                "Cannot execute action on this channel type",
            ));
        }
        if from.is_some_and(|message| self.channels.contains_key(&message)) {
            return Err(Refusal::already_a_thread());
        }
        let kind = match (place.kind, kind, from) {
            (ANNOUNCEMENTS, PUBLIC_THREAD, Some(_)) => ANNOUNCEMENT_THREAD,
            (ANNOUNCEMENTS, PUBLIC_THREAD | PRIVATE_THREAD, _) => {
                let message = "Value must be one of {10}.";
                return Err(Refusal::form("type", "BASE_TYPE_CHOICES", message));
            }
            (_, kind, _) => kind,
        };
        let mut form = Form::default();
        let keys: &[&str] = match place.kind {
            FORUM => &[
                "name",
                "auto_archive_duration",
                "rate_limit_per_user",
                "message",
                "applied_tags",
                "type",
            ],
            _ => &[
                "name",
                "auto_archive_duration",
                "rate_limit_per_user",
                "type",
                "invitable",
            ],
        };
        form.keys("", body, keys);
        let name = body["name"].as_str().unwrap_or_default();
        form.length("name", name, 1, 100);
        let minutes = body["auto_archive_duration"].as_u64();
        auto_archive(&mut form, minutes);
        form.finish()?;
        let now = self.clock.now();
        let id = match from {
            Some(message) => message,
            None => self.next_id(),
        };
        let thread = Channel {
            id,
            guild: place.guild,
            kind,
            name: name.to_owned(),
            parent: Some(place.id),
            slow: body["rate_limit_per_user"].as_u64().unwrap_or(0) as u32,
            more: applied(body, place),
            thread: Some(Thread {
                owner: user,
                archive_time: now,
                auto_archive: minutes.map_or(4_320, |minutes| minutes as u32),
                invitable: body["invitable"].as_bool().unwrap_or(true),
                created: now,
                members: [(user, now)].into(),
                ..Thread::default()
            }),
            ..Channel::default()
        };
        self.channels.insert(id, thread.clone());
        let mut object = self.channel_object(&thread);
        object["member"] = json!(self.thread_member_object(id, user));
        let mut event = object.clone();
        event["newly_created"] = json!(true);
        self.channel_event("THREAD_CREATE", &thread, &event);
        self.channels_changed();
        self.announce_thread(user, place, &thread, from);
        Ok(object)
    }

    fn announce_thread(&mut self, user: Id, place: &Channel, thread: &Channel, from: Option<Id>) {
        let Some(message) = from else {
            if thread.kind == PUBLIC_THREAD && place.kind != FORUM {
                self.send(NewMessage {
                    channel: place.id,
                    author: user,
                    kind: THREAD_CREATED,
                    draft: Draft {
                        content: Some(thread.name.clone()),
                        reference: Some(thread.id),
                        ..Draft::default()
                    },
                    ..NewMessage::default()
                });
            }
            return;
        };
        if let Some(starter) = self.message_mut(place.id, message) {
            starter.flags |= HAS_THREAD;
            let starter = starter.clone();
            self.message_event("MESSAGE_UPDATE", &starter);
        }
        self.send(NewMessage {
            channel: thread.id,
            author: user,
            kind: THREAD_STARTER,
            draft: Draft {
                reference: Some(message),
                ..Draft::default()
            },
            ..NewMessage::default()
        });
    }

    /// Opens a post in a forum: a thread with its first message, which has the thread's identifier.
    pub fn open_post(
        &mut self,
        user: Id,
        place: &Channel,
        body: &Value,
        files: Vec<Upload>,
    ) -> Result<Value, Refusal> {
        if body["message"].is_null() {
            return Err(Refusal::form(
                "message",
                "BASE_TYPE_REQUIRED",
                "This field is required",
            ));
        }
        let draft = draft(&body["message"], files, Operation::Channel, &[], false)?;
        let needs_tag =
            place.more.get("flags").and_then(Value::as_u64).unwrap_or(0) & REQUIRE_TAG != 0;
        if needs_tag && ids_of(&body["applied_tags"]).is_empty() {
            let message = "A tag is required to create a forum post in this channel";
            return Err(Refusal::new(400, 40_067, message));
        }
        let mut object = self.open_thread(user, place, body, PUBLIC_THREAD, None)?;
        let id = id_of(&object["id"]).unwrap_or_default();
        let message = self.send(NewMessage {
            channel: id,
            author: user,
            kind: PLAIN,
            id: Some(id),
            draft,
            ..NewMessage::default()
        });
        object["message"] = self.message_object(&message);
        if let Some(channel) = self.channels.get_mut(&place.id) {
            channel.last_message = Some(id);
        }
        Ok(object)
    }

    /// Changes a thread as this user.
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
        let keys = [
            "name",
            "archived",
            "auto_archive_duration",
            "locked",
            "invitable",
            "rate_limit_per_user",
            "flags",
            "applied_tags",
        ];
        form.keys("", body, &keys);
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
        if let Some(own) = self.channels.get_mut(&place.id) {
            if let Some(name) = body["name"].as_str() {
                name.clone_into(&mut own.name);
            }
            if let Some(slow) = body["rate_limit_per_user"].as_u64() {
                own.slow = slow as u32;
            }
            if body["applied_tags"].is_array() {
                let tags = json!(ids_of(&body["applied_tags"]));
                own.more.insert("applied_tags".to_owned(), tags);
            }
            if let Some(flags) = body["flags"].as_u64() {
                own.more.insert("flags".to_owned(), json!(flags));
            }
        }
        let invitable = body["invitable"].as_bool();
        let (archived, locked) = (body["archived"].as_bool(), body["locked"].as_bool());
        self.change_thread(place.id, |thread| {
            thread.archived = archived.unwrap_or(thread.archived);
            thread.locked = locked.unwrap_or(thread.locked);
            thread.invitable = invitable.unwrap_or(thread.invitable);
            thread.auto_archive = duration.map_or(thread.auto_archive, |minutes| minutes as u32);
        });
        Ok(())
    }
}

/// The tags of a post in a forum.
fn applied(body: &Value, place: &Channel) -> Map<String, Value> {
    let mut more = Map::new();
    if place.kind == FORUM {
        more.insert(
            "applied_tags".to_owned(),
            json!(ids_of(&body["applied_tags"])),
        );
    }
    more
}

/// Adds an error for an auto-archive duration that Discord does not offer.
fn auto_archive(form: &mut Form, minutes: Option<u64>) {
    if minutes.is_some_and(|minutes| ![60, 1_440, 4_320, 10_080].contains(&minutes)) {
        let message = "Value must be one of {60, 1440, 4320, 10080}.";
        form.wrong("auto_archive_duration", "BASE_TYPE_CHOICES", message);
    }
}
