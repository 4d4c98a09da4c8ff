//! Paths flattened to polylines.
//!
//! Curves are divided here by sums, products and square roots alone, and the points rounded: a
//! rasterizer that flattens curves itself uses trigonometry, whose last bit depends on the
//! platform's mathematics library. So a picture is equal on every machine.

use crate::game::scene::{Path, Point, Step};

/// Maximum distance between a chord and its curve, in pixels.
const TOLERANCE: f32 = 0.03;

/// A polyline.
#[derive(Debug, Default)]
pub struct Contour {
    /// The vertices.
    pub points: Vec<Point>,
    /// Whether the last vertex is joined to the first.
    pub closed: bool,
}

/// Returns the path's contours, with each point transformed by `place`.
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

/// Appends the points of a Bézier curve whose chords deviate by at most `off / n²` when its
/// parameter is divided into n.
fn divide(contour: &mut Contour, off: f32, curve: impl Fn(f32, f32) -> Point) {
    let parts = (off / TOLERANCE).sqrt().ceil().max(1.0);
    for i in 1..=parts as usize {
        let t = i as f32 / parts;
        contour.points.push(round(curve(t, 1.0 - t)));
    }
}

/// Returns a point rounded to 1/256 of a pixel: invisible, but it removes the last bit of a sine.
fn round(point: Point) -> Point {
    const FINE: f32 = 256.0;
    Point::new(
        (point.x * FINE).round() / FINE,
        (point.y * FINE).round() / FINE,
    )
}
