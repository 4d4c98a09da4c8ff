//! The place of a tile of Fullend, as the words of a turn say it.

/// Side of the box, in millimetres.
const BOX: i16 = 120;

/// A tile, as a turn lays it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    stance: String,
    x: i16,
    y: i16,
    angle: i16,
}

impl Place {
    /// Returns the place that a turn names; `None` for a turn of another game.
    #[must_use]
    pub fn of(turn: &str) -> Option<Place> {
        let words: Vec<&str> = turn.split(' ').collect();
        let [stance @ ("flat" | "upright"), x, y, angle] = words[..] else {
            return None;
        };
        Some(Place {
            stance: stance.to_owned(),
            x: x.parse().ok()?,
            y: y.parse().ok()?,
            angle: angle.parse().ok()?,
        })
    }

    /// Returns the place after a symmetry of the box: mirrored left to right, mirrored top to
    /// bottom, then along a diagonal.
    #[must_use]
    pub fn mapped(&self, files: bool, ranks: bool, turned: bool) -> Place {
        let Place {
            mut x,
            mut y,
            mut angle,
            ..
        } = *self;
        if files {
            (x, angle) = (BOX - x, -angle);
        }
        if ranks {
            (y, angle) = (BOX - y, -angle);
        }
        if turned {
            (x, y, angle) = (y, x, 90 - angle);
        }
        let circle = if self.stance == "flat" { 90 } else { 180 };
        Place {
            stance: self.stance.clone(),
            x,
            y,
            angle: angle.rem_euclid(circle),
        }
    }

    /// Returns the turn that lays a tile here.
    #[must_use]
    pub fn turn(&self) -> String {
        let Place {
            stance,
            x,
            y,
            angle,
        } = self;
        format!("{stance} {x} {y} {angle}")
    }

    /// Returns the place through the middle.
    #[must_use]
    pub fn opposite(&self) -> Place {
        self.mapped(true, true, false)
    }
}
