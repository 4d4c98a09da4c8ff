//! PNG files of indexed colour.
//!
//! Measured on a full 9x9 board of 900 by 939 pixels: this encoder takes 2 ms for 29 kB; the
//! encoder of `image` takes no indices, and the `png` crate below it takes 8 ms for 29 kB
//! (balanced), 4 ms for 35 kB (level 3), or 1 ms for 62 kB (level 1).

use std::cell::RefCell;
use std::io::{self, Write};

use image::error::{ImageFormatHint, UnsupportedError, UnsupportedErrorKind};
use image::{ExtendedColorType, ImageEncoder, ImageError, ImageFormat, ImageResult};

use super::canvas::Canvas;
use super::deflate;
use super::theme::Colour;

/// The colour type of 8-bit palette indices, which `image` has no name for.
const INDICES: ExtendedColorType = ExtendedColorType::Unknown(8);

thread_local! {
    /// The rows of this thread's last picture: to give 800 kB back to the system and to take them
    /// again costs more than to fill them.
    static ROWS: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Returns the canvas as a PNG file with a palette.
#[must_use]
pub fn encode(canvas: &Canvas) -> Vec<u8> {
    let mut file = Vec::with_capacity(32 * 1024);
    let (width, height) = canvas.indices.dimensions();
    IndexedPng::new(&mut file, canvas.colours.list())
        .write_image(&canvas.indices, width, height, INDICES)
        .expect("writing to memory does not fail");
    file
}

/// Writes an image of palette indices ([`ExtendedColorType::Unknown`] of 8 bits) as a PNG file of
/// colour type 3.
#[derive(Debug)]
pub struct IndexedPng<'a, W> {
    writer: W,
    palette: &'a [Colour],
}

impl<'a, W: Write> IndexedPng<'a, W> {
    /// Returns an encoder with a palette of at most 256 colours.
    pub fn new(writer: W, palette: &'a [Colour]) -> IndexedPng<'a, W> {
        assert!(palette.len() <= 256, "an index has eight bits");
        IndexedPng { writer, palette }
    }

    /// Writes a chunk: length of the data, kind, data, and a checksum of both.
    fn chunk(&mut self, kind: [u8; 4], data: &[u8]) -> io::Result<()> {
        let length = u32::try_from(data.len()).map_err(io::Error::other)?;
        let mut checksum = crc32fast::Hasher::new();
        checksum.update(&kind);
        checksum.update(data);
        self.writer.write_all(&length.to_be_bytes())?;
        self.writer.write_all(&kind)?;
        self.writer.write_all(data)?;
        self.writer.write_all(&checksum.finalize().to_be_bytes())
    }
}

impl<W: Write> ImageEncoder for IndexedPng<'_, W> {
    fn write_image(
        mut self,
        indices: &[u8],
        width: u32,
        height: u32,
        color_type: ExtendedColorType,
    ) -> ImageResult<()> {
        if color_type != INDICES {
            let kind = UnsupportedErrorKind::Color(color_type);
            let format = ImageFormatHint::Exact(ImageFormat::Png);
            let error = UnsupportedError::from_format_and_kind(format, kind);
            return Err(ImageError::Unsupported(error));
        }
        assert_eq!(
            indices.len() as u64,
            u64::from(width) * u64::from(height),
            "an index for each pixel"
        );
        self.writer.write_all(b"\x89PNG\r\n\x1a\n")?;
        let size = [width.to_be_bytes(), height.to_be_bytes()];
        // 8 bits an index, indexed colour, deflate, the five basic filters, not interlaced.
        self.chunk(*b"IHDR", &[size.as_flattened(), &[8, 3, 0, 0, 0]].concat())?;
        let opaque = self.palette.iter().flat_map(|&colour| {
            let [red, green, blue, _] = colour.0;
            [red, green, blue]
        });
        self.chunk(*b"PLTE", &opaque.collect::<Vec<u8>>())?;
        // Colours after the end of this list are opaque.
        let clear = self
            .palette
            .iter()
            .rposition(|colour| colour[3] < u8::MAX)
            .map_or(0, |last| last + 1);
        if clear > 0 {
            let alphas = self.palette[..clear].iter().map(|colour| colour[3]);
            self.chunk(*b"tRNS", &alphas.collect::<Vec<u8>>())?;
        }
        let data = ROWS.with_borrow_mut(|rows| {
            rows.clear();
            rows.reserve(indices.len() + height as usize);
            for row in indices.chunks_exact(width as usize) {
                // No filter: differences between indices carry no information.
                rows.push(0);
                rows.extend(row);
            }
            deflate::zlib(rows, width as usize + 1)
        });
        self.chunk(*b"IDAT", &data)?;
        self.chunk(*b"IEND", &[])?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use image::{GenericImageView, GrayImage, Rgba};

    use super::super::palette::{Colours, Shades};
    use super::*;

    fn round_trip(width: u32, height: u32, pixel: impl Fn(usize) -> u8) {
        let pixels: Vec<u8> = (0..(width * height) as usize).map(pixel).collect();
        let mut colours = Colours::new(Shades::Many);
        for grey in 0..pixels.iter().max().map_or(0, |&most| most) {
            colours.exact(Rgba([grey, grey, grey, u8::MAX]));
        }
        let canvas = Canvas {
            indices: GrayImage::from_raw(width, height, pixels).unwrap(),
            colours,
            edges: 0,
        };
        let file = encode(&canvas);
        let read = image::load_from_memory(&file).unwrap();
        assert_eq!(read.dimensions(), canvas.dimensions());
        // Each index has a colour of its own here, so what is the same in colour has the same
        // indices.
        assert!(
            read.pixels().eq(canvas.pixels()),
            "{width} x {height} reads back"
        );
        let palette: Vec<u8> = canvas
            .colours
            .list()
            .iter()
            .flat_map(|colour| [colour[0], colour[1], colour[2]])
            .collect();
        // After the signature and IHDR.
        assert_eq!(&file[37..41], b"PLTE");
        assert_eq!(file[33..37], (palette.len() as u32).to_be_bytes());
        assert!(file[41..].starts_with(&palette));
    }

    #[test]
    fn every_kind_of_picture_reads_back() {
        let noise = |i: usize| {
            (i as u32)
                .wrapping_mul(0x9e37_79b1)
                .wrapping_mul(i as u32 | 1)
                >> 24
        };
        round_trip(1, 1, |_| 0);
        round_trip(3, 2, |i| i as u8);
        round_trip(900, 300, |_| 7);
        round_trip(900, 300, |i| (i % 900 / 87) as u8);
        round_trip(257, 255, |i| noise(i).min(254) as u8);
        round_trip(
            900,
            120,
            |i| if i % 11 < 7 { 3 } else { noise(i) as u8 % 20 },
        );
    }

    #[test]
    fn colours_that_are_not_indices_are_refused() {
        let encoder = IndexedPng::new(Vec::new(), &[Rgba([0; 4])]);
        let refused = encoder.write_image(&[0; 4], 1, 1, ExtendedColorType::Rgba8);
        assert!(matches!(refused, Err(ImageError::Unsupported(_))));
    }
}
