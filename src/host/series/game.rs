//! The game of a series: its worse seat, and the time of a meeting.

use std::cmp::Ordering;
use std::time::Duration;

use crate::contests::timetable::{Length, deadline, length_of};
use crate::host::looking::table_for_two;
use crate::store::matches::Pace;
use tavolino_games::games;

/// The seat that is worth less in a game for two, 0 or 1; `None` where both are equal.
pub(in crate::host) fn worse_seat(game: &str) -> Option<usize> {
    let entry = games::find(game)?;
    let worth = entry.info.worth(&table_for_two(entry)?);
    let [first, second] = worth[..] else {
        return None;
    };
    match first.total_cmp(&second) {
        Ordering::Less => Some(0),
        Ordering::Equal => None,
        Ordering::Greater => Some(1),
    }
}

/// The longest time of a meeting of the game; `None` at a pace that is not offered for it.
pub(in crate::host) fn meeting_time(game: &str, pace: Pace) -> Option<Duration> {
    let length = length_of(game);
    let is_offered = match pace {
        Pace::None | Pace::Live => false,
        Pace::Fast | Pace::Normal => true,
        Pace::Slow => length != Length::Long,
    };
    let time = pace.time().filter(|_| is_offered)?;
    Some(deadline(time.bank, time.increment, length))
}
