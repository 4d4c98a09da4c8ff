//! Anti-aliased coverage of pixels by a figure, as run-length encoded spans.

use tiny_skia::{
    FillRule, LineCap, LineJoin, Mask, Path, PathBuilder, Stroke, StrokeDash, Transform,
};

use super::outline::Contour;
use crate::game::scene::{Pen, Point};

/// Maximum level of coverage. Six levels give smooth edges and a small palette.
pub const FULL: u8 = 5;

/// The pixels a figure covers.
#[derive(Debug)]
pub struct Coverage {
    /// The spans, row by row, from left to right.
    pub spans: Vec<Span>,
}

/// Neighbouring pixels of a row with equal coverage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The column of the leftmost pixel, relative to the figure's origin.
    pub x: i16,
    /// The row, relative to the figure's origin.
    pub y: i16,
    /// The number of pixels.
    pub length: u16,
    /// The coverage of each pixel, from 1 to [`FULL`].
    pub level: u8,
}

impl Coverage {
    /// Returns the coverage of contours, filled or stroked with a pen; `offset` is their place
    /// within a pixel.
    #[must_use]
    pub fn of(contours: &[Contour], pen: Option<Pen>, offset: Point) -> Coverage {
        let Some(path) = traced(contours, pen, offset) else {
            return Coverage { spans: Vec::new() };
        };
        let bounds = path.bounds();
        let (left, top) = (bounds.left().floor(), bounds.top().floor());
        let (width, height) = (
            (bounds.right().ceil() - left) as u32,
            (bounds.bottom().ceil() - top) as u32,
        );
        let mut mask = Mask::new(width.max(1), height.max(1)).expect("neither side is 0");
        mask.fill_path(
            &path,
            FillRule::Winding,
            true,
            Transform::from_translate(-left, -top),
        );
        let mut spans = Vec::new();
        for (row, y) in mask
            .data()
            .chunks_exact(mask.width() as usize)
            .zip(top as i16..)
        {
            let mut x = left as i16;
            for alike in row.chunk_by(|a, b| level(*a) == level(*b)) {
                let level = level(alike[0]);
                if level > 0 {
                    spans.push(Span {
                        x,
                        y,
                        length: alike.len() as u16,
                        level,
                    });
                }
                x += alike.len() as i16;
            }
        }
        Coverage { spans }
    }
}

/// Returns the level from 0 to [`FULL`] of a coverage from 0 to 255, rounded to the nearest.
fn level(covered: u8) -> u8 {
    ((u16::from(covered) * u16::from(FULL) + 127) / 255) as u8
}

/// Returns the path to fill: the contours themselves, or the outline of their stroke.
fn traced(contours: &[Contour], pen: Option<Pen>, offset: Point) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for contour in contours {
        let mut points = contour.points.iter().map(|&point| point + offset);
        let Some(start) = points.next() else { continue };
        builder.move_to(start.x, start.y);
        points.for_each(|point| builder.line_to(point.x, point.y));
        if contour.closed {
            builder.close();
        }
    }
    let path = builder.finish()?;
    let Some(pen) = pen else { return Some(path) };
    let stroke = Stroke {
        width: pen.width,
        line_cap: if pen.round {
            LineCap::Round
        } else {
            LineCap::Butt
        },
        line_join: LineJoin::Round,
        dash: pen
            .dash
            .and_then(|(dash, gap)| StrokeDash::new(vec![dash, gap], 0.0)),
        ..Stroke::default()
    };
    let dashed = match &stroke.dash {
        Some(dash) => path.dash(dash, 1.0)?,
        None => path,
    };
    dashed.stroke(&stroke, 1.0)
}
