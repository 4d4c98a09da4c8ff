use proptest::prelude::*;
use skillratings::Outcomes;
use skillratings::glicko::{GlickoConfig, GlickoRating, decay_deviation, expected_score, glicko};

use super::*;

const DAY: Duration = Duration::from_hours(24);

fn entrant(belief: Belief, place: u8) -> Entrant {
    Entrant {
        belief,
        worth: 0.0,
        place,
    }
}

fn beliefs() -> impl Strategy<Value = Belief> {
    let numbers = (0.0..3000.0, 20.0..=350.0);
    numbers.prop_map(|(mean, deviation)| Belief { mean, deviation })
}

fn entrants() -> impl Strategy<Value = Vec<Entrant>> {
    let numbers = (beliefs(), -300.0..300.0, 1_u8..=6);
    let entrant = numbers.prop_map(|(belief, worth, place)| Entrant {
        belief,
        worth,
        place,
    });
    prop::collection::vec(entrant, 2..=6)
}

fn oracle(belief: Belief) -> GlickoRating {
    GlickoRating {
        rating: belief.mean,
        deviation: belief.deviation,
    }
}

fn is_near(one: f64, other: f64) -> bool {
    (one - other).abs() <= 1e-9
}

fn equals(belief: Belief, rating: &GlickoRating) -> bool {
    is_near(belief.mean, rating.rating) && is_near(belief.deviation, rating.deviation)
}

proptest! {
    #[test]
    fn two_seats_of_equal_worth_are_rated_as_by_glicko(
        one in beliefs(),
        other in beliefs(),
        worth in -300.0..300.0,
        results in prop::collection::vec(0..3, 1..20),
    ) {
        // The oracle's step can grow the deviations as well, but then takes the other's as it was
        // before; Glickman, and the step here, take it grown.
        let (growth, none) = (GlickoConfig { c: GROWTH_PER_GAME.sqrt() }, GlickoConfig { c: 0.0 });
        let (mut ours, mut theirs) = ([one, other], [oracle(one), oracle(other)]);
        for result in results {
            let (places, outcome) = match result {
                0 => ([1, 2], Outcomes::WIN),
                1 => ([2, 1], Outcomes::LOSS),
                _ => ([1, 1], Outcomes::DRAW),
            };
            let before = ours.map(|belief| belief.grown(Duration::ZERO));
            let seats = [0, 1].map(|seat| Entrant { worth, ..entrant(before[seat], places[seat]) });
            theirs = theirs.map(|rating| decay_deviation(&rating, &growth));
            let expected = expected_score(&theirs[0], &theirs[1]);
            for (ours, theirs) in expectations(&seats).into_iter().zip([expected.0, expected.1]) {
                prop_assert!(is_near(ours, theirs));
            }
            ours = rate(&seats).try_into().unwrap();
            let after = glicko(&theirs[0], &theirs[1], &outcome, &none);
            theirs = [after.0, after.1];
            for (ours, theirs) in ours.iter().zip(&theirs) {
                prop_assert!(equals(*ours, theirs), "{ours:?} is not {theirs:?}");
            }
        }
    }

    #[test]
    fn the_expectations_of_a_game_add_up_to_one(seats in entrants()) {
        let shares = expectations(&seats);
        prop_assert!(is_near(shares.iter().sum(), 1.0));
        prop_assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)));
    }

    #[test]
    fn the_order_of_the_seats_changes_nothing(
        (seats, order) in entrants().prop_flat_map(|seats| {
            let order = Just((0..seats.len()).collect::<Vec<_>>()).prop_shuffle();
            (Just(seats), order)
        })
    ) {
        let permuted: Vec<Entrant> = order.iter().map(|&at| seats[at]).collect();
        let (after, permuted_after) = (rate(&seats), rate(&permuted));
        let (shares, permuted_shares) = (expectations(&seats), expectations(&permuted));
        for (to, &from) in order.iter().enumerate() {
            prop_assert_eq!(permuted_after[to], after[from]);
            prop_assert_eq!(permuted_shares[to].to_bits(), shares[from].to_bits());
        }
    }

    #[test]
    fn a_worth_that_all_seats_have_is_none(seats in entrants(), worth in -300.0..300.0) {
        let raised: Vec<Entrant> = seats
            .iter()
            .map(|seat| Entrant { worth: seat.worth + worth, ..*seat })
            .collect();
        for (one, other) in rate(&seats).iter().zip(rate(&raised)) {
            prop_assert!(is_near(one.mean, other.mean) && is_near(one.deviation, other.deviation));
        }
    }

    #[test]
    fn a_game_makes_nobody_less_certain(seats in entrants()) {
        for (seat, after) in seats.iter().zip(rate(&seats)) {
            prop_assert!(after.deviation > 0.0 && after.deviation <= seat.belief.deviation);
            prop_assert!(after.mean.is_finite());
        }
    }

    #[test]
    fn the_first_gains_and_the_last_loses(seats in entrants()) {
        let best = seats.iter().map(|seat| seat.place).min();
        let worst = seats.iter().map(|seat| seat.place).max();
        for (seat, after) in seats.iter().zip(rate(&seats)) {
            let is_alone = |place| seats.iter().filter(|one| one.place == place).count() == 1;
            if is_alone(seat.place) && Some(seat.place) == best {
                prop_assert!(after.mean > seat.belief.mean);
            }
            if is_alone(seat.place) && Some(seat.place) == worst {
                prop_assert!(after.mean < seat.belief.mean);
            }
        }
    }

    #[test]
    fn thousandths_survive_a_round_trip(mean in -1_000_000_i64..10_000_000, deviation in 1_i64..=350_000) {
        let belief = Belief::from_thousandths(mean, deviation);
        prop_assert_eq!(belief.thousandths(), (mean, deviation));
    }

    #[test]
    fn time_makes_less_certain_up_to_the_start(belief in beliefs(), days in 0_u32..4000) {
        let grown = belief.grown(DAY * days);
        prop_assert!(is_near(grown.mean, belief.mean));
        prop_assert!(grown.deviation >= belief.deviation);
        prop_assert!(grown.deviation <= Belief::START.deviation);
        prop_assert!(belief.grown(DAY * (days + 1)).deviation >= grown.deviation);
    }
}

