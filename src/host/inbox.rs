//! Somebody's matches, and which of them they mean.

use super::error::Error;
use super::matches::Host;
use super::refusal::Refusal;
use crate::store::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::store::inbox::Line;
use crate::store::matches::State;

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// This one.
    One(MatchId),
    /// Which of these?
    Several(Vec<Line>),
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
        let mine: Vec<Line> = self
            .inbox(person)
            .await?
            .into_iter()
            .filter(|m| m.state == State::Running)
            .collect();
        let in_channel = |m: &&Line| m.place == Some(here) || m.channel == here;
        let waiting: Vec<&Line> = mine
            .iter()
            .filter(in_channel)
            .filter(|m| m.waits.is_some())
            .collect();
        if let [only] = waiting[..] {
            return Ok(Found::One(only.id.clone()));
        }
        match (&mine[..], &played_here[..]) {
            ([only], _) => Ok(Found::One(only.id.clone())),
            ([], [newest, ..]) => Ok(Found::One(newest.clone())),
            ([], []) => Ok(Found::Nothing),
            _ => Ok(Found::Several(mine)),
        }
    }

    /// The unfinished matches of a server: lobbies first, then the least time first.
    pub async fn of_guild(&self, guild: GuildId) -> Result<Vec<Line>, Error> {
        Ok(self.store.of_guild(guild).await?)
    }

    /// The unfinished matches somebody sits in or is invited to: those that wait for them first, the least time first.
    pub async fn inbox(&self, person: UserId) -> Result<Vec<Line>, Error> {
        Ok(self.store.inbox(person).await?)
    }
}
