//! The way from an interaction to a feature: slash commands, buttons and menus.

pub mod commands;
pub mod components;
mod general_commands;
mod match_commands;
mod personal_commands;
pub mod registration;
mod remind;
mod target;
