//! The size of pictures, and the corner that Discord covers with its ALT badge, over random games.

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino_games::board::{Board, GameEntry};
use tavolino_games::game::{Lang, Rng, Seats, Table};
use tavolino_games::render;

use super::alt;
use super::pictures::LARGEST;

/// The number of random games, and of turns between two pictures.
const GAMES: u64 = 3;
const PAUSE: usize = 7;

/// Checks boards and cards over random games with every value of every option and the most seats.
pub fn are_small(entry: &GameEntry) {
    for options in entry.info.variants() {
        let table = entry.info.extremes(&options).pop().unwrap();
        for seed in 0..GAMES {
            is_small_to_its_end(entry, &table, &mut Rng::seed_from_u64(seed));
        }
    }
}

fn is_small_to_its_end(entry: &GameEntry, table: &Table, rng: &mut Rng) {
    let mut board = (entry.open)(table, (entry.deal)(table, rng)).unwrap();
    for turns in 0..150 {
        if turns % PAUSE == 0 {
            is_small(&*board, turns);
        }
        let Some(seat) = board.to_act().first() else {
            break;
        };
        let turn = board.offered(seat, "").turns.choose(rng).unwrap().clone();
        board.play(seat, &turn).unwrap();
    }
    is_small(&*board, 150);
}

fn is_small(board: &dyn Board, turns: usize) {
    let lang = Lang::english();
    let seats = Seats::all(6)
        .iter()
        .filter(|&seat| board.staying().contains(seat));
    let cards = seats.filter_map(|seat| board.card(seat, &lang));
    let cards = cards.map(|card| card.scene);
    for scene in cards.chain([board.scene(None, &lang)]) {
        let (key, size) = (board.info().key, render::png(&scene).len());
        assert!(
            size <= LARGEST,
            "{key}: a picture after {turns} turns of a random game has {size} bytes, at most {LARGEST} are allowed:\n{}",
            scene.alt
        );
        alt::is_clear(&scene);
    }
}
