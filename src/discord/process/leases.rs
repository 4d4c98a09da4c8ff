//! Renewal of this process's leases, detection of a database out of reach, and the log of shard
//! ranges that do not fit together.

use std::time::{Duration, Instant};

use tokio::time::timeout;
use tracing::{error, info, warn};

use super::background::{Background, RENEWAL_INTERVAL};
use super::owned_shards::Renewed;
use crate::discord::clock;
use crate::host::{Fleet, LEASE_LIFETIME, Misfit, StoreError};
use crate::tasks::{Task, changed_or};

/// Timeout of one renewal, 2 s; the database counts as out of reach after it.
const RENEWAL_TIMEOUT: Duration = Duration::from_secs(2);

/// Pause before the next renewal while the database is out of reach, 1 s.
const RETRY_INTERVAL: Duration = Duration::from_secs(1);

/// Time a shard may be in no process's range before the log says so, 1 min; processes start and
/// stop one after the other.
const UNSERVED: Duration = Duration::from_mins(1);

impl Background {
    /// Renews the leases until it is dropped: at each interval, and whenever another process may
    /// have changed them.
    pub(super) async fn keep_leases(self, task: Task) {
        let mut notified = self.shards.changed.subscribe();
        let mut fit = Fit::default();
        let mut has_rivals = false;
        let mut had_expired = false;
        loop {
            let renewed = self.renew_leases().await;
            let pause = if let Some(fleet) = renewed {
                self.data.rest.rate_limit().set_processes(fleet.processes);
                has_rivals = fleet.has_rivals;
                fit.update(fleet.misfits);
                RENEWAL_INTERVAL
            } else {
                RETRY_INTERVAL
            };
            let is_expired = self.owned.has_expired();
            if is_expired && !had_expired {
                self.give_up(has_rivals);
            }
            had_expired = is_expired;
            let woken = changed_or(&mut notified, self.data.database.until_doubted());
            if !task.pause(pause, woken).await {
                break;
            }
        }
    }

    /// Handles expired leases: with a rival process all shards are given up; without one this
    /// process goes on answering that the database is out of reach.
    fn give_up(&self, has_rivals: bool) {
        let seconds = LEASE_LIFETIME.as_secs();
        if has_rivals {
            error!("database unreachable for {seconds} s: all shards given up");
            for shard in self.owned.all() {
                self.owned.stand_by(shard);
            }
        } else {
            error!("database unreachable for {seconds} s");
        }
    }

    /// Renews the leases once; `None` while the database is out of reach.
    async fn renew_leases(&self) -> Option<Fleet> {
        let requested_at = Renewed::now();
        let renewed = timeout(RENEWAL_TIMEOUT, self.renew_all()).await;
        let why = match renewed {
            Ok(Ok(fleet)) => {
                if self.data.host.is_shared() {
                    self.owned.record_renewal(requested_at);
                }
                if self.data.database.is_lost() {
                    info!("database reachable again");
                }
                self.owned.set_renewable(true);
                self.data.database.mark_reachable();
                return Some(fleet);
            }
            Ok(Err(error)) => error.to_string(),
            Err(_) => "it does not answer".to_owned(),
        };
        if !self.data.database.is_lost() {
            warn!("lease renewal failed: {why}");
        }
        self.owned.set_renewable(false);
        self.data.database.mark_lost();
        None
    }

    async fn renew_all(&self) -> Result<Fleet, StoreError> {
        clock::follow(&self.data.host).await?;
        let owned = self.owned.all();
        for lost in self.data.host.renew_leases(&owned).await? {
            self.owned.stand_by(lost);
        }
        self.data.host.fleet(&owned).await
    }
}

/// The misfits between processes, and which of them the log has named.
#[derive(Debug, Default)]
struct Fit {
    /// Present misfits, each with the instant it was first seen.
    seen: Vec<(Misfit, Instant)>,
    logged: Vec<Misfit>,
}

impl Fit {
    fn update(&mut self, misfits: Vec<Misfit>) {
        let is_complete = misfits.is_empty();
        for misfit in self.newly_due(misfits, Instant::now()) {
            error!("shards of the processes do not fit: {misfit}; make `--shards` of all agree");
        }
        if is_complete && !self.logged.is_empty() {
            info!("shards of the processes fit again: each is served once");
            self.logged.clear();
        }
    }

    /// The misfits to be logged now: each once, and an unserved shard only after [`UNSERVED`].
    fn newly_due(&mut self, misfits: Vec<Misfit>, now: Instant) -> Vec<Misfit> {
        let since = |misfit: &Misfit| {
            let first = self.seen.iter().find(|(seen, _)| seen == misfit);
            first.map_or(now, |(_, since)| *since)
        };
        let present: Vec<(Misfit, Instant)> = misfits
            .into_iter()
            .map(|misfit| {
                let since = since(&misfit);
                (misfit, since)
            })
            .collect();
        let is_due = |(misfit, since): &&(Misfit, Instant)| match misfit {
            Misfit::Unlike(_) => true,
            Misfit::Unserved(_) => now.duration_since(*since) >= UNSERVED,
        };
        let due = present.iter().filter(is_due).map(|(misfit, _)| misfit);
        let new: Vec<Misfit> = due
            .filter(|misfit| !self.logged.contains(misfit))
            .cloned()
            .collect();
        self.logged.extend(new.iter().cloned());
        self.seen = present;
        new
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::Shard;

    #[test]
    fn what_does_not_fit_is_told_once_and_a_gap_only_where_it_stays() {
        let mut fit = Fit::default();
        let begun = Instant::now();
        let gap = || Misfit::Unserved(vec![Shard { number: 1, of: 2 }]);
        let unlike = || Misfit::Unlike(vec!["0-1/2".parse().unwrap(), "0-0/1".parse().unwrap()]);
        assert_eq!(fit.newly_due(vec![unlike(), gap()], begun), [unlike()]);
        assert!(fit.newly_due(vec![gap()], begun + UNSERVED / 2).is_empty());
        // Another process served it meanwhile.
        assert!(fit.newly_due(Vec::new(), begun + UNSERVED / 2).is_empty());
        let again = begun + UNSERVED;
        assert!(fit.newly_due(vec![gap()], again).is_empty());
        assert_eq!(fit.newly_due(vec![gap()], again + UNSERVED), [gap()]);
        assert!(fit.newly_due(vec![gap()], again + UNSERVED * 2).is_empty());
    }
}
