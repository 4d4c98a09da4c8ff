//! Analysis of a played game: the value of each turn, the best turn, and the winning chances over
//! time.

mod analyst;
mod evaluated_turn;
mod missed;
pub mod outlook;
pub mod plot;
mod result;

pub use self::analyst::Analyst;
pub use self::evaluated_turn::{Best, EvaluatedTurn};
pub use self::missed::{Chance, Missed};
pub use self::result::{Analysis, Certainty};
pub use crate::ai::value::Worth;

#[cfg(test)]
mod tests;
