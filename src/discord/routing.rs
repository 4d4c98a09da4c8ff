//! The way from an interaction to a feature: slash commands, buttons and menus.

pub mod commands;
pub mod components;
mod match_commands;
pub mod registration;
mod remind;
mod target;
