//! Discord: parses interactions and events, calls the host, answers.
//!
//! Dependencies point one way, from the top: `process`, the life of one process beside others; `interaction`, which parses and routes;
//! a file or folder per feature, with its slash commands in `command.rs`; `view`, the messages. `outbox` delivers the notices that the
//! host has stored, and uses `view`.

mod agreements;
mod analysis;
mod blocks;
mod chance;
mod clock;
mod commands;
pub mod doctor;
mod gifts;
mod hand;
mod help;
mod hint;
mod history;
mod inbox;
mod interaction;
mod leaving;
#[cfg(test)]
mod lengths;
mod lessons;
mod limits;
mod live_messages;
mod lobby;
mod more;
mod outbox;
mod places;
mod play;
mod position;
mod privacy;
mod process;
#[cfg(test)]
#[path = "../crates/games/tests/pseudo/mod.rs"]
mod pseudo;
mod puzzles;
mod rated_position;
mod registry;
mod rematch;
mod reminders;
mod replays;
mod rest;
mod rules;
#[cfg(test)]
mod secrecy;
mod settings;
mod stats;
mod turn;
mod vacation;
mod view;
mod warnings;

pub use self::process::connection::Failure;
pub use self::process::health::Health;
pub use self::process::{Bot, run};

/// The bits of the permissions that the link of the invitation asks for.
#[must_use]
pub fn invited_permissions() -> u64 {
    process::connection::PERMISSIONS.bits()
}
