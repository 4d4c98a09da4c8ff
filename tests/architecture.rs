//! Dependencies between modules: what the crates do not already keep apart.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "architecture/floors.rs"]
mod floors;
#[path = "architecture/knot.rs"]
mod knot;
#[path = "architecture/paths.rs"]
mod paths;
#[path = "architecture/statements.rs"]
mod statements;
#[path = "architecture/strings.rs"]
mod strings;
#[path = "architecture/words.rs"]
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use paths::{Crate, Use};

/// The sources of the crates.
const ROOTS: [&str; 3] = ["src", "crates/games/src", "crates/discord-sandbox/src"];

/// The tests and benches of the crates.
const ROOTS_OF_TESTS: [&str; 6] = [
    "tests",
    "benches",
    "crates/games/tests",
    "crates/games/benches",
    "crates/translation-laws/tests",
    "crates/discord-sandbox/tests",
];

/// For each module of the program and of the games crate, the modules of its crate that it may use.
/// A file of a game follows the row `games/*`; a module without a row may be used by others and
/// uses none.
const MAY_USE: &[(&str, &[&str])] = &[
    ("src/main", &[]),
    ("src/lib", &[]),
    ("src/config", &["store"]),
    (
        "src/host",
        &["store", "pool", "backoff", "cache", "rating", "contests"],
    ),
    ("src/store", &["backoff"]),
    ("src/tasks", &["metrics", "backoff"]),
    ("src/watchdog", &["systemd"]),
    (
        "src/computer",
        &[
            "host", "pool", "metrics", "config", "tasks", "backoff", "cache",
        ],
    ),
    (
        "src/discord",
        &[
            "computer", "host", "pool", "metrics", "config", "tasks", "backoff", "cache",
        ],
    ),
    ("src/doctor", &["discord", "host", "store", "config"]),
    ("crates/games/src/play", &["game"]),
    ("crates/games/src/ai", &["game", "play"]),
    ("crates/games/src/exercise", &["game", "play", "ai"]),
    (
        "crates/games/src/board",
        &["game", "play", "ai", "exercise"],
    ),
    ("crates/games/src/render", &["game"]),
    ("crates/games/src/analysis", &["game", "ai", "board"]),
    ("crates/games/src/solved", &["game", "ai", "board"]),
    ("crates/games/src/games", &["board", "contract"]),
    ("crates/games/src/games/*", &["game", "play", "exercise"]),
    (
        "crates/games/src/contract",
        &["game", "play", "exercise", "board"],
    ),
    (
        "crates/games/src/example",
        &["game", "board", "games", "assets"],
    ),
    (
        "crates/games/src/lessons",
        &[
            "game", "ai", "board", "example", "games", "solved", "assets",
        ],
    ),
    (
        "crates/games/src/puzzles",
        &["game", "ai", "board", "games", "solved", "assets"],
    ),
    (
        "crates/games/src/rulebook",
        &["game", "board", "example", "assets"],
    ),
    (
        "crates/games/src/gallery",
        &["game", "games", "example", "render"],
    ),
    (
        "crates/games/src/workshop",
        &["game", "board", "example", "lessons", "render", "rulebook"],
    ),
    (
        "crates/games/src/cli",
        &[
            "game", "games", "board", "ai", "analysis", "solved", "render", "gallery", "lessons",
            "puzzles", "workshop",
        ],
    ),
    ("crates/games/src/main", &[]),
];

