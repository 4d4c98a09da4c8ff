//! Benchmarks of rules: counting turns, random play, the computer's first turn.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino_games::ai::SearchOptions;
use tavolino_games::board::{Board, GameEntry};
use tavolino_games::game::{Game, Options, Rng, Seat};
use tavolino_games::games::fullend::Fullend;
use tavolino_games::games::kintei::Kintei;
use tavolino_games::games::mindoku::Mindoku;
use tavolino_games::games::{self, GAMES};
use tavolino_games::play::Play;

fn main() {
    divan::main();
}

fn chosen(options: &str) -> Options {
    let pair = |option: &str| {
        option
            .split_once('=')
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
    };
    options.split_whitespace().filter_map(pair).collect()
}

fn opened(game: &str, options: &str) -> Box<dyn Board> {
    let entry = games::find(game).expect("it is in the registry");
    let table = entry.info.table(&chosen(options), None);
    let table = table.expect("a table there can be");
    let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(1));
    (entry.open)(&table, deal).expect("what was dealt can be played")
}

fn start<G: Game>(options: &str) -> Play<G> {
    let table = G::INFO.table(&chosen(options), None);
    let table = table.expect("a table there can be");
    let deal = G::deal(&table, &mut Rng::seed_from_u64(1));
    Play::new(&table, deal).expect("what was dealt can be played")
}

/// Plays `turns` turns of random games.
fn random_turns<G: Game>(start: &Play<G>, turns: usize) -> usize {
    let mut rng = Rng::seed_from_u64(1);
    let mut play = start.clone();
    for _ in 0..turns {
        if play.outcome().is_some() {
            play = start.clone();
        }
        let seat = play.to_act().first().expect("it goes on");
        let turns = play.turns(seat);
        let turn = turns.choose(&mut rng).expect("who is to act has a turn");
        play.play(seat, turn);
    }
    black_box(play.staying().count().into())
}

/// Returns every game with its default options, and with each other value of each option.
fn tables() -> Vec<(&'static str, String)> {
    let of = |entry: &'static GameEntry| {
        let options = entry.info.options.iter().flat_map(|option| {
            let others = option.values.iter().skip(1);
            others.map(|value| format!("{}={value}", option.key))
        });
        let chosen = std::iter::once(String::new()).chain(options);
        chosen.map(|options| (entry.info.key, options))
    };
    GAMES.iter().flat_map(of).collect()
}

/// All turn sequences of a depth with at least 20,000 leaves: leaf turns a second.
#[divan::bench(args = tables(), sample_count = 20)]
fn perft(bencher: Bencher<'_, '_>, (game, options): &(&str, String)) {
    const ENOUGH: u64 = 20_000;
    let board = opened(game, options);
    let counts = (1..).map(|depth| (depth, board.perft(depth)));
    let mut counts = counts.skip_while(|(_, nodes)| *nodes < ENOUGH);
    let (depth, nodes) = counts.next().expect("it grows with the depth");
    let count = || black_box(&board).perft(depth);
    bencher.counter(ItemsCount::new(nodes)).bench(count);
}

/// The computer's first turn at full strength.
#[divan::bench(args = GAMES.iter().map(|entry| entry.info.key), sample_count = 10)]
fn thinks(bencher: Bencher<'_, '_>, game: &str) {
    let board = opened(game, "");
    let seat = board.to_act().first().expect("somebody is to act");
    bencher.bench_local(|| board.think(seat, SearchOptions::default(), &mut Rng::seed_from_u64(1)));
}

/// Turns that fill a box with upright tiles until nothing fits.
const CROWD: &str = include_str!("fullend-crowd.txt");

fn crowd() -> Play<Fullend> {
    let mut play = start::<Fullend>("");
    for text in CROWD.lines() {
        let seat = play.to_act().first().expect("it goes on");
        let tile = play.game().read(seat, text).expect("it fits");
        play.play(seat, &tile);
    }
    play
}

/// The test whether anything fits, computed from 31 tiles: the longest time a player can wait for
/// the end to be detected.
#[divan::bench]
fn fullend_finds_the_end(bencher: Bencher<'_, '_>) {
    let view = crowd().view(None);
    let ended = || Fullend::imagine(black_box(&view), &mut Rng::seed_from_u64(1)).can_act(Seat(2));
    assert!(!ended());
    bencher.bench(ended);
}

#[divan::bench(args = ["slide=any", "slide=full"])]
fn kintei_random_turns(bencher: Bencher<'_, '_>, options: &str) {
    let play = start::<Kintei>(options);
    let turns = 10_000_usize;
    bencher
        .counter(ItemsCount::new(turns))
        .bench(|| random_turns(&play, turns));
}

#[divan::bench(args = ["board=4x", "board=9x", "board=9x referee=bot", "board=6x mode=cooperative"])]
fn mindoku_random_turns(bencher: Bencher<'_, '_>, options: &str) {
    let play = start::<Mindoku>(options);
    let turns = 1_000_usize;
    bencher
        .counter(ItemsCount::new(turns))
        .bench(|| random_turns(&play, turns));
}
