//! What each command and each button costs of somebody's budget. Everything costs something, unless `Free` is written out here.

use serenity::all::{CommandDataOption, CommandDataOptionValue};

use crate::discord::interaction::budgets::Spending;
use crate::discord::interaction::request::action::Action;
use crate::discord::interaction::request::match_action::MatchAction;
use crate::discord::interaction::request::slash_command::SlashCommand;
use crate::discord::interaction::request::{Asked, Request};
use crate::host::Refusal;

/// What something costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cost {
    /// Nothing: whatever else somebody does, they can confirm a turn, answer, leave, and have themselves erased.
    Free,
    /// One of these.
    One(Spending),
}

/// Takes what a command or a button costs from the budgets of whoever uses it.
pub fn pay(request: &Request<'_>) -> Result<(), Refusal> {
    let cost = match request.asked() {
        Asked::Command(name, options) => of_command(name, options),
        // A button nothing stands behind is answered, too.
        Asked::Component(custom_id) => {
            Action::read(custom_id).map_or(MINOR, |action| of_action(&action))
        }
    };
    match cost {
        Cost::Free => Ok(()),
        Cost::One(spending) => request.spend(spending),
    }
}

const MINOR: Cost = Cost::One(Spending::Minor);
const PICTURE: Cost = Cost::One(Spending::Picture);
const STEP: Cost = Cost::One(Spending::Step);
const STUDY: Cost = Cost::One(Spending::Study);
const OPENING: Cost = Cost::One(Spending::Opening);

/// What a command costs, by its name and options; a new one is `Minor` until something else is said.
fn of_command(name: &str, options: &[CommandDataOption]) -> Cost {
    let is_on = |wanted: &str| {
        let mut options = options.iter();
        options.any(|option| {
            option.name == wanted && option.value == CommandDataOptionValue::Boolean(true)
        })
    };
    let subcommand = options.iter().find_map(|option| {
        let is_one = matches!(option.value, CommandDataOptionValue::SubCommand(_));
        is_one.then_some(option.name.as_str())
    });
    match (name, subcommand) {
        ("claim" | "resign", _) | ("privacy", Some("delete")) => Cost::Free,
        ("move", _) => STEP,
        ("history", _) if is_on("replay") => STUDY,
        ("board" | "hand" | "history" | "record" | "rules", _) => PICTURE,
        ("hint", _) => STUDY,
        ("play" | "rematch", _) => OPENING,
        _ => MINOR,
    }
}

/// What a button or a menu costs.
fn of_action(action: &Action) -> Cost {
    match action {
        Action::Forget => Cost::Free,
        Action::Match(_, action) => of_match_action(action),
        Action::Which(command) => of_slash_command(command),
        Action::Rules(_) | Action::Choose | Action::Explain => PICTURE,
        Action::Begin(..) => OPENING,
        Action::Registry
        | Action::Commands
        | Action::Inbox(_)
        | Action::Filter(_)
        | Action::Setting(..)
        | Action::Block
        | Action::Reminders(_)
        | Action::Vacation(_) => MINOR,
    }
}

/// What a button or a menu about a match costs.
fn of_match_action(action: &MatchAction) -> Cost {
    use MatchAction as Do;
    match action {
        Do::Confirm(..)
        | Do::CallOut(..)
        | Do::Answer(..)
        | Do::Resign(_)
        | Do::ReallyResign(_) => Cost::Free,
        Do::Turn(_)
        | Do::Walk(..)
        | Do::Step(_)
        | Do::Claim(_)
        | Do::ClaimWalk(..)
        | Do::ClaimStep(_)
        | Do::Text => STEP,
        // An analysis is a study while it is made, and pages of pictures afterwards.
        Do::Hand | Do::Record | Do::History(_) | Do::SharePosition(_) | Do::Study(_) => PICTURE,
        Do::Replay | Do::ShareReplay => STUDY,
        Do::Rematch => OPENING,
        Do::Lobby(_)
        | Do::More(_)
        | Do::Snooze(_)
        | Do::Abort(_)
        | Do::ReallyAbort(_)
        | Do::TakeBack(_)
        | Do::OfferDraw(_)
        | Do::OfferSeat(_)
        | Do::ReallyOfferSeat(_)
        | Do::KeepSeat(_)
        | Do::TakeSeat(_)
        | Do::GiveTime(_) => MINOR,
    }
}

