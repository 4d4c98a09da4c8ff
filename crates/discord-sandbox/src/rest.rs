//! The REST API: one route for each call that the bot may use.
//!
//! Every request passes [`log`], which counts it, journals it and applies ordered faults; all
//! except those with a token in the path pass [`authorise`]. A call that Discord has and that
//! [`missing`] lists is answered with 501 and its name.

mod application;
mod channel;
mod guild;
mod interaction;
mod member;
mod message;
mod missing;
mod pin;
mod poll;
mod reaction;
mod role;
mod thread;
mod user;
mod webhook;

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::{FromRequest as _, MatchedPath, Request, State};
use axum::http::HeaderValue;
use axum::http::header::{AUTHORIZATION, DATE};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::routing::{any, get};
use serde_json::json;

use super::answer::{Answer, Outcome, no_such_call, ok};
use super::extract::Call;
use super::fault::{Fault, Trouble, too_many};
use super::form::Upload;
use super::journal::Entry;
use super::refusal::{Refusal, lenient};
use super::site::Site;

/// The routes below `/api`.
pub fn routes(site: &Arc<Site>) -> Router<Arc<Site>> {
    let closed = Router::new()
        .route("/gateway/bot", get(gateway_bot).fallback(no_such_call))
        .route("/{*rest}", any(no_such_call))
        .merge(application::routes())
        .merge(channel::routes())
        .merge(guild::routes())
        .merge(member::routes())
        .merge(message::routes())
        .merge(pin::routes())
        .merge(poll::routes())
        .merge(reaction::routes())
        .merge(role::routes())
        .merge(thread::routes())
        .merge(user::routes())
        .merge(webhook::routes())
        .layer(from_fn_with_state(site.clone(), authorise));
    let versions = Router::new()
        .route("/gateway", get(gateway).fallback(no_such_call))
        .merge(interaction::routes())
        .merge(closed)
        .layer(from_fn_with_state(site.clone(), log))
        .layer(from_fn_with_state(site.clone(), date));
    Router::new()
        .nest("/api/v10", versions.clone())
        .nest("/api/v9", versions)
        .route("/api/{*rest}", any(other_version))
}

async fn gateway(State(site): State<Arc<Site>>) -> Outcome {
    ok(json!({ "url": site.gateway_url() }))
}

async fn gateway_bot(State(site): State<Arc<Site>>) -> Outcome {
    let mut world = site.world();
    let now = world.clock.now();
    ok(json!({
        "url": site.gateway_url(), "shards": world.starts.shards,
        "session_start_limit": world.starts.object(now),
    }))
}

async fn other_version() -> Response {
    Refusal::invalid_version().into_response()
}

/// Refuses requests without the bot's token.
async fn authorise(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    if is_bot(&site, &request) {
        next.run(request).await
    } else {
        Refusal::unauthorized().into_response()
    }
}

fn is_bot(site: &Site, request: &Request) -> bool {
    let token = request.headers().get(AUTHORIZATION);
    token
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Bot "))
        .is_some_and(|token| site.is_token(token))
}

/// Whether a call counts for the global limit; answers to interactions do not.
fn counts(site: &Site, request: &Request) -> bool {
    let path = request.uri().path();
    let answers = ["/interactions/", "/webhooks/"];
    is_bot(site, request) && !answers.iter().any(|answer| path.starts_with(answer))
}

/// Sets the `Date` header to the sandbox's clock, which may differ from the machine's.
async fn date(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let date = site.world().clock.date();
    let date = HeaderValue::from_str(&date).expect("dates are header values");
    response.headers_mut().insert(DATE, date);
    response
}

