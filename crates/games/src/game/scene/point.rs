//! Points of a picture.

use std::ops::{Add, Mul, Sub};

/// A point or an offset: `x` to the right, `y` down.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// The distance to the right.
    pub x: f32,
    /// The distance down.
    pub y: f32,
}

impl Point {
    /// The top left corner.
    pub const ORIGIN: Point = Point::new(0.0, 0.0);

    /// Returns the point `x` to the right and `y` down.
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// Returns the distance from the origin.
    #[must_use]
    pub fn length(self) -> f32 {
        // `hypot` may round differently on different machines; `sqrt` is exact to the last bit
        // everywhere.
        (self.x * self.x + self.y * self.y).sqrt()
    }

    /// Returns the unit vector from here towards `other`.
    #[must_use]
    pub fn towards(self, other: Point) -> Point {
        let way = other - self;
        way * (1.0 / way.length())
    }

    /// Returns the nearest point with whole coordinates.
    #[must_use]
    pub fn rounded(self) -> Point {
        Point::new(self.x.round(), self.y.round())
    }

    /// Returns the point rotated by a quarter turn clockwise.
    #[must_use]
    pub fn across(self) -> Point {
        Point::new(-self.y, self.x)
    }

    /// Returns the point rotated clockwise about the origin.
    #[must_use]
    pub fn turned(self, degrees: f32) -> Point {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Point::new(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Point;
    fn mul(self, by: f32) -> Point {
        Point::new(self.x * by, self.y * by)
    }
}
