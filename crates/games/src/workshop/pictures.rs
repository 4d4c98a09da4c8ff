//! Positions to draw: those of a game's rules, and those of its `.pictures`.
//!
//! A `.pictures` has blocks with a blank line between them. `## name` begins one and names its
//! picture. Its head is that of a record, or `# after name`: it goes on from the position of
//! another block. Then the picture, without a line the public one: `# seat 2`, `# card 2`,
//! `# halfway 2 the words`, `# preview 2 the turn`,
//! `# since 2`. The lines that follow are played.

use super::files::{Home, Part};
use super::position::{follow, has_known_heads, head, lines, open};
use crate::board::{Board, GameEntry};
use crate::example;
use crate::game::scene::{Height, Ink, Point, WIDTH};
use crate::game::{Lang, Scene, Seat};
use crate::render;

/// Maximum number of choices of a menu, and of characters of an alt text.
const CHOICES: usize = 25;
const ALT: usize = 1024;

/// Number of pictures side by side on the sheet.
const COLUMNS: usize = 4;

/// A block of a game's `.pictures`.
#[derive(Clone, Debug)]
pub struct Picture {
    text: String,
    /// The text of the file: a block may go on from another.
    all: String,
}

/// Returns the blocks of a game's `.pictures`; none without one.
#[must_use]
pub fn blocks(home: &Home) -> Vec<Picture> {
    let all = home.read(Part::Pictures).unwrap_or_default();
    let block = |text: &str| Picture {
        text: text.to_owned(),
        all: all.clone(),
    };
    split(&all).map(block).collect()
}

fn split(text: &str) -> impl Iterator<Item = &str> {
    let blocks = text.split("\n\n").map(str::trim);
    blocks.filter(|block| block.starts_with("## "))
}

fn name_of(block: &str) -> &str {
    let line = block.lines().next().unwrap_or_default();
    line.trim_start_matches("## ").trim()
}

impl Picture {
    /// Returns the name of the picture.
    #[must_use]
    pub fn name(&self) -> &str {
        name_of(&self.text)
    }

    /// Returns the picture.
    ///
    /// # Errors
    /// The line that cannot be read or played, with the block.
    pub fn scene(&self, entry: &'static GameEntry) -> Result<Scene, String> {
        let drawn = self.drawn(entry);
        drawn.map_err(|wrong| format!("`## {}`: {wrong}", self.name()))
    }

    fn board(&self, entry: &'static GameEntry, block: &str) -> Result<Box<dyn Board>, String> {
        has_known_heads(block)?;
        let mut board = match head(block, "after") {
            None => open(entry, block)?,
            Some(before) => {
                let named = split(&self.all).find(|block| name_of(block) == before);
                let named = named.ok_or_else(|| format!("there is no block `## {before}`"))?;
                self.board(entry, named)?
            }
        };
        for line in lines(block) {
            let (line, seat, words) = line?;
            follow(&mut *board, seat, words).map_err(|why| format!("`{line}`: {why}"))?;
        }
        Ok(board)
    }

    /// Returns the seat of a head line and the words after it; `None` without such a line.
    fn seat_of(&self, key: &str) -> Result<Option<(Seat, &str)>, String> {
        let Some(line) = head(&self.text, key) else {
            return Ok(None);
        };
        let (seat, words) = line.split_once(' ').unwrap_or((line, ""));
        match seat.parse() {
            Ok(seat) => Ok(Some((Seat(seat), words))),
            Err(_) => Err(format!("`# {key} {line}` names no seat")),
        }
    }

    fn drawn(&self, entry: &'static GameEntry) -> Result<Scene, String> {
        let board = self.board(entry, &self.text)?;
        let lang = Lang::english();
        if let Some((seat, _)) = self.seat_of("card")? {
            let card = board.card(seat, &lang);
            let card = card.ok_or_else(|| format!("seat {seat} has no card"))?;
            return Ok(card.scene);
        }
        if let Some((seat, turn)) = self.seat_of("preview")? {
            let chosen = board.choose(seat, turn);
            let refused = |why: String| format!("`# preview {seat} {turn}`: {why}");
            let chosen = chosen.map_err(|why| refused(why.explained()))?;
            return Ok(chosen.preview(&lang));
        }
        if let Some((seat, words)) = self.seat_of("halfway")? {
            let steps = board.steps(seat, words, CHOICES);
            // An illegal turn is drawn too, in a game whose turns are found by adjusting.
            let is_drawn = !steps.is_empty() || !board.nudges(seat, words).is_empty();
            if !is_drawn {
                return Err(format!("no turn of seat {seat} begins with `{words}`"));
            }
            return Ok(board.menu(seat, words, &steps, ALT, &lang).scene);
        }
        if let Some((seat, _)) = self.seat_of("since")? {
            return Ok(board.scene_since(Some(seat), &lang));
        }
        let viewer = self.seat_of("seat")?.map(|(seat, _)| seat);
        Ok(board.scene(viewer, &lang))
    }
}

/// Returns every picture of a game with its name: the positions and pieces of the rules, then the
/// blocks of its `.pictures`.
///
/// # Errors
/// The line of a position that cannot be read or played, with its file.
pub fn all(home: &Home, entry: &'static GameEntry) -> Result<Vec<(String, Scene)>, String> {
    let examples = example::all(entry);
    let examples = examples.map_err(|wrong| format!("{}: {wrong}", home.path(Part::Examples)))?;
    let lang = Lang::english();
    let examples = examples
        .iter()
        .map(|example| (of_rules(entry, &example.name), example.scene(&lang)));
    let pieces = (entry.pieces)().map(|scene| (of_rules(entry, "pieces"), scene));
    let mut all: Vec<(String, Scene)> = examples.chain(pieces).collect();
    for block in blocks(home) {
        let scene = block.scene(entry);
        let scene = scene.map_err(|wrong| format!("{}: {wrong}", home.path(Part::Pictures)))?;
        all.push((block.name().to_owned(), scene));
    }
    Ok(all)
}

/// Returns the name of the file of a picture of the rules.
#[must_use]
pub fn of_rules(entry: &GameEntry, name: &str) -> String {
    format!("rules-{}-{name}", entry.info.key)
}

/// Returns all pictures of a game on one sheet, as a PNG file.
///
/// # Errors
/// The line of a position that cannot be read or played, with its file; or that there is none.
pub fn sheet(home: &Home, entry: &'static GameEntry) -> Result<Vec<u8>, String> {
    let all = all(home, entry)?;
    if all.is_empty() {
        let (rules, pictures) = (home.path(Part::Examples), home.path(Part::Pictures));
        return Err(format!("neither {rules} nor {pictures} has a position"));
    }
    let captioned = all.into_iter().map(|(name, scene)| (scene, caption(&name)));
    let scenes: Vec<(Scene, Scene)> = captioned.collect();
    Ok(render::sheet(&scenes, COLUMNS))
}

/// Returns the name of a picture on a plate, at a size at which it fits.
fn caption(name: &str) -> Scene {
    let mut scene = Scene::framed(120.0);
    let middle = Point::new(WIDTH / 2.0, 60.0);
    let size = (1500.0 / name.len() as f32).min(80.0);
    scene.text(name, middle, size, Height::Letters, Ink::Label);
    scene
}
