//! Positions worth looking at, from `assets/rules/examples/<game>.record`: what `/rules` draws, and the contact sheet.
//!
//! A file holds blocks with a blank line between them. `## name` begins one; `# option key=value`, `# seats n` and
//! `# setup {…}` set the table, `# viewer n` says whose picture it is; then comes a line per turn, `<seat> <notation>`.

use include_dir::{Dir, include_dir};

use crate::board::{Board, GameEntry};
use crate::game::{Options, Scene, Seat, Viewer};

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/rules/examples");

/// A position, and who looks at it.
pub struct Example {
    /// What the rules call it.
    pub name: String,
    /// The position.
    pub board: Box<dyn Board>,
    /// Whose picture it is; everyone's where nobody is named.
    pub viewer: Viewer,
}

impl Example {
    /// Its picture and words. It hides nothing from whoever reads the rules, so it is never a private one.
    #[must_use]
    pub fn scene(&self, lang: &crate::game::Lang) -> Scene {
        self.board.scene(self.viewer, lang)
    }
}

impl std::fmt::Debug for Example {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Example")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// What a file of examples says that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}: `{line}`: {why}")]
pub struct Wrong {
    /// In which example.
    pub name: String,
    /// In which line.
    pub line: String,
    /// What is wrong with it.
    pub why: String,
}

/// The examples of a game, in the order of its file.
pub fn all(kind: &'static GameEntry) -> Result<Vec<Example>, Wrong> {
    let file = FILES.get_file(format!("{}.record", kind.info.key));
    let text = file
        .and_then(include_dir::File::contents_utf8)
        .unwrap_or_default();
    let blocks = text
        .split("\n\n")
        .map(str::trim)
        .filter(|block| !block.is_empty());
    blocks.map(|block| read(kind, block)).collect()
}

/// One block.
fn read(kind: &'static GameEntry, block: &str) -> Result<Example, Wrong> {
    let name = block.lines().find_map(|line| line.strip_prefix("## "));
    let name = name.unwrap_or_default().trim().to_owned();
    let wrong = |line: &str, why: String| Wrong {
        name: name.clone(),
        line: line.to_owned(),
        why,
    };
    let mut board = open(kind, block).map_err(|why| wrong("#", why))?;
    for line in block.lines().filter(|line| !line.starts_with('#')) {
        let (seat, said) = line.split_once(' ').unwrap_or((line, ""));
        let seat = seat
            .parse()
            .map(Seat)
            .map_err(|_| wrong(line, "no seat".to_owned()))?;
        if said == "resign" {
            board.leave(seat);
            continue;
        }
        board
            .play(seat, said)
            .map_err(|refusal| wrong(line, refusal.explained()))?;
    }
    let viewer = head(block, "viewer")
        .next()
        .and_then(|seat| seat.parse().ok())
        .map(Seat);
    Ok(Example {
        name,
        board,
        viewer,
    })
}

/// The table and the deal that the head of a block or record describes, before the first turn; or what is wrong with it.
pub fn open(kind: &'static GameEntry, text: &str) -> Result<Box<dyn Board>, String> {
    let pair = |option: &str| {
        let (key, value) = option.split_once('=')?;
        Some((key.to_owned(), value.to_owned()))
    };
    let options: Options = head(text, "option").filter_map(pair).collect();
    let seats = head(text, "seats").next().map(str::parse).transpose();
    let seats = seats.map_err(|_| "how many seats?".to_owned())?;
    let table = kind
        .info
        .table(&options, seats)
        .map_err(|bad| bad.to_string())?;
    let setup = head(text, "setup").next().unwrap_or("null");
    let setup = serde_json::from_str(setup).map_err(|bad| bad.to_string())?;
    (kind.open)(&table, setup).map_err(|bad| bad.to_string())
}

/// What the lines `# <key> …` say.
fn head<'a>(text: &'a str, key: &'a str) -> impl Iterator<Item = &'a str> {
    let said = move |line: &'a str| {
        line.strip_prefix("# ")?
            .strip_prefix(key)?
            .strip_prefix(' ')
    };
    text.lines().filter_map(said).map(str::trim)
}
