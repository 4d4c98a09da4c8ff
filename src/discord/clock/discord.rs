//! Discord's clock, which tells the age of an interaction even where the local clock is wrong.

use std::future::Future;
use std::time::{Duration, Instant};

use parking_lot::{Mutex, MutexGuard};

use super::offset::Offset;
use crate::host::{InteractionId, Timestamp};

/// Discord's epoch: the start of 2015, in Unix ms.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// Minimum time between two checks, and timeout of one, 1 s each: a person waits for them.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);
const CHECK_TIMEOUT: Duration = Duration::from_secs(1);

/// The estimate of Discord's clock.
#[derive(Debug, Default)]
pub struct DiscordClock {
    estimate: Mutex<Option<Estimate>>,
    /// The last check.
    last_check: tokio::sync::Mutex<Option<Instant>>,
}

#[derive(Clone, Copy, Debug)]
struct Estimate {
    offset: Offset,
    since: Instant,
}

/// The creation time of an interaction, by Discord's clock.
pub fn created_at(id: InteractionId) -> Timestamp {
    Timestamp((id.get() >> 22).cast_signed() + DISCORD_EPOCH)
}

impl DiscordClock {
    /// Improves the estimate by a measured offset.
    pub fn observe(&self, measured: Offset) {
        self.update(measured);
    }

    /// The minimum age, at local time `now`, of something `made` at a time of Discord's clock. A
    /// `made` in the future improves the estimate: Discord's clock is further ahead.
    pub fn age(&self, made: Timestamp, now: Timestamp) -> Duration {
        let offset = self.update(Offset::since(made, now));
        made.until(Timestamp(now.0.saturating_add(offset.least)))
    }

    /// Measures the offset by `ask`, at most once per interval; concurrent callers wait for the
    /// same measurement.
    pub async fn check(&self, ask: impl Future<Output = Option<Offset>>) {
        let mut last_check = self.last_check.lock().await;
        if last_check.is_some_and(|last| last.elapsed() < CHECK_INTERVAL) {
            return;
        }
        if let Ok(Some(offset)) = tokio::time::timeout(CHECK_TIMEOUT, ask).await {
            self.observe(offset);
        }
        *last_check = Some(Instant::now());
    }

    fn update(&self, measured: Offset) -> Offset {
        let mut estimate = self.estimate();
        let before = estimate.map(|estimate| estimate.offset.widened(estimate.since.elapsed()));
        // Before the first measurement the local clock counts as right.
        let offset = match before {
            None if measured.most == i64::MAX => Offset { least: 0, most: 0 }.intersect(measured),
            None => measured,
            Some(before) => before.intersect(measured),
        };
        let is_new = before.map_or(offset == measured, |before| before != offset);
        if is_new {
            *estimate = Some(Estimate {
                offset,
                since: Instant::now(),
            });
        }
        offset
    }

    fn estimate(&self) -> MutexGuard<'_, Option<Estimate>> {
        self.estimate.lock()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp(1_800_000_000_000);

    fn at(millis: i64) -> Timestamp {
        Timestamp(NOW.0 + millis)
    }

    fn age(clock: &DiscordClock, made: i64) -> u64 {
        clock.age(at(made), NOW).as_millis() as u64
    }

    #[test]
    fn an_interaction_says_when_it_was_made() {
        let id = InteractionId::from(175_928_847_299_117_063);
        assert_eq!(created_at(id), Timestamp(1_462_015_105_796));
    }

    #[test]
    fn a_tap_is_as_old_as_it_is_for_sure() {
        let clock = DiscordClock::default();
        assert_eq!(age(&clock, -4000), 4000, "by this machine's clock");
        // Discord's clock is 19 to 20 seconds ahead.
        clock.observe(Offset {
            least: 19_000,
            most: 20_000,
        });
        assert_eq!(age(&clock, 16_000), 3000);
        // An interaction cannot come from the future.
        assert_eq!(age(&clock, 19_900), 0);
        assert_eq!(age(&clock, 16_000), 3900);
        // One of the clocks was set anew.
        clock.observe(Offset {
            least: -100,
            most: 900,
        });
        assert_eq!(age(&clock, -2500), 2400);
        assert_eq!(age(&clock, 16_000), 0);
        assert_eq!(age(&clock, -2500), 18_500);
    }

    #[test]
    fn where_discord_does_not_say_what_time_it_is_a_tap_from_the_future_does() {
        let clock = DiscordClock::default();
        assert_eq!(age(&clock, -2900), 2900);
        assert_eq!(age(&clock, 20_000), 0);
        assert_eq!(age(&clock, 16_000), 4000);
    }

    #[tokio::test]
    async fn discord_is_asked_once_in_a_while_however_many_want_to_know() {
        let clock = DiscordClock::default();
        let checks = std::sync::atomic::AtomicU32::new(0);
        let ask = async || {
            checks.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            Some(Offset {
                least: 5000,
                most: 6000,
            })
        };
        futures::future::join_all((0..20).map(|_| clock.check(ask()))).await;
        assert_eq!(checks.into_inner(), 1);
        assert_eq!(age(&clock, 0), 5000);
    }
}