/// Libraries that one part alone knows, by the beginning of a path; an empty list forbids it
/// everywhere.
const ONLY: &[(&str, &[&str])] = &[
    ("serenity", &["src/discord"]),
    ("poise", &["src/discord"]),
    ("sqlx", &["src/store"]),
    ("sqlx_postgres", &["src/store"]),
    ("sqlx_sqlite", &["src/store"]),
    (
        "tavolino_games",
        &[
            "src/cli",
            "src/host",
            "src/computer",
            "src/discord",
            "crates/games/src/main",
        ],
    ),
    ("discord_sandbox", &["src/cli"]),
    ("image", &["crates/games/src/render"]),
    ("gif", &["crates/games/src/render"]),
    ("tiny_skia", &["crates/games/src/render"]),
    ("ab_glyph", &["crates/games/src/render"]),
    ("fluent_bundle", &["crates/games/src/game"]),
    // Rendering and thinking run on the one pool.
    ("tokio::task::spawn_blocking", &[]),
    ("tokio::task::block_in_place", &[]),
];

/// Paths that the rules never use: position, turn and outcome depend on the deal and the turns
/// alone.
const IMPURE: &[&str] = &[
    "std::fs",
    "std::net",
    "std::time",
    "std::thread",
    "rand::rngs::SysRng",
];
const PURE: &[&str] = &[
    "game", "games", "games/*", "play", "ai", "exercise", "board", "analysis", "render",
];

/// Every source file by its path from the workspace.
static SOURCES: LazyLock<BTreeMap<PathBuf, String>> = LazyLock::new(|| {
    let mut found = BTreeMap::new();
    for root in ROOTS {
        gather(Path::new(root), &mut found);
    }
    found
});

/// Every source file, and every file of the tests and benches.
static ALL_FILES: LazyLock<BTreeMap<PathBuf, String>> = LazyLock::new(|| {
    let mut found = SOURCES.clone();
    for root in ROOTS_OF_TESTS {
        gather(Path::new(root), &mut found);
    }
    found
});

/// Every path that the product names; files of tests, which lie beside the code, are left out.
static USES: LazyLock<Vec<Use>> = LazyLock::new(|| {
    let files: BTreeSet<PathBuf> = SOURCES
        .keys()
        .filter(|file| !is_test(file))
        .cloned()
        .collect();
    let uses_in = |root: &str| {
        let root = Path::new(root);
        let one = Crate {
            root,
            files: &files,
        };
        let inside = files.iter().filter(|file| file.starts_with(root));
        inside
            .flat_map(|file| one.uses(file, &SOURCES[file]))
            .collect::<Vec<_>>()
    };
    ROOTS.into_iter().flat_map(uses_in).collect()
});

#[test]
fn dependencies_point_one_way() {
    for one in &*USES {
        let Some(to) = &one.to else { continue };
        let (from, to) = (Part::of(&one.from), Part::of(to));
        let row = MAY_USE.iter().find(|(row, _)| *row == from.row());
        let may_use = row.map_or(&[][..], |(_, may_use)| may_use);
        // The sandbox has no layers, and the program's subcommands use all of it.
        let is_free = from.crate_root == ROOTS[2] || from.row() == "src/cli";
        assert!(
            is_free || from.module == to.module || may_use.contains(&to.module.as_str()),
            "{} must not use {}: line {} names {}",
            one.from.display(),
            to.row(),
            one.line,
            one.path
        );
    }
    for (row, _) in MAY_USE {
        let exists = SOURCES.keys().any(|file| Part::of(file).row() == *row);
        assert!(exists, "MAY_USE has a row for {row}, which does not exist");
    }
}

#[test]
fn a_game_uses_no_other_and_not_the_registry() {
    for one in &*USES {
        let Some(to) = &one.to else { continue };
        let (from, to) = (Part::of(&one.from), Part::of(to));
        assert!(
            from.game.is_none() || to.module != "games" || from.game == to.game,
            "{} must not use {}: line {} names {}",
            one.from.display(),
            to.row(),
            one.line,
            one.path
        );
    }
}

#[test]
fn no_two_files_need_each_other() {
    let knots = knot::knots(&USES);
    assert!(knots.is_empty(), "{}", knots.join("\n"));
}

