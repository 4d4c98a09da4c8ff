//! Waiting for an interaction's progress.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::super::answer::{Outcome, ok};
use super::super::site::Site;
use super::super::snowflake::Id;

/// Longest wait for a thinking message to be replaced.
const SETTLE_TIMEOUT: Duration = Duration::from_secs(20);

/// Answers with an interaction's progress, once it has reached the stage named by the body's
/// `wait`.
pub async fn for_progress(site: &Arc<Site>, id: Id, body: &Value) -> Outcome {
    let until = body["wait"].as_str().unwrap_or("answered");
    let mut pulse = site.pulse();
    let since = Instant::now();
    loop {
        pulse.mark_unchanged();
        let progress = site.world().progress_object(id).unwrap_or(Value::Null);
        let goes_on = match progress["status"].as_str() {
            Some("waiting") => until != "no",
            Some("thinking") => until == "settled",
            _ => false,
        };
        if !goes_on || since.elapsed() > SETTLE_TIMEOUT {
            return ok(progress);
        }
        // A timeout, because a deadline can pass without a change of the world.
        let _ = tokio::time::timeout(Duration::from_millis(250), pulse.changed()).await;
    }
}
