//! tavolino hosts board games on Discord for people who play when they have time.

pub mod board;
pub mod game;
pub mod render;
pub mod sandbox;
