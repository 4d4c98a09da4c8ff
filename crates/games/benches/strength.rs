//! Strength of the computer: each strength against the next weaker one, and the easy one against random play, in every
//! game. `cargo bench --bench strength -- kumo 20` plays twenty games a pair of one game.
//!
//! A win counts 1, a draw 0.5; seats alternate.

#![expect(clippy::unwrap_used, reason = "a bench that cannot go on fails")]

use std::path::PathBuf;
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino_games::ai::{SearchOptions, Strength};
use tavolino_games::board::{Board, GameEntry};
use tavolino_games::game::{Rng, Seat, Table};
use tavolino_games::games::GAMES;
use tavolino_games::solved::Solved;

/// Number of games a pair plays by default.
const GAMES_A_PAIR: u64 = 100;

/// A player: the computer of a strength, or random play.
type Player = Option<Strength>;

const PAIRS: [(Player, Player); 3] = [
    (Some(Strength::Easy), None),
    (Some(Strength::Medium), Some(Strength::Easy)),
    (Some(Strength::Strong), Some(Strength::Medium)),
];

fn main() {
    let asked: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    let count = asked.iter().find_map(|word| word.parse().ok());
    let solved = Solved::within(PathBuf::from("data/solved"));
    let is_asked = |kind: &&GameEntry| {
        let mut keys = asked.iter().filter(|word| word.parse::<u64>().is_err());
        keys.clone().next().is_none() || keys.any(|key| key == kind.info.key)
    };
    println!("| game | easy : random | medium : easy | strong : medium | the longest turn |");
    println!("|---|---|---|---|---|");
    for kind in GAMES.iter().filter(is_asked) {
        let variants = kind.info.variants();
        for table in variants
            .iter()
            .flat_map(|options| kind.info.extremes(options))
        {
            let row =
                PAIRS.map(|pair| play(kind, &table, pair, count.unwrap_or(GAMES_A_PAIR), &solved));
            let scores: Vec<String> = row
                .iter()
                .map(|(score, _)| format!("{:.0} %", score * 100.0))
                .collect();
            let slowest = row.iter().map(|(_, slowest)| slowest.as_millis()).max();
            println!(
                "| {} {} {} | {} | {} ms |",
                kind.info.name,
                table.seats,
                table
                    .options
                    .values()
                    .cloned()
                    .collect::<Vec<_>>()
                    .join(" "),
                scores.join(" | "),
                slowest.unwrap()
            );
        }
    }
}

/// Returns the share of points of the first player, with seats alternating, and its longest turn.
fn play(
    kind: &GameEntry,
    table: &Table,
    (one, other): (Player, Player),
    count: u64,
    solved: &Solved,
) -> (f32, Duration) {
    let (mut points, mut slowest) = (0.0, Duration::ZERO);
    for game in 0..count {
        let mut rng = Rng::seed_from_u64(game);
        let mut board = (kind.open)(table, (kind.deal)(table, &mut rng)).unwrap();
        let known = solved.get_or_solve(&*board, &table.options);
        let own = Seat(1 + (game % u64::from(table.seats)) as u8);
        for _ in 0..400 {
            let Some(seat) = board.to_act().first() else {
                break;
            };
            let begun = Instant::now();
            let turn = turn(
                &*board,
                seat,
                if seat == own { one } else { other },
                known.as_deref(),
                &mut rng,
            );
            if seat == own {
                slowest = slowest.max(begun.elapsed());
            }
            board.play(seat, &turn).unwrap();
            // A seat that sees a true claim makes it.
            for seat in board.staying().iter() {
                if let Some(claim) = board.certain_claim(seat) {
                    let _ = board.play(seat, &claim);
                }
            }
        }
        points += board.outcome().map_or(0.5, |outcome| outcome.payoff(own));
    }
    (points / count as f32, slowest)
}

fn turn(
    board: &dyn Board,
    seat: Seat,
    player: Player,
    table: Option<&tavolino_games::ai::table::Table>,
    rng: &mut Rng,
) -> String {
    match player {
        Some(strength) => {
            board
                .think(
                    seat,
                    SearchOptions {
                        strength,
                        table,
                        ..SearchOptions::default()
                    },
                    rng,
                )
                .unwrap()
                .turn
        }
        None => board.turns(seat).choose(rng).unwrap().clone(),
    }
}
