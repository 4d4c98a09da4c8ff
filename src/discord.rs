//! Discord: parses interactions and events, calls the host, answers.
//!
//! Folders stand on floors and use lower ones only. From the top: `process`, the life of one
//! process beside others; `routing`, the way from an interaction to a feature; a file or folder per
//! feature, and `outbox`, which delivers the notices that the host has stored; `interaction`, one
//! interaction and its answer; `view`, the messages; `action`, what a button says; `rest`,
//! Discord's API.

mod absent;
mod action;
mod agreements;
mod analysis;
mod blocks;
mod chance;
mod clock;
mod completion;
mod contests;
pub mod doctor;
mod gifts;
mod hand;
mod help;
mod hint;
mod history;
mod inbox;
mod interaction;
mod ladders;
mod leagues;
mod leaving;
#[cfg(test)]
mod lengths;
mod lessons;
mod limits;
mod lobby;
mod looking;
mod more;
mod notes;
mod outbox;
mod places;
mod plans;
mod play;
mod position;
mod privacy;
mod process;
#[cfg(test)]
#[path = "../crates/games/tests/pseudo/mod.rs"]
mod pseudo;
mod puzzles;
mod quiet;
mod rated_position;
mod registry;
mod rematch;
mod reminders;
mod rest;
mod routing;
mod rules;
#[cfg(test)]
mod secrecy;
mod series;
mod settings;
mod stats;
mod suggestions;
mod turn;
mod vacation;
mod view;
mod votes;
mod warnings;

pub(crate) use self::chance::chance;
pub use self::process::connection::Failure;
pub use self::process::health::Health;
pub use self::process::{Bot, run};

/// The bits of the permissions that the link of the invitation asks for.
#[must_use]
pub fn invited_permissions() -> u64 {
    process::connection::PERMISSIONS.bits()
}
