//! Contact sheets: many pictures in one, each at a third of its size.

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{GenericImageView, ImageBuffer, Rgba, RgbaImage, imageops};

use super::canvas::Canvas;
use super::palette::Shades;
use super::picture::draw;
use super::theme::Colour;
use crate::game::Scene;

/// Number of pixels merged into one, in both directions.
const SMALLER: u32 = 3;

/// Gap between pictures and around the sheet, in pixels.
const GAP: u32 = 16;

/// Gap between a picture and its caption, in pixels.
const NEAR: u32 = 6;

/// Returns a PNG file with the pictures and the captions below them, `columns` side by side;
/// transparent elsewhere.
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
        // An incomplete last row is centred, which keeps its first caption clear of Discord's ALT
        // badge.
        let missing = if at / columns + 1 == rows {
            columns * rows - small.len() as u32
        } else {
            0
        };
        let left = left + missing * (wide + GAP) / 2;
        // The captions of a row are aligned.
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

/// Returns a picture above its caption.
fn captioned((scene, below): &(Scene, Scene)) -> RgbaImage {
    let [above, below] = [scene, below].map(|scene| smaller(&draw(scene, Shades::Many)));
    let wide = above.width().max(below.width());
    let mut both = RgbaImage::new(wide, above.height() + NEAR + below.height());
    imageops::replace(&mut both, &above, 0, 0);
    let low = i64::from(above.height() + NEAR);
    imageops::replace(&mut both, &below, 0, low);
    both
}

/// Returns the picture scaled down by block means. Alpha is premultiplied, so that clear pixels do
/// not affect the colour.
fn smaller(canvas: &Canvas) -> RgbaImage {
    let (width, height) = (canvas.width() / SMALLER, canvas.height() / SMALLER);
    let weighted = ImageBuffer::from_fn(width * SMALLER, height * SMALLER, |x, y| {
        premultiplied(canvas.get_pixel(x, y))
    });
    let means = imageops::thumbnail(&weighted, width, height);
    ImageBuffer::from_fn(width, height, |x, y| straight(*means.get_pixel(x, y)))
}

/// Returns a premultiplied colour, times the pixels of a block: block means are then whole numbers,
/// rounded only at the end.
fn premultiplied(colour: Colour) -> Rgba<u32> {
    let [red, green, blue, alpha] = colour.0.map(u32::from);
    let weight = alpha * SMALLER * SMALLER;
    Rgba([red * weight, green * weight, blue * weight, weight])
}

/// Returns the straight-alpha colour of a block's sum.
fn straight(Rgba([red, green, blue, alpha]): Rgba<u32>) -> Colour {
    let [red, green, blue] = [red, green, blue].map(|channel| (channel / alpha.max(1)) as u8);
    Rgba([red, green, blue, (alpha / (SMALLER * SMALLER)) as u8])
}
