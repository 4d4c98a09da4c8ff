//! The texts of the games that the program contains: rules with their examples, lessons, puzzles.

use include_dir::{Dir, include_dir};

/// The folders of `assets` with a file for each game.
static FOLDERS: [(&str, Dir<'static>); 3] = [
    (
        "rules",
        include_dir!("$CARGO_MANIFEST_DIR/../../assets/rules"),
    ),
    (
        "lessons",
        include_dir!("$CARGO_MANIFEST_DIR/../../assets/lessons"),
    ),
    (
        "puzzles",
        include_dir!("$CARGO_MANIFEST_DIR/../../assets/puzzles"),
    ),
];

/// The texts of the template, which is a game of the tests alone.
#[cfg(test)]
const TEMPLATE: [(&str, &str); 4] = [
    (
        "rules/en/cups.md",
        include_str!("../../../docs/template/cups.md"),
    ),
    (
        "rules/examples/cups.record",
        include_str!("../../../docs/template/cups.examples.record"),
    ),
    (
        "lessons/cups.lesson",
        include_str!("../../../docs/template/cups.lesson"),
    ),
    (
        "puzzles/cups.puzzles",
        include_str!("../../../docs/template/cups.puzzles"),
    ),
];

/// Returns the text of a file of `assets`, such as `rules/en/kumo.md`; `None` where there is none.
#[must_use]
pub fn text(path: &str) -> Option<&'static str> {
    #[cfg(test)]
    if let Some((_, text)) = TEMPLATE.iter().find(|(name, _)| *name == path) {
        return Some(text);
    }
    let (folder, name) = path.split_once('/')?;
    let (_, files) = FOLDERS.iter().find(|(own, _)| *own == folder)?;
    files.get_file(name)?.contents_utf8()
}

/// Returns the names of the files of a folder of `assets` without their endings.
pub fn stems(folder: &str) -> impl Iterator<Item = &'static str> {
    let of_folder = FOLDERS.iter().filter(move |(own, _)| *own == folder);
    let files = of_folder.flat_map(|(_, files)| files.files());
    files.filter_map(|file| file.path().file_stem()?.to_str())
}
