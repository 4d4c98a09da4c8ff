//! The judgement of the games of a series that have not ended at its deadline. The series counts
//! it; the game itself may be played on, unrated.

use std::time::Duration;

use crate::contests::judging::{judge, judge_places, kept_waiting};
use crate::host::error::Error;
use crate::host::history::History;
use crate::host::matches::Host;
use crate::pool::{self, JobClass};
use crate::store::ids::MatchId;
use crate::store::matches::State;
use crate::store::series::{Series, SeriesMeeting};
use crate::store::time::Timestamp;
use crate::store::transact;
use tavolino_games::ai::value::Verdict;
use tavolino_games::board::{Board, Proof};
use tavolino_games::game::{Options, Seat};
use tavolino_games::solved;

/// Most seats of a game.
const MOST_SEATS: usize = 6;

impl Host {
    /// Judges the games of a meeting that have not ended.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub(super) async fn judge_meeting(
        &self,
        series: &Series,
        meeting: &SeriesMeeting,
        now: Timestamp,
    ) -> Result<(), Error> {
        let is_open = |state: Option<State>| {
            matches!(state, Some(State::Running | State::Lobby | State::Aside))
        };
        let (mut judged, mut unrated) = ([None, None], Vec::new());
        let games = [
            (&meeting.first, meeting.first_state),
            (&meeting.second, meeting.second_state),
        ];
        for (nth, (id, state)) in games.into_iter().enumerate() {
            let Some(id) = id else {
                judged[nth] = Some(1);
                continue;
            };
            if !is_open(state) {
                continue;
            }
            let halves = self.judged(id, now).await?;
            // The first person of the meeting has seat 1 in the first game alone.
            judged[nth] = Some(i64::from(if nth == 0 { halves } else { 2 - halves }));
            unrated.push(id);
        }
        let stored: Result<(), Error> = transact!(self.store, |tx| {
            tx.judge_series_meeting(series, meeting.nth, judged[0], judged[1])
                .await?;
            for id in &unrated {
                tx.set_rated(id, false).await?;
            }
            Ok(())
        });
        stored
    }

    /// The half points of seat 1 in a match that has not ended; a draw where it does not replay.
    async fn judged(&self, id: &MatchId, now: Timestamp) -> Result<u8, Error> {
        let halves = self.judge_match(id, move |history| halves_of_first(history, now));
        Ok(halves.await?.unwrap_or(1))
    }

    /// Judges a match that has not ended by its history; `None` where it does not replay.
    pub(in crate::host) async fn judge_match<T: Send + 'static>(
        &self,
        id: &MatchId,
        judge: impl FnOnce(&History) -> T + Send + 'static,
    ) -> Result<Option<T>, Error> {
        let history = match self.history(id).await {
            Ok(history) => history,
            Err(Error::Refused(_) | Error::Broken(..)) => return Ok(None),
            Err(error) => return Err(error),
        };
        let work = move || judge(&history);
        Ok(Some(pool::work(id.as_str(), JobClass::Long, work).await))
    }
}

/// The place of each seat of a game that has not ended: of two by the exact value of the position,
/// else by who kept the others waiting.
pub(in crate::host) fn places(history: &History, now: Timestamp) -> Vec<i64> {
    let record = &history.record;
    let seats = usize::from(record.table.seats);
    if (record.entry.info.together)(&record.table.options) {
        // Not won.
        return vec![2; seats];
    }
    if seats == 2 {
        return match halves_of_first(history, now) {
            0 => vec![2, 1],
            1 => vec![1, 1],
            _ => vec![1, 2],
        };
    }
    let Some(board) = record.board.as_deref() else {
        return vec![1; seats];
    };
    let staying = board.staying();
    let stays = (1..=record.table.seats).map(|seat| staying.contains(Seat(seat)));
    let stays: Vec<bool> = stays.collect();
    let kept: [Duration; MOST_SEATS] = kept_waiting(stretches(history, now));
    judge_places(&stays, &kept)
}

/// The half points of seat 1 by the exact value of the position, else by who kept the other
/// waiting.
fn halves_of_first(history: &History, now: Timestamp) -> u8 {
    let record = &history.record;
    let proved = record
        .board
        .as_deref()
        .and_then(|board| proved(board, record.entry.info, &record.table.options));
    judge(proved, kept_waiting(stretches(history, now)))
}

/// The stretches of a game: how long each was, and the only seat to act in it.
fn stretches(history: &History, now: Timestamp) -> Vec<(Duration, Option<usize>)> {
    let mut since = history.record.row.opened_at;
    let mut to_act = None;
    let mut stretches: Vec<(Duration, Option<usize>)> = Vec::new();
    for moment in history.moments() {
        if let Some(last) = &moment.last {
            stretches.push((since.until(last.logged.at), to_act));
            since = last.logged.at;
        }
        let seats = moment.board.to_act();
        to_act = seats
            .first()
            .filter(|_| seats.count() == 1)
            .map(Seat::index);
    }
    stretches.push((since.until(now), to_act));
    stretches
}

/// The half points of seat 1 with perfect play of both, from the table of the game; `None` where
/// there is none.
fn proved(board: &dyn Board, info: &tavolino_games::game::Info, options: &Options) -> Option<u8> {
    let seat = board.to_act().first()?;
    let table = solved::embedded(info, options)?;
    let study = board.study()?;
    let at_least = |verdict| study.has_turn(Proof::Table(&table), verdict);
    let own = if at_least(Verdict::Win)? {
        2
    } else {
        u8::from(at_least(Verdict::Draw)?)
    };
    Some(if seat == Seat(1) { own } else { 2 - own })
}
