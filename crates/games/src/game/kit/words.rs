//! Shared sentences and text boards.

use super::cells::Cells;
use super::grid::{Cell, Grid};
use crate::game::lang::{Lang, Value, mark};
use crate::game::seat::Seat;
use crate::game::{Game, Shown};

/// Returns cells as a list: `a1, b2`.
#[must_use]
pub fn list(cells: impl IntoIterator<Item = Cell>) -> String {
    let cells: Vec<String> = cells.into_iter().map(String::from).collect();
    cells.join(", ")
}

/// Returns a text board: the drawing, the last deed, and the seats to act while the game runs.
#[must_use]
pub fn board<G: Game>(shown: &Shown<G>, drawing: String, last: Option<String>) -> String {
    let acts = |seat: Seat| format!("▶ {}", mark(seat));
    let acting: Vec<String> = shown.to_act.iter().map(acts).collect();
    let acting = (!shown.is_over()).then(|| acting.join("  "));
    let parts = [Some(drawing), last, acting];
    parts.into_iter().flatten().collect::<Vec<_>>().join("\n\n")
}

/// Returns the sentence about the last deed in an alt text; `None` before the first turn.
#[must_use]
pub fn last(report: Option<String>, lang: &Lang) -> Option<String> {
    report.map(|report| lang.say("last-turn", &[("report", report.into())]))
}

/// Returns the sentences that exist, one after the other.
#[must_use]
pub fn sentences(all: impl IntoIterator<Item = Option<String>>) -> String {
    all.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns the sentence `key` about a winning deed, with the variables `report`, `winner` and
/// `loser`.
#[must_use]
pub fn won<G: Game>(key: &str, report: String, winner: Seat, lang: &Lang) -> String {
    let name = |seat| lang.seat(G::INFO, seat);
    let variables = [
        ("report", report.into()),
        ("winner", name(winner).into()),
        ("loser", name(winner.rival()).into()),
    ];
    lang.say(key, &variables)
}

/// Returns variables with the pieces of two seats: `first` and `second` name the seats,
/// `first-cells` and `second-cells` list the cells.
#[must_use]
pub fn whereabouts<G: Game>(
    pieces: [Cells; 2],
    lang: &Lang,
) -> [(&'static str, Value<'static>); 4] {
    let name = |seat| lang.seat(G::INFO, seat);
    let [first, second] = pieces.map(|cells| list(cells.iter()));
    [
        ("first", name(Seat(1)).into()),
        ("first-cells", first.into()),
        ("second", name(Seat(2)).into()),
        ("second-cells", second.into()),
    ]
}

/// Returns a drawing of the pieces: the owner's mark, or a dot on a free cell.
#[must_use]
pub fn drawing(board: Grid, pieces: [Cells; 2]) -> String {
    board.draw(|cell| {
        let mut seats = [Seat(1), Seat(2)].into_iter();
        let owner = seats.find(|seat| pieces[seat.index()].contains(cell));
        owner.map_or('·', mark)
    })
}

/// Returns adjacent cells joined: `a1-b2-c3`.
#[must_use]
pub fn together(cells: &[Cell]) -> String {
    let cells: Vec<String> = cells.iter().copied().map(String::from).collect();
    cells.join("-")
}

/// Returns the path from cell to cell: `a1→b2→c3`.
#[must_use]
pub fn way(cells: &[Cell]) -> String {
    let cells: Vec<String> = cells.iter().copied().map(String::from).collect();
    cells.join("→")
}
