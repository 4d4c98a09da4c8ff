//! How fast the rules are: counting every turn, playing at random, thinking.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino::ai;
use tavolino::game::{Game, Options, Rng, Seat, Table};
use tavolino::games::dungeon_chess::DungeonChess;
use tavolino::games::fullend::Fullend;
use tavolino::games::kintei::Kintei;
use tavolino::games::kumo::Kumo;
use tavolino::games::mindoku::Mindoku;
use tavolino::games::taifuu::Taifuu;
use tavolino::play::{Play, perft};

fn main() {
    divan::main();
}

fn table<G: Game>(options: &str, seats: Option<u8>) -> Table {
    let pair = |option: &str| {
        option
            .split_once('=')
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
    };
    let options: Options = options.split_whitespace().filter_map(pair).collect();
    G::INFO
        .table(&options, seats)
        .expect("a table there can be")
}

fn start<G: Game>(options: &str, seats: Option<u8>) -> Play<G> {
    let table = table::<G>(options, seats);
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

#[divan::bench(args = [("slide=any", 3), ("slide=full", 4)])]
fn kintei_perft(bencher: Bencher<'_, '_>, (options, depth): (&str, u32)) {
    counts(bencher, &start::<Kintei>(options, None), depth);
}

#[divan::bench(args = [4])]
fn kumo_perft(bencher: Bencher<'_, '_>, depth: u32) {
    counts(bencher, &start::<Kumo>("", None), depth);
}

#[divan::bench(args = [4])]
fn taifuu_perft(bencher: Bencher<'_, '_>, depth: u32) {
    counts(bencher, &start::<Taifuu>("", None), depth);
}

#[divan::bench(args = [(2, 6), (4, 7)])]
fn dungeon_chess_perft(bencher: Bencher<'_, '_>, (seats, depth): (u8, u32)) {
    counts(bencher, &start::<DungeonChess>("", Some(seats)), depth);
}

/// A box with so many upright tiles that nothing fits any more.
const CROWD: [&str; 31] = [
    "upright 20 25 120",
    "upright 12 75 90",
    "upright 18 100 0",
    "upright 16 56 0",
    "upright 37 94 75",
    "upright 40 20 120",
    "upright 58 40 165",
    "upright 58 18 120",
    "upright 47 60 150",
    "upright 60 90 105",
    "upright 78 51 165",
    "upright 22 46 0",
    "upright 75 90 90",
    "upright 86 27 60",
    "upright 83 69 15",
    "upright 24 114 0",
    "upright 95 86 0",
    "upright 51 80 105",
    "upright 63 115 0",
    "upright 5 15 90",
    "upright 23 80 90",
    "upright 87 5 0",
    "upright 95 101 165",
    "upright 101 27 75",
    "upright 103 55 165",
    "upright 24 5 0",
    "upright 75 28 60",
    "upright 93 115 0",
    "upright 110 15 75",
    "upright 114 73 90",
    "upright 115 101 90",
];

fn crowd() -> Play<Fullend> {
    let mut play = start::<Fullend>("", None);
    for text in CROWD {
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

/// Every placement in the empty box.
#[divan::bench]
fn fullend_turns(bencher: Bencher<'_, '_>) {
    let play = start::<Fullend>("", None);
    bencher
        .counter(ItemsCount::new(153_526_usize))
        .bench(|| black_box(&play).turns(Seat(1)));
}

#[divan::bench(sample_count = 10)]
fn fullend_thinks(bencher: Bencher<'_, '_>) {
    thinks(bencher, &start::<Fullend>("", None));
}

fn counts<G: Game>(bencher: Bencher<'_, '_>, play: &Play<G>, depth: u32) {
    let nodes = perft(play, depth);
    let count = || perft(black_box(play), depth);
    bencher.counter(ItemsCount::new(nodes)).bench(count);
}

#[divan::bench(args = ["slide=any", "slide=full"])]
fn kintei_random_turns(bencher: Bencher<'_, '_>, options: &str) {
    let play = start::<Kintei>(options, None);
    let turns = 10_000_usize;
    bencher
        .counter(ItemsCount::new(turns))
        .bench(|| random_turns(&play, turns));
}

#[divan::bench(args = ["board=4x", "board=9x", "board=9x referee=bot", "board=6x mode=cooperative"])]
fn mindoku_random_turns(bencher: Bencher<'_, '_>, options: &str) {
    let play = start::<Mindoku>(options, None);
    let turns = 1_000_usize;
    bencher
        .counter(ItemsCount::new(turns))
        .bench(|| random_turns(&play, turns));
}

#[divan::bench(args = ["slide=any", "slide=full"], sample_count = 10)]
fn kintei_thinks(bencher: Bencher<'_, '_>, options: &str) {
    let mut play = start::<Kintei>(options, None);
    let first = play.turns(play.to_act().first().expect("it begins"))[0];
    play.play(play.to_act().first().expect("it begins"), &first);
    thinks(bencher, &play);
}

#[divan::bench(args = [("board=4x", 2), ("board=9x", 6)], sample_count = 10)]
fn mindoku_thinks(bencher: Bencher<'_, '_>, (options, seats): (&str, u8)) {
    thinks(bencher, &start::<Mindoku>(options, Some(seats)));
}

fn thinks<G: Game>(bencher: Bencher<'_, '_>, play: &Play<G>) {
    let seat = play.to_act().first().expect("somebody is to act");
    let view = play.view(Some(seat));
    bencher.bench_local(|| {
        ai::choose::<G>(&view, play.course(), seat, 300, &mut Rng::seed_from_u64(1))
    });
}
