//! Time that one seat gives another.

use std::time::Duration;

use super::pace::Time;
use super::record::Record;
use super::refusal::Refusal;
use super::refusal::acts::BadGift;
use crate::store::time::Timestamp;
use tavolino_games::game::Seat;

/// The least time that is given, in milliseconds: a minute.
const MINUTE: i64 = 60_000;

impl Record {
    /// The default receiver of a gift of time from `seat`: its only rival with a clock, or the only
    /// such rival the match waits for; `None` if there are several.
    #[must_use]
    pub fn rival(&self, seat: Seat) -> Option<Seat> {
        let rivals = self.others(seat);
        let only = |seats: Vec<Seat>| match seats[..] {
            [seat] => Some(seat),
            _ => None,
        };
        let acting = self.to_act();
        let waited_for = rivals.iter().filter(|rival| acting.contains(*rival));
        only(rivals.iter().collect()).or_else(|| only(waited_for.collect()))
    }

    /// Whether another seat could give this seat more time.
    #[must_use]
    pub fn can_be_given(&self, seat: Seat) -> bool {
        let has_clock = self.row.pace.time().is_some() && self.person_at(seat).is_some();
        self.is_running() && has_clock && !self.others(seat).is_empty()
    }

    /// The amounts of time, in milliseconds, that one seat may choose to give another: those of the
    /// pace that fit below its most, else what is left up to it.
    ///
    /// # Errors
    /// A refusal if the seat may give no time to the other.
    pub fn gifts(&self, by: Seat, to: Seat, now: Timestamp) -> Result<Vec<i64>, Refusal> {
        let (time, room) = self.room_for_gift(by, to, now)?;
        let gifts = time.gifts.map(millis).into_iter();
        let fitting: Vec<i64> = gifts.filter(|gift| *gift <= room).collect();
        Ok(if fitting.is_empty() {
            vec![room / MINUTE * MINUTE]
        } else {
            fitting
        })
    }

    /// The milliseconds one seat gives another: the amount chosen, or the gift of the pace, limited
    /// by the pace's most.
    pub(super) fn gift(
        &self,
        by: Seat,
        to: Seat,
        chosen: Option<i64>,
        now: Timestamp,
    ) -> Result<i64, Refusal> {
        let (time, room) = self.room_for_gift(by, to, now)?;
        Ok(chosen.unwrap_or(millis(time.gift)).clamp(MINUTE, room))
    }

    /// The time of the pace, and the milliseconds that one seat may give another now: at least a
    /// minute.
    fn room_for_gift(&self, by: Seat, to: Seat, now: Timestamp) -> Result<(Time, i64), Refusal> {
        self.must_stay(by)?;
        if by == to {
            return Err(BadGift::Oneself.into());
        }
        if !self.staying().contains(to) {
            return Err(BadGift::Left.into());
        }
        let sitting = self.seats.get(to.index());
        let left = sitting.and_then(|sitting| sitting.clock.left(now));
        let (time, left) = self.row.pace.time().zip(left).ok_or(BadGift::NoClock)?;
        let room = millis(time.most) - left;
        if room < MINUTE {
            return Err(BadGift::Enough.into());
        }
        Ok((time, room))
    }
}

fn millis(time: Duration) -> i64 {
    time.as_millis() as i64
}
