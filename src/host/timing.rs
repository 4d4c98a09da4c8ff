//! The clocks of the seats after each event.

use super::clock::Clock;
use super::event::{Event, Logged};
use super::sitting::Sitting;
use crate::store::matches::Pace;
use crate::store::time::Timestamp;
use tavolino_games::game::Seats;

impl Sitting {
    /// The seat with its clock running exactly while the match waits for it and its holder is not
    /// away; the computer has no clock.
    #[must_use]
    pub(super) fn following(self, now: Timestamp) -> Sitting {
        let runs = self.waits.is_some() && self.away.is_none() && self.person.is_some();
        let clock = if runs {
            self.clock.started(now)
        } else {
            self.clock.stopped(now)
        };
        Sitting { clock, ..self }
    }

    /// The seat with the increment for a played or lost turn.
    #[must_use]
    fn credited(self, pace: Pace) -> Sitting {
        let bank = self.clock.bank.zip(pace.time()).map(|(bank, time)| {
            let (increment, most) = (
                time.increment.as_millis() as i64,
                time.most.as_millis() as i64,
            );
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
    let begin = |sitting: &Sitting| Sitting {
        waits: to_act.contains(sitting.seat).then_some(now),
        clock: Clock::of(
            pace.time()
                .map(|time| time.bank)
                .filter(|_| sitting.person.is_some()),
        ),
        ..*sitting
    };
    let seats = seats.iter().map(begin);
    seats.map(|sitting| sitting.following(now)).collect()
}

/// The seats after an event, when the match waits for `to_act`. `undone`: the events taken back, in
/// order.
///
/// A seat that acted gets its increment; a seat given time gets that time. An undo restores clocks:
/// the undone seat gets the time it had when it played, with gifts since (`undone` contains them);
/// a seat that waited since gets the time from the beginning of its wait.
pub(super) fn after(
    seats: &[Sitting],
    pace: Pace,
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
            next = next.credited(pace);
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
