//! What is looked up when somebody asks for the metrics.

use std::time::Duration;

/// What is looked up when somebody asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Shards that are connected to Discord, and those that are not.
    pub shards: Shards,
    /// Notices that are due, since when the oldest one is, and those that Discord would not take.
    pub outbox: Outbox,
    /// What the scheduler has to do.
    pub due: Due,
    /// Games that are not over.
    pub games: Games,
    /// Pieces of work that wait for a thread.
    pub pool: Pool,
}

/// Shards, by whether they are connected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shards {
    /// Those that are.
    pub connected: usize,
    /// Those that are not.
    pub disconnected: usize,
}

/// What is to be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outbox {
    /// Notices that are due.
    pub due: u64,
    /// How long the oldest of them has been.
    pub oldest: Duration,
    /// Notices that Discord would not take.
    pub refused: u64,
}

/// What is due, as time has passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Due {
    /// Clocks that have run out.
    pub clocks: u64,
    /// Games to look after: to warn about, or to close.
    pub games: u64,
    /// Reminders.
    pub reminders: u64,
    /// Games for which something failed, and is to be tried again.
    pub failed: u64,
}

/// Games, by state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Games {
    /// Those that have not started.
    pub lobby: u64,
    /// Those that are played.
    pub running: u64,
    /// Those that do not replay.
    pub aside: u64,
}

/// What waits for a thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pool {
    /// Pieces of milliseconds.
    pub short: usize,
    /// Pieces of seconds.
    pub long: usize,
}
