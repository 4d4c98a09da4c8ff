//! Discord's rules in the sandbox, a test each.

#[path = "../table/mod.rs"]
mod table;

mod channels;
mod commands;
mod disk;
mod faults;
mod gateway;
mod hosts;
mod interactions;
mod members;
mod messages;
mod pace;
mod routes;
mod servers;
