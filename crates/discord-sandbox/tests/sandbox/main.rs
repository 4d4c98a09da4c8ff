//! Discord's rules in the sandbox, a test each.

#[path = "../table/mod.rs"]
mod table;

mod channels;
mod commands;
mod disk;
mod faults;
mod gateway;
mod hosts;
mod intents;
mod interactions;
mod libraries;
mod members;
mod menus;
mod messages;
mod moderation;
mod pace;
mod posts;
mod reactions;
mod resets;
mod roles;
mod routes;
mod servers;
mod webhooks;
