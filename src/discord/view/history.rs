//! The buttons for a match's history, analysis, replay and record.

use serenity::all::{ButtonStyle, CreateButton};

use super::controls::match_button;
use crate::discord::action::{MatchAction, Page, Study};
use crate::host::{Record, State};
use tavolino_games::game::Lang;

/// The buttons for a match's history, analysis, replay and record, as far as they exist yet.
pub fn buttons(record: &Record, lang: &Lang) -> Vec<CreateButton> {
    let over = record.row.state == State::Over;
    let buttons = [
        (MatchAction::History(Page::Entry), "button-history", true),
        (MatchAction::Study(Study::Entry), "button-analysis", over),
        (MatchAction::Replay, "button-replay", over),
        (MatchAction::Record, "button-record", record.is_public()),
    ];
    let buttons = buttons.into_iter().filter(|(_, _, offered)| *offered);
    buttons
        .filter_map(|(action, label, _)| secondary_button(record, action, &lang.say(label, &[])))
        .collect()
}

/// A grey button for an action in a match.
pub fn secondary_button(record: &Record, action: MatchAction, label: &str) -> Option<CreateButton> {
    match_button(record, action, label, ButtonStyle::Secondary)
}
