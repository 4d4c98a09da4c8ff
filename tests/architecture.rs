//! Dependencies point one way, between modules and inside their folders. This is the rule, executable.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "architecture/knot.rs"]
mod knot;
#[path = "architecture/reading.rs"]
mod reading;
#[path = "architecture/statements.rs"]
mod statements;
#[path = "architecture/tree.rs"]
mod tree;
#[path = "architecture/uses.rs"]
mod uses;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use tree::Tree;
use uses::Use;

/// What each module may use. `games/*` is any single game; what lies in a module's folder follows the module's row.
const MAY_USE: &[(&str, &[&str])] = &[
    ("lib", &[]),
    (
        "main",
        &[
            "cli", "config", "discord", "doctor", "gallery", "game", "host", "metrics", "solved",
            "store", "systemd", "watchdog",
        ],
    ),
    ("config", &["store"]),
    (
        "cli",
        &["ai", "analysis", "board", "game", "games", "solved"],
    ),
    ("game", &[]),
    ("play", &["game"]),
    ("ai", &["game", "play"]),
    ("board", &["ai", "game", "play"]),
    ("analysis", &["ai", "board", "game"]),
    ("solved", &["ai", "board", "game"]),
    // The contract: the test that each of its games obeys it.
    ("games", &["board", "contract"]),
    ("games/*", &["game"]),
    ("contract", &["board", "game", "play"]),
    ("example", &["board", "game", "games"]),
    ("gallery", &["example", "game", "games", "render"]),
    ("render", &["game"]),
    ("store", &[]),
    ("pool", &[]),
    ("metrics", &[]),
    ("systemd", &[]),
    ("watchdog", &[]),
    ("host", &["ai", "board", "game", "games", "pool", "store"]),
    (
        "discord",
        &[
            "ai", "analysis", "board", "computer", "config", "example", "game", "games", "host",
            "metrics", "pool", "render",
        ],
    ),
    (
        "computer",
        &[
            "ai", "board", "config", "game", "host", "metrics", "pool", "solved",
        ],
    ),
    ("doctor", &["config", "discord", "host", "store"]),
];

/// Crates that only some modules know.
const ONLY: &[(&str, &[&str])] = &[
    ("serenity", &["discord", "main"]),
    ("poise", &["discord", "main"]),
    ("governor", &["discord"]),
    ("httpdate", &["discord"]),
    ("sqlx", &["store"]),
    ("jiff", &["host", "store"]),
    ("image", &["render"]),
    ("gif", &["render"]),
    ("tiny_skia", &["render"]),
    ("ab_glyph", &["render"]),
    ("axum", &["metrics"]),
    ("prometheus_client", &["metrics"]),
    ("sd_notify", &["systemd"]),
    ("clap", &["cli", "main"]),
    ("fluent_bundle", &["game"]),
    // What takes its time is done on the one pool.
    ("tokio::task::spawn_blocking", &[]),
    ("tokio::task::block_in_place", &[]),
];

/// Everything from `games` downwards is pure: no clock, no files, no network, no tasks.
const PURE: &[&str] = &[
    "game", "games", "games/*", "play", "ai", "board", "analysis",
];
const IMPURE: &[&str] = &[
    "std::fs",
    "std::net",
    "std::time",
    "std::thread",
    "tokio",
    "rand::rngs::SysRng",
    "async",
];

/// What every file of `src` names, tests beside the code aside.
static USES: LazyLock<BTreeSet<Use>> = LazyLock::new(|| uses::uses(&Tree::read(&sources())));

#[test]
fn dependencies_point_one_way() {
    for one in &*USES {
        let Some(to) = &one.to else { continue };
        let (module, used) = (Part::of(&one.from), Part::of(to));
        let row = MAY_USE.iter().find(|(name, _)| *name == module.row());
        let (_, may_use) =
            row.unwrap_or_else(|| panic!("{} has no row in MAY_USE", one.from.display()));
        assert!(
            module.name == used.name || may_use.contains(&used.name.as_str()),
            "{} must not use `{}`: line {} names {}",
            one.from.display(),
            used.name,
            one.line,
            one.path
        );
    }
}

#[test]
fn a_game_uses_no_other_and_not_the_registry() {
    for one in &*USES {
        let Some(to) = &one.to else { continue };
        let (module, used) = (Part::of(&one.from), Part::of(to));
        assert!(
            module.game.is_none() || used.name != "games" || module.game == used.game,
            "{} must not use {}: line {} names {}",
            one.from.display(),
            to.display(),
            one.line,
            one.path
        );
    }
}

