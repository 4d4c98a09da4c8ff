//! The verb of a button or menu, in its `custom_id`: routed statelessly, so that it works after a
//! restart and years later.

pub mod exercise;
pub mod list;
pub mod looking;
pub mod match_action;
pub mod page;
pub mod part;
pub mod path;
pub mod reminders;
pub mod series;
pub mod slash_command;
pub mod spending;
mod verbs;
pub mod watching;
pub mod zone;

pub use self::exercise::{Answered, ExerciseAction};
pub use self::list::{List, Only};
pub use self::looking::LookingAction;
pub use self::match_action::{Answer, LobbyAction, MatchAction};
pub use self::page::{Eyes, Page, Study};
pub use self::path::{OnPath, Path};
pub use self::reminders::{ReminderAction, VacationAction};
pub use self::series::{ChallengeAnswer, ContestAction, LadderAction, LeagueAction};
pub use self::slash_command::{Form, Past, SlashCommand};
pub use self::spending::{FREE, Placement, Spending};
pub use self::watching::WatchAction;
pub use self::zone::InZone;

use self::part::{Parts, SEPARATOR, named};
use self::spending::Placement::{NewPrivate, NewPublic};
use self::spending::Spending::{Minor, Opening, Picture};
use self::verbs::verbs;
use crate::discord::limits;
use crate::host::{ChallengeId, ChannelId, ContestId, GuildId, MatchId, Strength, UserId};
use tavolino_games::puzzles::Level;

verbs! {
    /// The action of a button or menu. Games are given by their keys.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Action in [] {
        /// Shows the rules of a game.
        "rules" Rules(game: String) => Picture, NewPrivate;
        /// Shows a page of the rules of a game, by its place from 0, to the person who turns the
        /// pages of a public message; `None` in a private one.
        "page" RulesPage(game: String, page: u8, reader: Option<UserId>) => Picture;
        /// An action on a step of a game's lesson, by its place from 0.
        "learn" Lesson(game: String, step: u8, pressed: ExerciseAction) => pressed.cost(), pressed.placement();
        /// Shows the list of lessons.
        "lessons" Lessons => Minor, NewPrivate;
        /// A menu of lessons: goes on with the chosen one.
        "teach" Teach => Picture;
        /// An action on a puzzle of a game, by the puzzle's id.
        "puzzle" Puzzle(game: String, id: String, pressed: ExerciseAction) => pressed.cost(), pressed.placement();
        /// Shows a puzzle of a game for practice: of this level, `None` for the one that suits the
        /// person.
        "practice" Practice(game: String, level: Option<Level>) => Picture;
        /// A run of puzzles: begins one of a game, of every game if the key is empty; the next
        /// puzzle of the person's run without a kind.
        "run" Run(game: String, kind: String) => Picture;
        /// Opens the puzzle of today.
        "today" Today => Picture, NewPrivate;
        /// An action on the puzzle of a day.
        "daily" Daily(action: DailyAction, day: i64) => Picture;
        /// Shows the list of games.
        "shelf" Registry => Minor, NewPrivate;
        /// A menu of games: shows the chosen one.
        "choose" Choose => Picture, NewPrivate;
        /// A menu of games: shows the rules of the chosen one.
        "explain" Explain => Picture, NewPrivate;
        /// Opens a game with default options against such opponents.
        "begin" Begin(game: String, against: Against) => Opening, NewPrivate;
        /// Opens a game with default options in this channel.
        "begin" BeginIn(game: String, channel: ChannelId) => Opening;
        /// A menu of games: opens the chosen one, with a seat for this person.
        "with" With(guest: UserId) => Opening, NewPrivate;
        /// Opens a game with default options in this channel, with a seat for this person.
        "invite" Invite(game: String, channel: ChannelId, guest: UserId) => Opening;
        /// Starts a game against the computer in direct messages: who moves first; and at this
        /// strength, `None` asks for it.
        "alone" Alone(game: String, first: First, strength: Option<Strength>)
            => if strength.is_some() { Opening } else { Minor };
        /// An action on the caller's results in a game; in all games if the key is empty.
        "stats" Stats(action: StatsAction, game: String)
            => if *action == StatsAction::Graph { Picture } else { Minor };
        /// Posts the welcome for everyone.
        "welcome" Welcome => Picture, NewPublic;
        /// Shows the settings of the server.
        "settings" Settings => Minor, NewPrivate;
        /// Shows the table of a month, by its number.
        "month" Month(month: i64) => Picture;
        /// An action on the caller's wish for games.
        "looking" Looking(action: LookingAction)
            => Minor, if *action == LookingAction::Show { NewPrivate } else { Placement::InPlace };
        /// An action in the league of a game on a server.
        "league" League(action: LeagueAction, guild: GuildId, game: String) => Minor, NewPrivate;
        /// Asks for better words for a translation.
        "better" Better => Minor, NewPrivate;
        /// The field of those words.
        "bettered" SaveBetter => Minor, NewPrivate;
        /// An action in a contest.
        "contest" Contest(action: ContestAction, id: ContestId)
            => if *action == ContestAction::Standing { Picture } else { Minor }, NewPrivate;
        /// An action on the ladder of a game on a server.
        "ladder" Ladder(action: LadderAction, guild: GuildId, game: String) => Minor, NewPrivate;
        /// The answer to a challenge on a ladder.
        "challenge" Challenge(answer: ChallengeAnswer, id: ChallengeId) => Minor, NewPrivate;
        /// Shows the list of commands.
        "commands" Commands => Minor, NewPrivate;
        /// Shows a page of a list of matches.
        "games" Inbox(list: List) => Minor;
        /// A menu of filters for such a list.
        "filter" Filter(list: List) => Minor;
        /// A menu of matches, for this command.
        "which" Which(command: SlashCommand) => command.cost(), command.placement();
        /// Changes a setting of the server to this value, or to the chosen one if it is empty.
        "setting" Setting(setting: String, value: String) => Minor;
        /// Sets something in this time zone.
        "zone" Zone(set: InZone, zone: String) => Minor;
        /// A menu of people: blocks or unblocks the chosen one.
        "block" Block => Minor;
        /// Erases all data about the person.
        "forget" Forget => FREE;
        /// Erases nothing.
        "stay" Stay => Minor;
        /// An action on the person's reminders.
        "own" Reminders(action: ReminderAction)
            => Minor, if action.is_new() { NewPrivate } else { Placement::InPlace };
        /// An action on the person's vacation.
        "own" Vacation(action: VacationAction)
            => Minor, if *action == VacationAction::Show { NewPrivate } else { Placement::InPlace };
        of {
            /// An action in a match.
            Match(id: MatchId) in MatchAction;
        }
    }
}

