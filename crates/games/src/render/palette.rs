//! The palette of a picture, at most 255 colours, allocated while drawing.

use std::collections::HashMap;

use image::Rgba;

use super::coverage::FULL;
use super::theme::Colour;

/// The number of shades of an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shades {
    /// Enough shades for smooth edges.
    Many,
    /// Fewer shades, for a picture whose file would be too large.
    Few,
}

impl Shades {
    /// Returns the colour distance within which shades share a palette entry: the sum over four
    /// channels of 0 to 255 (Manhattan distance).
    const fn alike(self) -> u32 {
        match self {
            Shades::Many => 52,
            Shades::Few => 90,
        }
    }
}

/// The table entry of a blend not yet computed; never a palette index.
const UNKNOWN: u8 = u8::MAX;

/// A palette and its cache of blends.
///
/// Drawing directly in indexed colour needs neither a full-colour picture nor a quantizer: the inks
/// are known, and an edge's shade is looked up by the index below, the ink above and its coverage.
#[derive(Clone, Debug)]
pub struct Colours {
    list: Vec<Colour>,
    blends: HashMap<Colour, Table>,
    shades: Shades,
}

/// The index of a blend, by level of coverage, then by the index below.
type Table = Box<[[u8; 256]; FULL as usize + 1]>;

impl Colours {
    /// Returns a palette with the transparent colour only.
    #[must_use]
    pub fn new(shades: Shades) -> Colours {
        Colours {
            list: vec![Rgba([0; 4])],
            blends: HashMap::new(),
            shades,
        }
    }

    /// The index of the transparent colour, outside the frame.
    pub const NOTHING: u8 = 0;

    /// Returns the colours by index.
    #[must_use]
    pub fn list(&self) -> &[Colour] {
        &self.list
    }

    /// Returns the index of exactly this colour, adding it if needed.
    pub fn exact(&mut self, colour: Colour) -> u8 {
        let known = self.list.iter().position(|&other| other == colour);
        known.map_or_else(|| add(&mut self.list, colour), |at| at as u8)
    }

    /// Returns the blends of an ink over the colours of the palette.
    pub fn over(&mut self, ink: Colour) -> Blend<'_> {
        let table = self
            .blends
            .entry(ink)
            .or_insert_with(|| Box::new([[UNKNOWN; 256]; FULL as usize + 1]));
        Blend {
            list: &mut self.list,
            table,
            ink,
            alike: self.shades.alike(),
        }
    }
}

/// The blends of one ink over a palette's colours.
#[derive(Debug)]
pub struct Blend<'a> {
    list: &'a mut Vec<Colour>,
    table: &'a mut Table,
    ink: Colour,
    alike: u32,
}

impl Blend<'_> {
    /// Returns the index of the ink blended over `below` at a level of coverage.
    pub fn of(&mut self, below: u8, level: u8) -> u8 {
        let known = self.table[usize::from(level)][usize::from(below)];
        if known != UNKNOWN {
            return known;
        }
        let seen = self.shade(mixed(self.list[usize::from(below)], self.ink, level));
        self.table[usize::from(level)][usize::from(below)] = seen;
        seen
    }

    /// Returns the nearest colour, or adds the colour if none is near and there is room.
    fn shade(&mut self, colour: Colour) -> u8 {
        let distance = |other: &Colour| -> u32 {
            other
                .0
                .iter()
                .zip(colour.0)
                .map(|(&a, b)| u32::from(a.abs_diff(b)))
                .sum()
        };
        let distances = self.list.iter().map(distance);
        let (nearest, off) = (0u8..)
            .zip(distances)
            .min_by_key(|&(_, off)| off)
            .expect("there is nothing, at least");
        if off <= self.alike || self.list.len() >= usize::from(UNKNOWN) {
            nearest
        } else {
            add(self.list, colour)
        }
    }
}

fn add(list: &mut Vec<Colour>, colour: Colour) -> u8 {
    assert!(list.len() < usize::from(UNKNOWN), "a picture has few inks");
    list.push(colour);
    (list.len() - 1) as u8
}

/// Returns `ink` over `below` (Porter and Duff), the ink's alpha multiplied by its coverage.
fn mixed(below: Colour, ink: Colour, level: u8) -> Colour {
    let whole = 255 * u32::from(FULL);
    let above = u32::from(ink[3]) * u32::from(level);
    // The visible part of the colour below, as a share of `whole`.
    let through = (whole - above) * u32::from(below[3]) / 255;
    let seen = (above + through).max(1);
    let channel =
        |i: usize| ((u32::from(ink[i]) * above + u32::from(below[i]) * through) / seen) as u8;
    Rgba([
        channel(0),
        channel(1),
        channel(2),
        (seen * 255 / whole) as u8,
    ])
}
