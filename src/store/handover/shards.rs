//! Shards: parts of the servers, and when each was last served.

use std::fmt;
use std::str::FromStr;

use crate::store::database::Store;
use crate::store::error::Result;
use crate::store::time::Timestamp;
use crate::store::transact::Writing;

crate::store::statements::statements! {
    /// Each shard that was ever served, the number of shards then, and when it was served last.
    both fn heartbeats() -> Vec<(i64, i64, Timestamp)> =
        "select shard, shards, at from heartbeat";

    /// The time of the last heartbeat of any shard; `None` before the first.
    pub read fn last_heartbeat() -> Option<Timestamp> =
        "select max(at) from heartbeat";

    /// Stores a heartbeat of a shard.
    pub write fn heartbeat(shard: Shard, now: Timestamp) =
        "insert into heartbeat (shard, shards, at) values ($1, $2, $3)
        on conflict (shards, shard) do update set at = $3",
        i64::from(shard.number), i64::from(shard.of), now;

    /// Moves every heartbeat `millis` milliseconds forward.
    pub write fn skip(millis: i64) =
        "update heartbeat set at = at + $1";
}

/// The servers of one gateway connection (`shard_id`, `num_shards`). Direct messages belong to
/// shard 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Shard {
    /// The shard's number, from 0.
    pub number: u32,
    /// The number of shards.
    pub of: u32,
}

impl Shard {
    /// The only shard of an undivided bot.
    pub const WHOLE: Shard = Shard { number: 0, of: 1 };

    /// Whether a server can belong to both shards.
    fn meets(self, other: Shard) -> bool {
        let common = greatest_common_divisor(self.of, other.of);
        self.number % common == other.number % common
    }
}

impl fmt::Display for Shard {
    /// The format of operators: `3/8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = ();

    fn from_str(text: &str) -> std::result::Result<Shard, ()> {
        let (number, of) = text.split_once('/').ok_or(())?;
        let (number, of) = (number.parse().map_err(drop)?, of.parse().map_err(drop)?);
        let shard = Shard { number, of };
        (number < of).then_some(shard).ok_or(())
    }
}

/// The shards that one process is to serve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ShardRange {
    /// The number of the first shard.
    pub first: u32,
    /// The number of the last shard.
    pub last: u32,
    /// The number of shards of the bot.
    pub of: u32,
}

impl ShardRange {
    /// The format for operators.
    pub const FORM: &str = "some of all, counted from 0, such as 0-3/8";

    /// Whether these are all shards of the bot.
    #[must_use]
    pub fn is_whole(self) -> bool {
        self.first == 0 && self.last + 1 == self.of
    }

    /// The shards of the range.
    pub fn shards(self) -> impl Iterator<Item = Shard> {
        (self.first..=self.last).map(move |number| Shard {
            number,
            of: self.of,
        })
    }

    /// Whether the range contains `shard`.
    #[must_use]
    pub fn has(self, shard: Shard) -> bool {
        self.of == shard.of && (self.first..=self.last).contains(&shard.number)
    }
}

impl fmt::Display for ShardRange {
    /// The format of operators: `0-3/8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}/{}", self.first, self.last, self.of)
    }
}

impl FromStr for ShardRange {
    type Err = &'static str;

    fn from_str(text: &str) -> std::result::Result<ShardRange, &'static str> {
        let read = || {
            let (range, of) = text.split_once('/')?;
            let (first, last) = range.split_once('-').unwrap_or((range, range));
            Some(ShardRange {
                first: first.parse().ok()?,
                last: last.parse().ok()?,
                of: of.parse().ok()?,
            })
        };
        let range = read().filter(|range| range.first <= range.last && range.last < range.of);
        range.ok_or(ShardRange::FORM)
    }
}

fn greatest_common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 {
        a
    } else {
        greatest_common_divisor(b, a % b)
    }
}

/// When every server of a shard was certainly served last, also under another number of shards;
/// `None` if unknown.
fn last_served(beats: &[(Shard, Timestamp)], shard: Shard) -> Option<Timestamp> {
    let divided = beats.iter().map(|(beaten, _)| beaten.of);
    let of_all = divided.filter_map(|of| {
        let meeting = beats
            .iter()
            .filter(|(beaten, _)| beaten.of == of && beaten.meets(shard));
        let all = of / greatest_common_divisor(of, shard.of);
        let is_whole = meeting.clone().count() == all as usize;
        meeting.map(|(_, at)| *at).min().filter(|_| is_whole)
    });
    of_all.max()
}

impl Store {
    /// Those of these shards that were served last before `since`. A shard that was never served is
    /// none of them.
    pub async fn unserved(&self, shards: Vec<Shard>, since: Timestamp) -> Result<Vec<Shard>> {
        let beats = beats(self.heartbeats().await?);
        let is_unserved =
            |shard: &Shard| last_served(&beats, *shard).is_some_and(|last| last < since);
        Ok(shards.into_iter().filter(is_unserved).collect())
    }
}

/// The heartbeats of their rows.
fn beats(rows: Vec<(i64, i64, Timestamp)>) -> Vec<(Shard, Timestamp)> {
    let beat = |(number, of, at)| {
        let (number, of): (i64, i64) = (number, of);
        let (number, of) = (number as u32, of as u32);
        (Shard { number, of }, at)
    };
    rows.into_iter().map(beat).collect()
}

impl Writing<'_> {
    /// When a shard was last served, within this transaction; `None` if unknown.
    pub async fn last_heartbeat(&mut self, shard: Shard) -> Result<Option<Timestamp>> {
        Ok(last_served(&beats(self.heartbeats().await?), shard))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shard(text: &str) -> Shard {
        text.parse().expect("a shard")
    }

    #[test]
    fn a_shard_is_read_as_it_is_written() {
        for text in ["0/1", "3/8", "15/16"] {
            assert_eq!(shard(text).to_string(), text);
        }
        for text in ["", "3", "8/8", "1/0", "-1/4", "a/b", "1/2/3"] {
            assert_eq!(text.parse::<Shard>(), Err(()), "{text}");
        }
    }

    #[test]
    fn ranges_are_read_as_people_write_them() {
        let read = |text: &str| text.parse::<ShardRange>().ok();
        let some = |first, last, of| Some(ShardRange { first, last, of });
        assert_eq!(read("0-3/8"), some(0, 3, 8));
        assert_eq!(read("7/8"), some(7, 7, 8));
        assert_eq!(read("0/1"), some(0, 0, 1));
        for wrong in [
            "", "3", "3-1/8", "0-8/8", "8/8", "-1/8", "0-3", "0/0", "a-b/c",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        let range = read("2-4/8").expect("a range");
        assert_eq!(range.to_string(), "2-4/8");
        let has = ["1/8", "2/8", "4/8", "5/8", "2/4"].map(|text| range.has(shard(text)));
        assert_eq!(has, [false, true, true, false, false]);
    }

    #[test]
    fn what_was_served_is_known_however_servers_were_divided_then() {
        let beats = [("0/2", 50), ("1/2", 70), ("0/1", 10), ("5/8", 90)];
        let beats = beats.map(|(text, at)| (shard(text), Timestamp(at)));
        for (text, at) in [
            ("0/2", 50),
            ("0/1", 50),
            ("0/4", 50),
            ("3/4", 70),
            // A quarter of the shard was served later, but not all of it.
            ("1/2", 70),
            ("5/8", 90),
            ("1/3", 50),
        ] {
            let served = last_served(&beats, shard(text));
            assert_eq!(served, Some(Timestamp(at)), "{text}");
        }
        assert_eq!(last_served(&[], Shard::WHOLE), None);
    }
}
