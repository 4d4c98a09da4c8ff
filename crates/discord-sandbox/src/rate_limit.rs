//! Rate limits over all processes of the bot: session starts and calls.

use std::collections::{BTreeMap, VecDeque};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// The period of the limit on sessions, in milliseconds.
const DAY: u64 = 24 * 60 * 60_000;
/// The period of the limit on calls.
const SECOND: Duration = Duration::from_secs(1);

/// The limits on session starts and their counts.
#[derive(Debug)]
pub struct SessionLimit {
    /// Recommended shards.
    pub shards: u64,
    /// Sessions a day.
    pub total: u64,
    /// Sessions at once, each in another bucket: `shard % concurrency`.
    pub concurrency: u64,
    /// Minimum time between two sessions of one bucket, in milliseconds.
    pub pause: u64,
    latest: BTreeMap<u64, u64>,
    day: Option<u64>,
    spent: u64,
    refused: u64,
}

impl Default for SessionLimit {
    /// Discord's limits for a bot of usual size.
    fn default() -> SessionLimit {
        SessionLimit {
            shards: 1,
            total: 1_000,
            concurrency: 1,
            pause: 5_000,
            latest: BTreeMap::new(),
            day: None,
            spent: 0,
            refused: 0,
        }
    }
}

/// The result of a request to start a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionStart {
    /// The session starts.
    Granted,
    /// Too early after another session of the bucket.
    TooEarly,
    /// Too many in a day; Discord resets the token then.
    Spent,
}

impl SessionLimit {
    /// Counts a session start of this shard at this Unix millisecond.
    pub fn request(&mut self, now: u64, shard: u64) -> SessionStart {
        self.turn(now);
        self.day.get_or_insert(now);
        if self.spent >= self.total {
            return SessionStart::Spent;
        }
        // Discord counts IDENTIFY calls, so those that come too early count too.
        self.spent += 1;
        let bucket = shard % self.concurrency.max(1);
        let before = self.latest.get(&bucket);
        if before.is_some_and(|before| now < before + self.pause) {
            self.refused += 1;
            return SessionStart::TooEarly;
        }
        self.latest.insert(bucket, now);
        SessionStart::Granted
    }

    /// Resets the count if a day has passed.
    fn turn(&mut self, now: u64) {
        if self.day.is_some_and(|day| now >= day + DAY) {
            (self.day, self.spent) = (None, 0);
        }
    }

    /// The documented `session_start_limit` object.
    pub fn object(&mut self, now: u64) -> Value {
        self.turn(now);
        let ends = self.day.map_or(now, |day| day + DAY);
        json!({
            "total": self.total, "remaining": self.total - self.spent,
            "reset_after": ends - now, "max_concurrency": self.concurrency,
        })
    }

    /// The number of starts that came too early.
    pub fn refused(&self) -> u64 {
        self.refused
    }
}

/// The bot's calls, except answers to interactions, which Discord does not count.
#[derive(Debug, Default)]
pub struct CallLimit {
    /// Calls allowed in any one second; `None` for no limit.
    pub limit: Option<u32>,
    granted: VecDeque<Instant>,
    came: VecDeque<Instant>,
    most: usize,
    total: u64,
    refused: u64,
}

impl CallLimit {
    /// Counts a call; `Some` with the time to wait if there are too many.
    pub fn request(&mut self, now: Instant) -> Option<Duration> {
        for times in [&mut self.granted, &mut self.came] {
            while times
                .front()
                .is_some_and(|time| now.duration_since(*time) >= SECOND)
            {
                times.pop_front();
            }
        }
        self.total += 1;
        self.came.push_back(now);
        self.most = self.most.max(self.came.len());
        let full = self
            .limit
            .is_some_and(|limit| self.granted.len() >= limit as usize);
        if full {
            self.refused += 1;
            // With a limit of 0, no call is ever allowed.
            let oldest = self.granted.front().copied().unwrap_or(now);
            return Some(SECOND.saturating_sub(now.duration_since(oldest)));
        }
        self.granted.push_back(now);
        None
    }

    /// Resets the counts.
    pub fn reset(&mut self) {
        (self.most, self.total, self.refused) = (0, 0, 0);
        self.came.clear();
    }

    /// The counts as JSON.
    pub fn object(&self) -> Value {
        json!({
            "limit": self.limit, "total": self.total, "refused": self.refused,
            "most_in_a_second": self.most,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_waits_and_the_others_do_not() {
        let mut starts = SessionLimit {
            concurrency: 2,
            ..SessionLimit::default()
        };
        let requests = [(0, 0), (0, 1), (10, 2), (4_999, 3), (5_000, 4), (5_001, 0)];
        let results = requests.map(|(now, shard)| starts.request(now, shard));
        let (yes, no) = (SessionStart::Granted, SessionStart::TooEarly);
        assert_eq!(results, [yes, yes, no, no, yes, no]);
        assert_eq!(starts.refused(), 3);
    }

    #[test]
    fn sessions_run_out_until_the_day_is_over() {
        let mut starts = SessionLimit {
            total: 2,
            pause: 0,
            ..SessionLimit::default()
        };
        assert_eq!(starts.object(7)["remaining"], 2);
        let results = [7, 8, 9, 6 + DAY, 7 + DAY].map(|now| starts.request(now, 0));
        let (yes, no) = (SessionStart::Granted, SessionStart::Spent);
        assert_eq!(results, [yes, yes, no, no, yes]);
        let object = starts.object(8 + DAY);
        assert_eq!(
            (&object["remaining"], &object["reset_after"]),
            (&json!(1), &json!(DAY - 1))
        );
    }

    #[test]
    fn any_second_has_room_for_so_many_calls() {
        let mut calls = CallLimit {
            limit: Some(2),
            ..CallLimit::default()
        };
        let begin = Instant::now();
        let millis = Duration::from_millis;
        let waits = [0, 600, 900, 1_000, 1_100, 1_600].map(|at| calls.request(begin + millis(at)));
        let wait = |time| Some(millis(time));
        assert_eq!(waits, [None, None, wait(100), None, wait(500), None]);
        let object = calls.object();
        assert_eq!(
            (&object["most_in_a_second"], &object["refused"]),
            (&json!(4), &json!(2))
        );
        calls.reset();
        assert_eq!(calls.object()["most_in_a_second"], 0);
    }
}
