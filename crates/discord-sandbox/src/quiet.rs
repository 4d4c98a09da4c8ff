//! The wait until the bot is quiet.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::answer::{Outcome, ok};
use super::site::Site;
use super::world::World;

/// Time without a call that makes a bot quiet, unless a test asks for another.
const PAUSE: u64 = 100;
/// Longest wait, unless a test asks for another.
const LIMIT: u64 = 10_000;
/// Time between two looks.
const STEP: Duration = Duration::from_millis(5);

/// Answers as soon as the bot is quiet: every interaction is answered, no call is open, and for a
/// while there was neither a call nor an event.
pub async fn wait(site: &Arc<Site>, body: &Value) -> Outcome {
    let millis = |key: &str, usual| Duration::from_millis(body[key].as_u64().unwrap_or(usual));
    let (pause, limit) = (millis("for_ms", PAUSE), millis("within_ms", LIMIT));
    let since = Instant::now();
    loop {
        let open = site.world().unanswered();
        let is_quiet =
            open.is_empty() && site.pace.is_quiet(pause) && site.world().sessions.is_quiet(pause);
        if is_quiet || since.elapsed() >= limit {
            let waited = since.elapsed().as_millis() as u64;
            return ok(json!({ "quiet": is_quiet, "waited_ms": waited, "unanswered": open }));
        }
        tokio::time::sleep(STEP).await;
    }
}

impl World {
    /// The interactions that wait for an answer, or for the end of thinking.
    fn unanswered(&self) -> Vec<Value> {
        let all = self.interactions.values();
        let open = all.filter(|one| ["waiting", "thinking"].contains(&self.status(one)));
        open.map(|one| json!({ "id": one.id, "name": one.origin.name, "status": self.status(one) }))
            .collect()
    }
}
