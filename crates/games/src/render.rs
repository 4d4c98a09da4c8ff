//! The renderer: scenes to pixels. The only module that knows fonts, colours and picture files.
//!
//! The stages: `figure` returns a shape's outline, flattened to polylines by `outline`; `coverage`
//! rasterizes it with anti-aliasing; `sprites` caches the coverage; `canvas` blends an ink into an
//! indexed image, whose colours `palette` allocates; `encode` writes a PNG file, `gif` an
//! animation. Drawing directly in indexed colour makes a picture cost a few milliseconds, and every
//! flat area has exactly the colour of `theme`.

mod canvas;
mod coverage;
mod deflate;
mod encode;
mod figure;
mod gif;
mod huffman;
mod lettering;
mod outline;
mod palette;
mod picture;
mod scale;
mod sheet;
mod sprites;
mod theme;

use crate::game::Scene;

pub use self::canvas::Canvas;
pub use self::encode::{IndexedPng, encode};
pub use self::gif::replay;
pub use self::palette::{Colours, Shades};
pub use self::picture::draw;
pub use self::sheet::sheet;

/// Maximum size of a PNG file in bytes; a larger one is drawn again with fewer shades, because it
/// is loaded on phones.
const MAX_FILE_BYTES: usize = 29_500;

/// Maximum number of partly covered pixels; above it the file would usually be too large, so fewer
/// shades are used at once.
const MAX_PARTIAL_PIXELS: usize = 40_000;

/// Returns the scene as a PNG file, bit for bit equal on every machine.
#[must_use]
pub fn png(scene: &Scene) -> Vec<u8> {
    let canvas = draw(scene, Shades::Many);
    if canvas.edges <= MAX_PARTIAL_PIXELS {
        let file = encode(&canvas);
        if file.len() <= MAX_FILE_BYTES {
            return file;
        }
    }
    encode(&draw(scene, Shades::Few))
}
