//! Handover between processes: leases, shards, gateway sessions and notifications.
//!
//! Several processes share a PostgreSQL server, so that one can be replaced or can die without an
//! outage. Each task has one process at a time, its lease holder; a lease that is not renewed
//! expires, and another process takes the task over. A SQLite file has one process, which needs no
//! leases.

pub mod leases;
pub mod notifications;
pub mod sessions;
pub mod shards;
