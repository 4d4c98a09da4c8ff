//! Ladders: the order of their people, its changes, who may be challenged, and the terms of
//! challenges and rests.

use std::time::Duration;

/// People who may be challenged: those on the next rungs up, or the next who may be.
pub const REACH: usize = 5;

/// Most people among whom the ones who may be challenged are looked for; a menu of Discord has as
/// many choices.
const MOST_SEEN: usize = 25;

/// Rungs that a rest costs.
const COST: usize = 3;

/// Half points of a meeting with which a challenger wins it: 1½ of two games.
const WON: u8 = 3;

const DAY: Duration = Duration::from_hours(24);

/// Time in which a challenge is answered, 5 days.
pub const ANSWER: Duration = DAY.saturating_mul(5);

/// Time after which declining is free again, 30 days.
pub const FREE_AGAIN: Duration = DAY.saturating_mul(30);

/// Time in which the same two people do not meet again, 14 days.
pub const APART: Duration = DAY.saturating_mul(14);

/// Time without a meeting after which a person rests, 60 days.
pub const IDLE: Duration = DAY.saturating_mul(60);

/// Time in which a person who rests comes back to a rung of their own, 90 days.
pub const REMEMBERED: Duration = DAY.saturating_mul(90);

/// The outcome of a meeting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The challenger has won it.
    Won,
    /// The other holds the rung.
    Held,
}

/// The outcome of a meeting whose games gave the challenger these half points.
#[must_use]
pub fn outcome(halves: [u8; 2]) -> Outcome {
    if halves.iter().sum::<u8>() >= WON {
        Outcome::Won
    } else {
        Outcome::Held
    }
}

/// Moves the winner of a challenge in front of the person beaten, if both are in the order and the
/// beaten one is still in front.
pub fn pass<P: PartialEq>(order: &mut [P], winner: &P, beaten: &P) {
    let place = |person: &P| order.iter().position(|one| one == person);
    if let (Some(from), Some(to)) = (place(winner), place(beaten))
        && to < from
    {
        order[to..=from].rotate_right(1);
    }
}

/// Moves a person one rung down; the last one stays.
pub fn step_down<P: PartialEq>(order: &mut [P], person: &P) {
    if let Some(place) = order.iter().position(|one| one == person)
        && place + 1 < order.len()
    {
        order.swap(place, place + 1);
    }
}

/// Adds a person at the bottom; one who comes back from the rung `before`, from 1 on, three rungs
/// below it.
pub fn enter<P>(order: &mut Vec<P>, person: P, before: Option<usize>) {
    let rung = back(before, order.len());
    order.insert(rung - 1, person);
}

/// The rung on which one enters a list of `people`, as [`enter`] does.
#[must_use]
pub fn back(before: Option<usize>, people: usize) -> usize {
    let bottom = people + 1;
    before.map_or(bottom, |rung| (rung.max(1) + COST).min(bottom))
}

/// The places of the people, from 0 for the rung next to the challenger upwards, whom a challenger
/// is shown: until five of them may be challenged. `may` says so of each.
pub fn seen(may: impl IntoIterator<Item = bool>) -> usize {
    let mut free = 0;
    let mut count = 0;
    for one in may.into_iter().take(MOST_SEEN) {
        if free == REACH {
            break;
        }
        free += usize::from(one);
        count += 1;
    }
    count
}

