//! Scenes as pixels: the only module that knows fonts, colours and picture files.
//!
//! A scene passes through these stages: `figure` gives a shape's outline, which `outline` has flattened into short lines;
//! `coverage` rasterises it with anti-aliasing; `sprites` keeps the result for the next picture; `canvas` blends an ink
//! into an indexed image, whose colours `palette` allocates on the way; `encode` writes the file, and `gif` writes
//! many scenes as one animation. Drawing straight in indexed colour makes a picture cost a few milliseconds, and every
//! flat area has exactly the colour `theme` gives it.

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

/// A file of more bytes than this is drawn anew with fewer shades: people load it on a phone.
const LARGE: usize = 29_500;

/// A picture with more partly covered pixels than this makes a large file as a rule, which is known before it is packed.
const BUSY: usize = 40_000;

/// The scene as a PNG file, the same to the last bit on every machine.
#[must_use]
pub fn png(scene: &Scene) -> Vec<u8> {
    let canvas = draw(scene, Shades::Many);
    if canvas.edges <= BUSY {
        let file = encode(&canvas);
        if file.len() <= LARGE {
            return file;
        }
    }
    encode(&draw(scene, Shades::Few))
}
