//! The action of a button or menu, in its `custom_id`: routed statelessly, so that it works after a restart and years later.

pub mod exercise;
pub mod list;
pub mod match_action;
pub mod page;
pub mod reminders;
pub mod slash_command;
pub mod spending;
pub mod study;
pub mod vacation;
pub mod zone;

use std::num::NonZeroU64;

use crate::discord::action::exercise::ExerciseAction;
use crate::discord::action::list::List;
use crate::discord::action::match_action::MatchAction;
use crate::discord::action::reminders::ReminderAction;
use crate::discord::action::slash_command::SlashCommand;
use crate::discord::action::spending::Spending;
use crate::discord::action::vacation::VacationAction;
use crate::discord::action::zone::InZone;
use crate::discord::limits;
use crate::host::{ChannelId, MatchId, Strength, UserId};
use tavolino_games::puzzles::Level;

/// The separator in a `custom_id`; it occurs in no code, key or notation.
const SEPARATOR: char = '|';

/// The seat that moves first in a game against the computer.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum First {
    /// The person's.
    Person,
    /// The computer's.
    Computer,
    /// Either, by chance.
    Chance,
}

/// An action on the puzzle of a day.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum DailyAction {
    /// Opens the puzzle.
    Try,
    /// Shows the person's marks in the server's post.
    Share,
    /// Opens the thread for spoilers.
    Talk,
}

/// An action on the caller's results.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum StatsAction {
    /// Shows them.
    Game,
    /// Shows the graph of the rating.
    Graph,
    /// Leaves the lists.
    Hide,
    /// Returns to the lists.
    Unhide,
    /// A menu: whether to play rated games.
    Rated,
    /// A menu of games.
    Choose,
}

/// The action of a button or menu.
#[derive(Clone, Debug, PartialEq, Eq, strum::EnumCount)]
pub enum Action {
    /// An action in a match.
    Match(MatchId, MatchAction),
    /// Shows the rules of a game, by its key.
    Rules(String),
    /// Shows a page of the rules of a game, by its key and its place from 0, to the person who turns the pages of a public
    /// message; `None` in a private one.
    RulesPage(String, u8, Option<UserId>),
    /// An action on a step of a game's lesson, by its key and its place from 0.
    Lesson(String, u8, ExerciseAction),
    /// An action on a puzzle of a game, by its key and the puzzle's id.
    Puzzle(String, String, ExerciseAction),
    /// Shows a puzzle of a game, by its key, for practice: of this level, `None` for the one that suits the person.
    Practice(String, Option<Level>),
    /// An action on the puzzle of a day.
    Daily(DailyAction, i64),
    /// Shows the list of games.
    Registry,
    /// A menu of games: shows the chosen one.
    Choose,
    /// A menu of games: shows the rules of the chosen one.
    Explain,
    /// Opens a game, by its key, with default options; `true` against the computer, `false` for anyone to join.
    Begin(String, bool),
    /// Opens a game, by its key, with default options in this channel.
    BeginIn(String, ChannelId),
    /// Starts a game, by its key, against the computer in direct messages: at this strength, `None` asks for it; and who
    /// moves first.
    Alone(String, Option<Strength>, First),
    /// An action on the caller's results in a game, by its key; in all games if that is empty.
    Stats(StatsAction, String),
    /// Shows the list of commands.
    Commands,
    /// Shows a page of a list of matches.
    Inbox(List),
    /// A menu of filters for such a list.
    Filter(List),
    /// A menu of matches, for this command.
    Which(SlashCommand),
    /// Changes a setting of the server to this value, or to the chosen one if it is empty.
    Setting(String, String),
    /// Sets something in this time zone.
    Zone(InZone, String),
    /// A menu of people: blocks or unblocks the chosen one.
    Block,
    /// Erases all data about the person.
    Forget,
    /// An action on the person's reminders.
    Reminders(ReminderAction),
    /// An action on the person's vacation.
    Vacation(VacationAction),
}

