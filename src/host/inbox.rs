//! Somebody's matches, and which of them they mean.

use std::sync::Arc;

use super::error::Error;
use super::matches::Host;
use super::refusal::Refusal;
use crate::store::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::store::inbox;
use crate::store::matches::State;

/// A line of somebody's inbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InboxLine {
    /// The match.
    pub id: MatchId,
    /// The game's key.
    pub game: String,
    /// Where it was opened: a channel or a thread.
    pub channel: ChannelId,
    /// How far it has come.
    pub state: State,
    /// Whether it waits for this person.
    pub waits: bool,
}

impl From<inbox::Line> for InboxLine {
    fn from(row: inbox::Line) -> InboxLine {
        InboxLine {
            id: row.id,
            game: row.game,
            channel: row.channel,
            state: row.state,
            waits: row.waits.is_some(),
        }
    }
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// This one.
    One(MatchId),
    /// Which of these?
    Several(Vec<InboxLine>),
    /// None at all.
    Nothing,
}

impl Host {
    /// The match with the code somebody typed. Matches of other servers exist only for those who sit in them.
    pub async fn find_code(
        &self,
        typed: &str,
        person: UserId,
        guild: Option<GuildId>,
    ) -> Result<MatchId, Error> {
        let unknown = || {
            Refusal::NoSuchMatch(
                typed
                    .chars()
                    .filter(|c| c.is_alphanumeric())
                    .take(8)
                    .collect(),
            )
        };
        let id = MatchId::read(typed).ok_or_else(unknown)?;
        match self.look(&id).await {
            Ok(record) => {
                let here = guild.is_some() && record.guild == guild;
                let mine = record.seat_of(person).is_some() || record.invited.contains(&person);
                if here || mine {
                    Ok(id)
                } else {
                    Err(unknown().into())
                }
            }
            Err(Error::Refused(Refusal::NoSuchMatch(_))) => Err(unknown().into()),
            Err(error) => Err(error),
        }
    }

    /// The match meant where no code is given: the one of this thread, else the one of this channel that waits for the
    /// person, else the only one the person plays.
    pub async fn find(&self, person: UserId, here: ChannelId) -> Result<Found, Error> {
        let played_here = self.store.played_in(here).await?;
        if let [only] = &played_here[..] {
            return Ok(Found::One(only.clone()));
        }
        let mine = self.store.inbox(person).await?;
        Ok(found(mine, &played_here, here))
    }

    /// [`Host::find`], as far as it is known without asking.
    pub async fn find_as_known(&self, person: UserId, here: ChannelId) -> Result<Found, Error> {
        let known = &self.known;
        let stamp = known.stamp(self.store.changes(), here.get());
        let played_here = match known.here.still(&here, stamp) {
            Some(still) => still,
            None => known
                .here
                .keep(here, stamp, self.store.played_in(here).await?),
        };
        if let [only] = &played_here[..] {
            return Ok(Found::One(only.clone()));
        }
        let mine = self.mine_as_known(person).await?;
        Ok(found(mine.to_vec(), &played_here, here))
    }

    /// [`Host::inbox`], as far as it is known without asking.
    pub async fn inbox_as_known(&self, person: UserId) -> Result<Vec<InboxLine>, Error> {
        let mine = self.mine_as_known(person).await?;
        Ok(mine.iter().cloned().map(InboxLine::from).collect())
    }

    async fn mine_as_known(&self, person: UserId) -> Result<Arc<[inbox::Line]>, Error> {
        let mine = &self.known.mine;
        let stamp = self.known.stamp(self.store.changes(), person.get());
        Ok(match mine.still(&person, stamp) {
            Some(still) => still,
            None => mine.keep(person, stamp, self.store.inbox(person).await?),
        })
    }

    /// The unfinished matches of a server: lobbies first, then the least time first.
    pub async fn of_guild(&self, guild: GuildId) -> Result<Vec<InboxLine>, Error> {
        let lines = self.store.of_guild(guild).await?;
        Ok(lines.into_iter().map(InboxLine::from).collect())
    }

    /// The unfinished matches somebody sits in or is invited to: those that wait for them first, the least time first.
    pub async fn inbox(&self, person: UserId) -> Result<Vec<InboxLine>, Error> {
        let lines = self.store.inbox(person).await?;
        Ok(lines.into_iter().map(InboxLine::from).collect())
    }
}

/// The match meant by somebody who has these, in a place where those are played.
pub(super) fn found(mut mine: Vec<inbox::Line>, played_here: &[MatchId], here: ChannelId) -> Found {
    mine.retain(|line| line.state == State::Running);
    let in_channel = |m: &&inbox::Line| m.place == Some(here) || m.channel == here;
    let waiting: Vec<&inbox::Line> = mine
        .iter()
        .filter(in_channel)
        .filter(|m| m.waits.is_some())
        .collect();
    if let [only] = waiting[..] {
        return Found::One(only.id.clone());
    }
    match (&mine[..], played_here) {
        ([only], _) => Found::One(only.id.clone()),
        ([], [newest, ..]) => Found::One(newest.clone()),
        ([], []) => Found::Nothing,
        _ => Found::Several(mine.into_iter().map(InboxLine::from).collect()),
    }
}
