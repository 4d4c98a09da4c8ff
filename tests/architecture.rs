//! Dependencies point one way. This is the rule, executable.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::path::{Path, PathBuf};

/// What each module may use. `games/*` is any single game; what lies in a module's folder follows the module's row.
const MAY_USE: &[(&str, &[&str])] = &[
    ("lib", &[]),
    (
        "main",
        &[
            "cli", "config", "discord", "gallery", "game", "host", "sandbox", "store",
        ],
    ),
    ("config", &[]),
    ("cli", &["board", "game", "games"]),
    ("game", &[]),
    ("play", &["game"]),
    ("ai", &["game", "play"]),
    ("board", &["ai", "game", "play"]),
    ("games", &["board"]),
    ("games/*", &["game"]),
    ("contract", &["board", "game", "play"]),
    ("example", &["board", "game", "games"]),
    ("gallery", &["example", "game", "games", "render"]),
    ("render", &["game"]),
    ("store", &[]),
    ("host", &["board", "game", "games", "store"]),
    (
        "discord",
        &[
            "board", "config", "example", "game", "games", "host", "render",
        ],
    ),
    ("sandbox", &[]),
];

/// Crates that only some modules know.
const ONLY: &[(&str, &[&str])] = &[
    ("serenity", &["discord", "main"]),
    ("poise", &["discord", "main"]),
    ("sqlx", &["store"]),
    ("jiff", &["host", "store"]),
    ("png", &["render"]),
    ("gif", &["render"]),
    ("tiny_skia", &["render"]),
    ("ab_glyph", &["render"]),
    ("axum", &["sandbox"]),
    ("clap", &["cli", "main"]),
    ("fluent_bundle", &["game"]),
];

/// Everything from `games` downwards is pure: no clock, no files, no network, no tasks.
const PURE: &[&str] = &["game", "games", "games/*", "play", "ai", "board"];
const IMPURE: &[&str] = &[
    "std::fs",
    "std::net",
    "std::time",
    "std::thread",
    "tokio",
    "SysRng",
    "async ",
];

struct Source {
    path: PathBuf,
    module: String,
    /// The game a file of `games/*` belongs to.
    game: Option<String>,
    code: String,
}

#[test]
fn dependencies_point_one_way() {
    for Source {
        path, module, code, ..
    } in sources()
    {
        let row = MAY_USE.iter().find(|(name, _)| *name == module);
        let (_, may_use) =
            row.unwrap_or_else(|| panic!("{} has no row in MAY_USE", path.display()));
        for used in roots(&code, "crate::")
            .into_iter()
            .chain(roots(&code, "tavolino::"))
        {
            let own = used == module || module == "games/*" && used == "games";
            assert!(
                own || may_use.contains(&used),
                "{} must not use `{used}`",
                path.display()
            );
        }
    }
}

#[test]
fn no_game_uses_another() {
    for Source {
        path, game, code, ..
    } in sources()
    {
        let Some(game) = game else { continue };
        for used in roots(&code, "games::") {
            assert_eq!(used, game, "{} must not use another game", path.display());
        }
    }
}

#[test]
fn each_library_is_known_to_one_part() {
    for Source {
        path, module, code, ..
    } in sources()
    {
        for (library, knowing) in ONLY {
            let knows = code.contains(&format!("{library}::"));
            assert!(
                !knows || knowing.contains(&module.as_str()),
                "{} must not know {library}",
                path.display()
            );
        }
    }
}

#[test]
fn the_rules_are_pure() {
    for Source {
        path, module, code, ..
    } in sources()
    {
        if PURE.contains(&module.as_str()) {
            for impure in IMPURE {
                assert!(
                    !code.contains(impure),
                    "{} must not use `{impure}`",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn every_row_has_a_module() {
    let sources = sources();
    for (module, _) in MAY_USE {
        let exists = sources.iter().any(|source| source.module == *module);
        assert!(exists, "MAY_USE speaks of `{module}`, which does not exist");
    }
}

#[test]
fn nothing_is_called_a_helper() {
    const BAGS: &[&str] = &[
        "utils", "util", "helpers", "helper", "manager", "common", "types", "misc",
    ];
    for Source { path, .. } in sources() {
        let name = path.file_stem().unwrap().to_string_lossy();
        assert!(
            !BAGS.contains(&name.as_ref()),
            "{} is named after nothing",
            path.display()
        );
    }
}

/// Every file, without its comments: they may speak of anything.
fn sources() -> Vec<Source> {
    let read = |path: PathBuf| {
        let (module, game) = module(&path);
        let code = fs::read_to_string(&path).unwrap();
        let code = code
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        Source {
            module,
            game,
            code: code.collect::<Vec<_>>().join("\n"),
            path,
        }
    };
    // Tests beside the code may use the contract and the layers that play a game.
    let is_test = |path: &PathBuf| {
        path.components()
            .any(|part| part.as_os_str().to_string_lossy().starts_with("tests"))
    };
    let files = rust_files(Path::new("src"));
    files
        .into_iter()
        .filter(|path| !is_test(path))
        .map(read)
        .collect()
}

/// `src/games/kintei/scene.rs` belongs to `games/*`, `src/game/grid.rs` to `game`.
fn module(file: &Path) -> (String, Option<String>) {
    let inner = file.strip_prefix("src").unwrap().with_extension("");
    let names: Vec<_> = inner
        .iter()
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    match names.as_slice() {
        [games, game, ..] if games == "games" => ("games/*".to_owned(), Some(game.clone())),
        names => (names[0].clone(), None),
    }
}

/// The names that follow `prefix` in paths and in braces: `crate::{game, play}` uses both.
fn roots<'a>(code: &'a str, prefix: &str) -> Vec<&'a str> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let mut found = Vec::new();
    for rest in code.split(prefix).skip(1) {
        match rest.strip_prefix('{') {
            Some(list) => {
                let list = list.split('}').next().unwrap_or_default();
                let names = list
                    .split(',')
                    .map(|name| name.trim().split("::").next().unwrap_or_default());
                found.extend(names.filter(|name| !name.is_empty()));
            }
            None => found.extend(rest.split(|c| !is_name(c)).next()),
        }
    }
    found
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let (folders, files): (Vec<_>, Vec<_>) = paths.partition(|path| path.is_dir());
    let deeper = folders.iter().flat_map(|folder| rust_files(folder));
    let rust = files
        .into_iter()
        .filter(|file| file.extension().is_some_and(|e| e == "rs"));
    rust.chain(deeper).collect()
}
