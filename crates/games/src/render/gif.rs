//! Animated GIF files; each frame repaints only the changed pixels.
//!
//! All frames share one palette: an unchanged pixel keeps its index, frames are compared index by
//! index, and unchanged pixels are left transparent, which compresses to almost nothing. The
//! encoder of `image` takes RGBA frames, quantizes and writes each whole: 81 boards of 9x9 take 3.7
//! MB and 2.0 s there, 0.5 MB and 0.4 s here.

mod frame;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use self::frame::{clears_pixels, delta_frame, dirty_rect, paint, whole};
use super::canvas::clear;
use super::palette::{Colours, Shades};
use super::picture::reserve_palette;
use super::scale::scaled;
use crate::game::Scene;

/// Maximum size of a file in bytes; a larger one is scaled down. Discord accepts 8 MB everywhere,
/// and phones load it.
const MAX_FILE_BYTES: usize = 8_000_000;

/// Display time of a frame, in hundredths of a second.
const FRAME_DELAY: u16 = 100;

/// Display time of the last frame, in hundredths of a second.
const LAST_FRAME_DELAY: u16 = 400;

/// Scales tried in this order until the file is small enough.
const SCALES: [f32; 3] = [1.0, 2.0 / 3.0, 0.5];

/// Returns the scenes as an endless animation that shows the last one longer, bit for bit equal on
/// every machine.
///
/// ```
/// use serde_json::Value;
/// use tavolino_games::game::{Lang, Options, Seat};
/// use tavolino_games::{games, render};
///
/// let kumo = games::find("kumo").expect("it is in the registry");
/// let table = kumo.info.table(&Options::new(), None)?;
/// let (mut board, lang) = ((kumo.open)(&table, Value::Null)?, Lang::english());
/// let mut scenes = vec![board.scene(None, &lang)];
/// board.play(Seat(1), "c1 c2")?;
/// scenes.push(board.scene(None, &lang));
/// assert!(render::replay(&scenes).starts_with(b"GIF89a"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// If `scenes` is empty.
#[must_use]
pub fn replay(scenes: &[Scene]) -> Vec<u8> {
    within(scenes, MAX_FILE_BYTES)
}

/// Returns the largest animation of all scenes within `limit` bytes, else the smallest scale with
/// every second, fourth … scene.
fn within(scenes: &[Scene], limit: usize) -> Vec<u8> {
    let all: Vec<&Scene> = scenes.iter().collect();
    if let Some(file) = SCALES
        .iter()
        .find_map(|&scale| encode_at_scale(&all, scale, limit).ok())
    {
        return file;
    }
    let mut every = 2;
    loop {
        let fewer = every_nth(scenes, every);
        match encode_at_scale(&fewer, SCALES[SCALES.len() - 1], limit) {
            Ok(file) => return file,
            Err(TooLarge) if fewer.len() > 2 => every *= 2,
            // Two frames never exceed the limit.
            Err(TooLarge) => unreachable!("two frames are larger than {limit}"),
        }
    }
}

/// Returns the first scene and every `every`-th scene, counted back from the last.
fn every_nth(scenes: &[Scene], every: usize) -> Vec<&Scene> {
    let last = scenes.len() - 1;
    let kept = |at: &usize| *at == 0 || (last - at).is_multiple_of(every);
    (0..=last).filter(kept).map(|at| &scenes[at]).collect()
}

/// The error of a file above its limit.
#[derive(Debug)]
struct TooLarge;

/// Returns the scenes at a scale as a file of at most `limit` bytes.
fn encode_at_scale(scenes: &[&Scene], scale: f32, limit: usize) -> Result<Vec<u8>, TooLarge> {
    let scenes: Vec<Scene> = scenes.iter().map(|scene| scaled(scene, scale)).collect();
    let most = |of: fn(&Scene) -> f32| scenes.iter().map(of).fold(1.0, f32::max).round() as u32;
    let (width, height) = (most(|scene| scene.width), most(|scene| scene.height));
    let mut colours = Colours::new(Shades::Many);
    for scene in &scenes {
        reserve_palette(&mut colours, scene);
    }
    let mut size = 0;
    let mut frames = Vec::with_capacity(scenes.len());
    // The screen before the frame is drawn on it.
    let mut before = clear(width, height);
    let mut now = paint(&scenes[0], &mut colours, width, height);
    for at in 0..scenes.len() {
        let next = scenes
            .get(at + 1)
            .map(|scene| paint(scene, &mut colours, width, height));
        let wipes = next.as_ref().is_some_and(|next| clears_pixels(&now, next));
        let rectangle = if wipes {
            // Disposal clears only the frame's own rectangle, so the frame covers the whole screen.
            whole(&now)
        } else {
            dirty_rect(&before, &now)
        };
        let mut frame = delta_frame(rectangle, &before, &now);
        frame.delay = if next.is_some() {
            FRAME_DELAY
        } else {
            LAST_FRAME_DELAY
        };
        frame.dispose = if wipes {
            DisposalMethod::Background
        } else {
            DisposalMethod::Keep
        };
        frame.make_lzw_pre_encoded();
        size += frame.buffer.len();
        if size > limit {
            return Err(TooLarge);
        }
        frames.push(frame);
        if let Some(next) = next {
            before = if wipes { clear(width, height) } else { now };
            now = next;
        } else {
            break;
        }
    }
    let file = write(&frames, &colours, width, height).expect("writing to memory does not fail");
    if file.len() > limit {
        return Err(TooLarge);
    }
    Ok(file)
}

fn write(
    frames: &[Frame<'_>],
    colours: &Colours,
    width: u32,
    height: u32,
) -> Result<Vec<u8>, gif::EncodingError> {
    let palette: Vec<u8> = colours
        .list()
        .iter()
        .flat_map(|colour| [colour[0], colour[1], colour[2]])
        .collect();
    let mut encoder = Encoder::new(Vec::new(), width as u16, height as u16, &palette)?;
    encoder.set_repeat(Repeat::Infinite)?;
    for frame in frames {
        encoder.write_lzw_pre_encoded_frame(frame)?;
    }
    encoder.into_inner()
}

#[cfg(test)]
mod tests;
