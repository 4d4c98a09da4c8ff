//! Pictures in a row as one animated GIF, each frame repainting only what has changed.
//!
//! All frames share one palette: what stays where it was keeps its index, so frames are compared index by index, and a
//! pixel that does not change is left out as clear, which packs to almost nothing. `image`'s encoder takes frames in RGBA,
//! quantises each anew and writes it whole: of 81 boards of 9x9 it makes 3.7 MB in 2.0 s, this 0.5 MB in 0.4 s.

mod frame;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use self::frame::{change, cut, paint, vanishes, whole};
use super::canvas::clear;
use super::palette::{Colours, Shades};
use super::picture::know_inks;
use super::scale::scaled;
use crate::game::Scene;

/// A file of more bytes than this is made smaller: Discord takes it everywhere, and a phone loads it.
const LARGEST: usize = 8_000_000;

/// How long a picture is shown, in hundredths of a second.
const SHOWN: u16 = 100;

/// How long the last one is.
const LAST: u16 = 400;

/// What is tried, in this order, for a file that is not too large.
const SCALES: [f32; 3] = [1.0, 2.0 / 3.0, 0.5];

/// The scenes one after the other, the last one longer, over and over: the same to the last bit on every machine.
///
/// # Panics
/// Without a scene: every game has a start.
#[must_use]
pub fn replay(scenes: &[Scene]) -> Vec<u8> {
    within(scenes, LARGEST)
}

/// The largest picture with every scene whose file keeps to a limit, else the smallest with every other, every fourth …
fn within(scenes: &[Scene], limit: usize) -> Vec<u8> {
    let all: Vec<&Scene> = scenes.iter().collect();
    if let Some(file) = SCALES
        .iter()
        .find_map(|&scale| film(&all, scale, limit).ok())
    {
        return file;
    }
    let mut every = 2;
    loop {
        let fewer = thinned(scenes, every);
        match film(&fewer, SCALES[SCALES.len() - 1], limit) {
            Ok(file) => return file,
            Err(TooLarge) if fewer.len() > 2 => every *= 2,
            // Two pictures are never that large.
            Err(TooLarge) => unreachable!("two frames are larger than {limit}"),
        }
    }
}

/// The first, the last, and of those between every so many, counted from the end.
fn thinned(scenes: &[Scene], every: usize) -> Vec<&Scene> {
    let last = scenes.len() - 1;
    let kept = |at: &usize| *at == 0 || (last - at).is_multiple_of(every);
    (0..=last).filter(kept).map(|at| &scenes[at]).collect()
}

/// It is larger than it may be.
#[derive(Debug)]
struct TooLarge;

/// The scenes at a scale.
fn film(scenes: &[&Scene], scale: f32, limit: usize) -> Result<Vec<u8>, TooLarge> {
    let scenes: Vec<Scene> = scenes.iter().map(|scene| scaled(scene, scale)).collect();
    let most = |of: fn(&Scene) -> f32| scenes.iter().map(of).fold(1.0, f32::max).round() as u32;
    let (width, height) = (most(|scene| scene.width), most(|scene| scene.height));
    let mut colours = Colours::new(Shades::Many);
    for scene in &scenes {
        know_inks(&mut colours, scene);
    }
    let mut size = 0;
    let mut frames = Vec::with_capacity(scenes.len());
    // What is there before a frame is laid on it.
    let mut before = clear(width, height);
    let mut now = paint(&scenes[0], &mut colours, width, height);
    for at in 0..scenes.len() {
        let next = scenes
            .get(at + 1)
            .map(|scene| paint(scene, &mut colours, width, height));
        let wipes = next.as_ref().is_some_and(|next| vanishes(&now, next));
        let rectangle = if wipes {
            // What is wiped away is the frame's own rectangle.
            whole(&now)
        } else {
            change(&before, &now)
        };
        let mut frame = cut(rectangle, &before, &now);
        frame.delay = if next.is_some() { SHOWN } else { LAST };
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
