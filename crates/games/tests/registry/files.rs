//! The files a game consists of besides its code.

use std::fs;
use std::path::Path;

use tavolino_games::board::GameEntry;
use tavolino_games::{example, games};

pub const FOLDER: &str = "tests/games";
/// Where the workspace lies from this package, in which its tests run.
const WORKSPACE: &str = "../..";

/// What a game's folder has for it, by its ending, and what that is.
const DATA: [(&str, &str); 3] = [
    (
        "perft",
        "blocks with `source`, `option`, `seats`, `setup`, `play` and `perft DEPTH COUNT`, as in kumo.perft",
    ),
    (
        "record",
        "a game from `# game` on with a line a turn; UPDATE=1 adds what everyone reads",
    ),
    (
        "pictures",
        "blocks `## name` with the lines that lead to a position to draw, as in kumo.pictures",
    ),
];

/// Only games that can be solved have it.
const VALUES: &str = "values";

/// A file of a game's data; empty where it is missing.
pub fn read(key: &str, ending: &str) -> String {
    fs::read_to_string(Path::new(FOLDER).join(format!("{key}.{ending}"))).unwrap_or_default()
}

/// The names of a game's records: its own and those that show something special, `<game>-….record`.
pub fn records(key: &str) -> Vec<String> {
    let mut found = names();
    found.retain(|name| name.ends_with(".record") && owner(name) == Some(key));
    found
}

/// Whatever is missing is named, with what to write into it.
pub fn are_there(kind: &'static GameEntry) {
    let key = kind.info.key;
    let module = key.replace('-', "_");
    for (ending, what) in DATA {
        let file = Path::new(FOLDER).join(format!("{key}.{ending}"));
        assert!(
            file.exists(),
            "write crates/games/{}: {what}",
            file.display()
        );
    }
    let others = [
        (
            format!("assets/rules/en/{key}.md"),
            "its rules, sheet and ruling apart",
        ),
        (
            format!("assets/rules/examples/{key}.record"),
            "at least two positions its rules show",
        ),
        (format!("assets/lang/en/{key}.ftl"), "its words"),
        (
            format!("crates/games/src/games/{module}/tests.rs"),
            "a test per rule",
        ),
    ];
    for (file, what) in others {
        let exists = Path::new(WORKSPACE).join(&file).exists();
        assert!(exists, "write {file}: {what}");
    }
    assert!(
        example::all(kind).unwrap().len() >= 2,
        "assets/rules/examples/{key}.record shows at least two positions"
    );
}

pub fn all_belong_to_a_game() {
    let endings = DATA.map(|(ending, _)| ending);
    let endings: Vec<&str> = endings.into_iter().chain([VALUES]).collect();
    for name in names() {
        assert!(
            owner(&name).is_some() && endings.iter().any(|ending| name.ends_with(ending)),
            "{FOLDER}/{name} belongs to no game"
        );
    }
}

/// The game whose data a file is: the one with the longest key it begins with.
fn owner(name: &str) -> Option<&'static str> {
    let keys = games::GAMES.iter().map(|kind| kind.info.key);
    let begins = |key: &&str| {
        name.strip_prefix(*key)
            .is_some_and(|rest| rest.starts_with(['.', '-']))
    };
    keys.filter(begins).max_by_key(|key| key.len())
}

fn names() -> Vec<String> {
    let files = fs::read_dir(FOLDER).unwrap();
    let mut names: Vec<String> = files
        .map(|file| file.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}
