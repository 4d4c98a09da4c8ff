//! Positions to draw, and their golden pictures.

use std::path::PathBuf;

use tavolino_games::board::GameEntry;
use tavolino_games::example::Example;
use tavolino_games::game::{Lang, Scene};
use tavolino_games::render;
use tavolino_games::workshop::files::Part;
use tavolino_games::workshop::pictures::{Picture, of_rules};

use super::{ROOT, alt, golden, home};

/// Maximum size of a picture, in bytes: people load it on a phone.
pub const LARGEST: usize = 30_000;

/// Compares a picture of a game with its golden one.
fn is_golden(entry: &GameEntry, name: &str, scene: &Scene) {
    alt::is_clear(scene);
    let folder = home(entry.info.key).path(Part::Golden);
    golden::golden(&PathBuf::from(ROOT).join(folder), name, scene);
}

pub fn is_drawn_as_it_was(entry: &'static GameEntry, picture: &Picture) {
    let scene = picture.scene(entry);
    let file = home(entry.info.key).path(Part::Pictures);
    let scene = scene.unwrap_or_else(|wrong| panic!("{file}: {wrong}"));
    let (name, size) = (picture.name(), render::png(&scene).len());
    assert!(
        size <= LARGEST,
        "{file}, `## {name}`: the picture has {size} bytes, at most {LARGEST} are allowed"
    );
    is_golden(entry, name, &scene);
}

/// Checks the diagrams of the pieces in the rules, where a game has them.
pub fn are_its_pieces(entry: &GameEntry) {
    if let Some(scene) = (entry.pieces)() {
        is_golden(entry, &of_rules(entry, "pieces"), &scene);
    }
}

/// Checks the picture of a position in the rules.
pub fn is_an_example(entry: &GameEntry, example: &Example) {
    let scene = example.scene(&Lang::english());
    is_golden(entry, &of_rules(entry, &example.name), &scene);
}
