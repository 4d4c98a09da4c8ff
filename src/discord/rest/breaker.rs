//! The circuit breaker of the REST API: while Discord refuses the token no calls are made, as
//! 10,000 refused ones in ten minutes get the machine's address banned.

use std::time::Duration;

use tokio::sync::watch;

use crate::backoff::Backoff;
use crate::host::Timestamp;

/// Pauses after Discord refused the token, 1 min to 1 h; each ends with one probe.
const BACKOFF: Backoff = Backoff {
    first: Duration::from_mins(1),
    longest: Duration::from_hours(1),
};

/// The circuit breaker; open while Discord refuses the token.
#[derive(Debug)]
pub struct Breaker(watch::Sender<Option<Open>>);

/// The open breaker: one probe after each pause, and no other calls.
#[derive(Clone, Copy, Debug)]
struct Open {
    until: Timestamp,
    /// Probes that were refused since the breaker opened.
    failed_probes: u32,
    is_probed: bool,
}

impl Open {
    fn after(failed_probes: u32, now: Timestamp) -> Open {
        Open {
            until: now.after(BACKOFF.pause(failed_probes)),
            failed_probes,
            is_probed: false,
        }
    }
}

/// The error of a call that is not made, as the breaker is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Discord refused the token; the next call is made later")]
pub struct Stopped {
    /// The time of the next probe.
    pub until: Timestamp,
}

/// The verdict of a response on the token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Discord accepts the token.
    Accepted,
    /// Discord refuses the token.
    Refused,
    /// The response does not depend on the token.
    Unknown,
}

/// A change of the breaker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The breaker opened: no calls from now on.
    Opened,
    /// The breaker closed: calls are made again.
    Closed,
}

/// Permit to make one call.
#[derive(Debug)]
pub struct Permit<'a> {
    breaker: &'a Breaker,
    is_probe: bool,
}

impl Default for Breaker {
    fn default() -> Breaker {
        Breaker(watch::Sender::new(None))
    }
}

impl Breaker {
    /// Waits for a permit to make one call; while a probe is under way, until its result.
    ///
    /// # Errors
    ///
    /// Fails while the breaker is open and the next probe is not due.
    pub async fn permit(&self, now: impl Fn() -> Timestamp) -> Result<Permit<'_>, Stopped> {
        let mut changes = self.0.subscribe();
        loop {
            if let Some(permit) = self.permit_at(now()) {
                return permit;
            }
            // The sender lives as long as `self`, so this never fails.
            let _ = changes.changed().await;
        }
    }

    /// A permit at `now`, or the error; `None` while a probe is under way.
    fn permit_at(&self, now: Timestamp) -> Option<Result<Permit<'_>, Stopped>> {
        let permit = |is_probe| {
            Some(Ok(Permit {
                breaker: self,
                is_probe,
            }))
        };
        let mut answer = None;
        self.0.send_if_modified(|open| {
            let begins_probe = match open {
                None => {
                    answer = permit(false);
                    false
                }
                Some(open) if now < open.until => {
                    answer = Some(Err(Stopped { until: open.until }));
                    false
                }
                Some(open) => !std::mem::replace(&mut open.is_probed, true),
            };
            if begins_probe {
                answer = permit(true);
            }
            begins_probe
        });
        answer
    }

    /// The time of the next probe; `None` while the breaker is closed.
    pub fn stopped_until(&self) -> Option<Timestamp> {
        self.0.borrow().map(|open| open.until)
    }

    /// Records the verdict of a call, and returns the change of the breaker. While it is open only
    /// the probe's verdict counts.
    fn settle(&self, verdict: Verdict, is_probe: bool, now: Timestamp) -> Option<Change> {
        let mut change = None;
        self.0.send_if_modified(|open| {
            match (verdict, &mut *open) {
                (Verdict::Refused, None) => {
                    *open = Some(Open::after(0, now));
                    change = Some(Change::Opened);
                }
                (_, Some(_)) if !is_probe => return false,
                (Verdict::Refused, Some(open)) => {
                    *open = Open::after(open.failed_probes + 1, now);
                }
                (Verdict::Accepted, Some(_)) => {
                    *open = None;
                    change = Some(Change::Closed);
                }
                (Verdict::Unknown, Some(open)) => open.is_probed = false,
                (Verdict::Accepted | Verdict::Unknown, None) => return false,
            }
            true
        });
        change
    }
}

