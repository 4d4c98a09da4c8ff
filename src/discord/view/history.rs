//! The buttons that lead to what was played: its pages, its analysis, its replay, its record.

use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::interaction::request::match_action::MatchAction;
use crate::discord::interaction::request::page::Page;
use crate::discord::interaction::request::study::Study;
use crate::discord::view::controls::match_button;
use crate::host::{Record, State};
use tavolino_games::game::Lang;

/// The buttons that lead to what was played.
pub fn buttons(record: &Record, lang: &Lang) -> Vec<CreateButton> {
    let over = record.state == State::Over;
    let shown = [
        (MatchAction::History(Page::Entry), "button-history", true),
        (MatchAction::Study(Study::Entry), "button-analysis", over),
        (MatchAction::Replay, "button-replay", over),
        (MatchAction::Record, "button-record", record.is_public()),
    ];
    let shown = shown.into_iter().filter(|(_, _, offered)| *offered);
    shown
        .filter_map(|(action, label, _)| grey(record, action, &lang.say(label, &[])))
        .collect()
}

/// A button of the quiet kind, for something asked for about a match.
pub fn grey(record: &Record, action: MatchAction, label: &str) -> Option<CreateButton> {
    match_button(record, action, label, ButtonStyle::Secondary)
}
