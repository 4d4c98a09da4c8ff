//! The computer player at work: its turns, hints and draws, and the tables of solved games, as jobs beside everything else.
//!
//! It thinks on the machine's pool ([`pool`](crate::pool)), knows the host and nothing of Discord; clock and chance are given
//! to it.

mod analyses;
mod jobs;
mod solving;
mod thinking;

pub use self::analyses::{Analyses, Work};
pub use self::jobs::Jobs;
pub use self::thinking::{Advice, Stopping, Thinking};
