//! The action of a button or menu on an exercise: a position to solve, outside any match.

/// An action on an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    test,
    derive(strum::EnumDiscriminants),
    strum_discriminants(derive(Hash, strum::EnumIter))
)]
pub enum ExerciseAction {
    /// Shows the task and the first menu.
    Open,
    /// Opens the menus of a claim.
    Claim,
    /// Opens the menus of a turn after these words.
    Walk(String),
    /// A menu of a turn: its value is the words chosen so far.
    Step,
    /// Opens the menus of a claim after these words.
    ClaimWalk(String),
    /// A menu of a claim: its value is the words chosen so far.
    ClaimStep,
    /// Plays this turn, or makes this claim.
    Confirm(String),
    /// As [`Confirm`](ExerciseAction::Confirm), given at a decision after a number of wrong turns.
    Answer {
        /// The decision, from 0.
        decision: u8,
        /// The wrong turns before it.
        wrong: u8,
        /// The turn or the claim.
        text: String,
    },
    /// Shows the hint.
    Hint,
    /// Shows a right turn.
    Show,
}

impl ExerciseAction {
    /// The verb and the words, for a `custom_id`.
    #[must_use]
    pub fn write(&self) -> String {
        let (verb, words) = match self {
            ExerciseAction::Open => ("open", ""),
            ExerciseAction::Claim => ("claim", ""),
            ExerciseAction::Walk(words) => ("walk", words.as_str()),
            ExerciseAction::Step => ("step", ""),
            ExerciseAction::ClaimWalk(words) => ("claimwalk", words.as_str()),
            ExerciseAction::ClaimStep => ("claimstep", ""),
            ExerciseAction::Confirm(words) => ("confirm", words.as_str()),
            ExerciseAction::Answer {
                decision,
                wrong,
                text,
            } => return format!("at {decision}.{wrong} {text}"),
            ExerciseAction::Hint => ("hint", ""),
            ExerciseAction::Show => ("show", ""),
        };
        format!("{verb} {words}")
    }

    /// The action of a text; `None` for one that [`ExerciseAction::write`] does not produce.
    #[must_use]
    pub fn read(text: &str) -> Option<ExerciseAction> {
        let (verb, words) = text.split_once(' ')?;
        let action = match verb {
            "open" => ExerciseAction::Open,
            "claim" => ExerciseAction::Claim,
            "walk" => ExerciseAction::Walk(words.to_owned()),
            "step" => ExerciseAction::Step,
            "claimwalk" => ExerciseAction::ClaimWalk(words.to_owned()),
            "claimstep" => ExerciseAction::ClaimStep,
            "confirm" => ExerciseAction::Confirm(words.to_owned()),
            "at" => {
                let (at, text) = words.split_once(' ')?;
                let (decision, wrong) = at.split_once('.')?;
                ExerciseAction::Answer {
                    decision: decision.parse().ok()?,
                    wrong: wrong.parse().ok()?,
                    text: text.to_owned(),
                }
            }
            "hint" => ExerciseAction::Hint,
            "show" => ExerciseAction::Show,
            _ => return None,
        };
        (action.write() == text).then_some(action)
    }
}
