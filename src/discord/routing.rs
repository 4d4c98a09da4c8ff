//! The way from an interaction to a feature: slash commands, context menus, buttons and menus.

pub mod commands;
pub mod components;
mod days_off;
mod general_commands;
mod match_commands;
mod menu_commands;
mod message_target;
mod personal_commands;
pub mod registration;
mod remind;
mod target;
