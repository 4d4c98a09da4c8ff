//! Tiles: poses, footprints, overlap.

use std::fmt;
use std::str::FromStr;

/// The side of the box, in millimetres (Ruling: the sheet gives no measures).
pub const BOX: u8 = 120;

/// Step of rotation, in degrees.
pub(super) const TURN: u8 = 15;

/// Long side of a tile's footprint, in millimetres.
const LONG: f64 = 28.0;
/// Thickness of a tile, in millimetres.
const THICK: f64 = 10.0;

/// Maximum overlap or overhang that counts as touching, in millimetres; touching is allowed.
const TOUCH: f64 = 1e-6;

/// The side a tile rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stance {
    /// The large side: the footprint is 28 by 28 mm.
    Flat,
    /// A narrow side: the footprint is 28 by 10 mm.
    Upright,
}

impl Stance {
    /// Both stances.
    pub const ALL: [Stance; 2] = [Stance::Flat, Stance::Upright];

    /// Returns the word of a stance in notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Stance::Flat => "flat",
            Stance::Upright => "upright",
        }
    }

    /// Returns length and width of the footprint, in millimetres.
    #[must_use]
    pub const fn size(self) -> (f64, f64) {
        match self {
            Stance::Flat => (LONG, LONG),
            Stance::Upright => (LONG, THICK),
        }
    }

    /// Returns the period of rotation, in degrees.
    #[must_use]
    pub const fn circle(self) -> u8 {
        match self {
            Stance::Flat => 90,
            Stance::Upright => 180,
        }
    }

    /// Returns every pose of the stance, by angle.
    pub fn poses(self) -> impl Iterator<Item = Pose> + Clone {
        (0..self.circle() / TURN).map(move |turns| Pose {
            stance: self,
            angle: turns * TURN,
        })
    }
}

impl fmt::Display for Stance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The error of a text that is no placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this says no placement")]
pub struct NotATile;

impl FromStr for Stance {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Stance, NotATile> {
        let named = |stance: &Stance| stance.word() == text;
        Stance::ALL.into_iter().find(named).ok_or(NotATile)
    }
}

/// The stance and angle of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pose {
    /// The side it rests on.
    pub stance: Stance,
    /// The counter-clockwise rotation in degrees; at 0 the long side lies along x.
    pub angle: u8,
}

impl Pose {
    /// Number of poses.
    pub(super) const COUNT: usize = 18;

    /// Returns the pose of a stance at 0 degrees.
    #[must_use]
    pub const fn unturned(stance: Stance) -> Pose {
        Pose { stance, angle: 0 }
    }

    /// Returns every pose, flat ones first.
    pub(super) fn all() -> impl Iterator<Item = Pose> + Clone {
        Stance::ALL.into_iter().flat_map(Stance::poses)
    }

    /// Returns the index of the pose among all.
    pub(super) const fn index(self) -> usize {
        let before = match self.stance {
            Stance::Flat => 0,
            Stance::Upright => Stance::Flat.circle() / TURN,
        };
        (before + self.angle / TURN) as usize
    }

    /// Returns the unit vectors along the long side and across it.
    #[must_use]
    pub fn axes(self) -> [(f64, f64); 2] {
        let (sin, cos) = f64::from(self.angle).to_radians().sin_cos();
        [(cos, sin), (-sin, cos)]
    }

    /// Returns the extent of the footprint from its centre along a unit vector, in millimetres.
    fn reach(self, way: (f64, f64)) -> f64 {
        let (long, wide) = self.stance.size();
        let [along, across] = self.axes();
        let part = |axis: (f64, f64)| (axis.0 * way.0 + axis.1 * way.1).abs();
        long / 2.0 * part(along) + wide / 2.0 * part(across)
    }

    /// Returns what decides whether the footprint overlaps another.
    pub(super) fn beside(self, other: Pose) -> Pair {
        let ([a, b], [c, d]) = (self.axes(), other.axes());
        Pair([a, b, c, d].map(|axis| (axis, self.reach(axis) + other.reach(axis))))
    }

