//! A canvas as a PNG file.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

use super::Canvas;

/// The canvas as a PNG file with a palette.
#[must_use]
pub fn encode(canvas: &Canvas) -> Vec<u8> {
    let colours = canvas.colours.list();
    let mut file = Vec::with_capacity(32 * 1024);
    let mut encoder = Encoder::new(&mut file, canvas.width as u32, canvas.height as u32);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(colours.iter().flat_map(|&[r, g, b, _]| [r, g, b]).collect::<Vec<u8>>());
    encoder.set_trns(colours.iter().map(|colour| colour[3]).collect::<Vec<u8>>());
    encoder.set_deflate_compression(DeflateCompression::Level(6));
    // Numbers of colours are no quantities: their differences say nothing.
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header().expect("writing to memory does not fail");
    writer
        .write_image_data(&canvas.pixels)
        .expect("there is a byte for each pixel");
    writer.finish().expect("writing to memory does not fail");
    file
}
