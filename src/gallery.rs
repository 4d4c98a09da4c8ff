//! The contact sheet: a board of every game with its name, in the order of the registry.

use crate::example::{self, Wrong};
use crate::game::scene::{Height, Ink, Point, WIDTH};
use crate::game::{Lang, Scene};
use crate::games::GAMES;
use crate::render;

/// Boards side by side.
const COLUMNS: usize = 5;

/// The sheet as a PNG file.
pub fn gallery() -> Result<Vec<u8>, Wrong> {
    let mut pictures: Vec<(Scene, Scene)> = Vec::new();
    for kind in GAMES {
        let shown = example::all(kind)?.into_iter().next();
        let picture = shown.map(|example| example.scene(&Lang::english()));
        pictures.extend(picture.map(|scene| (scene, caption(kind.info.name))));
    }
    Ok(render::sheet(&pictures, COLUMNS))
}

/// A game's name on a plate, to be read on a white page and on a black one.
fn caption(name: &str) -> Scene {
    let mut scene = Scene::framed(108.0);
    let middle = Point::new(WIDTH / 2.0, 54.0);
    scene.text(name, middle, 60.0, Height::Capitals, Ink::Label);
    scene
}
