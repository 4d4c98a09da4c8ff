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

/// The time that each of two seats kept the other waiting, from the stretches of a game: how long
/// each was, and the only seat to act in it, 0 or 1; `None` where both or neither were to act.
#[must_use]
pub fn kept_waiting(
    stretches: impl IntoIterator<Item = (Duration, Option<usize>)>,
) -> [Duration; 2] {
    let mut kept = [Duration::ZERO; 2];
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
}
