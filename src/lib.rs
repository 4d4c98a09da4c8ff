//! tavolino hosts board games on Discord for people who play when they have time.

pub mod ai;
pub mod board;
pub mod cli;
pub mod config;
#[cfg(test)]
pub mod contract;
pub mod discord;
pub mod game;
pub mod games;
pub mod host;
pub mod play;
pub mod render;
pub mod sandbox;
pub mod store;
