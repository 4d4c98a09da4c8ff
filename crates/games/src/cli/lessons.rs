//! The subcommand `lessons`: the lessons of all games, checked.

use std::io::Write;

use clap::Subcommand;
use serde::Serialize;

use super::lines::print;
use super::setting::Error;
use crate::games;
use crate::lessons::{self, Lesson, laws};

/// Proves the lessons of all games
#[derive(Subcommand, Clone, Debug)]
pub enum Lessons {
    /// Prove the laws of all lessons: print the right and all turns of each step
    Check {
        /// One game only, such as `kintei`
        game: Option<String>,
    },
}

/// A line for each step; fields are printed in this order.
#[derive(Serialize)]
struct Line<'a> {
    lesson: &'static str,
    step: &'a str,
    right: usize,
    choices: usize,
    broken: &'a [String],
}

/// Prints a line of JSON for each step.
///
/// # Errors
/// [`Error::Lessons`] if a law is broken, and output that fails.
pub fn lessons(args: &Lessons, out: &mut impl Write) -> Result<(), Error> {
    let Lessons::Check { game } = args;
    let mut broken = Vec::new();
    if let Some(game) = game.as_ref().filter(|game| games::find(game).is_none()) {
        return Err(Error::UnknownGame(game.clone()));
    }
    let is_meant = |lesson: &&Lesson| {
        let of = lesson.entry.info.key;
        game.as_ref().is_none_or(|game| game == of)
    };
    for lesson in lessons::all().iter().filter(is_meant) {
        let key = lesson.key;
        let checked = match laws::check(*lesson) {
            Ok(checked) => checked,
            Err(sentence) => {
                broken.push(format!("{key}: {sentence}"));
                continue;
            }
        };
        for checked in checked {
            let step = &checked.step.name;
            let of_step = |law| format!("{key} {step}: {law}");
            broken.extend(checked.broken.iter().map(of_step));
            let line = Line {
                lesson: key,
                step,
                right: checked.right,
                choices: checked.choices,
                broken: &checked.broken,
            };
            print(out, &line)?;
        }
    }
    if broken.is_empty() {
        Ok(())
    } else {
        Err(Error::Lessons(broken.join("; ")))
    }
}