#[test]
fn a_room_of_discord_uses_lower_floors_only() {
    let files = SOURCES.keys().map(PathBuf::as_path);
    let faults = floors::faults(&USES, files);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    // Drawn in the document as they are held here.
    let document = fs::read_to_string("docs/architecture.md").unwrap();
    let drawn = document.split("```floors\n").nth(1).unwrap();
    let drawn = drawn.split("```").next().unwrap().lines();
    let drawn: Vec<Vec<&str>> = drawn.map(|line| line.split(' ').collect()).collect();
    assert_eq!(drawn, floors::FLOORS);
    let up = arrows(&[
        ("lib.rs", "mod discord;"),
        ("discord.rs", "mod view; mod interaction;"),
        (
            "discord/view.rs",
            "use crate::discord::interaction::Request;",
        ),
        (
            "discord/interaction.rs",
            "use crate::discord::view::Reply; pub struct Request;",
        ),
    ]);
    let faults = floors::faults(&up, files_of(&up));
    assert!(
        faults[0].contains("src/discord/view.rs:1 uses"),
        "{faults:?}"
    );
    let down = faults
        .iter()
        .filter(|fault| fault.contains("not on a lower floor"));
    assert_eq!(down.count(), 1);
}

#[test]
fn a_path_within_discord_is_short() {
    // What a room offers is named by the room: what is deeper is re-exported there. A macro names
    // everything in full.
    let is_long = |path: &str| {
        let mut segments = path.split("::");
        let item = segments.position(|segment| segment.starts_with(char::is_uppercase));
        item.unwrap_or(path.split("::").count() - 1) >= 4
    };
    let long = USES.iter().filter(|one| {
        let is_macro = one.from.ends_with("action/verbs.rs");
        begins(&one.path, "crate::discord") && is_long(&one.path) && !is_macro
    });
    let long: Vec<String> = long
        .map(|one| format!("{}:{} {}", one.from.display(), one.line, one.path))
        .collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}

/// The files that use others.
fn files_of(uses: &[Use]) -> impl Iterator<Item = &Path> {
    uses.iter().map(|one| one.from.as_path())
}

#[test]
fn each_library_is_known_to_one_part() {
    for one in &*USES {
        let row = Part::of(&one.from).row();
        for (library, parts) in ONLY {
            let is_outside = !row.starts_with("crates/discord-sandbox");
            assert!(
                !is_outside || !begins(&one.path, library) || parts.contains(&row.as_str()),
                "{} must not know {library}: line {} names {}",
                one.from.display(),
                one.line,
                one.path
            );
        }
    }
}

#[test]
fn the_rules_are_pure() {
    for one in &*USES {
        let part = Part::of(&one.from);
        let is_pure = part.crate_root == ROOTS[1] && PURE.contains(&part.short_row().as_str());
        let impure = IMPURE.iter().find(|impure| begins(&one.path, impure));
        assert!(
            !is_pure || impure.is_none(),
            "{} must not use {}: line {}",
            one.from.display(),
            one.path,
            one.line
        );
    }
}

/// The types that call Discord, and the files that may have them: every call waits for the one rate
/// limit, except the answer to an interaction.
const CALLERS: &[(&str, &[&str])] = &[
    (
        "serenity::all::Http",
        &[
            "rest.rs",
            "rest/callback.rs",
            "outbox/wire.rs",
            // An interaction comes with the client that answers it.
            "process/session.rs",
        ],
    ),
    ("serenity::http::Http", &[]),
    ("serenity::http::HttpBuilder", &["rest.rs"]),
    ("serenity::all::HttpBuilder", &[]),
    ("serenity::all::CacheHttp", &[]),
    ("serenity::http::CacheHttp", &[]),
    ("serenity::builder::Builder", &["rest/callback.rs"]),
    (
        "serenity::client::Context",
        &["rest/callback.rs", "interaction/request.rs"],
    ),
    ("serenity::all::Context", &["process/session.rs"]),
];

