//! The contact sheet: a board of every game with its name, in the order of the registry.

use crate::example::{self, Wrong};
use crate::game::scene::{Height, Ink, Point, WIDTH};
use crate::game::{Lang, Scene};
use crate::games::GAMES;
use crate::render;

/// Boards side by side.
///
/// Few enough that a phone, which shows the sheet some 300 pixels wide, shows names one can read.
const COLUMNS: usize = 4;

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
    let mut scene = Scene::framed(190.0);
    let middle = Point::new(WIDTH / 2.0, 95.0);
    // As large as the longest name can be.
    scene.text(name, middle, 118.0, Height::Capitals, Ink::Label);
    scene
}
