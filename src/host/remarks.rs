//! Remarks at the end of a match: for a person who played against computers alone, about the way
//! their games go; among people, about the win.

use super::matches::Host;
use super::ratings::FEWEST_TURNS;
use super::record::Record;
use crate::store::Error as StoreError;
use crate::store::ids::{GuildId, UserId};
use tavolino_games::ai::Strength;
use tavolino_games::game::Seat;

/// A remark at the end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// It is the first match that the person has finished.
    FirstGame,
    /// It is the first match that the person has won; against a computer of this strength.
    FirstWin(Strength),
    /// The person has lost two matches of this game in a row; against a computer of this strength.
    TwoLosses(Strength),
}

/// A remarkable win among people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Honour {
    /// The last matches of this game on this server were all won; their number.
    Row(usize),
    /// It is the person's first win in this game on this server.
    FirstWin,
}

/// The score of a win.
const WON: i64 = 2;

/// Wins in a row that are remarkable.
const ROW: usize = 3;

/// Matches that are looked back on.
const REMEMBERED: i64 = 50;

impl Host {
    /// The remark at the end of a match against computers alone; `None` where there is none. It
    /// depends on earlier matches only, so that a later delivery says the same.
    ///
    /// # Errors
    /// [`StoreError`] if the database fails.
    pub async fn remark(&self, record: &Record) -> Result<Option<Remark>, StoreError> {
        let Some(person) = alone(record) else {
            return Ok(None);
        };
        let last = self
            .store
            .last_alone(person, record.entry.info.key, record.id());
        let last = last.await?;
        let is_lost = |(score, _): &(i64, String)| *score == 0;
        let Some(strength) = last.first().and_then(|(_, against)| against.parse().ok()) else {
            return Ok(None);
        };
        if last.len() == 2 && last.iter().all(is_lost) {
            return Ok(Some(Remark::TwoLosses(strength)));
        }
        let is_first = self.store.is_first_win(person, record.id()).await?;
        if is_first {
            return Ok(Some(Remark::FirstWin(strength)));
        }
        let is_first = self.store.is_first_result(person, record.id()).await?;
        Ok(is_first.then_some(Remark::FirstGame))
    }

    /// The remark about a win among people on a server, in which every seat had its turns, for a
    /// winner whom lists may show; `None` where there is none. It depends on earlier matches only,
    /// so that a later delivery says the same.
    ///
    /// # Errors
    /// [`StoreError`] if the database fails.
    pub async fn honour(&self, record: &Record) -> Result<Option<(Seat, Honour)>, StoreError> {
        let Some((guild, seat, winner)) = winner(record) else {
            return Ok(None);
        };
        if !self.store.rating_wishes(winner).await?.listed {
            return Ok(None);
        }
        let (game, id) = (record.entry.info.key, record.id());
        // Nobody is proud of a rival who left before the game began.
        let is_early = self.store.seats_with_fewer(id, FEWEST_TURNS).await?;
        if !is_early.is_empty() {
            return Ok(None);
        }
        let scores = self.store.scores_until(winner, guild, game, id, REMEMBERED);
        let scores = scores.await?;
        let row = scores.iter().take_while(|score| **score == WON).count();
        let wins = scores.iter().filter(|score| **score == WON).count();
        let is_first = wins == 1 && row == 1 && (scores.len() as i64) < REMEMBERED;
        Ok(if row >= ROW {
            Some((seat, Honour::Row(row)))
        } else {
            is_first.then_some((seat, Honour::FirstWin))
        })
    }
}

/// The server, the seat and the person of the only winner of a match among people.
fn winner(record: &Record) -> Option<(GuildId, Seat, UserId)> {
    let outcome = record.outcome().filter(|_| record.closed().is_none())?;
    let mut winners = outcome.places().map(|_| outcome.winners().iter())?;
    let (Some(seat), None) = (winners.next(), winners.next()) else {
        return None;
    };
    Some((record.row.guild?, seat, record.person_at(seat)?))
}

/// The person of a match that was played to its end in their direct messages.
fn alone(record: &Record) -> Option<UserId> {
    let is_such = record.is_alone() && record.is_direct() && record.outcome().is_some();
    let mut people = record.seats.iter().filter_map(|sitting| sitting.person);
    people.next().filter(|_| is_such)
}