/// The opponents in a game that a button opens.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
pub enum Against {
    /// Anyone who joins.
    #[strum(serialize = "")]
    Anyone,
    /// The computer.
    #[strum(serialize = "alone")]
    Computer,
}

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

named!(Against, DailyAction, First, StatsAction);

impl Action {
    /// The `custom_id`; `None` if it would exceed Discord's limit.
    #[must_use]
    pub fn write(&self) -> Option<String> {
        let mut parts = vec![self.name().to_owned()];
        self.write_parts(&mut parts);
        let written = parts.join(SEPARATOR);
        (written.chars().count() <= limits::CUSTOM_ID).then_some(written)
    }

    /// Parses a `custom_id`; `None` for any text that [`Action::write`] does not produce.
    #[must_use]
    pub fn read(custom_id: &str) -> Option<Action> {
        let (name, parts) = custom_id.split_once(SEPARATOR)?;
        let action = Action::read_parts(name, Parts::of(parts))?;
        (action.write().as_deref() == Some(custom_id)).then_some(action)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;
    use proptest::strategy::{Union, ValueTree};
    use proptest::test_runner::TestRunner;

    use super::*;
    use crate::discord::action::slash_command::Past;
    use crate::discord::action::spending::Spending;

    fn actions() -> impl Strategy<Value = Action> {
        Union::new(Action::each())
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

    /// An action of each verb.
    fn one_of_each() -> Vec<Action> {
        let mut runner = TestRunner::deterministic();
        let mut one = |verb: BoxedStrategy<Action>| verb.new_tree(&mut runner).unwrap().current();
        Action::each().into_iter().map(&mut one).collect()
    }

    #[test]
    fn these_buttons_are_free_and_no_others() {
        let one_of_each = one_of_each();
        let free = one_of_each.iter().filter(|action| action.cost().is_none());
        let names: BTreeSet<&str> = free
            .map(Action::name)
            .filter(|name| *name != "which")
            .collect();
        let expected = [
            "accept", "callout", "confirm", "decline", "forget", "resign", "resigned", "withdraw",
        ];
        assert_eq!(names, BTreeSet::from(expected));
        // The menu of matches costs as much as its command.
        let text = String::new;
        for command in [SlashCommand::Claim(text()), SlashCommand::Resign] {
            assert_eq!(Action::Which(command).cost(), None);
        }
        let replay = SlashCommand::History(Past::Replay);
        assert_eq!(Action::Which(replay).cost(), Some(Spending::Study));
        let pages = SlashCommand::History(Past::Pages);
        assert_eq!(Action::Which(pages).cost(), Some(Spending::Picture));
    }

    #[test]
    fn two_verbs_of_one_name_are_told_apart() {
        let one_of_each = one_of_each();
        assert!(one_of_each.len() > 60, "{} verbs", one_of_each.len());
        for action in one_of_each {
            let written = action.write().unwrap();
            assert_eq!(Action::read(&written), Some(action), "{written}");
        }
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
            "company|K7QX||",
            "with|81384788765712384",
            "invite|kintei|5|81384788765712384",
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
    fn what_old_cards_and_questions_hold_is_still_understood() {
        let verbs = [
            "watching|K7QX||tell",
            "watching|K7QX||unfollow",
            "substitute|K7QX|2|",
            "unless|K7QX|2|",
            "own|net",
            "own|no-net",
            "looking|show",
            "looking|games",
            "looking|stop",
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