#[test]
fn discord_is_called_through_one_limiter() {
    for (caller, files) in CALLERS {
        let calls: Vec<&Use> = USES
            .iter()
            .filter(|one| begins(&one.path, caller))
            .collect();
        for one in &calls {
            let file = one.from.strip_prefix("src/discord").unwrap();
            assert!(
                files.iter().any(|may| file == Path::new(may)),
                "{} must not have {} (line {}): use `Rest`",
                one.from.display(),
                one.path,
                one.line
            );
        }
        assert!(
            files.is_empty() || !calls.is_empty(),
            "no file has {caller}"
        );
    }
}

/// The constructors of texts that Discord limits, and the one file that calls each and holds its
/// limit.
const LIMITED: &[(&str, &str)] = &[
    ("CreateButton::new(", "view/controls.rs"),
    ("CreateSelectMenu::new(", "view/controls.rs"),
    ("CreateSelectMenuOption::new(", "view/controls.rs"),
    (".placeholder(", "view/controls.rs"),
    ("AutocompleteChoice::new(", "completion.rs"),
    ("CreateThread::new(", "view/places.rs"),
    ("CreateAttachment::bytes(", "view/pictures.rs"),
    ("CreateMessage::new(", "view/reply.rs"),
    ("EditMessage::new(", "view/reply.rs"),
];

#[test]
fn a_message_notifies_only_whom_quiet_hours_let() {
    // A reply notifies nobody until the people are looked up, which one file does; what is posted
    // by itself goes through it, or asks for quiet hours in its own way.
    for (call, allowed) in [
        (".notifying(", &["quiet.rs"][..]),
        (
            "wire.post(",
            &[
                "rooms.rs",
                "digests.rs",
                "dailies.rs",
                "greetings.rs",
                "leagues.rs",
                "looking_lists.rs",
                "setter.rs",
                "weeks.rs",
            ],
        ),
        (".allowed_mentions(", &["reply.rs"]),
    ] {
        let is_allowed = |file: &Path| allowed.iter().any(|name| file.ends_with(name));
        let strays = SOURCES.iter().filter(|(file, text)| {
            let product = text.split("#[cfg(test)]").next().unwrap_or_default();
            file.starts_with("src") && !is_test(file) && product.contains(call) && !is_allowed(file)
        });
        let strays: Vec<&PathBuf> = strays.map(|(file, _)| file).collect();
        assert!(strays.is_empty(), "{call} in {strays:?}");
    }
}

#[test]
fn what_discord_limits_is_made_in_one_file() {
    for (constructor, one) in LIMITED {
        let one = Path::new("src/discord").join(one);
        let sources = SOURCES.iter().filter(|(file, _)| !is_test(file));
        let ours = sources.filter(|(file, _)| file.starts_with("src"));
        let calls = ours.filter(|(_, text)| text.contains(constructor));
        let files: Vec<&PathBuf> = calls.map(|(file, _)| file).collect();
        assert_eq!(files, [&one], "{constructor} is for one file alone");
    }
}

#[test]
fn every_statement_is_listed_where_its_cost_is_asked() {
    for (file, text) in SOURCES.iter().filter(|(file, _)| !is_test(file)) {
        let product = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
        let strays = statements::strays(product);
        assert!(
            strays.is_empty(),
            "{} has SQL outside `statements!` in lines {strays:?}",
            file.display()
        );
    }
    let run = |text: &str| format!("async fn f() {{ sqlx::query({text}).await; }}");
    assert_eq!(statements::strays(&run("\"select 1 from seats\"")), [1]);
    assert_eq!(
        statements::strays(&run("concat!(\" update \", \"update seats set a = 1\")")),
        [1]
    );
    let listed = "super::statements! { A = \"select 1 from seats\"; }";
    assert!(statements::strays(listed).is_empty());
    assert!(statements::strays("fn f() { say(\"select a seat\"); }").is_empty());
}

