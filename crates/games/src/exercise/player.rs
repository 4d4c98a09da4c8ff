//! The computer players in whose games puzzles are sought.

use crate::ai::{self, SearchOptions};
use crate::game::{Heuristics, Rng, Seat, Strength};
use crate::play::Play;

/// Returns the turn of a computer player with few playouts.
pub fn turn_of<G: Heuristics>(
    play: &Play<G>,
    seat: Seat,
    strength: Strength,
    rng: &mut Rng,
) -> Option<G::Turn> {
    let options = SearchOptions {
        strength,
        effort_permille: Some(0),
        ..SearchOptions::default()
    };
    let view = play.view(Some(seat));
    ai::think::<G>(&view, play.history(), seat, options, rng).map(|result| result.turn)
}
