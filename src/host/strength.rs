//! The computer's strength, converted to and from its stored form.

use crate::store::strength;
use tavolino_games::ai::Strength;

impl From<strength::Strength> for Strength {
    fn from(stored: strength::Strength) -> Strength {
        match stored {
            strength::Strength::Easy => Strength::Easy,
            strength::Strength::Medium => Strength::Medium,
            strength::Strength::Strong => Strength::Strong,
        }
    }
}

impl From<Strength> for strength::Strength {
    fn from(strength: Strength) -> strength::Strength {
        match strength {
            Strength::Easy => strength::Strength::Easy,
            Strength::Medium => strength::Strength::Medium,
            Strength::Strong => strength::Strength::Strong,
        }
    }
}
