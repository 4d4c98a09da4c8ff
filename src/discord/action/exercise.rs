//! The verbs of buttons and menus on an exercise: a position to solve, outside any match.

use super::part::{Part, Parts};
use super::spending::Spending;
use super::spending::Spending::Study;
use super::verbs::verbs;

verbs! {
    /// An action on an exercise.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum ExerciseAction in [words] {
        /// Shows the task and the first menu.
        "open" Open => Spending::Step;
        /// Opens the menus of a claim.
        "claim" Claim => Spending::Step;
        /// Opens the menus of a turn after these words.
        "walk" Walk(words: String) => Spending::Step;
        /// A menu of a turn: its value is the words chosen so far.
        "step" Step => Spending::Step;
        /// Opens the menus of a claim after these words.
        "claimwalk" ClaimWalk(words: String) => Spending::Step;
        /// A menu of a claim: its value is the words chosen so far.
        "claimstep" ClaimStep => Spending::Step;
        /// Plays this turn, or makes this claim.
        "confirm" Confirm(words: String) => Study;
        /// As [`Confirm`](ExerciseAction::Confirm), given at a decision after a number of wrong
        /// turns.
        "at" Answer(words: Answered) => Study;
        /// Shows the hint.
        "hint" Hint => Spending::Step;
        /// Shows the menu after these words with its right button; a whole turn is shown.
        "hintat" HintAt(words: String) => Spending::Step;
        /// Shows a right turn.
        "show" Show => Spending::Step;
        /// Shows the board after this step of the solution, when the exercise is over.
        "watch" Watch(words: u8) => Spending::Step;
    }
}

/// A turn or a claim, with the decision and the try that it answers, so that it counts once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The decision, from 0.
    pub decision: u8,
    /// The wrong turns before it.
    pub wrong: u8,
    /// The turn or the claim.
    pub text: String,
}

/// Verb and words, separated by a space.
impl Part for ExerciseAction {
    fn write(&self, into: &mut Vec<String>) {
        let mut words = Vec::new();
        self.write_parts(&mut words);
        into.push(format!("{} {}", self.name(), words.concat()));
    }

    fn read(from: &mut Parts<'_>) -> Option<ExerciseAction> {
        let (name, words) = from.next()?.split_once(' ')?;
        ExerciseAction::read_parts(name, Parts::whole(words))
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<ExerciseAction> {
        use proptest::strategy::Strategy as _;
        proptest::strategy::Union::new(ExerciseAction::each()).boxed()
    }
}

impl Part for Answered {
    fn write(&self, into: &mut Vec<String>) {
        into.push(format!("{}.{} {}", self.decision, self.wrong, self.text));
    }

    fn read(from: &mut Parts<'_>) -> Option<Answered> {
        let (at, text) = from.next()?.split_once(' ')?;
        let (decision, wrong) = at.split_once('.')?;
        Some(Answered {
            decision: decision.parse().ok()?,
            wrong: wrong.parse().ok()?,
            text: text.to_owned(),
        })
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<Answered> {
        use proptest::prelude::*;
        let parts = (0..9u8, 0..3u8, String::any());
        let answered = |(decision, wrong, text)| Answered {
            decision,
            wrong,
            text,
        };
        parts.prop_map(answered).boxed()
    }
}
