//! The subcommands for the author of a game: what its files lack, its pictures on one sheet, and
//! the files of a new one.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Subcommand;

use super::setting::Error;
use crate::board::GameEntry;
use crate::games;
use crate::workshop::files::Home;
use crate::workshop::new_game::{self, NewGame};
use crate::workshop::{check, files, pictures};

/// Files of a game in the checkout around the working directory
#[derive(Clone, Debug, Subcommand)]
pub enum Author {
    /// Say what the files of a game lack, a line each, in the order of docs/new-game.md
    Check {
        /// The game, such as `kintei`
        game: String,
    },
    /// Draw all pictures of a game on one sheet
    Sheet {
        /// The game, such as `kintei`
        game: String,
        /// The PNG file to make
        file: PathBuf,
    },
    /// Write the files of a new game, which compiles and can be played, and its lines in the
    /// registry
    NewGame {
        /// The key in commands and files, such as `dungeon-chess`
        key: String,
        /// The name that people read, such as `Dungeon Chess`
        #[arg(long)]
        name: String,
        /// The number of players, such as `2` or `2-4`
        #[arg(long, value_name = "N", default_value = "2")]
        players: String,
    },
}

/// Carries out a subcommand in the checkout around the working directory.
///
/// # Errors
/// [`Error::NoCheckout`] outside of one, and the errors of the subcommand.
pub fn author(args: &Author, out: &mut impl Write) -> Result<(), Error> {
    let root = files::root().ok_or(Error::NoCheckout)?;
    match args {
        Author::Check { game } => check(&root, game, out),
        Author::Sheet { game, file } => sheet(&root, game, file),
        Author::NewGame { key, name, players } => begin(&root, key, name, players, out),
    }
}

fn find(game: &str) -> Result<&'static GameEntry, Error> {
    games::find(game).ok_or_else(|| Error::UnknownGame(game.to_owned()))
}

/// Prints what a game lacks. A game that the registry lacks has files.
fn check(root: &Path, game: &str, out: &mut impl Write) -> Result<(), Error> {
    let home = Home::of_game(root, game);
    let entry = games::find(game);
    if entry.is_none() && home.code().is_empty() {
        return Err(Error::UnknownGame(game.to_owned()));
    }
    let lacks = check::lacks(&home, entry);
    for lack in &lacks {
        writeln!(out, "{lack}")?;
    }
    if lacks.is_empty() {
        writeln!(out, "{game} lacks nothing")?;
        return Ok(());
    }
    Err(Error::Lacks(game.to_owned(), lacks.len()))
}

fn sheet(root: &Path, game: &str, file: &Path) -> Result<(), Error> {
    let sheet = pictures::sheet(&Home::of_game(root, game), find(game)?);
    let sheet = sheet.map_err(Error::Sheet)?;
    fs::write(file, sheet).map_err(|error| Error::File {
        file: file.to_owned(),
        error,
    })
}

fn begin(
    root: &Path,
    key: &str,
    name: &str,
    players: &str,
    out: &mut impl Write,
) -> Result<(), Error> {
    let game = NewGame {
        key: key.to_owned(),
        name: name.to_owned(),
        seats: new_game::players(players)?,
    };
    for path in new_game::write(root, &game)? {
        writeln!(out, "{path}")?;
    }
    let run = "cargo run -p tavolino-games --";
    writeln!(
        out,
        "\n{run} check {key}   # what is still to be written\n\
         {run} perft {key} 2   # the rules\n\
         {run} draw {key} board.png < /dev/null   # the picture"
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(out: &[u8]) -> &str {
        str::from_utf8(out).unwrap()
    }

    #[test]
    fn a_game_of_the_registry_lacks_nothing_and_one_without_files_is_unknown() {
        let mut out = Vec::new();
        let check = |game: &str, out: &mut Vec<u8>| {
            let game = game.to_owned();
            author(&Author::Check { game }, out)
        };
        check("kumo", &mut out).unwrap();
        assert_eq!(text(&out), "kumo lacks nothing\n");
        let unknown = check("lanterns", &mut out).unwrap_err().to_string();
        assert!(unknown.contains("no game `lanterns`"), "{unknown}");
    }

    #[test]
    fn what_a_game_lacks_is_printed_and_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let code = folder.path().join("crates/games/src/games");
        fs::create_dir_all(&code).unwrap();
        fs::write(code.join("kumo.rs"), "\n// Unwritten: the rules\n").unwrap();
        let mut out = Vec::new();
        let failed = check(folder.path(), "kumo", &mut out).unwrap_err();
        let lines: Vec<&str> = text(&out).lines().collect();
        assert_eq!(
            failed.to_string(),
            format!("kumo lacks {} things", lines.len())
        );
        for line in [
            "assets/rules/en/kumo.md: is missing; write the rules for people, in pages",
            "crates/games/src/games/kumo.rs: line 2 is unwritten: the rules",
            "crates/games/src/games.rs: is missing; write the list of games",
            "assets/lessons/kumo.lesson: is missing; write blocks `## name`",
        ] {
            assert!(lines.iter().any(|own| own.starts_with(line)), "{lines:#?}");
        }
    }

    #[test]
    fn the_pictures_of_a_game_are_one_sheet() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("kumo.png");
        let game = "kumo".to_owned();
        let args = Author::Sheet {
            game,
            file: file.clone(),
        };
        author(&args, &mut Vec::new()).unwrap();
        let home = Home::of_game("../..", "kumo");
        let count = pictures::all(&home, games::find("kumo").unwrap())
            .unwrap()
            .len();
        let size = image::open(&file).unwrap();
        let (across, down) = (4, count.div_ceil(4) as u32);
        assert_eq!(size.width() / 300, across);
        assert!(size.height() > 200 * down, "{count}: {}", size.height());
    }
}
