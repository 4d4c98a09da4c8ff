//! Every language says everything, with the same variables, and nothing else.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino_games::board::GameEntry;
use tavolino_games::game::{Lang, Rng, notation};

type Sentences = BTreeMap<String, BTreeSet<String>>;

/// The sentences of a file and their variables.
fn sentences(file: &Path) -> Sentences {
    let text = fs::read_to_string(file).unwrap();
    let mut found = Sentences::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
        if let (true, Some((name, _))) = (begins, line.split_once(" =")) {
            name.clone_into(&mut key);
            let doubled = found.insert(key.clone(), BTreeSet::new()).is_some();
            assert!(!doubled, "{} says `{key}` twice", file.display());
        }
        // These two are about the seat, whose name they tell apart from whoever reads.
        let seat = ["{ who }", "{ whose }"].iter().any(|it| line.contains(it));
        let variables = line.split('$').skip(1).map(|rest| {
            let name = rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            name.into_iter().next().unwrap_or_default().to_owned()
        });
        if let Some(known) = found.get_mut(&key) {
            known.extend(variables);
            known.extend(seat.then(|| "seat".to_owned()));
        }
    }
    found
}

fn files(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = names
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn every_language_has_the_same_sentences_and_variables() {
    let root = Path::new("../../assets/lang");
    for language in files(root) {
        assert_eq!(
            files(&root.join(&language)),
            files(&root.join("en")),
            "{language}"
        );
        for file in files(&root.join("en")) {
            let (own, english) = (
                root.join(&language).join(&file),
                root.join("en").join(&file),
            );
            assert_eq!(sentences(&own), sentences(&english), "{}", own.display());
        }
    }
}

#[test]
fn every_game_says_what_it_is_and_what_its_options_mean() {
    let english = Path::new("../../assets/lang/en");
    for info in tavolino_games::games::GAMES.iter().map(|kind| kind.info) {
        let game = info.key;
        let own = format!("{game}-");
        let mut said = sentences(&english.join(format!("{game}.ftl")));
        said.retain(|key, _| !key.starts_with(&own));
        let mut needed: BTreeSet<String> = ["play", "goal", "pitch", "length"]
            .map(|kind| format!("{kind}-{game}"))
            .into();
        for option in info.options {
            needed.insert(format!("play-{game}-{}", option.key));
            for value in option.values {
                needed.insert(format!("play-{game}-{}-{value}", option.key));
                needed.insert(format!("shown-{game}-{}-{value}", option.key));
            }
        }
        assert_eq!(said.into_keys().collect::<BTreeSet<_>>(), needed, "{game}");
    }
}

#[test]
fn no_key_is_used_by_two_files() {
    let english = Path::new("../../assets/lang/en");
    let mut known = BTreeSet::new();
    for file in files(english) {
        for key in sentences(&english.join(&file)).into_keys() {
            assert!(known.insert(key.clone()), "{file} repeats `{key}`");
        }
    }
}

#[test]
fn every_key_of_a_game_is_used_and_every_key_used_exists() {
    let english = Path::new("../../assets/lang/en");
    for kind in tavolino_games::games::GAMES {
        let game = kind.info.key;
        let said = sentences(&english.join(format!("{game}.ftl")));
        let code = code(game);
        let own = format!("{game}-");
        let asked = asked(kind);
        for key in said.keys().filter(|key| key.starts_with(&own)) {
            let is_said = code.contains(&format!("\"{key}\"")) || asked.contains(key);
            assert!(is_said, "{game}.ftl: nobody says `{key}`");
        }
        let prefix = format!("\"{game}-");
        for rest in code.split(&prefix).skip(1) {
            let key = format!("{game}-{}", rest.split('"').next().unwrap());
            assert!(said.contains_key(&key), "`{key}` is not in {game}.ftl");
        }
    }
}

/// The code of a game, but for its tests.
fn code(game: &str) -> String {
    let module = Path::new("src/games").join(game.replace('-', "_"));
    let own = fs::read_to_string(module.with_extension("rs")).unwrap();
    let names = files(&module).into_iter();
    let paths = names.map(|name| module.join(name));
    let inner = paths.filter(|path| path.is_file() && !path.ends_with("tests.rs"));
    let inner = inner.map(|path| fs::read_to_string(path).unwrap());
    inner.chain([own]).collect()
}

/// The keys of the questions that menus ask by convention, over a random game under each value of each option.
fn asked(kind: &GameEntry) -> BTreeSet<String> {
    let lang = Lang::english();
    let mut asked = BTreeSet::new();
    for options in kind.info.variants() {
        let table = kind.info.table(&options, None).unwrap();
        let mut rng = Rng::seed_from_u64(1);
        let mut board = (kind.open)(&table, (kind.deal)(&table, &mut rng)).unwrap();
        for _ in 0..30 {
            let Some(seat) = board.to_act().first() else {
                break;
            };
            let offered = board.offered(seat, "");
            for turn in offered.iter().chain(&board.claims(seat)) {
                let words: Vec<&str> = turn.split(' ').collect();
                for said in 0..words.len() {
                    let keys = notation::prompts(kind.info.key, &words[..said]);
                    asked.extend(keys.into_iter().find(|key| lang.has(key)));
                }
            }
            board.play(seat, offered.choose(&mut rng).unwrap()).unwrap();
        }
    }
    asked
}

/// What Discord itself has on its buttons and in its lists.
const DISCORDS: [&str; 6] = [
    "Attach Files",
    "Edit Channel → Permissions",
    "Manage Server",
    "Send Messages",
    "Send Messages in Threads",
    "View Channel",
];

/// What stands out in a sentence and is no button.
const STRESSED: [&str; 2] = ["Only its players", "The start"];

#[test]
fn a_button_is_named_as_it_is_labelled() {
    let lang = Lang::english();
    let mut texts = Vec::new();
    let mut labels = BTreeSet::new();
    for file in files(Path::new("../../assets/lang/en")) {
        let file = Path::new("../../assets/lang/en").join(file);
        let keys = sentences(&file).into_iter();
        let plain = keys.filter(|(key, variables)| key.contains("button-") && variables.is_empty());
        labels.extend(plain.map(|(key, _)| lang.say(&key, &[])));
        texts.push(file);
    }
    let rules = Path::new("../../assets/rules/en");
    texts.extend(files(rules).into_iter().map(|name| rules.join(name)));
    let mut found = 0;
    for file in texts {
        let text = fs::read_to_string(&file).unwrap();
        // What ends like a sentence or a heading is only said aloud.
        let stressed = text
            .lines()
            .flat_map(|line| line.split("**").skip(1).step_by(2));
        let names = stressed.filter(|said| said.starts_with(|c: char| c.is_uppercase()));
        let names =
            names.filter(|said| !said.ends_with(['.', ':', ',', '!', '?']) && !said.contains('{'));
        // A heading of the rules begins its paragraph: it names no button.
        let is_rules = file.starts_with(rules);
        for name in
            names.filter(|name| !is_rules || labels.contains(*name) || is_asked(&text, name))
        {
            let known = DISCORDS.contains(&name) || STRESSED.contains(&name);
            assert!(
                known || labels.contains(name),
                "{}: no button says “{name}”",
                file.display()
            );
            found += usize::from(labels.contains(name));
        }
        // A command or a turn is typed; a button is not.
        for label in labels.iter().filter(|label| label.contains(' ')) {
            let typed = format!("`{label}`");
            assert!(
                !text.contains(&typed),
                "{}: {typed} is a button",
                file.display()
            );
        }
    }
    assert!(found >= 20, "buttons are named: {found}");
}

/// Whether somebody is asked to press it.
fn is_asked(text: &str, name: &str) -> bool {
    ["press", "Press", "with", "With"]
        .iter()
        .any(|verb| text.contains(&format!("{verb} **{name}**")))
}
