//! What a slash command about a match asks for, kept while the person says which match is meant.

use strum::{EnumCount, EnumString, IntoStaticStr};

use crate::discord::interaction::budgets::Spending;

/// A slash command about a match; written in a `custom_id` by its name here.
#[derive(Clone, Debug, PartialEq, Eq, EnumCount, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum SlashCommand {
    /// `/move` with this text; empty for the menus.
    Move(String),
    /// `/claim` with this text.
    Claim(String),
    /// `/board`, as a picture or as text.
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
    /// `/break-off`.
    Abort,
    /// `/undo`.
    Undo,
    /// `/draw`.
    Draw,
    /// `/time`, for the seat with this number; without one, for the rival it waits for.
    Time(String),
    /// `/replace`.
    Replace,
    /// `/rematch`.
    Rematch,
    /// `/history`, as pages or as one animated picture.
    History(bool),
    /// `/record`.
    Record,
}

impl SlashCommand {
    /// The budget the command is paid from, also where the person is first asked which match is meant; `None` if it is free.
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
            Do::Snooze | Do::Abort | Do::Undo | Do::Draw | Do::Time(_) | Do::Replace => {
                Spending::Minor
            }
        })
    }

    /// What a `custom_id` says of it: its name and a text.
    #[must_use]
    pub fn parts(&self) -> (&'static str, &str) {
        let text = match self {
            SlashCommand::Move(said) | SlashCommand::Claim(said) | SlashCommand::Time(said) => said,
            SlashCommand::Board(true) => "text",
            SlashCommand::History(true) => "replay",
            _ => "",
        };
        (self.into(), text)
    }

    /// What these parts ask for. A text that has no place in it is passed over: whoever reads a `custom_id` writes it
    /// again, and sees that it is not the same.
    #[must_use]
    pub fn read(name: &str, text: &str) -> Option<SlashCommand> {
        let mut command = name.parse().ok()?;
        match &mut command {
            SlashCommand::Move(said) | SlashCommand::Claim(said) | SlashCommand::Time(said) => {
                text.clone_into(said);
            }
            SlashCommand::Board(as_text) => *as_text = text == "text",
            SlashCommand::History(as_replay) => *as_replay = text == "replay",
            _ => {}
        }
        Some(command)
    }
}