impl Permit<'_> {
    /// Records the verdict of the call at `now`, and returns the change of the breaker.
    pub fn settle(mut self, verdict: Verdict, now: Timestamp) -> Option<Change> {
        let is_probe = std::mem::take(&mut self.is_probe);
        self.breaker.settle(verdict, is_probe, now)
    }
}

impl Drop for Permit<'_> {
    /// A probe that is cancelled leaves its place to the next call.
    fn drop(&mut self) {
        if self.is_probe {
            let unknown = Verdict::Unknown;
            self.breaker.settle(unknown, true, Timestamp(0));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: i64 = 60_000;

    fn permit(breaker: &Breaker, now: i64) -> Option<Result<Permit<'_>, Stopped>> {
        breaker.permit_at(Timestamp(now))
    }

    /// Makes a call at an instant at which one is allowed.
    fn call(breaker: &Breaker, now: i64, verdict: Verdict) -> Option<Change> {
        let permit = permit(breaker, now).expect("no probe is under way");
        permit
            .expect("calls are made")
            .settle(verdict, Timestamp(now))
    }

    /// The time of the next probe.
    fn stopped(breaker: &Breaker, now: i64) -> i64 {
        let permit = permit(breaker, now).expect("no probe is under way");
        permit.expect_err("calls are made").until.0
    }

    #[test]
    fn pauses_grow_from_a_minute_to_an_hour_and_one_success_ends_them() {
        let breaker = Breaker::default();
        assert_eq!(call(&breaker, 0, Verdict::Accepted), None);
        let mut now = 0;
        let mut change = call(&breaker, now, Verdict::Refused);
        assert_eq!(change, Some(Change::Opened));
        for minutes in [1, 2, 4, 8, 16, 32, 60, 60] {
            let until = now + minutes * MINUTE;
            assert_eq!(stopped(&breaker, until - 1), until);
            now = until;
            change = call(&breaker, now, Verdict::Refused);
            assert_eq!(change, None, "it is said once");
        }
        now += 60 * MINUTE;
        assert_eq!(call(&breaker, now, Verdict::Accepted), Some(Change::Closed));
        assert_eq!(call(&breaker, now, Verdict::Unknown), None);
        call(&breaker, now, Verdict::Refused);
        assert_eq!(stopped(&breaker, now), now + MINUTE, "it begins anew");
    }

    #[test]
    fn what_was_under_way_neither_prolongs_the_pause_nor_ends_it() {
        let breaker = Breaker::default();
        let under_way: Vec<_> = (0..4).map(|_| permit(&breaker, 0)).collect();
        let verdicts = [
            Verdict::Refused,
            Verdict::Refused,
            Verdict::Accepted,
            Verdict::Unknown,
        ];
        for (permit, verdict) in under_way.into_iter().zip(verdicts) {
            let permit = permit.unwrap().unwrap();
            permit.settle(verdict, Timestamp(0));
        }
        assert_eq!(stopped(&breaker, 1), MINUTE);
    }

    #[tokio::test]
    async fn after_the_pause_one_call_goes_ahead_and_the_others_follow_it() {
        let breaker = Breaker::default();
        call(&breaker, 0, Verdict::Refused);
        let now = || Timestamp(MINUTE);
        let probe = breaker.permit(now).await.expect("the pause is over");
        assert!(permit(&breaker, MINUTE).is_none(), "one at a time");
        let others = futures::future::join_all((0..3).map(|_| breaker.permit(now)));
        let (_, others) = tokio::join!(async { probe.settle(Verdict::Accepted, now()) }, others);
        assert!(others.iter().all(Result::is_ok));

        call(&breaker, MINUTE, Verdict::Refused);
        let later = || Timestamp(2 * MINUTE);
        let abandoned = breaker.permit(later).await.expect("the pause is over");
        let ((), next) = tokio::join!(async { drop(abandoned) }, breaker.permit(later));
        let probe = next.expect("it takes the place of the one given up");
        let (_, other) = tokio::join!(
            async { probe.settle(Verdict::Refused, later()) },
            breaker.permit(later)
        );
        let until = Timestamp(4 * MINUTE);
        assert_eq!(other.err(), Some(Stopped { until }));
    }
}