#[test]
fn inside_a_folder_no_two_files_need_each_other() {
    let knots = knot::knots(&USES);
    let told: Vec<String> = knots.iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn each_library_is_known_to_one_part() {
    for one in USES.iter().filter(|one| one.to.is_none()) {
        let part = Part::of(&one.from);
        for (library, knowing) in ONLY {
            assert!(
                !is_in(&one.path, library) || knowing.contains(&part.row()),
                "{} must not know {library}: line {} names {}",
                one.from.display(),
                one.line,
                one.path
            );
        }
    }
}

/// What calls Discord, and who may have it: every call waits for the one limiter, and only what answers an interaction does not.
const CALLERS: &[(&str, &[&str])] = &[
    (
        "serenity::all::Http",
        &[
            "discord/rest.rs",
            "discord/answering.rs",
            "discord/outbox/wire.rs",
            // Interactions come with it, to be answered by it.
            "discord/process/session.rs",
        ],
    ),
    ("serenity::http::Http", &[]),
    ("serenity::http::HttpBuilder", &["discord/rest.rs"]),
    ("serenity::all::HttpBuilder", &[]),
    ("serenity::all::CacheHttp", &[]),
    ("serenity::http::CacheHttp", &[]),
    ("serenity::builder::Builder", &["discord/answering.rs"]),
    (
        "serenity::client::Context",
        &["discord/answering.rs", "discord/request.rs"],
    ),
    ("serenity::all::Context", &["discord/process/session.rs"]),
];

#[test]
fn discord_is_called_through_one_limiter() {
    let mut met = BTreeSet::new();
    for one in USES.iter().filter(|one| one.to.is_none()) {
        let file = one.from.strip_prefix("src").unwrap();
        for (caller, may) in CALLERS {
            if is_in(&one.path, caller) {
                let may = may.iter().any(|may| file == Path::new(may));
                let (file, line, path) = (file.display(), one.line, &one.path);
                assert!(may, "{file} must not have {path} (line {line}): use `Rest`");
                met.insert(*caller);
            }
        }
    }
    for (caller, may) in CALLERS {
        assert!(
            may.is_empty() || met.contains(caller),
            "nobody has {caller}"
        );
    }
}

#[test]
fn every_statement_is_listed_where_its_cost_is_asked() {
    let strays = statements::strays(&Tree::read(&sources()));
    let told = strays
        .iter()
        .map(|(file, line)| format!("{}:{line}", file.display()));
    let told: Vec<String> = told.collect();
    assert!(
        told.is_empty(),
        "SQL outside `statements!`: {}",
        told.join(", ")
    );
    let stray = |code: &str| {
        let file = (PathBuf::from("src/lib.rs"), code.to_owned());
        statements::strays(&Tree::read(&BTreeMap::from([file]))).len()
    };
    let run = |text: &str| format!("async fn f() {{ sqlx::query({text}).await; }}");
    assert_eq!(stray(&run("\"select 1 from seats\"")), 1);
    assert_eq!(
        stray(&run("concat!(\" update \", \"update seats set a = 1\")")),
        1
    );
    assert_eq!(
        stray("super::statements! { A = \"select 1 from seats\"; }"),
        0
    );
    assert_eq!(stray("fn f() { say(\"select a seat\"); }"), 0);
}

#[test]
fn the_rules_are_pure() {
    for one in USES.iter().filter(|one| one.to.is_none()) {
        if PURE.contains(&Part::of(&one.from).row()) {
            for impure in IMPURE {
                assert!(
                    !is_in(&one.path, impure),
                    "{} must not use `{impure}`: line {} names {}",
                    one.from.display(),
                    one.line,
                    one.path
                );
            }
        }
    }
}

#[test]
fn every_row_has_a_module() {
    let files = sources();
    for (module, _) in MAY_USE {
        let exists = files.keys().any(|file| Part::of(file).row() == *module);
        assert!(exists, "MAY_USE speaks of `{module}`, which does not exist");
    }
}

#[test]
fn whatever_writes_does_so_by_the_one_transaction() {
    // Beside the macro only the copy of a whole database, which nobody else uses meanwhile.
    let allowed = ["src/store/transact.rs", "src/store/copying.rs"].map(Path::new);
    for (file, text) in sources() {
        let begins = text.contains(".begin_writing()");
        assert!(
            !begins || allowed.contains(&file.as_path()),
            "{} begins a transaction of its own: use `transact!`",
            file.display()
        );
    }
}

#[test]
fn nothing_is_called_a_helper() {
    const BAGS: &[&str] = &[
        "utils", "util", "helpers", "helper", "manager", "common", "types", "misc",
    ];
    for file in sources().keys() {
        let name = file.file_stem().unwrap().to_string_lossy();
        assert!(
            !BAGS.contains(&name.as_ref()),
            "{} is named after nothing",
            file.display()
        );
    }
}

/// The part of the house a file belongs to.
#[derive(Debug)]
struct Part {
    /// The first module in its path: `game` for `src/game/grid.rs`.
    name: String,
    /// The game it belongs to, in `src/games/`.
    game: Option<String>,
}

impl Part {
    fn of(file: &Path) -> Part {
        let inner = file.strip_prefix("src").unwrap().with_extension("");
        let mut names = inner.iter().map(|name| name.to_string_lossy().into_owned());
        let name = names.next().unwrap();
        Part {
            game: names.next().filter(|_| name == "games"),
            name,
        }
    }

    /// Its name in the tables above.
    fn row(&self) -> &str {
        if self.game.is_some() {
            "games/*"
        } else {
            &self.name
        }
    }
}

/// Whether a path is this one or goes on from it.
fn is_in(path: &str, start: &str) -> bool {
    path.strip_prefix(start)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// Every Rust file below `src`, by path.
fn sources() -> BTreeMap<PathBuf, String> {
    fn gather(folder: &Path, found: &mut BTreeMap<PathBuf, String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                gather(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.insert(path, text);
            }
        }
    }
    let mut found = BTreeMap::new();
    gather(Path::new("src"), &mut found);
    found
}
