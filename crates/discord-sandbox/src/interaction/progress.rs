//! The progress of an interaction, for people and tests.

use serde_json::{Value, json};

use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::interaction::{Interaction, Stage};
use super::super::world::message::{EPHEMERAL, LOADING};

impl World {
    /// The state of an interaction in one word.
    pub fn status(&self, interaction: &Interaction) -> &'static str {
        let message = interaction
            .original
            .and_then(|id| self.message(interaction.channel, id));
        match (interaction.stage, message) {
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

    /// The progress of an interaction as JSON; `None` for an unknown one.
    pub fn progress_object(&self, id: Id) -> Option<Value> {
        let interaction = self.interactions.get(&id)?;
        let message = interaction
            .original
            .and_then(|id| self.message(interaction.channel, id));
        let followups: Vec<Value> = interaction
            .followups
            .iter()
            .filter_map(|id| self.message(interaction.channel, *id))
            .map(|message| self.message_for_people(message))
            .collect();
        Some(json!({
            "interaction": id, "status": self.status(interaction),
            "ephemeral": message.is_some_and(|message| message.flags & EPHEMERAL != 0),
            "message": message.map(|message| self.message_for_people(message)),
            "followups": followups, "modal": interaction.modal, "choices": interaction.choices,
            "milliseconds": interaction.answered_after,
        }))
    }
}
