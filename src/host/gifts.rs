//! Time that one seat gives another.

use super::record::Record;
use super::refusal::Refusal;
use super::refusal::gift::BadGift;
use crate::store::time::Timestamp;
use tavolino_games::game::Seat;

impl Record {
    /// The default receiver of a gift of time from `seat`: its only rival with a clock, or the only such rival the match
    /// waits for; `None` if there are several.
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
        let has_clock = self.pace.time().is_some() && self.person_at(seat).is_some();
        self.is_running() && has_clock && !self.others(seat).is_empty()
    }

    /// The milliseconds one seat may give another: the gift of the pace, limited by the pace's most.
    pub(super) fn gift(&self, by: Seat, to: Seat, now: Timestamp) -> Result<i64, Refusal> {
        self.must_stay(by)?;
        if by == to {
            return Err(BadGift::Oneself.into());
        }
        if !self.staying().contains(to) {
            return Err(BadGift::Left.into());
        }
        let sitting = self.seats.get(to.index());
        let left = sitting.and_then(|sitting| sitting.clock.left(now));
        let (time, left) = self.pace.time().zip(left).ok_or(BadGift::NoClock)?;
        let millis = |time: std::time::Duration| time.as_millis() as i64;
        let gift = millis(time.gift).min(millis(time.most) - left);
        // A gift under a minute is refused, unless the pace's gift itself is shorter.
        if gift < 60_000.min(millis(time.gift)) {
            return Err(BadGift::Enough.into());
        }
        Ok(gift)
    }
}
