//! The boards that the view of the solver allows.

use serde_json::json;

use super::super::puzzle::Puzzle;
use crate::board::Board;

/// The numbers of the targets of Dungeon Chess.
const TARGETS: std::ops::RangeInclusive<u8> = 1..=10;

/// Returns the boards that the solver's view allows, that of the puzzle first: one for each secret of the rival with which the
/// same turns can be played and do not end the game. Where no turn is secret it is the board alone: in Mindoku of two seats the
/// rival holds every token that the solver does not see.
pub fn worlds(puzzle: &Puzzle) -> Vec<Box<dyn Board>> {
    let secrets = puzzle.trace.iter().take(2);
    let words: Vec<&str> = secrets.filter_map(|turn| turn.split(' ').next()).collect();
    let mut worlds = vec![puzzle.clone()];
    match *words {
        ["lightning", "lightning"] => worlds.extend(with_lightning(puzzle)),
        ["target", "target"] => worlds.extend(with_targets(puzzle)),
        _ => {}
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

/// Returns the puzzle with each target that the rival may have kept, beside one that does not matter.
fn with_targets(puzzle: &Puzzle) -> Vec<Puzzle> {
    let (own, rival) = (puzzle.seat.index(), puzzle.seat.rival().index());
    let dealt: Vec<u8> =
        serde_json::from_value(puzzle.deal["dealt"][own].clone()).unwrap_or_default();
    let unseen: Vec<u8> = TARGETS.filter(|target| !dealt.contains(target)).collect();
    let is_known = |target: u8| puzzle.trace[rival] == format!("target {target}");
    let kept = unseen.iter().copied().filter(|&target| !is_known(target));
    let worlds = kept.filter_map(|target| {
        let other = *unseen.iter().find(|&&other| other != target)?;
        let mut world = puzzle.clone();
        world.deal["dealt"][rival] = json!([target, other]);
        world.trace[rival] = format!("target {target}");
        Some(world)
    });
    worlds.collect()
}
