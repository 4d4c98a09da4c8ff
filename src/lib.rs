//! tavolino hosts board games on Discord for people who play when they have time.
//!
//! The games are the crate `tavolino-games`; `discord-sandbox` is a local Discord. In this crate
//! the [`host`] carries out commands and keeps the log in the [`store`], [`computer`] plays, and
//! [`discord`] shows the matches. Dependencies point one way:
//!
//! ```text
//! main -> cli -> discord, doctor, metrics, watchdog -> systemd;  doctor -> discord, host
//! discord -> computer -> host -> store, pool;  discord, computer -> tasks
//! ```
//!
//! `tests/architecture.rs` holds what crates do not.

mod backoff;
mod cache;
pub mod cli;
pub mod computer;
pub mod config;
pub mod contests;
pub mod discord;
pub mod doctor;
pub mod host;
pub mod metrics;
pub mod pool;
pub mod rating;
pub mod store;
pub mod systemd;
mod tasks;
pub mod watchdog;
