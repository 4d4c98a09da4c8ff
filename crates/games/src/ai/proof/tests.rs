use rand::SeedableRng;
use rand::seq::IndexedRandom;

use super::*;
use crate::ai::solve;
use crate::ai::value::Verdict;
use crate::contract::table;
use crate::game::{Game, Rng};
use crate::games::chasm::Chasm;
use crate::games::kintei::Kintei;
use crate::games::kudosu::Kudosu;
use crate::games::trix::Trix;
use crate::play::Play;

fn play<G: Game>(options: &[(&str, &str)]) -> Play<G> {
    let table = table::<G>(2, options);
    let deal = G::deal(&table, &mut rand::SeedableRng::seed_from_u64(1));
    Play::new(&table, deal).unwrap()
}

#[test]
fn kintei_is_won_by_the_first_seat() {
    let play = play::<Kintei>(&[("slide", "full")]);
    let found = prove(&play, Seat(1), 60_000);
    assert_eq!(found.proof, Proof::Won, "{} looked into", found.nodes);
    let turn = found.turn.unwrap();
    let mut after = play.clone();
    after.play(Seat(1), &turn);
    let found = prove(&after, Seat(1), 60_000);
    assert_eq!(found.proof, Proof::Won, "also after {turn}");
    assert_eq!(prove(&after, Seat(2), 60_000).proof, Proof::NotWon);
}

#[test]
fn what_takes_too_long_is_not_known() {
    let play = play::<Kudosu>(&[]);
    let found = prove(&play, Seat(1), 50);
    assert_eq!(found.proof, Proof::Unknown);
    assert_eq!(found.turn, None);
}

/// Compares proofs with the table of a solved game, in positions of random games. Returns the numbers of proofs that the
/// attacker wins and does not win.
fn compared<G: Heuristics>(games: u64) -> [u32; 2] {
    let start = play::<G>(&[]);
    let solution = solve::solve(start.game(), None, &mut ()).unwrap();
    let space = start.game().state_space().unwrap();
    let mut found = [0; 2];
    for seed in 0..games {
        let mut rng = Rng::seed_from_u64(seed);
        let mut play = start.clone();
        while let Some(seat) = play.to_act().first() {
            let known = solution.value(&space, play.game()).unwrap().verdict();
            for (attacker, wins) in [(seat, Verdict::Win), (seat.rival(), Verdict::Loss)] {
                match prove(&play, attacker, 400).proof {
                    Proof::Won => {
                        // Where a position occurred before, the table knows too little.
                        assert_eq!(known, wins, "{seed}");
                        found[0] += 1;
                    }
                    Proof::NotWon => {
                        let drawn = play.history().keys_that_draw();
                        assert!(known != wins || !drawn.is_empty(), "{seed}: {known:?}");
                        found[1] += 1;
                    }
                    Proof::Unknown => {}
                }
            }
            let turns = play.turns(seat);
            play.play(seat, turns.choose(&mut rng).unwrap());
        }
    }
    found
}

#[test]
fn what_it_proves_of_a_game_with_loops_is_what_the_table_says() {
    for found in [compared::<Chasm>(8), compared::<Trix>(8)] {
        let [won, not_won] = found;
        assert!(won > 20 && not_won > 20, "{won} won, {not_won} not won");
    }
}
