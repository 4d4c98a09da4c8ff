//! Messages of the bot: panel and cards, replies, names, pictures. Functions of a record and a language.

pub mod agreements;
pub mod analysis;
pub mod controls;
pub mod daily;
pub mod deeds;
pub mod digest;
pub mod ending;
pub mod history;
pub mod lobby;
pub mod meetings;
pub mod names;
pub mod news;
pub mod own;
pub mod panel;
pub mod pictures;
pub mod places;
pub mod puzzle;
pub mod refusals;
pub mod reply;
pub mod standing;
pub mod threads;
pub mod times;
pub mod zones;
