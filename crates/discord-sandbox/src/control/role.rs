//! A further role of a server, for trials.

use std::sync::Arc;

use axum::extract::State;
use serde_json::json;

use super::super::answer::{Outcome, ok};
use super::super::extract::Call;
use super::super::site::Site;
use super::super::world::guild::Role;
use super::super::world::session::Intent;

/// Adds a role without permissions: below all but that of everyone, or above all others.
pub async fn add(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    let mut world = site.world();
    let at = world.server_at(&call.body)?;
    let id = world.next_id();
    let guild = &mut world.guilds[at];
    let place = if call.body["above"] == true {
        guild.roles.len()
    } else {
        1
    };
    let role = Role {
        id,
        name: call.body["name"].as_str().unwrap_or("Role").to_owned(),
        ..Role::default()
    };
    guild.roles.insert(place, role);
    let guild = guild.id;
    for role in world.guilds[at].role_objects() {
        if role["id"] == json!(id) {
            let object = json!({ "guild_id": guild, "role": role });
            (world.sessions).dispatch("GUILD_ROLE_CREATE", &object, Intent::GUILDS, Some(guild));
        }
    }
    ok(json!({ "id": id }))
}
