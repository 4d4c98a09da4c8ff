//! The proof of puzzles of one decision.

use super::super::puzzle::Puzzle;
use super::worlds::worlds;
use super::{Position, Sort, choices, derive, rules, sort_of};

/// Proves a puzzle of one decision again.
///
/// # Errors
/// The law it breaks, as a sentence.
pub fn prove(puzzle: &Puzzle) -> Result<(), &'static str> {
    let board = puzzle.board().ok_or("its trace cannot be played")?;
    let sort = sort_of(puzzle).ok_or("its goal is none of puzzles")?;
    let position = Position {
        game: puzzle.game,
        table: &puzzle.table,
        deal: &puzzle.deal,
        trace: &puzzle.trace,
        board: &*board,
    };
    let again = derive(position, sort).ok_or("it is no puzzle")?;
    if (&again.decisions, &again.answers) != (&puzzle.decisions, &puzzle.answers) {
        return Err("its solution is another one");
    }
    if (again.seat, &again.themes, again.prior) != (puzzle.seat, &puzzle.themes, puzzle.prior) {
        return Err("its themes, rating or seat are others");
    }
    if (&again.id, &again.goal) != (&puzzle.id, &puzzle.goal) {
        return Err("its id or goal is another one");
    }
    judged(puzzle, sort)
}

/// Checks every turn and claim by the rules, in every position that the solver's view allows.
fn judged(puzzle: &Puzzle, sort: Sort) -> Result<(), &'static str> {
    let goal = puzzle.goal.as_ref().ok_or("it has no goal")?;
    let mut first = None;
    for world in worlds(puzzle) {
        let choices = choices(&*world, puzzle.seat, sort, goal);
        let right = rules::right(puzzle, &*world, &choices, sort);
        let found = (choices, right.ok_or("a turn cannot be played")?);
        if *first.get_or_insert_with(|| found.clone()) != found {
            return Err("another turn is right in a position that looks the same");
        }
    }
    let (choices, right) = first.ok_or("its position cannot be")?;
    for (text, &is_right) in choices.iter().zip(&right) {
        if puzzle.is_right(0, text) != Some(is_right) {
            return Err("a right turn is judged wrong, or a wrong one right");
        }
    }
    let shown = puzzle.decisions[0].first();
    let mut judged = choices.iter().zip(right);
    let is_shown_right = judged.any(|(text, is_right)| is_right && shown == Some(text));
    is_shown_right
        .then_some(())
        .ok_or("the turn shown is not right")
}
