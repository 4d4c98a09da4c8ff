//! One interaction: parsing, answer, and routing to a feature.

pub mod answer;
pub mod budgets;
pub mod communities;
pub mod completions;
pub mod data;
pub mod departures;
mod first_listed;
pub mod last_refusals;
pub mod live_messages;
pub mod participant;
pub mod posts;
pub mod presses;
pub mod reach;
pub mod replays;
pub mod request;
pub mod sending;
pub mod sight;
pub mod tap;
