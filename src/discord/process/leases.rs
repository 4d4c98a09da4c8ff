//! Renewal of this process's leases, detection of a database out of reach, and the log of shard
//! ranges that do not fit together.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::time::timeout;
use tracing::{error, info, warn};

use super::background::{Background, RENEWAL_INTERVAL};
use super::owned_shards::Renewed;
use super::pace::Pace;
use crate::discord::clock;
use crate::host::{Fleet, Misfit, StoreError};
use crate::tasks::{Task, changed_or};

/// Timeout of one renewal, 2 s; the database counts as out of reach after it.
const RENEWAL_TIMEOUT: Duration = Duration::from_secs(2);

/// Pause before the next renewal while the database is out of reach, 500 ms.
const RETRY_INTERVAL: Duration = Duration::from_millis(500);

/// Renewals from one look at the other processes to the next, 3; a notification of a change causes
/// one at once.
const RENEWALS_PER_LOOK: u32 = 3;

/// Time a shard may be in no process's range before the log says so, 1 min; processes start and
/// stop one after the other.
const UNSERVED: Duration = Duration::from_mins(1);

impl Background {
    /// Renews the leases until it is dropped: at each interval, and whenever another process may
    /// have changed them.
    pub(super) async fn keep_leases(self, task: Task) {
        let mut notified = self.shards.changed.subscribe();
        let mut fit = Fit::default();
        let mut pace = Pace::default();
        let mut had_expired = false;
        let mut renewals = 0;
        loop {
            let begun = Instant::now();
            let is_renewed = self.renew_leases().await;
            self.set_lifetime(&mut pace, begun.elapsed());
            if is_renewed && renewals == 0 {
                self.look(&mut fit).await;
            }
            renewals = if is_renewed {
                (renewals + 1) % RENEWALS_PER_LOOK
            } else {
                0
            };
            // An expired lease is not given up: people read that the database is out of reach until
            // it answers again and names another owner.
            let is_expired = self.owned.has_expired();
            if is_expired && !had_expired {
                error!("database unreachable, the leases have expired");
            }
            had_expired = is_expired;
            let pause = if is_renewed {
                RENEWAL_INTERVAL
            } else {
                RETRY_INTERVAL
            };
            let paused = Instant::now();
            let is_noticed = AtomicBool::new(false);
            let woken = async {
                changed_or(&mut notified, self.data.database.until_doubted()).await;
                is_noticed.store(true, Ordering::Relaxed);
            };
            if !task.pause(pause, woken).await {
                break;
            }
            if is_noticed.into_inner() {
                renewals = 0;
            }
            // On a busy machine this task itself comes late.
            self.set_lifetime(&mut pace, paused.elapsed().saturating_sub(pause));
        }
    }

    /// Sets how long the leases live that are taken and renewed from now on, after a call or a
    /// wake-up that took this long.
    fn set_lifetime(&self, pace: &mut Pace, took: Duration) {
        let lifetime = pace.lifetime(took, Instant::now());
        self.data.host.leases().set_lifetime(lifetime);
    }

    /// Looks at the other processes and at the database's clock.
    async fn look(&self, fit: &mut Fit) {
        match timeout(RENEWAL_TIMEOUT, self.seen()).await {
            Ok(Ok(fleet)) => {
                self.data.rest.rate_limit().set_processes(fleet.processes);
                fit.update(fleet.misfits);
            }
            Ok(Err(error)) => warn!("other processes not seen: {error}"),
            Err(_) => warn!("other processes not seen: the database does not answer"),
        }
    }

    async fn seen(&self) -> Result<Fleet, StoreError> {
        clock::follow(&self.data.host).await?;
        self.data.host.fleet(&self.owned.all()).await
    }

    /// Renews the leases once; `false` while the database is out of reach.
    async fn renew_leases(&self) -> bool {
        let renewal = Renewed::now(self.data.host.leases().lifetime());
        let renewed = timeout(RENEWAL_TIMEOUT, self.renew_all()).await;
        let why = match renewed {
            Ok(Ok(())) => {
                if self.data.host.is_shared() {
                    self.owned.record_renewal(renewal);
                }
                if self.data.database.is_lost() {
                    info!("database reachable again");
                }
                self.owned.set_renewable(true);
                self.data.database.mark_reachable();
                return true;
            }
            Ok(Err(error)) => error.to_string(),
            Err(_) => "it does not answer".to_owned(),
        };
        if !self.data.database.is_lost() {
            warn!("lease renewal failed: {why}");
        }
        self.owned.set_renewable(false);
        self.data.database.mark_lost();
        false
    }

    async fn renew_all(&self) -> Result<(), StoreError> {
        for lost in self.data.host.renew_leases(&self.owned.all()).await? {
            self.owned.stand_by(lost);
        }
        Ok(())
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
