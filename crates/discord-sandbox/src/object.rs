//! The objects of Discord's documentation, as JSON.

pub mod attachment;
pub mod channel;
pub mod command;
pub mod guild;
pub mod message;
pub mod user;
