//! Planned answers in words, and the button that looks ahead.

use serenity::all::{ButtonStyle, CreateButton};

use super::controls::match_button;
use super::times;
use crate::discord::action::{ExerciseAction, MatchAction, OnPath, Path};
use crate::host::{Plan, Prepared, Record};
use tavolino_games::game::{Lang, Seat};

/// The button that looks ahead from the position of a player: **Plan ahead** while a person is to
/// answer it, else **What if …**. `None` where turns cannot be walked.
pub fn ahead_button(record: &Record, seat: Seat, lang: &Lang) -> Option<CreateButton> {
    let may = record.is_running() && record.staying().contains(seat) && record.looks_ahead(seat);
    let acting = record.to_act().first().filter(|_| may)?;
    let is_two = record.table.seats == 2 && !record.has_secrets();
    let is_plan = is_two && acting != seat && record.person_at(acting).is_some();
    let label = if is_plan {
        "button-plan-ahead"
    } else {
        "button-what-if"
    };
    let action = ahead(record, Path::default());
    match_button(
        record,
        action,
        &lang.say(label, &[]),
        ButtonStyle::Secondary,
    )
}

/// The action that looks ahead after a way of turns.
pub fn ahead(record: &Record, path: Path) -> MatchAction {
    let pressed = ExerciseAction::Open;
    MatchAction::Ahead(record.row.number, OnPath { path, pressed })
}

/// The answers of a plan, a line for each: below the answer that it follows.
pub fn lines(plan: &Plan, lang: &Lang) -> Vec<String> {
    let lines = plan.lines();
    let line = |line: &Vec<String>| {
        let before = lines.iter().filter(|other| is_before(other, line));
        let deep = before.clone().count();
        let known = before.map(Vec::len).max().unwrap_or_default();
        let (answer, turns) = line.split_last()?;
        let turns = turns.get(known..)?.join("` · `");
        let values = [("turns", turns.into()), ("answer", answer.as_str().into())];
        let key = if deep == 0 {
            "plan-line"
        } else {
            "plan-line-then"
        };
        Some(format!("{}- {}", "  ".repeat(deep), lang.say(key, &values)))
    };
    lines.iter().filter_map(line).collect()
}

/// Whether an answer is due before another one of the same line.
fn is_before(before: &[String], line: &[String]) -> bool {
    before.len() < line.len() && line.starts_with(before)
}

/// The size of a plan in one sentence.
pub fn size(plan: &Plan, lang: &Lang) -> String {
    let values = [
        ("answers", plan.lines().len().into()),
        ("deep", plan.deep().into()),
    ];
    lang.say("plan-size", &values)
}

/// A player's note to themselves, as a quotation; `None` without one.
pub fn note(prepared: &Prepared) -> Option<String> {
    let lines = prepared.note.lines().map(|line| format!("> {line}"));
    let lines: Vec<String> = lines.collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// The line above the menus of a player's turn about what was planned for it; `None` where nothing
/// was.
pub fn at_turn(prepared: &Prepared, lang: &Lang) -> Option<String> {
    match (&prepared.answer, prepared.due) {
        (Some(answer), Some(due)) => {
            let values = [
                ("turn", answer.as_str().into()),
                ("at", times::left(due).into()),
            ];
            Some(lang.say("plan-due", &values))
        }
        (Some(answer), None) => {
            let values = [("turn", answer.as_str().into())];
            Some(lang.say("plan-left", &values))
        }
        (None, _) => prepared.has_lapsed.then(|| lang.say("plan-lapsed", &[])),
    }
}

/// The line to a player about the answers that were planned in a match that is over; `None` without
/// any.
pub fn at_end(record: &Record, prepared: &Prepared, lang: &Lang) -> Option<String> {
    let is_over = !record.is_running() && prepared.played > 0;
    is_over.then(|| lang.say("plan-count", &[("count", prepared.played.into())]))
}
