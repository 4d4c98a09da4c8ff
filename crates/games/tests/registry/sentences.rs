//! The sentences a game must have.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::Entry;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino_games::board::GameEntry;
use tavolino_games::game::{Lang, Rng, notation};
use tavolino_games::lessons::{self, Lesson, Step};

use crate::fluent::{files, read};

/// The English sentences.
const ENGLISH: &str = "../../assets/lang/en";

/// Checks that the game has the sentences that commands and lobbies need, and no stray ones.
pub fn are_complete(game: &GameEntry) {
    let (info, key) = (game.info, game.info.key);
    let mut found = keys(&Path::new(ENGLISH).join(format!("{key}.ftl")));
    found.retain(|sentence| !sentence.starts_with(&format!("{key}-")));
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
    let missing: Vec<&String> = needed.difference(&found).collect();
    let stray: Vec<&String> = found.difference(&needed).collect();
    assert!(
        missing.is_empty(),
        "write into assets/lang/en/{key}.ftl: {missing:?}"
    );
    assert!(
        stray.is_empty(),
        "assets/lang/en/{key}.ftl: no feature uses {stray:?}; a game's own keys begin with `{key}-`"
    );
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

/// Checks that the game's code, a menu or its lesson uses each of its sentences, and that each
/// sentence it uses exists.
pub fn are_used(game: &'static GameEntry) {
    let key = game.info.key;
    let found = keys(&Path::new(ENGLISH).join(format!("{key}.ftl")));
    let code = code(key);
    let prompts = prompts(game);
    let titles = lessons::of(game).filter_map(Lesson::title_key);
    let steps = lessons::of(game).flat_map(|lesson| lesson.steps().unwrap());
    let steps: Vec<Step> = steps.collect();
    let taught = steps.iter().flat_map(Step::keys);
    let taught: BTreeSet<String> = taught.chain(titles).collect();
    let own = format!("{key}-");
    let is_used = |sentence: &String| {
        let is_asked = prompts.contains(sentence) || taught.contains(sentence);
        is_asked || code.contains(&format!("\"{sentence}\""))
    };
    let own = found.iter().filter(|sentence| sentence.starts_with(&own));
    let unused: Vec<&String> = own.filter(|sentence| !is_used(sentence)).collect();
    let prefix = format!("\"{key}-");
    let used = code.split(&prefix).skip(1);
    let used = used.map(|rest| format!("{key}-{}", rest.split('"').next().unwrap_or_default()));
    let missing: BTreeSet<String> = used.filter(|used| !found.contains(used)).collect();
    let file = format!("assets/lang/en/{key}.ftl");
    let wrong = [
        (!missing.is_empty())
            .then(|| format!("write into {file}: {missing:?}, which the code uses")),
        (!unused.is_empty()).then(|| {
            format!("remove from {file}: {unused:?}, which no code, no menu and no lesson uses")
        }),
    ];
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns the keys of a file.
fn keys(file: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(file)
        .unwrap_or_else(|_| panic!("write {}: the game's sentences", file.display()));
    let resource = read(&text).unwrap_or_else(|why| panic!("{}, {why}", file.display()));
    let mut found = BTreeSet::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let key = message.id.name;
            assert!(
                found.insert(key.clone()),
                "{} has `{key}` twice",
                file.display()
            );
        }
    }
    found
}

/// Returns the code of a game without its tests.
fn code(key: &str) -> String {
    let module = Path::new("src/games").join(key.replace('-', "_"));
    let own = fs::read_to_string(module.with_extension("rs")).unwrap();
    let names = files(&module).into_iter();
    let paths = names.map(|name| module.join(name));
    let inner = paths.filter(|path| path.is_file() && !path.ends_with("tests.rs"));
    let inner = inner.map(|path| fs::read_to_string(path).unwrap());
    inner.chain([own]).collect()
}

/// Returns the keys of the questions that menus ask by convention, over a random game with each
/// value of each option.
fn prompts(game: &GameEntry) -> BTreeSet<String> {
    let lang = Lang::english();
    let mut found = BTreeSet::new();
    for options in game.info.variants() {
        let table = game.info.table(&options, None).unwrap();
        let mut rng = Rng::seed_from_u64(1);
        let mut board = (game.open)(&table, (game.deal)(&table, &mut rng)).unwrap();
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
            board.play(seat, offered.choose(&mut rng).unwrap()).unwrap();
        }
    }
    found
}
