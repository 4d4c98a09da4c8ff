//! The questions that every game is asked about its files: `tests/games.rs` asks them of the games
//! of the registry, and the library's own tests of the template.

pub mod alt;
pub mod golden;
mod perft;
mod pictures;
mod record;
mod sizes;
mod values;

use std::path::Path;

use tavolino_games::board::GameEntry;
use tavolino_games::workshop::check;
use tavolino_games::workshop::files::{Home, Part};
use tavolino_games::workshop::pictures::blocks;
use tavolino_games::{example, games};

/// Path from this package, in which its tests run, to the root of the checkout.
const ROOT: &str = "../..";

/// The key of the template, whose files lie together.
const TEMPLATE: &str = "cups";

/// The ending of a file that only games that can be solved have.
pub const VALUES: &str = "values";

/// A question with its name; it panics where the answer is wrong.
pub type Question = (String, Box<dyn FnOnce() + Send>);

/// Returns the home of a game.
fn home(key: &str) -> Home {
    if key == TEMPLATE {
        Home::of_template(ROOT, key)
    } else {
        Home::of_game(ROOT, key)
    }
}

/// Returns the questions of a game. Missing data is one whose answer names the file to write.
pub fn questions(entry: &'static GameEntry) -> Vec<Question> {
    let home = home(entry.info.key);
    let mut all: Vec<Question> = vec![
        (
            "lacks_nothing".into(),
            Box::new(move || lacks_nothing(entry)),
        ),
        (
            "pictures_are_small".into(),
            Box::new(move || sizes::are_small(entry)),
        ),
        (
            "rules_pieces".into(),
            Box::new(move || pictures::are_its_pieces(entry)),
        ),
        (
            "values_are_found".into(),
            Box::new(move || values::are_found(entry)),
        ),
    ];
    for (line, block) in perft::blocks(&home) {
        let name = format!("perft_{line}");
        all.push((name, Box::new(move || perft::counts(entry, &block))));
    }
    for path in records(&home) {
        let name = path.rsplit('/').next().unwrap_or_default();
        let name = format!("record_{name}");
        let home = home.clone();
        let test = move || record::is_told_as_it_was(&home, &path);
        all.push((name, Box::new(test)));
    }
    for block in blocks(&home) {
        let name = format!("picture_{}", block.name());
        let test = move || pictures::is_drawn_as_it_was(entry, &block);
        all.push((name, Box::new(test)));
    }
    // Examples that cannot be read fail in `lacks_nothing`.
    for example in example::all(entry).unwrap_or_default() {
        let name = format!("rules_{}", example.name);
        let test = move || pictures::is_an_example(entry, &example);
        all.push((name, Box::new(test)));
    }
    all
}

/// Checks that each file is there and whole; the message has a line for each lack, in the order of
/// `docs/new-game.md`.
fn lacks_nothing(entry: &'static GameEntry) {
    let lacks = check::lacks(&home(entry.info.key), Some(entry));
    assert!(lacks.is_empty(), "{}", lacks.join("\n"));
}

/// Returns the paths of a game's records: `<game>.record` and `<game>-….record`.
fn records(home: &Home) -> Vec<String> {
    if home.is_template() {
        return vec![home.path(Part::Record)];
    }
    let mut found = data();
    found.retain(|name| name.ends_with(".record") && owner(name) == Some(home.key()));
    let folder = Path::new(&home.path(Part::Record)).to_owned();
    let folder = folder.parent().expect("a file has a folder").display();
    found
        .iter()
        .map(|name| format!("{folder}/{name}"))
        .collect()
}

/// Returns the key of the game a data file belongs to: the longest key that begins the name.
pub fn owner(name: &str) -> Option<&'static str> {
    let keys = games::GAMES.iter().map(|entry| entry.info.key);
    let begins = |key: &&str| {
        name.strip_prefix(*key)
            .is_some_and(|rest| rest.starts_with(['.', '-']))
    };
    keys.filter(begins).max_by_key(|key| key.len())
}

/// Returns the names of all data files.
pub fn data() -> Vec<String> {
    names("tests/games")
}

/// Returns the names in a folder, which exists.
pub fn names(folder: &str) -> Vec<String> {
    let names = tavolino_games::workshop::files::names(Path::new(folder));
    assert!(!names.is_empty(), "{folder} has files");
    names
}
