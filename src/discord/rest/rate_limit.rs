//! Whether and how often Discord is called: it takes so many calls a second from a token, whoever makes them, and none from one it
//! refuses. Answers to interactions do not count.

use std::num::NonZeroU32;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use governor::{DefaultDirectRateLimiter, Quota};
use tracing::{error, info};

use crate::config::Calls as Setting;
use crate::discord::clock::now;
use crate::discord::rest::breaker::{Breaker, Change, Permit, Stopped, Verdict};
use crate::host::Timestamp;

/// So many calls a second Discord takes from a token.
const ALL: u32 = 50;

/// Of so many calls one may come before its time: who waits for little waits for nothing.
const EARLY: u32 = 5;

/// Lets this process call Discord as often as it may.
#[derive(Debug)]
pub struct RateLimit {
    setting: Setting,
    /// Nothing where it is not for us to hold back.
    limit: RwLock<Option<Limit>>,
    breaker: Breaker,
    /// Whether Discord has accepted the token: where it never has, the program ends and says so.
    was_accepted: AtomicBool,
}

#[derive(Clone, Debug)]
struct Limit {
    calls: u32,
    limiter: Arc<DefaultDirectRateLimiter>,
}

impl Limit {
    /// At most so many calls in any second.
    fn of(calls: u32) -> Limit {
        Limit {
            calls,
            limiter: Arc::new(governor::RateLimiter::direct(quota(calls))),
        }
    }
}

/// So many calls in any second, and not more where some of them come early.
fn quota(calls: u32) -> Quota {
    let early = (calls / EARLY).max(1);
    let number = |count: u32| NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(number(calls.saturating_sub(early))).allow_burst(number(early))
}

impl RateLimit {
    /// As it is set, for one of so many processes.
    pub fn new(setting: Setting, processes: u32) -> RateLimit {
        let calls = RateLimit {
            setting,
            limit: RwLock::new(None),
            breaker: Breaker::default(),
            was_accepted: AtomicBool::new(false),
        };
        calls.share(processes);
        calls
    }

    /// There are so many processes now: each has its share.
    pub fn share(&self, processes: u32) {
        let share = match self.setting {
            Setting::Unlimited => None,
            Setting::Share => Some((ALL / processes.max(1)).max(1)),
            Setting::Own(calls) => Some(calls.get()),
        };
        let mut limit = self.limit.write().unwrap_or_else(PoisonError::into_inner);
        if limit.as_ref().map(|limit| limit.calls) != share {
            *limit = share.map(Limit::of);
        }
    }

    /// Permission to make one call, once it is this process's turn; none while Discord refuses the token.
    pub async fn permit(&self) -> Result<Permit<'_>, Stopped> {
        if let Some(limiter) = self.limiter() {
            limiter.until_ready().await;
        }
        self.breaker.permit(now).await
    }

    /// What the answer to a call says of the token.
    pub fn settle(&self, permit: Permit<'_>, verdict: Verdict) {
        if verdict == Verdict::Accepted {
            self.was_accepted.store(true, Ordering::Relaxed);
        }
        match permit.settle(verdict, now()) {
            Some(Change::Stopped) if self.was_accepted.load(Ordering::Relaxed) => error!(
                "Discord refuses the token, so nothing is delivered: copy it again from the application's Bot page into \
                 DISCORD_TOKEN and start the bot again; until then it tries by itself, less and less often"
            ),
            Some(Change::GoesOn) => {
                info!("Discord accepts the token again, and everything goes on");
            }
            Some(Change::Stopped) | None => {}
        }
    }

    /// Until when nothing is called, while Discord refuses the token.
    pub fn stopped_until(&self) -> Option<Timestamp> {
        self.breaker.stopped_until()
    }

    fn limiter(&self) -> Option<Arc<DefaultDirectRateLimiter>> {
        let limit = self.limit.read().unwrap_or_else(PoisonError::into_inner);
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
            let limit = calls.limit.read().expect("nobody panicked");
            limit.as_ref().map(|limit| limit.calls)
        };
        assert_eq!(now(&calls), Some(50));
        calls.share(3);
        assert_eq!(now(&calls), Some(16));
        calls.share(100);
        assert_eq!(now(&calls), Some(1));
        let own = RateLimit::new(Setting::Own(NonZeroU32::new(7).expect("seven")), 1);
        own.share(3);
        assert_eq!(now(&own), Some(7));
        assert_eq!(now(&RateLimit::new(Setting::Unlimited, 3)), None);
    }
}
