//! Speed of alpha-beta, and a digest of all it finds: two programs with one digest search alike.
//! `cargo bench --bench search -- nubulus 300000` searches that many positions from each position
//! of one game.

#![expect(clippy::unwrap_used, reason = "a bench that cannot go on fails")]

use std::time::Instant;

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino_games::ai::alphabeta::{self, Limit};
use tavolino_games::ai::effort;
use tavolino_games::game::kit::digest::digest;
use tavolino_games::game::{Heuristics, Options, Rng};
use tavolino_games::games::basileus::Basileus;
use tavolino_games::games::chasm::Chasm;
use tavolino_games::games::kintei::Kintei;
use tavolino_games::games::kudosu::Kudosu;
use tavolino_games::games::kumo::Kumo;
use tavolino_games::games::nubulus::Nubulus;
use tavolino_games::games::prosterno::Prosterno;
use tavolino_games::games::quadrangle::Quadrangle;
use tavolino_games::games::taifuu::Taifuu;
use tavolino_games::games::trix::Trix;
use tavolino_games::play::Play;

/// Number of positions searched from each of the fixed positions by default.
const NODES: u64 = 200_000;
/// Numbers of random turns that lead to the fixed positions of a game.
const TURNS: [u32; 4] = [0, 6, 12, 24];

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    let nodes = words.iter().find_map(|word| word.parse().ok());
    let run = Run {
        nodes: nodes.unwrap_or(NODES),
        names: words
            .into_iter()
            .filter(|word| word.parse::<u64>().is_err())
            .collect(),
    };
    println!("| game | nodes | ms | nodes a second | digest of turns, scores and nodes |");
    println!("|---|---|---|---|---|");
    run.game::<Nubulus>();
    run.game::<Prosterno>();
    run.game::<Basileus>();
    run.game::<Kintei>();
    run.game::<Kumo>();
    run.game::<Taifuu>();
    run.game::<Chasm>();
    run.game::<Trix>();
    run.game::<Kudosu>();
    run.game::<Quadrangle>();
}

struct Run {
    nodes: u64,
    names: Vec<String>,
}

impl Run {
    fn game<G: Heuristics>(&self) {
        if !self.names.is_empty() && !self.names.iter().any(|name| name == G::INFO.key) {
            return;
        }
        let (mut nodes, mut results) = (0, Vec::new());
        let mut time = 0.0;
        for play in TURNS.into_iter().filter_map(after::<G>) {
            let limit = Limit {
                nodes: self.nodes,
                ..effort::STRONG
            };
            let begun = Instant::now();
            let found = alphabeta::search(&play, limit);
            time += begun.elapsed().as_secs_f64();
            nodes += found.nodes;
            let turns = found.turns.iter();
            let turns = turns.map(|(turn, score)| (turn.to_string(), *score));
            results.push((turns.collect::<Vec<_>>(), found.nodes));
        }
        println!(
            "| {} | {nodes} | {:.0} | {:.0} | {:016x} |",
            G::INFO.name,
            time * 1000.0,
            nodes as f64 / time,
            digest(&results)
        );
    }
}

/// Returns the play after this number of random turns; `None` if it is over.
fn after<G: Heuristics>(turns: u32) -> Option<Play<G>> {
    let table = G::INFO.table(&Options::new(), Some(2)).unwrap();
    let mut rng = Rng::seed_from_u64(u64::from(turns));
    let mut play = Play::<G>::new(&table, G::deal(&table, &mut rng)).unwrap();
    for _ in 0..turns {
        let seat = play.to_act().first()?;
        let turn = play.turns(seat).choose(&mut rng).unwrap().clone();
        play.play(seat, &turn);
    }
    play.outcome().is_none().then_some(play)
}
