//! Waiting for an interaction to come on.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::super::answer::{Outcome, ok};
use super::super::site::Site;
use super::super::snowflake::Id;

/// How long a thinking message is waited for.
const PATIENCE: Duration = Duration::from_secs(20);

/// Answers with the progress of an interaction once it has come as far as the body's `wait` asks.
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
        if !goes_on || since.elapsed() > PATIENCE {
            return ok(progress);
        }
        // Time may run out without anybody changing anything.
        let _ = tokio::time::timeout(Duration::from_millis(250), pulse.changed()).await;
    }
}
