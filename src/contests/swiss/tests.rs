use std::collections::{BTreeSet, HashMap};

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;

use super::super::standing::Game;
use super::super::standing::tests::played;
use super::*;

fn rng(seed: u64) -> ChaCha12Rng {
    ChaCha12Rng::seed_from_u64(seed)
}

/// The people, their meetings so far, and the blocks between them.
#[derive(Debug, Default)]
struct History {
    players: Vec<Player>,
    met: HashMap<(usize, usize), i64>,
    blocked: BTreeSet<(usize, usize)>,
}

impl History {
    fn random(people: usize, rng: &mut ChaCha12Rng) -> History {
        let player = |_| Player {
            points: rng.random_range(0..9),
            byes: rng.random_range(0..2),
        };
        let players = (0..people).map(player).collect();
        let mut history = History {
            players,
            ..History::default()
        };
        for one in 0..people {
            for other in one + 1..people {
                let pair = (one, other);
                history
                    .met
                    .insert(pair, rng.random_range(0..3_u32).saturating_sub(1).into());
                if rng.random_bool(0.1) {
                    history.blocked.insert(pair);
                }
            }
        }
        history
    }

    fn met(&self, one: usize, other: usize) -> i64 {
        self.met.get(&(one, other)).copied().unwrap_or(0)
    }

    fn is_blocked(&self, one: usize, other: usize) -> bool {
        self.blocked.contains(&(one, other))
    }

    fn pair(&self) -> Round {
        let met = |one, other| self.met(one, other);
        pair(&self.players, met, |one, other| self.is_blocked(one, other))
    }

    /// The prices as the specification words them, in quarters of its unit.
    fn price(&self, one: usize, other: Option<usize>) -> i64 {
        let points = |person: usize| self.players[person].points;
        let lowest = self.players.iter().map(|one| one.points).min().unwrap();
        let Some(other) = other else {
            let above = points(one) - lowest;
            return 4 * 10_i64.pow(10) * self.players[one].byes + 2_000 * above * above;
        };
        let apart = points(one) - points(other);
        let mut price = 1_000 * apart * apart + 4 * 10_i64.pow(9) * self.met(one, other);
        if self.is_blocked(one, other) {
            price += 4 * 10_i64.pow(12);
        }
        if apart == 0 {
            let group: Vec<usize> = (0..self.players.len())
                .filter(|who| points(*who) == points(one))
                .collect();
            let place = |who| group.iter().position(|is| *is == who).unwrap() as i64;
            price += 4 * (place(other) - place(one) - (group.len() / 2) as i64).abs();
        }
        price
    }

    /// The least price of all rounds among these people.
    fn cheapest(&self, people: &[usize], is_bye_left: bool) -> i64 {
        let Some((one, rest)) = people.split_first() else {
            return 0;
        };
        let without = |nth: usize| {
            let mut left = rest.to_vec();
            left.remove(nth);
            left
        };
        let pairs = (0..rest.len()).map(|nth| {
            self.price(*one, Some(rest[nth])) + self.cheapest(&without(nth), is_bye_left)
        });
        let bye = is_bye_left.then(|| self.price(*one, None) + self.cheapest(rest, false));
        pairs.chain(bye).min().unwrap()
    }
}

#[test]
fn a_thousand_rounds_of_up_to_eight_people_cost_as_little_as_by_brute_force() {
    let mut rng = rng(1);
    for _ in 0..1_000 {
        let history = History::random(rng.random_range(2..=8), &mut rng);
        let people: Vec<usize> = (0..history.players.len()).collect();
        let is_odd = people.len() % 2 == 1;
        let round = history.pair();
        let pairs = round
            .pairs
            .iter()
            .map(|(one, other)| history.price(*one, Some(*other)));
        let bye = round.bye.map(|one| history.price(one, None));
        assert_eq!(bye.is_some(), is_odd);
        let cost: i64 = pairs.chain(bye).sum();
        assert_eq!(
            cost,
            history.cheapest(&people, is_odd),
            "{history:?} {round:?}"
        );
        let mut all: Vec<usize> = round
            .pairs
            .iter()
            .flat_map(|pair| [pair.0, pair.1])
            .chain(round.bye)
            .collect();
        all.sort_unstable();
        assert_eq!(all, people, "everybody once");
    }
}

#[test]
fn two_hundred_people_of_whom_a_third_leaves_never_meet_again() {
    let mut rng = rng(2);
    let mut history = History {
        players: vec![Player { points: 0, byes: 0 }; 200],
        ..History::default()
    };
    for _ in 0..600 {
        let (one, other) = (rng.random_range(0..200), rng.random_range(0..200));
        if one < other {
            history.blocked.insert((one, other));
        }
    }
    assert_eq!(rounds(200), 9);
    let mut leaves: Vec<usize> = (0..200).collect();
    leaves.shuffle(&mut rng);
    // Sixty leave, an odd number after each round.
    let mut leaves: Vec<usize> = leaves.into_iter().take(60).collect();
    let mut here: Vec<usize> = (0..200).collect();
    for round in 0..rounds(200) {
        let own = History {
            players: here.iter().map(|person| history.players[*person]).collect(),
            ..History::default()
        };
        let name = |one: usize, other: usize| (here[one], here[other]);
        let found = pair(
            &own.players,
            |one, other| history.met.get(&name(one, other)).copied().unwrap_or(0),
            |one, other| history.blocked.contains(&name(one, other)),
        );
        assert_eq!(found.bye.is_some(), here.len() % 2 == 1);
        let mut seen = BTreeSet::new();
        for (one, other) in found.pairs {
            let (one, other) = name(one, other);
            assert!(
                seen.insert(one) && seen.insert(other),
                "twice in round {round}"
            );
            assert!(!history.blocked.contains(&(one, other)), "a blocked pair");
            assert_eq!(history.met.insert((one, other), 1), None, "a rematch");
            let halves = rng.random_range(0..=4);
            history.players[one].points += halves;
            history.players[other].points += 4 - halves;
        }
        if let Some(bye) = found.bye.map(|one| here[one]) {
            assert!(seen.insert(bye));
            history.players[bye].points += BYE;
            history.players[bye].byes += 1;
        }
        assert_eq!(seen.len(), here.len(), "nobody is left out");
        for person in leaves.drain(..leaves.len().min(7)) {
            here.retain(|one| *one != person);
        }
    }
    assert!(history.players.iter().all(|player| player.byes <= 1));
}

