//! Words and text boards: what every game writes alike.

use super::cells::Cells;
use super::grid::{Cell, Grid};
use crate::game::lang::{Lang, Value, mark};
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

/// What was done, and below it who has thereby won: `key` with `report`, `winner` and `loser`.
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

/// Where the pieces of two seats stand: `first` and `second` name the seats, `first-cells` and `second-cells` list the
/// cells.
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
