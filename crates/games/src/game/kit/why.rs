//! Why something that was typed is no turn, where several games know it alike.

use super::cells::Cells;
use super::grid::Cell;
use crate::game::lang::Lang;

/// Why nothing can be put on the cell called `word`: it is not on the board, or taken.
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

/// Why nothing of one's `own` goes from the cell called `from`: it is not on the board, empty, or another's.
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

/// Why nothing of one's `own` goes from the first cell said to the second, which has to be free.
#[must_use]
pub fn moving(
    board: impl Into<Cells>,
    own: Cells,
    taken: Cells,
    said: &[&str],
    lang: &Lang,
) -> Option<String> {
    let (from, rest) = said.split_first()?;
    let board = board.into();
    leaving(board, own, taken, from, lang).or_else(|| placing(board, taken, rest.first()?, lang))
}
