//! A judge of the wire: requests and answers checked against Discord's own API description.

#![allow(dead_code, reason = "each test uses its own part of it")]

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use jsonschema::{Draft, Registry, Validator};
use serde_json::{Value, json};

/// The trimmed copy of the description; `DISCORD_OPENAPI` names another file.
const BUNDLED: &str = include_str!("../data/discord/openapi.json");

/// The description to check against.
pub fn description() -> Value {
    let text = std::env::var("DISCORD_OPENAPI").map_or_else(
        |_| BUNDLED.to_owned(),
        |path| {
            std::fs::read_to_string(&path).unwrap_or_else(|error| {
                panic!("no description of Discord's API at {path}: {error}")
            })
        },
    );
    serde_json::from_str(&text).expect("the description is JSON")
}

/// The description, with a cache of its compiled validators.
pub struct Judge {
    spec: Value,
    registry: Registry<'static>,
    validators: RefCell<HashMap<String, Rc<Validator>>>,
}

impl Judge {
    /// A judge with the description loaded.
    pub fn load() -> Judge {
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

    /// The faults of one journal entry: of its request if that was granted, and of its answer.
    pub fn faults(&self, entry: &Value) -> Vec<String> {
        let method = entry["method"].as_str().expect("a method").to_lowercase();
        let path = entry["path"].as_str().expect("a path");
        let status = entry["status"].as_u64().expect("a status");
        let Some(operation) = self.operation(&method, path) else {
            return if [404, 501].contains(&status) {
                Vec::new()
            } else {
                vec![format!("{method} {path} is unknown")]
            };
        };
        let mut faults = Vec::new();
        let request = format!("{operation}/requestBody/content/application~1json/schema");
        if status < 300 && !entry["body"].is_null() && self.spec.pointer(&request).is_some() {
            let body = normal(&without_forwards(&entry["body"]));
            faults.extend(
                self.validate(&request, &body)
                    .into_iter()
                    .map(|error| format!("request {method} {path}: {error}")),
            );
        }
        // Answers of ordered faults follow the documentation, from which the description differs.
        if let Some(schema) = self.response(&operation, status)
            && entry["fault"] != true
        {
            let mut answer = without_forwards(&entry["response"]);
            if status >= 400
                && let Some(answer) = answer.as_object_mut()
            {
                // By the description, error codes in the body are numbers; Discord sends words.
                answer.remove("errors");
            }
            faults.extend(
                self.validate(&schema, &answer)
                    .into_iter()
                    .map(|error| format!("answer {status} to {method} {path}: {error}")),
            );
        }
        faults
    }

    /// The JSON pointer of the operation for a method and path; `None` if there is none.
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
        let cached = self.validators.borrow().get(pointer).cloned();
        let validator = cached.unwrap_or_else(|| {
            let schema = json!({ "$ref": format!("urn:spec#{}", pointer.replace('{', "%7B").replace('}', "%7D")) });
            let validator = jsonschema::options()
                .with_draft(Draft::Draft202012)
                .with_registry(&self.registry)
                .should_validate_formats(true)
                .build(&schema)
                .expect("the schema is one");
            let validator = Rc::new(validator);
            self.validators.borrow_mut().insert(pointer.to_owned(), validator.clone());
            validator
        });
        validator
            .iter_errors(body)
            .map(|error| format!("{error} at {}", error.instance_path()))
            .collect()
    }
}

/// The body or answer with references of forwards made those of replies: Discord documents both,
/// and the description knows replies alone.
fn without_forwards(body: &Value) -> Value {
    match body {
        Value::Array(list) => list.iter().map(without_forwards).collect(),
        Value::Object(map) => {
            let part = |(key, value): (&String, &Value)| {
                let mut value = without_forwards(value);
                if key == "message_reference" && value["type"] == 1 {
                    value["type"] = json!(0);
                }
                (key.clone(), value)
            };
            map.iter().map(part).collect()
        }
        other => other.clone(),
    }
}

/// The body, corrected where the description and Discord's own examples disagree.
fn normal(body: &Value) -> Value {
    match body {
        Value::Array(list) => list.iter().map(normal).collect(),
        Value::Object(map) => map
            .iter()
            .map(|(key, value)| {
                let value = match (key.as_str(), value) {
                    ("attachments", Value::Array(list)) => list.iter().map(named).collect(),
                    ("default_member_permissions" | "permissions", Value::String(bits)) => bits
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

/// An attachment with its id as text, as in the description.
fn named(attachment: &Value) -> Value {
    let mut attachment = attachment.clone();
    if let Some(number) = attachment["id"].as_u64() {
        attachment["id"] = json!(number.to_string());
    }
    attachment
}
