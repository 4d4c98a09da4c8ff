//! The files of a game besides its code.

use std::fs;
use std::path::Path;

use tavolino_games::board::GameEntry;
use tavolino_games::{example, games};

use crate::{fluent, perft, pictures};

pub const FOLDER: &str = "tests/games";
/// Path from this package, in which its tests run, to the workspace.
const WORKSPACE: &str = "../..";

/// The endings of a game's data files, and the content of each.
const DATA: [(&str, &str); 3] = [
    (
        "perft",
        "blocks with `source`, `option`, `seats`, `setup`, `play` and `perft DEPTH COUNT`, as in kumo.perft",
    ),
    (
        "record",
        "`# game KEY`, `# option KEY=VALUE`, `# seats NUMBER`, `# setup JSON`, then a line per turn; UPDATE=1 adds what each seat reads",
    ),
    (
        "pictures",
        "blocks `## name` with the lines that lead to a position to draw, as in docs/template/cups.pictures",
    ),
];

/// An example that the sheet of all boards shows and the rules do not.
const GALLERY: &str = "gallery";

/// The ending of a file that only games that can be solved have.
const VALUES: &str = "values";

/// Returns the text of a data file; empty if it is missing.
pub fn read(key: &str, ending: &str) -> String {
    fs::read_to_string(Path::new(FOLDER).join(format!("{key}.{ending}"))).unwrap_or_default()
}

/// Returns the names of a game's records: `<game>.record` and `<game>-….record`.
pub fn records(key: &str) -> Vec<String> {
    let mut found = names();
    found.retain(|name| name.ends_with(".record") && owner(name) == Some(key));
    found
}

/// Checks that every file exists; the message names each missing one and its content.
pub fn are_there(kind: &'static GameEntry) {
    let key = kind.info.key;
    let module = key.replace('-', "_");
    let data = DATA.map(|(ending, what)| (format!("crates/games/{FOLDER}/{key}.{ending}"), what));
    let others = [
        (
            format!("assets/rules/en/{key}.md"),
            "its rules, with rulings apart from the rule sheet",
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
    let missing = others.into_iter().chain(data);
    let missing = missing.filter(|(file, _)| !Path::new(WORKSPACE).join(file).exists());
    let missing: Vec<String> = missing
        .map(|(file, what)| format!("\n  {file}: {what}"))
        .collect();
    assert!(missing.is_empty(), "write{}", missing.concat());
    let perft = perft::blocks(key)
        .iter()
        .any(|(_, block)| block.has_counts());
    assert!(
        perft,
        "crates/games/{FOLDER}/{key}.perft has no line `perft DEPTH COUNT`"
    );
    assert!(
        !pictures::blocks(key).is_empty(),
        "crates/games/{FOLDER}/{key}.pictures has no block `## name`"
    );
    assert!(
        read(key, "record")
            .lines()
            .any(|line| line.starts_with("1 ")),
        "crates/games/{FOLDER}/{key}.record has no turn of seat 1"
    );
    let file = format!("assets/rules/examples/{key}.record");
    let examples = example::all(kind).unwrap_or_else(|wrong| panic!("{file}: {wrong}"));
    assert!(
        examples.len() >= 2,
        "{file} has {} positions, at least two are needed",
        examples.len()
    );
    for example in &examples {
        let own = Path::new(WORKSPACE).join(format!("assets/rules/en/{key}.md"));
        let rules = fs::read_to_string(own).unwrap();
        let name = &example.name;
        let is_shown = name == GALLERY || rules.contains(&format!("({name})"));
        assert!(
            is_shown,
            "write `![caption]({name})` into assets/rules/en/{key}.md, which does not show the position `{name}` of {file}"
        );
    }
    let readme = fs::read_to_string(Path::new(WORKSPACE).join("README.md")).unwrap();
    let name = kind.info.name;
    assert!(
        readme.contains(name),
        "add {name} to the table of games in README.md: `| {name} | players | author |`"
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

/// Checks that each file of `src/games` has its two lines in the registry; the message has the line
/// that is missing.
pub fn all_modules_are_registered() {
    let registry = fs::read_to_string("src/games.rs").unwrap();
    for name in fluent::files(Path::new("src/games")) {
        let Some(module) = name.strip_suffix(".rs") else {
            continue;
        };
        let declared = format!("pub mod {module};");
        assert!(
            registry.contains(&declared),
            "write `{declared}` into crates/games/src/games.rs"
        );
        let key = module.replace('_', "-");
        assert!(
            games::find(&key).is_some(),
            "write `{module}::…,` into the list of `each_game!` in crates/games/src/games.rs, or call the module as \
             the key of its game"
        );
    }
}

/// Returns the key of the game a data file belongs to: the longest key that begins the name.
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
