//! The sandbox keeps Discord's rules: each test is one of them.

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
