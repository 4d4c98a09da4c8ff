//! The judgement of a game that has not ended at a deadline.

use std::time::Duration;

/// The half points of the first of two seats, 0 to 2, in a game that has not ended: those of the
/// `proved` value of its position if it is known, else by how long each seat `kept` the other
/// waiting. Who did so more than twice as long loses.
#[must_use]
pub fn judge(proved: Option<u8>, kept: [Duration; 2]) -> u8 {
    if let Some(proved) = proved {
        return proved;
    }
    let [first, second] = kept;
    if first > 2 * second {
        0
    } else if second > 2 * first {
        2
    } else {
        1
    }
}

/// The place of each seat in a game of any number of seats that has not ended: those that stay are
/// equal, but for the one that `kept` the others waiting more than twice as long as each of them,
/// which is behind them; those that have left are last.
#[must_use]
pub fn judge_places(stays: &[bool], kept: &[Duration]) -> Vec<i64> {
    let seats = || (0..stays.len()).filter(|seat| stays[*seat]);
    let is_slow = |seat: usize| {
        let mut others = seats().filter(|other| *other != seat);
        others.clone().count() > 0 && others.all(|other| kept[seat] > 2 * kept[other])
    };
    let slow = seats().find(|seat| is_slow(*seat));
    let staying = seats().count() as i64;
    let place = |seat: usize| {
        if !stays[seat] {
            staying + 1
        } else if slow == Some(seat) {
            staying
        } else {
            1
        }
    };
    (0..stays.len()).map(place).collect()
}

/// The time that each seat kept the others waiting, from the stretches of a game: how long each
/// was, and the only seat to act in it, from 0 on; `None` where several or none were to act.
#[must_use]
pub fn kept_waiting<const SEATS: usize>(
    stretches: impl IntoIterator<Item = (Duration, Option<usize>)>,
) -> [Duration; SEATS] {
    let mut kept = [Duration::ZERO; SEATS];
    for (length, seat) in stretches {
        if let Some(kept) = seat.and_then(|seat| kept.get_mut(seat)) {
            *kept += length;
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proof_counts_before_the_time() {
        let hours = |first, second| [first, second].map(Duration::from_hours);
        for (proved, kept, halves) in [
            (Some(2), hours(90, 1), 2),
            (Some(1), hours(90, 1), 1),
            (None, hours(21, 10), 0),
            (None, hours(20, 10), 1),
            (None, hours(10, 20), 1),
            (None, hours(10, 21), 2),
            (None, hours(0, 0), 1),
        ] {
            assert_eq!(judge(proved, kept), halves, "{proved:?} {kept:?}");
        }
    }

    #[test]
    fn only_one_who_is_to_act_alone_keeps_the_other_waiting() {
        let hour = Duration::from_hours(1);
        let stretches = [
            (hour, Some(0)),
            (5 * hour, None),
            (2 * hour, Some(1)),
            (hour, Some(0)),
        ];
        assert_eq!(kept_waiting(stretches), [2 * hour, 2 * hour]);
    }

    #[test]
    fn at_a_table_only_who_kept_everybody_waiting_is_behind() {
        let hours = |kept: [u64; 4]| kept.map(Duration::from_hours);
        let all = [true; 4];
        for (stays, kept, places) in [
            (all, [21, 10, 10, 0], [4, 1, 1, 1]),
            (all, [20, 10, 10, 0], [1, 1, 1, 1]),
            (all, [30, 25, 0, 0], [1, 1, 1, 1]),
            (all, [0, 0, 0, 0], [1, 1, 1, 1]),
            ([true, true, false, true], [1, 30, 90, 2], [1, 3, 4, 1]),
            ([false, true, false, false], [1, 30, 90, 2], [2, 1, 2, 2]),
        ] {
            assert_eq!(judge_places(&stays, &hours(kept)), places, "{kept:?}");
        }
    }
}
