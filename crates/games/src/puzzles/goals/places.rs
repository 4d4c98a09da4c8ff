//! Puzzles of Fullend: places of tiles, read from the words of turns.

use super::super::place::Place;
use super::position::Position;
use crate::board::{Board, Goal};
use crate::game::Seat;

/// Maximum number of places left: 0.05 % of the centres and angles of the lattice.
const MOST_PLACES: usize = 131;

/// Returns the images of a place by all symmetries of the box, each once.
pub fn images(turn: &str) -> Vec<String> {
    let Some(place) = Place::of(turn) else {
        return Vec::new();
    };
    let image = |bits: u8| {
        place
            .mapped(bits & 1 != 0, bits & 2 != 0, bits & 4 != 0)
            .turn()
    };
    let mut images: Vec<String> = (0..8).map(image).collect();
    images.sort_unstable();
    images.dedup();
    images
}

/// Returns the goal to lay the opposite of the only tile without one, where the middle is taken.
pub fn mirror(at: Position<'_>) -> Option<Goal> {
    let tiles: Vec<Place> = at
        .trace
        .iter()
        .map(|turn| Place::of(turn))
        .collect::<Option<_>>()?;
    let is_middle_taken = tiles.iter().any(|tile| tile.opposite() == *tile);
    let alone: Vec<&Place> = tiles
        .iter()
        .filter(|tile| !tiles.contains(&tile.opposite()))
        .collect();
    match *alone {
        [tile] if is_middle_taken => Some(Goal::Turn(vec![tile.opposite().turn()])),
        _ => None,
    }
}

/// Returns the goal to win with the next own turn at the latest, where few places are left.
pub fn outlast(board: &dyn Board, seat: Seat) -> Option<Goal> {
    let is_small = board.turns(seat).len() <= MOST_PLACES;
    is_small.then_some(Goal::Forces(2))
}

/// Returns whether after any of these turns none of the others is legal: they fill one gap.
pub fn is_one_gap(board: &dyn Board, seat: Seat, right: &[&String]) -> bool {
    right.iter().all(|turn| {
        let mut after = board.boxed();
        let is_legal = after.play(seat, turn).is_ok();
        let left = after.turns(seat.rival());
        is_legal && !right.iter().any(|other| left.contains(other))
    })
}
