//! Rematches, with the seats rotated.

use std::sync::Arc;

use super::error::Error;
use super::matches::Host;
use super::opening::{Games, Opening};
use super::record::Record;
use super::refusal::Refusal;
use crate::store::ids::{InteractionId, MatchId, UserId};
use crate::store::matches::State;
use crate::store::time::Timestamp;
use tavolino_games::game::{Lang, Rng};

/// The number of games of a rematch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// As many as before: a meeting after a meeting.
    AsBefore,
    /// A meeting.
    Meeting,
}

/// The result of asking for a rematch.
#[derive(Debug)]
pub enum Rematch {
    /// The rematch was opened.
    Opened(Arc<Record>),
    /// Another person had opened the rematch, and this one has joined.
    Joined(Arc<Record>),
    /// The rematch exists, and the person has nothing to do.
    Exists(Arc<Record>),
}

impl Host {
    /// Opens a rematch of a finished match for all its players, or joins the open one. A match has
    /// one rematch, not counting cancelled ones.
    ///
    /// # Errors
    /// A refusal for an unfinished match, for an outsider, or by the settings of the server.
    pub async fn rematch(
        &self,
        id: &MatchId,
        person: UserId,
        interaction: InteractionId,
        again: Again,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Rematch, Error> {
        let record = self.look(id).await?;
        if record.row.state != State::Over {
            return Err(Refusal::NotOver.into());
        }
        record.seat_of(person).ok_or(Refusal::NotSeated)?;
        let first = record.first_id();
        if let Some(again) = self.store.rematch_of(first).await? {
            return self.join_rematch(&again, person, rng, now).await;
        }
        if !record.has_channel() {
            return Err(Refusal::NoTable.into());
        }
        if let Some(other) = self.other(&record).await?
            && other.is_running()
        {
            return Err(Refusal::OtherNotOver(other.id().to_string()).into());
        }
        let people = record.seats.iter().filter_map(|sitting| sitting.person);
        let computers = record.seats.iter().filter_map(|sitting| sitting.computer);
        // The seats are assigned at the start.
        let computers = (2..).zip(computers);
        let is_rated = record.row.rated && !self.asks_about_rating(person, &record).await?;
        let opening = Opening {
            entry: record.entry,
            table: record.table.clone(),
            listed: true,
            exact: false,
            rated: is_rated,
            invited: people.filter(|other| *other != person).collect(),
            seat: 1,
            votes: false,
            computers: computers.collect(),
            by: person,
            pace: record.row.pace,
            lang: self.language_of_rematch(&record).await?.code(),
            guild: record.row.guild,
            channel: record.row.channel,
            within: record
                .row
                .place
                .filter(|place| *place == record.row.channel),
            interaction,
            after: Some(first.clone()),
            games: match again {
                Again::AsBefore if !record.is_meeting() => Games::One,
                _ => Games::Two,
            },
            by_code: false,
            panel: None,
        };
        let opened = self.open(opening, rng, now).await?;
        if opened.row.interaction == interaction {
            return Ok(Rematch::Opened(opened));
        }
        // Another person opened the rematch at the same time.
        self.join_rematch(opened.id(), person, rng, now).await
    }

    /// The language that the server has set by now, else that of the match.
    async fn language_of_rematch(&self, record: &Record) -> Result<Lang, Error> {
        let mut set = None;
        if let Some(guild) = record.row.guild {
            self.read_server_language(guild).await?;
            set = self.server_language(guild);
        }
        Ok(set.unwrap_or_else(|| Lang::of(&record.row.lang)))
    }

    async fn join_rematch(
        &self,
        again: &MatchId,
        person: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Rematch, Error> {
        // Nobody is asked here, and who never answered plays unrated.
        let lobby = self.look(again).await?;
        let is_asked = lobby.row.state == State::Lobby
            && lobby.seat_of(person).is_none()
            && self.asks_about_rating(person, &lobby).await?;
        let joined = if is_asked {
            self.join_unrated(again, person, rng, now).await
        } else {
            self.join(again, person, rng, now).await
        };
        match joined {
            Ok(record) => Ok(Rematch::Joined(record)),
            Err(Error::Refused(refusal)) if !matches!(refusal, Refusal::Restricted(_)) => {
                Ok(Rematch::Exists(self.look(again).await?))
            }
            Err(error) => Err(error),
        }
    }
}
