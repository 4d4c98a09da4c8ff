//! The contact sheet: a board of every game, in the order of the registry.

use crate::example::{self, Wrong};
use crate::game::{Lang, Scene};
use crate::games::GAMES;
use crate::render;

/// Boards side by side.
const COLUMNS: usize = 5;

/// The sheet as a PNG file.
pub fn gallery() -> Result<Vec<u8>, Wrong> {
    let mut scenes: Vec<Scene> = Vec::new();
    for kind in GAMES {
        let shown = example::all(kind)?.into_iter().next();
        scenes.extend(shown.map(|example| example.scene(&Lang::english())));
    }
    Ok(render::sheet(&scenes, COLUMNS))
}
