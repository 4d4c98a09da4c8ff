//! Buttons and menus for actions.

use serenity::all::{
    ButtonStyle, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};
use strum::VariantArray;

use crate::discord::action::{Action, ExerciseAction, MatchAction, Page, Study};
use crate::discord::limits;
use crate::discord::limits::fitting;
use crate::host::{Record, State, Strength};
use tavolino_games::game::Lang;
use tavolino_games::lessons::Lesson;

/// A button for an action; `None` if the action does not fit a `custom_id`.
pub fn button(action: &Action, label: &str, style: ButtonStyle) -> Option<CreateButton> {
    Some(
        CreateButton::new(action.write()?)
            .label(fitting(label, limits::BUTTON))
            .style(style),
    )
}

/// Buttons whose labels have these keys; without those whose action does not fit a `custom_id`.
pub fn labelled<'a>(
    buttons: impl IntoIterator<Item = (Action, &'a str, ButtonStyle)>,
    lang: &Lang,
) -> impl Iterator<Item = CreateButton> {
    let buttons = buttons.into_iter();
    buttons.filter_map(|(action, key, style)| button(&action, &lang.say(key, &[]), style))
}

/// A disabled button. The `id` is unique in its message.
pub fn disabled_button(id: &str, label: &str) -> CreateButton {
    CreateButton::new(id)
        .label(fitting(label, limits::BUTTON))
        .style(ButtonStyle::Secondary)
        .disabled(true)
}

/// A menu for an action, with at most [`limits::CHOICES`] options; `None` if the action does not
/// fit a `custom_id`.
pub fn menu(
    action: &Action,
    prompt: &str,
    options: Vec<CreateSelectMenuOption>,
) -> Option<CreateSelectMenu> {
    menu_of(action, prompt, CreateSelectMenuKind::String { options })
}

/// A menu of people, channels or options for an action; `None` if the action does not fit a
/// `custom_id`.
pub fn menu_of(
    action: &Action,
    prompt: &str,
    kind: CreateSelectMenuKind,
) -> Option<CreateSelectMenu> {
    let menu = CreateSelectMenu::new(action.write()?, kind);
    Some(menu.placeholder(fitting(prompt, limits::PROMPT)))
}

/// An option of a menu.
pub fn option(label: &str, value: impl Into<String>) -> CreateSelectMenuOption {
    CreateSelectMenuOption::new(fitting(label, limits::CHOICE), value)
}

/// An option of a menu, with a description below its label.
pub fn described_option(
    label: &str,
    value: impl Into<String>,
    description: &str,
) -> CreateSelectMenuOption {
    option(label, value).description(fitting(description, limits::CHOICE))
}

/// A button for each strength of the computer, the suggested one in colour.
pub fn strength_buttons(
    suggested: Strength,
    lang: &Lang,
    action: impl Fn(Strength) -> Action,
) -> Vec<CreateButton> {
    let strengths = Strength::VARIANTS.iter().copied();
    let of = |strength| {
        let label = lang.say(&format!("button-{strength}"), &[]);
        let style = if strength == suggested {
            ButtonStyle::Primary
        } else {
            ButtonStyle::Secondary
        };
        button(&action(strength), &label, style)
    };
    strengths.filter_map(of).collect()
}

/// The button **Learn** of a lesson.
pub fn learn_button(lesson: Lesson, lang: &Lang) -> Option<CreateButton> {
    let label = lang.say("button-learn", &[]);
    button(&opening_lesson(lesson), &label, ButtonStyle::Secondary)
}

/// The button **Learn** with the title of a lesson, where others than that of the game in view are
/// offered.
pub fn learn_button_of(lesson: Lesson, style: ButtonStyle, lang: &Lang) -> Option<CreateButton> {
    let values = [("game", lesson.title(lang).into())];
    let label = lang.say("button-learn-game", &values);
    button(&opening_lesson(lesson), &label, style)
}

/// The action that opens the first step of a lesson.
fn opening_lesson(lesson: Lesson) -> Action {
    Action::Lesson(lesson.key.to_owned(), 0, ExerciseAction::Open)
}

/// A button for an action in a match.
pub fn match_button(
    record: &Record,
    action: MatchAction,
    label: &str,
    style: ButtonStyle,
) -> Option<CreateButton> {
    button(&of_match(record, action), label, style)
}

/// An action in a match.
pub fn of_match(record: &Record, action: MatchAction) -> Action {
    Action::Match(record.id().clone(), action)
}

/// The buttons for a match's history, analysis, replay and record, as far as they exist yet.
pub fn history_buttons(record: &Record, lang: &Lang) -> Vec<CreateButton> {
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
