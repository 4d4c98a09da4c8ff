//! The slash commands. Each parses, calls a feature, answers.

mod about;
mod blocks;
mod completion;
mod lists;
mod matches;
pub mod play;
mod privacy;
mod reminders;
pub mod settings;
mod vacation;

use crate::discord::interaction::data::Command;

/// Every command but `/play`, which is made from the registry, and `/settings`, whose choices have names.
pub fn commands() -> Vec<Command> {
    vec![
        matches::turn(),
        matches::claim(),
        matches::board(),
        matches::hand(),
        lists::games(),
        matches::hint(),
        matches::resign(),
        matches::abort(),
        matches::undo(),
        matches::draw(),
        matches::time(),
        matches::replace(),
        matches::rematch(),
        matches::history(),
        matches::record(),
        lists::rules(),
        blocks::block(),
        privacy::privacy(),
        reminders::remind(),
        vacation::vacation(),
        lists::help(),
    ]
}
