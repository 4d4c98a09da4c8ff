//! Words and text boards: what every game writes alike.

use super::cells::Cells;
use super::grid::{Cell, Grid};
use crate::game::lang::Lang;
use crate::game::lang::mark;
use crate::game::seat::Seat;
use crate::game::{Game, Shown};

/// Cells one after the other: `a1, b2`.
#[must_use]
pub fn list(cells: impl IntoIterator<Item = Cell>) -> String {
    let cells: Vec<String> = cells.into_iter().map(String::from).collect();
    cells.join(", ")
}

/// A text board: what stands where, then what happened last, then who is to act while it goes on.
#[must_use]
pub fn board<G: Game>(shown: &Shown<G>, drawing: String, last: Option<String>) -> String {
    let acts = |seat: Seat| format!("▶ {}", mark(seat));
    let acting: Vec<String> = shown.to_act.iter().map(acts).collect();
    let acting = (!shown.is_over()).then(|| acting.join("  "));
    let parts = [Some(drawing), last, acting];
    parts.into_iter().flatten().collect::<Vec<_>>().join("\n\n")
}

/// What happened last, to end an alt text with; nothing before the first turn.
#[must_use]
pub fn last(told: Option<String>, lang: &Lang) -> String {
    let last = |told: String| lang.say("last-turn", &[("report", told.into())]);
    told.map(last).unwrap_or_default()
}

/// A drawing of what stands where: the owner's mark, or a dot on a free cell.
#[must_use]
pub fn drawing(board: Grid, men: [Cells; 2]) -> String {
    board.draw(|cell| {
        let mut seats = [Seat(1), Seat(2)].into_iter();
        let owner = seats.find(|seat| men[seat.index()].contains(cell));
        owner.map_or('·', mark)
    })
}

/// Cells that belong together: `a1-b2-c3`.
#[must_use]
pub fn together(cells: &[Cell]) -> String {
    let cells: Vec<String> = cells.iter().copied().map(String::from).collect();
    cells.join("-")
}

/// From one cell to the next: `a1→b2→c3`.
#[must_use]
pub fn way(cells: &[Cell]) -> String {
    let cells: Vec<String> = cells.iter().copied().map(String::from).collect();
    cells.join("→")
}
