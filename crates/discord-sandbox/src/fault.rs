//! Faults that tests order: failing and late requests, duplicated and late interactions.

use std::collections::VecDeque;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// An order for the next matching requests of the bot to fail.
#[derive(Clone, Debug, Serialize)]
pub struct Fault {
    /// Requests still to fail.
    pub count: u32,
    /// The HTTP method; `None` for all.
    pub method: Option<String>,
    /// A prefix of the path after `/api/v10`; `*` stands for any one segment. `None` for all.
    pub path: Option<String>,
    /// The kind of failure.
    pub trouble: Trouble,
    /// Whether the request fails before it is carried out; else it is carried out, then answered
    /// with the error.
    pub before: bool,
    /// `Retry-After` of a 429, in seconds.
    pub retry_after: f64,
}

/// The kinds of failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Trouble {
    /// Answered with this status.
    Status(u16),
    /// Held for `hold` milliseconds, then answered with 504.
    Timeout {
        /// The milliseconds.
        hold: u64,
    },
    /// Held for `hold` milliseconds, then carried out and answered as usual.
    Late {
        /// The milliseconds.
        hold: u64,
    },
}

/// An order as JSON.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    count: Option<u32>,
    method: Option<String>,
    path: Option<String>,
    status: Value,
    when: Option<String>,
    retry_after: Option<f64>,
    hold_ms: Option<u64>,
}

impl Order {
    /// The ordered fault, or a message about the first bad field.
    pub fn fault(self) -> Result<Fault, String> {
        let trouble = match (self.status.as_u64(), self.status.as_str()) {
            (Some(status @ 400..=599), _) => Trouble::Status(status as u16),
            (_, Some("timeout")) => Trouble::Timeout {
                hold: self.hold_ms.unwrap_or(30_000),
            },
            (_, Some("late")) => Trouble::Late {
                hold: self.hold_ms.unwrap_or(1_000),
            },
            _ => {
                let allowed = "status is a number from 400 to 599, \"timeout\" or \"late\"";
                return Err(allowed.to_owned());
            }
        };
        let before = match self.when.as_deref() {
            None | Some("before") => true,
            Some("after") => false,
            Some(_) => return Err("when is \"before\" or \"after\"".to_owned()),
        };
        Ok(Fault {
            count: self.count.unwrap_or(1),
            method: self.method,
            path: self.path,
            trouble,
            before,
            retry_after: self.retry_after.unwrap_or(1.0),
        })
    }
}

impl Fault {
    fn meets(&self, method: &str, path: &str) -> bool {
        meets(self.method.as_deref(), self.path.as_deref(), (method, path))
    }

    /// The status and body of the error answer.
    pub fn answer(&self) -> (u16, Value) {
        let words = |text: &str| json!({ "message": text, "code": 0 });
        match self.trouble {
            Trouble::Status(429) => (429, too_many(self.retry_after, false)),
            Trouble::Status(status @ 500) => (status, words("500: Internal Server Error")),
            Trouble::Status(status @ 502) => (status, words("502: Bad Gateway")),
            Trouble::Status(status) => (status, words(&format!("{status}: ordered by a test"))),
            Trouble::Timeout { .. } | Trouble::Late { .. } => (504, words("504: Gateway Timeout")),
        }
    }

    /// The delay of a late request; `None` for other failures.
    pub fn late(&self) -> Option<Duration> {
        match self.trouble {
            Trouble::Late { hold } => Some(Duration::from_millis(hold)),
            Trouble::Status(_) | Trouble::Timeout { .. } => None,
        }
    }

    /// The seconds to wait after a 429; `None` for other failures.
    pub fn retry_after(&self) -> Option<f64> {
        (self.trouble == Trouble::Status(429)).then_some(self.retry_after)
    }
}

/// Discord's body of a 429; `global` for the limit on all calls together.
pub fn too_many(retry_after: f64, global: bool) -> Value {
    json!({
        "message": "You are being rate limited.", "retry_after": retry_after, "global": global,
    })
}

/// Whether a request has this method and a path that begins with this pattern.
fn meets(method: Option<&str>, path: Option<&str>, request: (&str, &str)) -> bool {
    method.is_none_or(|own| own.eq_ignore_ascii_case(request.0))
        && path.is_none_or(|own| begins(request.1, own))
}

