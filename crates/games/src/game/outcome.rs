//! How a game ends.

use serde::{Deserialize, Serialize};

use super::seat::{Seat, Seats};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Outcome {
    /// By seat: a place, 1 the best, equal ones shared; and points, if the game was scored.
    Placed {
        /// 1 plus the number of seats that did strictly better.
        places: Vec<u8>,
        /// Points; `None` for a seat that left before the scoring.
        scores: Option<Vec<Option<i32>>>,
    },
    /// Everyone won, or everyone lost.
    Together {
        /// Whether it was won.
        won: bool,
    },
}

impl Outcome {
    /// One seat is first, all others share the second place.
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

    /// All share the first place.
    #[must_use]
    pub fn draw(seats: u8) -> Outcome {
        Outcome::Placed {
            places: vec![1; seats.into()],
            scores: None,
        }
    }

    /// Places by a value per seat, more is better; without scores.
    #[must_use]
    pub fn ranked(values: &[i32]) -> Outcome {
        let place = |&mine: &i32| 1 + values.iter().filter(|&&other| other > mine).count() as u8;
        Outcome::Placed {
            places: values.iter().map(place).collect(),
            scores: None,
        }
    }

    /// Places by points, more is better; a seat without points, which has left, is behind all others.
    #[must_use]
    pub fn scored(scores: Vec<Option<i32>>) -> Outcome {
        let place =
            |mine: &Option<i32>| 1 + scores.iter().filter(|&other| other > mine).count() as u8;
        Outcome::Placed {
            places: scores.iter().map(place).collect(),
            scores: Some(scores),
        }
    }

    /// Who shares the first place; nobody where it is shared by all, or where all lost.
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
            Outcome::Placed { .. } | Outcome::Together { .. } => Seats::NONE,
        }
    }

    /// The seat's points, if the game was scored and it had not left before.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Option<i32> {
        match self {
            Outcome::Placed {
                scores: Some(scores),
                ..
            } => scores[seat.index()],
            Outcome::Placed { scores: None, .. } | Outcome::Together { .. } => None,
        }
    }

    /// What it is worth to `seat`: 1 for first, 0 for last, ties share.
    #[must_use]
    pub fn payoff(&self, seat: Seat) -> f32 {
        match self {
            Outcome::Together { won } => f32::from(u8::from(*won)),
            Outcome::Placed { places, .. } => {
                let mine = places[seat.index()];
                let better = places.iter().filter(|&&place| place < mine).count() as f32;
                let equal = places.iter().filter(|&&place| place == mine).count() as f32;
                1.0 - (better + (equal - 1.0) / 2.0) / (places.len() - 1) as f32
            }
        }
    }
}
