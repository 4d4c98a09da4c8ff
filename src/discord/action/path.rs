//! A way through the turns of both seats from the position of a match, in a `custom_id`.

use std::fmt;
use std::str::FromStr;

use super::exercise::ExerciseAction;
use super::part::{Part, Parts};

/// Most turns of a way.
pub const MOST_STEPS: usize = 12;

/// The digits of a place.
const BASE: u32 = 36;

/// A way through turns: for each, its place among the legal turns of the seat to act, from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path(Vec<u32>);

impl Path {
    /// The places, in order.
    #[must_use]
    pub fn places(&self) -> &[u32] {
        &self.0
    }

    /// The way with one more turn; `None` if it would be too long.
    #[must_use]
    pub fn with(&self, place: usize) -> Option<Path> {
        let place = u32::try_from(place).ok()?;
        let places = [&self.0[..], &[place]].concat();
        (places.len() <= MOST_STEPS).then_some(Path(places))
    }

    /// The way without its last turn; `None` at the start.
    #[must_use]
    pub fn before(&self) -> Option<Path> {
        let (_, before) = self.0.split_last()?;
        Some(Path(before.to_vec()))
    }

    /// The first turns of the way.
    #[must_use]
    pub fn first(&self, count: usize) -> Path {
        Path(self.0.iter().take(count).copied().collect())
    }
}

/// Places in base 36 with dots between; a dash at the start.
impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        let places: Vec<String> = self.0.iter().map(|place| written(*place)).collect();
        f.write_str(&places.join("."))
    }
}

impl FromStr for Path {
    type Err = ();

    fn from_str(text: &str) -> Result<Path, ()> {
        if text == "-" {
            return Ok(Path::default());
        }
        let place = |digits| u32::from_str_radix(digits, BASE).map_err(|_| ());
        let places: Vec<u32> = text.split('.').map(place).collect::<Result<_, _>>()?;
        (places.len() <= MOST_STEPS)
            .then_some(Path(places))
            .ok_or(())
    }
}

/// A number in base 36.
fn written(mut number: u32) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(char::from_digit(number % BASE, BASE).expect("it is below the base"));
        number /= BASE;
        if number == 0 {
            return digits.iter().rev().collect();
        }
    }
}

impl Part for Path {
    fn write(&self, into: &mut Vec<String>) {
        into.push(self.to_string());
    }

    fn read(from: &mut Parts<'_>) -> Option<Path> {
        from.next()?.parse().ok()
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<Path> {
        use proptest::prelude::*;
        proptest::collection::vec(0..50_000_u32, 0..=MOST_STEPS)
            .prop_map(Path)
            .boxed()
    }
}

/// An action on the menus after a way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnPath {
    /// The way.
    pub path: Path,
    /// The action.
    pub pressed: ExerciseAction,
}

/// Way and action, separated by a space.
impl Part for OnPath {
    fn write(&self, into: &mut Vec<String>) {
        let mut pressed = Vec::new();
        self.pressed.write(&mut pressed);
        into.push(format!("{} {}", self.path, pressed.concat()));
    }

    fn read(from: &mut Parts<'_>) -> Option<OnPath> {
        let (path, pressed) = from.next()?.split_once(' ')?;
        Some(OnPath {
            path: path.parse().ok()?,
            pressed: ExerciseAction::read(&mut Parts::whole(pressed))?,
        })
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<OnPath> {
        use proptest::prelude::*;
        (Path::any(), ExerciseAction::any())
            .prop_map(|(path, pressed)| OnPath { path, pressed })
            .boxed()
    }
}
