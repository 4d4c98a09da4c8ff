//! That what is shipped is small, of these rules, and what solving gives.

use std::fs;
use std::path::Path;

use rand::SeedableRng;

use super::TABLES;
use crate::board::Board;
use crate::game::{Options, Rng};
use crate::games::GAMES;
use crate::solved::{Solved, file_name, name};

/// A game as it begins, with the options of the table.
struct Shipped {
    file: &'static str,
    start: Box<dyn Board>,
    options: Options,
}

/// Every shipped table with its game; fails for one that no game would look for.
fn shipped() -> Vec<Shipped> {
    let find = |file: &'static str| {
        let mut starts = GAMES.iter().flat_map(|entry| {
            let variants = entry.info.variants();
            variants.into_iter().map(move |options| (entry, options))
        });
        let (entry, options) = starts
            .find(|(entry, options)| file_name(&name(entry.info, options)) == file)
            .unwrap_or_else(|| panic!("{file} is of no game"));
        let table = entry.info.table(&options, Some(2)).unwrap();
        let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(0));
        let start = (entry.open)(&table, deal).unwrap();
        Shipped {
            file,
            start,
            options,
        }
    };
    let files = TABLES.files().map(|file| file.path().to_str().unwrap());
    files.map(find).collect()
}

#[test]
fn all_together_take_twelve_megabytes_at_most() {
    let sizes = TABLES.files().map(|file| file.contents().len());
    assert!(sizes.sum::<usize>() <= 12 << 20);
}

/// A change of the rules of one of these games, or of the table format, needs new tables.
#[test]
fn each_is_used_where_the_folder_has_none() {
    let folder = tempfile::tempdir().unwrap();
    let solved = Solved::within(folder.path().join("none"));
    let tables = shipped();
    assert_eq!(tables.len(), 8);
    for Shipped {
        file,
        start,
        options,
    } in tables
    {
        let table = solved.table(start.info(), &options);
        assert!(table.is_some(), "{file} is not of these rules");
        assert!(!folder.path().join("none").exists());
    }
}

#[test]
#[ignore = "solves each, some ten minutes in a release build"]
fn each_is_what_solving_gives() {
    let made = tempfile::tempdir().unwrap();
    let solved = Solved::within(made.path().to_owned());
    let shipped_in = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/solved");
    for Shipped {
        file,
        start,
        options,
    } in shipped()
    {
        solved
            .solve(&*start, &options, &mut |_, _, _| true)
            .unwrap();
        let made = made.path().join(file);
        if std::env::var_os("UPDATE").is_some() {
            fs::copy(&made, shipped_in.join(file)).unwrap();
        }
        let is_same = fs::read(&made).unwrap() == fs::read(shipped_in.join(file)).unwrap();
        assert!(
            is_same,
            "{file} is something else; UPDATE=1 puts it in place"
        );
    }
}