impl Action {
    /// The name, with which the `custom_id` begins.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Action::Match(_, action) => action.parts().0,
            Action::Rules(_) => "rules",
            Action::RulesPage(..) => "page",
            Action::Lesson(..) => "learn",
            Action::Puzzle(..) => "puzzle",
            Action::Practice(..) => "practice",
            Action::Daily(..) => "daily",
            Action::Registry => "shelf",
            Action::Choose => "choose",
            Action::Explain => "explain",
            Action::Begin(..) | Action::BeginIn(..) => "begin",
            Action::Alone(..) => "alone",
            Action::Stats(..) => "stats",
            Action::Commands => "commands",
            Action::Reminders(_) | Action::Vacation(_) => "own",
            Action::Inbox(_) => "games",
            Action::Filter(_) => "filter",
            Action::Which(_) => "which",
            Action::Setting(..) => "setting",
            Action::Zone(..) => "zone",
            Action::Block => "block",
            Action::Forget => "forget",
        }
    }

    /// The budget the action is paid from; `None` if it is free.
    #[must_use]
    pub fn spending(&self) -> Option<Spending> {
        Some(match self {
            Action::Forget => return None,
            Action::Match(_, action) => return action.spending(),
            Action::Which(command) => return command.spending(),
            Action::Rules(_)
            | Action::RulesPage(..)
            | Action::Choose
            | Action::Explain
            | Action::Practice(..)
            | Action::Daily(..)
            | Action::Stats(StatsAction::Graph, _) => Spending::Picture,
            Action::Lesson(_, _, ExerciseAction::Confirm(_) | ExerciseAction::Answer { .. })
            | Action::Puzzle(_, _, ExerciseAction::Confirm(_) | ExerciseAction::Answer { .. }) => {
                Spending::Study
            }
            Action::Lesson(..) | Action::Puzzle(..) => Spending::Step,
            Action::Begin(..) | Action::BeginIn(..) | Action::Alone(_, Some(_), _) => {
                Spending::Opening
            }
            Action::Alone(_, None, _)
            | Action::Registry
            | Action::Stats(..)
            | Action::Commands
            | Action::Inbox(_)
            | Action::Filter(_)
            | Action::Setting(..)
            | Action::Zone(..)
            | Action::Block
            | Action::Reminders(_)
            | Action::Vacation(_) => Spending::Minor,
        })
    }

    /// The `custom_id`; `None` if it would exceed Discord's limit.
    #[must_use]
    pub fn write(&self) -> Option<String> {
        let (mark, name) = (&SEPARATOR.to_string(), self.name());
        let written = match self {
            Action::Match(id, action) => {
                let (_, number, text) = action.parts();
                let number = number.map(|number| number.to_string()).unwrap_or_default();
                [name, id.as_str(), &number, &text].join(mark)
            }
            Action::Rules(game) => [name, game].join(mark),
            Action::RulesPage(game, page, reader) => {
                let reader = reader.map(|reader| reader.get().to_string());
                [name, game, &page.to_string(), &reader.unwrap_or_default()].join(mark)
            }
            Action::Lesson(game, place, action) => {
                [name, game, &place.to_string(), &action.write()].join(mark)
            }
            Action::Puzzle(game, id, action) => [name, game, id, &action.write()].join(mark),
            Action::Practice(game, level) => {
                let level: &str = level.map_or("", Into::into);
                [name, game, level].join(mark)
            }
            Action::Stats(action, game) => [name, (*action).into(), game].join(mark),
            Action::Daily(action, day) => [name, (*action).into(), &day.to_string()].join(mark),
            Action::Registry
            | Action::Choose
            | Action::Explain
            | Action::Commands
            | Action::Block
            | Action::Forget => [name, ""].join(mark),
            Action::Begin(game, alone) => {
                [name, game, if *alone { "alone" } else { "" }].join(mark)
            }
            Action::BeginIn(game, channel) => [name, game, &channel.get().to_string()].join(mark),
            Action::Alone(game, strength, first) => {
                let strength = strength.map(|strength| strength.to_string());
                [name, game, (*first).into(), &strength.unwrap_or_default()].join(mark)
            }
            Action::Reminders(action) => [name, (*action).into()].join(mark),
            Action::Vacation(action) => [name, (*action).into()].join(mark),
            Action::Inbox(list) | Action::Filter(list) => [name, &list.write()].join(mark),
            Action::Which(command) => {
                let (command, text) = command.parts();
                [name, command, text].join(mark)
            }
            Action::Setting(setting, value) => [name, setting, value].join(mark),
            Action::Zone(set, zone) => {
                let (what, values) = set.write();
                [name, what, &values, zone].join(mark)
            }
        };
        (written.chars().count() <= limits::CUSTOM_ID).then_some(written)
    }

    /// Parses a `custom_id`; `None` for any text that [`Action::write`] does not produce.
    #[must_use]
    pub fn read(custom_id: &str) -> Option<Action> {
        // Typed text may contain the separator.
        let most = if custom_id.starts_with("which") { 3 } else { 4 };
        let mut parts = custom_id.splitn(most, SEPARATOR);
        let action = match (parts.next()?, parts.next()?, parts.next(), parts.next()) {
            ("rules", game, None, None) => Action::Rules(game.to_owned()),
            ("page", game, Some(page), Some("")) => {
                Action::RulesPage(game.to_owned(), page.parse().ok()?, None)
            }
            ("page", game, Some(page), Some(reader)) => {
                let reader: NonZeroU64 = reader.parse().ok()?;
                let reader = UserId::from(reader.get());
                Action::RulesPage(game.to_owned(), page.parse().ok()?, Some(reader))
            }
            ("learn", game, Some(place), Some(action)) => {
                let action = ExerciseAction::read(action)?;
                Action::Lesson(game.to_owned(), place.parse().ok()?, action)
            }
            ("puzzle", game, Some(id), Some(action)) => {
                let action = ExerciseAction::read(action)?;
                Action::Puzzle(game.to_owned(), id.to_owned(), action)
            }
            ("practice", game, Some(""), None) => Action::Practice(game.to_owned(), None),
            ("practice", game, Some(level), None) => {
                Action::Practice(game.to_owned(), Some(level.parse().ok()?))
            }
            ("daily", action, Some(day), None) => {
                Action::Daily(action.parse().ok()?, day.parse().ok()?)
            }
            ("stats", action, Some(game), None) => {
                Action::Stats(action.parse().ok()?, game.to_owned())
            }
            ("shelf", "", None, None) => Action::Registry,
            ("choose", "", None, None) => Action::Choose,
            ("explain", "", None, None) => Action::Explain,
            ("begin", game, Some(channel), None) if channel.parse::<NonZeroU64>().is_ok() => {
                let channel: NonZeroU64 = channel.parse().ok()?;
                Action::BeginIn(game.to_owned(), channel.get().into())
            }
            ("begin", game, Some(how), None) => Action::Begin(game.to_owned(), how == "alone"),
            ("alone", game, Some(first), Some("")) => {
                Action::Alone(game.to_owned(), None, first.parse().ok()?)
            }
            ("alone", game, Some(first), Some(strength)) => {
                let strength = strength.parse().ok()?;
                Action::Alone(game.to_owned(), Some(strength), first.parse().ok()?)
            }
            ("commands", "", None, None) => Action::Commands,
            ("own", name, None, None) => Action::own(name)?,
            ("games", list, None, None) => Action::Inbox(List::read(list)?),
            ("filter", list, None, None) => Action::Filter(List::read(list)?),
            ("block", "", None, None) => Action::Block,
            ("forget", "", None, None) => Action::Forget,
            ("setting", setting, Some(value), None) => {
                Action::Setting(setting.to_owned(), value.to_owned())
            }
            ("zone", what, Some(values), Some(zone)) => {
                Action::Zone(InZone::read(what, values)?, zone.to_owned())
            }
            ("which", name, Some(text), None) => Action::Which(SlashCommand::read(name, text)?),
            (verb, code, Some(number), Some(text)) => {
                let number = if number.is_empty() {
                    None
                } else {
                    Some(number.parse().ok()?)
                };
                let action = MatchAction::read(verb, number, text)?;
                Action::Match(MatchId::read(code)?, action)
            }
            _ => return None,
        };
        (action.write().as_deref() == Some(custom_id)).then_some(action)
    }

    /// An action on the person's own settings, by its name.
    fn own(name: &str) -> Option<Action> {
        let reminders = name.parse().map(Action::Reminders);
        reminders
            .or_else(|_| name.parse().map(Action::Vacation))
            .ok()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rand::SeedableRng;

    use strum::{IntoEnumIterator, VariantArray};

    use super::*;
    use crate::discord::action::list::Only;
    use crate::discord::action::match_action::{Answer, LobbyAction};
    use crate::discord::action::page::{Eyes, Page};
    use crate::discord::action::study::Study;
    use crate::host::{DailyMessage, Matter};
    use tavolino_games::game::{Rng, Seat};

    fn lists() -> impl Strategy<Value = List> {
        let kind = proptest::option::of("[a-z0-9-]{1,20}");
        let only = proptest::sample::select(Only::iter().collect::<Vec<_>>());
        (any::<bool>(), only, kind, any::<u16>()).prop_map(|(server, only, kind, page)| List {
            server,
            only,
            kind,
            page,
        })
    }

    fn pages() -> impl Strategy<Value = Page> {
        let eyes = prop_oneof![
            Just(Eyes::Own),
            Just(Eyes::Everyone),
            (1..=6u8).prop_map(|seat| Eyes::Of(Seat(seat))),
        ];
        (0i64..=i64::MAX, eyes, 0..7usize).prop_map(|(step, eyes, which)| match which {
            0 => Page::Entry,
            1 => Page::First(eyes),
            2 => Page::Back(step, eyes),
            3 => Page::Forward(step, eyes),
            4 => Page::Last(eyes),
            5 => Page::Jump(eyes),
            _ => Page::Look(step),
        })
    }

    fn studies() -> impl Strategy<Value = Study> {
        let page = (1i64..=i64::MAX, 1u8..=u8::MAX, 0..7usize);
        page.prop_map(|(step, ahead, which)| match which {
            0 => Study::Entry,
            1 => Study::Overview,
            2 => Study::Turn(step),
            3 => Study::Hint(step),
            4 => Study::Line(step, ahead),
            5 => Study::First,
            _ => Study::Share,
        })
    }

    fn matter() -> impl Strategy<Value = Matter> {
        prop_oneof![Just(Matter::Draw), Just(Matter::Undo)]
    }

    fn lobby() -> impl Strategy<Value = LobbyAction> {
        prop_oneof![
            Just(LobbyAction::Join),
            Just(LobbyAction::Leave),
            Just(LobbyAction::ReallyLeave),
            Just(LobbyAction::ChooseStrength),
            Just(LobbyAction::OpenToAll),
            Just(LobbyAction::AddComputer(None)),
            Just(LobbyAction::AddComputer(Some(Strength::Strong))),
            Just(LobbyAction::Start),
            Just(LobbyAction::FreeSeats),
            Just(LobbyAction::StartAnyway),
            Just(LobbyAction::Cancel),
            Just(LobbyAction::ReallyCancel),
            Just(LobbyAction::PostAgain),
            Just(LobbyAction::Unrate),
        ]
    }

    fn answer() -> impl Strategy<Value = Answer> {
        prop_oneof![
            Just(Answer::Accept),
            Just(Answer::Decline),
            Just(Answer::Withdraw),
        ]
    }

    const WORDS: &str = "[a-z0-9]{1,6}( [a-z0-9]{1,6}){0,8}";

    fn exercises() -> impl Strategy<Value = ExerciseAction> {
        prop_oneof![
            Just(ExerciseAction::Open),
            Just(ExerciseAction::Claim),
            WORDS.prop_map(ExerciseAction::Walk),
            Just(ExerciseAction::Step),
            WORDS.prop_map(ExerciseAction::ClaimWalk),
            Just(ExerciseAction::ClaimStep),
            WORDS.prop_map(ExerciseAction::Confirm),
            (0..9u8, 0..3u8, WORDS).prop_map(|(decision, wrong, text)| ExerciseAction::Answer {
                decision,
                wrong,
                text
            }),
            Just(ExerciseAction::Hint),
            Just(ExerciseAction::Show),
        ]
    }

    fn commands() -> impl Strategy<Value = SlashCommand> {
        prop_oneof![
            "\\PC{0,40}".prop_map(SlashCommand::Move),
            WORDS.prop_map(SlashCommand::Claim),
            any::<bool>().prop_map(SlashCommand::Board),
            Just(SlashCommand::Hand),
            Just(SlashCommand::ShowBoard),
            Just(SlashCommand::Hint),
            Just(SlashCommand::Resign),
            Just(SlashCommand::Snooze),
            WORDS.prop_map(SlashCommand::Abort),
            Just(SlashCommand::Undo),
            Just(SlashCommand::Draw),
            "[1-6]?".prop_map(SlashCommand::Time),
            Just(SlashCommand::Replace),
            Just(SlashCommand::Rematch),
            any::<bool>().prop_map(SlashCommand::History),
            Just(SlashCommand::Record),
        ]
    }

    fn zones() -> impl Strategy<Value = InZone> {
        let at = proptest::option::of(0..1440i64);
        let channel = proptest::option::of((1..=u64::MAX).prop_map(ChannelId::from));
        let message = proptest::sample::select(vec![DailyMessage::Digest, DailyMessage::Puzzle]);
        prop_oneof![
            (0..1440i64, 0..1440i64).prop_map(|(from, to)| InZone::Quiet(from, to)),
            (message, at.clone()).prop_map(|(message, at)| InZone::Message(message, at)),
            (channel, at).prop_map(|(channel, at)| InZone::Puzzles(channel, at)),
        ]
    }

    fn actions() -> impl Strategy<Value = Action> {
        let id = any::<u64>().prop_map(|seed| MatchId::draw(4, &mut Rng::seed_from_u64(seed)));
        let number = 0i64..=i64::MAX;
        let about = prop_oneof![
            lobby().prop_map(MatchAction::Lobby),
            Just(MatchAction::Hand),
            Just(MatchAction::Text),
            Just(MatchAction::Panel),
            Just(MatchAction::Record),
            Just(MatchAction::Replay),
            Just(MatchAction::ShareReplay),
            number.clone().prop_map(MatchAction::SharePosition),
            pages().prop_map(MatchAction::History),
            studies().prop_map(MatchAction::Study),
            (1i64..=9999, exercises()).prop_map(|(at, it)| MatchAction::Missed(at, it)),
            number.clone().prop_map(MatchAction::Turn),
            number.clone().prop_map(MatchAction::Step),
            number.clone().prop_map(MatchAction::More),
            number.clone().prop_map(MatchAction::Claim),
            number.clone().prop_map(MatchAction::ClaimStep),
            number.clone().prop_map(MatchAction::Resign),
            number.clone().prop_map(MatchAction::ReallyResign),
            number.clone().prop_map(MatchAction::Snooze),
            number.clone().prop_map(MatchAction::Abort),
            number.clone().prop_map(MatchAction::TakeBack),
            number.clone().prop_map(MatchAction::OfferDraw),
            number.clone().prop_map(MatchAction::OfferSeat),
            number.clone().prop_map(MatchAction::ReallyOfferSeat),
            number.clone().prop_map(MatchAction::KeepSeat),
            (1..=6u8).prop_map(|seat| MatchAction::TakeSeat(Seat(seat))),
            (1..=6u8).prop_map(|seat| MatchAction::GiveTime(Seat(seat))),
            (1..=6u8, proptest::option::of(1i64..=i64::MAX))
                .prop_map(|(seat, minutes)| MatchAction::Gift(Seat(seat), minutes)),
            Just(MatchAction::OpenAgain),
            Just(MatchAction::Rematch),
            Just(MatchAction::Meet),
            (answer(), number.clone(), matter())
                .prop_map(|(answer, number, matter)| MatchAction::Answer(answer, number, matter)),
            (number.clone(), WORDS).prop_map(|(number, words)| MatchAction::Walk(number, words)),
            (number.clone(), WORDS)
                .prop_map(|(number, words)| MatchAction::ReallyAbort(number, words)),
            (number.clone(), WORDS)
                .prop_map(|(number, words)| MatchAction::ClaimWalk(number, words)),
            (number.clone(), WORDS).prop_map(|(number, turn)| MatchAction::Confirm(number, turn)),
            (number, WORDS).prop_map(|(number, claim)| MatchAction::CallOut(number, claim)),
        ];
        prop_oneof![
            (id, about).prop_map(|(id, action)| Action::Match(id, action)),
            "[a-z0-9-]{1,20}".prop_map(Action::Rules),
            (
                "[a-z0-9-]{1,20}",
                any::<u8>(),
                proptest::option::of((1..=u64::MAX).prop_map(UserId::from)),
            )
                .prop_map(|(game, page, reader)| Action::RulesPage(game, page, reader)),
            ("[a-z0-9-]{1,20}", any::<u8>(), exercises())
                .prop_map(|(game, place, action)| Action::Lesson(game, place, action)),
            ("[a-z0-9-]{1,20}", "[a-z0-9]{8}", exercises())
                .prop_map(|(game, id, action)| Action::Puzzle(game, id, action)),
            (
                "[a-z0-9-]{1,20}",
                proptest::option::of(proptest::sample::select(Level::VARIANTS))
            )
                .prop_map(|(game, level)| Action::Practice(game, level)),
            (
                proptest::sample::select(DailyAction::VARIANTS),
                any::<i64>()
            )
                .prop_map(|(action, day)| Action::Daily(action, day)),
            Just(Action::Registry),
            Just(Action::Choose),
            Just(Action::Explain),
            Just(Action::Commands),
            ("[a-z0-9-]{1,20}", any::<bool>()).prop_map(|(game, alone)| Action::Begin(game, alone)),
            (
                "[a-z0-9-]{1,20}",
                proptest::option::of(proptest::sample::select(Strength::VARIANTS)),
                proptest::sample::select(First::VARIANTS),
            )
                .prop_map(|(game, strength, first)| Action::Alone(game, strength, first)),
            ("[a-z0-9-]{1,20}", 1..=u64::MAX)
                .prop_map(|(game, channel)| Action::BeginIn(game, ChannelId::from(channel))),
            lists().prop_map(Action::Inbox),
            lists().prop_map(Action::Filter),
            Just(Action::Block),
            Just(Action::Forget),
            ("[a-z-]{1,12}", "[a-z0-9]{0,12}")
                .prop_map(|(setting, value)| Action::Setting(setting, value)),
            commands().prop_map(Action::Which),
            (zones(), "[A-Za-z_/+-]{3,30}").prop_map(|(set, zone)| Action::Zone(set, zone)),
            Just(Action::Reminders(ReminderAction::Every)),
            Just(Action::Vacation(VacationAction::Start)),
        ]
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back_and_fits(action in actions()) {
            if let Some(written) = action.write() {
                prop_assert!(written.chars().count() <= limits::CUSTOM_ID);
                prop_assert_eq!(Action::read(&written), Some(action));
            }
        }

        #[test]
        fn what_was_never_written_is_nothing(text in "\\PC{0,120}") {
            if let Some(action) = Action::read(&text) {
                prop_assert_eq!(action.write(), Some(text));
            }
        }
    }

    #[test]
    fn what_does_not_fit_is_not_written() {
        let id = MatchId::read("K7QX").unwrap();
        assert_eq!(
            Action::Match(id, MatchAction::Confirm(1, "a1 ".repeat(40))).write(),
            None
        );
    }

    /// A `custom_id` of every kind, as in old messages.
    #[test]
    fn what_old_messages_hold_is_still_understood() {
        let verbs = [
            "turn|K7QX|3|",
            "walk|K7QX|3|a1 b2",
            "step|K7QX|3|",
            "confirm|K7QX|3|a1 b2",
            "hand|K7QX||",
            "more|K7QX|3|",
            "text|K7QX||",
            "panel|K7QX||",
            "claim|K7QX|3|",
            "claimwalk|K7QX|3|claim a1",
            "claimstep|K7QX|3|",
            "callout|K7QX|3|claim a1 2",
            "resign|K7QX|3|",
            "resigned|K7QX|3|",
            "snooze|K7QX|3|",
            "abort|K7QX|3|",
            "aborted|K7QX|3|",
            "undo|K7QX|3|",
            "offer|K7QX|3|",
            "accept|K7QX|3|draw",
            "decline|K7QX|3|undo",
            "withdraw|K7QX|3|draw",
            "open|K7QX|3|",
            "opened|K7QX|3|",
            "keep|K7QX|3|",
            "take|K7QX|2|",
            "time|K7QX|2|",
            "gift|K7QX|2|",
            "gift|K7QX|2|720",
            "again|K7QX||",
            "rematch|K7QX||",
            "history|K7QX||",
            "first|K7QX||",
            "back|K7QX|2|all",
            "forward|K7QX|2|6",
            "last|K7QX||1",
            "jump|K7QX||all",
            "look|K7QX|2|",
            "record|K7QX||",
            "replay|K7QX||",
            "share|K7QX||",
            "post|K7QX|2|",
            "rules|kintei",
            "page|kintei|3|",
            "page|kintei|0|81384788765712384",
            "shelf|",
            "choose|",
            "explain|",
            "begin|kintei|",
            "begin|mix3|alone",
            "alone|mix3|person|",
            "alone|mix3|chance|strong",
            "commands|",
            "games|mine all 0 ",
            "filter|server lobby 2 kumo",
            "games|mine turn 0 ",
            "setting|pace|",
            "setting|threads|no",
            "block|",
            "forget|",
            "own|reminders",
            "own|vacation",
            "own|points",
            "own|no-points",
            "own|every",
            "own|dm",
            "own|mention",
            "own|next",
            "own|no-next",
            "own|off",
            "own|away",
            "own|back",
            "which|move|a1 | b2",
            "which|claim|claim a1",
            "which|board|",
            "which|board|text",
            "which|show|",
            "which|hand|",
            "which|resign|",
            "which|snooze|",
            "which|abort|",
            "which|undo|",
            "which|draw|",
            "which|time|",
            "which|time|2",
            "which|replace|",
            "which|rematch|",
            "which|history|",
            "which|history|replay",
            "which|record|",
        ];
        for written in verbs {
            let action = Action::read(written).unwrap_or_else(|| panic!("{written}?"));
            assert_eq!(action.write().as_deref(), Some(written));
        }
    }

    #[test]
    fn what_old_cards_of_lobbies_hold_is_still_understood() {
        let verbs = [
            "join|K7QX||",
            "leave|K7QX||",
            "left|K7QX||",
            "strength|K7QX||",
            "everybody|K7QX||",
            "bot|K7QX||",
            "bot|K7QX||easy",
            "start|K7QX||",
            "cancel|K7QX||",
        ];
        for written in verbs {
            let action = Action::read(written).unwrap_or_else(|| panic!("{written}?"));
            assert_eq!(action.write().as_deref(), Some(written));
        }
    }

    #[test]
    fn what_old_messages_hold_about_an_analysis_is_still_understood() {
        let verbs = [
            "analysis|K7QX||",
            "overview|K7QX||",
            "review|K7QX|7|",
            "best|K7QX|7|",
            "line|K7QX|7|2",
            "through|K7QX||",
            "analysed|K7QX||",
        ];
        for written in verbs {
            let action = Action::read(written).unwrap_or_else(|| panic!("{written}?"));
            assert_eq!(action.write().as_deref(), Some(written));
        }
    }

    #[test]
    fn what_was_edited_by_hand_is_nothing() {
        let edited = [
            "",
            "turn",
            "turn|K7QX||",
            "turn|K7QX|3|a1",
            "turn|K7QX|+3|",
            "turn|K7QX|03|",
            "join|K7QX|3|",
            "join|K7QX||now",
            "accept|K7QX|3|",
            "accept|K7QX||draw",
            "take|K7QX|300|",
            "take|K7QX|0|",
            "take|K7QX|7|",
            "time|K7QX|7|",
            "gift|K7QX||",
            "gift|K7QX|7|",
            "gift|K7QX|2|0",
            "gift|K7QX|2|+5",
            "again|K7QX|3|",
            "answer|K7QX|3|draw",
            "history|K7QX||all",
            "back|K7QX|2|7",
            "review|K7QX|0|",
            "review|K7QX||",
            "analysis|K7QX|7|",
            "line|K7QX|7|",
            "line|K7QX|7|0",
            "line|K7QX|7|02",
            "line|K7QX|7|300",
            "games|mine all 00 ",
            "own|",
            "own|PointsOn",
            "which|hand|text",
            "which|board|picture",
            "page|kintei|",
            "page|kintei|03|",
            "page|kintei|300|",
            "page|kintei|3|ada",
            "page|kintei|3|0",
            "shelf",
            "shelf|all",
            "begin|kintei|together",
        ];
        for written in edited {
            assert_eq!(Action::read(written), None, "{written}");
        }
    }
}