/// What a command about a match costs, once it is said which match is meant.
fn of_slash_command(command: &SlashCommand) -> Cost {
    match command {
        SlashCommand::Claim(_) | SlashCommand::Resign => Cost::Free,
        SlashCommand::Move(_) => STEP,
        SlashCommand::Board(_)
        | SlashCommand::ShowBoard
        | SlashCommand::Hand
        | SlashCommand::History(false)
        | SlashCommand::Record => PICTURE,
        SlashCommand::Hint | SlashCommand::History(true) => STUDY,
        SlashCommand::Rematch => OPENING,
        SlashCommand::Snooze
        | SlashCommand::Abort
        | SlashCommand::Undo
        | SlashCommand::Draw
        | SlashCommand::Time(_)
        | SlashCommand::Replace => MINOR,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::mem::discriminant;

    use serde_json::{Value, json};
    use strum::{EnumCount, IntoEnumIterator};

    use super::*;
    use crate::discord::interaction::registration::registered;
    use crate::discord::interaction::request::list::List;
    use crate::discord::interaction::request::match_action::{
        Answer, LobbyAction, MatchActionDiscriminants,
    };
    use crate::discord::interaction::request::page::Page;
    use crate::discord::interaction::request::reminders::ReminderAction;
    use crate::discord::interaction::request::study::Study;
    use crate::discord::interaction::request::vacation::VacationAction;
    use crate::host::{MatchId, Matter};
    use tavolino_games::game::{Lang, Seat};

    /// What a command costs that is given with these options.
    fn cost(name: &str, options: Value) -> Cost {
        let options: Vec<CommandDataOption> = serde_json::from_value(options).unwrap();
        of_command(name, &options)
    }

    /// Every command as Discord is told of it, a subcommand with a space before it.
    fn commands() -> Vec<(String, Cost)> {
        let tree = json!(registered(&Lang::english()));
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

    /// A button of every kind there is.
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
            Do::Claim(1),
            Do::ClaimWalk(1, text()),
            Do::ClaimStep(1),
            Do::CallOut(1, text()),
            Do::Resign(1),
            Do::ReallyResign(1),
            Do::Snooze(1),
            Do::Abort(1),
            Do::ReallyAbort(1),
            Do::TakeBack(1),
            Do::OfferDraw(1),
            Do::Answer(Answer::Accept, 1, Matter::Draw),
            Do::OfferSeat(1),
            Do::ReallyOfferSeat(1),
            Do::KeepSeat(1),
            Do::TakeSeat(Seat(1)),
            Do::GiveTime(Seat(1)),
            Do::Rematch,
            Do::History(Page::Entry),
            Do::Study(Study::Entry),
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
            Action::Registry,
            Action::Choose,
            Action::Explain,
            Action::Begin(text(), false),
            Action::Commands,
            Action::Inbox(list.clone()),
            Action::Filter(list),
            Action::Which(SlashCommand::Resign),
            Action::Setting(text(), text()),
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
            .filter(|(_, cost)| *cost == Cost::Free)
            .map(|(name, _)| name)
            .collect();
        free.sort_unstable();
        assert_eq!(free, ["claim", "privacy delete", "resign"]);
    }

    #[test]
    fn these_buttons_are_free_and_no_others() {
        let free: Vec<&str> = actions()
            .iter()
            .filter(|action| of_action(action) == Cost::Free)
            .map(Action::name)
            .collect();
        assert_eq!(
            free,
            [
                "confirm", "callout", "resign", "resigned", "accept", "which", "forget"
            ],
        );
        // The question which match is meant is as free as the command it asks about.
        let commands = [
            SlashCommand::Move(String::new()),
            SlashCommand::Claim(String::new()),
            SlashCommand::Board(false),
            SlashCommand::ShowBoard,
            SlashCommand::Hand,
            SlashCommand::Hint,
            SlashCommand::Resign,
            SlashCommand::Snooze,
            SlashCommand::Abort,
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
            .filter(|command| of_slash_command(command) == Cost::Free)
            .collect();
        assert_eq!(
            free,
            [&SlashCommand::Claim(String::new()), &SlashCommand::Resign]
        );
    }

    #[test]
    fn a_command_nobody_thought_of_costs_something() {
        assert_eq!(cost("new", json!([])), MINOR);
        assert_eq!(
            cost(
                "vacation",
                json!([{ "name": "start", "type": 1, "options": [] }])
            ),
            MINOR
        );
        let replay = json!([{ "name": "replay", "type": 5, "value": true }]);
        assert_eq!(cost("history", replay), STUDY);
        let pages = json!([{ "name": "replay", "type": 5, "value": false }]);
        assert_eq!(cost("history", pages), PICTURE);
    }
}
