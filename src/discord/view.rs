//! What the bot shows: panel, lobby card, replies, names.

pub mod lobby;
pub mod names;
pub mod panel;
pub mod reply;
