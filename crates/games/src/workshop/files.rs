//! The files of a game, in the order in which `docs/new-game.md` writes them.

use std::path::{Path, PathBuf};
use std::{env, fs};

use strum::VariantArray;

/// The registry, from the root of the checkout.
pub const REGISTRY: &str = "crates/games/src/games.rs";

/// The folder of the templates, from the root of the checkout.
const TEMPLATES: &str = "docs/template";

/// A file of a game, or a file of the checkout that names all games; in the order in which they are
/// written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray)]
pub enum Part {
    /// The rules for people.
    Rules,
    /// The positions that the rules show.
    Examples,
    /// The rules as code.
    Code,
    /// The registry.
    Registry,
    /// Picture and sentences as code.
    Face,
    /// The sentences.
    Sentences,
    /// A test per rule.
    Tests,
    /// Counts of turns.
    Perft,
    /// A game with the texts that each seat reads.
    Record,
    /// Positions to draw.
    Pictures,
    /// The drawn pictures.
    Golden,
    /// The lesson.
    Lesson,
    /// The puzzles, which a program makes and not every game has.
    Puzzles,
    /// The table of games in README.
    Readme,
    /// The taps of a turn.
    Figures,
}

/// The home of a game: the assets and sources of a checkout, or the folder of the templates.
#[derive(Clone, Debug)]
pub struct Home {
    root: PathBuf,
    key: String,
    is_template: bool,
}

impl Part {
    /// Returns the files that belong to one game alone.
    pub fn own() -> impl Iterator<Item = Part> {
        let is_own = |part: &Part| {
            !matches!(
                part,
                Part::Registry | Part::Golden | Part::Readme | Part::Figures
            )
        };
        Part::VARIANTS.iter().copied().filter(is_own)
    }

    /// Returns what stands in the file.
    #[must_use]
    pub fn content(self) -> &'static str {
        match self {
            Part::Rules => "the rules for people, in pages",
            Part::Examples => "at least two positions that the rules show",
            Part::Code => "the position with `Game` and `Heuristics`",
            Part::Registry => "the list of games",
            Part::Face => "the picture and the sentences, `Face`",
            Part::Sentences => "the sentences",
            Part::Tests => "a test per rule",
            Part::Perft => {
                "blocks with `source`, `option`, `seats`, `setup`, `play` and `perft DEPTH COUNT`, as in kumo.perft"
            }
            Part::Record => {
                "`# game KEY`, `# option KEY=VALUE`, `# seats NUMBER`, `# setup JSON`, then a line per turn; UPDATE=1 adds what each seat reads"
            }
            Part::Pictures => {
                "blocks `## name` with the lines that lead to a position to draw, as in docs/template/cups.pictures"
            }
            Part::Golden => "the pictures, drawn",
            Part::Lesson => {
                "blocks `## name` with `# goal …`, `# show TURN` and the lines that lead to the position, as in docs/template/cups.lesson"
            }
            Part::Puzzles => "the puzzles that `tavolino puzzles make` finds",
            Part::Readme => "the table of games",
            Part::Figures => "the taps of a turn",
        }
    }
}

impl Home {
    /// Returns the home of a game in the checkout at `root`.
    #[must_use]
    pub fn of_game(root: impl Into<PathBuf>, key: &str) -> Home {
        Home {
            root: root.into(),
            key: key.to_owned(),
            is_template: false,
        }
    }

    /// Returns the home of a template in the checkout at `root`.
    #[must_use]
    pub fn of_template(root: impl Into<PathBuf>, key: &str) -> Home {
        Home {
            is_template: true,
            ..Home::of_game(root, key)
        }
    }

    /// Returns the key of the game.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Returns whether it is the home of a template, which the documents do not name.
    #[must_use]
    pub fn is_template(&self) -> bool {
        self.is_template
    }

    /// Returns the module of the game: its key with underscores for hyphens.
    #[must_use]
    pub fn module(&self) -> String {
        module(&self.key)
    }

