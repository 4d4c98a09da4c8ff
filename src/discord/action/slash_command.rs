//! A slash command about a match, kept in a menu while the person chooses the match.

use strum::{EnumCount, EnumString, IntoStaticStr};

use crate::discord::action::spending::Spending;

/// A slash command about a match; in a `custom_id` by its name here.
#[derive(Clone, Debug, PartialEq, Eq, EnumCount, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum SlashCommand {
    /// `/move` with this text; empty for the menus.
    Move(String),
    /// `/claim` with this text; empty for the menus.
    Claim(String),
    /// `/board`; `true` as text, `false` as a picture.
    Board(bool),
    /// `/board show:true`.
    #[strum(serialize = "show")]
    ShowBoard,
    /// `/hand`.
    Hand,
    /// `/hint`.
    Hint,
    /// `/resign`.
    Resign,
    /// `/remind snooze`.
    Snooze,
    /// `/break-off`, as a moderator perhaps for a reason.
    Abort(String),
    /// `/undo`.
    Undo,
    /// `/draw`.
    Draw,
    /// `/time` for the seat with this number; empty for the rival the match waits for.
    Time(String),
    /// `/replace`.
    Replace,
    /// `/rematch`.
    Rematch,
    /// `/history`; `true` as an animated picture, `false` as pages.
    History(bool),
    /// `/record`.
    Record,
}

impl SlashCommand {
    /// The budget the command is paid from, also if a menu of matches comes first; `None` if it is free.
    #[must_use]
    pub fn spending(&self) -> Option<Spending> {
        use SlashCommand as Do;
        Some(match self {
            Do::Claim(_) | Do::Resign => return None,
            Do::Move(_) => Spending::Step,
            Do::Board(_) | Do::ShowBoard | Do::Hand | Do::History(false) | Do::Record => {
                Spending::Picture
            }
            Do::Hint | Do::History(true) => Spending::Study,
            Do::Rematch => Spending::Opening,
            Do::Snooze | Do::Abort(_) | Do::Undo | Do::Draw | Do::Time(_) | Do::Replace => {
                Spending::Minor
            }
        })
    }

    /// Whether the command is only for a match that waits for the person.
    #[must_use]
    pub fn is_for_turn(&self) -> bool {
        use SlashCommand as Do;
        matches!(self, Do::Move(_) | Do::Hint | Do::Snooze)
    }

    /// Name and text, for a `custom_id`.
    #[must_use]
    pub fn parts(&self) -> (&'static str, &str) {
        let text = match self {
            SlashCommand::Move(text)
            | SlashCommand::Claim(text)
            | SlashCommand::Time(text)
            | SlashCommand::Abort(text) => text,
            SlashCommand::Board(true) => "text",
            SlashCommand::History(true) => "replay",
            _ => "",
        };
        (self.into(), text)
    }

    /// The command with these parts; `None` for an unknown name. A superfluous text is ignored: [`Action::read`] compares
    /// the whole `custom_id`.
    ///
    /// [`Action::read`]: super::action::Action::read
    #[must_use]
    pub fn read(name: &str, text: &str) -> Option<SlashCommand> {
        let mut command = name.parse().ok()?;
        match &mut command {
            SlashCommand::Move(own)
            | SlashCommand::Claim(own)
            | SlashCommand::Time(own)
            | SlashCommand::Abort(own) => {
                text.clone_into(own);
            }
            SlashCommand::Board(as_text) => *as_text = text == "text",
            SlashCommand::History(as_replay) => *as_replay = text == "replay",
            _ => {}
        }
        Some(command)
    }
}
