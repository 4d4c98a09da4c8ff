//! Example positions from `assets/rules/examples/<game>.record`, for `/rules` and the contact
//! sheet.
//!
//! A file holds blocks separated by blank lines. `## name` begins a block; `# option key=value`,
//! `# seats n` and `# setup {…}` set the table, `# viewer n` names the viewer, `# card n` draws the
//! card of a seat instead of the board; then follows a line per turn, `<seat> <notation>`.

use crate::assets;
use crate::board::{Board, GameEntry};
use crate::game::{Lang, Options, Scene, Seat, Table, Viewer};

/// A position with its viewer.
pub struct Example {
    /// The name in the rules.
    pub name: String,
    /// The position.
    pub board: Box<dyn Board>,
    /// The viewer of the picture; `None` for the public.
    pub viewer: Viewer,
    /// The seat whose card is drawn; `None` for the board.
    pub card: Option<Seat>,
}

impl Example {
    /// Returns the picture with its texts. Every reader of the rules may see it.
    #[must_use]
    pub fn scene(&self, lang: &Lang) -> Scene {
        let card = self.card.and_then(|seat| self.board.card(seat, lang));
        card.map_or_else(|| self.board.scene(self.viewer, lang), |card| card.scene)
    }
}

impl std::fmt::Debug for Example {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Example")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// An error in a file of examples.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}: `{line}`: {why}")]
pub struct Wrong {
    /// The example.
    pub name: String,
    /// The line.
    pub line: String,
    /// The reason.
    pub why: String,
}

/// Returns the examples of a game, in the order of its file.
///
/// # Errors
/// [`Wrong`] at the first line that cannot be read or played.
pub fn all(entry: &'static GameEntry) -> Result<Vec<Example>, Wrong> {
    blocks(entry).map(|block| read(entry, block)).collect()
}

/// Returns the example of this name; `None` if the game has none, or its block cannot be played.
#[must_use]
pub fn find(entry: &'static GameEntry, name: &str) -> Option<Example> {
    let block = blocks(entry).find(|block| name_of(block) == name)?;
    read(entry, block).ok()
}

/// Returns the blocks of a game's file, one for each example.
fn blocks(entry: &GameEntry) -> impl Iterator<Item = &'static str> + use<> {
    blocks_in(&format!("rules/examples/{}.record", entry.info.key))
}

/// Returns the blocks of a file of `assets`, which blank lines separate; none for a file that does
/// not exist.
pub fn blocks_in(path: &str) -> impl Iterator<Item = &'static str> + use<> {
    let text = assets::text(path).unwrap_or_default();
    let blocks = text.split("\n\n").map(str::trim);
    blocks.filter(|block| !block.is_empty())
}

/// Returns the name of a block.
#[must_use]
pub fn name_of(block: &str) -> &str {
    let name = block.lines().find_map(|line| line.strip_prefix("## "));
    name.unwrap_or_default().trim()
}

/// Returns the example of one block.
fn read(entry: &'static GameEntry, block: &str) -> Result<Example, Wrong> {
    let board = position(entry, block)?;
    let seat = |key| head(block, key).next()?.parse().ok().map(Seat);
    Ok(Example {
        name: name_of(block).to_owned(),
        board,
        viewer: seat("viewer"),
        card: seat("card"),
    })
}

/// Returns the position of a block: its first position, and its turns played.
///
/// # Errors
/// [`Wrong`] at the first line that cannot be read or played.
pub fn position(entry: &'static GameEntry, block: &str) -> Result<Box<dyn Board>, Wrong> {
    let wrong = |line: &str, why: String| Wrong {
        name: name_of(block).to_owned(),
        line: line.to_owned(),
        why,
    };
    let mut board = open(entry, block).map_err(|why| wrong("#", why))?;
    for line in block.lines().filter(|line| !line.starts_with('#')) {
        let (seat, text) = line.split_once(' ').unwrap_or((line, ""));
        let seat = seat
            .parse()
            .map(Seat)
            .map_err(|_| wrong(line, "no seat".to_owned()))?;
        if text == "resign" {
            board.leave(seat);
            continue;
        }
        board
            .play(seat, text)
            .map_err(|refusal| wrong(line, refusal.explained()))?;
    }
    Ok(board)
}

/// Returns the board at its first position, from the head of a block or record.
///
/// # Errors
/// The reason the table or the deal is invalid, as a sentence.
pub fn open(entry: &'static GameEntry, text: &str) -> Result<Box<dyn Board>, String> {
    let table = table(entry, text)?;
    let setup = head(text, "setup").next().unwrap_or("null");
    let setup = serde_json::from_str(setup).map_err(|bad| bad.to_string())?;
    (entry.open)(&table, setup).map_err(|bad| bad.to_string())
}

/// Returns the table that the head of a block or record sets.
///
/// # Errors
/// The reason the table is invalid, as a sentence.
pub fn table(entry: &'static GameEntry, text: &str) -> Result<Table, String> {
    let pair = |option: &str| {
        let pair = option.split_once('=');
        let (key, value) =
            pair.ok_or(format!("`# option {option}` is not `# option KEY=VALUE`"))?;
        Ok((key.to_owned(), value.to_owned()))
    };
    let options: Result<Options, String> = head(text, "option").map(pair).collect();
    let seats = head(text, "seats").next().map(str::parse).transpose();
    let seats = seats.map_err(|_| "`# seats` is followed by a number".to_owned())?;
    let table = entry.info.table(&options?, seats);
    table.map_err(|bad| bad.to_string())
}

/// Returns the values of the lines `# <key> …`.
pub fn head<'a, 'k>(text: &'a str, key: &'k str) -> impl Iterator<Item = &'a str> + use<'a, 'k> {
    let value = move |line: &'a str| {
        line.strip_prefix("# ")?
            .strip_prefix(key)?
            .strip_prefix(' ')
    };
    text.lines().filter_map(value).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_without_a_value_and_an_unknown_option_are_errors() {
        let entry = crate::games::find("mindoku").expect("it is in the registry");
        for head in ["# option board", "# option bord=4x"] {
            let wrong = open(entry, head).err();
            let named = wrong.is_some_and(|wrong| wrong.contains(&head["# option ".len()..][..4]));
            assert!(named, "{head}");
        }
    }
}
