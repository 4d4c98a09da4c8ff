//! Many pictures on one sheet, each a third as wide as it is drawn.

use png::{BitDepth, ColorType, Encoder};

use super::theme::Colour;
use super::{Canvas, Shades, draw};
use crate::game::Scene;

/// So many pixels of a picture become one, in either direction.
const SMALLER: usize = 3;

/// Between two pictures, and around them all.
const GAP: usize = 16;

/// The scenes as one PNG file, so many side by side, in their order; clear where there is none.
#[must_use]
pub fn sheet(scenes: &[Scene], columns: usize) -> Vec<u8> {
    let small: Vec<Small> = scenes
        .iter()
        .map(|scene| Small::of(&draw(scene, Shades::Many)))
        .collect();
    let columns = columns.clamp(1, small.len().max(1));
    let wide = small
        .iter()
        .map(|picture| picture.width)
        .max()
        .unwrap_or_default();
    let high = small.iter().map(Small::height).max().unwrap_or_default();
    let rows = small.len().div_ceil(columns);
    let width = GAP + columns * (wide + GAP);
    let height = GAP + rows * (high + GAP);
    let mut pixels = vec![[0; 4]; width * height];
    for (at, picture) in small.iter().enumerate() {
        let left = GAP + at % columns * (wide + GAP) + (wide - picture.width) / 2;
        let top = GAP + at / columns * (high + GAP) + (high - picture.height()) / 2;
        for (y, row) in picture.pixels.chunks_exact(picture.width).enumerate() {
            pixels[(top + y) * width + left..][..picture.width].copy_from_slice(row);
        }
    }
    encode(width, height, &pixels)
}

/// A picture, smaller, in full colour.
struct Small {
    width: usize,
    pixels: Vec<Colour>,
}

impl Small {
    fn of(canvas: &Canvas) -> Small {
        let (width, height) = (canvas.width / SMALLER, canvas.height / SMALLER);
        let colours = canvas.colours.list();
        let pixel = |at: usize| {
            let (x, y) = (at % width * SMALLER, at / width * SMALLER);
            let block = (0..SMALLER * SMALLER).map(|i| {
                let (right, down) = (x + i % SMALLER, y + i / SMALLER);
                colours[usize::from(canvas.pixels[down * canvas.width + right])]
            });
            mean(block)
        };
        Small {
            width,
            pixels: (0..width * height).map(pixel).collect(),
        }
    }

    fn height(&self) -> usize {
        self.pixels.len() / self.width
    }
}

/// What a few colours look like from afar: what is clear has no say in the colour.
fn mean(colours: impl Iterator<Item = Colour>) -> Colour {
    let (mut sums, mut weight, mut count) = ([0; 3], 0, 0);
    for [red, green, blue, alpha] in colours {
        let alpha = u32::from(alpha);
        for (sum, channel) in sums.iter_mut().zip([red, green, blue]) {
            *sum += u32::from(channel) * alpha;
        }
        weight += alpha;
        count += 1;
    }
    let [red, green, blue] = sums.map(|sum| (sum / weight.max(1)) as u8);
    [red, green, blue, (weight / count) as u8]
}

fn encode(width: usize, height: usize, pixels: &[Colour]) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width as u32, height as u32);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder
        .write_header()
        .expect("writing to memory does not fail");
    writer
        .write_image_data(pixels.as_flattened())
        .expect("writing to memory does not fail");
    writer.finish().expect("writing to memory does not fail");
    file
}
