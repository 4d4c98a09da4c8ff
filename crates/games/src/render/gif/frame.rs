//! Frames of an animation: the smallest rectangle with all changed pixels, transparent where
//! nothing changed.

use gif::Frame;
use image::GrayImage;
use image::math::Rect;

use crate::game::Scene;
use crate::render::canvas::clear;
use crate::render::palette::{Colours, Shades};
use crate::render::picture::draw_in;

/// Returns a scene's palette indices on a screen of this size. GIF has no partial transparency:
/// colours become clear or opaque.
pub fn paint(scene: &Scene, colours: &mut Colours, width: u32, height: u32) -> GrayImage {
    let canvas = draw_in(
        std::mem::replace(colours, Colours::new(Shades::Many)),
        scene,
    );
    let mut seen = [Colours::NOTHING; 256];
    for (index, colour) in (0u8..).zip(canvas.colours.list()) {
        if colour[3] > u8::MAX / 2 {
            seen[usize::from(index)] = index;
        }
    }
    let mut screen = clear(width, height);
    for (row, pixels) in screen
        .chunks_exact_mut(width as usize)
        .zip(canvas.indices.chunks_exact(canvas.indices.width() as usize))
    {
        for (pixel, index) in row.iter_mut().zip(pixels) {
            *pixel = seen[usize::from(*index)];
        }
    }
    *colours = canvas.colours;
    screen
}

/// Returns whether a pixel becomes clear, which no frame can paint.
pub fn clears_pixels(now: &GrayImage, next: &GrayImage) -> bool {
    let mut pairs = now.iter().zip(next.iter());
    pairs.any(|(&now, &next)| now != Colours::NOTHING && next == Colours::NOTHING)
}

/// Returns the rectangle of the whole screen.
pub fn whole(screen: &GrayImage) -> Rect {
    let (width, height) = screen.dimensions();
    Rect {
        x: 0,
        y: 0,
        width,
        height,
    }
}

/// Returns the smallest rectangle around all changed pixels; a single pixel if nothing changed,
/// because a frame needs one.
pub fn dirty_rect(before: &GrayImage, now: &GrayImage) -> Rect {
    let width = now.width() as usize;
    let (mut left, mut right) = (width, 0);
    let mut rows: Option<(usize, usize)> = None;
    let pairs = before.chunks_exact(width).zip(now.chunks_exact(width));
    for (y, (before, now)) in pairs.enumerate() {
        let differs = |x: &usize| before[*x] != now[*x];
        let Some(first) = (0..width).find(differs) else {
            continue;
        };
        left = left.min(first);
        right = right.max((0..width).rfind(differs).map_or(width, |last| last + 1));
        rows = Some((rows.map_or(y, |(top, _)| top), y + 1));
    }
    rows.map_or(
        Rect {
            x: 0,
            y: 0,
            width: 1,
            height: 1,
        },
        |(top, bottom)| Rect {
            x: left as u32,
            y: top as u32,
            width: (right - left) as u32,
            height: (bottom - top) as u32,
        },
    )
}

/// Returns the frame of a rectangle, transparent where nothing changed.
pub fn delta_frame(rectangle: Rect, before: &GrayImage, now: &GrayImage) -> Frame<'static> {
    let (left, width) = (rectangle.x as usize, rectangle.width as usize);
    let (before, screen): (&[u8], &[u8]) = (before, now);
    let mut buffer = Vec::with_capacity(width * rectangle.height as usize);
    for y in rectangle.y..rectangle.y + rectangle.height {
        let start = y as usize * now.width() as usize + left;
        let row = start..start + width;
        let pairs = before[row.clone()].iter().zip(&screen[row]);
        buffer.extend(pairs.map(|(before, now)| {
            if before == now {
                Colours::NOTHING
            } else {
                *now
            }
        }));
    }
    Frame {
        left: rectangle.x as u16,
        top: rectangle.y as u16,
        width: rectangle.width as u16,
        height: rectangle.height as u16,
        transparent: Some(Colours::NOTHING),
        buffer: buffer.into(),
        ..Frame::default()
    }
}
