//! Prometheus metrics: counts and times, never about one person, server or match.
//!
//! Events are recorded by the functions of `meters`. Gauges are read for each scrape of `page`, as
//! a [`Reading`]. Label values come from fixed lists, so that the number of series does not grow
//! with the number of people.

mod meters;
mod page;
mod reading;

pub use self::meters::{
    Drawing, Kind, Outcome, acknowledged, expect_panics, interaction, notice, observe_render,
    panicked, turn, unreadable,
};
pub use self::page::{Watched, serve};
pub use self::reading::{Due, Games, Outbox, Pool, Reading, Shards, TaskBeat};
