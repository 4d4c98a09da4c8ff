//! The host's part of `tavolino doctor`: matches that do not replay, failed tasks, rejected
//! notices, and the database's answer times.

use std::time::{Duration, Instant};

use super::error::Error;
use super::matches::Host;
use super::time_zones::zone;
use crate::store::dailies::PuzzleChannel;
use crate::store::failures::Failure;
use crate::store::ids::{ChannelId, GuildId, MatchId};
use crate::store::outbox::Refused;
use crate::store::rows::BrokenRow;
use crate::store::time::Timestamp;
use crate::store::transact;
use crate::store::weeks::WeekChannel;

/// The faults the host knows of.
#[derive(Debug, Default)]
pub struct Findings {
    /// Matches whose records do not replay, with the reason.
    pub aside: Vec<(MatchId, String)>,
    /// Due tasks of matches that failed.
    pub failures: Vec<Failure>,
    /// Notices that Discord rejected for good.
    pub refused: Vec<Refused>,
    /// Rows of tasks that are left out: they cannot be read, or cannot be right.
    pub broken: Vec<BrokenRow>,
}

impl Findings {
    /// Whether there is no fault.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.aside.is_empty()
            && self.failures.is_empty()
            && self.refused.is_empty()
            && self.broken.is_empty()
    }
}

/// Repetitions of each measured query: the fastest counts, after caches are warm and without
/// waiting.
const REPETITIONS: usize = 3;

/// Pending notices among which unreadable ones are looked for, earliest first.
const MOST_NOTICES: i64 = 10_000;

impl Host {
    /// The best time of the database for each frequent query: the query's description and the time.
    pub async fn query_times(
        &self,
        now: Timestamp,
    ) -> Result<Vec<(&'static str, Duration)>, Error> {
        let mut times: Vec<(&str, Duration)> = Vec::new();
        for _ in 0..REPETITIONS {
            let mut begun = Instant::now();
            let mut measure = |query| {
                let took = begun.elapsed();
                begun = Instant::now();
                match times.iter_mut().find(|(other, _)| *other == query) {
                    Some((_, least)) => *least = took.min(*least),
                    None => times.push((query, took)),
                }
            };
            self.store.outbox().due(now, 100, &[]).await?;
            measure("finding what is to be told");
            let game = self.store.running_after("", 1).await?;
            measure("finding a game");
            if let Some(game) = game.first() {
                let game = self.store.load(game).await?;
                measure("reading a game");
                let mut seats = game.iter().flat_map(|game| &game.seats);
                if let Some(person) = seats.find_map(|seat| seat.person) {
                    self.store.inbox(person).await?;
                    measure("listing somebody's games");
                }
            }
            self.store.try_to_write().await?;
            measure("writing");
        }
        Ok(times)
    }

    /// The faults the host knows of.
    pub async fn findings(&self) -> Result<Findings, Error> {
        let mut findings = Findings {
            failures: self.store.failures().await?,
            refused: self.store.refused().await?,
            broken: self.broken_rows().await?,
            ..Findings::default()
        };
        let mut after = String::new();
        loop {
            let asides = self.store.aside(&after, 100).await?;
            let Some(last) = asides.last() else {
                return Ok(findings);
            };
            last.id.as_str().clone_into(&mut after);
            let described = asides.into_iter();
            let described = described.map(|aside| (aside.id, aside.why.unwrap_or_default()));
            findings.aside.extend(described);
        }
    }

    /// The rows of daily posts and daily messages that cannot be read, or cannot be right.
    async fn broken_rows(&self) -> Result<Vec<BrokenRow>, Error> {
        let channels = self.store.puzzle_channels().await?;
        let digests = self.store.scheduled_digests().await?;
        let mut broken = self.store.outbox().unreadable(MOST_NOTICES).await?;
        broken.extend(channels.broken);
        broken.extend(channels.read.iter().filter_map(broken_channel));
        let weeks = self.store.week_channels().await?;
        broken.extend(weeks.broken);
        broken.extend(weeks.read.iter().filter_map(broken_week));
        broken.extend(self.store.champions().await?.broken);
        broken.extend(digests.broken);
        let nobody = digests.read.iter().filter(|due| due.person.0 <= 0);
        broken.extend(nobody.map(|due| BrokenRow {
            table: "preferences",
            key: ("person", due.person.0.to_string()),
            why: "nobody has this id".to_owned(),
        }));
        Ok(broken)
    }

    /// Makes every failed task and rejected notice due again; returns their number.
    pub async fn retry_all(&self, now: Timestamp) -> Result<u64, Error> {
        transact!(self.store, |tx| {
            Ok(tx.try_failures_again().await? + tx.send_again(now).await?)
        })
    }
}

/// The fault of a server's row of the puzzle of the day.
fn broken_channel(row: &PuzzleChannel) -> Option<BrokenRow> {
    broken_post("puzzle_channels", row.guild, row.channel, &row.zone)
}

/// The fault of a server's row of the message of the week.
fn broken_week(row: &WeekChannel) -> Option<BrokenRow> {
    broken_post("week_channels", row.guild, row.channel, &row.zone)
}

/// The fault of a row about posts in a channel at a time.
fn broken_post(
    table: &'static str,
    guild: GuildId,
    channel: ChannelId,
    zone_name: &str,
) -> Option<BrokenRow> {
    let why = if guild.0 <= 0 {
        "no server has this id".to_owned()
    } else if channel.0 <= 0 {
        format!("no channel has the id {}", channel.0)
    } else if zone(zone_name).is_none() {
        "there is no such time zone".to_owned()
    } else {
        return None;
    };
    Some(BrokenRow {
        table,
        key: ("guild", guild.0.to_string()),
        why,
    })
}
