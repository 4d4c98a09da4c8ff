//! How an interaction stands, and waiting for it to come on.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::super::Site;
use super::super::interaction::{Interaction, Stage};
use super::super::message::{EPHEMERAL, LOADING};
use super::super::snowflake::Id;
use super::super::world::World;

/// How long a thinking message is waited for.
const PATIENCE: Duration = Duration::from_secs(20);

/// Waits until an interaction has come as far as asked, and says how it stands.
pub async fn wait(site: &Arc<Site>, id: Id, until: &str) -> Value {
    let mut pulse = site.pulse();
    let since = Instant::now();
    loop {
        pulse.mark_unchanged();
        let standing = site.world().standing_object(id).unwrap_or(Value::Null);
        let goes_on = match standing["status"].as_str() {
            Some("waiting") => until != "no",
            Some("thinking") => until == "settled",
            _ => false,
        };
        if !goes_on || since.elapsed() > PATIENCE {
            return standing;
        }
        // Time may run out without anybody changing anything.
        let _ = tokio::time::timeout(Duration::from_millis(250), pulse.changed()).await;
    }
}

impl World {
    /// The one word for how an interaction stands.
    pub fn standing(&self, one: &Interaction) -> &'static str {
        let message = one.original.and_then(|id| self.message(one.channel, id));
        match (one.stage, message) {
            (Stage::Waiting, _) => "waiting",
            (Stage::Failed, _) => "failed",
            (Stage::Answered(4 | 5), None) => "deleted",
            (Stage::Answered(4 | 5), Some(message)) if message.flags & LOADING != 0 => "thinking",
            (Stage::Answered(4 | 5), Some(_)) => "message",
            (Stage::Answered(6), _) => "acknowledged",
            (Stage::Answered(7), _) => "updated",
            (Stage::Answered(8), _) => "choices",
            (Stage::Answered(_), _) => "modal",
        }
    }

    /// The full account of how an interaction stands.
    pub fn standing_object(&self, id: Id) -> Option<Value> {
        let one = self.interactions.get(&id)?;
        let message = one.original.and_then(|id| self.message(one.channel, id));
        let followups: Vec<Value> = one
            .followups
            .iter()
            .filter_map(|id| self.message(one.channel, *id))
            .map(|message| self.message_for_people(message))
            .collect();
        Some(json!({
            "interaction": id, "status": self.standing(one),
            "ephemeral": message.is_some_and(|message| message.flags & EPHEMERAL != 0),
            "message": message.map(|message| self.message_for_people(message)),
            "followups": followups, "modal": one.modal, "choices": one.choices,
            "milliseconds": one.answered_after,
        }))
    }
}
