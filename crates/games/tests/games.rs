//! Every game of the registry against its data in `tests/games/`: each count, record and picture is
//! a test of its own.
//!
//! `UPDATE=1 cargo test -p tavolino-games --test games` writes the records and pictures anew:
//! review the difference as a text of rules, and look at the pictures.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "registry/alt.rs"]
mod alt;
#[path = "registry/block.rs"]
mod block;
#[path = "registry/files.rs"]
mod files;
#[path = "registry/fluent.rs"]
mod fluent;
#[path = "registry/golden.rs"]
mod golden;
#[path = "registry/perft.rs"]
mod perft;
#[path = "registry/pictures.rs"]
mod pictures;
#[path = "registry/record.rs"]
mod record;
#[path = "registry/sentences.rs"]
mod sentences;
#[path = "registry/sizes.rs"]
mod sizes;
#[path = "registry/values.rs"]
mod values;

use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};
use tavolino_games::board::GameEntry;
use tavolino_games::{example, games};

fn main() -> ExitCode {
    let mut trials = vec![
        Trial::test("every_file_belongs_to_a_game", || {
            files::all_belong_to_a_game();
            Ok(())
        }),
        Trial::test("every_module_is_in_the_registry", || {
            files::all_modules_are_registered();
            Ok(())
        }),
    ];
    for kind in games::GAMES {
        trials.extend(trials_of(kind));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Returns the tests of a game. Missing data is a test that fails and names the file to write.
fn trials_of(kind: &'static GameEntry) -> Vec<Trial> {
    let key = kind.info.key;
    let trial = |name: String, test: Box<dyn FnOnce() + Send>| {
        Trial::test(format!("{key}::{name}"), move || {
            test();
            Ok(())
        })
    };
    let mut trials = vec![
        trial(
            "has_its_files".into(),
            Box::new(move || files::are_there(kind)),
        ),
        trial(
            "sentences_are_complete".into(),
            Box::new(move || sentences::are_complete(kind)),
        ),
        trial(
            "sentences_are_used".into(),
            Box::new(move || sentences::are_used(kind)),
        ),
        trial(
            "pictures_are_small".into(),
            Box::new(move || sizes::are_small(kind)),
        ),
    ];
    let test = move || pictures::are_its_pieces(kind);
    trials.push(trial("rules_pieces".into(), Box::new(test)));
    let test = move || values::are_found(kind);
    trials.push(trial("values_are_found".into(), Box::new(test)));
    for (line, block) in perft::blocks(key) {
        let test = move || perft::counts(kind, &block);
        trials.push(trial(format!("perft_{line}"), Box::new(test)));
    }
    for name in files::records(key) {
        let path = name.clone();
        trials.push(trial(
            format!("record_{name}"),
            Box::new(move || record::is_told_as_it_was(&path)),
        ));
    }
    for block in pictures::blocks(key) {
        let name = format!("picture_{}", block.name());
        let test = move || pictures::is_drawn_as_it_was(kind, &block);
        trials.push(trial(name, Box::new(test)));
    }
    // Examples that cannot be read fail in `has_its_files`.
    for example in example::all(kind).unwrap_or_default() {
        let name = format!("rules_{}", example.name);
        let test = move || pictures::is_an_example(kind, &example);
        trials.push(trial(name, Box::new(test)));
    }
    trials
}
