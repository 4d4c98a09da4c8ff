//! Outlines of lines and curves.

use super::point::Point;

/// The handle length with which four cubic curves form a circle of radius 1.
const CIRCLE: f32 = 0.552_284_8;

/// An outline, open or closed. Overlapping parts of equal orientation form one area; opposite
/// orientations cut a hole.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path(pub Vec<Step>);

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Begins a new part at a point.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A quadratic curve: handle and end.
    Quad(Point, Point),
    /// A cubic curve: two handles and end.
    Cubic(Point, Point, Point),
    /// A straight line back to the beginning of the part.
    Close,
}

impl Path {
    /// Returns the straight lines through `points`.
    #[must_use]
    pub fn line(points: &[Point]) -> Path {
        let step = |(i, &point): (usize, &Point)| {
            if i == 0 {
                Step::Move(point)
            } else {
                Step::Line(point)
            }
        };
        Path(points.iter().enumerate().map(step).collect())
    }

    /// Returns the polygon with these corners.
    #[must_use]
    pub fn polygon(corners: &[Point]) -> Path {
        let mut path = Path::line(corners);
        path.0.push(Step::Close);
        path
    }

    /// Returns a polygon with corners rounded from `radius` before to `radius` after each.
    #[must_use]
    pub fn soft_polygon(corners: &[Point], radius: f32) -> Path {
        let mut steps = Vec::with_capacity(2 * corners.len() + 1);
        for (i, &corner) in corners.iter().enumerate() {
            let before = corners[(i + corners.len() - 1) % corners.len()];
            let after = corners[(i + 1) % corners.len()];
            let start = corner + corner.towards(before) * radius;
            let end = corner + corner.towards(after) * radius;
            steps.push(if i == 0 {
                Step::Move(start)
            } else {
                Step::Line(start)
            });
            steps.push(Step::Quad(corner, end));
        }
        steps.push(Step::Close);
        Path(steps)
    }

    /// Returns a circle about the origin.
    #[must_use]
    pub fn circle(radius: f32) -> Path {
        Path::rounded(2.0 * radius, 2.0 * radius, radius)
    }

    /// Returns a rectangle about the origin.
    #[must_use]
    pub fn rect(width: f32, height: f32) -> Path {
        let (x, y) = (width / 2.0, height / 2.0);
        Path::polygon(&[
            Point::new(-x, -y),
            Point::new(x, -y),
            Point::new(x, y),
            Point::new(-x, y),
        ])
    }

    /// Returns a rectangle with round corners about the origin.
    #[must_use]
    pub fn rounded(width: f32, height: f32, radius: f32) -> Path {
        let (x, y) = (width / 2.0, height / 2.0);
        let corners = [(x, -y), (x, y), (-x, y), (-x, -y)].map(|(x, y)| Point::new(x, y));
        let ways =
            [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)].map(|(x, y)| Point::new(x, y));
        let mut steps = Vec::with_capacity(9);
        for i in 0..4 {
            let (corner, here, next) = (corners[i], ways[i], ways[(i + 1) % 4]);
            let (start, end) = (corner - here * radius, corner + next * radius);
            steps.push(if i == 0 {
                Step::Move(start)
            } else {
                Step::Line(start)
            });
            steps.push(Step::Cubic(
                start + here * (radius * CIRCLE),
                end - next * (radius * CIRCLE),
                end,
            ));
        }
        steps.push(Step::Close);
        Path(steps)
    }

    /// Returns the path moved by `x` and `y`.
    #[must_use]
    pub fn moved(self, x: f32, y: f32) -> Path {
        let by = Point::new(x, y);
        self.each(|point| point + by)
    }

    /// Returns the path scaled about the origin.
    #[must_use]
    pub fn scaled(self, by: f32) -> Path {
        self.each(|point| point * by)
    }

    /// Returns the path mirrored left to right, which reverses its orientation, so that it cuts a
    /// hole.
    #[must_use]
    pub fn mirrored(self) -> Path {
        self.each(|point| Point::new(-point.x, point.y))
    }

    /// Returns one path with the parts of both.
    #[must_use]
    pub fn and(mut self, other: Path) -> Path {
        self.0.extend(other.0);
        self
    }

    fn each(self, map: impl Fn(Point) -> Point) -> Path {
        let step = |step| match step {
            Step::Move(a) => Step::Move(map(a)),
            Step::Line(a) => Step::Line(map(a)),
            Step::Quad(a, b) => Step::Quad(map(a), map(b)),
            Step::Cubic(a, b, c) => Step::Cubic(map(a), map(b), map(c)),
            Step::Close => Step::Close,
        };
        Path(self.0.into_iter().map(step).collect())
    }
}
