//! Proofs of the two searches, compared with the tables of solved games: with loops, and without.

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino_games::ai::alphabeta::{self, Limit};
use tavolino_games::ai::proof::{self, Proof, ProofLimit};
use tavolino_games::ai::value::Verdict;
use tavolino_games::game::{Heuristics, Options, Rng};
use tavolino_games::games::chasm::Chasm;
use tavolino_games::games::quadrangle::Quadrangle;
use tavolino_games::games::trix::Trix;
use tavolino_games::play::Play;
use tavolino_games::solved::Solved;

/// The limit of a proof-number search of one position.
const LIMIT: ProofLimit = ProofLimit {
    nodes: 300,
    near: 600,
};

/// The number of verdicts that were proved.
#[derive(Debug, Default)]
struct Proved {
    wins: u32,
    draws: u32,
    losses: u32,
    /// Wins and losses with their least number of turns.
    with_turns: u32,
    /// Proofs that a seat cannot win.
    not_won: u32,
}

impl Proved {
    fn count(&mut self, verdict: Verdict) {
        *match verdict {
            Verdict::Win => &mut self.wins,
            Verdict::Draw => &mut self.draws,
            Verdict::Loss => &mut self.losses,
        } += 1;
    }
}

/// Searches the positions of random games, and compares what is proved with the game's shipped
/// table.
fn compared<G: Heuristics>(games: u64) -> Proved {
    let folder = tempfile::TempDir::new().unwrap();
    let table = G::INFO.table(&Options::new(), Some(2)).unwrap();
    let known = Solved::within(folder.path().to_owned()).table(G::INFO, &table.options);
    let known = known.expect("the table is shipped");
    let mut proved = Proved::default();
    for seed in 0..games {
        let mut rng = Rng::seed_from_u64(seed);
        let mut play = Play::<G>::new(&table, G::deal(&table, &mut rng)).unwrap();
        let space = play.game().state_space().unwrap();
        while let Some(seat) = play.to_act().first() {
            let value = known.value(&space, play.game()).unwrap().unwrap();
            // The table does not know how often a position occurred.
            let is_new = play.history().keys_that_draw().is_empty();
            let limit = Limit {
                nodes: [30, 300, 3_000][seed as usize % 3],
                depth: 6,
                tt_bits: 12,
                multi_pv: false,
            };
            let found = alphabeta::search(&play, limit);
            if let Some(verdict) = found.verdict().filter(|_| is_new) {
                assert_eq!(verdict, value.verdict(), "game {seed}");
                proved.count(verdict);
            }
            if let Some(found) = found.value().filter(|_| is_new) {
                assert_eq!(found, value, "game {seed}");
                proved.with_turns += 1;
            }
            for (attacker, wins) in [(seat, Verdict::Win), (seat.rival(), Verdict::Loss)] {
                match proof::prove(&play, attacker, LIMIT).proof {
                    Proof::Won => {
                        assert_eq!(value.verdict(), wins, "game {seed}");
                        proved.count(wins);
                    }
                    Proof::NotWon => {
                        assert!(value.verdict() != wins || !is_new, "game {seed}: {value:?}");
                        proved.not_won += 1;
                    }
                    Proof::Unknown { .. } => {}
                }
            }
            let turns = play.turns(seat);
            play.play(seat, turns.choose(&mut rng).unwrap());
        }
    }
    proved
}

#[test]
fn what_is_proved_of_chasm_is_what_its_table_says() {
    let proved = compared::<Chasm>(12);
    assert!(proved.wins > 20 && proved.losses > 20, "{proved:?}");
    assert!(proved.with_turns > 20 && proved.not_won > 20, "{proved:?}");
}

#[test]
fn what_is_proved_of_trix_is_what_its_table_says() {
    let proved = compared::<Trix>(24);
    assert!(proved.wins > 20 && proved.losses > 20, "{proved:?}");
    assert!(proved.with_turns > 20 && proved.not_won > 20, "{proved:?}");
}

#[test]
fn what_is_proved_of_quadrangle_is_what_its_table_says() {
    let proved = compared::<Quadrangle>(12);
    assert!(
        proved.wins > 20 && proved.losses > 20 && proved.with_turns > 20,
        "{proved:?}"
    );
}
