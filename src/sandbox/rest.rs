//! The REST API as the bot sees it: one door, through which every request goes.

mod application;
mod channel;
mod interaction;
mod message;
mod thread;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::header::AUTHORIZATION;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::Site;
use super::fault::{Fault, Trouble};
use super::form::{self, Upload};
use super::journal::Entry;
use super::refusal::Refusal;
use super::snowflake::Id;
use super::world::World;

/// A request, read.
#[derive(Debug, Default)]
pub struct Call {
    /// The HTTP method.
    pub method: String,
    /// The path after `/api/v10`, without a slash at either end.
    pub path: String,
    /// The query, by key.
    pub query: HashMap<String, String>,
    /// The JSON body.
    pub body: Value,
    /// The files beside it.
    pub files: Vec<Upload>,
    /// Whether the bot's token came with it.
    pub authorised: bool,
}

/// A good answer.
#[derive(Debug)]
pub enum Answer {
    /// A status and a body.
    Json(u16, Value),
    /// 204.
    Nothing,
}

/// An answer, good or bad.
pub type Outcome = Result<Answer, Refusal>;

/// A plain 200.
#[expect(clippy::unnecessary_wraps, reason = "every route ends with an outcome")]
pub fn ok(body: Value) -> Outcome {
    Ok(Answer::Json(200, body))
}

/// Every request to `/api/…`.
pub async fn entry(State(site): State<Arc<Site>>, request: Request) -> Response {
    let method = request.method().as_str().to_owned();
    let uri = request.uri().clone();
    let Some(path) = uri.path().strip_prefix("/api/v10/") else {
        return respond(404, &Refusal::not_found().body(), None);
    };
    let authorised = request
        .headers()
        .get(AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Bot "))
        .is_some_and(|token| site.is_token(token));
    let query = uri.query().unwrap_or_default();
    let mut call = Call {
        method,
        path: path.trim_matches('/').to_owned(),
        query: pairs(query),
        authorised,
        ..Call::default()
    };
    let mut entry = Entry {
        method: call.method.clone(),
        path: format!("/{}", call.path),
        query: query.to_owned(),
        ..Entry::default()
    };
    let fault = site.world().faults.next(&entry.method, &entry.path);
    let outcome = match form::read(request).await {
        Ok((body, files)) => {
            entry.body = body.clone();
            entry.files = files.iter().map(Upload::note).collect();
            (call.body, call.files) = (body, files);
            perform(&site, call, fault.as_ref())
        }
        Err(refusal) => Err(refusal),
    };
    let (mut status, mut body) = match &outcome {
        Ok(Answer::Json(status, body)) => (*status, body.clone()),
        Ok(Answer::Nothing) => (204, Value::Null),
        Err(refusal) => (refusal.status, refusal.body()),
    };
    if let Some(fault) = &fault {
        entry.fault = true;
        (status, body) = fault.answer();
        if let Trouble::Timeout { hold } = fault.trouble {
            note(&site, entry, status, &body);
            tokio::time::sleep(Duration::from_millis(hold)).await;
            return respond(status, &body, None);
        }
    }
    note(&site, entry, status, &body);
    respond(status, &body, fault.and_then(|fault| fault.retry_after()))
}

fn note(site: &Site, mut entry: Entry, status: u16, body: &Value) {
    let mut world = site.world();
    entry.at = world.clock.now();
    entry.status = status;
    entry.response = body.clone();
    world.journal.note(entry);
}

fn perform(site: &Site, call: Call, fault: Option<&Fault>) -> Outcome {
    if fault.is_some_and(|fault| fault.before) {
        return Ok(Answer::Nothing);
    }
    let mut world = site.world();
    let outcome = world.route(call, &site.gateway_url());
    if outcome.is_ok() {
        world.touch();
    }
    outcome
}

fn pairs(query: &str) -> HashMap<String, String> {
    query
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect()
}

fn respond(status: u16, body: &Value, retry_after: Option<f64>) -> Response {
    let code = StatusCode::from_u16(status).expect("all statuses here are statuses");
    let mut headers = HeaderMap::new();
    let mut set = |name: &'static str, value: String| {
        let value = HeaderValue::from_str(&value).expect("numbers are header values");
        headers.insert(name, value);
    };
    if let Some(seconds) = retry_after {
        set("retry-after", format!("{}", seconds.ceil()));
        set("x-ratelimit-scope", "user".to_owned());
        set("x-ratelimit-remaining", "0".to_owned());
        set("x-ratelimit-reset-after", format!("{seconds:.3}"));
    } else {
        set("x-ratelimit-remaining", "49".to_owned());
        set("x-ratelimit-reset-after", "1.000".to_owned());
    }
    set("x-ratelimit-limit", "50".to_owned());
    set("x-ratelimit-bucket", "5a9db0c8".to_owned());
    if status == 204 {
        return (code, headers).into_response();
    }
    (code, headers, Json(body)).into_response()
}

