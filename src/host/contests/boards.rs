//! The boards that teams play one after the other.

use std::time::Duration;

use crate::host::event::Event;
use crate::host::history::History;
use crate::store::contests::Contest;
use tavolino_games::board::GameEntry;
use tavolino_games::game::{Options, Table};

/// The boards in the order in which a team plays them, with their tokens.
pub(super) const BOARDS: [(&str, u32); 3] = [("4x", 16), ("on3rows", 25), ("6x", 36)];

/// Most people of a team.
const MOST: u32 = crate::contests::tables::MOST_SEATS as u32;

/// The table of a game for this many people together, on the board of a round, from 1 on; `None`
/// if the game has none.
pub(super) fn board_for(entry: &GameEntry, round: i64, seats: usize) -> Option<Table> {
    let (board, _) = BOARDS.get(usize::try_from(round).ok()?.checked_sub(1)?)?;
    let options = [("mode", "cooperative"), ("board", *board)];
    let options = options.map(|(key, value)| (key.to_owned(), value.to_owned()));
    let seats = u8::try_from(seats).ok()?;
    let table = entry
        .info
        .table(&Options::from(options), Some(seats))
        .ok()?;
    (entry.info.together)(&table.options).then_some(table)
}

/// The tokens on the board of a game, those among them that lay there from the start.
pub(super) fn placed(history: &History) -> i64 {
    let table = &history.record.table;
    let tokens = BOARDS
        .iter()
        .find(|(board, _)| table.option("board") == *board);
    let left_over = tokens.map_or(0, |(_, tokens)| tokens % u32::from(table.seats.max(1)));
    let turns = (1..=history.steps()).filter_map(|step| history.event(step));
    let turns = turns.filter(|event| matches!(event, Event::Turn { .. }));
    turns.count() as i64 + i64::from(left_over)
}

/// The time in which every game of a team ends by its clocks: a turn places a token.
pub(super) fn time_of(contest: &Contest) -> Duration {
    let Some(time) = contest.pace.time() else {
        return Duration::ZERO;
    };
    let board = |(_, tokens): (&str, u32)| MOST * time.bank + tokens * time.increment;
    BOARDS.into_iter().map(board).sum()
}
