//! The contact sheet: a board of every game with its name, in registry order.

use crate::example::{self, Wrong};
use crate::game::scene::{Height, Ink, Point, WIDTH};
use crate::game::{Lang, Scene};
use crate::games::{self, GAMES};
use crate::render;

/// Number of boards side by side.
///
/// A phone shows the sheet about 300 pixels wide; with four columns the names stay legible.
const COLUMNS: usize = 4;

/// Returns the contact sheet as a PNG file.
///
/// # Errors
/// [`Wrong`] if an example is invalid.
pub fn gallery() -> Result<Vec<u8>, Wrong> {
    gallery_of(
        &GAMES.iter().map(|entry| entry.info.key).collect::<Vec<_>>(),
        COLUMNS,
    )
}

/// Returns a sheet of some games, as [`gallery`] does of all; unknown keys are left out.
///
/// # Errors
/// [`Wrong`] if an example is invalid.
pub fn gallery_of(keys: &[&str], columns: usize) -> Result<Vec<u8>, Wrong> {
    let mut pictures: Vec<(Scene, Scene)> = Vec::new();
    for entry in keys.iter().filter_map(|key| games::find(key)) {
        let shown = example::all(entry)?.into_iter().next();
        let picture = shown.map(|example| example.scene(&Lang::english()));
        pictures.extend(picture.map(|scene| (scene, caption(entry.info.name))));
    }
    Ok(render::sheet(&pictures, columns))
}

/// Returns a game's name on a plate, legible on white and on black pages.
fn caption(name: &str) -> Scene {
    let mut scene = Scene::framed(190.0);
    let middle = Point::new(WIDTH / 2.0, 95.0);
    // The largest size at which the longest name fits.
    scene.text(name, middle, 118.0, Height::Capitals, Ink::Label);
    scene
}
