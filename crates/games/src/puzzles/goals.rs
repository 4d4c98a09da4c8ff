//! Puzzles of one decision: its right turns are those that meet a [`Goal`]. They are for games with
//! hidden hands, for more than two seats, and for all together, where no table and no search over
//! both seats proves a win.

pub mod laws;
mod leads;
mod ledger;
pub mod mine;
mod places;
mod points;
mod position;
mod rules;
mod sort;
mod tried;
mod worlds;

pub use self::position::Position;
pub use self::sort::Sort;
use super::order;
use super::puzzle::{Kind, Puzzle};
use super::symmetry;
use crate::board::{Board, Goal};
use crate::game::Seat;

/// Minimum number of turns and claims to choose from.
const FEWEST_CHOICES: usize = 5;

/// Returns the puzzle of this sort at a position; `None` if it is not worth one.
#[must_use]
pub fn derive(at: Position<'_>, sort: Sort) -> Option<Puzzle> {
    let seat = at.board.to_act().first()?;
    let goal = sort.goal(at, seat)?;
    let choices = choices(at.board, seat, sort, &goal);
    let is_right = |text: &&String| at.board.meets(seat, text, &goal, None) == Some(true);
    let right: Vec<&String> = choices.iter().filter(is_right).collect();
    let is_choice = choices.len() >= FEWEST_CHOICES && right.len() < choices.len();
    if !is_choice
        || !sort.is_one_effect(at.board, seat, &right)
        || sort.is_obvious(at.board, seat, &right)
    {
        return None;
    }
    // The shortest turn shows no more than is needed.
    let shown = right.iter().min_by_key(|text| text.len())?;
    let key = symmetry::key_of_turns(at.game, at.table, at.deal, at.trace)?;
    Some(Puzzle {
        id: order::id(at.game, at.table, key),
        game: at.game,
        table: at.table.clone(),
        deal: at.deal.clone(),
        trace: at.trace.to_vec(),
        seat,
        kind: Kind::Goal,
        decisions: vec![vec![(*shown).clone()]],
        answers: Vec::new(),
        themes: Vec::new(),
        prior: prior(choices.len(), right.len(), sort),
        goal: Some(goal),
    })
}

/// Returns the turns and claims among which a puzzle of this sort is solved.
fn choices(board: &dyn Board, seat: Seat, sort: Sort, goal: &Goal) -> Vec<String> {
    match (sort, goal) {
        // The places that are taken for the reflection.
        (Sort::Mirror, Goal::Turn(right)) => {
            let mut images = places::images(&right[0]);
            images.retain(|turn| board.choose(seat, turn).is_ok());
            images
        }
        (Sort::Claim, _) => board.claims(seat),
        (Sort::Room, _) => {
            let turns = board.turns(seat).into_iter();
            turns.filter(|turn| turn.starts_with("move ")).collect()
        }
        _ => board.turns(seat),
    }
}

/// Returns the rating before anybody tried it: that of other puzzles, with as many turns as there
/// are for each right one, which all look alike.
fn prior(choices: usize, right: usize, sort: Sort) -> u16 {
    let each = choices as f32 / right as f32;
    let rank = f32::midpoint(each, 1.0);
    // Of two own turns the next one is a decision as well, among about as many turns.
    let turns: f32 = match sort {
        Sort::Close | Sort::Lead => 2.0,
        _ => 1.0,
    };
    let length = 60.0 * each.log2() * turns + 60.0 * (turns - 1.0);
    (700.0 + length + 40.0 * rank.log2()).round() as u16
}

/// Returns the sort of a puzzle, by which callers word its task; `None` for one of another kind.
#[must_use]
pub fn sort_of(puzzle: &Puzzle) -> Option<Sort> {
    let goal = puzzle.goal.as_ref()?;
    Some(match goal {
        Goal::Turn(texts) if texts[0].starts_with("claim ") => Sort::Claim,
        Goal::Turn(texts) if texts[0].starts_with("move ") => Sort::Room,
        Goal::Turn(_) => Sort::Mirror,
        Goal::Wins if puzzle.decisions[0][0].contains(" guess ") => Sort::Guess,
        Goal::Wins => Sort::Strike,
        Goal::Safe => Sort::Safe,
        Goal::Margin => Sort::Margin,
        Goal::Forces(_) => Sort::Outlast,
        Goal::Task(task) => match task[0].as_str() {
            "close" => Sort::Close,
            "lead" => Sort::Lead,
            _ => Sort::Fill,
        },
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
