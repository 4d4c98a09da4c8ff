//! Sorts of puzzles of one decision: the goal of each, and the positions that are worth one.

use std::fmt;

use super::Exercises;
use super::goal::Goal;
use super::meets::meets;
use super::worlds::worlds;
use crate::ai::{self, SearchOptions};
use crate::game::{Rng, Seat, Strength};
use crate::play::Play;
use crate::play::reading::Parsed;

/// Minimum number of turns and claims to choose from.
const FEWEST_CHOICES: usize = 5;
/// The usual maximum number of turns that lead to a puzzle: the solver reads them all.
const LONGEST_GAME: usize = 60;

/// A sort of puzzles of one decision in the game `G`.
pub struct Sort<G: Exercises> {
    /// What does not depend on the game's types.
    pub info: SortInfo,
    /// Returns the goal at a position; `None` where it cannot be one of this sort.
    pub goal: fn(&Play<G>, Seat) -> Option<Goal>,
    /// Returns the turns and claims among which a puzzle is solved.
    pub choices: fn(&Play<G>, Seat, &Goal) -> Vec<Parsed<G>>,
    /// Returns whether the right turns, at least one, are of one effect.
    pub is_one_effect: fn(&Play<G>, Seat, &[Parsed<G>]) -> bool,
    /// Returns whether the right turn is found without looking for it.
    pub is_obvious: fn(&Play<G>, Seat, &[Parsed<G>]) -> bool,
    /// Returns the turn of a player in a game in which such puzzles are sought.
    pub player: fn(&Play<G>, Seat, &mut Rng) -> Option<G::Turn>,
}

/// The constant data of a sort.
#[derive(Clone, Copy)]
pub struct SortInfo {
    /// The name, by which callers word the task: the key of a sentence ends with it.
    pub name: &'static str,
    /// The tables at which such puzzles are sought.
    pub sites: &'static [Site],
    /// Returns whether a puzzle of the game with this goal and this right turn is of the sort.
    pub has: fn(&Goal, &str) -> bool,
    /// Whether the right choice is a claim.
    pub is_claim: bool,
    /// The number of own turns that the solver has to see.
    pub own_turns: u8,
    /// The maximum number of turns that lead to a puzzle.
    pub longest: usize,
    /// Returns the number of turns before which none is sought in a game.
    pub first: fn(&mut Rng) -> usize,
}

/// The options and seats of a table that are not the default.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// The options.
    pub options: &'static [(&'static str, &'static str)],
    /// The number of seats; `None` for the fewest.
    pub seats: Option<u8>,
}

/// A position that is worth a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// The goal.
    pub goal: Goal,
    /// The notation of the turns and claims to choose from.
    pub choices: Vec<String>,
    /// The notation of those that are right.
    pub right: Vec<String>,
}

impl Site {
    /// The default table.
    pub const DEFAULT: Site = Site::of(&[]);

    /// Returns the table of the fewest seats with these options.
    #[must_use]
    pub const fn of(options: &'static [(&'static str, &'static str)]) -> Site {
        Site {
            options,
            seats: None,
        }
    }
}

impl SortInfo {
    /// Puzzles of one own turn, sought from the beginning of games at the default table.
    pub const USUAL: SortInfo = SortInfo {
        name: "",
        sites: &[Site::DEFAULT],
        has: |_, _| false,
        is_claim: false,
        own_turns: 1,
        longest: LONGEST_GAME,
        first: |_| 0,
    };
}

impl fmt::Debug for SortInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("SortInfo").field(&self.name).finish()
    }
}

impl<G: Exercises> fmt::Debug for Sort<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Sort").field(&self.info.name).finish()
    }
}

impl<G: Exercises> Sort<G> {
    /// One right turn among all, sought in games of medium players.
    pub const USUAL: Sort<G> = Sort {
        info: SortInfo::USUAL,
        goal: |_, _| None,
        choices: |play, seat, _| play.turns(seat).into_iter().map(Parsed::Turn).collect(),
        is_one_effect: |_, _, right| right.len() == 1,
        is_obvious: |_, _, _| false,
        player: |play, seat, rng| turn_of(play, seat, Strength::Medium, rng),
    };

    /// Returns the exercise of this sort at a position; `None` if it is not worth one.
    pub fn exercise(&self, play: &Play<G>, seat: Seat) -> Option<Exercise> {
        let goal = (self.goal)(play, seat)?;
        let choices = (self.choices)(play, seat, &goal);
        let right = right(play, seat, &choices, &goal);
        let is_choice = choices.len() >= FEWEST_CHOICES
            && !right.is_empty()
            && right.len() < choices.len()
            && (self.is_one_effect)(play, seat, &right)
            && !(self.is_obvious)(play, seat, &right);
        let exercise = Exercise {
            choices: texts(&choices),
            right: texts(&right),
            goal,
        };
        (is_choice && self.is_sure(play, seat, &exercise)).then_some(exercise)
    }

    /// Returns whether the same turns are right in every position that the solver may be in.
    fn is_sure(&self, play: &Play<G>, seat: Seat, exercise: &Exercise) -> bool {
        let others = worlds(play, seat).into_iter();
        let mut others = others.filter(|world| world.game() != play.game());
        others.all(|world| {
            let choices = (self.choices)(&world, seat, &exercise.goal);
            let right = right(&world, seat, &choices, &exercise.goal);
            texts(&choices) == exercise.choices && texts(&right) == exercise.right
        })
    }
}

/// Returns the choices that meet the goal.
fn right<G: Exercises>(
    play: &Play<G>,
    seat: Seat,
    choices: &[Parsed<G>],
    goal: &Goal,
) -> Vec<Parsed<G>> {
    let is_right = |choice: &&Parsed<G>| meets(play, seat, choice, goal, None) == Some(true);
    choices.iter().filter(is_right).cloned().collect()
}

fn texts<G: Exercises>(choices: &[Parsed<G>]) -> Vec<String> {
    choices.iter().map(ToString::to_string).collect()
}

/// Returns the turns among choices.
pub fn turns<G: Exercises>(choices: &[Parsed<G>]) -> impl Iterator<Item = &G::Turn> {
    choices.iter().filter_map(|choice| match choice {
        Parsed::Turn(turn) => Some(turn),
        Parsed::Claim(_) => None,
    })
}

/// Returns whether a turn ends the game.
pub fn ends<G: Exercises>(play: &Play<G>, seat: Seat, turn: &G::Turn) -> bool {
    play.after(seat, turn).outcome().is_some()
}

/// Returns the turn of a computer player with few playouts.
pub fn turn_of<G: Exercises>(
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
