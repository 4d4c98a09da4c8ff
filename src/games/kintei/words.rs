//! Kintei in words: alt text, text board, reports and questions.

use super::{BOARD, Cell, Game, Kintei, Turn};
use crate::game::lang::mark;
use crate::game::{Lang, Seat};

/// The leaf in the text board.
const LEAF: char = '✿';

pub(super) fn alt(view: &Kintei, lang: &Lang) -> String {
    let name = |seat| lang.seat(Kintei::INFO, seat);
    let state = lang.standing(Kintei::INFO, view.acting().into(), view.winners());
    let list = |seat| {
        let cells: Vec<String> = view.pawns(seat).map(String::from).collect();
        cells.join(", ")
    };
    lang.say(
        "kintei-alt",
        &[
            ("state", state.into()),
            ("first", name(Seat(1)).into()),
            ("first-cells", list(Seat(1)).into()),
            ("second", name(Seat(2)).into()),
            ("second-cells", list(Seat(2)).into()),
            ("leaf", view.leaf().to_string().into()),
            ("last", last(view, lang).into()),
        ],
    )
}

fn last(view: &Kintei, lang: &Lang) -> String {
    let Some(last) = view.last() else {
        return String::new();
    };
    let key = match (last.leaf, last.pawn) {
        (Some(_), Some(_)) => "kintei-last-both",
        (Some(_), None) => "kintei-last-leaf",
        _ => "kintei-last-pawn",
    };
    let mut variables = Vec::new();
    if let Some((from, _)) = last.leaf {
        variables.push(("leaf-from", from.to_string().into()));
    }
    if let Some((from, to)) = last.pawn {
        variables.push(("pawn-from", from.to_string().into()));
        variables.push(("pawn-to", to.to_string().into()));
    }
    lang.say(key, &variables)
}

/// The board in marks; below it what moved last, and who acts.
pub(super) fn text(view: &Kintei) -> String {
    let at = |cell: Cell| {
        let owner = [Seat(1), Seat(2)]
            .into_iter()
            .find(|&seat| view.pawns(seat).any(|pawn| pawn == cell));
        match owner {
            Some(seat) => mark(seat),
            None if view.leaf() == cell => LEAF,
            None => '·',
        }
    };
    let mut parts = vec![BOARD.draw(at)];
    if let Some(last) = view.last() {
        let way = |mark: char, (from, to): (Cell, Cell)| format!("{mark} {from}→{to}");
        let ways = [
            last.leaf.map(|ways| way(LEAF, ways)),
            last.pawn.map(|ways| way(mark(last.seat), ways)),
        ];
        parts.push(ways.into_iter().flatten().collect::<Vec<_>>().join("  "));
    }
    if view.winners().is_none() {
        parts.push(format!("▶ {}", mark(view.acting())));
    }
    parts.join("\n\n")
}

pub(super) fn report(game: &Kintei, seat: Seat, turn: Turn, lang: &Lang) -> String {
    let name = |seat| lang.seat(Kintei::INFO, seat);
    let mut variables = vec![("seat", name(seat).into())];
    if let Some(leaf) = turn.leaf {
        variables.push(("leaf", leaf.to_string().into()));
    }
    if let Some((from, to)) = turn.pawn {
        variables.push(("from", from.to_string().into()));
        variables.push(("to", to.to_string().into()));
    }
    let home = turn.leaf.and_then(Kintei::home);
    if let Some(home) = home {
        variables.push(("home", name(home).into()));
    }
    let key = match (home, game.opening) {
        (Some(_), _) => "kintei-report-home",
        (None, true) => "kintei-report-pawn",
        (None, false) => "kintei-report-both",
    };
    lang.say(key, &variables)
}

pub(super) fn prompt(game: &Kintei, said: usize, lang: &Lang) -> String {
    let asked = if game.opening { said + 1 } else { said };
    let key = match asked {
        0 => "kintei-prompt-leaf",
        1 => "kintei-prompt-pawn",
        _ => "kintei-prompt-to",
    };
    lang.say(key, &[])
}
