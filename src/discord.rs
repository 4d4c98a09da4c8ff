//! Discord at arm's length: parses what comes, calls the host, answers.
//!
//! Arrows point one way here too, from the top: `gateway` and `scheduler`, then `commands` and `buttons`, which only
//! route; a file per feature; `view`, what is shown; `request`, who asks for what. `outbox` delivers what the host has
//! stored to be told, and uses `view`.

mod agreements;
mod analyses;
mod analysis;
mod answer;
mod answering;
mod application;
mod asides;
mod beside;
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
mod connection;
mod costs;
mod data;
mod discord_clock;
mod dispatch;
pub mod doctor;
mod fault;
mod following;
mod gateway;
mod gifts;
mod going_on;
mod hand;
mod help;
mod hint;
mod history;
mod identifying;
mod inbox;
mod leases;
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
mod reach;
mod registration;
mod registry;
mod rematch;
mod reminders;
mod replays;
mod request;
mod rest;
mod rules;
mod scheduler;
#[cfg(test)]
mod secrecy;
mod sending;
mod serving;
mod session;
mod settings;
mod shards;
mod sight;
mod subject;
mod tap;
mod turn;
mod vacation;
mod view;
mod vitals;

pub use self::connection::Failure;
pub use self::gateway::{Bot, run};
pub use self::vitals::Vitals;
