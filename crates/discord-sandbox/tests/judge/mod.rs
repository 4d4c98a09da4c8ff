//! Discord's own description of its API as a judge of what was said on the wire.

#![allow(dead_code, reason = "each test uses its own part of it")]

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use jsonschema::{Draft, Registry, Validator};
use serde_json::{Value, json};

/// The copy that is kept, for whoever names no other file by `DISCORD_OPENAPI`.
const KEPT: &str = include_str!("../data/discord/openapi.json");

/// The description that was asked for.
pub fn description() -> Value {
    let text = std::env::var("DISCORD_OPENAPI").map_or_else(
        |_| KEPT.to_owned(),
        |path| {
            std::fs::read_to_string(&path).unwrap_or_else(|error| {
                panic!("no description of Discord's API at {path}: {error}")
            })
        },
    );
    serde_json::from_str(&text).expect("the description is JSON")
}

/// Knows the description, and the validators made from it so far.
pub struct Judge {
    spec: Value,
    registry: Registry<'static>,
    validators: RefCell<HashMap<String, Rc<Validator>>>,
}

impl Judge {
    /// A judge who has read the description.
    pub fn call() -> Judge {
        let spec = description();
        let registry = Registry::new()
            .add("urn:spec", spec.clone())
            .expect("the description has a place")
            .prepare()
            .expect("the description is complete");
        Judge {
            spec,
            registry,
            validators: RefCell::default(),
        }
    }

    /// What is wrong with one entry of the sandbox's log: the request if it was taken, and the answer.
    pub fn faults(&self, entry: &Value) -> Vec<String> {
        let method = entry["method"].as_str().expect("a method").to_lowercase();
        let path = entry["path"].as_str().expect("a path");
        let status = entry["status"].as_u64().expect("a status");
        let Some(operation) = self.operation(&method, path) else {
            return if status == 404 {
                Vec::new()
            } else {
                vec![format!("{method} {path} is unknown")]
            };
        };
        let mut found = Vec::new();
        let request = format!("{operation}/requestBody/content/application~1json/schema");
        if status < 300 && !entry["body"].is_null() && self.spec.pointer(&request).is_some() {
            let body = normal(&entry["body"]);
            found.extend(
                self.validate(&request, &body)
                    .into_iter()
                    .map(|error| format!("request {method} {path}: {error}")),
            );
        }
        // The answers of ordered faults are what the documentation says; there the description differs.
        if let Some(schema) = self.response(&operation, status)
            && entry["fault"] != true
        {
            let mut answer = entry["response"].clone();
            if status >= 400
                && let Some(answer) = answer.as_object_mut()
            {
                // By the description the codes in it are numbers; Discord writes words.
                answer.remove("errors");
            }
            found.extend(
                self.validate(&schema, &answer)
                    .into_iter()
                    .map(|error| format!("answer {status} to {method} {path}: {error}")),
            );
        }
        found
    }

    /// The JSON pointer of the operation a path means.
    fn operation(&self, method: &str, path: &str) -> Option<String> {
        let own: Vec<&str> = path.trim_matches('/').split('/').collect();
        let literal = |template: &str| {
            template
                .split('/')
                .filter(|part| !part.starts_with('{'))
                .count()
        };
        self.spec["paths"]
            .as_object()?
            .iter()
            .filter(|(_, operations)| operations.get(method).is_some())
            .map(|(template, _)| template.as_str())
            .filter(|template| {
                let parts: Vec<&str> = template.trim_matches('/').split('/').collect();
                parts.len() == own.len()
                    && parts
                        .iter()
                        .zip(&own)
                        .all(|(part, own)| part.starts_with('{') || part == own)
            })
            .max_by_key(|template| literal(template))
            .map(|template| format!("/paths/{}/{method}", template.replace('/', "~1")))
    }

    fn response(&self, operation: &str, status: u64) -> Option<String> {
        let keys = [status.to_string(), format!("{}XX", status / 100)];
        let at = keys
            .iter()
            .map(|key| format!("{operation}/responses/{key}"))
            .find(|at| self.spec.pointer(at).is_some())?;
        let reference = self.spec.pointer(&at)?["$ref"]
            .as_str()
            .map(|to| to[1..].to_owned());
        let schema = format!(
            "{}/content/application~1json/schema",
            reference.unwrap_or(at)
        );
        self.spec.pointer(&schema).is_some().then_some(schema)
    }

    fn validate(&self, pointer: &str, body: &Value) -> Vec<String> {
        let known = self.validators.borrow().get(pointer).cloned();
        let validator = known.unwrap_or_else(|| {
            let schema = json!({ "$ref": format!("urn:spec#{}", pointer.replace('{', "%7B").replace('}', "%7D")) });
            let made = jsonschema::options()
                .with_draft(Draft::Draft202012)
                .with_registry(&self.registry)
                .should_validate_formats(true)
                .build(&schema)
                .expect("the schema is one");
            let made = Rc::new(made);
            self.validators.borrow_mut().insert(pointer.to_owned(), made.clone());
            made
        });
        validator
            .iter_errors(body)
            .map(|error| format!("{error} at {}", error.instance_path()))
            .collect()
    }
}

/// The body with what the description and Discord's own examples disagree about put right.
fn normal(body: &Value) -> Value {
    match body {
        Value::Array(list) => list.iter().map(normal).collect(),
        Value::Object(map) => map
            .iter()
            .map(|(key, value)| {
                let value = match (key.as_str(), value) {
                    ("attachments", Value::Array(list)) => list.iter().map(named).collect(),
                    ("default_member_permissions", Value::String(bits)) => bits
                        .parse::<u64>()
                        .map_or_else(|_| value.clone(), |bits| json!(bits)),
                    _ => normal(value),
                };
                (key.clone(), value)
            })
            .collect(),
        other => other.clone(),
    }
}

/// An attachment whose number is a text, as the description has it.
fn named(attachment: &Value) -> Value {
    let mut attachment = attachment.clone();
    if let Some(number) = attachment["id"].as_u64() {
        attachment["id"] = json!(number.to_string());
    }
    attachment
}
