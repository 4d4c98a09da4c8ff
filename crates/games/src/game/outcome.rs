//! The outcome of a finished game.

use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::seat::{Seat, Seats};

/// The outcome of a finished game. In JSON, as `trace` prints it, a draw is `places` without
/// `scores`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Seats played against each other, and at least one has won: alone, or as one of several that
    /// share the first place.
    Placed {
        /// By seat: 1 plus the number of seats that did strictly better.
        places: Vec<u8>,
        /// By seat: points if the game was scored; `None` for a seat that left before the scoring.
        scores: Option<Vec<Option<i32>>>,
    },
    /// A draw: no seat has won. Seats that left are behind those that stayed.
    Drawn {
        /// By seat: 1 plus the number of seats that did strictly better; 1 for each seat that
        /// stayed.
        places: Vec<u8>,
    },
    /// A cooperative game: every seat won, or every seat lost.
    Together {
        /// Whether the seats won.
        won: bool,
    },
}

impl Outcome {
    /// One seat is first, and all others share the second place.
    #[must_use]
    pub fn winner(seat: Seat, seats: u8) -> Outcome {
        let places = (1..=seats)
            .map(|s| if s == seat.0 { 1 } else { 2 })
            .collect();
        Outcome::Placed {
            places,
            scores: None,
        }
    }

    /// A draw between this many seats.
    #[must_use]
    pub fn draw(seats: u8) -> Outcome {
        Outcome::Drawn {
            places: vec![1; seats.into()],
        }
    }

    /// Places by one value per seat, the highest first; without scores.
    #[must_use]
    pub fn ranked(values: &[i32]) -> Outcome {
        let place = |&mine: &i32| 1 + values.iter().filter(|&&other| other > mine).count() as u8;
        Outcome::Placed {
            places: values.iter().map(place).collect(),
            scores: None,
        }
    }

    /// Places by points, the highest first; a seat without points, which has left, is behind all
    /// others.
    #[must_use]
    pub fn scored(scores: Vec<Option<i32>>) -> Outcome {
        let place =
            |mine: &Option<i32>| 1 + scores.iter().filter(|&other| other > mine).count() as u8;
        Outcome::Placed {
            places: scores.iter().map(place).collect(),
            scores: Some(scores),
        }
    }

    /// The outcome of two seats that have swapped their sides.
    #[must_use]
    pub fn with_sides_swapped(mut self) -> Outcome {
        match &mut self {
            Outcome::Placed { places, scores } => {
                places.reverse();
                if let Some(scores) = scores {
                    scores.reverse();
                }
            }
            Outcome::Drawn { places } => places.reverse(),
            Outcome::Together { .. } => {}
        }
        self
    }

    /// By seat the place, from 1; `None` for a cooperative game.
    #[must_use]
    pub fn places(&self) -> Option<&[u8]> {
        match self {
            Outcome::Placed { places, .. } | Outcome::Drawn { places } => Some(places),
            Outcome::Together { .. } => None,
        }
    }

    /// The seats that share the first place of a game that was won. Empty for a draw, for equal
    /// points of all seats, and for a cooperative game.
    #[must_use]
    pub fn winners(&self) -> Seats {
        match self {
            Outcome::Placed { places, .. } if places.iter().any(|&place| place > 1) => {
                let first = |seat: &Seat| places[seat.index()] == 1;
                Seats::all(places.len() as u8)
                    .iter()
                    .filter(first)
                    .collect()
            }
            _ => Seats::NONE,
        }
    }

    /// Whether the seat is first alone, or has won together with all.
    #[must_use]
    pub fn is_won_by(&self, seat: Seat) -> bool {
        self.payoff(seat) >= 1.0
    }

    /// The seat's points; `None` if the game was not scored, or the seat had left before.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Option<i32> {
        match self {
            Outcome::Placed {
                scores: Some(scores),
                ..
            } => scores[seat.index()],
            _ => None,
        }
    }

    /// The value of the outcome to `seat`, from 0 (last alone, or lost together) to 1 (first alone,
    /// or won together); seats on one place share.
    #[must_use]
    pub fn payoff(&self, seat: Seat) -> f32 {
        match self {
            Outcome::Together { won } => f32::from(u8::from(*won)),
            Outcome::Placed { places, .. } | Outcome::Drawn { places } => {
                let mine = places[seat.index()];
                let better = places.iter().filter(|&&place| place < mine).count() as f32;
                let equal = places.iter().filter(|&&place| place == mine).count() as f32;
                1.0 - (better + (equal - 1.0) / 2.0) / (places.len() - 1) as f32
            }
        }
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Outcome", 2)?;
        match self {
            Outcome::Placed { places, scores } => {
                fields.serialize_field("places", places)?;
                fields.serialize_field("scores", scores)?;
            }
            Outcome::Drawn { places } => {
                fields.serialize_field("places", places)?;
                fields.serialize_field("scores", &None::<()>)?;
            }
            Outcome::Together { won } => fields.serialize_field("won", won)?,
        }
        fields.end()
    }
}