#[test]
fn whatever_writes_does_so_by_the_one_transaction() {
    // Beside the macro only the copy of a whole database, which nobody else uses meanwhile.
    let allowed = ["src/store/transact.rs", "src/store/copying.rs"].map(Path::new);
    for (file, text) in &*SOURCES {
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
    for file in SOURCES.keys() {
        let name = file.file_stem().unwrap().to_string_lossy();
        assert!(
            !BAGS.contains(&name.as_ref()),
            "{} is named after nothing",
            file.display()
        );
    }
}

#[test]
fn comments_are_plain_technical_english() {
    no_faults(&ALL_FILES, words::faults);
}

#[test]
fn comments_are_at_most_100_columns_wide() {
    no_faults(&ALL_FILES, words::too_wide);
}

#[test]
fn log_lines_begin_with_a_phrase_to_search_for() {
    no_faults(&SOURCES, strings::log_faults);
}

#[test]
fn the_laws_of_a_game_are_plain_sentences() {
    let contract = Path::new("crates/games/src/contract");
    let laws = SOURCES.iter().filter(|(file, _)| {
        file.with_extension("") == contract || file.starts_with(contract) && !is_test(file)
    });
    let laws: BTreeMap<PathBuf, String> = laws
        .map(|(file, text)| (file.clone(), text.clone()))
        .collect();
    assert!(laws.len() >= 3, "{:?}", laws.keys());
    no_faults(&laws, strings::message_faults);
}

/// Panics with a line for each fault of these files.
#[track_caller]
fn no_faults(files: &BTreeMap<PathBuf, String>, faults: fn(&Path, &str) -> Vec<String>) {
    let faults = files.iter().flat_map(|(file, text)| faults(file, text));
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Folders against which a document's paths are resolved.
const BASES: [&str; 5] = [".", "src", "crates/games/src", "docs", "docs/template"];

#[test]
fn files_that_are_hashed_or_read_by_lines_end_their_lines_alike_on_every_system() {
    let attributes = fs::read_to_string(".gitattributes").unwrap();
    assert!(
        attributes.lines().any(|line| line == "* text=auto eol=lf"),
        "{attributes}"
    );
    let read = [
        "sql", "ftl", "md", "lesson", "puzzles", "record", "perft", "tsv",
    ];
    let mut count = 0;
    for root in [
        "assets",
        "migrations",
        "crates/games/tests",
        "crates/translation-laws",
        "docs",
    ] {
        visit(Path::new(root), &mut |file| {
            let ending = file.extension().and_then(|ending| ending.to_str());
            if !ending.is_some_and(|ending| read.contains(&ending)) {
                return;
            }
            let text = fs::read(file).unwrap();
            assert!(!text.contains(&b'\r'), "{}", file.display());
            count += 1;
        });
    }
    assert!(count > 100, "{count} files");
}

/// Visits the files of a folder.
fn visit(folder: &Path, look: &mut impl FnMut(&Path)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            visit(&path, look);
        } else {
            look(&path);
        }
    }
}

#[test]
fn documents_name_files_that_exist() {
    let docs = fs::read_dir("docs")
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let top = ["README", "CONTRIBUTING", "OPERATING", "SECURITY", "PRIVACY"];
    let top = top.map(|name| PathBuf::from(format!("{name}.md")));
    let mut count = 0;
    for document in docs.filter(|file| file.is_file()).chain(top) {
        let text = fs::read_to_string(&document).unwrap();
        // What stands between backquotes and looks like a source file or a folder; `x` stands for a
        // game to come.
        let quoted = text.split('`').skip(1).step_by(2);
        let is_path = |text: &&str| {
            let is_plain = text
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
            let is_example = text.split(['/', '.']).any(|part| part == "x");
            let is_source = Path::new(text)
                .extension()
                .is_some_and(|ending| ending == "rs");
            let is_folder = text.ends_with('/') && !text.starts_with('/');
            is_plain && !is_example && (is_source || is_folder)
        };
        for path in quoted.filter(is_path) {
            let exists = BASES.iter().any(|base| Path::new(base).join(path).exists());
            assert!(
                exists,
                "{} names {path}, which does not exist",
                document.display()
            );
            count += 1;
        }
    }
    assert!(count > 50, "the documents name files: {count}");
}

