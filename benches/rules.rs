//! How fast the rules are: counting every turn, playing at random, thinking.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino::ai;
use tavolino::game::{Game, Options, Rng, Table};
use tavolino::games::basileus::Basileus;
use tavolino::games::kintei::Kintei;
use tavolino::games::kumo::Kumo;
use tavolino::games::mindoku::Mindoku;
use tavolino::games::nubulus::Nubulus;
use tavolino::games::prosterno::Prosterno;
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

#[divan::bench(args = [3])]
fn nubulus_perft(bencher: Bencher<'_, '_>, depth: u32) {
    counts(bencher, &start::<Nubulus>("", None), depth);
}

#[divan::bench(args = [("retreat=free", 5), ("retreat=attack", 5)])]
fn prosterno_perft(bencher: Bencher<'_, '_>, (options, depth): (&str, u32)) {
    counts(bencher, &start::<Prosterno>(options, None), depth);
}

#[divan::bench(args = [3])]
fn basileus_perft(bencher: Bencher<'_, '_>, depth: u32) {
    counts(bencher, &start::<Basileus>("", None), depth);
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
