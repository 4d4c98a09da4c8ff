//! The list of commands. Short ones are in `match_commands.rs`, `general_commands.rs` and
//! `personal_commands.rs`, those of context menus in `menu_commands.rs`, long ones in the
//! folder of their feature, in `command.rs`.

use crate::discord::interaction::Command;
use crate::discord::routing::{
    general_commands, match_commands, menu_commands, personal_commands, remind,
};
use crate::discord::{contests, inbox, ladders, leagues, looking, play, settings};

/// The commands declared by poise's macro: all but [`by_hand`].
pub fn by_macro() -> Vec<Command> {
    vec![
        match_commands::turn(),
        match_commands::claim(),
        match_commands::board(),
        match_commands::hand(),
        inbox::command::games(),
        general_commands::join(),
        looking::command::looking(),
        leagues::command::league(),
        contests::command::contest(),
        ladders::command::ladder(),
        match_commands::hint(),
        match_commands::resign(),
        match_commands::abort(),
        match_commands::plan(),
        match_commands::undo(),
        match_commands::draw(),
        match_commands::time(),
        match_commands::replace(),
        match_commands::rematch(),
        match_commands::history(),
        match_commands::record(),
        general_commands::rules(),
        general_commands::learn(),
        general_commands::puzzle(),
        general_commands::stats(),
        general_commands::leaderboard(),
        personal_commands::block(),
        personal_commands::privacy(),
        remind::remind(),
        personal_commands::vacation(),
        general_commands::help(),
        menu_commands::play_with(),
        menu_commands::between_us(),
        menu_commands::board_here(),
        menu_commands::analyse(),
    ]
}

/// The commands whose choices have names as values. Poise would number them, so they describe
/// themselves to Discord.
pub fn by_hand() -> Vec<Command> {
    vec![play::command::command(), settings::command::command()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::action::Spending;
    use crate::discord::interaction::request::cost;

    /// The cost of each command that is not about one match, with a space before a subcommand.
    fn costs() -> Vec<(String, Option<Spending>)> {
        let mut all = Vec::new();
        for command in by_macro().iter().chain(&by_hand()) {
            if command.subcommands.is_empty() {
                all.push((command.name.to_string(), cost(&[command])));
            }
            for sub in &command.subcommands {
                let name = format!("{} {}", command.name, sub.name);
                all.push((name, cost(&[command, sub])));
            }
        }
        all
    }

    #[test]
    fn this_command_is_free_and_no_other() {
        let free = costs().into_iter().filter(|(_, cost)| cost.is_none());
        let free: Vec<String> = free.map(|(name, _)| name).collect();
        assert_eq!(free, ["privacy delete"]);
    }

    #[test]
    fn what_draws_opens_or_guesses_costs_more_than_a_setting() {
        let costs = costs();
        let of = |name: &str| {
            costs
                .iter()
                .find(|(one, _)| one == name)
                .map(|(_, cost)| *cost)
        };
        for (name, cost) in [
            ("rules", Spending::Picture),
            ("learn", Spending::Picture),
            ("puzzle", Spending::Picture),
            ("join", Spending::Code),
            ("play kintei", Spending::Opening),
            ("vacation start", Spending::Minor),
            ("settings", Spending::Minor),
        ] {
            assert_eq!(of(name), Some(Some(cost)), "{name}");
        }
    }
}
