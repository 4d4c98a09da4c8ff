//! SQLite: the only module that knows SQL. It keeps rows; what they mean is the host's to know.

pub mod backup;
mod blocks;
mod database;
mod error;
pub mod events;
pub mod ids;
pub mod inbox;
pub mod matches;
pub mod messages;
pub mod outbox;
mod places;
pub mod preferences;
mod privacy;
pub mod reminders;
mod scheduler;
pub mod seats;
pub mod settings;
pub mod strength;
pub mod time;
pub mod vacation;

pub use self::database::{OpenError, Store, Writing};
pub use self::error::{Constraint, Error};
