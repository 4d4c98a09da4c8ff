//! How much at once the bot may do, all its processes together: begin sessions, and call.

use std::collections::{BTreeMap, VecDeque};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// The day in which sessions are counted, in milliseconds.
const DAY: u64 = 24 * 60 * 60_000;
/// The window in which calls are counted.
const SECOND: Duration = Duration::from_secs(1);

/// The sessions the bot may begin.
#[derive(Debug)]
pub struct Starts {
    /// How many shards are advised.
    pub shards: u64,
    /// How many in a day.
    pub total: u64,
    /// How many at once, each of another bucket: `shard % concurrency`.
    pub concurrency: u64,
    /// The milliseconds until the next of the same bucket.
    pub pause: u64,
    latest: BTreeMap<u64, u64>,
    day: Option<u64>,
    spent: u64,
    refused: u64,
}

impl Default for Starts {
    /// What Discord allows a bot of usual size.
    fn default() -> Starts {
        Starts {
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

/// What becomes of somebody who wants to begin a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// The session begins.
    Granted,
    /// It was too early after another.
    TooEarly,
    /// There were too many in a day, for which Discord takes the token away.
    Spent,
}

impl Starts {
    /// A session for this shard is to begin at this Unix millisecond.
    pub fn ask(&mut self, now: u64, shard: u64) -> Start {
        self.turn(now);
        self.day.get_or_insert(now);
        if self.spent >= self.total {
            return Start::Spent;
        }
        // "Calls" are counted, so those that come too early are too.
        self.spent += 1;
        let bucket = shard % self.concurrency.max(1);
        let before = self.latest.get(&bucket);
        if before.is_some_and(|before| now < before + self.pause) {
            self.refused += 1;
            return Start::TooEarly;
        }
        self.latest.insert(bucket, now);
        Start::Granted
    }

    /// A new day begins where one is over.
    fn turn(&mut self, now: u64) {
        if self.day.is_some_and(|day| now >= day + DAY) {
            (self.day, self.spent) = (None, 0);
        }
    }

    /// The documented `session_start_limit`.
    pub fn object(&mut self, now: u64) -> Value {
        self.turn(now);
        let ends = self.day.map_or(now, |day| day + DAY);
        json!({
            "total": self.total, "remaining": self.total - self.spent,
            "reset_after": ends - now, "max_concurrency": self.concurrency,
        })
    }

    /// How many came too early.
    pub fn refused(&self) -> u64 {
        self.refused
    }
}

/// The calls of the bot, but those that answer interactions: Discord does not count them.
#[derive(Debug, Default)]
pub struct Calls {
    /// How many are granted in any one second, if there is a limit.
    pub limit: Option<u32>,
    granted: VecDeque<Instant>,
    came: VecDeque<Instant>,
    most: usize,
    total: u64,
    refused: u64,
}

impl Calls {
    /// A call comes now; where there were too many, the time until there is room again.
    pub fn ask(&mut self, now: Instant) -> Option<Duration> {
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
            // With a limit of nothing, there is room at no time.
            let oldest = self.granted.front().copied().unwrap_or(now);
            return Some(SECOND.saturating_sub(now.duration_since(oldest)));
        }
        self.granted.push_back(now);
        None
    }

    /// Begins to count anew.
    pub fn forget(&mut self) {
        (self.most, self.total, self.refused) = (0, 0, 0);
        self.came.clear();
    }

    /// What was counted.
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
        let mut starts = Starts {
            concurrency: 2,
            ..Starts::default()
        };
        let asked = [(0, 0), (0, 1), (10, 2), (4_999, 3), (5_000, 4), (5_001, 0)];
        let told = asked.map(|(now, shard)| starts.ask(now, shard));
        let (yes, no) = (Start::Granted, Start::TooEarly);
        assert_eq!(told, [yes, yes, no, no, yes, no]);
        assert_eq!(starts.refused(), 3);
    }

    #[test]
    fn sessions_run_out_until_the_day_is_over() {
        let mut starts = Starts {
            total: 2,
            pause: 0,
            ..Starts::default()
        };
        assert_eq!(starts.object(7)["remaining"], 2);
        let told = [7, 8, 9, 6 + DAY, 7 + DAY].map(|now| starts.ask(now, 0));
        let (yes, no) = (Start::Granted, Start::Spent);
        assert_eq!(told, [yes, yes, no, no, yes]);
        let object = starts.object(8 + DAY);
        assert_eq!(
            (&object["remaining"], &object["reset_after"]),
            (&json!(1), &json!(DAY - 1))
        );
    }

    #[test]
    fn any_second_has_room_for_so_many_calls() {
        let mut calls = Calls {
            limit: Some(2),
            ..Calls::default()
        };
        let begin = Instant::now();
        let millis = Duration::from_millis;
        let told = [0, 600, 900, 1_000, 1_100, 1_600].map(|at| calls.ask(begin + millis(at)));
        let wait = |time| Some(millis(time));
        assert_eq!(told, [None, None, wait(100), None, wait(500), None]);
        let object = calls.object();
        assert_eq!(
            (&object["most_in_a_second"], &object["refused"]),
            (&json!(4), &json!(2))
        );
        calls.forget();
        assert_eq!(calls.object()["most_in_a_second"], 0);
    }
}
