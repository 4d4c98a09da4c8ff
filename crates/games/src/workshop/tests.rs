use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use serde_json::Value;

use super::check;
use super::files::{Home, Part, REGISTRY, names};
use super::new_game::{self, Error, NewGame, players};
use crate::board::GameEntry;
use crate::game::{Lang, Options, Seat};
use crate::template::blank::Blank;
use crate::typing::{chosen, lines, turns};
use crate::{contract, games, registry};

/// The root of the checkout from this package, in which its tests run.
const ROOT: &str = "../..";

/// The template that a new game begins with; the registry does not have it.
static BLANK: GameEntry = GameEntry::of::<Blank>();

#[test]
fn cups_answers_what_every_game_is_asked() {
    let cups = games::find("cups").unwrap();
    let failed: Vec<String> = registry::questions(cups)
        .into_iter()
        .filter_map(|(name, test)| catch_unwind(AssertUnwindSafe(test)).err().map(|_| name))
        .collect();
    assert!(failed.is_empty(), "{failed:?}: the messages stand above");
}

#[test]
fn cups_is_typed_with_mistakes_and_chosen() {
    let cups = games::find("cups").unwrap();
    lines::a_record_is_followed(cups);
    lines::a_setup_is_read(cups);
    turns::a_turn_is_read(cups);
    turns::a_deal_is_read(cups);
    chosen::shows_what_it_brings(cups);
    chosen::keeps_the_cells_in_place(cups);
}

#[test]
fn blank_obeys_the_contract_and_plays_its_first_turn() {
    contract::obeys::<Blank>();
    let table = BLANK.info.table(&Options::new(), None).unwrap();
    let mut board = (BLANK.open)(&table, Value::Null).unwrap();
    assert_eq!(board.perft(1), 9);
    board.play(Seat(1), "b2").unwrap();
    let report = board.describe(None, &Lang::english());
    assert_eq!(report.as_deref(), Some("◯ blue took b2."));
}

#[test]
fn a_new_game_says_what_is_to_be_written_in_the_order_of_the_document() {
    let home = Home::of_template(ROOT, "blank");
    let lacks = check::lacks(&home, Some(&BLANK));
    let lacks: Vec<&str> = lacks
        .iter()
        .map(|lack| lack.strip_prefix("docs/template/").unwrap())
        .collect();
    let begins = [
        "blank.md: write the pages Goal, Pieces, Your move, The end, Notation, Our rulings",
        "blank.examples.record: has 0 positions, at least 2 are needed",
        "blank.rs: `Info::designer` is empty",
        "blank.rs: line 13 is unwritten: the rules",
        "blank/face.rs: line 10 is unwritten: the picture and the sentences",
        "blank.ftl: write goal-blank, length-blank, pitch-blank, play-blank, won-blank-1, won-blank-2, won-blank-3",
        "blank.ftl: line 3 is unwritten: the sentences of the game",
        "blank/tests.rs: has no `#[test]`; write a test per rule",
        "blank.perft: has no line `perft DEPTH COUNT`",
        "blank.record: has no turn of seat 1",
        "blank.pictures: has no block `## name`",
        "blank.lesson: has 0 steps, 4 to 7 are needed",
    ];
    assert_eq!(lacks.len(), begins.len(), "{lacks:#?}");
    for (lack, begin) in lacks.iter().zip(begins) {
        assert!(lack.starts_with(begin), "{lack}\nis not\n{begin}");
    }
}

#[test]
fn the_document_names_the_files_of_a_game_in_their_order() {
    let home = Home::of_game(ROOT, "x");
    let document = fs::read_to_string(Path::new(ROOT).join("docs/new-game.md")).unwrap();
    let steps = document.split("## Steps").nth(1).unwrap();
    let steps = steps.split("\n## ").next().unwrap();
    let mut at = 0;
    for part in Part::own() {
        let path = home.path(part);
        // The data of a game stand in one folder, which the document names once.
        let name = path.rsplit('/').next().unwrap();
        let found = [path.as_str(), &format!("`{name}`")]
            .iter()
            .filter_map(|text| steps[at..].find(text))
            .min();
        at += found.unwrap_or_else(|| panic!("{path} is not named, or earlier than others"));
    }
}

/// Copies what a new game needs of this checkout.
fn checkout() -> tempfile::TempDir {
    let copy = tempfile::tempdir().unwrap();
    for folder in ["docs/template", "docs/template/blank", "assets/lang/en"] {
        let to = copy.path().join(folder);
        fs::create_dir_all(&to).unwrap();
        let from = Path::new(ROOT).join(folder);
        for name in names(&from).iter().filter(|name| from.join(name).is_file()) {
            fs::copy(from.join(name), to.join(name)).unwrap();
        }
    }
    let to = copy.path().join(REGISTRY);
    fs::create_dir_all(to.parent().unwrap()).unwrap();
    fs::copy(Path::new(ROOT).join(REGISTRY), to).unwrap();
    copy
}

/// Returns the texts of all files below a folder by their paths.
fn texts(folder: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(at) = open.pop() {
        for name in names(&at) {
            let path = at.join(name);
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().display().to_string();
                found.insert(name, fs::read_to_string(path).unwrap());
            }
        }
    }
    found
}

fn lanterns() -> NewGame {
    NewGame {
        key: "paper-lanterns".to_owned(),
        name: "Paper Lanterns".to_owned(),
        seats: 2..=4,
    }
}

