//! The meetings of a group in which everybody meets everybody once, and when each begins.

/// Meetings that one person has at once.
pub const AT_ONCE: usize = 3;

/// The state of a meeting for those who wait for their next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It has not begun.
    Open,
    /// It goes on.
    Running,
    /// It has ended, or does not take place.
    Over,
}

/// The pairs of a group of this many people, each once, by rounds in which nobody is twice
/// (Berger's tables). The smaller number is first.
#[must_use]
pub fn rounds(people: usize) -> Vec<(usize, usize)> {
    let even = people + people % 2;
    let Some(last) = even.checked_sub(1) else {
        return Vec::new();
    };
    let mut pairs = Vec::new();
    for round in 0..last {
        let turned = |place: usize| (round + place) % last;
        let mut add = |one: usize, other: usize| {
            let pair = (one.min(other), one.max(other));
            // Who is paired with a number that nobody has rests.
            if pair.1 < people {
                pairs.push(pair);
            }
        };
        add(turned(0), last);
        for place in 1..even / 2 {
            add(turned(place), turned(last - place));
        }
    }
    pairs
}

/// The meetings that begin now, by their places in the list: in its order, each as soon as both
/// people have a place free. `most` is how many each person has at once.
#[must_use]
pub fn beginning(most: &[usize], meetings: &[(usize, usize, Stage)]) -> Vec<usize> {
    let mut free = most.to_vec();
    for &(one, other, stage) in meetings {
        if stage == Stage::Running {
            for person in [one, other] {
                free[person] = free[person].saturating_sub(1);
            }
        }
    }
    let mut begin = Vec::new();
    for (place, &(one, other, stage)) in meetings.iter().enumerate() {
        if stage == Stage::Open && free[one] > 0 && free[other] > 0 {
            free[one] -= 1;
            free[other] -= 1;
            begin.push(place);
        }
    }
    begin
}

/// The number of times that a person of a group begins as many meetings as they have at once, until
/// all have begun.
#[must_use]
pub fn waves(people: usize) -> u32 {
    waves_of(people, AT_ONCE)
}

/// As [`waves`], with another number of meetings at once.
#[must_use]
pub fn waves_of(people: usize, at_once: usize) -> u32 {
    people.saturating_sub(1).div_ceil(at_once.max(1)) as u32
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn everybody_meets_everybody_once_and_nobody_is_twice_in_a_round() {
        assert!(rounds(0).is_empty() && rounds(1).is_empty());
        for people in 2..12 {
            let pairs = rounds(people);
            let once: BTreeSet<_> = pairs.iter().copied().collect();
            assert_eq!(pairs.len(), people * (people - 1) / 2);
            assert_eq!(once.len(), pairs.len());
            assert!(
                pairs
                    .iter()
                    .all(|(one, other)| one < other && *other < people)
            );
            for round in pairs.chunks(people / 2) {
                let in_it: BTreeSet<usize> =
                    round.iter().flat_map(|pair| [pair.0, pair.1]).collect();
                assert_eq!(in_it.len(), 2 * round.len(), "{people}: {round:?}");
            }
        }
    }

    #[test]
    fn six_people_begin_three_meetings_each() {
        let open: Vec<_> = rounds(6)
            .into_iter()
            .map(|(one, other)| (one, other, Stage::Open))
            .collect();
        let begin = beginning(&[AT_ONCE; 6], &open);
        assert_eq!(begin.len(), 9);
        let slow = [1, 3, 3, 3, 3, 3];
        let of_slow = beginning(&slow, &open)
            .into_iter()
            .filter(|place| open[*place].0 == 0);
        assert_eq!(of_slow.count(), 1);
        assert_eq!([4, 5, 6, 7].map(waves), [1, 2, 2, 2]);
    }

    proptest! {
        /// Meetings that end in any order all take place, with at most three at once.
        #[test]
        fn a_group_is_played_to_its_end(people in 4_usize..=7, ends in prop::collection::vec(any::<prop::sample::Index>(), 21)) {
            let mut meetings: Vec<_> = rounds(people).into_iter().map(|(one, other)| (one, other, Stage::Open)).collect();
            let most = vec![AT_ONCE; people];
            let mut ends = ends.into_iter();
            loop {
                for place in beginning(&most, &meetings) {
                    meetings[place].2 = Stage::Running;
                }
                for person in 0..people {
                    let running = meetings.iter().filter(|(one, other, stage)| *stage == Stage::Running && [*one, *other].contains(&person));
                    prop_assert!(running.count() <= AT_ONCE);
                }
                let running: Vec<usize> = (0..meetings.len()).filter(|place| meetings[*place].2 == Stage::Running).collect();
                if running.is_empty() {
                    break;
                }
                let place = *ends.next().unwrap().get(&running);
                meetings[place].2 = Stage::Over;
            }
            prop_assert!(meetings.iter().all(|meeting| meeting.2 == Stage::Over));
        }
    }
}
