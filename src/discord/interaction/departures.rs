//! The people of lists who have left the server. A bot without privileged intents gets no event for
//! that, so Discord is asked: once a day for each person.

use std::collections::HashSet;
use std::time::Duration;

use futures::future::join_all;
use tokio::time::timeout;

use crate::cache::Cache;
use crate::discord::clock::now;
use crate::discord::rest::Rest;
use crate::host::{GuildId, Timestamp, UserId};

/// Time for which an answer of Discord counts, 24 h.
const LIFETIME: Duration = Duration::from_hours(24);

/// Time that a list waits for Discord, 1 s: an answer to a command may take three.
const PATIENCE: Duration = Duration::from_secs(1);

/// Maximum number of people in the cache.
const CACHE_SIZE: usize = 4096;

/// The cache, by server and person.
#[derive(Debug)]
pub struct Departures(Cache<(GuildId, UserId), Membership>);

/// An answer of Discord.
#[derive(Clone, Copy, Debug)]
struct Membership {
    until: Timestamp,
    has_left: bool,
}

impl Default for Departures {
    fn default() -> Departures {
        Departures(Cache::new(CACHE_SIZE))
    }
}

impl Departures {
    /// Those of `people` who have left a server. A person about whom Discord does not answer in
    /// time counts as a member.
    pub async fn among(&self, rest: &Rest, guild: GuildId, people: &[UserId]) -> HashSet<UserId> {
        self.among_first(rest, guild, people, people.len()).await
    }

    /// As [`Departures::among`], but no more is asked than is needed to know the first `most` of
    /// `people` who are there: each who has left makes room for the next.
    pub async fn among_first(
        &self,
        rest: &Rest,
        guild: GuildId,
        people: &[UserId],
        most: usize,
    ) -> HashSet<UserId> {
        let mut questioned = HashSet::new();
        let asking = async {
            loop {
                let known = people.iter().map(|one| (*one, self.known(guild, *one)));
                let shown = known.filter(|(_, left)| *left != Some(true)).take(most);
                let unknown = shown.filter(|(one, left)| left.is_none() && questioned.insert(*one));
                let asks: Vec<_> = unknown.map(|(one, _)| self.ask(rest, guild, one)).collect();
                if asks.is_empty() {
                    break;
                }
                join_all(asks).await;
            }
        };
        // An answer that comes too late is not awaited; the next question asks again.
        let _ = timeout(PATIENCE, asking).await;
        self.known_among(guild, people)
    }

    /// As [`Departures::among`], but Discord is asked about each person now.
    pub async fn look_up(&self, rest: &Rest, guild: GuildId, people: &[UserId]) -> HashSet<UserId> {
        let asks = people.iter().map(|person| self.ask(rest, guild, *person));
        // As above.
        let _ = timeout(PATIENCE, join_all(asks)).await;
        self.known_among(guild, people)
    }

    fn known_among(&self, guild: GuildId, people: &[UserId]) -> HashSet<UserId> {
        let has_left = |person: &&UserId| self.known(guild, **person) == Some(true);
        people.iter().filter(has_left).copied().collect()
    }

    async fn ask(&self, rest: &Rest, guild: GuildId, person: UserId) {
        let Some(has_left) = rest.has_left(guild, person).await else {
            return;
        };
        let membership = Membership {
            until: now().after(LIFETIME),
            has_left,
        };
        self.0.insert((guild, person), membership);
    }

    fn known(&self, guild: GuildId, person: UserId) -> Option<bool> {
        let membership = self.0.get(&(guild, person))?;
        (membership.until > now()).then_some(membership.has_left)
    }
}
