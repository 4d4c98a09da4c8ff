//! Speed of the tree search: iterations a second in positions of games that use it.
//! `cargo bench --bench tree -- dungeon 3000` searches the settings whose names contain `dungeon`
//! with 3,000 iterations each.

#![expect(clippy::unwrap_used, reason = "a bench that cannot go on fails")]

use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino_games::ai::tree;
use tavolino_games::game::{Heuristics, Method, Options, Rng, Strength};
use tavolino_games::games::chasm::Chasm;
use tavolino_games::games::dungeon_chess::DungeonChess;
use tavolino_games::games::fullend::Fullend;
use tavolino_games::games::jinrai::Jinrai;
use tavolino_games::games::mindoku::Mindoku;
use tavolino_games::play::Play;

/// Positions a setting is measured in.
const POSITIONS: u64 = 5;

/// Random turns before the position.
const OPENING: usize = 12;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let count = words.iter().find_map(|word| word.parse().ok());
    let wanted = words
        .iter()
        .find(|word| !word.starts_with('-') && word.parse::<u32>().is_err());
    let is_wanted = |name: &str| wanted.is_none_or(|wanted| name.contains(wanted.as_str()));
    println!("| setting | iterations a second | turns chosen |");
    println!("|---|---|---|");
    let settings: [(&str, Measure, &str, u8); 10] = [
        ("dungeon-chess 4", measure::<DungeonChess>, "", 4),
        ("dungeon-chess 2", measure::<DungeonChess>, "", 2),
        ("mindoku 9x 2", measure::<Mindoku>, "board=9x", 2),
        ("mindoku 9x 6", measure::<Mindoku>, "board=9x", 6),
        (
            "mindoku 4x 2 bot",
            measure::<Mindoku>,
            "board=4x referee=bot",
            2,
        ),
        ("fullend", measure::<Fullend>, "", 2),
        ("jinrai", measure::<Jinrai>, "", 2),
        ("chasm 3", measure::<Chasm>, "", 3),
        ("chasm 4", measure::<Chasm>, "", 4),
        ("mindoku 6x 4", measure::<Mindoku>, "board=6x", 4),
    ];
    for (name, measure, options, seats) in settings {
        if is_wanted(name) {
            let (speed, turns) = measure(options, seats, count);
            println!("| {name} | {speed:.0} | {} |", turns.join(", "));
        }
    }
}

/// Measures a game with options, seats and a number of iterations: the iterations a second, and the
/// turns chosen.
type Measure = fn(&str, u8, Option<u32>) -> (f64, Vec<String>);

fn measure<G: Heuristics>(options: &str, seats: u8, count: Option<u32>) -> (f64, Vec<String>) {
    let pair = |option: &str| {
        let (key, value) = option.split_once('=')?;
        Some((key.to_owned(), value.to_owned()))
    };
    let options: Options = options.split_whitespace().filter_map(pair).collect();
    let table = G::INFO.table(&options, Some(seats)).unwrap();
    let (mut time, mut iterations) = (Duration::ZERO, 0_u64);
    let mut chosen = Vec::new();
    for seed in 0..POSITIONS {
        let mut rng = Rng::seed_from_u64(seed);
        let mut play = Play::<G>::new(&table, G::deal(&table, &mut rng)).unwrap();
        for _ in 0..OPENING {
            let mut next = play.clone();
            let Some(seat) = next.to_act().first() else {
                break;
            };
            let turns = next.game().candidate_turns(seat, &mut rng);
            next.play(seat, turns.choose(&mut rng).unwrap());
            if next.outcome().is_none() {
                play = next;
            }
        }
        let seat = play.to_act().first().unwrap();
        let Method::Mcts(mut limit) = play.game().method(Strength::Strong) else {
            continue;
        };
        limit.count = count.unwrap_or(limit.count);
        let view = play.view(Some(seat));
        let begun = Instant::now();
        let result = tree::choose::<G>(&view, play.history(), seat, limit, &mut rng).unwrap();
        time += begun.elapsed();
        iterations += result.nodes;
        chosen.push(format!("{} {:.4}", result.turn, result.estimate));
    }
    (iterations as f64 / time.as_secs_f64(), chosen)
}
