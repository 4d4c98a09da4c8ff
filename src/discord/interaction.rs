//! One interaction: parsing, answer, and routing to a feature.

pub mod answer;
pub mod autocomplete;
pub mod budgets;
pub mod callback;
pub mod communities;
pub mod completions;
pub mod components;
pub mod costs;
pub mod data;
pub mod departures;
mod first_listed;
pub mod last_refusals;
pub mod match_command;
pub mod participant;
pub mod posts;
pub mod presses;
pub mod reach;
pub mod registration;
pub mod request;
pub mod sending;
pub mod sight;
pub mod tap;
pub mod target;
