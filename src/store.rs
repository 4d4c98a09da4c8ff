//! SQLite: the only module that knows SQL. It keeps rows; what they mean is the host's to know.

pub mod aside;
pub mod backup;
mod blocks;
mod database;
mod doctor;
mod erased;
mod error;
pub mod events;
pub mod failures;
pub mod ids;
pub mod inbox;
mod lock;
pub mod matches;
pub mod messages;
mod migrating;
pub mod outbox;
mod places;
pub mod preferences;
mod privacy;
mod private;
pub mod reminders;
mod restore;
mod scheduler;
pub mod seats;
pub mod settings;
mod statements;
pub mod strength;
pub mod time;
pub mod vacation;
pub mod vitals;

pub use self::database::{Age, OpenError, Store, Writing};
pub use self::error::{Constraint, Error};
pub use self::lock::Lock;
pub use self::migrating::Change;
