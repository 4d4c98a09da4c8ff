//! Tiles: how they lie, what they cover, whether two of them overlap.

use std::fmt;
use std::str::FromStr;

/// The side of the box, in millimetres (Ruling: the sheet gives no measures).
pub const BOX: u8 = 120;

/// Tiles are turned by so many degrees at a time.
pub(super) const TURN: u8 = 15;

/// The long side of a tile's footprint.
const LONG: f64 = 28.0;
/// How thick a tile is.
const THICK: f64 = 10.0;

/// An overlap or an overhang of at most so many millimetres is none: touching is allowed.
const TOUCH: f64 = 1e-6;

/// On which side a tile rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stance {
    /// On its large side: it covers 28 by 28.
    Flat,
    /// On a narrow side: it covers 28 by 10.
    Upright,
}

impl Stance {
    /// Both.
    pub const ALL: [Stance; 2] = [Stance::Flat, Stance::Upright];

    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Stance::Flat => "flat",
            Stance::Upright => "upright",
        }
    }

    /// How long and how wide its footprint is.
    #[must_use]
    pub const fn size(self) -> (f64, f64) {
        match self {
            Stance::Flat => (LONG, LONG),
            Stance::Upright => (LONG, THICK),
        }
    }

    /// After so many degrees it lies as before.
    #[must_use]
    pub const fn circle(self) -> u8 {
        match self {
            Stance::Flat => 90,
            Stance::Upright => 180,
        }
    }

    /// Every way to lie, by angle.
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

/// Why a text says no placement.
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

/// How a tile lies, wherever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pose {
    /// On which side it rests.
    pub stance: Stance,
    /// How many degrees it is turned counter-clockwise; at 0 its long side lies along x.
    pub angle: u8,
}

impl Pose {
    /// How many there are.
    pub(super) const COUNT: usize = 18;

    /// Not turned.
    #[must_use]
    pub const fn unturned(stance: Stance) -> Pose {
        Pose { stance, angle: 0 }
    }

    /// Every one, those of flat tiles first.
    pub(super) fn all() -> impl Iterator<Item = Pose> + Clone {
        Stance::ALL.into_iter().flat_map(Stance::poses)
    }

    /// Its number among all.
    pub(super) const fn index(self) -> usize {
        let before = match self.stance {
            Stance::Flat => 0,
            Stance::Upright => Stance::Flat.circle() / TURN,
        };
        (before + self.angle / TURN) as usize
    }

    /// The ways of length 1 along its long side and across it.
    #[must_use]
    pub fn axes(self) -> [(f64, f64); 2] {
        let (sin, cos) = f64::from(self.angle).to_radians().sin_cos();
        [(cos, sin), (-sin, cos)]
    }

    /// How far its footprint reaches from its centre along a way of length 1.
    fn reach(self, way: (f64, f64)) -> f64 {
        let (long, wide) = self.stance.size();
        let [along, across] = self.axes();
        let part = |axis: (f64, f64)| (axis.0 * way.0 + axis.1 * way.1).abs();
        long / 2.0 * part(along) + wide / 2.0 * part(across)
    }

    /// Whether a footprint overlaps another whose centre lies so far to the right and up.
    ///
    /// Two rectangles are apart exactly if they are apart along one of their four axes.
    pub(super) fn overlaps(self, other: Pose, (right, up): (f64, f64)) -> bool {
        let axes = self.axes().into_iter().chain(other.axes());
        let apart = |axis: (f64, f64)| (right * axis.0 + up * axis.1).abs();
        axes.into_iter()
            .all(|axis| self.reach(axis) + other.reach(axis) - apart(axis) > TOUCH)
    }

    /// The whole millimetres from one side of the box at which its centre can lie, the least and the most.
    #[must_use]
    pub fn span(self) -> (u8, u8) {
        // A footprint is as wide as high after a quarter turn, and the box is square; but upright tiles are not.
        let [low, high] =
            [(1.0, 0.0), (0.0, 1.0)].map(|way| (self.reach(way) - TOUCH).ceil() as u8);
        debug_assert!(
            low <= BOX / 2 && high <= BOX / 2,
            "a tile fits into the box"
        );
        (low, high)
    }

    /// Whether all of the footprint lies in the box, its centre being there.
    #[must_use]
    pub fn is_inside(self, x: u8, y: u8) -> bool {
        let (right, up) = self.span();
        (right..=BOX - right).contains(&x) && (up..=BOX - up).contains(&y)
    }
}

/// A tile in the box: a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// On which side it rests.
    pub stance: Stance,
    /// How many millimetres its centre lies from the left side of the box.
    pub x: u8,
    /// How many from the lower side.
    pub y: u8,
    /// How many degrees it is turned counter-clockwise.
    pub angle: u8,
}

impl Tile {
    /// How it lies.
    #[must_use]
    pub const fn pose(self) -> Pose {
        Pose {
            stance: self.stance,
            angle: self.angle,
        }
    }

    /// A tile that lies so, there.
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

    /// Whether two footprints overlap.
    #[must_use]
    pub fn overlaps(self, other: Tile) -> bool {
        let right = f64::from(other.x) - f64::from(self.x);
        let up = f64::from(other.y) - f64::from(self.y);
        self.pose().overlaps(other.pose(), (right, up))
    }

    /// Whether a point lies on it.
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

    /// Any placement whose centre lies in the box, whether there is room for it or not.
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
        // Written as it is written here, so that a turn has one notation.
        let sound = is_pose && tile.x <= BOX && tile.y <= BOX && tile.to_string() == text;
        sound.then_some(tile).ok_or(NotATile)
    }
}
