//! Lessons: one of each game, from `assets/lessons/<game>.lesson`, in steps with a position, a task and a right turn.
//!
//! A file holds a block for each step, as [`example`] reads them: `## name` begins it; `# option`, `# seats` and `# setup` set
//! the table; a line per turn, `<seat> <notation>`, leads to the position. `# goal …` is the condition of the right turns
//! ([`Goal`]), `# show …` one of them, and `# seat n` the learner's seat; by default the seat to act. Words stand in the game's
//! language file: `<game>-lesson-<name>` is idea and task; `-hint`, `-wrong` and `-done` are the sentences on request, after a
//! wrong turn and after a right one, all three optional.

pub mod laws;

use std::sync::Arc;

use include_dir::{Dir, include_dir};
use strum::VariantArray;

use crate::ai::table::Table as SolvedTable;
use crate::board::{Board, GameEntry, Goal};
use crate::example::{self, Wrong};
use crate::game::{Lang, Seat, Table};
use crate::solved;

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/lessons");

/// A step of a lesson.
pub struct Step {
    /// The name, part of the keys of its words.
    pub name: String,
    /// The table of the position.
    pub table: Table,
    /// The position.
    pub board: Box<dyn Board>,
    /// The learner's seat.
    pub seat: Seat,
    /// The condition of the right turns.
    pub goal: Goal,
    /// A right turn.
    pub show: String,
}

/// The parts of a step's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Part {
    /// A hint, on request.
    Hint,
    /// A sentence after a wrong turn: the thing it missed.
    Wrong,
    /// A sentence after a right turn: its purpose.
    Done,
}

impl std::fmt::Debug for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Step")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// Returns the number of steps of a game's lesson; 0 for a game without one.
#[must_use]
pub fn count(kind: &GameEntry) -> usize {
    blocks(kind).count()
}

/// Returns a step of a game's lesson, counted from 0; `None` beyond its end, or if its block is wrong.
#[must_use]
pub fn step(kind: &'static GameEntry, place: usize) -> Option<Step> {
    read(kind, blocks(kind).nth(place)?).ok()
}

/// Returns the steps of a game's lesson, in order.
///
/// # Errors
/// [`Wrong`] at the first line that cannot be read or played.
pub fn all(kind: &'static GameEntry) -> Result<Vec<Step>, Wrong> {
    blocks(kind).map(|block| read(kind, block)).collect()
}

fn blocks(kind: &GameEntry) -> impl Iterator<Item = &'static str> + use<> {
    example::blocks_in(&FILES, &format!("{}.lesson", kind.info.key))
}

/// Returns the step of one block.
fn read(kind: &'static GameEntry, block: &str) -> Result<Step, Wrong> {
    let name = example::name_of(block);
    let wrong = |line: &str, why: &str| Wrong {
        name: name.to_owned(),
        line: line.to_owned(),
        why: why.to_owned(),
    };
    let value = |key: &str| {
        let value = example::head(block, key).next();
        value.ok_or_else(|| wrong("#", &format!("there is no `# {key} …`")))
    };
    let table = example::table(kind, block).map_err(|why| wrong("#", &why))?;
    let board = example::position(kind, block)?;
    let seat = match example::head(block, "seat").next() {
        Some(seat) => seat.parse().ok().map(Seat),
        None => board.to_act().first(),
    };
    let goal = value("goal")?;
    Ok(Step {
        name: name.to_owned(),
        table,
        seat: seat.ok_or_else(|| wrong("#", "no seat is to act"))?,
        goal: goal.parse().map_err(|_| wrong(goal, "it is no goal"))?,
        show: value("show")?.to_owned(),
        board,
    })
}

impl Step {
    /// Returns whether the turn or claim the typed text means is right; `None` if it is none of the learner's seat, or the
    /// table of the game is needed and missing.
    #[must_use]
    pub fn is_right(&self, typed: &str, table: Option<&SolvedTable>) -> Option<bool> {
        self.board.meets(self.seat, typed, &self.goal, table)
    }

    /// Returns the table of perfect play that the goal needs; `None` where it needs none, or the game has none.
    #[must_use]
    pub fn solved(&self) -> Option<Arc<SolvedTable>> {
        let needs_table = self.goal == Goal::Keeps;
        let table = || solved::embedded(self.board.info(), &self.table.options);
        needs_table.then(table).flatten()
    }

    /// Returns every turn of the learner's seat, and every claim.
    #[must_use]
    pub fn choices(&self) -> Vec<String> {
        let mut choices = self.board.offered(self.seat, "").turns;
        choices.extend(self.board.claims(self.seat));
        choices
    }

    /// Returns idea and task.
    #[must_use]
    pub fn words(&self, lang: &Lang) -> String {
        lang.say(&self.key(), &[])
    }

    /// Returns a further part of the words; `None` where the step has none.
    #[must_use]
    pub fn part(&self, part: Part, lang: &Lang) -> Option<String> {
        let key = self.key_of(part);
        lang.has(&key).then(|| lang.say(&key, &[]))
    }

    /// Returns the keys of all sentences the step may have: idea and task, then the optional parts.
    pub fn keys(&self) -> impl Iterator<Item = String> {
        let parts = Part::VARIANTS.iter().map(|part| self.key_of(*part));
        std::iter::once(self.key()).chain(parts)
    }

    fn key_of(&self, part: Part) -> String {
        let part: &str = part.into();
        format!("{}-{part}", self.key())
    }

    fn key(&self) -> String {
        format!("{}-lesson-{}", self.board.info().key, self.name)
    }
}

#[cfg(test)]
mod tests;
