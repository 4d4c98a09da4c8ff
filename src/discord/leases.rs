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

/// How long the processes may fit together badly, while some begin and others end, before that is told.
const UNFIT: Duration = Duration::from_mins(2);

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
    /// What is wrong, and since when.
    seen: Option<(Vec<Misfit>, Instant)>,
    is_told: bool,
}

impl Fit {
    fn look(&mut self, misfits: Vec<Misfit>) {
        if misfits.is_empty() {
            if self.is_told {
                info!("the processes serve all shards, and each once");
            }
            *self = Fit::default();
            return;
        }
        match &self.seen {
            Some((seen, since)) if *seen == misfits => {
                if !self.is_told && since.elapsed() >= UNFIT {
                    for misfit in &misfits {
                        error!("{misfit}; `--shards` of all processes must fit together");
                    }
                    self.is_told = true;
                }
            }
            _ => {
                self.seen = Some((misfits, Instant::now()));
                self.is_told = false;
            }
        }
    }
}
