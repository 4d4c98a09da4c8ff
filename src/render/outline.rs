//! Figures as straight lines so short that they look like curves.
//!
//! Curves are divided here, by sums, products and square roots alone, and their points rounded, because the angles in a
//! rasteriser's own curves come from the machine's mathematics library: this way a picture is the same on every machine.

use super::lettering;
use crate::game::scene::{Figure, Path, Point, Step};

/// How far a line may lie from the curve it stands for, in pixels.
const TOLERANCE: f32 = 0.03;

/// Lines through points.
#[derive(Debug, Default)]
pub struct Contour {
    /// The points.
    pub points: Vec<Point>,
    /// Whether the last is joined to the first.
    pub closed: bool,
}

/// The figure's lines around its own place.
#[must_use]
pub fn of(figure: &Figure) -> Vec<Contour> {
    match figure {
        Figure::Silhouette {
            shape,
            radius,
            turn,
        } if *turn == 0.0 => flat(shape.path(), |point| point * *radius),
        Figure::Silhouette {
            shape,
            radius,
            turn,
        } => flat(shape.path(), |point| point.turned(*turn) * *radius),
        Figure::Path(path) => flat(path, |point| point),
        Figure::Text {
            text,
            size,
            anchor,
            height,
        } => lettering::contours(text, *size, *anchor, *height),
    }
}

/// The path's lines after each of its points was put in its place.
pub fn flat(path: &Path, place: impl Fn(Point) -> Point) -> Vec<Contour> {
    let mut contours: Vec<Contour> = Vec::new();
    let mut pen = Point::ORIGIN;
    for &step in &path.0 {
        if let Step::Move(to) = step {
            pen = place(to);
            contours.push(Contour {
                points: vec![round(pen)],
                closed: false,
            });
            continue;
        }
        let contour = contours
            .last_mut()
            .expect("a path begins by putting the pen somewhere");
        match step {
            Step::Move(_) => {}
            Step::Close => contour.closed = true,
            Step::Line(to) => {
                pen = place(to);
                contour.points.push(round(pen));
            }
            Step::Quad(handle, to) => {
                let (a, b, c) = (pen, place(handle), place(to));
                let bend = (a - b * 2.0 + c).length();
                divide(contour, bend / 4.0, |t, s| {
                    a * (s * s) + b * (2.0 * s * t) + c * (t * t)
                });
                pen = c;
            }
            Step::Cubic(first, second, to) => {
                let (a, b, c, d) = (pen, place(first), place(second), place(to));
                let bend = (a - b * 2.0 + c).length().max((b - c * 2.0 + d).length());
                divide(contour, bend * 0.75, |t, s| {
                    a * (s * s * s)
                        + b * (3.0 * s * s * t)
                        + c * (3.0 * s * t * t)
                        + d * (t * t * t)
                });
                pen = d;
            }
        }
    }
    contours
}

/// Adds points of a curve whose lines lie at most `off / n²` from it when it is divided into n.
fn divide(contour: &mut Contour, off: f32, curve: impl Fn(f32, f32) -> Point) {
    let parts = (off / TOLERANCE).sqrt().ceil().max(1.0);
    for i in 1..=parts as usize {
        let t = i as f32 / parts;
        contour.points.push(round(curve(t, 1.0 - t)));
    }
}

/// To a fraction of a pixel nobody sees, so that the last bit of a sine does not matter.
fn round(point: Point) -> Point {
    const FINE: f32 = 256.0;
    Point::new(
        (point.x * FINE).round() / FINE,
        (point.y * FINE).round() / FINE,
    )
}