    /// Returns the path of a file from the root of the checkout; of [`Part::Golden`] the folder.
    #[must_use]
    pub fn path(&self, part: Part) -> String {
        let (key, module) = (&self.key, self.module());
        let (code, data) = if self.is_template {
            (TEMPLATES, TEMPLATES)
        } else {
            ("crates/games/src/games", "crates/games/tests/games")
        };
        let asset = |folder: &str, ending: &str| {
            if self.is_template {
                format!("{TEMPLATES}/{key}.{ending}")
            } else {
                format!("assets/{folder}/{key}.{ending}")
            }
        };
        match part {
            Part::Rules => asset("rules/en", "md"),
            Part::Examples if self.is_template => format!("{TEMPLATES}/{key}.examples.record"),
            Part::Examples => asset("rules/examples", "record"),
            Part::Code => format!("{code}/{module}.rs"),
            Part::Registry => REGISTRY.to_owned(),
            Part::Face => format!("{code}/{module}/face.rs"),
            Part::Sentences => asset("lang/en", "ftl"),
            Part::Tests => format!("{code}/{module}/tests.rs"),
            Part::Perft => format!("{data}/{key}.perft"),
            Part::Record => format!("{data}/{key}.record"),
            Part::Pictures => format!("{data}/{key}.pictures"),
            Part::Golden if self.is_template => format!("{TEMPLATES}/pictures"),
            Part::Golden => "crates/games/tests/pictures".to_owned(),
            Part::Lesson => asset("lessons", "lesson"),
            Part::Puzzles => asset("puzzles", "puzzles"),
            Part::Readme => "README.md".to_owned(),
            Part::Figures => "docs/figures.md".to_owned(),
        }
    }

    /// Returns a path from the root of the checkout as one from the working directory.
    #[must_use]
    pub fn join(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }

    /// Returns the text of a file; `None` where there is no such file.
    #[must_use]
    pub fn read(&self, part: Part) -> Option<String> {
        fs::read_to_string(self.join(&self.path(part))).ok()
    }

    /// Returns the command that writes the record and the pictures anew.
    #[must_use]
    pub fn update(&self) -> String {
        let tests = if self.is_template {
            "--lib"
        } else {
            "--test games"
        };
        format!("UPDATE=1 cargo test -p tavolino-games {tests} {}", self.key)
    }

    /// Returns the texts of the game's code, without those of its tests.
    #[must_use]
    pub fn code(&self) -> String {
        let tests = self.join(&self.path(Part::Tests));
        let files = module_files(self.join(&self.path(Part::Code)));
        let code = files.filter(|file| *file != tests);
        code.filter_map(|file| fs::read_to_string(file).ok())
            .collect()
    }

    /// Returns whether a file of the game's tests has one.
    #[must_use]
    pub fn has_tests(&self) -> bool {
        let mut files = module_files(self.join(&self.path(Part::Tests)));
        files.any(|file| fs::read_to_string(file).is_ok_and(|text| text.contains("#[test]")))
    }
}

/// Returns the files of a module: its own, and those in its folder.
fn module_files(file: PathBuf) -> impl Iterator<Item = PathBuf> {
    let folder = file.with_extension("");
    let inner = names(&folder)
        .into_iter()
        .map(move |name| folder.join(name));
    let inner = inner.filter(|file| file.extension().is_some_and(|ending| ending == "rs"));
    std::iter::once(file).chain(inner)
}

/// Returns the module of a game: its key with underscores for hyphens.
#[must_use]
pub fn module(key: &str) -> String {
    key.replace('-', "_")
}

/// Returns the names in a folder, sorted; none where there is no such folder.
#[must_use]
pub fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let names = entries.filter_map(|entry| Some(entry.ok()?.file_name()));
    let mut names: Vec<String> = names
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// Returns the root of the checkout around the working directory; `None` outside of any.
#[must_use]
pub fn root() -> Option<PathBuf> {
    let here = env::current_dir().ok()?;
    let mut above = here.ancestors();
    let root = above.find(|folder| folder.join(REGISTRY).is_file())?;
    Some(root.to_owned())
}