/// Journals a request and its answer, and applies an ordered fault.
async fn log(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let _open = site.pace.begin();
    let limits = Limits::of(&request);
    let uri = request.uri();
    let mut entry = Entry {
        method: request.method().as_str().to_owned(),
        path: format!("/{}", uri.path().trim_matches('/')),
        query: uri.query().unwrap_or_default().to_owned(),
        ..Entry::default()
    };
    let wait = counts(&site, &request).then(|| site.world().calls.request(Instant::now()));
    // Faults apply only to requests within the limit.
    let wait = wait.flatten();
    let fault = if wait.is_none() {
        site.world().faults.next(&entry.method, &entry.path)
    } else {
        None
    };
    let late = fault.as_ref().and_then(Fault::late);
    if let Some(hold) = late {
        entry.fault = true;
        tokio::time::sleep(hold).await;
    }
    let fault = fault.filter(|_| late.is_none());
    let (parts, body) = request.into_parts();
    let read = Call::from_request(Request::from_parts(parts.clone(), body), &()).await;
    let mut answer = match read {
        Ok(call) => {
            entry.body = call.body.clone();
            entry.files = call.files.iter().map(Upload::note).collect();
            if wait.is_some() || fault.as_ref().is_some_and(|fault| fault.before) {
                Answer::Nothing
            } else {
                let mut request = Request::from_parts(parts, Body::empty());
                request.extensions_mut().insert(call);
                let mut response = match missing::call(&entry.method, &entry.path) {
                    Some(call) => Refusal::lacks(call).into_response(),
                    None if site.strict => next.run(request).await,
                    None => {
                        let (response, ignored) = lenient(next.run(request)).await;
                        entry.ignored = ignored;
                        response
                    }
                };
                if response.status().is_success() {
                    site.world().mark_changed();
                }
                let answer = response.extensions_mut().remove::<Answer>();
                let mut answer = answer.expect("every handler ends with an outcome");
                if let Answer::Json(200..=299, body) = &mut answer {
                    let faults = &mut site.world().faults;
                    faults.change_answer(&entry.method, &entry.path, body);
                }
                answer
            }
        }
        Err(refusal) => refusal.into(),
    };
    if let Some(wait) = wait {
        return refuse(&site, entry, wait);
    }
    let mut retry_after = None;
    if let Some(fault) = &fault {
        entry.fault = true;
        let (status, body) = fault.answer();
        answer = Answer::Json(status, body);
        retry_after = fault.retry_after();
    }
    note(&site, entry, &answer);
    if let Some(Trouble::Timeout { hold }) = fault.map(|fault| fault.trouble) {
        tokio::time::sleep(Duration::from_millis(hold)).await;
    }
    limits.respond(answer, retry_after, &site)
}

fn note(site: &Site, mut entry: Entry, answer: &Answer) {
    let mut world = site.world();
    entry.at = world.clock.now();
    entry.status = answer.status();
    entry.response = answer.body();
    world.journal.note(entry);
}

/// The answer to a call beyond the global limit, without headers of a bucket.
fn refuse(site: &Site, entry: Entry, wait: Duration) -> Response {
    // Rounded up: a caller that waits exactly this long must not be early.
    let seconds = (wait.as_millis() + 1) as f64 / 1_000.0;
    let answer = Answer::Json(429, too_many(seconds, true));
    note(site, entry, &answer);
    let headers = [
        ("retry-after", format!("{}", seconds.ceil())),
        ("x-ratelimit-global", "true".to_owned()),
        ("x-ratelimit-scope", "global".to_owned()),
    ];
    (AppendHeaders(headers), answer).into_response()
}

/// The rate limit of a call: its bucket, which is that of its route.
struct Limits {
    bucket: Option<String>,
}

impl Limits {
    /// The limit of a request; an interaction's callback has none.
    fn of(request: &Request) -> Limits {
        let route = request.extensions().get::<MatchedPath>();
        let route = route.map_or("", MatchedPath::as_str);
        let route = route.split_once("/api/v").map_or(route, |(_, rest)| rest);
        let route = route.split_once('/').map_or(route, |(_, rest)| rest);
        let bucket = (!route.ends_with("/callback")).then(|| {
            let mut hasher = DefaultHasher::new();
            (request.method(), route).hash(&mut hasher);
            format!("{:016x}", hasher.finish())
        });
        Limits { bucket }
    }

    /// The answer with Discord's headers.
    fn respond(self, answer: Answer, retry_after: Option<f64>, site: &Site) -> Response {
        let mut response = answer.into_response();
        let mut set = |name: &'static str, value: String| {
            let value = HeaderValue::from_str(&value).expect("numbers are header values");
            response.headers_mut().insert(name, value);
        };
        if let Some(seconds) = retry_after {
            set("retry-after", format!("{}", seconds.ceil()));
            set("x-ratelimit-scope", "user".to_owned());
        }
        if let Some(bucket) = self.bucket {
            let after = retry_after.unwrap_or(1.0);
            let remaining = if retry_after.is_some() { "0" } else { "49" };
            let reset = site.world().clock.now() as f64 / 1_000.0 + after;
            set("x-ratelimit-limit", "50".to_owned());
            set("x-ratelimit-remaining", remaining.to_owned());
            set("x-ratelimit-reset", format!("{reset:.3}"));
            set("x-ratelimit-reset-after", format!("{after:.3}"));
            set("x-ratelimit-bucket", bucket);
        }
        response
    }
}
