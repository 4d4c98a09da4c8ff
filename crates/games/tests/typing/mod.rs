//! Typed text in a game: turns, claims, deals and records with mistakes in them, and turns that are
//! chosen. The tests of the library ask all games of the registry, and the library's own tests the
//! template.

pub mod cases;
pub mod chosen;
pub mod lines;
pub mod mistakes;
pub mod turns;
