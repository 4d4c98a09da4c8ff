//! Payment of commands and buttons from the budgets of a person and a server: everything costs something, unless `None` is
//! written out here or beside the button.

use serenity::all::{CommandDataOption, CommandDataOptionValue};

use crate::discord::action::Action;
use crate::discord::action::spending::Spending;
use crate::discord::interaction::request::{Input, Request};
use crate::host::Refusal;

/// Charges a command or a button to the budgets of the person and of the server.
///
/// # Errors
///
/// Refuses beyond a budget.
pub fn pay(request: &Request<'_>) -> Result<(), Refusal> {
    let spending = match request.input() {
        Input::Command(name, options) => of_command(name, options),
        // A stale button costs as much as a small command.
        Input::Component(custom_id) => match Action::read(custom_id) {
            Some(action) => action.spending(),
            None => Some(Spending::Minor),
        },
    };
    spending.map_or(Ok(()), |spending| request.spend(spending))
}

/// The budget a command is paid from, by its name and options; `None` if it is free. A new command is `Minor` until it is
/// listed here.
fn of_command(name: &str, options: &[CommandDataOption]) -> Option<Spending> {
    let is_on = |name: &str| {
        let mut options = options.iter();
        options.any(|option| {
            option.name == name && option.value == CommandDataOptionValue::Boolean(true)
        })
    };
    let subcommand = options.iter().find_map(|option| {
        let is_subcommand = matches!(option.value, CommandDataOptionValue::SubCommand(_));
        is_subcommand.then_some(option.name.as_str())
    });
    Some(match (name, subcommand) {
        ("claim" | "resign", _) | ("privacy", Some("delete")) => return None,
        ("move", _) => Spending::Step,
        ("history", _) if is_on("replay") => Spending::Study,
        ("board" | "hand" | "history" | "record" | "rules" | "learn" | "puzzle", _) => {
            Spending::Picture
        }
        ("hint", _) => Spending::Study,
        ("join", _) => Spending::Code,
        ("play" | "rematch", _) => Spending::Opening,
        _ => Spending::Minor,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::mem::discriminant;

    use serde_json::{Value, json};
    use strum::{EnumCount, IntoEnumIterator};

    use super::*;
    use crate::discord::action::exercise::ExerciseAction;
    use crate::discord::action::list::List;
    use crate::discord::action::match_action::{
        Answer, LobbyAction, MatchAction, MatchActionDiscriminants,
    };
    use crate::discord::action::page::Page;
    use crate::discord::action::reminders::ReminderAction;
    use crate::discord::action::slash_command::SlashCommand;
    use crate::discord::action::study::Study;
    use crate::discord::action::vacation::VacationAction;
    use crate::discord::action::zone::InZone;
    use crate::discord::action::{DailyAction, First, StatsAction};
    use crate::discord::routing::registration::registered;
    use crate::host::{ChannelId, MatchId, Matter};
    use tavolino_games::game::Seat;

    /// The cost of a command with these options.
    fn cost(name: &str, options: Value) -> Option<Spending> {
        let options: Vec<CommandDataOption> = serde_json::from_value(options).unwrap();
        of_command(name, &options)
    }

    /// Every registered command, with a space before a subcommand.
    fn commands() -> Vec<(String, Option<Spending>)> {
        let tree = json!(registered([]));
        let mut all = Vec::new();
        for command in tree.as_array().unwrap() {
            let name = command["name"].as_str().unwrap();
            let options = command["options"].as_array().into_iter().flatten();
            let subcommands: Vec<&str> = options
                .filter(|option| option["type"] == 1)
                .map(|option| option["name"].as_str().unwrap())
                .collect();
            if subcommands.is_empty() {
                all.push((name.to_owned(), cost(name, json!([]))));
            }
            for sub in subcommands {
                let options = json!([{ "name": sub, "type": 1, "options": [] }]);
                all.push((format!("{name} {sub}"), cost(name, options)));
            }
        }
        all
    }

    /// One action of every kind.
    fn actions() -> Vec<Action> {
        use MatchAction as Do;
        let id = MatchId::read("K7QX").unwrap();
        let text = String::new;
        let of_match = [
            Do::Lobby(LobbyAction::Join),
            Do::Turn(1),
            Do::Walk(1, text()),
            Do::Step(1),
            Do::Confirm(1, text()),
            Do::Hand,
            Do::More(1),
            Do::Text,
            Do::Panel,
            Do::Claim(1),
            Do::ClaimWalk(1, text()),
            Do::ClaimStep(1),
            Do::CallOut(1, text()),
            Do::Resign(1),
            Do::ReallyResign(1),
            Do::Snooze(1),
            Do::Abort(1),
            Do::ReallyAbort(1, String::new()),
            Do::TakeBack(1),
            Do::OfferDraw(1),
            Do::Answer(Answer::Accept, 1, Matter::Draw),
            Do::OfferSeat(1),
            Do::ReallyOfferSeat(1),
            Do::KeepSeat(1),
            Do::TakeSeat(Seat(1)),
            Do::GiveTime(Seat(1)),
            Do::Gift(Seat(1), None),
            Do::OpenAgain,
            Do::Rematch,
            Do::Meet,
            Do::History(Page::Entry),
            Do::Study(Study::Entry),
            Do::Missed(1, ExerciseAction::Open),
            Do::Record,
            Do::Replay,
            Do::ShareReplay,
            Do::SharePosition(1),
        ];
        let kinds: HashSet<MatchActionDiscriminants> = of_match
            .iter()
            .map(MatchActionDiscriminants::from)
            .collect();
        assert_eq!(kinds, MatchActionDiscriminants::iter().collect());
        let list = List::default();
        let others = [
            Action::Rules(text()),
            Action::RulesPage(text(), 0, None),
            Action::Lesson(text(), 0, ExerciseAction::Open),
            Action::Puzzle(text(), text(), ExerciseAction::Open),
            Action::Practice(text(), None),
            Action::Stats(StatsAction::Game, text()),
            Action::Daily(DailyAction::Try, 0),
            Action::Registry,
            Action::Choose,
            Action::Explain,
            Action::Begin(text(), false),
            Action::BeginIn(text(), ChannelId(7)),
            Action::Alone(text(), None, First::Person),
            Action::Commands,
            Action::Inbox(list.clone()),
            Action::Filter(list),
            Action::Which(SlashCommand::Resign),
            Action::Setting(text(), text()),
            Action::Zone(InZone::Quiet(0, 1), text()),
            Action::Block,
            Action::Forget,
            Action::Reminders(ReminderAction::Off),
            Action::Vacation(VacationAction::Start),
        ];
        let kinds: HashSet<_> = others.iter().map(discriminant).collect();
        assert_eq!(kinds.len() + 1, Action::COUNT, "every kind, and each once");
        let of_match = of_match.map(|action| Action::Match(id.clone(), action));
        of_match.into_iter().chain(others).collect()
    }

    #[test]
    fn these_commands_are_free_and_no_others() {
        let mut free: Vec<String> = commands()
            .into_iter()
            .filter(|(_, cost)| cost.is_none())
            .map(|(name, _)| name)
            .collect();
        free.sort_unstable();
        assert_eq!(free, ["claim", "privacy delete", "resign"]);
    }

    #[test]
    fn these_buttons_are_free_and_no_others() {
        let free: Vec<&str> = actions()
            .iter()
            .filter(|action| action.spending().is_none())
            .map(Action::name)
            .collect();
        assert_eq!(
            free,
            [
                "confirm", "callout", "resign", "resigned", "accept", "which", "forget"
            ],
        );
        // The menu of matches costs as much as its command.
        let commands = [
            SlashCommand::Move(String::new()),
            SlashCommand::Claim(String::new()),
            SlashCommand::Board(false),
            SlashCommand::ShowBoard,
            SlashCommand::Hand,
            SlashCommand::Hint,
            SlashCommand::Resign,
            SlashCommand::Snooze,
            SlashCommand::Abort(String::new()),
            SlashCommand::Undo,
            SlashCommand::Draw,
            SlashCommand::Time(String::new()),
            SlashCommand::Replace,
            SlashCommand::Rematch,
            SlashCommand::History(false),
            SlashCommand::Record,
        ];
        let kinds: HashSet<_> = commands.iter().map(discriminant).collect();
        assert_eq!(
            kinds.len(),
            SlashCommand::COUNT,
            "every kind, and each once"
        );
        let free: Vec<&SlashCommand> = commands
            .iter()
            .filter(|command| command.spending().is_none())
            .collect();
        assert_eq!(
            free,
            [&SlashCommand::Claim(String::new()), &SlashCommand::Resign]
        );
    }

    #[test]
    fn a_command_nobody_thought_of_costs_something() {
        assert_eq!(cost("new", json!([])), Some(Spending::Minor));
        assert_eq!(
            cost(
                "vacation",
                json!([{ "name": "start", "type": 1, "options": [] }])
            ),
            Some(Spending::Minor)
        );
        let replay = json!([{ "name": "replay", "type": 5, "value": true }]);
        assert_eq!(cost("history", replay), Some(Spending::Study));
        let pages = json!([{ "name": "replay", "type": 5, "value": false }]);
        assert_eq!(cost("history", pages), Some(Spending::Picture));
    }
}