/// Whether a path begins with a pattern, segment by segment.
fn begins(path: &str, pattern: &str) -> bool {
    let mut segments = path.trim_matches('/').split('/');
    pattern
        .trim_matches('/')
        .split('/')
        .filter(|segment| !segment.is_empty())
        .all(|segment| {
            segments
                .next()
                .is_some_and(|own| segment == "*" || segment == own)
        })
}

/// All faults still to come.
#[derive(Debug, Default)]
pub struct Faults {
    /// The orders, oldest first.
    pub ordered: Vec<Fault>,
    /// Further deliveries of the next interaction.
    pub duplicates: u32,
    /// Number of interactions to come that are late, and their age in milliseconds.
    pub late: (u64, u64),
    /// Changes of the payloads of the interactions to come, one each.
    pub changed: VecDeque<ChangedPayload>,
    /// Changes of the answers to come.
    pub answers: Vec<ChangedAnswer>,
}

/// A change of the answers to the next matching requests of the bot.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ChangedAnswer {
    /// Answers still to change.
    pub count: u32,
    /// The HTTP method; `None` for all.
    pub method: Option<String>,
    /// A prefix of the path, as in [`Fault::path`].
    pub path: Option<String>,
    /// The change, in a list of each element.
    pub change: ChangedPayload,
}

/// A change of an interaction's payload, or of an answer.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ChangedPayload {
    /// JSON pointers of keys to leave out.
    #[serde(default)]
    pub without: Vec<String>,
    /// Values to set, by JSON pointer.
    #[serde(default)]
    pub with: Map<String, Value>,
}

impl ChangedPayload {
    fn change(&self, payload: &mut Value) {
        for pointer in &self.without {
            let (parent, key) = pointer.rsplit_once('/').unwrap_or(("", pointer));
            if let Some(Value::Object(parent)) = payload.pointer_mut(parent) {
                parent.remove(key);
            }
        }
        for (pointer, value) in &self.with {
            let (parent, key) = pointer.rsplit_once('/').unwrap_or(("", pointer));
            if let Some(Value::Object(parent)) = payload.pointer_mut(parent) {
                parent.insert(key.to_owned(), value.clone());
            }
        }
    }
}

impl Faults {
    /// The age of the next interaction in milliseconds; uses up one late interaction.
    pub fn lateness(&mut self) -> u64 {
        let (count, by) = self.late;
        self.late.0 = count.saturating_sub(1);
        if count > 0 { by } else { 0 }
    }

    /// Changes the payload of an interaction if that is ordered; uses the change up.
    pub fn change(&mut self, payload: &mut Value) {
        if let Some(change) = self.changed.pop_front() {
            change.change(payload);
        }
    }

    /// Changes the answer to a request if that is ordered; uses the order up.
    pub fn change_answer(&mut self, method: &str, path: &str, answer: &mut Value) {
        let is_meant = |order: &&mut ChangedAnswer| {
            let (own, pattern) = (order.method.as_deref(), order.path.as_deref());
            order.count > 0 && meets(own, pattern, (method, path))
        };
        let Some(order) = self.answers.iter_mut().find(is_meant) else {
            return;
        };
        order.count -= 1;
        match answer {
            Value::Array(list) => list.iter_mut().for_each(|one| order.change.change(one)),
            one => order.change.change(one),
        }
    }

    /// The fault for this request, if one is ordered; uses it up.
    pub fn next(&mut self, method: &str, path: &str) -> Option<Fault> {
        let at = self
            .ordered
            .iter()
            .position(|fault| fault.meets(method, path))?;
        let fault = &mut self.ordered[at];
        fault.count = fault.count.saturating_sub(1);
        let met = fault.clone();
        if met.count == 0 {
            self.ordered.remove(at);
        }
        Some(met)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_one_segment() {
        assert!(begins("/channels/12/messages/34", "/channels/*/messages"));
        assert!(begins("/channels/12", ""));
        assert!(!begins("/channels/12", "/channels/*/messages"));
        assert!(!begins("/webhooks/1/t", "/channels"));
    }
}
