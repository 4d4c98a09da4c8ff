//! Registered commands.

use serde_json::{Value, json};

use super::super::world::World;
use super::super::world::command::Command;

impl World {
    /// The documented command object.
    pub fn command_object(&self, command: &Command) -> Value {
        let mut object = command.body.clone();
        object["id"] = json!(command.id);
        object["application_id"] = json!(self.bot);
        object["version"] = json!(command.version);
        if let Some(guild) = command.guild {
            object["guild_id"] = json!(guild);
        } else {
            let contexts = object["contexts"].as_array();
            let direct = contexts.is_none_or(|list| list.contains(&json!(1)));
            object["dm_permission"] = json!(direct);
        }
        object
    }
}