#[test]
fn a_new_game_has_its_files_and_its_lines_in_the_registry() {
    let copy = checkout();
    let before = texts(copy.path());
    let written = new_game::write(copy.path(), &lanterns()).unwrap();
    let mut after = texts(copy.path());
    let home = Home::of_game(copy.path(), "paper-lanterns");
    let paths = Part::own().map(|part| home.path(part));
    assert!(
        paths
            .chain([REGISTRY.to_owned()])
            .eq(written.iter().cloned())
    );

    let registry = after.remove(REGISTRY).unwrap();
    let own = "pub mod nubulus;\npub mod paper_lanterns;\npub mod prosterno;\n";
    assert!(registry.contains(own), "{registry}");
    let own =
        "            basileus::Basileus,\n            paper_lanterns::PaperLanterns,\n        }";
    assert!(registry.contains(own), "{registry}");
    let others = registry
        .lines()
        .filter(|line| !line.contains("paper_lanterns"));
    assert!(before[REGISTRY].lines().eq(others));

    after.retain(|path, _| !before.contains_key(path));
    assert_eq!(after.len(), Part::own().count());
    for (path, text) in &after {
        let stale = text.to_lowercase().contains("blank");
        assert!(!stale, "{path}: {text}");
    }
    let code = &after["crates/games/src/games/paper_lanterns.rs"];
    for line in [
        "//! Paper Lanterns.",
        "pub struct PaperLanterns {",
        "        key: \"paper-lanterns\",",
        "        name: \"Paper Lanterns\",",
        "        seats: |_| 2..=4,",
        "impl Game for PaperLanterns {",
    ] {
        assert!(code.lines().any(|own| own == line), "{line} in {code}");
    }
    let sentences = &after["assets/lang/en/paper-lanterns.ftl"];
    assert!(
        sentences.contains("paper-lanterns-report = "),
        "{sentences}"
    );
    // What the tool says of the files that it has written.
    let lacks = check::lacks(&home, None);
    let registered = lacks.iter().any(|lack| lack.starts_with(REGISTRY));
    assert!(
        !registered && lacks[0].contains("write the pages"),
        "{lacks:#?}"
    );
}

#[test]
fn a_name_in_which_the_template_stands_is_kept() {
    let copy = checkout();
    let game = NewGame {
        key: "point".to_owned(),
        name: "Blank or blank".to_owned(),
        seats: 2..=2,
    };
    new_game::write(copy.path(), &game).unwrap();
    let code = fs::read_to_string(copy.path().join("crates/games/src/games/point.rs")).unwrap();
    assert!(code.starts_with("//! Blank or blank.\n"), "{code}");
    assert!(code.contains("name: \"Blank or blank\","), "{code}");
}

#[test]
fn a_game_that_cannot_be_begun_leaves_nothing_behind() {
    let copy = checkout();
    let before = texts(copy.path());
    let refused = |game: NewGame| {
        let wrong = new_game::write(copy.path(), &game).unwrap_err();
        assert_eq!(texts(copy.path()), before, "{wrong}");
        wrong.to_string()
    };
    let with_key = |key: &str| {
        refused(NewGame {
            key: key.to_owned(),
            ..lanterns()
        })
    };
    for key in [
        "",
        "x",
        "Lanterns",
        "3mix",
        "a--b",
        "a-",
        "a_b",
        "match",
        "a-key-that-is-too-long",
    ] {
        let wrong = with_key(key);
        assert!(wrong.starts_with(&format!("`{key}` is no key")), "{wrong}");
    }
    for (key, by) in [
        ("kudosu", "assets/lang/en/kudosu.ftl"),
        ("puzzle", "the sentence puzzle-"),
        ("blank", "docs/template has blank.rs"),
        ("cups", "docs/template has cups.rs"),
        ("cell", "`Cell` is a type"),
    ] {
        let wrong = with_key(key);
        let begin = format!("`{key}` is taken: ");
        assert!(wrong.starts_with(&begin) && wrong.contains(by), "{wrong}");
    }
    for name in ["", " Lanterns", "a \"quoted\" one", "two\nlines", "a | b"] {
        let wrong = refused(NewGame {
            name: name.to_owned(),
            ..lanterns()
        });
        assert!(wrong.ends_with("30 at most"), "{wrong}");
    }
    // The registry is written last: what stands already is removed again.
    fs::remove_file(copy.path().join(REGISTRY)).unwrap();
    let before = texts(copy.path());
    let wrong = new_game::write(copy.path(), &lanterns()).unwrap_err();
    assert!(matches!(wrong, Error::File { verb: "read", .. }), "{wrong}");
    fs::write(copy.path().join(REGISTRY), "pub mod a;\n").unwrap();
    let wrong = new_game::write(copy.path(), &lanterns()).unwrap_err();
    assert!(matches!(wrong, Error::Registry), "{wrong}");
    fs::remove_file(copy.path().join(REGISTRY)).unwrap();
    assert_eq!(texts(copy.path()), before);
}

#[test]
fn what_is_half_written_is_removed() {
    let copy = checkout();
    // A file stands where a folder of the last part would.
    fs::write(copy.path().join("assets/puzzles"), "").unwrap();
    let before = texts(copy.path());
    let wrong = new_game::write(copy.path(), &lanterns()).unwrap_err();
    assert!(
        matches!(
            wrong,
            Error::File {
                verb: "written",
                ..
            }
        ),
        "{wrong}"
    );
    assert_eq!(texts(copy.path()), before);
}

#[test]
fn players_are_a_number_or_two() {
    assert_eq!(players("2").unwrap(), 2..=2);
    assert_eq!(players("2-6").unwrap(), 2..=6);
    for text in ["", "1", "7", "4-2", "2-7", "two", "2-", "-2", "2-3-4"] {
        let wrong = players(text).unwrap_err().to_string();
        assert!(wrong.contains("2 to 6 are allowed"), "{wrong}");
    }
}
