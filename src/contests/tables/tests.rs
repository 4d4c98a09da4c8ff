//! The tables of whole contests, beside the figures of the design.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;

/// The tables of all rounds; before each `change` may add to the question.
fn play(question: Question) -> (Question, Vec<Vec<Vec<usize>>>) {
    let (mut question, mut rounds) = (question, Vec::new());
    while question.rounds > 0 {
        let tables = pair(&question);
        assert_eq!(pair(&question), tables, "the same again");
        let people: BTreeSet<usize> = tables.iter().flatten().copied().collect();
        assert_eq!(people.len(), question.seats.len(), "everybody once");
        let largest = tables.iter().map(Vec::len).max().unwrap_or(0);
        for table in &tables {
            let all: Vec<_> = table.iter().copied().map(Some).collect();
            question.count(&all, table.len() < largest);
        }
        question.rounds -= 1;
        rounds.push(tables);
    }
    (question, rounds)
}

/// The number of pairs that met once, and that met more often.
fn meetings(question: &Question) -> (usize, usize) {
    let people = question.met.len();
    let pairs = (0..people).flat_map(|one| (0..one).map(move |other| (one, other)));
    let times = pairs.map(|(one, other)| question.met[one][other]);
    let count = |is: fn(&i64) -> bool| times.clone().filter(is).count();
    (count(|times| *times == 1), count(|times| *times > 1))
}

/// The seats that a person had twice or more.
fn seats_again(question: &Question) -> usize {
    let all = question.seats.iter().flatten();
    all.filter(|times| **times > 1).count()
}

#[test]
fn tables_have_four_or_three_seats_and_five_people_three_and_two() {
    for people in 3..=64 {
        let sizes = sizes(people);
        assert_eq!(sizes.iter().sum::<usize>(), people);
        assert!(sizes.is_sorted_by(|one, other| one >= other));
        if people != 5 {
            assert!(sizes.iter().all(|size| [3, 4].contains(size)), "{sizes:?}");
        }
    }
    assert_eq!(sizes(5), [3, 2]);
    assert_eq!(sizes(9), [3, 3, 3]);
    assert_eq!(sizes(10), [4, 3, 3]);
}

#[test]
fn nine_people_in_threes_all_meet_once_in_four_rounds() {
    for seed in 0..10 {
        let (question, _) = play(Question::first(9, 4, seed));
        assert_eq!(meetings(&question), (36, 0), "seed {seed}");
        // With three seats each has one of them twice in four rounds.
        assert_eq!(seats_again(&question), 9);
    }
}

#[test]
fn twelve_people_in_fours_meet_as_evenly_as_measured_and_have_each_seat_once() {
    let mut again = 0;
    for seed in 0..10 {
        let (question, _) = play(Question::first(12, 4, seed));
        let (once, more) = meetings(&question);
        assert!(once >= 36 && once + more >= 54, "{once} once, {more} more");
        again += seats_again(&question);
    }
    assert!(again <= 4, "{again}");
}

#[test]
fn from_thirteen_people_on_hardly_anybody_meets_again() {
    for people in [13, 16, 20, 33, 64] {
        let (question, _) = play(Question::first(people, 4, 1));
        let (_, more) = meetings(&question);
        assert!(more <= 2, "{people}: {more}");
    }
}

#[test]
fn one_of_two_who_blocked_each_other_does_not_sit_down() {
    let blocks = [(1, 2), (2, 3), (7, 4)];
    let is_blocked = |one, other| blocks.contains(&(one, other)) || blocks.contains(&(other, one));
    assert_eq!(apart(&[1, 2, 3, 4], is_blocked), [1, 3, 4]);
    assert_eq!(apart(&[4, 5, 7], is_blocked), [4, 5]);
    assert_eq!(apart(&[7, 4], is_blocked), [7]);
    assert_eq!(apart(&[5, 6], is_blocked), [5, 6]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Whatever the number, the seed and the blocks are: everybody sits once, and with enough
    /// tables no blocked pair at one.
    #[test]
    fn a_round_can_always_be_paired(
        people in 6_usize..=40,
        seed: u64,
        blocks in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 0..4),
    ) {
        let mut question = Question::first(people, 3, seed);
        for (one, other) in blocks {
            let (one, other) = (one.index(people), other.index(people));
            if one != other {
                question.blocked[one][other] = true;
                question.blocked[other][one] = true;
            }
        }
        let blocked = question.blocked.clone();
        let (_, rounds) = play(question);
        for table in rounds.iter().flatten().filter(|_| people >= 12) {
            for one in table {
                prop_assert!(table.iter().all(|other| !blocked[*one][*other]));
            }
        }
    }
}
