//! The rules engines and the computer player from the command line.

mod lines;
mod rules;
mod setting;
mod think;

pub use self::rules::{Perft, Trace, perft, trace};
pub use self::setting::{Error, Setting};
pub use self::think::{Analyse, Solve, Think, analyse, solve, think};

#[cfg(test)]
mod tests;
