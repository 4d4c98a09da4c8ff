//! The gauges read for each scrape.

use std::time::Duration;

/// The gauges read for each scrape.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Shards, connected and disconnected.
    pub shards: Shards,
    /// The backlog of the outbox.
    pub outbox: Outbox,
    /// The backlog of the scheduler.
    pub due: Due,
    /// Unfinished matches.
    pub games: Games,
    /// Jobs waiting for a thread.
    pub pool: Pool,
    /// The running background tasks.
    pub tasks: Vec<TaskBeat>,
}

/// The last beat of a background task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaskBeat {
    /// The name of the task.
    pub task: &'static str,
    /// The time since it last came round.
    pub age: Duration,
}

/// Shards, by connection state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shards {
    /// Connected shards.
    pub connected: usize,
    /// Disconnected shards.
    pub disconnected: usize,
}

/// The backlog of notices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outbox {
    /// The number of due notices.
    pub due: u64,
    /// The time since the oldest of them was due.
    pub oldest: Duration,
    /// The number of notices that Discord rejected for good.
    pub refused: u64,
}

/// The backlog of the scheduler.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Due {
    /// The number of expired clocks.
    pub clocks: u64,
    /// The number of matches to warn about or to close.
    pub games: u64,
    /// The number of due reminders.
    pub reminders: u64,
    /// The number of matches with a failed task to retry.
    pub failed: u64,
}

/// Unfinished matches, by state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Games {
    /// Matches that have not started.
    pub lobby: u64,
    /// Running matches.
    pub running: u64,
    /// Matches whose records do not replay.
    pub aside: u64,
}

/// Jobs waiting for a thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pool {
    /// Short jobs, of milliseconds.
    pub short: usize,
    /// Long jobs, of seconds.
    pub long: usize,
}
