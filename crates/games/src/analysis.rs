//! Analysis of a played game: the value of each turn, the best turn, and the winning chances over
//! time.

mod analyst;
mod found;
mod judged;
mod missed;
pub mod outlook;
pub mod plot;

pub use self::analyst::Analyst;
pub use self::found::{Analysis, Certainty};
pub use self::judged::{Best, Judged};
pub use self::missed::{Chance, Missed};
pub use crate::ai::value::Worth;

#[cfg(test)]
mod tests;
