//! Playing it again, with the seats rotated.

use std::sync::Arc;

use super::error::Error;
use super::matches::Host;
use super::opening::Opening;
use super::record::Record;
use super::refusal::Refusal;
use crate::store::ids::{InteractionId, MatchId, UserId};
use crate::store::matches::State;
use crate::store::time::Timestamp;
use tavolino_games::game::{Lang, Rng};

/// What came of wanting a rematch.
#[derive(Debug)]
pub enum Again {
    /// It was opened.
    Opened(Arc<Record>),
    /// Somebody else had opened it, and the person has joined.
    Joined(Arc<Record>),
    /// It is there, and there is nothing to do for this person.
    Exists(Arc<Record>),
}

impl Host {
    /// Opens a rematch of a finished match with everybody who sat in it, or joins the one that is open. A match has one, but for
    /// those that were called off before they began.
    pub async fn rematch(
        &self,
        id: &MatchId,
        person: UserId,
        interaction: InteractionId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Again, Error> {
        let record = self.look(id).await?;
        if record.state != State::Over {
            return Err(Refusal::NotOver.into());
        }
        record.seat_of(person).ok_or(Refusal::NotSeated)?;
        if let Some(again) = self.store.rematch_of(id).await? {
            return self.join_rematch(&again, person, rng, now).await;
        }
        if !record.has_table() {
            return Err(Refusal::NoTable.into());
        }
        let people = record.seats.iter().filter_map(|sitting| sitting.person);
        let computers = record.seats.iter().filter_map(|sitting| sitting.computer);
        // Where anybody sits is settled when it starts.
        let computers = (2..).zip(computers);
        let opening = Opening {
            kind: record.kind,
            table: record.table.clone(),
            listed: true,
            invited: people.filter(|other| *other != person).collect(),
            computers: computers.collect(),
            by: person,
            pace: record.pace,
            lang: Lang::of(&record.lang).code(),
            guild: record.guild,
            channel: record.channel,
            within: record.place.filter(|place| *place == record.channel),
            interaction,
            after: Some(id.clone()),
        };
        let opened = self.open(opening, rng, now).await?;
        if opened.interaction == interaction {
            return Ok(Again::Opened(opened));
        }
        // Somebody else was first.
        self.join_rematch(opened.id(), person, rng, now).await
    }

    async fn join_rematch(
        &self,
        again: &MatchId,
        person: UserId,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<Again, Error> {
        match self.join(again, person, rng, now).await {
            Ok(record) => Ok(Again::Joined(record)),
            Err(Error::Refused(refusal)) if !matches!(refusal, Refusal::Restricted(_)) => {
                Ok(Again::Exists(self.look(again).await?))
            }
            Err(error) => Err(error),
        }
    }
}