#[test]
fn the_number_of_rounds_grows_with_the_logarithm() {
    let found = [2, 3, 4, 8, 9, 16, 17, 33, 64, 128, 129, 200, 5_000].map(rounds);
    assert_eq!(found, [2, 3, 3, 4, 5, 5, 6, 7, 7, 8, 9, 9, 9]);
}

#[test]
fn the_first_round_is_the_upper_half_against_the_lower_one() {
    let players = [Player { points: 0, byes: 0 }; 8];
    let round = pair(&players, |_, _| 0, |_, _| false);
    assert_eq!(round.pairs, [(0, 4), (1, 5), (2, 6), (3, 7)]);
}

fn of(lines: &[Line], person: usize) -> Line {
    *lines.iter().find(|line| line.person == person).unwrap()
}

#[test]
fn rivals_with_more_points_are_worth_more_and_the_worst_one_counts_nothing() {
    // 0 and 1 have six half points each, 0 against the stronger rivals.
    let meetings = played(&[
        ((0, 2), [2, 2]),
        ((1, 3), [2, 2]),
        ((0, 1), [1, 1]),
        ((2, 3), [2, 2]),
    ]);
    let lines = swiss_standing(&[None; 4], &meetings, &[0; 4]);
    let places: Vec<(usize, usize)> = lines.iter().map(|line| (line.person, line.place)).collect();
    // The rivals of 0 have four and six, those of 1 none and six; the worst one is left out.
    assert_eq!((of(&lines, 0).buchholz, of(&lines, 1).buchholz), (6, 6));
    // Sonneborn-Berger: 4 · 4 + 2 · 6 against 4 · 0 + 2 · 6.
    assert_eq!((of(&lines, 0).berger, of(&lines, 1).berger), (28, 12));
    assert_eq!(places, [(0, 1), (1, 2), (2, 3), (3, 4)]);
    let third = played(&[((0, 3), [2, 2]), ((1, 2), [2, 2])]);
    let all: Vec<Meeting> = meetings.into_iter().chain(third).collect();
    let lines = swiss_standing(&[None; 4], &all, &[0; 4]);
    assert_eq!(
        (of(&lines, 0).place, of(&lines, 1).place),
        (1, 1),
        "equal in everything"
    );
}

#[test]
fn the_games_between_those_who_are_equal_come_last() {
    // 0 and 1 have four half points each, Buchholz 4 and Sonneborn-Berger 16; of each other 0 had
    // three. 2 and 3 have four as well, and other rivals.
    let meetings = played(&[
        ((0, 1), [2, 1]),
        ((0, 2), [1, 0]),
        ((1, 3), [2, 1]),
        ((2, 4), [1, 0]),
        ((3, 5), [2, 1]),
        ((4, 5), [2, 2]),
    ]);
    let lines = swiss_standing(&[None; 6], &meetings, &[0; 6]);
    let tied = [0, 1].map(|person| {
        let line = of(&lines, person);
        (line.points, line.buchholz, line.berger)
    });
    assert_eq!(tied, [(4, 4, 16); 2]);
    let places: Vec<(usize, usize)> = lines.iter().map(|line| (line.person, line.place)).collect();
    assert_eq!(places, [(4, 1), (2, 2), (0, 3), (1, 4), (3, 5), (5, 6)]);
    let even = played(&[((0, 1), [1, 1]), ((2, 3), [1, 1])]);
    let lines = swiss_standing(&[None; 4], &even, &[0; 4]);
    assert!(lines.iter().all(|line| line.place == 1), "{lines:?}");
}

#[test]
fn a_bye_is_one_win_of_two_and_so_is_a_rival_who_is_struck() {
    let mut meetings = played(&[((0, 1), [2, 2]), ((2, 3), [2, 0])]);
    meetings[1].games[1] = Game::Running;
    let withdrawn = [None, None, None, Some(Withdrawal::Struck), None];
    let lines = swiss_standing(&withdrawn, &meetings, &[0, 0, 0, 0, 1]);
    assert_eq!(
        [0, 1, 2, 3, 4].map(|person| of(&lines, person).points),
        [4, 0, 2, 0, 2]
    );
    assert_eq!(
        (of(&lines, 2).place, of(&lines, 4).place, lines[4].person),
        (2, 2, 3)
    );
    assert_eq!(
        (
            freed(2, &withdrawn, &meetings),
            freed(0, &withdrawn, &meetings)
        ),
        (1, 0)
    );
}
