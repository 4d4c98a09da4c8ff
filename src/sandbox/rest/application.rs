//! The application and its commands.

use serde_json::{Value, json};

use super::super::refusal::Refusal;
use super::super::snowflake::Id;
use super::super::world::World;
use super::{Answer, Call, Outcome, id, ok};

impl World {
    /// Everything under `/applications` and `/oauth2/applications`.
    pub fn route_application(&mut self, call: &Call, segments: &[&str]) -> Outcome {
        let (application, rest) = match segments {
            ["oauth2", "applications", "@me"] | ["applications", "@me"] => {
                return match call.method.as_str() {
                    "GET" => ok(self.application_object()),
                    _ => Err(Refusal::method_not_allowed()),
                };
            }
            ["applications", application, rest @ ..] => (application, rest),
            _ => return Err(Refusal::not_found()),
        };
        if id(application, Refusal::unknown_application)? != self.bot {
            return Err(Refusal::unknown_application());
        }
        match rest {
            ["commands", rest @ ..] => self.commands_route(call, None, rest),
            ["guilds", guild, "commands", rest @ ..] => {
                if id(guild, Refusal::unknown_guild)? != self.guild.id {
                    return Err(Refusal::missing_access());
                }
                self.commands_route(call, Some(self.guild.id), rest)
            }
            _ => Err(Refusal::not_found()),
        }
    }

    fn commands_route(&mut self, call: &Call, guild: Option<Id>, rest: &[&str]) -> Outcome {
        let known = match rest {
            [command] => {
                let command = id(command, Refusal::unknown_command)?;
                let known = self
                    .commands
                    .iter()
                    .position(|one| one.id == command && one.guild == guild);
                Some(known.ok_or_else(Refusal::unknown_command)?)
            }
            _ => None,
        };
        match (call.method.as_str(), rest, known) {
            ("GET", [], _) => ok(self
                .commands
                .iter()
                .filter(|one| one.guild == guild)
                .map(|one| self.command_object(one))
                .collect()),
            ("PUT", [], _) => {
                let Some(list) = call.body.as_array() else {
                    let message = "Only iterables may be used in a ListType";
                    return Err(Refusal::form("", "LIST_TYPE_CONVERT", message));
                };
                let objects = self.register_all(guild, list)?;
                ok(json!(objects))
            }
            ("POST", [], _) => {
                let (is_new, object) = self.register(guild, &call.body)?;
                Ok(Answer::Json(if is_new { 201 } else { 200 }, object))
            }
            ("GET", [_], Some(at)) => ok(self.command_object(&self.commands[at])),
            ("PATCH", [_], Some(at)) => {
                let mut body = self.commands[at].body.clone();
                for (key, value) in call.body.as_object().into_iter().flatten() {
                    body[key] = value.clone();
                }
                let body = super::super::limits::command::command(&body)?;
                let version = self.next_id();
                let command = &mut self.commands[at];
                command.body = body;
                command.version = version;
                let object = self.command_object(&self.commands[at]);
                self.tell(&json!({ "event": "commands" }), |_, _| true);
                ok(object)
            }
            ("DELETE", [_], Some(at)) => {
                self.commands.remove(at);
                self.tell(&json!({ "event": "commands" }), |_, _| true);
                Ok(Answer::Nothing)
            }
            _ => Err(Refusal::not_found()),
        }
    }

    /// Threads that are not put away, as the server lists them.
    pub fn active_threads(&self) -> Value {
        let threads: Vec<_> = self
            .channels
            .values()
            .filter(|channel| channel.thread.is_some() && !channel.is_archived())
            .filter(|channel| self.sees(self.bot, channel))
            .collect();
        let members: Vec<Value> = threads
            .iter()
            .filter_map(|thread| self.thread_member_object(thread.id, self.bot))
            .collect();
        let threads: Vec<Value> = threads
            .into_iter()
            .map(|one| self.channel_object(one))
            .collect();
        json!({ "threads": threads, "members": members, "has_more": false })
    }
}
