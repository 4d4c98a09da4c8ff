//! The list of people, and each person's settings.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::{any, get};
use serde_json::{Value, json};

use super::super::answer::{Outcome, ok};
use super::super::extract::Call;
use super::super::limits::command::LOCALES;
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::guild::Guild;
use super::place::Caller;

/// The routes of the list and of each person.
pub fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/", any(everyone))
        .route("/{person}", get(read).patch(change).fallback(no_such_call))
}

async fn no_such_call(_: Caller) -> Outcome {
    Err(Refusal::not_found())
}

async fn everyone(State(site): State<Arc<Site>>) -> Outcome {
    ok(site.world().everyone())
}

async fn read(State(site): State<Arc<Site>>, Caller(person): Caller) -> Outcome {
    ok(site.world().person_object(person))
}

async fn change(State(site): State<Arc<Site>>, Caller(person): Caller, call: Call) -> Outcome {
    ok(site.world().change_profile(person, &call.body)?)
}

impl World {
    /// Changes a person's settings.
    fn change_profile(&mut self, person: Id, body: &Value) -> Result<Value, Refusal> {
        if let Some(user) = self.users.get_mut(&person) {
            if let Some(locale) = body["locale"].as_str() {
                if !LOCALES.contains(&locale) {
                    return Err(Refusal::new(400, 0, "Discord knows no such language."));
                }
                locale.clone_into(&mut user.locale);
            }
            if let Some(open) = body["dms_open"].as_bool() {
                user.dms_closed = !open;
            }
            if let Some(added) = body["added"].as_bool() {
                user.has_added = added;
            }
        }
        self.channels_changed();
        Ok(self.person_object(person))
    }

    fn person_object(&self, id: Id) -> Value {
        let number = self
            .people()
            .position(|person| person.id == id)
            .map(|at| at + 1);
        let user = &self.users[&id];
        json!({
            "number": number, "id": id, "name": user.display, "username": user.name,
            "locale": user.locale, "dms_open": !user.dms_closed,
            "added": user.has_added,
            "owner": self.guilds.iter().any(|guild| guild.owner == id),
        })
    }

    fn everyone(&self) -> Value {
        let people: Vec<Value> = self
            .people()
            .map(|person| self.person_object(person.id))
            .collect();
        let server = |guild: &Guild| json!({ "id": guild.id, "name": guild.name, "locale": guild.locale, "community": guild.community });
        json!({
            "servers": self.guilds.iter().map(server).collect::<Vec<_>>(),
            "bot": {
                "id": self.bot, "name": self.users[&self.bot].display,
                "connected": self.sessions.connected() > 0,
            },
            "people": people,
            "ahead_ms": self.clock.ahead().as_millis() as u64,
        })
    }
}
