//! Positions that are worth a puzzle of one decision.

use super::goal::Goal;
use super::meets::meets;
use super::worlds::worlds;
use super::{Exercises, Sort};
use crate::game::Seat;
use crate::play::Play;
use crate::play::reading::Parsed;

/// Minimum number of turns and claims to choose from.
const FEWEST_CHOICES: usize = 5;

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

impl<G: Exercises> Sort<G> {
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
        Parsed::Claim(_) | Parsed::Swap => None,
    })
}

/// Returns whether a turn ends the game.
pub fn ends<G: Exercises>(play: &Play<G>, seat: Seat, turn: &G::Turn) -> bool {
    play.after(seat, turn).outcome().is_some()
}
