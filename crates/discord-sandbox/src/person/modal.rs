//! Modals that a person fills in and submits.

use serde_json::{Map, Value, json};

use super::super::extract::Call;
use super::super::interaction::Act;
use super::super::invocation::Scene;
use super::super::refusal::Refusal;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::file::Attachment;
use super::super::world::interaction::BY_MODAL;

fn bad(message: &str) -> Refusal {
    Refusal::new(400, 0, message)
}

impl World {
    /// The objects that the values of a menu refer to.
    pub fn chosen(&self, scene: Scene<'_>, kind: u64, values: &[Value]) -> Value {
        let mut resolved = Map::new();
        self.add_chosen(scene, kind, values, &mut resolved);
        Value::Object(resolved)
    }

    fn add_chosen(
        &self,
        scene: Scene<'_>,
        kind: u64,
        values: &[Value],
        to: &mut Map<String, Value>,
    ) {
        // Menus of users, roles, mentionables and channels have the same types as options of
        // commands, and so do files.
        let option = match kind {
            5 => 6,
            6 => 8,
            7 => 9,
            8 => 7,
            19 => 11,
            _ => return,
        };
        for value in values {
            self.resolve(scene, Some(option), value, to);
        }
    }

    /// Fills in and submits a modal.
    pub fn submit(&mut self, person: Id, call: &Call) -> Result<Id, Refusal> {
        let body = &call.body;
        let opened = body["interaction"]
            .as_str()
            .and_then(|id| id.parse().ok())
            .and_then(|id: Id| self.interactions.get(&id))
            .filter(|interaction| interaction.origin.user == person)
            .ok_or_else(Refusal::unknown_interaction)?
            .clone();
        let modal = opened
            .modal
            .ok_or_else(|| bad("This was not answered with a modal."))?;
        let place = self.channels.get(&opened.channel).cloned();
        let place = place.ok_or_else(Refusal::unknown_channel)?;
        let files = self.store_files(call.files.clone());
        let scene = Scene {
            person,
            place: &place,
            files: &files,
        };
        let mut resolved = Map::new();
        let mut rows = Vec::new();
        let mut filled = |input: &Value| {
            let field = fill(input, &body["fields"], &files)?;
            let values = field["values"].as_array().map_or(&[][..], Vec::as_slice);
            let kind = field["type"].as_u64().unwrap_or_default();
            self.add_chosen(scene, kind, values, &mut resolved);
            Ok::<Value, Refusal>(field)
        };
        for row in modal["components"].as_array().into_iter().flatten() {
            let kind = row["type"].as_u64();
            rows.push(match kind {
                Some(1) => json!({
                    "type": 1, "id": row["id"], "components": [filled(&row["components"][0])?],
                }),
                Some(18) => json!({
                    "type": 18, "id": row["id"], "component": filled(&row["component"])?,
                }),
                _ => json!({ "type": kind, "id": row["id"] }),
            });
        }
        let mut data = json!({ "custom_id": modal["custom_id"], "components": rows });
        if !resolved.is_empty() {
            data["resolved"] = Value::Object(resolved);
        }
        Ok(self.begin(&Act {
            kind: BY_MODAL,
            user: person,
            channel: opened.channel,
            name: opened.origin.name.clone(),
            data,
            source: opened.origin.source,
            target: None,
            trigger: Some(opened.origin),
        }))
    }
}

/// A field of a modal with its value.
fn fill(input: &Value, fields: &Value, files: &[Attachment]) -> Result<Value, Refusal> {
    let name = input["custom_id"].as_str().unwrap_or_default();
    let given = &fields[name];
    let mut field = json!({ "type": input["type"], "id": input["id"], "custom_id": name });
    match input["type"].as_u64() {
        Some(4) => field["value"] = written(input, given)?,
        // A group of which one is chosen, and one box.
        Some(21) => field["value"] = chosen(input, given)?.first().cloned().unwrap_or_default(),
        Some(23) => field["value"] = json!(*given == true),
        Some(19) => {
            let id = |given: &Value| {
                let file = files.iter().find(|file| *given == file.name);
                file.map(|file| json!(file.id))
                    .ok_or_else(|| bad("There is no such file."))
            };
            let chosen = chosen(input, given)?;
            field["values"] = chosen.iter().map(id).collect::<Result<_, _>>()?;
        }
        _ => field["values"] = json!(chosen(input, given)?),
    }
    Ok(field)
}

/// The values of a menu, a group or a field for files.
fn chosen(input: &Value, given: &Value) -> Result<Vec<Value>, Refusal> {
    let name = input["custom_id"].as_str().unwrap_or_default();
    let values = match given {
        Value::Array(values) => values.clone(),
        Value::Null => preset(input),
        one => vec![one.clone()],
    };
    let required = input["required"].as_bool().unwrap_or(true);
    let least = input["min_values"].as_u64().unwrap_or(1) as usize;
    let most = input["max_values"].as_u64().unwrap_or(1) as usize;
    let is_free = values.is_empty() && !required;
    if !is_free && !(least..=most).contains(&values.len()) {
        return Err(bad(&format!(
            "The field {name} takes {least} to {most} values."
        )));
    }
    let options = input["options"].as_array();
    let offered = |value: &Value| {
        options.is_none_or(|options| options.iter().any(|option| option["value"] == *value))
    };
    if !values.iter().all(offered) {
        return Err(bad(&format!(
            "The field {name} does not offer these values."
        )));
    }
    Ok(values)
}

/// The values that are chosen from the beginning.
fn preset(input: &Value) -> Vec<Value> {
    let options = input["options"].as_array().into_iter().flatten();
    let chosen = options.filter(|option| option["default"] == true);
    let entities = input["default_values"].as_array().into_iter().flatten();
    chosen
        .map(|option| option["value"].clone())
        .chain(entities.map(|value| value["id"].clone()))
        .collect()
}

/// The text of an input.
fn written(input: &Value, given: &Value) -> Result<Value, Refusal> {
    let name = input["custom_id"].as_str().unwrap_or_default();
    let value = given
        .as_str()
        .or_else(|| input["value"].as_str())
        .unwrap_or_default();
    let length = value.chars().count() as u64;
    let required = input["required"].as_bool().unwrap_or(true);
    if length == 0 && required {
        return Err(bad(&format!("The field {name} is required.")));
    }
    let least = input["min_length"].as_u64().unwrap_or(0);
    let most = input["max_length"].as_u64().unwrap_or(4_000);
    if length > most || length > 0 && length < least {
        return Err(bad(&format!(
            "The field {name} takes {least} to {most} characters."
        )));
    }
    Ok(json!(value))
}
