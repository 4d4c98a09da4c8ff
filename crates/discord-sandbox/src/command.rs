//! Registration of commands.

use serde_json::{Value, json};

use super::limits;
use super::refusal::Refusal;
use super::snowflake::Id;
use super::world::World;
use super::world::command::Command;

impl World {
    /// Registers one command; the flag is `true` if it is new.
    pub fn register(&mut self, guild: Option<Id>, body: &Value) -> Result<(bool, Value), Refusal> {
        self.must_be_installable("integration_types", body)?;
        let body = limits::command::command(body)?;
        let version = self.next_id();
        let same = |other: &&mut Command| {
            other.guild == guild
                && other.body["name"] == body["name"]
                && other.body["type"] == body["type"]
        };
        let updated = self.commands.iter_mut().find(same).map(|old| {
            if old.body != body {
                old.version = version;
                old.body = body.clone();
            }
            old.clone()
        });
        let is_new = updated.is_none();
        let command = updated.unwrap_or(Command {
            id: version,
            guild,
            version,
            body,
        });
        if is_new {
            let kind = &command.body["type"];
            let most = if *kind == 1 { 100 } else { 15 };
            let have = self
                .commands
                .iter()
                .filter(|other| other.guild == guild && other.body["type"] == *kind);
            if have.count() >= most {
                return Err(Refusal::too_many_commands());
            }
            self.commands.push(command.clone());
        }
        self.broadcast(&json!({ "event": "commands" }), |_, _| true);
        Ok((is_new, self.command_object(&command)))
    }

    /// Refuses a command for accounts where the application can be added to servers only.
    fn must_be_installable(&self, at: &str, body: &Value) -> Result<(), Refusal> {
        let types = body["integration_types"].as_array();
        let is_for_accounts = types.is_some_and(|types| types.contains(&json!(1)));
        if is_for_accounts && self.servers_only {
            let message = "The application cannot be added to accounts";
            return Err(Refusal::form(
                at,
                "APPLICATION_COMMAND_INVALID_INTEGRATION_TYPE",
                message,
            ));
        }
        Ok(())
    }

    /// Registers these commands and deletes all others.
    pub fn register_all(
        &mut self,
        guild: Option<Id>,
        list: &[Value],
    ) -> Result<Vec<Value>, Refusal> {
        let mut names = std::collections::HashSet::new();
        for (n, body) in list.iter().enumerate() {
            self.must_be_installable(&format!("{n}.integration_types"), body)?;
            if let Err(mut refusal) = limits::command::command(body) {
                refusal.errors = refusal
                    .errors
                    .map(|errors| json!({ n.to_string(): errors }));
                return Err(refusal);
            }
            if !names.insert((body["name"].as_str(), body["type"].as_u64().unwrap_or(1))) {
                let message = "Application command names must be unique";
                return Err(Refusal::form(
                    &format!("{n}.name"),
                    "APPLICATION_COMMANDS_DUPLICATE_NAME",
                    message,
                ));
            }
        }
        self.commands.retain(|other| {
            let key = (Some(other.name()), other.body["type"].as_u64().unwrap_or(1));
            other.guild != guild || names.contains(&key)
        });
        let mut objects = Vec::new();
        for body in list {
            objects.push(self.register(guild, body)?.1);
        }
        Ok(objects)
    }
}
