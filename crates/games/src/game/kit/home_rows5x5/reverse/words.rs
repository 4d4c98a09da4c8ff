//! Sentences about a forbidden reverse.

use super::{BOARD, Position, Turn};
use crate::game::kit::grid::Cell;
use crate::game::kit::why;
use crate::game::kit::words::{last, sentences, whereabouts};
use crate::game::lang::Lang;
use crate::game::seat::Seat;
use crate::game::{Game, Shown};

/// Returns the forbidden turn while the game runs.
fn banned<G: Game>(shown: &Shown<G>, position: &Position) -> Option<Turn> {
    position.banned.filter(|_| !shown.is_over())
}

/// Returns the alt text with the sentences of the keys for the pieces and for the forbidden turn,
/// and the report of the last turn.
#[must_use]
pub fn alt<G: Game>(
    shown: &Shown<G>,
    position: &Position,
    [pieces, ban]: [&str; 2],
    report: Option<String>,
    lang: &Lang,
) -> String {
    let banned = banned(shown, position).map(|turn| {
        let variables = [
            ("seat", lang.seat(G::INFO, position.to_act).into()),
            ("turn", turn.to_string().into()),
        ];
        lang.say(ban, &variables)
    });
    let pieces = lang.say(pieces, &whereabouts::<G>(position.pieces, lang));
    let state = shown.standing(lang);
    sentences([Some(state), Some(pieces), last(report, lang), banned])
}

/// Returns the line of a text board with the forbidden turn, after a line break; empty if there is
/// none.
#[must_use]
pub fn ban_line<G: Game>(shown: &Shown<G>, position: &Position) -> String {
    let line = banned(shown, position).map(|turn| format!("\n✗ {turn}"));
    line.unwrap_or_default()
}

/// Returns the label `key` of a target cell with a piece on it.
#[must_use]
pub fn label(
    position: &Position,
    prefix: &[&str],
    word: &str,
    key: &str,
    lang: &Lang,
) -> Option<String> {
    let to: Cell = word.parse().ok()?;
    let is_taken = prefix.len() == 1 && position.occupied().contains(to);
    is_taken.then(|| lang.say(key, &[("cell", word.into())]))
}

/// Returns the reason a turn is illegal, with the keys for the forbidden turn and for a piece that
/// cannot be moved.
#[must_use]
pub fn why(
    position: &Position,
    seat: Seat,
    prefix: &[&str],
    [back, blocked]: [&str; 2],
    lang: &Lang,
) -> Option<String> {
    let (own, taken) = (position.pieces(seat), position.occupied());
    let is_banned = |turn: Turn| turn.to_string() == prefix.join(" ");
    let back = || {
        let is_banned = position.banned.is_some_and(is_banned);
        is_banned.then(|| lang.say(back, &[]))
    };
    let blocked = || {
        let to: Cell = prefix.get(1)?.parse().ok()?;
        taken.contains(to).then(|| lang.say(blocked, &[]))
    };
    why::leaving(BOARD, own, taken, prefix.first()?, lang)
        .or_else(back)
        .or_else(blocked)
}
