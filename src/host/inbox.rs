//! A person's matches, and the choice of the match a command is about.

use std::sync::Arc;
use std::time::Duration;

use super::error::Error;
use super::matches::Host;
use super::record::Record;
use super::refusal::Refusal;
use crate::store::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::store::inbox::InboxLine;
use crate::store::matches::State;
use crate::store::time::Timestamp;
use crate::store::transact_unlisted;

/// Time for which a result waits to be seen, 30 days.
const KEPT: Duration = Duration::from_hours(30 * 24);

/// Results that are shown at once, 5.
const MOST_ENDED: i64 = 5;

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
    /// The match with this code, as a person typed it. Matches of other servers exist only for
    /// their own players and guests.
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
                let here = guild.is_some() && record.row.guild == guild;
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

    /// The match that a command without a code is about: the match of this thread, else the one of
    /// this channel that waits for the person, else the only one the person plays. Where a meeting
    /// is played, only the matches of that place count.
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

    /// The match that a turn typed without a code is for: as of [`Host::find`], and of several
    /// those that wait for the person. Where it waits for them in one alone, and they play in none
    /// of this place, it is that one.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn find_waiting(&self, person: UserId, here: ChannelId) -> Result<Target, Error> {
        Ok(self.find(person, here).await?.waiting(here))
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

    /// Of the other matches that wait for the person, the one with the least time left, and the
    /// number of all; `None` if none does.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn next_turn(
        &self,
        person: UserId,
        after: &MatchId,
    ) -> Result<Option<(InboxLine, usize)>, Error> {
        let mine = self.cached_matches(person).await?;
        let is_next = |line: &&InboxLine| line.waits.is_some() && line.id != *after;
        let mut waiting = mine.iter().filter(is_next);
        let first = waiting.next().cloned();
        Ok(first.map(|first| (first, 1 + waiting.count())))
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

    /// A person's unfinished matches, as [`Store::inbox`](crate::store::Store::inbox) gives them,
    /// from the cache.
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

impl Host {
    /// The matches of a person that ended since they last looked at the list of their matches, at
    /// most five, the latest first, without those whose last event is their own; they
    /// have looked now.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn ended_unseen(
        &self,
        person: UserId,
        now: Timestamp,
    ) -> Result<Vec<Arc<Record>>, Error> {
        let earliest = now.before(KEPT);
        let looked = self.store.looked(person).await?.unwrap_or(earliest);
        let since = looked.max(earliest);
        let ended = self.store.ended_since(person, since, MOST_ENDED).await?;
        let mut unseen = Vec::new();
        for id in &ended {
            let record = self.look(id).await?;
            let last = record.last.as_ref().and_then(|last| last.of);
            if last.is_none() || last != record.seat_of(person) {
                unseen.push(record);
            }
        }
        if !ended.is_empty() {
            transact_unlisted!(self.store, |tx| tx.set_looked(person, now).await)?;
        }
        Ok(unseen)
    }
}

impl Target {
    /// Of several matches those that wait for the person, if any does.
    #[must_use]
    pub fn waiting(self, here: ChannelId) -> Target {
        let Target::Several(lines) = self else {
            return self;
        };
        let plays_here = lines.iter().any(|line| line.is_in(here));
        let waiting: Vec<InboxLine> = (lines.iter())
            .filter(|line| line.waits.is_some())
            .cloned()
            .collect();
        match &waiting[..] {
            [] => Target::Several(lines),
            [only] if !plays_here => Target::One(only.id.clone()),
            _ => Target::Several(waiting),
        }
    }
}

impl InboxLine {
    /// Whether the match is played or was opened in a channel.
    fn is_in(&self, channel: ChannelId) -> bool {
        self.place == Some(channel) || self.channel == channel
    }
}

impl Record {
    /// The line of a match for a person who does not play in it.
    fn unplayed_line(&self) -> InboxLine {
        InboxLine {
            id: self.row.id.clone(),
            game: self.entry.info.key.to_owned(),
            state: self.row.state,
            guild: self.row.guild,
            channel: self.row.channel,
            place: self.row.place,
            waits: None,
            deadline: None,
            twin: self.row.twin.clone(),
        }
    }
}

/// The match that a command in the channel `here` is about, from the person's matches and the
/// matches played there.
pub(super) fn target(mut mine: Vec<InboxLine>, played_here: &[MatchId], here: ChannelId) -> Target {
    mine.retain(|line| line.state == State::Running);
    let waiting: Vec<&InboxLine> = mine
        .iter()
        .filter(|line| line.is_in(here))
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
        _ => {
            // Those of this channel come first, in the order of the inbox.
            mine.sort_by_key(|line| !line.is_in(here));
            Target::Several(mine)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: ChannelId = ChannelId(1);
    const ELSEWHERE: ChannelId = ChannelId(2);

    fn line(code: &str, channel: ChannelId, waits: bool) -> InboxLine {
        InboxLine {
            id: MatchId::read(code).unwrap(),
            game: "kintei".to_owned(),
            state: State::Running,
            guild: None,
            channel,
            place: None,
            waits: waits.then_some(Timestamp(0)),
            deadline: None,
            twin: None,
        }
    }

    fn codes(target: Target) -> Vec<String> {
        match target {
            Target::One(id) => vec![id.to_string()],
            Target::Several(lines) => lines.iter().map(|line| line.id.to_string()).collect(),
            Target::Nothing => Vec::new(),
        }
    }

    #[test]
    fn of_several_matches_those_of_this_channel_come_first_and_a_turn_is_for_those_that_wait() {
        let mine = || {
            vec![
                line("AAAA", ELSEWHERE, true),
                line("CCCC", HERE, true),
                line("DDDD", ELSEWHERE, false),
                line("EEEE", HERE, true),
            ]
        };
        let found = || target(mine(), &[], HERE);
        assert_eq!(codes(found()), ["CCCC", "EEEE", "AAAA", "DDDD"]);
        assert_eq!(codes(found().waiting(HERE)), ["CCCC", "EEEE", "AAAA"]);
    }

    #[test]
    fn a_turn_is_for_the_only_match_that_waits_where_the_person_plays_in_none_of_the_channel() {
        let mine = || {
            vec![
                line("AAAA", ELSEWHERE, true),
                line("CCCC", ELSEWHERE, false),
            ]
        };
        let found = |here| target(mine(), &[], here).waiting(here);
        assert_eq!(found(HERE), Target::One(MatchId::read("AAAA").unwrap()));
        let here = vec![line("AAAA", ELSEWHERE, true), line("CCCC", HERE, false)];
        let asks = target(here, &[], HERE).waiting(HERE);
        assert!(matches!(asks, Target::Several(lines) if lines.len() == 1));
        let none = vec![line("AAAA", HERE, false), line("CCCC", HERE, false)];
        assert_eq!(codes(target(none, &[], HERE).waiting(HERE)).len(), 2);
    }
}
