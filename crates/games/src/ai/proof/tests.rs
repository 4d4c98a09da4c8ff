use super::*;
use crate::ai::value::{Value, Verdict};
use crate::ai::{ProofCache, SearchOptions, Strength, think};
use crate::contract::table;
use crate::game::{Game, Rng};
use crate::games::kintei::Kintei;
use crate::games::kudosu::Kudosu;
use crate::play::Play;

use rand::SeedableRng;
use rand::seq::IndexedRandom;

fn play<G: Game>(options: &[(&str, &str)]) -> Play<G> {
    let table = table::<G>(2, options);
    let deal = G::deal(&table, &mut Rng::seed_from_u64(1));
    Play::new(&table, deal).unwrap()
}

/// A search of this many positions, however near its proof is.
fn within(nodes: u64) -> ProofLimit {
    ProofLimit { nodes, near: nodes }
}

#[test]
fn kintei_is_won_by_the_first_seat() {
    let play = play::<Kintei>(&[("slide", "full")]);
    let found = prove(&play, Seat(1), within(60_000));
    assert_eq!(found.proof, Proof::Won, "{} looked into", found.nodes);
    let turn = found.turn.unwrap();
    let mut after = play.clone();
    after.play(Seat(1), &turn);
    let found = prove(&after, Seat(1), within(60_000));
    assert_eq!(found.proof, Proof::Won, "also after {turn}");
    let others = prove(&after, Seat(2), within(60_000));
    assert_eq!(others.proof, Proof::NotWon);
}

#[test]
fn what_takes_too_long_is_not_known() {
    let play = play::<Kudosu>(&[]);
    let found = prove(&play, Seat(1), within(50));
    assert!(matches!(found.proof, Proof::Unknown { .. }));
    assert_eq!(found.turn, None);
    assert!(found.strategy.is_none());
}

#[test]
fn a_search_near_its_proof_goes_on() {
    let play = play::<Kintei>(&[("slide", "full")]);
    let stopped = (1..14)
        .map(|exponent| 1 << exponent)
        .find(|&nodes| {
            let found = prove(&play, Seat(1), within(nodes)).proof;
            found == Proof::Unknown { is_near: true }
        })
        .expect("a proof is near before it is found");
    let limit = ProofLimit {
        nodes: stopped,
        near: 60_000,
    };
    assert_eq!(prove(&play, Seat(1), limit).proof, Proof::Won);
}

#[test]
fn a_strategy_wins_within_its_number_whatever_the_other_seat_does() {
    let start = play::<Kintei>(&[("slide", "full")]);
    let found = prove(&start, Seat(1), within(60_000));
    let strategy = found.strategy.unwrap();
    let most = strategy.within.unwrap();
    for seed in 0..40 {
        let mut rng = Rng::seed_from_u64(seed);
        let mut play = start.clone();
        let mut turns = 0;
        while let Some(seat) = play.to_act().first() {
            let all = play.turns(seat);
            let turn = if seat == Seat(1) {
                let winning = strategy.turns[&digest(play.game())];
                assert!(turns + winning.within <= most, "after {turns} turns");
                &all[usize::from(winning.at)]
            } else {
                all.choose(&mut rng).unwrap()
            };
            play.play(seat, turn);
            turns += 1;
        }
        assert!(turns <= most);
        let outcome = play.outcome().unwrap();
        assert!(outcome.is_won_by(Seat(1)), "game {seed}");
    }
}

#[test]
fn a_proved_win_is_kept_from_turn_to_turn() {
    let mut play = play::<Kintei>(&[("slide", "full")]);
    let kept = ProofCache::default();
    let strong = |effort_permille| SearchOptions {
        strength: Strength::Strong,
        proofs: Some(&kept),
        effort_permille,
        ..SearchOptions::default()
    };
    let mut rng = Rng::seed_from_u64(3);
    let mut share = None;
    let mut left = u8::MAX;
    while let Some(seat) = play.to_act().first() {
        let turn = if seat == Seat(1) {
            let found = think::<Kintei>(play.game(), play.history(), seat, strong(share), &mut rng)
                .unwrap();
            assert_eq!(found.verdict, Some(Verdict::Win));
            let turns = found.within.or(found.value.and_then(Value::turns));
            let turns = turns.unwrap();
            assert!(turns < left, "the win comes nearer");
            left = turns;
            // From now on the effort is far too small for a proof of its own.
            share = Some(1);
            found.turn
        } else {
            *play.turns(seat).choose(&mut rng).unwrap()
        };
        play.play(seat, &turn);
    }
    assert!(play.outcome().unwrap().is_won_by(Seat(1)));
}
