//! Shared explanations of illegal turns.

use super::cells::Cells;
use super::grid::Cell;
use crate::game::lang::Lang;

/// Returns the reason no piece can be placed on the cell `word`: off the board or taken; `None` if
/// it can.
#[must_use]
pub fn placing(board: impl Into<Cells>, taken: Cells, word: &str, lang: &Lang) -> Option<String> {
    let cell: Cell = word.parse().ok()?;
    let key = if !board.into().contains(cell) {
        "why-no-cell"
    } else if taken.contains(cell) {
        "why-taken"
    } else {
        return None;
    };
    Some(lang.say(key, &[("cell", word.into())]))
}

/// Returns the reason no piece of `own` can leave the cell `from`: off the board, empty or another
/// seat's; `None` if it can.
#[must_use]
pub fn leaving(
    board: impl Into<Cells>,
    own: Cells,
    taken: Cells,
    from: &str,
    lang: &Lang,
) -> Option<String> {
    let cell: Cell = from.parse().ok()?;
    let key = if !board.into().contains(cell) {
        "why-no-cell"
    } else if own.contains(cell) {
        return None;
    } else if taken.contains(cell) {
        "why-others"
    } else {
        "why-empty"
    };
    Some(lang.say(key, &[("cell", from.into())]))
}

/// Returns the reason no piece of `own` can move from the first cell of `prefix` to the second,
/// which must be free; `None` if it can.
#[must_use]
pub fn moving(
    board: impl Into<Cells>,
    own: Cells,
    taken: Cells,
    prefix: &[&str],
    lang: &Lang,
) -> Option<String> {
    let (from, rest) = prefix.split_first()?;
    let board = board.into();
    leaving(board, own, taken, from, lang).or_else(|| placing(board, taken, rest.first()?, lang))
}
