//! The boards that the view of the solver allows.

use super::super::puzzle::Puzzle;
use crate::board::Board;

/// Returns the boards that the solver's view allows, that of the puzzle first: one for each secret of the rival with which the
/// same turns can be played and do not end the game. Where no turn is secret it is the board alone: in Mindoku of two seats the
/// rival holds every token that the solver does not see.
pub fn worlds(puzzle: &Puzzle) -> Vec<Box<dyn Board>> {
    let secrets = puzzle.trace.iter();
    let secrets = secrets.take_while(|turn| turn.starts_with("lightning "));
    let mut worlds = vec![puzzle.clone()];
    if secrets.count() == 2 {
        worlds.extend(with_lightning(puzzle));
    }
    let boards = worlds.iter().filter_map(Puzzle::board);
    boards.filter(|board| board.outcome().is_none()).collect()
}

/// Returns the puzzle with each other cloud of the rival that may carry its lightning.
fn with_lightning(puzzle: &Puzzle) -> Vec<Puzzle> {
    let Ok(start) = (puzzle.game.open)(&puzzle.table, puzzle.deal.clone()) else {
        return Vec::new();
    };
    let choices = start.turns(puzzle.seat.rival()).into_iter();
    let secret = puzzle.seat.rival().index();
    let others = choices.filter(|choice| *choice != puzzle.trace[secret]);
    let world = |choice| {
        let mut world = puzzle.clone();
        world.trace[secret] = choice;
        world
    };
    others.map(world).collect()
}