    /// Returns the minimum distances of the centre from the sides of the box in x and y, in whole
    /// millimetres.
    #[must_use]
    pub fn span(self) -> (u8, u8) {
        // Computed for both axes, because upright tiles are not square.
        let [low, high] =
            [(1.0, 0.0), (0.0, 1.0)].map(|way| (self.reach(way) - TOUCH).ceil() as u8);
        debug_assert!(
            low <= BOX / 2 && high <= BOX / 2,
            "a tile fits into the box"
        );
        (low, high)
    }

    /// Returns whether the whole footprint lies in the box with its centre at (x, y).
    #[must_use]
    pub fn is_inside(self, x: u8, y: u8) -> bool {
        let (right, up) = self.span();
        (right..=BOX - right).contains(&x) && (up..=BOX - up).contains(&y)
    }
}

/// Two footprints: the axes that can separate them, and how far both reach along each.
///
/// Two rectangles are disjoint exactly if one of their four axes separates them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair([((f64, f64), f64); 4]);

impl Pair {
    /// Returns whether they overlap at an offset.
    pub(super) fn overlaps(&self, (right, up): (f64, f64)) -> bool {
        let apart = |axis: (f64, f64)| (right * axis.0 + up * axis.1).abs();
        let mut axes = self.0.iter();
        axes.all(|&(axis, reach)| reach - apart(axis) > TOUCH)
    }
}

/// A tile in the box: a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// The side it rests on.
    pub stance: Stance,
    /// The distance of the centre from the left side of the box, in millimetres.
    pub x: u8,
    /// The distance of the centre from the lower side, in millimetres.
    pub y: u8,
    /// The counter-clockwise rotation in degrees.
    pub angle: u8,
}

impl Tile {
    /// Returns the pose.
    #[must_use]
    pub const fn pose(self) -> Pose {
        Pose {
            stance: self.stance,
            angle: self.angle,
        }
    }

    /// Returns the tile of a pose at (x, y).
    #[must_use]
    pub const fn new(pose: Pose, x: u8, y: u8) -> Tile {
        let Pose { stance, angle } = pose;
        Tile {
            stance,
            x,
            y,
            angle,
        }
    }

    /// Returns whether two footprints overlap.
    #[must_use]
    pub fn overlaps(self, other: Tile) -> bool {
        let right = f64::from(other.x) - f64::from(self.x);
        let up = f64::from(other.y) - f64::from(self.y);
        self.pose().beside(other.pose()).overlaps((right, up))
    }

    /// Returns whether a point lies on the tile.
    #[must_use]
    pub fn covers(self, x: f64, y: f64) -> bool {
        let (right, up) = (x - f64::from(self.x), y - f64::from(self.y));
        let (long, wide) = self.stance.size();
        let [along, across] = self.pose().axes();
        let off = |axis: (f64, f64)| (right * axis.0 + up * axis.1).abs();
        off(along) < long / 2.0 && off(across) < wide / 2.0
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tile {
            stance,
            x,
            y,
            angle,
        } = self;
        write!(f, "{stance} {x} {y} {angle}")
    }
}

impl FromStr for Tile {
    type Err = NotATile;

    /// Returns the placement of a text if its centre lies in the box, whether or not it fits.
    fn from_str(text: &str) -> Result<Tile, NotATile> {
        let words: Vec<&str> = text.split(' ').collect();
        let [stance, x, y, angle] = words[..] else {
            return Err(NotATile);
        };
        let number = |word: &str| word.parse::<u8>().map_err(|_| NotATile);
        let tile = Tile {
            stance: stance.parse()?,
            x: number(x)?,
            y: number(y)?,
            angle: number(angle)?,
        };
        let is_pose = tile.angle.is_multiple_of(TURN) && tile.angle < tile.stance.circle();
        // Exactly this notation, so that a turn has only one.
        let sound = is_pose && tile.x <= BOX && tile.y <= BOX && tile.to_string() == text;
        sound.then_some(tile).ok_or(NotATile)
    }
}
