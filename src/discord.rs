//! Discord: interactions are parsed, passed to the host and answered; notices of the host are delivered.
//!
//! Dependencies point one way, from the top: `process` (one process beside others), `commands` and `interaction::components`
//! (routing only), a file per feature, `view` (messages), `interaction` (one request and its answer). `outbox` delivers the
//! notices that the host has stored, and uses `view`.

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
mod registry;
mod rematch;
mod reminders;
mod replays;
mod rest;
mod rules;
#[cfg(test)]
mod secrecy;
mod settings;
mod turn;
mod vacation;
mod view;
mod warnings;

pub use self::process::connection::Failure;
pub use self::process::health::Health;
pub use self::process::{Bot, run};
