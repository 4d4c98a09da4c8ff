//! Many pictures on one sheet, each a third as wide as it is drawn.

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{GenericImageView, ImageBuffer, Rgba, RgbaImage, imageops};

use super::canvas::Canvas;
use super::palette::Shades;
use super::picture::draw;
use super::theme::Colour;
use crate::game::Scene;

/// So many pixels of a picture become one, in either direction.
const SMALLER: u32 = 3;

/// How many pixels lie between two pictures, and around them all.
const GAP: u32 = 16;

/// How many between a picture and what stands below it.
const NEAR: u32 = 6;

/// The scenes as one PNG file, each with another one below it, so many side by side, in their order; clear where there is
/// none.
#[must_use]
pub fn sheet(scenes: &[(Scene, Scene)], columns: usize) -> Vec<u8> {
    let small: Vec<RgbaImage> = scenes.iter().map(captioned).collect();
    let columns = columns.clamp(1, small.len().max(1)) as u32;
    let rows = (small.len() as u32).div_ceil(columns);
    let most = |side: fn(&RgbaImage) -> u32| small.iter().map(side).max().unwrap_or_default();
    let (wide, high) = (most(RgbaImage::width), most(RgbaImage::height));
    let mut sheet = RgbaImage::new(GAP + columns * (wide + GAP), GAP + rows * (high + GAP));
    for (at, picture) in (0..).zip(&small) {
        let left = GAP + at % columns * (wide + GAP) + (wide - picture.width()) / 2;
        // A last row that is not full stands in the middle: its first caption is then not where Discord lays its badge.
        let missing = if at / columns + 1 == rows {
            columns * rows - small.len() as u32
        } else {
            0
        };
        let left = left + missing * (wide + GAP) / 2;
        // Captions of a row stand in one line.
        let top = GAP + at / columns * (high + GAP) + high - picture.height();
        imageops::replace(&mut sheet, picture, left.into(), top.into());
    }
    let mut file = Vec::new();
    let encoder =
        PngEncoder::new_with_quality(&mut file, CompressionType::Best, FilterType::Adaptive);
    sheet
        .write_with_encoder(encoder)
        .expect("writing to memory does not fail");
    file
}

/// A picture and its caption.
fn captioned((scene, below): &(Scene, Scene)) -> RgbaImage {
    let [above, below] = [scene, below].map(|scene| smaller(&draw(scene, Shades::Many)));
    let wide = above.width().max(below.width());
    let mut both = RgbaImage::new(wide, above.height() + NEAR + below.height());
    imageops::replace(&mut both, &above, 0, 0);
    let low = i64::from(above.height() + NEAR);
    imageops::replace(&mut both, &below, 0, low);
    both
}

/// The mean of each block of pixels; what is clear has no say in the colour, so alpha is premultiplied meanwhile.
fn smaller(canvas: &Canvas) -> RgbaImage {
    let (width, height) = (canvas.width() / SMALLER, canvas.height() / SMALLER);
    let weighted = ImageBuffer::from_fn(width * SMALLER, height * SMALLER, |x, y| {
        premultiplied(canvas.get_pixel(x, y))
    });
    let means = imageops::thumbnail(&weighted, width, height);
    ImageBuffer::from_fn(width, height, |x, y| straight(*means.get_pixel(x, y)))
}

/// Times the pixels of a block: the mean of them is then a whole number, and nothing is rounded before the end.
fn premultiplied(colour: Colour) -> Rgba<u32> {
    let [red, green, blue, alpha] = colour.0.map(u32::from);
    let weight = alpha * SMALLER * SMALLER;
    Rgba([red * weight, green * weight, blue * weight, weight])
}

/// The colour of a block's sum.
fn straight(Rgba([red, green, blue, alpha]): Rgba<u32>) -> Colour {
    let [red, green, blue] = [red, green, blue].map(|channel| (channel / alpha.max(1)) as u8);
    Rgba([red, green, blue, (alpha / (SMALLER * SMALLER)) as u8])
}
