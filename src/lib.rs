//! tavolino hosts board games on Discord for people who play when they have time.

pub mod board;
pub mod config;
pub mod discord;
pub mod game;
pub mod render;
pub mod sandbox;
pub mod store;
pub mod render;
pub mod sandbox;
pub mod store;
