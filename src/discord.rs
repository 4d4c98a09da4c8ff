//! Discord at arm's length: parses what comes, calls the host, answers.
//!
//! Dependencies point one way here too, from the top: `process`, the life of one process beside others; `commands` and `buttons`,
//! which only route; a file per feature; `view`, the messages; `request`, one interaction. `outbox` delivers the notices that the
//! host has stored, and uses `view`.

mod agreements;
mod analyses;
mod analysis;
mod answer;
mod answering;
mod application;
mod asides;
mod blocks;
mod breaker;
mod budgets;
mod buttons;
mod calls;
mod chance;
mod clock;
mod commands;
mod complaints;
mod completions;
mod costs;
mod data;
mod discord_clock;
mod dispatch;
pub mod doctor;
mod fault;
mod following;
mod gifts;
mod going_on;
mod hand;
mod help;
mod hint;
mod history;
mod inbox;
mod leaving;
#[cfg(test)]
mod lengths;
mod limits;
mod lobby;
mod more;
mod offset;
mod outbox;
mod participant;
mod places;
mod play;
mod position;
mod posts;
mod presses;
mod privacy;
mod process;
mod reach;
mod registration;
mod registry;
mod rematch;
mod reminders;
mod replays;
mod request;
mod rest;
mod rules;
#[cfg(test)]
mod secrecy;
mod sending;
mod settings;
mod sight;
mod subject;
mod tap;
mod turn;
mod vacation;
mod view;

pub use self::process::connection::Failure;
pub use self::process::health::Health;
pub use self::process::{Bot, run};
