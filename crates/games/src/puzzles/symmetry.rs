//! Keys of positions that are equal up to the symmetries of a board, in games whose rules know no
//! such key.

use serde_json::Value;

use super::id;
use crate::board::{Board, GameEntry};
use crate::game::Table;
use crate::game::kit::symmetry::Symmetry;

/// Returns a number that is equal for positions that differ only by a symmetry; `None` if the trace
/// cannot be played.
///
/// A symmetry counts if it maps the legal turns of every position of the trace to those of the
/// mapped trace.
#[must_use]
pub fn key(game: &GameEntry, table: &Table, trace: &[String]) -> Option<u128> {
    let open = || (game.open)(table, Value::Null).ok();
    let mut board = open()?;
    let mut boards = Vec::new();
    for turn in trace {
        boards.push(board.boxed());
        let seat = board.to_act().first()?;
        board.play(seat, turn).ok()?;
    }
    let study = board.study()?;
    let mut least = study.key();
    if study.has_symmetric_key() {
        return Some(least);
    }
    for symmetry in symmetries(game, table) {
        let map = |turn: &str| mapped(game, table, symmetry, turn);
        if let Some(image) = image(open()?, &boards, trace, &map) {
            least = least.min(image.study()?.key());
        }
    }
    Some(least)
}

/// Returns a number that is equal for turns after a deal that differ only by a symmetry of the
/// board, and by their order where it says nothing. It does not change with pictures or their
/// texts.
#[must_use]
pub fn key_of_turns(game: &GameEntry, table: &Table, deal: &Value, trace: &[String]) -> u64 {
    let dealt = deal.to_string();
    let images = symmetries(game, table).map(|symmetry| {
        let map = |text: &str| mapped(game, table, symmetry, text);
        let mut turns: Vec<String> = trace.iter().map(|turn| map(turn)).collect();
        if game.mining.is_unordered {
            turns.sort_unstable();
            return id::hash(&turns.join(","));
        }
        let cells: Vec<String> = dealt.split('"').map(map).collect();
        id::hash(&format!("{} {}", cells.join("\""), turns.join(",")))
    });
    images.min().unwrap_or_default()
}

/// Returns the symmetries of the board of a table.
fn symmetries(game: &GameEntry, table: &Table) -> impl Iterator<Item = Symmetry> {
    let grid = (game.info.grid)(&table.options);
    Symmetry::all(grid.is_none_or(|grid| grid.files == grid.ranks))
}

fn mapped(game: &GameEntry, table: &Table, symmetry: Symmetry, text: &str) -> String {
    (game.mining.mapped)(text, symmetry, (game.info.grid)(&table.options))
}

/// Returns the position after the mapped trace; `None` if the map is no symmetry of it.
fn image(
    mut board: Box<dyn Board>,
    boards: &[Box<dyn Board>],
    trace: &[String],
    map: &dyn Fn(&str) -> String,
) -> Option<Box<dyn Board>> {
    for (original, turn) in boards.iter().zip(trace) {
        let seat = board.to_act().first()?;
        let mut mapped: Vec<String> = original.turns(seat).iter().map(|turn| map(turn)).collect();
        let mut turns = board.turns(seat);
        mapped.sort_unstable();
        turns.sort_unstable();
        if mapped != turns {
            return None;
        }
        board.play(seat, &map(turn)).ok()?;
    }
    Some(board)
}
