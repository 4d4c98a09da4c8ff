//! How far an interaction has come, as people and tests read it.

use serde_json::{Value, json};

use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::interaction::{Interaction, Stage};
use super::super::world::message::{EPHEMERAL, LOADING};

impl World {
    /// The one word for how far an interaction has come.
    pub fn status(&self, one: &Interaction) -> &'static str {
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

    /// All that can be said of an interaction so far.
    pub fn progress_object(&self, id: Id) -> Option<Value> {
        let one = self.interactions.get(&id)?;
        let message = one.original.and_then(|id| self.message(one.channel, id));
        let followups: Vec<Value> = one
            .followups
            .iter()
            .filter_map(|id| self.message(one.channel, *id))
            .map(|message| self.message_for_people(message))
            .collect();
        Some(json!({
            "interaction": id, "status": self.status(one),
            "ephemeral": message.is_some_and(|message| message.flags & EPHEMERAL != 0),
            "message": message.map(|message| self.message_for_people(message)),
            "followups": followups, "modal": one.modal, "choices": one.choices,
            "milliseconds": one.answered_after,
        }))
    }
}
