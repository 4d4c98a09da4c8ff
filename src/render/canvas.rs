//! A picture in numbered colours, while it is drawn and after.

use super::coverage::{Coverage, FULL};
use super::palette::Colours;
use super::theme::Colour;

/// A picture in numbered colours: what PNG with a palette and GIF both hold.
#[derive(Clone, Debug)]
pub struct Canvas {
    /// How many pixels wide.
    pub width: usize,
    /// How many high.
    pub height: usize,
    /// A colour's number for each pixel, row by row.
    pub pixels: Vec<u8>,
    /// The colours.
    pub colours: Colours,
    /// How often a pixel was covered in part: what a file's size depends on most.
    pub edges: usize,
}

impl Canvas {
    /// Nothing yet.
    #[must_use]
    pub fn new(width: usize, height: usize, colours: Colours) -> Canvas {
        Canvas {
            width,
            height,
            pixels: vec![Colours::NOTHING; width * height],
            colours,
            edges: 0,
        }
    }

    /// Lays ink where a figure at `(x, y)` covers the canvas.
    pub fn paint(&mut self, coverage: &Coverage, (x, y): (i32, i32), ink: Colour) {
        let whole = (ink[3] == u8::MAX).then(|| self.colours.exact(ink));
        let mut blend = self.colours.over(ink);
        for run in &coverage.runs {
            let row = y + i32::from(run.y);
            if !(0..self.height as i32).contains(&row) {
                continue;
            }
            let inside = |x: i32| x.clamp(0, self.width as i32) as usize;
            let start = x + i32::from(run.x);
            let (start, end) = (inside(start), inside(start + i32::from(run.length)));
            let pixels = &mut self.pixels[row as usize * self.width..][start..end];
            match whole {
                Some(number) if run.level == FULL => pixels.fill(number),
                _ => {
                    self.edges += pixels.len();
                    for pixel in pixels {
                        *pixel = blend.of(*pixel, run.level);
                    }
                }
            }
        }
    }
}
