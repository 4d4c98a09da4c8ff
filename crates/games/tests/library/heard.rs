//! The alt texts and labels as a screen reader says them: it passes over signs, and reads digits in
//! a row as one number.

use std::collections::HashMap;
use std::process::{Command, Stdio};

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino_games::board::{Board, GameEntry};
use tavolino_games::game::{Lang, Rng, Seat};
use tavolino_games::games;

/// Random games of each variant, and the turns of each.
const GAMES: u64 = 4;
const TURNS: usize = 24;

/// Choices of a menu, and menus of a turn.
const CHOICES: usize = 25;
const MENUS: usize = 3;

/// Alt texts of each game that a speech program reads, which takes time.
const SPOKEN: usize = 40;

/// Visits random positions, with a seat to act in each.
fn visit(entry: &GameEntry, mut look: impl FnMut(&dyn Board, Seat, &mut Rng)) {
    for options in entry.info.variants() {
        for table in entry.info.extremes(&options) {
            for seed in 0..GAMES {
                let mut rng = Rng::seed_from_u64(seed);
                let mut board = (entry.open)(&table, (entry.deal)(&table, &mut rng)).unwrap();
                for _ in 0..TURNS {
                    let Some(seat) = board.to_act().first() else {
                        break;
                    };
                    look(&*board, seat, &mut rng);
                    let turns = board.offered(seat, "").turns;
                    board.play(seat, turns.choose(&mut rng).unwrap()).unwrap();
                }
            }
        }
    }
}

/// The alt texts of random positions, as each seat and the public know them.
fn alts(entry: &GameEntry) -> Vec<String> {
    let (lang, mut alts) = (Lang::english(), Vec::new());
    visit(entry, |board, seat, _| {
        alts.extend([None, Some(seat)].map(|viewer| board.scene(viewer, &lang).alt));
    });
    alts.sort_unstable();
    alts.dedup();
    alts
}

/// Panics if two different texts are heard alike.
fn differ(game: &str, alts: &[String], hear: impl Fn(&str) -> String) {
    let mut heard: HashMap<String, &String> = HashMap::new();
    for alt in alts {
        if let Some(other) = heard.insert(hear(alt), alt) {
            panic!("{game}: heard alike:\n{other}\n{alt}");
        }
    }
}

/// The words and numbers of a text.
fn without_signs(text: &str) -> String {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn no_picture_is_told_from_another_by_a_sign_alone() {
    for entry in games::GAMES {
        differ(entry.info.key, &alts(entry), without_signs);
    }
}

/// Checks the labels of a menu, and of one that a choice in it leads to.
fn labels_differ(game: &str, board: &dyn Board, seat: Seat, rng: &mut Rng) {
    let (lang, mut prefix) = (Lang::english(), String::new());
    for _ in 0..MENUS {
        let steps = board.steps(seat, &prefix, CHOICES);
        differ(game, &board.labels(seat, &steps, &lang), without_signs);
        match steps.choose(rng) {
            Some(step) if !step.is_turn => prefix.clone_from(&step.text),
            _ => break,
        }
    }
}

#[test]
fn no_choice_of_a_menu_is_told_from_another_by_a_sign_alone() {
    for entry in games::GAMES {
        let key = entry.info.key;
        visit(entry, |board, seat, rng| {
            labels_differ(key, board, seat, rng);
        });
    }
}

/// A text in the sounds of a speech program; `None` where it is not installed.
fn spoken(text: &str) -> Option<String> {
    let mut speech = Command::new("espeak-ng");
    let speech = speech.args(["-q", "-x", "--", text]).stderr(Stdio::null());
    let sounds = speech.output().ok()?.stdout;
    Some(String::from_utf8(sounds).unwrap())
}

#[test]
fn a_machine_that_speaks_tells_any_two_pictures_apart() {
    if spoken("a1").is_none() {
        eprintln!("espeak-ng is not installed: nothing was heard");
        return;
    }
    for entry in games::GAMES {
        let alts = alts(entry);
        let distance = (alts.len() / SPOKEN).max(1);
        let some: Vec<String> = alts.into_iter().step_by(distance).collect();
        differ(entry.info.key, &some, |alt| spoken(alt).unwrap());
    }
}

#[test]
fn a_row_of_dashes_is_heard_like_none() {
    assert_eq!(without_signs("b ---4"), without_signs("b 4"));
    assert_ne!(without_signs("4 on b4"), without_signs("4 on b1"));
}