/// The requests that carry their right in the path instead of the header.
fn is_open(segments: &[&str]) -> bool {
    matches!(
        segments,
        ["gateway"] | ["interactions", _, _, "callback"] | ["webhooks", _, _, ..]
    )
}

impl World {
    /// Finds who answers a request.
    fn route(&mut self, call: Call, gateway: &str) -> Outcome {
        let path = call.path.clone();
        let segments: Vec<&str> = path.split('/').collect();
        if !call.authorised && !is_open(&segments) {
            return Err(Refusal::unauthorized());
        }
        match (call.method.as_str(), segments.as_slice()) {
            ("GET", ["gateway"]) => ok(json!({ "url": gateway })),
            ("GET", ["gateway", "bot"]) => ok(json!({
                "url": gateway, "shards": 1,
                "session_start_limit": {
                    "total": 1_000, "remaining": 1_000, "reset_after": 0, "max_concurrency": 1,
                },
            })),
            ("GET", ["users", "@me"]) => ok(self.self_object()),
            ("GET", ["users", "@me", "guilds"]) => {
                let here = (!self.is_gone(self.bot)).then(|| self.my_guild_object());
                ok(here.into_iter().collect())
            }
            ("POST", ["users", "@me", "channels"]) => self.open_direct(&call),
            ("GET", ["users", user]) => {
                let user = id(user, Refusal::unknown_user)?;
                if !self.users.contains_key(&user) {
                    return Err(Refusal::unknown_user());
                }
                ok(self.user_object(user))
            }
            (_, ["oauth2", "applications", "@me"] | ["applications", ..]) => {
                self.route_application(&call, &segments)
            }
            (_, ["guilds", guild, rest @ ..]) => self.route_guild(&call, guild, rest),
            (_, ["channels", channel, rest @ ..]) => {
                let channel = id(channel, Refusal::unknown_channel)?;
                self.route_channel(call, channel, rest)
            }
            ("POST", ["interactions", interaction, token, "callback"]) => {
                let interaction = id(interaction, Refusal::unknown_interaction)?;
                self.route_callback(call, interaction, token)
            }
            (_, ["webhooks", application, token, rest @ ..]) => {
                let application = id(application, Refusal::unknown_webhook)?;
                self.route_webhook(call, application, token, rest)
            }
            _ => Err(Refusal::not_found()),
        }
    }

    fn route_guild(&mut self, call: &Call, guild: &str, rest: &[&str]) -> Outcome {
        if id(guild, Refusal::unknown_guild)? != self.guild.id || self.is_gone(self.bot) {
            return Err(Refusal::unknown_guild());
        }
        match (call.method.as_str(), rest) {
            ("GET", []) => {
                let mut object = self.guild_object();
                if call
                    .query
                    .get("with_counts")
                    .is_some_and(|value| value == "true")
                {
                    object["approximate_member_count"] = json!(self.users.len());
                    object["approximate_presence_count"] = json!(self.users.len());
                }
                ok(object)
            }
            ("GET", ["channels"]) => ok(self
                .channels
                .values()
                .filter(|channel| channel.recipient.is_none() && channel.thread.is_none())
                .filter(|channel| self.sees(self.bot, channel))
                .map(|channel| self.channel_object(channel))
                .collect()),
            ("GET", ["roles"]) => ok(json!(self.role_objects())),
            ("GET", ["threads", "active"]) => ok(self.active_threads()),
            ("GET", ["members", user]) => {
                let user = match *user {
                    "@me" => self.bot,
                    user => id(user, Refusal::unknown_user)?,
                };
                if !self.users.contains_key(&user) || self.is_gone(user) {
                    return Err(Refusal::unknown_member());
                }
                ok(self.member_object(user))
            }
            _ => Err(Refusal::not_found()),
        }
    }

    fn open_direct(&mut self, call: &Call) -> Outcome {
        let recipient = call.body["recipient_id"]
            .as_str()
            .and_then(|id| id.parse::<Id>().ok())
            .filter(|id| self.users.contains_key(id))
            .ok_or_else(Refusal::invalid_recipient)?;
        if recipient == self.bot {
            return Err(Refusal::cannot_dm());
        }
        let channel = self.direct_channel(recipient);
        ok(self.channel_object(&self.channels[&channel]))
    }
}

/// An identifier out of a path, or what Discord says where there is none such.
fn id(text: &str, otherwise: fn() -> Refusal) -> Result<Id, Refusal> {
    text.parse().map_err(|_| otherwise())
}
