//! Discord's clock, by which one knows how old a tap is: this machine's may be wrong.

use std::future::Future;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::discord::clock::offset::Offset;
use crate::host::{InteractionId, Timestamp};

/// The first millisecond of 2015, from which Discord counts.
const EPOCH: i64 = 1_420_070_400_000;

/// How often Discord is asked at most what time it is, and how long that may take: somebody waits for it.
const PAUSE: Duration = Duration::from_secs(1);
const ASKING: Duration = Duration::from_secs(1);

/// As far as it is known.
#[derive(Debug, Default)]
pub struct DiscordClock {
    known: Mutex<Option<Known>>,
    /// When Discord was asked last.
    asked: tokio::sync::Mutex<Option<Instant>>,
}

#[derive(Clone, Copy, Debug)]
struct Known {
    offset: Offset,
    since: Instant,
}

/// When an interaction was made, by Discord's clock.
pub fn made(id: InteractionId) -> Timestamp {
    Timestamp((id.get() >> 22).cast_signed() + EPOCH)
}

impl DiscordClock {
    /// An answer of Discord's told how far its clock is ahead.
    pub fn note(&self, told: Offset) {
        self.learn(told);
    }

    /// How much time has passed by `now`, as this machine has it, since something was `made` at Discord: at least so much. Where
    /// that would not have happened yet, the clock is further ahead than was known.
    pub fn age(&self, made: Timestamp, now: Timestamp) -> Duration {
        let offset = self.learn(Offset::since(made, now));
        made.until(Timestamp(now.0.saturating_add(offset.least)))
    }

    /// Has Discord asked what time it is, unless it was asked a moment ago; whoever comes meanwhile waits for the answer.
    pub async fn check(&self, ask: impl Future<Output = Option<Offset>>) {
        let mut asked = self.asked.lock().await;
        if asked.is_some_and(|last| last.elapsed() < PAUSE) {
            return;
        }
        if let Ok(Some(told)) = tokio::time::timeout(ASKING, ask).await {
            self.note(told);
        }
        *asked = Some(Instant::now());
    }

    fn learn(&self, told: Offset) -> Offset {
        let mut known = self.known();
        let before = known.map(|known| known.offset.after(known.since.elapsed()));
        // Until Discord has said what time it is, this machine's clock is believed.
        let offset = match before {
            None if told.most == i64::MAX => Offset { least: 0, most: 0 }.and(told),
            None => told,
            Some(before) => before.and(told),
        };
        let is_new = before.map_or(offset == told, |before| before != offset);
        if is_new {
            *known = Some(Known {
                offset,
                since: Instant::now(),
            });
        }
        offset
    }

    fn known(&self) -> MutexGuard<'_, Option<Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
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
        assert_eq!(made(id), Timestamp(1_462_015_105_796));
    }

    #[test]
    fn a_tap_is_as_old_as_it_is_for_sure() {
        let clock = DiscordClock::default();
        assert_eq!(age(&clock, -4000), 4000, "by this machine's clock");
        // Discord's is 19 to 20 seconds ahead.
        clock.note(Offset {
            least: 19_000,
            most: 20_000,
        });
        assert_eq!(age(&clock, 16_000), 3000);
        // That it has not been made yet cannot be.
        assert_eq!(age(&clock, 19_900), 0);
        assert_eq!(age(&clock, 16_000), 3900);
        // Somebody has put one of the clocks right.
        clock.note(Offset {
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
        let asked = std::sync::atomic::AtomicU32::new(0);
        let ask = async || {
            asked.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            Some(Offset {
                least: 5000,
                most: 6000,
            })
        };
        futures::future::join_all((0..20).map(|_| clock.check(ask()))).await;
        assert_eq!(asked.into_inner(), 1);
        assert_eq!(age(&clock, 0), 5000);
    }
}
