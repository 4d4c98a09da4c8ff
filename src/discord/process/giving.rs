//! Shards that pass from one living process to another, with their gateway sessions.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tracing::{info, warn};

use super::progress::Counted;
use super::shards::Shards;
use crate::host::{Lease, Shard, StoreError, Take};

/// Time a process that starts waits to be given a shard, 3 s; a process of an older version gives
/// none.
const WISH_TIMEOUT: Duration = Duration::from_secs(3);

/// Poll interval meanwhile, 500 ms; a notification arrives earlier.
const WISH_POLL: Duration = Duration::from_millis(500);

/// Timeout of a handover when this process stops, 10 s.
const HANDOVER_TIMEOUT: Duration = Duration::from_secs(10);

impl Shards {
    /// Reads which other processes wish to be given a shard of this one.
    pub(super) async fn read_wishes(&self) -> Result<(), StoreError> {
        if self.owned.all().is_empty() {
            return Ok(());
        }
        let mut wishes = self.host.leases().wishes().await?;
        wishes.retain(|(shard, _)| self.owned.contains(*shard));
        if !wishes.is_empty() {
            self.wished.send_modify(|wished| wished.extend(wishes));
        }
        Ok(())
    }

    /// Waits until a shard is to be given to another process, whose number is returned.
    pub(super) async fn until_wished(&self, shard: Shard) -> i64 {
        let mut wished = self.wished.subscribe();
        let to = wished.wait_for(|wished| wished.contains_key(&shard)).await;
        // The sender lives as long as `self`, so this never fails.
        let to = to.ok().and_then(|wished| wished.get(&shard).copied());
        self.wished.send_modify(|wished| {
            wished.remove(&shard);
        });
        to.unwrap_or_default()
    }

    /// Whether the owner of a shard gives it to this process, which resumes its session then.
    pub(super) async fn is_given(&self, shard: Shard) -> Result<bool, StoreError> {
        if self.stored_session(shard).await.is_none() {
            return Ok(false);
        }
        let leases = self.host.leases();
        let wish = Lease::Wish(shard);
        let mut changed = self.changed.subscribe();
        let wishes = vec![wish.clone()];
        leases.take(wishes, WISH_TIMEOUT, Take::ByForce).await?;
        let given = timeout(WISH_TIMEOUT, async {
            loop {
                let _ = timeout(WISH_POLL, changed.changed()).await;
                if leases.take_shard(shard, Take::IfFree).await? {
                    return Ok(());
                }
            }
        });
        let given = given.await;
        leases.release(&wish).await?;
        given.map_or(Ok(false), |given| given.map(|()| true))
    }

    /// Whether an owned shard is left to the next process, because this one stops.
    pub(super) fn is_left(&self, shard: Shard, stop: &CancellationToken) -> bool {
        stop.is_cancelled() && self.owned.contains(shard)
    }

    /// Stores where a session stands whose connection this process has closed, and gives the shard
    /// to another process, if one is named.
    pub(super) async fn let_go(
        &self,
        shard: Shard,
        to: Option<i64>,
        counted: &Arc<Counted>,
        stop: &CancellationToken,
    ) {
        if to.is_none() && !self.is_left(shard, stop) {
            if !stop.is_cancelled() {
                info!(%shard, "served by another process now");
            }
            return;
        }
        // One reference here, one with the progress of the process.
        counted.until_counted(2).await;
        if let Some(mut session) = counted.session() {
            session.is_exact = true;
            let stored = [(shard, session)];
            if let Err(error) = self.host.store().save_gateway_sessions(&stored).await {
                warn!(%shard, "gateway session not stored: {error}");
            }
        }
        if let Some(to) = to {
            self.give(shard, to).await;
        }
    }

    /// Gives a shard without a connection to another process.
    pub(super) async fn give(&self, shard: Shard, to: i64) {
        match self.host.leases().give_shard(shard, to).await {
            Ok(()) => info!(%shard, "given to another process"),
            Err(error) => warn!(%shard, "shard not given to another process: {error}"),
        }
        self.owned.stand_by(shard);
    }

    /// Gives all shards to other processes with their sessions. Returns when all are given or
    /// taken, after the timeout, or at once without a process that would serve them.
    pub(super) async fn hand_over(&self) {
        let heirs = match self.host.heirs(&self.owned.all()).await {
            Ok(heirs) => heirs,
            Err(error) => return warn!("shard handover failed: {error}"),
        };
        for (shard, is_connected) in self.owned.connected().await {
            match heirs.get(&shard) {
                Some(to) if !is_connected => self.give(shard, *to).await,
                _ => {}
            }
        }
        self.wished.send_modify(|all| all.extend(heirs.clone()));
        let all_given = async {
            for shard in heirs.keys() {
                self.owned.until_lost(*shard).await;
            }
        };
        if timeout(HANDOVER_TIMEOUT, all_given).await.is_err() {
            info!("no other process took over the shards");
        }
    }
}
