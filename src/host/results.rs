//! The places of the seats, written at a match's end, and for older matches afterwards; and the
//! longest match of a game on a server.

use super::error::Error;
use super::matches::Host;
use super::record::Record;
use super::replaying::replayed;
use crate::pool::JobClass;
use crate::store::ids::MatchId;
use crate::store::{Error as StoreError, Writing, retry, transact_unlisted};
use tavolino_games::game::Outcome;

/// Matches processed in one go.
const BATCH: i64 = 20;

/// Matches that have ended before one of them is remarkably long, 10.
const FEWEST_BEFORE: i64 = 10;

/// The progress of writing results of older matches.
#[derive(Debug, Default)]
pub struct MissingResults {
    /// The last match processed.
    after: String,
    /// Matches that do not replay, and have no result until they do.
    pub broken: Vec<MatchId>,
}

/// The place of each seat, from seat 1 on. In a cooperative game all are first if they won, second
/// if they lost.
pub(super) fn places(outcome: &Outcome, seats: u8) -> Vec<u8> {
    match outcome {
        Outcome::Placed { places, .. } | Outcome::Drawn { places } => places.clone(),
        Outcome::Together { won } => vec![if *won { 1 } else { 2 }; seats.into()],
    }
}

/// The board of a cooperative match, by which it is counted; `None` for other matches.
pub(super) fn board_of(record: &Record) -> Option<String> {
    let (info, options) = (record.entry.info, &record.table.options);
    let board = || options.get("board").map_or("-", String::as_str).to_owned();
    (info.together)(options).then(board)
}

/// Counts a match among people on a server that has ended with a result.
pub(super) async fn count_length(
    writing: &mut Writing<'_>,
    record: &Record,
) -> Result<(), StoreError> {
    let people = record
        .seats
        .iter()
        .filter(|seat| seat.person.is_some() || seat.gone);
    let Some(guild) = record.row.guild.filter(|_| people.count() > 1) else {
        return Ok(());
    };
    let moves = i64::try_from(record.agreements.played).unwrap_or(i64::MAX);
    let game = record.entry.info.key;
    let (games, before) = writing.count_length(guild, game, moves).await?;
    if games > FEWEST_BEFORE && moves > before {
        writing.add_longest(record.id(), moves).await?;
    }
    Ok(())
}

impl Host {
    /// Writes the results of some matches that ended under a program without results; returns
    /// whether there may be more. After an interruption it continues: matches with results are not
    /// selected again.
    pub async fn write_results(&self, unwritten: &mut MissingResults) -> Result<bool, Error> {
        let ids = retry!(self.store.without_results(&unwritten.after, BATCH))?;
        for id in &ids {
            let Some(stored) = retry!(self.store.load(id))? else {
                continue;
            };
            let seats = stored.seats.len() as u8;
            let ended = match replayed(stored, JobClass::Long).await {
                Ok(record) => record.outcome().map(|outcome| (outcome, board_of(&record))),
                Err(_) => None,
            };
            match ended {
                Some((outcome, board)) => {
                    let places = places(&outcome, seats);
                    let written = transact_unlisted!(self.store, |tx| {
                        tx.set_results(id, &places, board.as_deref()).await
                    });
                    written?;
                }
                None => unwritten.broken.push(id.clone()),
            }
            id.as_str().clone_into(&mut unwritten.after);
        }
        Ok(ids.len() as i64 == BATCH)
    }

    /// The moves of a match that was the longest of its game on its server when it ended, after ten
    /// others; `None` for any other. A later delivery says the same.
    ///
    /// # Errors
    /// [`StoreError`] if the database fails.
    pub async fn longest(&self, record: &Record) -> Result<Option<i64>, StoreError> {
        if record.row.guild.is_none() {
            return Ok(None);
        }
        self.store.longest(record.id()).await
    }
}
