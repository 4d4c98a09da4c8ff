//! Roles of a server: created, changed and deleted.

use serde_json::{Value, json};

use super::refusal::{Form, Refusal};
use super::snowflake::Id;
use super::world::World;
use super::world::guild::{Guild, Role};
use super::world::session::Intent;

impl World {
    /// A server, to change.
    pub fn guild_mut(&mut self, id: Id) -> Option<&mut Guild> {
        self.guilds.iter_mut().find(|guild| guild.id == id)
    }

    /// Adds a role below all others but that of everyone; its object.
    pub fn add_role(&mut self, guild: Id, body: &Value, most: u64) -> Result<Value, Refusal> {
        let everyone = self.guild(guild).and_then(|guild| guild.roles.first());
        let usual = everyone.map_or(0, |role| role.permissions);
        let mut role = Role {
            id: self.next_id(),
            name: "new role".to_owned(),
            permissions: usual,
            ..Role::default()
        };
        fill(&mut role, body, most)?;
        let id = role.id;
        if let Some(guild) = self.guild_mut(guild) {
            let place = guild.roles.len().min(1);
            guild.roles.insert(place, role);
        }
        Ok(self.role_event("GUILD_ROLE_CREATE", guild, id))
    }

    /// Changes a role; its object.
    pub fn change_role(
        &mut self,
        guild: Id,
        id: Id,
        body: &Value,
        most: u64,
    ) -> Result<Value, Refusal> {
        let role = self.guild_mut(guild).and_then(|guild| guild.role_mut(id));
        let role = role.ok_or_else(Refusal::unknown_role)?;
        let mut changed = role.clone();
        fill(&mut changed, body, most)?;
        *role = changed;
        Ok(self.role_event("GUILD_ROLE_UPDATE", guild, id))
    }

    /// Deletes a role and takes it from its members.
    pub fn remove_role(&mut self, guild: Id, id: Id) -> Result<(), Refusal> {
        let role = self.guild_mut(guild).and_then(|guild| guild.role_mut(id));
        let role = role.ok_or_else(Refusal::unknown_role)?;
        if role.bot.is_some() || id == guild {
            return Err(Refusal::invalid_role());
        }
        if let Some(guild) = self.guild_mut(guild) {
            guild.roles.retain(|role| role.id != id);
        }
        for user in self.users.values_mut() {
            user.roles.retain(|role| *role != id);
        }
        let event = json!({ "guild_id": guild, "role_id": id });
        self.sessions
            .dispatch("GUILD_ROLE_DELETE", &event, Intent::GUILDS, Some(guild));
        self.channels_changed();
        Ok(())
    }

    /// Announces a role; its object.
    pub fn role_event(&mut self, name: &str, guild: Id, id: Id) -> Value {
        let roles = self
            .guild(guild)
            .map(Guild::role_objects)
            .unwrap_or_default();
        let role = roles.into_iter().find(|role| role["id"] == json!(id));
        let role = role.unwrap_or_default();
        let event = json!({ "guild_id": guild, "role": role });
        self.sessions
            .dispatch(name, &event, Intent::GUILDS, Some(guild));
        self.channels_changed();
        role
    }
}

impl Guild {
    /// A role, to change.
    pub fn role_mut(&mut self, id: Id) -> Option<&mut Role> {
        self.roles.iter_mut().find(|role| role.id == id)
    }
}

/// Sets what a body changes; refuses permissions beyond `most`.
fn fill(role: &mut Role, body: &Value, most: u64) -> Result<(), Refusal> {
    let mut form = Form::default();
    let keys = [
        "name",
        "permissions",
        "color",
        "colors",
        "hoist",
        "mentionable",
        "icon",
        "unicode_emoji",
    ];
    form.keys("", body, &keys);
    if let Some(name) = body["name"].as_str() {
        form.length("name", name, 1, 100);
        name.clone_into(&mut role.name);
    }
    form.finish()?;
    for picture in ["icon", "unicode_emoji"] {
        if !body[picture].is_null() {
            return Err(Refusal::lacks("icons of roles"));
        }
    }
    let bits = &body["permissions"];
    if let Some(bits) = bits.as_u64().or_else(|| bits.as_str()?.parse().ok()) {
        if bits & !most & !role.permissions != 0 {
            return Err(Refusal::missing_permissions());
        }
        role.permissions = bits;
    }
    let colour = body["colors"]["primary_color"].as_u64();
    if let Some(colour) = colour.or_else(|| body["color"].as_u64()) {
        role.color = (colour & 0xff_ffff) as u32;
    }
    role.hoist = body["hoist"].as_bool().unwrap_or(role.hoist);
    role.mentionable = body["mentionable"].as_bool().unwrap_or(role.mentionable);
    Ok(())
}
