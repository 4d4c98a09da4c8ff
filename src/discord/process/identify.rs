//! The rate limit of IDENTIFY: Discord accepts one in five seconds for each bucket of shards
//! (`shard_id % max_concurrency`), from all processes together.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, MutexGuard};
use tokio::time::{Instant, sleep, sleep_until};
use tracing::{debug, warn};

use crate::host::{Host, Lease, Shard};

/// Minimum time between Discord's answer to an IDENTIFY and the next one of its bucket, 5.5 s:
/// Discord's five seconds, and a margin for unequal clocks and latencies.
const IDENTIFY_INTERVAL: Duration = Duration::from_millis(5_500);

/// Time a bucket is reserved for one IDENTIFY without an answer, 15 s; other processes go on after
/// it.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(15);

/// Poll interval while another process has reserved the bucket, 250 ms.
const BUCKET_POLL: Duration = Duration::from_millis(250);

/// The buckets of this bot, each of which lets one session identify at a time.
#[derive(Debug)]
pub struct IdentifyBuckets {
    host: Arc<Host>,
    /// Per bucket the earliest instant of the next IDENTIFY that this process knows of; waiting
    /// shards queue at the lock.
    buckets: Vec<Mutex<Option<Instant>>>,
}

/// The right to send one IDENTIFY in one bucket.
#[must_use]
#[derive(Debug)]
pub struct IdentifySlot<'r> {
    host: &'r Host,
    bucket: u32,
    next: MutexGuard<'r, Option<Instant>>,
    /// Whether an IDENTIFY may have been sent.
    is_used: bool,
}

impl IdentifyBuckets {
    /// Creates `max_concurrency` buckets, at least one.
    pub fn new(host: Arc<Host>, max_concurrency: u64) -> IdentifyBuckets {
        let buckets = (0..max_concurrency.max(1)).map(|_| Mutex::default());
        IdentifyBuckets {
            host,
            buckets: buckets.collect(),
        }
    }

    /// Waits until this shard may identify.
    pub async fn wait_for_slot(&self, shard: Shard) -> IdentifySlot<'_> {
        let bucket = shard.number as usize % self.buckets.len();
        let next = self.buckets[bucket].lock().await;
        if let Some(next) = *next {
            sleep_until(next).await;
        }
        let bucket = bucket as u32;
        reserve(&self.host, bucket).await;
        IdentifySlot {
            host: &self.host,
            bucket,
            next,
            is_used: true,
        }
    }
}

/// Waits until this process has reserved a bucket for the answer timeout; its own reservation is
/// extended.
async fn reserve(host: &Host, bucket: u32) {
    let mut is_logged = false;
    loop {
        match host.leases().take_identify(bucket, ANSWER_TIMEOUT).await {
            Ok(true) => break,
            Ok(false) => is_logged = false,
            Err(error) => {
                if !is_logged {
                    warn!("IDENTIFY bucket not reserved: {error}");
                }
                is_logged = true;
            }
        }
        sleep(BUCKET_POLL).await;
    }
}

impl IdentifySlot<'_> {
    /// Time a bucket is reserved for one IDENTIFY without an answer; other processes go on after
    /// it.
    pub const ANSWER_TIMEOUT: Duration = ANSWER_TIMEOUT;

    /// Reserves the bucket again, right before the IDENTIFY. Waits if another process has reserved
    /// it meanwhile.
    pub async fn renew(&self) {
        reserve(self.host, self.bucket).await;
    }

    /// Records Discord's answer, or its timeout: the next IDENTIFY of the bucket may follow after
    /// the interval.
    pub async fn answered(self) {
        if let Err(error) = self
            .host
            .leases()
            .take_identify(self.bucket, IDENTIFY_INTERVAL)
            .await
        {
            // The reservation expires by itself, only later.
            debug!("IDENTIFY bucket not released early: {error}");
        }
    }

    /// Releases the bucket at once: no IDENTIFY was sent.
    pub async fn unused(mut self) {
        self.is_used = false;
        if let Err(error) = self
            .host
            .leases()
            .release(&Lease::Identify(self.bucket))
            .await
        {
            debug!("IDENTIFY bucket not released early: {error}");
        }
    }
}

impl Drop for IdentifySlot<'_> {
    fn drop(&mut self) {
        *self.next = self.is_used.then(|| Instant::now() + IDENTIFY_INTERVAL);
    }
}
