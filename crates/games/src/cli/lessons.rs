//! The subcommand `lessons`: the lessons of all games, checked.

use std::io::Write;

use clap::Subcommand;
use serde::Serialize;

use super::lines::print;
use super::setting::Error;
use crate::board::GameEntry;
use crate::games;
use crate::lessons::{self, laws};

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
    game: &'static str,
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
    let is_meant = |kind: &&GameEntry| match game {
        Some(game) => game == kind.info.key,
        None => lessons::count(kind) > 0,
    };
    for kind in games::GAMES.iter().filter(is_meant) {
        let checked = match laws::check(kind) {
            Ok(checked) => checked,
            Err(sentence) => {
                broken.push(format!("{}: {sentence}", kind.info.key));
                continue;
            }
        };
        for checked in checked {
            let (game, step) = (kind.info.key, &checked.step.name);
            let of_step = |law| format!("{game} {step}: {law}");
            broken.extend(checked.broken.iter().map(of_step));
            let line = Line {
                game,
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
