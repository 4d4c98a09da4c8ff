//! Every game of the registry against its data in `tests/games/`: each count, record and picture is
//! a test of its own.
//!
//! `UPDATE=1 cargo test -p tavolino-games --test games` writes the records and pictures anew:
//! review the difference as a text of rules, and look at the pictures.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod registry;

use std::fs;
use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};
use tavolino_games::games;

use self::registry::{VALUES, data, names, owner};

fn main() -> ExitCode {
    let trial = |name: String, test: Box<dyn FnOnce() + Send>| {
        Trial::test(name, move || {
            test();
            Ok(())
        })
    };
    let mut trials = vec![
        trial(
            "every_file_belongs_to_a_game".into(),
            Box::new(all_belong_to_a_game),
        ),
        trial(
            "every_module_is_in_the_registry".into(),
            Box::new(all_modules_are_registered),
        ),
    ];
    for entry in games::GAMES {
        for (name, test) in registry::questions(entry) {
            trials.push(trial(format!("{}::{name}", entry.info.key), test));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Checks that each data file belongs to a game.
fn all_belong_to_a_game() {
    let endings = ["perft", "record", "pictures", VALUES];
    for name in data() {
        assert!(
            owner(&name).is_some() && endings.iter().any(|ending| name.ends_with(ending)),
            "crates/games/tests/games/{name} belongs to no game"
        );
    }
}

/// Checks that each file of `src/games` has its two lines in the registry; the message has the line
/// that is missing.
fn all_modules_are_registered() {
    let registry = fs::read_to_string("src/games.rs").unwrap();
    for name in names("src/games") {
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
