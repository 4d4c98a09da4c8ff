//! The list of slash commands. Each command is in the folder of its feature, in `command.rs`.

use crate::discord::interaction::data::Command;
use crate::discord::{
    agreements, blocks, gifts, hand, help, hint, history, inbox, leaving, lessons, lobby, play,
    position, privacy, puzzles, rematch, reminders, rules, settings, stats, turn, vacation,
};

/// The commands declared by poise's macro: all but [`by_hand`].
pub fn by_macro() -> Vec<Command> {
    vec![
        turn::command::turn(),
        turn::command::claim(),
        position::command::board(),
        hand::command::hand(),
        inbox::command::games(),
        lobby::command::join(),
        hint::command::hint(),
        leaving::command::resign(),
        leaving::command::abort(),
        agreements::command::undo(),
        agreements::command::draw(),
        gifts::command::time(),
        agreements::command::replace(),
        rematch::command::rematch(),
        history::command::history(),
        history::command::record(),
        rules::command::rules(),
        lessons::command::learn(),
        puzzles::command::puzzle(),
        stats::command::stats(),
        stats::command::leaderboard(),
        blocks::command::block(),
        privacy::command::privacy(),
        reminders::command::remind(),
        vacation::command::vacation(),
        help::command::help(),
    ]
}

/// The commands whose choices have names as values. Poise would number them, so they describe themselves to Discord.
pub fn by_hand() -> Vec<Command> {
    vec![play::command::command(), settings::command::command()]
}
