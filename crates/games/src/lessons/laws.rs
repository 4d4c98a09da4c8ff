//! The laws of lessons, checked by `tavolino lessons check` and by the tests.

use super::{Lesson, Step};
use crate::board::Goal;
use crate::game::Lang;

/// Maximum share of right turns among the choices of a step, except where every turn is right, in
/// percent.
const MOST_RIGHT: usize = 60;

/// The allowed numbers of steps of a lesson.
pub const STEPS: std::ops::RangeInclusive<usize> = 4..=7;

/// Maximum number of words of a step's idea and task.
const WORDS: usize = 50;

/// The words of the first sentence of a lesson that make it the aim of the game, in English.
const AIM: [&str; 4] = ["win", "wins", "lose", "loses"];

/// A step with the numbers of its choices.
#[derive(Debug)]
pub struct Checked {
    /// The step.
    pub step: Step,
    /// The right turns and claims.
    pub right: usize,
    /// All turns and claims that can be listed.
    pub choices: usize,
    /// The laws it breaks, as sentences.
    pub broken: Vec<String>,
}

/// Returns the steps of a lesson with the laws they break.
///
/// # Errors
/// A sentence, if the file cannot be read, or has too few or too many steps.
pub fn check(lesson: Lesson) -> Result<Vec<Checked>, String> {
    let steps = lesson.steps().map_err(|wrong| wrong.to_string())?;
    if !STEPS.contains(&steps.len()) {
        return Err(format!("{} steps", steps.len()));
    }
    let mut steps: Vec<Checked> = steps.into_iter().map(checked).collect();
    let lang = Lang::english();
    if let Some(first) = steps.first_mut()
        && !begins_with_aim(&first.step.words(&lang))
    {
        let key = first.step.key();
        let sentence = format!("`{key}` does not begin with the aim of the game in bold");
        first.broken.push(sentence);
    }
    Ok(steps)
}

/// Returns whether the first sentence is in bold and says who wins or loses.
pub(super) fn begins_with_aim(words: &str) -> bool {
    let bold = words
        .strip_prefix("**")
        .and_then(|rest| rest.split_once("**"));
    bold.is_some_and(|(aim, _)| {
        let mut words = aim.split(|letter: char| !letter.is_alphanumeric());
        let is_sentence = aim.ends_with(['.', ':']);
        is_sentence && words.any(|word| AIM.contains(&word.to_lowercase().as_str()))
    })
}

fn checked(step: Step) -> Checked {
    let table = step.solved();
    let table = table.as_deref();
    let choices = step.choices();
    let is_right = |choice: &&String| step.is_right(choice, table) == Some(true);
    let right = choices.iter().filter(is_right).count();
    let mut broken = Vec::new();
    let mut law = |holds: bool, sentence: &str| {
        if !holds {
            broken.push(sentence.to_owned());
        }
    };
    law(
        step.is_right(&step.show, table) == Some(true),
        "the turn shown is not right",
    );
    law(right > 0, "no turn is right");
    let is_any = step.goal == Goal::Any;
    law(
        is_any || right * 100 <= MOST_RIGHT * choices.len(),
        "more than 60 % of the turns are right",
    );
    let lang = Lang::english();
    let key = step.key();
    law(lang.has(&key), &format!("`{key}` has no words"));
    let words = step.words(&lang).split_whitespace().count();
    law(
        words <= WORDS,
        &format!("`{key}` has {words} words, more than {WORDS}"),
    );
    Checked {
        right,
        choices: choices.len(),
        broken,
        step,
    }
}
