//! **Show me**: the solution of a puzzle that is over, step by step on the board.

use serenity::all::{ButtonStyle, CreateButton};

use super::page::Page;
use super::solution::boards;
use crate::discord::action::ExerciseAction;
use crate::discord::view::Reply;
use crate::host::{Error, Refusal};
use crate::pool::{self, JobClass};

/// The board after a step of the solution, 0 for the position itself; before the puzzle is over its
/// first menu.
///
/// # Errors
///
/// [`Refusal::MovedOn`] for a step that there is not, as in a forged button.
pub async fn watch(page: &Page<'_>, step: u8) -> Result<Reply, Error> {
    if !page.is_over() {
        return page.open().await;
    }
    let puzzle = page.puzzle.clone();
    let boards = pool::work(page.owner(), JobClass::Short, move || boards(&puzzle)).await;
    let boards = boards.ok_or(Refusal::MovedOn)?;
    let board = boards.get(usize::from(step)).ok_or(Refusal::MovedOn)?;
    let last = boards.len() - 1;
    let words = if step == 0 {
        page.task()
    } else {
        let report = board.describe(Some(page.puzzle.seat), &page.lang);
        let values = [
            ("step", step.into()),
            ("steps", last.into()),
            ("report", report.unwrap_or_default().into()),
        ];
        page.lang.say("puzzle-step", &values)
    };
    let before = step.checked_sub(1);
    let before =
        before.and_then(|before| button(page, before, "button-before", ButtonStyle::Secondary));
    let after = (usize::from(step) < last)
        .then(|| button(page, step + 1, "button-after", ButtonStyle::Primary))
        .flatten();
    let buttons = before.into_iter().chain(after).chain(page.onward());
    let shown = page.message(&**board, &words).await;
    Ok(shown.buttons(buttons.collect()))
}

fn button(page: &Page<'_>, step: u8, label: &str, style: ButtonStyle) -> Option<CreateButton> {
    page.button(&page.to(ExerciseAction::Watch(step)), label, style)
}
