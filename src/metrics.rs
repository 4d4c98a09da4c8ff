//! What is counted and timed of the bot's work, for Prometheus: numbers of things, and never of a person, a server or a match.
//!
//! Whoever does something says so by a function of `meters`; what is only known when somebody asks is a [`Reading`], which
//! `page` asks for. Labels are words from fixed lists, so that there are only so many series however many people play.

mod meters;
mod page;
mod reading;

pub use self::meters::{Drawing, Kind, Outcome, acknowledged, drawn, interaction, notice, turn};
pub use self::page::{Watched, serve};
pub use self::reading::{Due, Games, Outbox, Pool, Reading, Shards};
