//! Images in indexed colour.

use image::{GenericImageView, GrayImage, Luma};

use super::coverage::{Coverage, FULL};
use super::palette::Colours;
use super::theme::Colour;

/// An image in indexed colour, as stored in PNG with a palette and in GIF; as an `image` view it is
/// RGBA.
#[derive(Clone, Debug)]
pub struct Canvas {
    /// The palette index of each pixel.
    pub indices: GrayImage,
    /// The palette.
    pub colours: Colours,
    /// The number of partly covered pixels painted, which dominates the size of a file.
    pub edges: usize,
}

impl Canvas {
    /// Returns a transparent image of this size in pixels.
    #[must_use]
    pub fn new(width: u32, height: u32, colours: Colours) -> Canvas {
        Canvas {
            indices: clear(width, height),
            colours,
            edges: 0,
        }
    }

    /// Blends an ink where a figure at `(x, y)` covers the canvas.
    pub fn paint(&mut self, coverage: &Coverage, (x, y): (i32, i32), ink: Colour) {
        let whole = (ink[3] == u8::MAX).then(|| self.colours.exact(ink));
        let mut blend = self.colours.over(ink);
        let (width, height) = self.indices.dimensions();
        let indices: &mut [u8] = &mut self.indices;
        for span in &coverage.spans {
            let row = y + i32::from(span.y);
            if !(0..height as i32).contains(&row) {
                continue;
            }
            let inside = |x: i32| x.clamp(0, width as i32) as usize;
            let start = x + i32::from(span.x);
            let (start, end) = (inside(start), inside(start + i32::from(span.length)));
            let pixels = &mut indices[row as usize * width as usize..][start..end];
            match whole {
                Some(index) if span.level == FULL => pixels.fill(index),
                _ => {
                    self.edges += pixels.len();
                    for pixel in pixels {
                        *pixel = blend.of(*pixel, span.level);
                    }
                }
            }
        }
    }
}

/// Returns palette indices of transparent pixels.
pub fn clear(width: u32, height: u32) -> GrayImage {
    // Made from a vector, because zeroed memory is free and filling pixel by pixel is not.
    let indices = vec![Colours::NOTHING; width as usize * height as usize];
    GrayImage::from_vec(width, height, indices).expect("an index for each pixel")
}

impl GenericImageView for Canvas {
    type Pixel = Colour;

    fn dimensions(&self) -> (u32, u32) {
        self.indices.dimensions()
    }

    fn get_pixel(&self, x: u32, y: u32) -> Colour {
        let Luma([index]) = *self.indices.get_pixel(x, y);
        self.colours.list()[usize::from(index)]
    }
}
