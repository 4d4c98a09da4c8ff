//! What the people who run the bot may want to know: what does not replay, what could not be done, what could not be told.

use super::again::again;
use super::error::Error;
use super::matches::Host;
use crate::store::failures::Failure;
use crate::store::ids::MatchId;
use crate::store::outbox::Refused;
use crate::store::time::Timestamp;

/// What is not as it should be.
#[derive(Debug, Default)]
pub struct Findings {
    /// Matches whose records do not replay, and why.
    pub aside: Vec<(MatchId, String)>,
    /// What was due for a match and could not be done.
    pub failures: Vec<Failure>,
    /// What Discord would not take.
    pub refused: Vec<Refused>,
}

impl Findings {
    /// Whether everything is as it should be.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.aside.is_empty() && self.failures.is_empty() && self.refused.is_empty()
    }
}

impl Host {
    /// What is not as it should be.
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
            let told = asides.into_iter();
            let told = told.map(|aside| (aside.id, aside.why.unwrap_or_default()));
            findings.aside.extend(told);
        }
    }

    /// Has everything that could not be done or told tried again; how much that is.
    pub async fn again(&self, now: Timestamp) -> Result<u64, Error> {
        again!(async {
            let mut writing = self.store.write().await?;
            let failures = writing.try_failures_again().await?;
            let refused = writing.send_again(now).await?;
            writing.commit().await?;
            self.news.notify_one();
            Ok(failures + refused)
        })
    }
}
