//! The laws of puzzles, checked by `tavolino puzzles check` and by the tests: every solution is
//! proved again.

use std::collections::HashSet;

use super::derive::{Task, derive};
use super::goals;
use super::mine::gives_away;
use super::puzzle::{Kind, Puzzle};
use crate::ai::table::Table as SolvedTable;
use crate::ai::value::{Value, Verdict};
use crate::board::{GameEntry, Proof};
use crate::solved;

/// Maximum number of turns of a win that exhaustive search proves a second time.
const SEARCHED_WIN: u8 = 5;

/// Returns the laws that a game's puzzles break, as sentences that begin with an id; of the
/// puzzles, every `step`th is proved.
#[must_use]
pub fn check(game: &'static GameEntry, puzzles: &[Puzzle], step: usize) -> Vec<String> {
    let mut broken = Vec::new();
    let mut known = HashSet::new();
    for puzzle in puzzles {
        if !known.insert(&puzzle.id) {
            broken.push(format!("{}: there are two", puzzle.id));
        }
    }
    for puzzle in puzzles.iter().step_by(step.max(1)) {
        let table = solved::embedded(game.info, &puzzle.table.options);
        if let Err(law) = prove(puzzle, table.as_deref()) {
            broken.push(format!("{}: {law}", puzzle.id));
        }
    }
    broken
}

/// Proves a puzzle again.
///
/// # Errors
/// The law it breaks, as a sentence.
pub fn prove(puzzle: &Puzzle, table: Option<&SolvedTable>) -> Result<(), &'static str> {
    if puzzle.kind == Kind::Goal {
        return goals::laws::prove(puzzle);
    }
    let task = Task::of(puzzle, table);
    let board = puzzle.board().ok_or("its trace cannot be played")?;
    let (_, earlier) = puzzle.trace.split_last().ok_or("it has no trace")?;
    let before = Puzzle {
        trace: earlier.to_vec(),
        ..puzzle.clone()
    };
    let before = before.board().ok_or("its trace cannot be played")?;
    gives_away(&*before, &*board, task).ok_or("the rival's last turn gave nothing away")?;
    let again = derive(puzzle.game, &puzzle.table, &puzzle.trace, &*board, task);
    let again = again.ok_or("it is no puzzle")?;
    if again.decisions != puzzle.decisions || again.answers != puzzle.answers {
        return Err("its solution is another one");
    }
    if (again.seat, &again.themes, again.prior) != (puzzle.seat, &puzzle.themes, puzzle.prior) {
        return Err("its themes, rating or seat are others");
    }
    if again.id != puzzle.id {
        return Err("its id is another one");
    }
    searched(puzzle, table).ok_or("exhaustive search finds another solution")?;
    for at in 0..puzzle.decisions.len() {
        judged(puzzle, at).ok_or("a right turn is judged wrong, or a wrong one right")?;
    }
    Ok(())
}

/// Proves by exhaustive search, without the table, that at every decision no wrong turn wins within
/// [`SEARCHED_WIN`] turns, and that the right one does if the table says so; `None` if the search
/// disagrees. Longer wins are not searched, nor are positions with too many lines.
fn searched(puzzle: &Puzzle, table: Option<&SolvedTable>) -> Option<()> {
    if puzzle.kind == Kind::Forces {
        return Some(());
    }
    let table = Proof::Table(table?);
    let search = Proof::Search {
        winner: puzzle.seat,
        plies: SEARCHED_WIN,
    };
    for (at, right) in puzzle.decisions.iter().enumerate() {
        let board = puzzle.after(at)?;
        let study = board.study()?;
        let Some(values) = study.values(search) else {
            continue;
        };
        let by_table = study.values(table)?;
        let agrees = values.iter().zip(&by_table).all(|(found, known)| {
            let is_near = matches!(known.value, Value::Win(turns) if turns <= SEARCHED_WIN);
            let is_won = found.value.verdict() == Verdict::Win;
            let is_same = !is_near || found.value == known.value;
            is_same && is_won == is_near && (!is_won || right.contains(&found.text))
        });
        if !agrees {
            return None;
        }
    }
    Some(())
}

/// Checks that at a decision exactly the right turns are judged right.
fn judged(puzzle: &Puzzle, at: usize) -> Option<()> {
    let turns = puzzle.after(at)?.turns(puzzle.seat);
    let right = &puzzle.decisions[at];
    let all = right.iter().all(|turn| turns.contains(turn));
    let first = right.first()?;
    let mut wrong = turns.iter().filter(|turn| !right.contains(turn));
    let is_judged = puzzle.is_right(at, first) == Some(true)
        && wrong.all(|turn| puzzle.is_right(at, turn) == Some(false));
    (all && is_judged).then_some(())
}
