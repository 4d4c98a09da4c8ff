//! The sentences that a game must have, and those that nothing uses.

use std::collections::BTreeSet;

use fluent_syntax::ast::Entry;
use rand::SeedableRng;
use rand::seq::IndexedRandom;

use super::fluent::read;
use crate::board::GameEntry;
use crate::game::{Lang, Rng, notation};
use crate::lessons::{self, Lesson, Step};

/// Returns what a file of sentences lacks, and what stands in it though nothing uses it; `code` is
/// the code of the game without its tests.
pub fn lacks(game: &'static GameEntry, text: &str, code: &str) -> Vec<String> {
    match keys(text) {
        Ok(found) => {
            let mut lacks = needed(game, &found);
            lacks.extend(used(game, &found, code));
            lacks
        }
        Err(wrong) => vec![wrong],
    }
}

/// Returns the lacks among the sentences that commands and lobbies need, and the stray ones.
fn needed(game: &GameEntry, all: &BTreeSet<String>) -> Vec<String> {
    let (info, key) = (game.info, game.info.key);
    let is_shared = |sentence: &&String| !sentence.starts_with(&format!("{key}-"));
    let found: BTreeSet<String> = all.iter().filter(is_shared).cloned().collect();
    let mut needed: BTreeSet<String> = ["play", "goal", "pitch", "length"]
        .map(|kind| format!("{kind}-{key}"))
        .into();
    needed.extend(endings(game, &found));
    for option in info.options {
        needed.insert(format!("play-{key}-{}", option.key));
        for value in option.values {
            needed.insert(format!("play-{key}-{}-{value}", option.key));
            needed.insert(format!("shown-{key}-{}-{value}", option.key));
        }
    }
    let mut lacks = Vec::new();
    let missing: Vec<&str> = needed.difference(&found).map(String::as_str).collect();
    if !missing.is_empty() {
        lacks.push(format!("write {}", missing.join(", ")));
    }
    let stray: Vec<&str> = found.difference(&needed).map(String::as_str).collect();
    if !stray.is_empty() {
        let stray = stray.join(", ");
        lacks.push(format!(
            "no feature uses {stray}; a game's own keys begin with `{key}-`"
        ));
    }
    lacks
}

/// Returns the keys of the sentences about the end: three for a win by the rules (by leaving the
/// other no turn, in a game that has no other way), and three each for a game that is won and lost
/// together.
fn endings(game: &GameEntry, found: &BTreeSet<String>) -> Vec<String> {
    let key = game.info.key;
    let is_stuck = found.contains(&format!("stuck-{key}-1"));
    let mut kinds = vec![if is_stuck { "stuck" } else { "won" }];
    let variants = game.info.variants();
    if variants.iter().any(|options| (game.info.together)(options)) {
        kinds.extend(["together-won", "together-lost"]);
    }
    let keys = kinds
        .into_iter()
        .flat_map(|kind| (1..=3).map(move |nth| format!("{kind}-{key}-{nth}")));
    keys.collect()
}

/// Returns the lacks among the sentences that the game's code, a menu or its lesson uses, and those
/// that nothing uses.
fn used(game: &'static GameEntry, found: &BTreeSet<String>, code: &str) -> Vec<String> {
    let key = game.info.key;
    let prompts = prompts(game);
    let titles = lessons::of(game).filter_map(Lesson::title_key);
    let steps = lessons::of(game).filter_map(|lesson| lesson.steps().ok());
    let steps: Vec<Step> = steps.flatten().collect();
    let taught = steps.iter().flat_map(Step::keys);
    let taught: BTreeSet<String> = taught.chain(titles).collect();
    let own = format!("{key}-");
    let is_used = |sentence: &String| {
        let is_asked = prompts.contains(sentence) || taught.contains(sentence);
        is_asked || code.contains(&format!("\"{sentence}\""))
    };
    let own = found.iter().filter(|sentence| sentence.starts_with(&own));
    let unused: Vec<&str> = own
        .filter(|sentence| !is_used(sentence))
        .map(String::as_str)
        .collect();
    let prefix = format!("\"{key}-");
    let used = code.split(&prefix).skip(1);
    let used = used.map(|rest| format!("{key}-{}", rest.split('"').next().unwrap_or_default()));
    let missing: BTreeSet<String> = used.filter(|used| !found.contains(used)).collect();
    let missing: Vec<&str> = missing.iter().map(String::as_str).collect();
    let mut lacks = Vec::new();
    if !missing.is_empty() {
        let missing = missing.join(", ");
        lacks.push(format!("write {missing}, which the code uses"));
    }
    if !unused.is_empty() {
        let unused = unused.join(", ");
        lacks.push(format!(
            "remove {unused}, which no code, no menu and no lesson uses"
        ));
    }
    lacks
}

/// Returns the keys of a file.
fn keys(text: &str) -> Result<BTreeSet<String>, String> {
    let mut found = BTreeSet::new();
    for entry in read(text)?.body {
        if let Entry::Message(message) = entry {
            let key = message.id.name;
            if !found.insert(key.clone()) {
                return Err(format!("has `{key}` twice"));
            }
        }
    }
    Ok(found)
}

/// Returns the keys of the questions that menus ask by convention, over a random game with each
/// value of each option.
fn prompts(game: &GameEntry) -> BTreeSet<String> {
    let lang = Lang::english();
    let mut found = BTreeSet::new();
    for options in game.info.variants() {
        let mut rng = Rng::seed_from_u64(1);
        let board = game.info.table(&options, None).ok();
        let board = board.and_then(|table| (game.open)(&table, (game.deal)(&table, &mut rng)).ok());
        let mut board = board.expect("a game opens the tables and deals of its own");
        for _ in 0..30 {
            let Some(seat) = board.to_act().first() else {
                break;
            };
            let offered = board.offered(seat, "").turns;
            for turn in offered.iter().chain(&board.claims(seat)) {
                let words: Vec<&str> = turn.split(' ').collect();
                for count in 0..words.len() {
                    let keys = notation::prompts(game.info.key, &words[..count]);
                    found.extend(keys.into_iter().find(|key| lang.has(key)));
                }
            }
            let turn = offered.choose(&mut rng);
            let played = turn.map(|turn| board.play(seat, turn));
            assert!(
                played.is_some_and(|played| played.is_ok()),
                "seat {seat}, which is to act, has a turn that can be played"
            );
        }
    }
    found
}
