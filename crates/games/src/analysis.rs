//! A game that was played, turn by turn: what each turn was worth, what would have been best, and who was winning.

mod analyst;
mod found;
mod judged;
pub mod outlook;
pub mod plot;

pub use self::analyst::Analyst;
pub use self::found::{Analysis, Certainty};
pub use self::judged::{Best, Judged, Worth};

#[cfg(test)]
mod tests;
