//! The laws of puzzles, checked by `tavolino puzzles check` and by the tests: every solution is
//! proved again.

use std::collections::HashSet;

use super::decision::{self, Position};
use super::derive::{Task, derive};
use super::mine::gives_away;
use super::puzzle::{Kind, Puzzle};
use crate::ai::table::EndgameTable;
use crate::ai::value::{Value, Verdict};
use crate::board::{Board, GameEntry, Proof};
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
    let mut positions = HashSet::new();
    for puzzle in puzzles.iter().step_by(step.max(1)) {
        let table = solved::embedded(game.info, &puzzle.table.options);
        match prove(puzzle, table.as_deref()) {
            // A new id says the same of symmetric positions.
            Ok(new) if positions.insert(new.id.clone()) => {}
            Ok(_) => broken.push(format!("{}: there is one alike", puzzle.id)),
            Err(law) => broken.push(format!("{}: {law}", puzzle.id)),
        }
    }
    broken
}

/// Proves a puzzle again, and returns it as it is derived now: it may have another id, because ids
/// of files stay when the hash of positions changes.
///
/// # Errors
/// The law it breaks, as a sentence.
pub fn prove(puzzle: &Puzzle, table: Option<&EndgameTable>) -> Result<Puzzle, &'static str> {
    let board = puzzle.board().ok_or("its trace cannot be played")?;
    let again = if puzzle.kind == Kind::Goal {
        decided(puzzle, &*board)?
    } else {
        let task = Task::of(puzzle, table);
        let before = puzzle.before().ok_or("it has no trace")?;
        gives_away(&*before, &*board, task).ok_or("the rival's last turn gave nothing away")?;
        derive(puzzle.game, &puzzle.table, &puzzle.trace, &*board, task)
    };
    let again = again.ok_or("it is no puzzle")?;
    if (&again.decisions, &again.answers) != (&puzzle.decisions, &puzzle.answers) {
        return Err("its solution is another one");
    }
    if (again.seat, &again.themes, again.prior) != (puzzle.seat, &puzzle.themes, puzzle.prior) {
        return Err("its themes, rating or seat are others");
    }
    if again.goal != puzzle.goal {
        return Err("its goal is another one");
    }
    if puzzle.kind != Kind::Goal {
        searched(puzzle, table).ok_or("exhaustive search finds another solution")?;
        for at in 0..puzzle.decisions.len() {
            judged(puzzle, at).ok_or("a right turn is judged wrong, or a wrong one right")?;
        }
    }
    Ok(again)
}

/// Returns the puzzle of one decision at the position of this one; `None` if it is not worth one.
fn decided(puzzle: &Puzzle, board: &dyn Board) -> Result<Option<Puzzle>, &'static str> {
    let sort = puzzle.sort().ok_or("its goal is none of puzzles")?;
    let at = Position {
        game: puzzle.game,
        table: &puzzle.table,
        deal: &puzzle.deal,
        trace: &puzzle.trace,
        board,
    };
    Ok(decision::derive(at, sort))
}

/// Proves by exhaustive search, without the table, that at every decision no wrong turn wins within
/// [`SEARCHED_WIN`] turns, and that the right one does if the table says so; `None` if the search
/// disagrees. Longer wins are not searched, nor are positions with too many lines.
fn searched(puzzle: &Puzzle, table: Option<&EndgameTable>) -> Option<()> {
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
