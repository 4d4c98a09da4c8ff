//! Threads: opening them from a message or by themselves, and who is in them.

use serde_json::{Value, json};

use super::super::channel::{Channel, PRIVATE_THREAD, PUBLIC_THREAD, Thread};
use super::super::message::{
    Draft, HAS_THREAD, Letter, RECIPIENT_ADD, THREAD_CREATED, THREAD_STARTER,
};
use super::super::permission::{
    CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, MANAGE_THREADS, SEND_MESSAGES_IN_THREADS,
};
use super::super::refusal::{Form, Refusal};
use super::super::snowflake::Id;
use super::super::world::World;
use super::channel::auto_archive;
use super::{Answer, Call, Outcome, id, ok};

impl World {
    /// `POST /channels/{c}/threads`.
    pub fn start_thread(&mut self, call: &Call, place: &Channel) -> Outcome {
        // Without a type, Discord opens a private one.
        let kind = call.body["type"]
            .as_u64()
            .unwrap_or(u64::from(PRIVATE_THREAD)) as u8;
        let needed = match kind {
            PUBLIC_THREAD => CREATE_PUBLIC_THREADS,
            PRIVATE_THREAD => CREATE_PRIVATE_THREADS,
            _ => {
                let message = "Value must be one of {10, 11, 12}.";
                return Err(Refusal::form("type", "BASE_TYPE_CHOICES", message));
            }
        };
        self.demand(place, needed)?;
        let object = self.open_thread(self.bot, place, &call.body, kind, None)?;
        Ok(Answer::Json(201, object))
    }

    /// `POST /channels/{c}/messages/{m}/threads`.
    pub fn start_thread_from(&mut self, call: &Call, place: &Channel, message: Id) -> Outcome {
        self.demand(place, CREATE_PUBLIC_THREADS)?;
        let object = self.open_thread(self.bot, place, &call.body, PUBLIC_THREAD, Some(message))?;
        Ok(Answer::Json(201, object))
    }

    /// Opens a thread in the name of this user.
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
        let mut form = Form::default();
        let known = [
            "name",
            "auto_archive_duration",
            "rate_limit_per_user",
            "type",
            "invitable",
        ];
        form.keys("", body, &known);
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
            kind,
            name: name.to_owned(),
            parent: Some(place.id),
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
            if thread.kind == PUBLIC_THREAD {
                self.send(Letter {
                    channel: place.id,
                    author: user,
                    kind: THREAD_CREATED,
                    draft: Draft {
                        content: Some(thread.name.clone()),
                        reference: Some(thread.id),
                        ..Draft::default()
                    },
                    ..Letter::default()
                });
            }
            return;
        };
        if let Some(starter) = self.message_mut(place.id, message) {
            starter.flags |= HAS_THREAD;
            let starter = starter.clone();
            self.message_event("MESSAGE_UPDATE", &starter);
        }
        self.send(Letter {
            channel: thread.id,
            author: user,
            kind: THREAD_STARTER,
            draft: Draft {
                reference: Some(message),
                ..Draft::default()
            },
            ..Letter::default()
        });
    }

    /// Everything under `/channels/{t}/thread-members`.
    pub fn route_thread_members(&mut self, call: &Call, place: &Channel, rest: &[&str]) -> Outcome {
        let Some(thread) = place.thread.clone() else {
            return Err(Refusal::unknown_channel());
        };
        let target = match rest {
            [] => None,
            ["@me"] => Some(self.bot),
            [user] => Some(id(user, Refusal::unknown_user)?),
            _ => return Err(Refusal::not_found()),
        };
        match (call.method.as_str(), target) {
            ("GET", None) => ok(thread
                .members
                .keys()
                .filter_map(|user| self.thread_member_object(place.id, *user))
                .collect()),
            ("GET", Some(user)) => ok(self
                .thread_member_object(place.id, user)
                .ok_or_else(Refusal::unknown_member)?),
            ("PUT", Some(user)) => {
                self.add_to_thread(place, user)?;
                Ok(Answer::Nothing)
            }
            ("DELETE", Some(user)) => {
                if user != self.bot {
                    self.demand(place, MANAGE_THREADS)?;
                }
                if place.is_archived() {
                    return Err(Refusal::thread_archived());
                }
                self.change_thread(place.id, |thread| {
                    thread.members.remove(&user);
                });
                Ok(Answer::Nothing)
            }
            _ => Err(Refusal::method_not_allowed()),
        }
    }

    fn add_to_thread(&mut self, place: &Channel, user: Id) -> Result<(), Refusal> {
        if !self.users.contains_key(&user) {
            return Err(Refusal::unknown_user());
        }
        self.demand(place, SEND_MESSAGES_IN_THREADS)?;
        if place.is_archived() {
            return Err(Refusal::thread_archived());
        }
        let parent = place.parent.and_then(|parent| self.channels.get(&parent));
        if parent.is_some_and(|parent| !self.sees(user, parent)) {
            return Err(Refusal::missing_access());
        }
        if self.join_thread(place.id, user) && user != self.bot {
            self.send(Letter {
                channel: place.id,
                author: self.bot,
                kind: RECIPIENT_ADD,
                draft: Draft {
                    content: Some(format!("<@{user}>")),
                    ..Draft::default()
                },
                ..Letter::default()
            });
        }
        Ok(())
    }
}
