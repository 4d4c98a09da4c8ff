//! How much of each pixel a figure covers.

use tiny_skia::{
    FillRule, LineCap, LineJoin, Mask, Path, PathBuilder, Stroke, StrokeDash, Transform,
};

use super::outline::Contour;
use crate::game::scene::{Pen, Point};

/// A pixel's coverage is counted in so many steps: enough for smooth edges, few enough for a small palette.
pub const FULL: u8 = 5;

/// The pixels a figure covers.
#[derive(Debug)]
pub struct Coverage {
    /// Them, row by row.
    pub runs: Vec<Run>,
}

/// Neighbours in a row that are covered alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The first.
    pub x: i16,
    /// Their row.
    pub y: i16,
    /// How many they are.
    pub length: u16,
    /// How much of each is covered, from 1 to [`FULL`].
    pub level: u8,
}

impl Coverage {
    /// What lines cover when they are filled, or drawn with a pen; `offset` is less than a pixel.
    #[must_use]
    pub fn of(contours: &[Contour], pen: Option<Pen>, offset: Point) -> Coverage {
        let Some(path) = traced(contours, pen, offset) else {
            return Coverage { runs: Vec::new() };
        };
        let bounds = path.bounds();
        let (left, top) = (bounds.left().floor(), bounds.top().floor());
        let (width, height) = (
            (bounds.right().ceil() - left) as u32,
            (bounds.bottom().ceil() - top) as u32,
        );
        let mut mask =
            Mask::new(width.max(1), height.max(1)).expect("a figure is smaller than a continent");
        mask.fill_path(
            &path,
            FillRule::Winding,
            true,
            Transform::from_translate(-left, -top),
        );
        let mut runs = Vec::new();
        for (row, y) in mask
            .data()
            .chunks_exact(mask.width() as usize)
            .zip(top as i16..)
        {
            let mut x = left as i16;
            for alike in row.chunk_by(|a, b| level(*a) == level(*b)) {
                let level = level(alike[0]);
                if level > 0 {
                    runs.push(Run {
                        x,
                        y,
                        length: alike.len() as u16,
                        level,
                    });
                }
                x += alike.len() as i16;
            }
        }
        Coverage { runs }
    }
}

fn level(covered: u8) -> u8 {
    ((u16::from(covered) * u16::from(FULL) + 127) / 255) as u8
}

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