/// Reads a small library of these files and gives its uses within itself, `from -> to`.
fn arrows(files: &[(&str, &str)]) -> Vec<Use> {
    let root = Path::new("src");
    let names = files.iter().map(|(name, _)| root.join(name)).collect();
    let one = Crate {
        root,
        files: &names,
    };
    let uses = files
        .iter()
        .flat_map(|(name, text)| one.uses(&root.join(name), text));
    uses.filter(|one| one.to.is_some()).collect()
}

#[test]
fn a_path_leads_to_the_file_that_has_its_name() {
    let uses = arrows(&[
        ("lib.rs", "pub mod a; pub mod b; pub mod d;"),
        ("a.rs", "pub mod c; pub struct A;"),
        (
            "a/c.rs",
            "use super::super::d::D; pub(in crate::b) fn f() {}",
        ),
        (
            "b.rs",
            "use crate::{a::{self, c::f}, d}; #[cfg(test)] mod tests { use crate::b::B; }",
        ),
        ("d.rs", "pub struct D; #[cfg(test)] use crate::a::A;"),
    ]);
    let names = uses.iter().map(|one| {
        let name = |path: &Path| path.strip_prefix("src").unwrap().display().to_string();
        (name(&one.from), name(one.to.as_ref().unwrap()))
    });
    let names: Vec<(String, String)> = names.collect();
    let expected = [
        ("a/c.rs", "d.rs"),
        ("b.rs", "a.rs"),
        ("b.rs", "a/c.rs"),
        ("b.rs", "d.rs"),
    ];
    assert_eq!(
        names,
        expected.map(|(from, to)| (from.to_owned(), to.to_owned()))
    );
}

#[test]
fn a_knot_is_found_and_a_declaration_is_none() {
    let knot = arrows(&[
        ("lib.rs", "mod a;"),
        ("a.rs", "mod b; mod c; use self::b::B; pub struct A;"),
        ("a/b.rs", "pub use super::c::C as B;"),
        ("a/c.rs", "pub struct C(crate::a::A);"),
    ]);
    let knots = knot::knots(&knot);
    assert_eq!(knots.len(), 1, "{knots:?}");
    assert!(knots[0].starts_with("these 3 files"), "{knots:?}");
    let tree = arrows(&[
        ("lib.rs", "mod kumo;"),
        ("kumo.rs", "mod face; pub struct Kumo;"),
        ("kumo/face.rs", "use super::Kumo; impl Kumo {}"),
    ]);
    assert!(knot::knots(&tree).is_empty());
}

/// The part of a crate that a file belongs to.
struct Part {
    crate_root: &'static str,
    /// The first module of its path: `game` for `crates/games/src/game/grid.rs`.
    module: String,
    /// In the folder `games`, the game.
    game: Option<String>,
}

impl Part {
    fn of(file: &Path) -> Part {
        let is_in = |root: &&str| file.starts_with(root);
        let crate_root = ROOTS.into_iter().find(is_in).unwrap();
        let inner = file.strip_prefix(crate_root).unwrap().with_extension("");
        let mut names = inner.iter().map(|name| name.to_string_lossy().into_owned());
        let module = names.next().unwrap();
        Part {
            game: names.next().filter(|_| module == "games"),
            crate_root,
            module,
        }
    }

    /// The name of its row in the tables above.
    fn row(&self) -> String {
        format!("{}/{}", self.crate_root, self.short_row())
    }

    fn short_row(&self) -> String {
        let below = if self.game.is_some() { "/*" } else { "" };
        format!("{}{below}", self.module)
    }
}

/// Whether a path is this one or goes on from it.
fn begins(path: &str, start: &str) -> bool {
    path.strip_prefix(start)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

fn is_test(file: &Path) -> bool {
    file.iter()
        .any(|part| part.to_string_lossy().starts_with("tests"))
}

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