#[test]
fn equal_seats_on_equal_places_keep_their_means() {
    for count in 2..=6 {
        let seats = vec![entrant(Belief::START, 1); count];
        for after in rate(&seats) {
            assert!(is_near(after.mean, 1500.0), "{after:?}");
            assert!(after.deviation < 350.0);
        }
        for share in expectations(&seats) {
            assert!(is_near(share, 1.0 / count as f64));
        }
    }
}

#[test]
fn the_worth_of_a_seat_counts_as_strength() {
    let belief = Belief::START;
    let seats = [
        Entrant {
            worth: 60.0,
            ..entrant(belief, 1)
        },
        Entrant {
            worth: -60.0,
            ..entrant(belief, 2)
        },
    ];
    let stronger = |points| Belief {
        mean: 1500.0 + points,
        ..belief
    };
    let by_strength = rate(&[entrant(stronger(60.0), 1), entrant(stronger(-60.0), 2)]);
    let by_worth = rate(&seats);
    for (one, other) in by_worth.iter().zip(&by_strength) {
        assert!(is_near(one.deviation, other.deviation));
    }
    assert!(is_near(by_worth[0].mean, by_strength[0].mean - 60.0));
    let fair = rate(&[entrant(belief, 1), entrant(belief, 2)]);
    assert!(by_worth[0].mean < fair[0].mean, "a win was expected");
}

#[test]
fn a_year_makes_a_deviation_of_80_one_of_150() {
    let belief = Belief {
        mean: 1500.0,
        deviation: 80.0,
    };
    let year = belief.grown(DAY * 365).deviation;
    assert!((year - 150.0).abs() < 1.0, "{year}");
    assert!(is_near(belief.grown(Duration::MAX).deviation, 350.0));
}

#[test]
fn the_first_game_is_as_in_the_examples() {
    let after = rate(&[entrant(Belief::START, 1), entrant(Belief::START, 2)]);
    let thousandths: Vec<_> = after.into_iter().map(Belief::thousandths).collect();
    assert_eq!(thousandths, [(1_662_212, 290_231), (1_337_788, 290_231)]);
}

#[test]
fn one_seat_alone_keeps_its_belief() {
    let after = rate(&[entrant(Belief::START, 1)]);
    assert!(is_near(after[0].mean, 1500.0) && is_near(after[0].deviation, 350.0));
    assert!(rate(&[]).is_empty() && expectations(&[]).is_empty());
}
