//! Benchmarks of pictures: building a scene, drawing it, writing the file.
//!
//! Rasterized figures stay cached, as in the running bot, so the times are those of all pictures
//! but the first.

use divan::{Bencher, black_box};
use serde_json::{Value, json};
use tavolino_games::board::Board;
use tavolino_games::game::{Lang, Options, Scene};
use tavolino_games::render::{self, Shades};
use tavolino_games::{example, games};

fn main() {
    divan::main();
}

const PICTURES: [&str; 4] = ["mindoku", "kintei", "chasm", "nubulus"];

/// Mindoku with a token on each of 81 cells; Kintei after two turns; Chasm with all its pieces, the
/// largest file; the board of 9 by 8 at the start of Nubulus.
fn board(key: &str) -> Box<dyn Board> {
    let entry = games::find(key).expect("a game in the registry");
    let (options, seats, deal, turns) = match key {
        "mindoku" => {
            let options = Options::from([("board".to_owned(), "9x".to_owned())]);
            let cells = (0..81)
                .map(|i| (i / 9, i % 9))
                .filter(|&cell| cell != (4, 2));
            let place = |(file, rank): (u8, u8)| {
                let cell = format!("{}{}", char::from(b'a' + file), rank + 1);
                (cell, json!((file * 3 + file / 3 + rank) % 9 + 1))
            };
            let placed: serde_json::Map<String, Value> = cells.map(place).collect();
            let deal = json!({ "hands": [[7], [], [], [], [], []], "placed": placed });
            (options, 6, deal, vec!["place 7 e3"])
        }
        "chasm" => {
            let placed = "c3 a1 c1 c4 d4 d2 b4 d3 a2 b3 a3 b2 b1 a4 d1 c2";
            let turns = placed.split(' ').chain(["c3 b3"]).collect();
            (Options::new(), 4, Value::Null, turns)
        }
        "nubulus" => (Options::new(), 2, Value::Null, Vec::new()),
        _ => (Options::new(), 2, Value::Null, vec!["b1 b4", "c2 d5 d2"]),
    };
    let table = entry.info.table(&options, Some(seats)).expect("a table");
    let mut board = (entry.open)(&table, deal).expect("a deal");
    for turn in turns {
        let seat = board.to_act().first().expect("the game goes on");
        board.play(seat, turn).expect("a legal turn");
    }
    board
}

fn scene(key: &str) -> Scene {
    board(key).scene(None, &Lang::english())
}

#[divan::bench(args = PICTURES)]
fn build(bencher: Bencher, key: &str) {
    let (board, lang) = (board(key), Lang::english());
    bencher.bench(|| board.scene(None, black_box(&lang)));
}

#[divan::bench(args = PICTURES)]
fn draw(bencher: Bencher, key: &str) {
    let scene = scene(key);
    bencher.bench(|| render::draw(black_box(&scene), Shades::Many));
}

#[divan::bench(args = PICTURES)]
fn encode(bencher: Bencher, key: &str) {
    let canvas = render::draw(&scene(key), Shades::Many);
    bencher.bench(|| render::encode(black_box(&canvas)));
}

#[divan::bench(args = PICTURES)]
fn png(bencher: Bencher, key: &str) {
    let scene = scene(key);
    bencher.bench(|| render::png(black_box(&scene)));
}

/// A whole game as an animation: Mindoku on 9x9, cell by cell until a hand is empty.
#[divan::bench(sample_count = 5)]
fn replay(bencher: Bencher) {
    let entry = games::find("mindoku").expect("a game in the registry");
    let options = Options::from([("board".to_owned(), "9x".to_owned())]);
    let table = entry.info.table(&options, Some(2)).expect("a table");
    let cells = (0..81).map(|i: u8| {
        let value = (i % 9 * 3 + i % 9 / 3 + i / 9) % 9 + 1;
        (char::from(b'a' + i % 9), i / 9 + 1, value)
    });
    let hands = [0, 1].map(|seat| {
        let own = cells.clone().skip(seat).step_by(2);
        own.map(|(_, _, value)| value).collect::<Vec<u8>>()
    });
    let deal = json!({ "hands": hands, "placed": {} });
    let mut board = (entry.open)(&table, deal).expect("a deal");
    let lang = Lang::english();
    let mut scenes = vec![board.scene(None, &lang)];
    for (file, rank, value) in cells {
        let Some(seat) = board.to_act().first() else {
            break;
        };
        let turn = format!("place {value} {file}{rank}");
        board.play(seat, &turn).expect("a legal turn");
        scenes.push(board.scene(None, &lang));
    }
    bencher.bench(|| render::replay(black_box(&scenes)));
}

/// The example of each game on the contact sheet, from the position to the file.
#[divan::bench(args = games::GAMES.iter().map(|entry| entry.info.key), sample_count = 20)]
fn every_game(bencher: Bencher, key: &str) {
    let entry = games::find(key).expect("a game in the registry");
    let examples = example::all(entry).expect("the examples are right");
    let lang = Lang::english();
    bencher.bench(|| render::png(&examples[0].scene(black_box(&lang))));
}
