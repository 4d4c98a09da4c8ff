//! A person's matches, and the choice of the match a command is about.

use std::sync::Arc;

use super::error::Error;
use super::matches::Host;
use super::record::Record;
use super::refusal::Refusal;
use crate::store::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::store::inbox::InboxLine;
use crate::store::matches::State;

/// The match that a command without a code is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// Exactly this match.
    One(MatchId),
    /// The person must choose one of these.
    Several(Vec<InboxLine>),
    /// No match.
    Nothing,
}

impl Host {
    /// The match with this code, as a person typed it. Matches of other servers exist only for their own players and guests.
    ///
    /// # Errors
    /// [`Refusal::NoSuchMatch`] for an unreadable or unknown code.
    pub async fn find_code(
        &self,
        typed: &str,
        person: UserId,
        guild: Option<GuildId>,
    ) -> Result<Arc<Record>, Error> {
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
                    Ok(record)
                } else {
                    Err(unknown().into())
                }
            }
            Err(Error::Refused(Refusal::NoSuchMatch(_))) => Err(unknown().into()),
            Err(error) => Err(error),
        }
    }

    /// The match that a command without a code is about: the match of this thread, else the one of this channel that waits
    /// for the person, else the only one the person plays. Where a meeting is played, only the matches of that place count.
    pub async fn find(&self, person: UserId, here: ChannelId) -> Result<Target, Error> {
        let played_here = self.store.played_in(here).await?;
        if let [only] = &played_here[..] {
            return Ok(Target::One(only.clone()));
        }
        let mine = self.store.inbox(person).await?;
        match target(mine, &played_here, here) {
            Target::One(newest) if played_here.contains(&newest) => {
                self.or_both(newest, person).await
            }
            target => Ok(target),
        }
    }

    /// The match, or for a spectator both matches of its meeting while both are played.
    async fn or_both(&self, id: MatchId, person: UserId) -> Result<Target, Error> {
        let record = self.look(&id).await?;
        let other = self
            .other(&record)
            .await?
            .filter(|other| other.is_running());
        match other {
            Some(other) if record.is_running() && record.seat_of(person).is_none() => {
                let both = [&record, &other].map(|record| record.unplayed_line());
                Ok(Target::Several(both.into()))
            }
            _ => Ok(Target::One(id)),
        }
    }

    /// [`Host::find`] from the cache.
    pub async fn find_cached(&self, person: UserId, here: ChannelId) -> Result<Target, Error> {
        let known = &self.inbox_cache;
        let stamp = known.stamp(self.store.changes(), here.get());
        let played_here = match known.here.get(&here, stamp) {
            Some(still) => still,
            None => known
                .here
                .insert(here, stamp, self.store.played_in(here).await?),
        };
        if let [only] = &played_here[..] {
            return Ok(Target::One(only.clone()));
        }
        let mine = self.cached_matches(person).await?;
        Ok(target(mine.to_vec(), &played_here, here))
    }

    /// A person's unfinished matches, as [`Store::inbox`](crate::store::Store::inbox) gives them, from the cache.
    pub async fn inbox_cached(&self, person: UserId) -> Result<Vec<InboxLine>, Error> {
        let mine = self.cached_matches(person).await?;
        Ok(mine.to_vec())
    }

    async fn cached_matches(&self, person: UserId) -> Result<Arc<[InboxLine]>, Error> {
        let mine = &self.inbox_cache.mine;
        let stamp = self.inbox_cache.stamp(self.store.changes(), person.get());
        Ok(match mine.get(&person, stamp) {
            Some(still) => still,
            None => mine.insert(person, stamp, self.store.inbox(person).await?),
        })
    }
}

impl Record {
    /// The line of a match for a person who does not play in it.
    fn unplayed_line(&self) -> InboxLine {
        InboxLine {
            id: self.id.clone(),
            game: self.kind.info.key.to_owned(),
            state: self.state,
            guild: self.guild,
            channel: self.channel,
            place: self.place,
            waits: None,
            deadline: None,
            twin: self.twin.clone(),
        }
    }
}

/// The match that a command in the channel `here` is about, from the person's matches and the matches played there.
pub(super) fn target(mut mine: Vec<InboxLine>, played_here: &[MatchId], here: ChannelId) -> Target {
    mine.retain(|line| line.state == State::Running);
    let in_channel = |m: &&InboxLine| m.place == Some(here) || m.channel == here;
    let waiting: Vec<&InboxLine> = mine
        .iter()
        .filter(in_channel)
        .filter(|m| m.waits.is_some())
        .collect();
    if let [only] = waiting[..] {
        return Target::One(only.id.clone());
    }
    let is_here = |line: &InboxLine| line.place == Some(here);
    if mine.iter().any(|line| is_here(line) && line.twin.is_some()) {
        mine.retain(is_here);
    }
    match (&mine[..], played_here) {
        ([only], _) => Target::One(only.id.clone()),
        ([], [newest, ..]) => Target::One(newest.clone()),
        ([], []) => Target::Nothing,
        _ => Target::Several(mine),
    }
}
