//! How everything looks on the wire: the objects of Discord's documentation.

pub mod attachment;
pub mod channel;
pub mod command;
pub mod guild;
pub mod message;
pub mod user;
