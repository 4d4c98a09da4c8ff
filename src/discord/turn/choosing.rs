//! The kinds of choices that menus offer.

use crate::discord::action::{ExerciseAction, MatchAction};

/// The kind of choice a picker offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choosing {
    /// The turn of a seat that is to act.
    Turn,
    /// A claim, which a seat may make out of turn too.
    Claim,
}

/// The menu that an action on an exercise opens, with the choice made so far; `chosen` is the value
/// of a menu. `None` for actions that open none.
pub fn menu_of(action: &ExerciseAction, chosen: &str) -> Option<(Choosing, String)> {
    Some(match action {
        ExerciseAction::Open => (Choosing::Turn, String::new()),
        ExerciseAction::Claim => (Choosing::Claim, String::new()),
        ExerciseAction::Walk(value) => (Choosing::Turn, value.clone()),
        ExerciseAction::Step => (Choosing::Turn, chosen.to_owned()),
        ExerciseAction::ClaimWalk(value) => (Choosing::Claim, value.clone()),
        ExerciseAction::ClaimStep => (Choosing::Claim, chosen.to_owned()),
        ExerciseAction::Confirm(_)
        | ExerciseAction::Answer { .. }
        | ExerciseAction::Hint
        | ExerciseAction::HintAt(_)
        | ExerciseAction::Show
        | ExerciseAction::Watch(_) => return None,
    })
}

impl Choosing {
    /// The action of a choice, in menus drawn at event `number`.
    pub fn walk(self, number: i64, value: String) -> MatchAction {
        match self {
            Choosing::Turn => MatchAction::Walk(number, value),
            Choosing::Claim => MatchAction::ClaimWalk(number, value),
        }
    }

    /// The action of a menu drawn at event `number`.
    pub fn step(self, number: i64) -> MatchAction {
        match self {
            Choosing::Turn => MatchAction::Step(number),
            Choosing::Claim => MatchAction::ClaimStep(number),
        }
    }

    /// The action that plays a turn or makes a claim.
    pub fn confirm(self, number: i64, text: String) -> MatchAction {
        match self {
            Choosing::Turn => MatchAction::Confirm(number, text),
            Choosing::Claim => MatchAction::CallOut(number, text),
        }
    }

    /// The action of a choice in an exercise.
    pub fn walk_exercise(self, value: String) -> ExerciseAction {
        match self {
            Choosing::Turn => ExerciseAction::Walk(value),
            Choosing::Claim => ExerciseAction::ClaimWalk(value),
        }
    }

    /// The action of a menu in an exercise.
    pub fn step_exercise(self) -> ExerciseAction {
        match self {
            Choosing::Turn => ExerciseAction::Step,
            Choosing::Claim => ExerciseAction::ClaimStep,
        }
    }
}