/// Whether declining costs nothing: it did not in the last 30 days.
#[must_use]
pub fn is_free(since_last: Option<Duration>) -> bool {
    since_last.is_none_or(|since| since >= FREE_AGAIN)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use proptest::sample::Index;

    use super::*;

    fn after(change: impl Fn(&mut Vec<char>)) -> String {
        let mut order: Vec<char> = "ABCDEFGH".chars().collect();
        change(&mut order);
        order.into_iter().collect()
    }

    #[test]
    fn a_win_leads_in_front_of_whom_it_beat() {
        assert_eq!(outcome([2, 2]), Outcome::Won);
        assert_eq!(outcome([2, 1]), Outcome::Won);
        assert_eq!(outcome([1, 2]), Outcome::Won);
        assert_eq!(after(|order| pass(order, &'F', &'B')), "AFBCDEGH");
        assert_eq!(after(|order| pass(order, &'B', &'A')), "BACDEFGH");
    }

    #[test]
    fn one_win_each_or_less_holds_the_rung() {
        for halves in [[2, 0], [0, 2], [1, 1], [1, 0], [0, 1], [0, 0]] {
            assert_eq!(outcome(halves), Outcome::Held);
        }
    }

    #[test]
    fn a_win_over_one_who_is_behind_or_gone_changes_nothing() {
        assert_eq!(after(|order| pass(order, &'B', &'F')), "ABCDEFGH");
        assert_eq!(after(|order| pass(order, &'B', &'Z')), "ABCDEFGH");
        assert_eq!(after(|order| pass(order, &'Z', &'B')), "ABCDEFGH");
    }

    #[test]
    fn declining_costs_one_rung_and_no_more() {
        assert_eq!(after(|order| step_down(order, &'C')), "ABDCEFGH");
        assert_eq!(after(|order| step_down(order, &'H')), "ABCDEFGH");
        assert_eq!(after(|order| step_down(order, &'Z')), "ABCDEFGH");
        assert!(is_free(None) && is_free(Some(FREE_AGAIN)));
        assert!(!is_free(Some(FREE_AGAIN.checked_sub(DAY).unwrap())));
    }

    #[test]
    fn one_enters_at_the_bottom_or_three_rungs_below_the_old_one() {
        assert_eq!(after(|order| enter(order, 'X', None)), "ABCDEFGHX");
        assert_eq!(after(|order| enter(order, 'X', Some(2))), "ABCDXEFGH");
        assert_eq!(after(|order| enter(order, 'X', Some(1))), "ABCXDEFGH");
        assert_eq!(after(|order| enter(order, 'X', Some(7))), "ABCDEFGHX");
    }

    #[test]
    fn five_rungs_up_are_seen_or_the_next_five_who_may_be() {
        assert_eq!(seen([true; 9]), 5);
        assert_eq!(seen([true, false, true, false, true, true, true, true]), 7);
        assert_eq!(seen([false, true]), 2);
        assert_eq!(seen([false; 40]), MOST_SEEN);
        assert_eq!(seen([]), 0);
    }

    #[derive(Clone, Debug)]
    enum Change {
        Pass(Index, Index),
        Down(Index),
        Leave(Index),
        Enter(Option<usize>),
    }

    fn change() -> impl Strategy<Value = Change> {
        let one = any::<Index>;
        prop_oneof![
            (one(), one()).prop_map(|(winner, beaten)| Change::Pass(winner, beaten)),
            one().prop_map(Change::Down),
            one().prop_map(Change::Leave),
            prop::option::of(1_usize..20).prop_map(Change::Enter),
        ]
    }

    proptest! {
        #[test]
        fn the_order_has_everybody_once_whatever_happens(
            people in 1_usize..12,
            changes in prop::collection::vec(change(), 0..40),
        ) {
            let mut order: Vec<usize> = (0..people).collect();
            let mut all = order.clone();
            let mut next = people;
            for change in changes {
                let count = order.len();
                match change {
                    Change::Pass(winner, beaten) if count > 0 => {
                        let (winner, beaten) = (*winner.get(&order), *beaten.get(&order));
                        pass(&mut order, &winner, &beaten);
                    }
                    Change::Down(one) if count > 0 => {
                        let one = *one.get(&order);
                        step_down(&mut order, &one);
                    }
                    Change::Leave(one) if count > 0 => {
                        let gone = order.remove(one.index(count));
                        all.retain(|one| *one != gone);
                    }
                    Change::Enter(before) => {
                        enter(&mut order, next, before);
                        all.push(next);
                        next += 1;
                    }
                    _ => {}
                }
                let mut sorted = order.clone();
                sorted.sort_unstable();
                prop_assert_eq!(&sorted, &all);
            }
        }

        #[test]
        fn a_win_moves_the_winner_alone_and_the_others_keep_their_order(
            people in 2_usize..12,
            winner in any::<Index>(),
            beaten in any::<Index>(),
        ) {
            let before: Vec<usize> = (0..people).collect();
            let (winner, beaten) = (winner.index(people), beaten.index(people));
            let mut order = before.clone();
            pass(&mut order, &winner, &beaten);
            let place = |one: usize| order.iter().position(|other| *other == one).unwrap();
            prop_assert_eq!(place(winner), winner.min(beaten));
            let others: Vec<usize> = order.iter().copied().filter(|one| *one != winner).collect();
            prop_assert!(others.is_sorted());
            // Nobody loses more than the one rung that the winner has taken.
            prop_assert!(before.iter().all(|one| *one == winner || place(*one) - one <= 1));
        }

        #[test]
        fn nobody_gains_by_a_decline_but_the_next_one_who_gains_the_rung_that_is_left(
            people in 1_usize..12,
            decliner in any::<Index>(),
        ) {
            let decliner = decliner.index(people);
            let mut order: Vec<usize> = (0..people).collect();
            step_down(&mut order, &decliner);
            for (place, one) in order.iter().copied().enumerate() {
                if one == decliner {
                    prop_assert_eq!(place, (decliner + 1).min(people - 1));
                } else if one == decliner + 1 {
                    prop_assert_eq!(place, decliner);
                } else {
                    prop_assert_eq!(place, one);
                }
            }
        }

        #[test]
        fn who_comes_back_is_never_above_the_old_rung_less_three(
            people in 0_usize..12,
            before in prop::option::of(1_usize..20),
        ) {
            let mut order: Vec<usize> = (0..people).collect();
            enter(&mut order, 99, before);
            let rung = order.iter().position(|one| *one == 99).unwrap() + 1;
            let least = before.map_or(people + 1, |before| (before + COST).min(people + 1));
            prop_assert_eq!(rung, least);
        }

        #[test]
        fn of_those_who_are_seen_five_may_be_challenged_unless_there_are_fewer(
            may in prop::collection::vec(any::<bool>(), 0..40),
        ) {
            let count = seen(may.iter().copied());
            let free = may[..count].iter().filter(|may| **may).count();
            prop_assert!(free <= REACH);
            prop_assert!(count == may.len().min(MOST_SEEN) || free == REACH);
            prop_assert!(count >= may.len().min(REACH));
        }
    }
}
