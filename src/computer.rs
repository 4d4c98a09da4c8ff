//! The computer player: its turns, hints and draw offers, and the tables of solved games, as
//! background jobs.
//!
//! It runs on the [pool](crate::pool), and knows the host but nothing of Discord. The caller
//! supplies the clock and the random generator.

mod analyses;
mod jobs;
mod solving;
mod thinking;

pub use self::analyses::{Analyses, Work};
pub use self::jobs::Jobs;
pub use self::thinking::{Advice, Stopping, Thinking};
