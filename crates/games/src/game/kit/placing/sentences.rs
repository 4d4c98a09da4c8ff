//! Sentences about pieces placed on the 4x4 board.

use super::{SEATS, Stones};
use crate::game::kit::words::list;
use crate::game::lang::mark;
use crate::game::{Game, Lang};

impl Stones {
    /// Returns the sentence `key` for each seat, with its pieces and the number left to place.
    #[must_use]
    pub fn sentences<G: Game>(&self, key: &str, lang: &Lang) -> [String; 2] {
        SEATS.map(|seat| {
            let placed = self.placed(seat);
            let variables = [
                ("seat", lang.seat(G::INFO, seat).into()),
                ("count", placed.count().into()),
                ("cells", list(placed.iter()).into()),
                ("left", self.left(seat).into()),
            ];
            lang.say(key, &variables)
        })
    }

    /// Returns the line of a text board with the pieces left to place.
    #[must_use]
    pub fn left_in_marks(&self) -> String {
        SEATS
            .map(|seat| format!("{} × {}", mark(seat), self.left(seat)))
            .join("   ")
    }
}
