//! Positions to draw, and their golden pictures.
//!
//! A game's `.pictures` are blocks with a blank line between them. `## name` begins one and names
//! its golden picture. Its head is that of a record, or `# after name`: it goes on from the
//! position of another block. Then the picture, without a line the public one: `# seat 2`,
//! `# card 2`, `# halfway 2 the words`, `# preview 2 the turn`. The lines that follow are played.

use tavolino_games::board::{Board, GameEntry};
use tavolino_games::example::Example;
use tavolino_games::game::{Lang, Scene, Seat};
use tavolino_games::render;

use crate::alt;
use crate::block::{follow, has_known_heads, head, lines, open};
use crate::files;
use crate::golden::golden;

/// Maximum size of a picture, in bytes: people load it on a phone.
pub const LARGEST: usize = 30_000;

/// Maximum number of choices of a menu, and of characters of an alt text.
const CHOICES: usize = 25;
const ALT: usize = 1024;

/// A picture, and all blocks of its game: it may go on from another.
pub struct Block {
    /// The key of its game.
    key: String,
    text: String,
    all: String,
}

pub fn blocks(key: &str) -> Vec<Block> {
    let all = files::read(key, "pictures");
    let block = |text: &str| Block {
        key: key.to_owned(),
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

impl Block {
    pub fn name(&self) -> &str {
        name_of(&self.text)
    }

    /// The file and the block, for messages.
    fn place(&self) -> String {
        let Block { key, .. } = self;
        format!(
            "crates/games/tests/games/{key}.pictures, `## {}`",
            self.name()
        )
    }

    fn board(&self, kind: &'static GameEntry, block: &str) -> Box<dyn Board> {
        let place = self.place();
        has_known_heads(&place, block);
        let mut board = match head(block, "after") {
            None => open(kind, &place, block),
            Some(before) => {
                let named = split(&self.all).find(|block| name_of(block) == before);
                self.board(
                    kind,
                    named.unwrap_or_else(|| panic!("{place}: there is no block `## {before}`")),
                )
            }
        };
        for (line, seat, said) in lines(block) {
            follow(&mut *board, seat, said)
                .unwrap_or_else(|why| panic!("{place}: `{line}`: {why}"));
        }
        board
    }

    fn scene(&self, kind: &'static GameEntry) -> Scene {
        let board = self.board(kind, &self.text);
        let lang = Lang::english();
        let place = self.place();
        let seat_of = |key| {
            let line = head(&self.text, key)?;
            let (seat, words) = line.split_once(' ').unwrap_or((line, ""));
            let seat = seat.parse();
            let seat = seat.unwrap_or_else(|_| panic!("{place}: `# {key} {line}` names no seat"));
            Some((Seat(seat), words))
        };
        if let Some((seat, _)) = seat_of("card") {
            return board
                .card(seat, &lang)
                .unwrap_or_else(|| panic!("{place}: seat {seat} has no card"))
                .scene;
        }
        if let Some((seat, turn)) = seat_of("preview") {
            let chosen = board.choose(seat, turn);
            let chosen = chosen.unwrap_or_else(|why| {
                panic!("{place}: `# preview {seat} {turn}`: {}", why.explained())
            });
            return chosen.preview(&lang);
        }
        if let Some((seat, said)) = seat_of("halfway") {
            let steps = board.steps(seat, said, CHOICES);
            // An illegal turn is drawn too, in a game whose turns are found by adjusting.
            let is_drawn = !steps.is_empty() || !board.nudges(seat, said).is_empty();
            assert!(
                is_drawn,
                "{place}: no turn of seat {seat} begins with `{said}`"
            );
            return board.menu(seat, said, &steps, ALT, &lang).scene;
        }
        board.scene(seat_of("seat").map(|(seat, _)| seat), &lang)
    }
}

pub fn is_drawn_as_it_was(kind: &'static GameEntry, block: &Block) {
    let scene = block.scene(kind);
    let size = render::png(&scene).len();
    assert!(
        size <= LARGEST,
        "{}: the picture has {size} bytes, at most {LARGEST} are allowed",
        block.place()
    );
    alt::is_clear(&scene);
    golden(block.name(), &scene);
}

/// Checks the diagrams of the pieces in the rules, where a game has them.
pub fn are_its_pieces(kind: &GameEntry) {
    if let Some(scene) = (kind.pieces)() {
        alt::is_clear(&scene);
        golden(&format!("rules-{}-pieces", kind.info.key), &scene);
    }
}

/// Checks the picture of a position in the rules.
pub fn is_an_example(kind: &GameEntry, example: &Example) {
    let scene = example.scene(&Lang::english());
    alt::is_clear(&scene);
    golden(&format!("rules-{}-{}", kind.info.key, example.name), &scene);
}
