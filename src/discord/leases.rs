//! Keeping what this process does alone: its leases are renewed while the database can be reached, and what others do is noticed.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tracing::{error, info, warn};

use crate::discord::calls::Calls;
use crate::discord::clock;
use crate::discord::reach::Reach;
use crate::discord::serving::{Renewed, Serving};
use crate::host::{Fleet, Host, LEASE, Misfit, StoreError};

/// How often leases are renewed: they go on three times as long.
pub(super) const RENEWING: Duration = Duration::from_secs(5);

/// How long that may take before the database counts as out of reach, and the pause before it is asked again.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_secs(1);

/// How long a shard may be nobody's, while some processes begin and others end, before that is told.
const UNSERVED: Duration = Duration::from_mins(1);

/// What keeps the leases of a process.
pub(super) struct Leases {
    pub host: Arc<Host>,
    pub serving: Arc<Serving>,
    pub reach: Arc<Reach>,
    pub calls: Arc<Calls>,
}

impl Leases {
    /// Renews them, also whenever `changed` says that another process did something, until it is stopped being awaited.
    pub async fn keep(&self, changed: &watch::Sender<()>) {
        let mut told = changed.subscribe();
        let mut fit = Fit::default();
        let mut has_rivals = false;
        let mut was_run_out = false;
        loop {
            let renewed = self.renew().await;
            let pause = if let Some(fleet) = renewed {
                self.calls.share(fleet.processes);
                has_rivals = fleet.has_rivals;
                fit.look(fleet.misfits);
                RENEWING
            } else {
                PAUSE
            };
            let is_run_out = self.serving.has_run_out();
            if is_run_out && !was_run_out {
                self.run_out(has_rivals);
            }
            was_run_out = is_run_out;
            tokio::select! {
                _ = told.changed() => {}
                () = sleep(pause) => {}
                () = self.reach.until_doubted() => {}
            }
        }
    }

    /// The leases have run out. Where another process may serve what this one did, that is left to it; where there is none, this one
    /// goes on to say what is the matter.
    fn run_out(&self, has_rivals: bool) {
        let seconds = LEASE.as_secs();
        if has_rivals {
            error!(
                "the database has been out of reach for {seconds} s: all shards are left to other processes"
            );
            for shard in self.serving.taken() {
                self.serving.end(shard);
            }
        } else {
            error!("the database has been out of reach for {seconds} s");
        }
    }

    /// Renews them once; what is known of all processes then, if the database could be reached.
    async fn renew(&self) -> Option<Fleet> {
        let asked = Renewed::now();
        let renewed = timeout(PATIENCE, self.ask()).await;
        let why = match renewed {
            Ok(Ok(fleet)) => {
                if self.host.is_shared() {
                    self.serving.renewed(asked);
                }
                if self.reach.is_lost() {
                    info!("the database can be reached again");
                }
                self.reach.found();
                return Some(fleet);
            }
            Ok(Err(error)) => error.to_string(),
            Err(_) => "it does not answer".to_owned(),
        };
        if !self.reach.is_lost() {
            warn!("leases cannot be renewed: {why}");
        }
        self.reach.lost();
        None
    }

    async fn ask(&self) -> Result<Fleet, StoreError> {
        clock::follow(&self.host).await?;
        let taken = self.serving.taken();
        for lost in self.host.renew_leases(&taken).await? {
            self.serving.end(lost);
        }
        self.host.fleet(&taken).await
    }
}

/// Whether the processes fit together, as it was told last.
#[derive(Debug, Default)]
struct Fit {
    /// What is wrong, and since when that is so.
    seen: Vec<(Misfit, Instant)>,
    told: Vec<Misfit>,
}

impl Fit {
    fn look(&mut self, misfits: Vec<Misfit>) {
        let is_well = misfits.is_empty();
        for misfit in self.news(misfits, Instant::now()) {
            error!("{misfit}; `--shards` of all processes must fit together");
        }
        if is_well && !self.told.is_empty() {
            info!("the processes serve all shards, and each once");
            self.told.clear();
        }
    }

    /// What is to be told of what is wrong now: each once, and that a shard is nobody's only after a while.
    fn news(&mut self, misfits: Vec<Misfit>, now: Instant) -> Vec<Misfit> {
        let since = |misfit: &Misfit| {
            let seen = self.seen.iter().find(|(seen, _)| seen == misfit);
            seen.map_or(now, |(_, since)| *since)
        };
        let seen: Vec<(Misfit, Instant)> = misfits
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
        let due = seen.iter().filter(is_due).map(|(misfit, _)| misfit);
        let new: Vec<Misfit> = due
            .filter(|misfit| !self.told.contains(misfit))
            .cloned()
            .collect();
        self.told.extend(new.iter().cloned());
        self.seen = seen;
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
        assert_eq!(fit.news(vec![unlike(), gap()], begun), [unlike()]);
        assert!(fit.news(vec![gap()], begun + UNSERVED / 2).is_empty());
        // It was somebody's meanwhile.
        assert!(fit.news(Vec::new(), begun + UNSERVED / 2).is_empty());
        let again = begun + UNSERVED;
        assert!(fit.news(vec![gap()], again).is_empty());
        assert_eq!(fit.news(vec![gap()], again + UNSERVED), [gap()]);
        assert!(fit.news(vec![gap()], again + UNSERVED * 2).is_empty());
    }
}
