//! The palette of one picture, at most 255 colours, allocated while it is drawn.

use std::collections::HashMap;

use image::Rgba;

use super::coverage::FULL;
use super::theme::Colour;

/// How many shades an edge is drawn in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shades {
    /// So many that no edge has steps.
    Many,
    /// Fewer, for a picture whose file would be too large.
    Few,
}

impl Shades {
    /// Shades closer than this share a palette entry: the sum over four channels of 0 to 255 (Manhattan distance).
    const fn alike(self) -> u32 {
        match self {
            Shades::Many => 36,
            Shades::Few => 90,
        }
    }
}

/// Stands for "not blended yet" in a table, so it is no colour's index.
const UNKNOWN: u8 = u8::MAX;

/// Colours by index, and what they give when they are blended.
///
/// Drawing straight in indexed colour needs neither a picture in full colour nor a quantiser afterwards: the inks are
/// known, and an edge's shade is looked up by the index below, the ink above, and how much of it.
#[derive(Clone, Debug)]
pub struct Colours {
    list: Vec<Colour>,
    blends: HashMap<Colour, Table>,
    shades: Shades,
}

/// By level of coverage, then by the index below, the index of what is seen.
type Table = Box<[[u8; 256]; FULL as usize + 1]>;

impl Colours {
    /// Only nothing.
    #[must_use]
    pub fn new(shades: Shades) -> Colours {
        Colours {
            list: vec![Rgba([0; 4])],
            blends: HashMap::new(),
            shades,
        }
    }

    /// The index of what is clear, outside the frame.
    pub const NOTHING: u8 = 0;

    /// Them by index.
    #[must_use]
    pub fn list(&self) -> &[Colour] {
        &self.list
    }

    /// The index of exactly this colour.
    pub fn exact(&mut self, colour: Colour) -> u8 {
        let known = self.list.iter().position(|&other| other == colour);
        known.map_or_else(|| add(&mut self.list, colour), |at| at as u8)
    }

    /// An ink to lay over these colours.
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

/// An ink that is laid over other colours.
#[derive(Debug)]
pub struct Blend<'a> {
    list: &'a mut Vec<Colour>,
    table: &'a mut Table,
    ink: Colour,
    alike: u32,
}

impl Blend<'_> {
    /// The index of the colour that is seen when the ink lies over another with this coverage.
    pub fn of(&mut self, below: u8, level: u8) -> u8 {
        let known = self.table[usize::from(level)][usize::from(below)];
        if known != UNKNOWN {
            return known;
        }
        let seen = self.shade(mixed(self.list[usize::from(below)], self.ink, level));
        self.table[usize::from(level)][usize::from(below)] = seen;
        seen
    }

    /// The nearest colour, or a new one if none is near and there is room.
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

/// `ink` over `below` (Porter and Duff), the ink's alpha multiplied by its coverage.
fn mixed(below: Colour, ink: Colour, level: u8) -> Colour {
    let whole = 255 * u32::from(FULL);
    let above = u32::from(ink[3]) * u32::from(level);
    // What still shines through, as part of `whole`.
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
