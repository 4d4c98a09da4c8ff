//! The clocks of the seats after each event.

use super::absent::{LOST, SHORT_WAIT};
use super::clock::Clock;
use super::event::{Event, Logged};
use super::sitting::Sitting;
use crate::store::matches::Pace;
use crate::store::time::Timestamp;
use tavolino_games::game::Seats;

impl Sitting {
    /// The seat with its clock running exactly while the match waits for it and its holder is not
    /// away; the computer has no clock, and that of a channel is the time of a round of votes.
    #[must_use]
    pub(super) fn following(self, now: Timestamp) -> Sitting {
        let has_clock = self.person.is_some() || self.is_channel;
        let runs = self.waits.is_some() && self.away.is_none() && has_clock;
        let clock = if runs {
            self.clock.started(now)
        } else {
            self.clock.stopped(now)
        };
        Sitting { clock, ..self }
    }

    /// The seat with the increment for a played or lost turn, at most 2 h after `lost` turns in a
    /// row if those are two.
    #[must_use]
    fn credited(self, pace: Pace, lost: usize) -> Sitting {
        let bank = self.clock.bank.zip(pace.time()).map(|(bank, time)| {
            let increment = if lost >= LOST {
                time.increment.min(SHORT_WAIT)
            } else {
                time.increment
            };
            let (increment, most) = (increment.as_millis() as i64, time.most.as_millis() as i64);
            (bank + increment).min(most.max(bank))
        });
        Sitting {
            clock: Clock { bank, ..self.clock },
            ..self
        }
    }
}

/// The seats when a match begins to wait for `to_act`.
pub(super) fn begun(seats: &[Sitting], pace: Pace, to_act: Seats, now: Timestamp) -> Vec<Sitting> {
    let begun = |sitting: &Sitting| {
        if sitting.is_channel {
            return sitting.voting(false, to_act, now);
        }
        let time = pace.time().map(|time| time.bank);
        let begun = Sitting {
            waits: to_act.contains(sitting.seat).then_some(now),
            clock: Clock::of(time.filter(|_| sitting.person.is_some())),
            ..*sitting
        };
        begun.following(now)
    };
    seats.iter().map(begun).collect()
}

/// The seats after an event, when the match waits for `to_act`. `undone`: the events taken back, in
/// order.
///
/// A seat that acted gets its increment; a seat given time gets that time. An undo restores clocks:
/// the undone seat gets the time it had when it played, with gifts since (`undone` contains them);
/// a seat that waited since gets the time from the beginning of its wait.
///
/// `lost`: the turns that the seat of the event has lost in a row with it.
pub(super) fn after(
    seats: &[Sitting],
    (pace, lost): (Pace, usize),
    logged: &Logged,
    undone: &[Logged],
    to_act: Seats,
    now: Timestamp,
) -> Vec<Sitting> {
    let since = undone.first().map(|first| first.at);
    let after = |sitting: &Sitting| {
        let seat = sitting.seat;
        let is_its = logged.event.seat() == Some(sitting.seat);
        let acted = is_its && matches!(logged.event, Event::Turn { .. } | Event::Skip { .. });
        let revived = is_its && matches!(logged.event, Event::TakeSeat { .. });
        if sitting.is_channel {
            return sitting.voting(acted, to_act, now);
        }
        let began = sitting
            .waits
            .filter(|began| since.is_some_and(|since| *began >= since));
        let mine = undone
            .iter()
            .find(|undone| undone.event.is_played() && undone.event.seat() == Some(seat));
        let given = |logged: &Logged| match logged.event {
            Event::GiveTime { to, millis, .. } if to == seat => millis,
            _ => 0,
        };
        let mut next = *sitting;
        if let Some(mine) = mine {
            // The clock of the event includes the gifts before it.
            let since = undone.iter().filter(|later| later.number > mine.number);
            let given: i64 = since.map(given).sum();
            next.clock = Clock {
                bank: mine.clock.map(|clock| clock + given),
                ..Clock::default()
            };
        } else if began.is_some() {
            next.clock = Clock {
                bank: sitting.clock.bank,
                ..Clock::default()
            };
        } else if sitting.waits.is_some() && (acted || !to_act.contains(seat)) {
            next.clock = sitting.clock.banked(now);
        }
        next.clock.bank = next.clock.bank.map(|bank| bank + given(logged));
        if acted || revived && next.clock.bank == Some(0) {
            next = next.credited(pace, lost);
        }
        let anew = acted || mine.is_some() || began.is_some();
        next.waits = to_act
            .contains(seat)
            .then(|| sitting.waits.filter(|_| !anew).unwrap_or(now));
        // Only the player lets a held clock run again, or a call that arrives.
        if sitting.is_held() && next.waits == sitting.waits && !anew && !revived {
            return next;
        }
        next.following(now)
    };
    seats.iter().map(after).collect()
}

#[cfg(test)]
mod tests;
