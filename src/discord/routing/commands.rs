//! The list of slash commands. Those about one match are in `match_commands.rs`, the others in the folder of their feature, in
//! `command.rs`.

use crate::discord::interaction::data::Command;
use crate::discord::routing::{match_commands, remind};
use crate::discord::{
    blocks, help, inbox, lessons, lobby, play, privacy, puzzles, rules, settings, stats, vacation,
};

/// The commands declared by poise's macro: all but [`by_hand`].
pub fn by_macro() -> Vec<Command> {
    vec![
        match_commands::turn(),
        match_commands::claim(),
        match_commands::board(),
        match_commands::hand(),
        inbox::command::games(),
        lobby::command::join(),
        match_commands::hint(),
        match_commands::resign(),
        match_commands::abort(),
        match_commands::undo(),
        match_commands::draw(),
        match_commands::time(),
        match_commands::replace(),
        match_commands::rematch(),
        match_commands::history(),
        match_commands::record(),
        rules::command::rules(),
        lessons::command::learn(),
        puzzles::command::puzzle(),
        stats::command::stats(),
        stats::command::leaderboard(),
        blocks::command::block(),
        privacy::command::privacy(),
        remind::remind(),
        vacation::command::vacation(),
        help::command::help(),
    ]
}

/// The commands whose choices have names as values. Poise would number them, so they describe themselves to Discord.
pub fn by_hand() -> Vec<Command> {
    vec![play::command::command(), settings::command::command()]
}
