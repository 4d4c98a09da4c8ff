//! The host's part of `tavolino doctor`: matches that do not replay, failed tasks, rejected notices, and the database's
//! answer times.

use std::time::{Duration, Instant};

use super::error::Error;
use super::matches::Host;
use crate::store::failures::Failure;
use crate::store::ids::MatchId;
use crate::store::outbox::Refused;
use crate::store::time::Timestamp;
use crate::store::transact;

/// The faults the host knows of.
#[derive(Debug, Default)]
pub struct Findings {
    /// Matches whose records do not replay, with the reason.
    pub aside: Vec<(MatchId, String)>,
    /// Due tasks of matches that failed.
    pub failures: Vec<Failure>,
    /// Notices that Discord rejected for good.
    pub refused: Vec<Refused>,
}

impl Findings {
    /// Whether there is no fault.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.aside.is_empty() && self.failures.is_empty() && self.refused.is_empty()
    }
}

/// Repetitions of each measured query: the fastest counts, after caches are warm and without waiting.
const REPETITIONS: usize = 3;

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

    /// Makes every failed task and rejected notice due again; returns their number.
    pub async fn retry_all(&self, now: Timestamp) -> Result<u64, Error> {
        transact!(self.store, |tx| {
            Ok(tx.try_failures_again().await? + tx.send_again(now).await?)
        })
    }
}
