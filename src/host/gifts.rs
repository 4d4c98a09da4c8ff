//! Time that one seat gives another.

use super::record::Record;
use super::refusal::Refusal;
use super::refusal::gift::BadGift;
use crate::store::time::Timestamp;
use tavolino_games::game::Seat;

impl Record {
    /// The seat that somebody at `seat` means who names none: the only rival with a clock, or the only one of them the match
    /// waits for.
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

    /// Whether anybody could give the seat more time.
    #[must_use]
    pub fn can_be_given(&self, seat: Seat) -> bool {
        let has_clock = self.pace.time().is_some() && self.person_at(seat).is_some();
        self.is_running() && has_clock && !self.others(seat).is_empty()
    }

    /// How much more time, in milliseconds, one seat gives another: as its pace has it, and never beyond its most.
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
        // Less than a minute is nothing to talk about.
        if gift < 60_000.min(millis(time.gift)) {
            return Err(BadGift::Enough.into());
        }
        Ok(gift)
    }
}
