//! The REST rate limit: Discord accepts 50 calls a second per token, from all processes together,
//! and none while it refuses the token. Answers to interactions do not count.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use governor::{DefaultDirectRateLimiter, Quota};
use parking_lot::RwLock;
use tracing::{error, info};

use super::breaker::{Breaker, Change, Permit, Stopped, Verdict};
use crate::config::Calls as Setting;
use crate::discord::clock::now;
use crate::host::Timestamp;

/// REST calls that Discord accepts per token and second, from all processes together.
const DISCORD_LIMIT: u32 = 50;

/// One call in this many may be made as a burst: a process that is nearly idle does not wait.
const BURST_DIVISOR: u32 = 5;

/// The REST rate limit of one process.
#[derive(Debug)]
pub struct RateLimit {
    setting: Setting,
    /// `None` without a limit.
    limit: RwLock<Option<Limit>>,
    breaker: Breaker,
    /// Whether Discord has ever accepted the token; a process whose token is refused from the start
    /// ends with an error.
    was_accepted: AtomicBool,
}

#[derive(Clone, Debug)]
struct Limit {
    calls: u32,
    limiter: Arc<DefaultDirectRateLimiter>,
}

impl Limit {
    /// A limit of this many calls in any second.
    fn per_second(calls: u32) -> Limit {
        Limit {
            calls,
            limiter: Arc::new(governor::RateLimiter::direct(quota(calls))),
        }
    }
}

/// A quota of this many calls in any second, bursts included.
fn quota(calls: u32) -> Quota {
    let burst = (calls / BURST_DIVISOR).max(1);
    let number = |count: u32| NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(number(calls.saturating_sub(burst))).allow_burst(number(burst))
}

impl RateLimit {
    /// The rate limit of one of `processes` processes.
    pub fn new(setting: Setting, processes: u32) -> RateLimit {
        let calls = RateLimit {
            setting,
            limit: RwLock::new(None),
            breaker: Breaker::default(),
            was_accepted: AtomicBool::new(false),
        };
        calls.set_processes(processes);
        calls
    }

    /// Sets the number of processes, which share Discord's limit equally.
    pub fn set_processes(&self, processes: u32) {
        let share = match self.setting {
            Setting::Unlimited => None,
            Setting::Share => Some((DISCORD_LIMIT / processes.max(1)).max(1)),
            Setting::Own(calls) => Some(calls.get()),
        };
        let mut limit = self.limit.write();
        if limit.as_ref().map(|limit| limit.calls) != share {
            *limit = share.map(Limit::per_second);
        }
    }

    /// Waits for the rate limit, and for a permit of the breaker.
    ///
    /// # Errors
    ///
    /// Fails while Discord refuses the token.
    pub async fn permit(&self) -> Result<Permit<'_>, Stopped> {
        if let Some(limiter) = self.limiter() {
            limiter.until_ready().await;
        }
        self.breaker.permit(now).await
    }

    /// Records the verdict of a call; logs when the breaker opens or closes.
    pub fn settle(&self, permit: Permit<'_>, verdict: Verdict) {
        if verdict == Verdict::Accepted {
            self.was_accepted.store(true, Ordering::Relaxed);
        }
        match permit.settle(verdict, now()) {
            Some(Change::Opened) if self.was_accepted.load(Ordering::Relaxed) => error!(
                "Discord refuses the token, so nothing is delivered: copy it again from the application's Bot page into \
                 DISCORD_TOKEN and start the bot again; until then it tries by itself, less and less often"
            ),
            Some(Change::Closed) => {
                info!("Discord accepts the token again");
            }
            Some(Change::Opened) | None => {}
        }
    }

    /// The time of the next probe; `None` while Discord accepts the token.
    pub fn stopped_until(&self) -> Option<Timestamp> {
        self.breaker.stopped_until()
    }

    fn limiter(&self) -> Option<Arc<DefaultDirectRateLimiter>> {
        let limit = self.limit.read();
        limit.as_ref().map(|limit| Arc::clone(&limit.limiter))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use governor::clock::FakeRelativeClock;

    use super::*;

    #[test]
    fn in_no_second_there_are_more_calls_than_are_allowed() {
        for allowed in [1, 2, 5, 16, 25, 50] {
            let clock = FakeRelativeClock::default();
            let limiter = governor::RateLimiter::direct_with_clock(quota(allowed), clock.clone());
            let mut made = Vec::new();
            for millis in 0..5_000u64 {
                while limiter.check().is_ok() {
                    made.push(millis);
                }
                clock.advance(Duration::from_millis(1));
            }
            let most = made.iter().map(|from| {
                let within = made.iter().filter(|at| (*from..from + 1_000).contains(at));
                within.count() as u32
            });
            let most = most.max().expect("some were made");
            assert!(most <= allowed, "{most} for {allowed}");
            assert!(
                most + 1 >= allowed / 2,
                "{most} for {allowed}: held back for nothing"
            );
        }
    }

    #[test]
    fn processes_share_what_discord_takes() {
        let calls = RateLimit::new(Setting::Share, 1);
        let now = |calls: &RateLimit| {
            let limit = calls.limit.read();
            limit.as_ref().map(|limit| limit.calls)
        };
        assert_eq!(now(&calls), Some(50));
        calls.set_processes(3);
        assert_eq!(now(&calls), Some(16));
        calls.set_processes(100);
        assert_eq!(now(&calls), Some(1));
        let own = RateLimit::new(Setting::Own(NonZeroU32::new(7).expect("seven")), 1);
        own.set_processes(3);
        assert_eq!(now(&own), Some(7));
        assert_eq!(now(&RateLimit::new(Setting::Unlimited, 3)), None);
    }
}
