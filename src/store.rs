//! The database, SQLite or PostgreSQL: the only module with SQL. It stores rows; their meaning
//! belongs to the host.

pub mod aside;
pub mod backup;
pub mod behalf;
mod blocks;
mod catalogue;
mod clock;
mod columns;
pub mod copying;
pub mod dailies;
mod database;
pub mod digests;
mod doctor;
#[cfg(test)]
#[path = "../tests/engine/mod.rs"]
mod engine;
mod erased;
mod error;
pub mod events;
pub mod failures;
pub mod handover;
pub mod ids;
pub mod inbox;
mod languages;
mod lessons;
mod limited_pool;
mod lock;
pub mod matches;
pub mod messages;
mod migrating;
pub mod morning;
mod opening;
pub mod outbox;
pub mod places;
mod postgres;
pub mod preferences;
mod privacy;
mod private;
pub mod puzzles;
pub mod ratings;
mod reaching;
pub mod reminders;
mod restore;
mod restored;
mod results;
pub(crate) mod retry;
pub mod rows;
mod scheduler;
pub mod seats;
pub mod settings;
mod sqlite;
mod statements;
pub mod statistics;
pub mod time;
pub(crate) mod transact;
pub mod vacation;
pub mod vitals;

pub use self::database::{Age, Store};
pub use self::error::{Constraint, Error};
pub use self::lock::Lock;
pub use self::migrating::Change;
pub use self::opening::OpenError;
pub use self::retry::Transient;
pub(crate) use self::retry::retry;
pub use self::transact::Writing;
pub(crate) use self::transact::transact;
