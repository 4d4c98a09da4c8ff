//! Commands, buttons, menus and modals used by a person.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::{get, post};
use serde::Deserialize;
use serde_json::{Value, json};

use super::super::answer::{Outcome, ok};
use super::super::extract::{Call, PathParams};
use super::super::interaction::Act;
use super::super::invocation::{Invocation, Scene};
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::{Id, id_of};
use super::super::world::World;
use super::super::world::channel::Channel;
use super::super::world::interaction::{BY_COMMAND, BY_COMPLETION, BY_COMPONENT};
use super::channels::no_such_call;
use super::place::{Caller, CallerAt};
use super::wait;

/// The routes that start an interaction or read its progress.
pub fn routes() -> Router<Arc<Site>> {
    let at = |path: &str| format!("/{{person}}/channels/{{channel}}{path}");
    Router::new()
        .route(&at("/command"), post(command).fallback(no_such_call))
        .route(&at("/autocomplete"), post(complete).fallback(no_such_call))
        .route(&at("/press"), post(press).fallback(no_such_call))
        .route(&at("/choose"), post(choose).fallback(no_such_call))
        .route("/{person}/submit", post(submit).fallback(no_such_act))
        .route(
            "/{person}/interactions/{interaction}",
            get(progress).fallback(no_such_act),
        )
}

#[derive(Deserialize)]
struct Which {
    interaction: Id,
}

async fn no_such_act(_: Caller) -> Outcome {
    Err(Refusal::not_found())
}

async fn command(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    call: Call,
) -> Outcome {
    let begun = site
        .world()
        .use_command(person, &place, &call, BY_COMMAND)?;
    wait::for_progress(&site, begun, &call.body).await
}

async fn complete(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    call: Call,
) -> Outcome {
    let begun = site
        .world()
        .use_command(person, &place, &call, BY_COMPLETION)?;
    wait::for_progress(&site, begun, &call.body).await
}

async fn press(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    call: Call,
) -> Outcome {
    let begun = site.world().press(person, &place, &call.body)?;
    wait::for_progress(&site, begun, &call.body).await
}

async fn choose(
    State(site): State<Arc<Site>>,
    CallerAt { person, place }: CallerAt,
    call: Call,
) -> Outcome {
    let begun = site.world().choose(person, &place, &call.body)?;
    wait::for_progress(&site, begun, &call.body).await
}

async fn submit(State(site): State<Arc<Site>>, Caller(person): Caller, call: Call) -> Outcome {
    let begun = site.world().submit(person, &call)?;
    wait::for_progress(&site, begun, &call.body).await
}

async fn progress(
    State(site): State<Arc<Site>>,
    _: Caller,
    PathParams(which): PathParams<Which>,
) -> Outcome {
    let progress = site.world().progress_object(which.interaction);
    ok(progress.ok_or_else(Refusal::unknown_interaction)?)
}

fn bad(message: &str) -> Refusal {
    Refusal::new(400, 0, message)
}

impl World {
    fn use_command(
        &mut self,
        person: Id,
        place: &Channel,
        call: &Call,
        kind: u8,
    ) -> Result<Id, Refusal> {
        let mut invocation: Invocation =
            serde_json::from_value(call.body.clone()).map_err(|error| bad(&error.to_string()))?;
        if kind == BY_COMMAND {
            invocation.focused = None;
        } else if invocation.focused.is_none() {
            return Err(bad("focused names the option being completed"));
        }
        let files = self.store_files(call.files.clone());
        let scene = Scene {
            person,
            place,
            files: &files,
        };
        let (name, data) = self.invocation_data(scene, &invocation)?;
        Ok(self.begin(&Act {
            kind,
            user: person,
            channel: place.id,
            name,
            target: id_of(&data["target_id"]),
            data,
            ..Act::default()
        }))
    }

    fn component(&self, person: Id, place: &Channel, body: &Value) -> Result<(Id, Value), Refusal> {
        if self.is_without_bot(place) && !self.has_added(person) {
            return Err(bad("The bot is not on this server."));
        }
        let id: Id = body["message"]
            .as_str()
            .and_then(|id| id.parse().ok())
            .ok_or_else(Refusal::unknown_message)?;
        let message = self.readable_message(person, place.id, id)?;
        if body["forged"] == true {
            // No check: a tampered client could send any component.
            let kind = if body["values"].is_array() { 3 } else { 2 };
            return Ok((
                id,
                json!({ "type": kind, "id": 1, "custom_id": body["custom_id"] }),
            ));
        }
        let component = find(&message.components, &|component| {
            let matches = |key: &str| body[key].is_string() && component[key] == body[key];
            matches("custom_id") || matches("label")
        });
        let component = component.ok_or_else(|| bad("This message has no such component."))?;
        if component["disabled"] == true {
            return Err(bad("This component is disabled."));
        }
        Ok((id, component.clone()))
    }

    fn press(&mut self, person: Id, place: &Channel, body: &Value) -> Result<Id, Refusal> {
        let (message, component) = self.component(person, place, body)?;
        if component["type"] != 2 || component["custom_id"].is_null() {
            return Err(bad("This is no button of the bot."));
        }
        let data = json!({
            "custom_id": component["custom_id"], "component_type": 2, "id": component["id"],
        });
        Ok(self.begin(&Act {
            kind: BY_COMPONENT,
            user: person,
            channel: place.id,
            data,
            source: Some(message),
            ..Act::default()
        }))
    }

    fn choose(&mut self, person: Id, place: &Channel, body: &Value) -> Result<Id, Refusal> {
        let (message, component) = self.component(person, place, body)?;
        let kind = component["type"].as_u64().unwrap_or(0);
        if !matches!(kind, 3 | 5..=8) {
            return Err(bad("This is no menu."));
        }
        let values: Vec<Value> = body["values"].as_array().cloned().unwrap_or_default();
        let count = values.len() as u64;
        let fits = count >= component["min_values"].as_u64().unwrap_or(1)
            && count <= component["max_values"].as_u64().unwrap_or(1);
        let options = component["options"]
            .as_array()
            .map_or(&[][..], Vec::as_slice);
        let offered = |value: &Value| options.iter().any(|option| option["value"] == *value);
        let forged = body["forged"] == true;
        if !forged && (!fits || kind == 3 && !values.iter().all(offered)) {
            return Err(bad("These values cannot be chosen."));
        }
        let mut data = json!({
            "custom_id": component["custom_id"], "component_type": kind,
            "id": component["id"], "values": values,
        });
        if kind != 3 {
            let scene = Scene {
                person,
                place,
                files: &[],
            };
            data["resolved"] = self.chosen(scene, kind, &values);
        }
        Ok(self.begin(&Act {
            kind: BY_COMPONENT,
            user: person,
            channel: place.id,
            data,
            source: Some(message),
            ..Act::default()
        }))
    }
}

/// The first component at any depth for which `predicate` is true.
fn find<'a>(list: &'a [Value], predicate: &impl Fn(&Value) -> bool) -> Option<&'a Value> {
    list.iter().find_map(|component| {
        if predicate(component) {
            return Some(component);
        }
        let inner = component["components"]
            .as_array()
            .map_or(&[][..], Vec::as_slice);
        let beside = component
            .get("accessory")
            .map_or(&[][..], std::slice::from_ref);
        find(inner, predicate).or_else(|| find(beside, predicate))
    })
}
