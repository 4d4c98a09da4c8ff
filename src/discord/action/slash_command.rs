//! A slash command about a match, kept in a menu while the person chooses the match.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::part::{Part, Parts, named};
use super::spending::FREE;
use super::spending::Spending::{Minor, Opening, Picture, Step, Study};
use super::verbs::verbs;

verbs! {
    /// A slash command about a match, with what it costs, also if a menu of matches comes first.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum SlashCommand in [text] {
        /// `/move` with this text; empty for the menus.
        "move" Move(text: String) => Step;
        /// `/claim` with this text; empty for the menus.
        "claim" Claim(text: String) => FREE;
        /// `/board`.
        "board" Board(text: Form) => Picture;
        /// `/board show:true`.
        "show" ShowBoard => Picture;
        /// `/hand`.
        "hand" Hand => Picture;
        /// `/hint`.
        "hint" Hint => Study;
        /// `/resign`.
        "resign" Resign => FREE;
        /// `/remind snooze`.
        "snooze" Snooze => Minor;
        /// `/break-off`, as a moderator perhaps for a reason.
        "abort" Abort(text: String) => Minor;
        /// `/plan`.
        "plan" Plan => Minor;
        /// `/undo`.
        "undo" Undo => Minor;
        /// `/draw`.
        "draw" Draw => Minor;
        /// `/time` for the seat with this number; empty for the rival the match waits for.
        "time" Time(text: String) => Minor;
        /// `/replace`.
        "replace" Replace => Minor;
        /// `/rematch`.
        "rematch" Rematch => Opening;
        /// `/history`.
        "history" History(text: Past)
            => if *text == Past::Replay { Study } else { Picture };
        /// `/record`.
        "record" Record => Picture;
    }
}

/// The form of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
pub enum Form {
    /// A picture.
    #[strum(serialize = "")]
    Picture,
    /// Text.
    #[strum(serialize = "text")]
    Text,
}

/// The form of a history.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
pub enum Past {
    /// Pages.
    #[strum(serialize = "")]
    Pages,
    /// An animated picture.
    #[strum(serialize = "replay")]
    Replay,
}

named!(Form, Past);

impl SlashCommand {
    /// Whether the command is only for a match that waits for the person.
    #[must_use]
    pub fn is_for_turn(&self) -> bool {
        use SlashCommand as Do;
        matches!(self, Do::Move(_) | Do::Hint | Do::Snooze)
    }
}

/// Name and text, which may contain separators.
impl Part for SlashCommand {
    fn write(&self, into: &mut Vec<String>) {
        into.push(self.name().to_owned());
        self.write_parts(into);
    }

    fn read(from: &mut Parts<'_>) -> Option<SlashCommand> {
        let name = from.next()?;
        SlashCommand::read_parts(name, Parts::whole(from.rest()?))
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<SlashCommand> {
        use proptest::prelude::*;
        let typed = "\\PC{0,40}".prop_map(SlashCommand::Move).boxed();
        let all = SlashCommand::each().into_iter().chain([typed]);
        proptest::strategy::Union::new(all).boxed()
    }
}
