//! Actions of people, carried out by the page and by tests: JSON under `/sandbox/people`, which
//! `docs/sandbox.md` documents. Actions beyond a person's permissions are refused; `control` has no
//! such limits.

mod acts;
mod channels;
mod messages;
mod modal;
mod place;
mod profile;
mod reactions;
mod stream;
mod wait;

use std::sync::Arc;

use axum::Router;
use axum::routing::{any, get};

use super::answer::Outcome;
use super::refusal::Refusal;
use super::site::Site;
use place::Caller;

/// The routes below `/sandbox/people`, and the stream.
pub fn routes() -> Router<Arc<Site>> {
    let people = Router::new()
        .route("/{person}/{*rest}", any(no_such_call))
        .merge(acts::routes())
        .merge(channels::routes())
        .merge(messages::routes())
        .merge(profile::routes())
        .merge(reactions::routes());
    Router::new()
        .nest("/sandbox/people", people)
        .route("/sandbox/stream/{person}", get(stream::connect))
}

async fn no_such_call(_: Caller) -> Outcome {
    Err(Refusal::not_found())
}
