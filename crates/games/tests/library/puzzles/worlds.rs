//! The boards that the view of the solver allows.

use serde_json::json;
use tavolino_games::board::Board;
use tavolino_games::puzzles::Puzzle;

/// Returns the boards that the solver's view allows, that of the puzzle first: one for each secret
/// of the rival with which the same turns can be played and do not end the game. Where no turn is
/// secret it is the board alone: in Mindoku of two seats the rival holds every token that the
/// solver does not see.
pub fn worlds(puzzle: &Puzzle) -> Vec<Box<dyn Board>> {
    let begins = |word: &str| {
        puzzle
            .trace
            .iter()
            .take_while(|turn| turn.starts_with(word))
            .count()
    };
    let mut worlds = vec![puzzle.clone()];
    if begins("lightning ") == 2 {
        worlds.extend(with_lightning(puzzle));
    }
    if begins("target ") == 2 {
        worlds.extend(with_target(puzzle));
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

/// Returns the puzzle with each card that may be the rival's target: all but the two dealt to the
/// solver.
fn with_target(puzzle: &Puzzle) -> Vec<Puzzle> {
    let dealt = &puzzle.deal["dealt"];
    let (own, rival) = (puzzle.seat.index(), puzzle.seat.rival().index());
    let is_own = |card: u64| (0..2).any(|at| dealt[own][at] == card);
    let unseen: Vec<u64> = (1..=10).filter(|&card| !is_own(card)).collect();
    let with = |(at, &card): (usize, &u64)| {
        let mut world = puzzle.clone();
        world.deal["dealt"][rival] = json!([card, unseen[(at + 1) % unseen.len()]]);
        world.trace[rival] = format!("target {card}");
        world
    };
    unseen.iter().enumerate().map(with).collect()
}
