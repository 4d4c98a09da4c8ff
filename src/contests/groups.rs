//! The groups of a league: their sizes, and the ups and downs between two seasons.

/// Fewest people of a group, and of a league.
pub const FEWEST: usize = 4;

/// Most people of a group; a league of seven has one group of all.
const MOST: usize = 6;

/// The size of each group, the strongest first: equal but for one, the larger ones below. Empty for
/// too few people.
#[must_use]
pub fn sizes(people: usize) -> Vec<usize> {
    if people < FEWEST {
        return Vec::new();
    }
    // Seven are neither one group of six nor two of four.
    let count = match people.div_ceil(MOST) {
        count if people / count < FEWEST => count - 1,
        count => count,
    };
    let (size, larger) = (people / count, people % count);
    (0..count)
        .map(|group| size + usize::from(group >= count - larger))
        .collect()
}

/// The number of people who go up from a group of this size, and down from it: two, one from a
/// group of four.
#[must_use]
pub fn moves(size: usize) -> usize {
    if size > FEWEST { 2 } else { 1 }
}

/// The groups of a season after the one that ended with the groups `before`, each in the order of
/// its standing: of those who `stay` the first go up and the last down, `new` people begin below
/// all others. A place that someone left is filled from below, at first by those who would go down.
/// Empty for too few people.
pub fn regroup<P: Copy>(before: &[Vec<P>], stay: impl Fn(P) -> bool, new: &[P]) -> Vec<Vec<P>> {
    let staying: Vec<Vec<P>> = before
        .iter()
        .map(|group| group.iter().copied().filter(|one| stay(*one)).collect())
        .collect();
    // The number that changes places between a group and the next one.
    let changes: Vec<usize> = (1..staying.len())
        .map(|below| {
            let most = |group: usize| moves(before[group].len()).min(staying[group].len() / 2);
            most(below - 1).min(most(below))
        })
        .collect();
    let mut order = Vec::new();
    for (group, own) in staying.iter().enumerate() {
        let up = group.checked_sub(1).map_or(0, |above| changes[above]);
        let down = changes.get(group).copied().unwrap_or(0);
        if let Some(above) = group.checked_sub(1).map(|above| &staying[above]) {
            order.extend(&above[above.len() - up..]);
        }
        order.extend(&own[up..own.len() - down]);
        if let Some(below) = staying.get(group + 1) {
            order.extend(&below[..down]);
        }
    }
    order.extend(new);
    cut(&order)
}

/// The groups of people in this order, the strongest first. Empty for too few people.
pub fn cut<P: Copy>(order: &[P]) -> Vec<Vec<P>> {
    let mut rest = order.iter().copied();
    let sizes = sizes(order.len()).into_iter();
    sizes
        .map(|size| rest.by_ref().take(size).collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn groups_have_four_to_six_people_and_seven_are_one() {
        assert!(sizes(3).is_empty());
        let expected: [(usize, &[usize]); 8] = [
            (4, &[4]),
            (6, &[6]),
            (7, &[7]),
            (8, &[4, 4]),
            (9, &[4, 5]),
            (13, &[4, 4, 5]),
            (24, &[6, 6, 6, 6]),
            (30, &[6, 6, 6, 6, 6]),
        ];
        for (people, groups) in expected {
            assert_eq!(sizes(people), groups, "{people}");
        }
        for people in (4..500).filter(|people| *people != 7) {
            let sizes = sizes(people);
            assert!(sizes.iter().all(|size| (4..=6).contains(size)), "{people}");
            assert_eq!(sizes.iter().sum::<usize>(), people);
        }
    }

    #[test]
    fn two_go_up_and_two_down_and_one_of_each_with_a_group_of_four() {
        let before = vec![vec![1, 2, 3, 4, 5], vec![6, 7, 8, 9, 10]];
        let next = regroup(&before, |_| true, &[]);
        assert_eq!(next, [[1, 2, 3, 6, 7], [4, 5, 8, 9, 10]]);
        let before = vec![vec![1, 2, 3, 4], vec![5, 6, 7, 8]];
        let next = regroup(&before, |_| true, &[]);
        assert_eq!(next, [[1, 2, 3, 5], [4, 6, 7, 8]]);
    }

    #[test]
    fn a_free_place_is_filled_by_one_who_would_go_down() {
        let before = vec![vec![1, 2, 3, 4, 5], vec![6, 7, 8, 9, 10]];
        let next = regroup(&before, |one| one != 1, &[11]);
        assert_eq!(next, [vec![2, 3, 6, 7, 4], vec![5, 8, 9, 10, 11]]);
    }

    #[test]
    fn a_league_that_shrinks_below_four_has_no_groups() {
        let before = vec![vec![1, 2, 3, 4]];
        assert!(regroup(&before, |one| one < 3, &[9]).is_empty());
    }

    proptest! {
        #[test]
        fn everybody_who_stays_or_comes_is_in_one_group(
            people in 4_usize..60,
            leaves in vec(any::<bool>(), 60),
            comes in 0_usize..9,
        ) {
            let all: Vec<usize> = (0..people).collect();
            let before = cut(&all);
            let new: Vec<usize> = (100..100 + comes).collect();
            let next = regroup(&before, |one| !leaves[one], &new);
            let mut in_groups: Vec<usize> = next.iter().flatten().copied().collect();
            in_groups.sort_unstable();
            let stay = all.iter().copied().filter(|one| !leaves[*one]);
            let mut expected: Vec<usize> = stay.chain(new.iter().copied()).collect();
            if expected.len() < FEWEST {
                expected.clear();
            }
            prop_assert_eq!(in_groups, expected);
            prop_assert_eq!(next.iter().map(Vec::len).collect::<Vec<_>>(), sizes(next.iter().flatten().count()));
            // Who comes new is above nobody who was there.
            let order: Vec<usize> = next.into_iter().flatten().collect();
            prop_assert!(order.iter().skip_while(|one| **one < 100).all(|one| *one >= 100));
        }

        #[test]
        fn where_nobody_leaves_as_many_go_up_as_down(count in 2_usize..8, size in 4_usize..=6) {
            let all: Vec<usize> = (0..count * size).collect();
            let before = cut(&all);
            prop_assume!(before.len() == count);
            let next = regroup(&before, |_| true, &[]);
            let group = |groups: &[Vec<usize>], one: usize| groups.iter().position(|group| group.contains(&one)).unwrap();
            for (nth, own) in before.iter().enumerate() {
                let ups = own.iter().filter(|one| group(&next, **one) + 1 == nth).count();
                let downs = own.iter().filter(|one| group(&next, **one) == nth + 1).count();
                prop_assert_eq!(ups, if nth == 0 { 0 } else { moves(size) });
                prop_assert_eq!(downs, if nth + 1 == count { 0 } else { moves(size) });
                let goes_up = own.iter().take(ups).all(|one| group(&next, *one) + 1 == nth);
                prop_assert!(goes_up, "the first ones");
            }
        }
    }
}
