//! Pictures in a row as one animated GIF, each frame repainting only what has changed.
//!
//! All frames share one palette: what stays where it was keeps its number, so frames are compared number by number, and
//! a pixel that does not change is left out as clear, which packs to almost nothing.

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::palette::{Colours, Shades};
use super::{draw_in, know_inks};
use crate::game::Scene;
use crate::game::scene::{Figure, Path, Pen, Shape, Step};

/// A file larger than this is made smaller: Discord takes it everywhere, and a phone loads it.
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
    let most = |of: fn(&Scene) -> f32| scenes.iter().map(of).fold(1.0, f32::max).round() as usize;
    let (width, height) = (most(|scene| scene.width), most(|scene| scene.height));
    let mut colours = Colours::new(Shades::Many);
    for scene in &scenes {
        know_inks(&mut colours, scene);
    }
    let mut size = 0;
    let mut frames = Vec::with_capacity(scenes.len());
    // What is there before a frame is laid on it.
    let mut before = vec![Colours::NOTHING; width * height];
    let mut now = paint(&scenes[0], &mut colours, width, height);
    for at in 0..scenes.len() {
        let next = scenes
            .get(at + 1)
            .map(|scene| paint(scene, &mut colours, width, height));
        let wipes = next.as_ref().is_some_and(|next| vanishes(&now, next));
        let rectangle = if wipes {
            // What is wiped away is the frame's own rectangle.
            Rectangle::whole(width, height)
        } else {
            Rectangle::of_change(&before, &now, width)
        };
        let mut frame = rectangle.cut(&before, &now, width);
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
            before = if wipes {
                vec![Colours::NOTHING; width * height]
            } else {
                now
            };
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
    width: usize,
    height: usize,
) -> Result<Vec<u8>, gif::EncodingError> {
    let palette: Vec<u8> = colours
        .list()
        .iter()
        .flat_map(|&[red, green, blue, _]| [red, green, blue])
        .collect();
    let mut encoder = Encoder::new(Vec::new(), width as u16, height as u16, &palette)?;
    encoder.set_repeat(Repeat::Infinite)?;
    for frame in frames {
        encoder.write_lzw_pre_encoded_frame(frame)?;
    }
    encoder.into_inner()
}

/// A scene in numbered colours on a screen of this size; a GIF knows clear and opaque, and nothing between.
fn paint(scene: &Scene, colours: &mut Colours, width: usize, height: usize) -> Vec<u8> {
    let canvas = draw_in(
        std::mem::replace(colours, Colours::new(Shades::Many)),
        scene,
    );
    let mut seen = [Colours::NOTHING; 256];
    for (number, colour) in (0u8..).zip(canvas.colours.list()) {
        if colour[3] > u8::MAX / 2 {
            seen[usize::from(number)] = number;
        }
    }
    let mut screen = vec![Colours::NOTHING; width * height];
    for (row, pixels) in screen
        .chunks_exact_mut(width)
        .zip(canvas.pixels.chunks_exact(canvas.width))
    {
        for (pixel, number) in row.iter_mut().zip(pixels) {
            *pixel = seen[usize::from(*number)];
        }
    }
    *colours = canvas.colours;
    screen
}

/// Whether something becomes clear, which no frame can paint.
fn vanishes(now: &[u8], next: &[u8]) -> bool {
    let mut pairs = now.iter().zip(next);
    pairs.any(|(&now, &next)| now != Colours::NOTHING && next == Colours::NOTHING)
}

/// A part of the screen.
struct Rectangle {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

impl Rectangle {
    fn whole(width: usize, height: usize) -> Rectangle {
        Rectangle {
            left: 0,
            top: 0,
            right: width,
            bottom: height,
        }
    }

    /// The smallest around all that is different; a pixel where nothing is, for a frame needs one.
    fn of_change(before: &[u8], now: &[u8], width: usize) -> Rectangle {
        let mut found: Option<Rectangle> = None;
        let rows = before.chunks_exact(width).zip(now.chunks_exact(width));
        for (y, (before, now)) in rows.enumerate() {
            let differs = |x: &usize| before[*x] != now[*x];
            let Some(left) = (0..width).find(differs) else {
                continue;
            };
            let right = (0..width).rfind(differs).map_or(width, |last| last + 1);
            let around = found.get_or_insert(Rectangle {
                left,
                top: y,
                right,
                bottom: y,
            });
            around.left = around.left.min(left);
            around.right = around.right.max(right);
            around.bottom = y + 1;
        }
        found.unwrap_or_else(|| Rectangle::whole(1, 1))
    }

    /// What has changed in it, and clear where nothing has.
    fn cut(&self, before: &[u8], now: &[u8], width: usize) -> Frame<'static> {
        let mut buffer = Vec::with_capacity((self.right - self.left) * (self.bottom - self.top));
        for y in self.top..self.bottom {
            let row = y * width + self.left..y * width + self.right;
            let pairs = before[row.clone()].iter().zip(&now[row]);
            buffer.extend(pairs.map(|(before, now)| {
                if before == now {
                    Colours::NOTHING
                } else {
                    *now
                }
            }));
        }
        Frame {
            left: self.left as u16,
            top: self.top as u16,
            width: (self.right - self.left) as u16,
            height: (self.bottom - self.top) as u16,
            transparent: Some(Colours::NOTHING),
            buffer: buffer.into(),
            ..Frame::default()
        }
    }
}

/// The same picture, smaller; its words are not needed here.
fn scaled(scene: &Scene, by: f32) -> Scene {
    let shape = |shape: &Shape| Shape {
        figure: figure(&shape.figure, by),
        at: shape.at * by,
        pen: shape.pen.map(|pen| Pen {
            width: pen.width * by,
            dash: pen.dash.map(|(dash, gap)| (dash * by, gap * by)),
            ..pen
        }),
        ink: shape.ink,
    };
    Scene {
        width: scene.width * by,
        height: scene.height * by,
        private: scene.private,
        shapes: scene.shapes.iter().map(shape).collect(),
        ..Scene::default()
    }
}

fn figure(figure: &Figure, by: f32) -> Figure {
    match figure {
        Figure::Silhouette {
            shape,
            radius,
            turn,
        } => Figure::Silhouette {
            shape: *shape,
            radius: radius * by,
            turn: *turn,
        },
        Figure::Path(Path(steps)) => {
            let step = |step: &Step| match *step {
                Step::Move(a) => Step::Move(a * by),
                Step::Line(a) => Step::Line(a * by),
                Step::Quad(a, b) => Step::Quad(a * by, b * by),
                Step::Cubic(a, b, c) => Step::Cubic(a * by, b * by, c * by),
                Step::Close => Step::Close,
            };
            Figure::Path(Path(steps.iter().map(step).collect()))
        }
        Figure::Text {
            text,
            size,
            anchor,
            height,
        } => Figure::Text {
            text: text.clone(),
            size: size * by,
            anchor: *anchor,
            height: *height,
        },
    }
}

#[cfg(test)]
mod tests;
