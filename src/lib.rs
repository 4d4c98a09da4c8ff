//! tavolino hosts board games on Discord for people who play when they have time.

pub mod ai;
pub mod board;
pub mod cli;
#[cfg(test)]
pub mod contract;
pub mod game;
pub mod games;
pub mod play;
pub mod sandbox;
