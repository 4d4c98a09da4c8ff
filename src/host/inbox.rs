//! Somebody's matches, and which of them they mean.

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
        let mut mine = self.store.inbox(person).await?;
        mine.retain(|line| line.state == State::Running);
        let in_channel = |m: &&inbox::Line| m.place == Some(here) || m.channel == here;
        let waiting: Vec<&inbox::Line> = mine
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
            _ => Ok(Found::Several(
                mine.into_iter().map(InboxLine::from).collect(),
            )),
        }
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
