//! How fast the rules are: counting every turn, playing at random, thinking.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino::board::Board;
use tavolino::game::{Game, Options, Rng, Seat};
use tavolino::games::fullend::Fullend;
use tavolino::games::kintei::Kintei;
use tavolino::games::mindoku::Mindoku;
use tavolino::games::{self, GAMES};
use tavolino::play::Play;

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

fn opened(game: &str, options: &str, seats: u8) -> Box<dyn Board> {
    let kind = games::find(game).expect("it is on the shelf");
    let table = kind.info.table(&chosen(options), Some(seats));
    let table = table.expect("a table there can be");
    let deal = (kind.deal)(&table, &mut Rng::seed_from_u64(1));
    (kind.open)(&table, deal).expect("what was dealt can be played")
}

fn start<G: Game>(options: &str) -> Play<G> {
    let table = G::INFO.table(&chosen(options), None);
    let table = table.expect("a table there can be");
    let deal = G::deal(&table, &mut Rng::seed_from_u64(1));
    Play::new(&table, deal).expect("what was dealt can be played")
}

/// Plays random games to their end until so many turns were played.
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

/// What is counted how deep: a game, its options, how many seats.
const COUNTED: &[(&str, &str, u8, u32)] = &[
    ("kudosu", "", 2, 3),
    ("quadrangle", "rectangles=any", 2, 4),
    ("quadrangle", "rectangles=straight", 2, 4),
    ("mix3", "rectangles=any", 2, 4),
    ("chasm", "", 2, 6),
    ("chasm", "", 4, 5),
    ("trix", "", 2, 4),
    ("fullend", "", 2, 1),
    ("dungeon-chess", "", 2, 5),
    ("dungeon-chess", "", 4, 7),
    ("kumo", "", 2, 4),
    ("kintei", "slide=any", 2, 3),
    ("kintei", "slide=full", 2, 4),
    ("jinrai", "", 2, 5),
    ("taifuu", "", 2, 4),
    ("mindoku", "board=4x", 2, 3),
    ("nubulus", "", 2, 3),
    ("prosterno", "retreat=free", 2, 4),
    ("prosterno", "retreat=attack", 2, 4),
    ("basileus", "", 2, 3),
];

/// Every turn from the start on: leaf turns a second.
#[divan::bench(args = COUNTED, sample_count = 20)]
fn perft(bencher: Bencher<'_, '_>, (game, options, seats, depth): &(&str, &str, u8, u32)) {
    let board = opened(game, options, *seats);
    let nodes = board.perft(*depth);
    let count = || black_box(&board).perft(*depth);
    bencher.counter(ItemsCount::new(nodes)).bench(count);
}

/// The computer's first turn at full strength.
#[divan::bench(args = GAMES.iter().map(|kind| kind.info.key), sample_count = 10)]
fn thinks(bencher: Bencher<'_, '_>, game: &str) {
    let board = opened(game, "", 2);
    let seat = board.to_act().first().expect("somebody is to act");
    bencher.bench_local(|| board.think(seat, 300, &mut Rng::seed_from_u64(1)));
}

/// A box with so many upright tiles that nothing fits any more.
const CROWD: &str = include_str!("../tests/fullend-crowd.txt");

fn crowd() -> Play<Fullend> {
    let mut play = start::<Fullend>("");
    for text in CROWD.lines() {
        let seat = play.to_act().first().expect("it goes on");
        let tile = play.game().read(seat, text).expect("it fits");
        play.play(seat, &tile);
    }
    play
}

/// Whether anything fits, worked out anew from 31 tiles: the longest a player can wait for the end to be found.
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
