//! Lessons: one of each game, `assets/lessons/<game>.lesson`, and further ones of its modes,
//! `<game>-<mode>.lesson`; in steps with a position, a task and a right turn.
//!
//! A file holds a block for each step, as [`example`] reads them: `## name` begins it; `# option`,
//! `# seats` and `# setup` set the table; a line per turn, `<seat> <notation>`, leads to the
//! position. `# goal …` is the condition of the right turns ([`Goal`]), `# show …` one of them, and
//! `# seat n` the learner's seat; by default the seat to act. Words stand in the game's language
//! file: `<lesson>-lesson-<name>` is idea and task; `-hint`, `-wrong` and `-done` are the sentences
//! on request, after a wrong turn and after a right one, all three optional. `<lesson>-lesson` is
//! the title of the lesson of a mode.

pub mod judgement;
pub mod laws;

use std::sync::{Arc, LazyLock};

use strum::VariantArray;

use crate::ai::table::EndgameTable;
use crate::assets;
use crate::board::{Board, GameEntry, Goal};
use crate::example::{self, Wrong};
use crate::game::{Lang, Options, Seat, Table};
use crate::games::GAMES;
use crate::solved;

/// All lessons, in the order of the registry; that of a whole game before those of its modes.
static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| GAMES.iter().flat_map(files_of).collect());

/// A lesson.
///
/// ```
/// let lesson = tavolino_games::lessons::find("kintei").expect("Kintei has a lesson");
/// let step = lesson.step(0).expect("it has a first step");
/// assert_eq!(step.is_right(&step.show, step.solved().as_deref()), Some(true));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The game.
    pub entry: &'static GameEntry,
    /// The name of the file, without its ending: the game's key, or `<game>-<mode>`.
    pub key: &'static str,
}

/// A step of a lesson.
pub struct Step {
    /// The lesson.
    pub lesson: Lesson,
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

/// Returns all lessons, in the order of the registry; that of a whole game before those of its
/// modes.
#[must_use]
pub fn all() -> &'static [Lesson] {
    &LESSONS
}

/// Returns the lessons of a game, that of the whole game first; none for a game without one.
pub fn of(entry: &GameEntry) -> impl Iterator<Item = Lesson> + use<> {
    let game = entry.info.key;
    let is_of_game = move |lesson: &&Lesson| lesson.entry.info.key == game;
    LESSONS.iter().filter(is_of_game).copied()
}

/// Returns the lesson with this key.
#[must_use]
pub fn find(key: &str) -> Option<Lesson> {
    LESSONS.iter().find(|lesson| lesson.key == key).copied()
}

/// Returns the lesson for a table with these options: the one whose first step differs from them in
/// the fewest. `None` for a game without a lesson.
#[must_use]
pub fn for_table(entry: &GameEntry, options: &Options) -> Option<Lesson> {
    of(entry).min_by_key(|lesson| {
        let first = lesson.blocks().next().unwrap_or_default();
        let set = example::head(first, "option").filter_map(|option| option.split_once('='));
        let differs = |(key, value): &(&str, &str)| options.get(*key).is_some_and(|of| of != value);
        set.filter(differs).count()
    })
}

/// Returns the lessons that are files of a game.
fn files_of(entry: &'static GameEntry) -> impl Iterator<Item = Lesson> {
    let game = entry.info.key;
    let of_mode = assets::stems("lessons").filter(move |key| {
        let mode = key
            .strip_prefix(game)
            .and_then(|rest| rest.strip_prefix('-'));
        mode.is_some() && GAMES.iter().all(|other| other.info.key != *key)
    });
    let keys = std::iter::once(game).chain(of_mode);
    let lessons = keys.map(move |key| Lesson { entry, key });
    lessons.filter(|lesson| lesson.count() > 0)
}

impl Lesson {
    /// Returns the title: the game's name, or the sentence of a mode.
    #[must_use]
    pub fn title(self, lang: &Lang) -> String {
        match self.title_key() {
            Some(key) => lang.say(&key, &[]),
            None => self.entry.info.name.to_owned(),
        }
    }

    /// Returns the key of the title; `None` for the lesson of a whole game.
    #[must_use]
    pub fn title_key(self) -> Option<String> {
        (!self.is_of_whole_game()).then(|| format!("{}-lesson", self.key))
    }

    /// Returns whether the lesson is that of the whole game, not of a mode.
    #[must_use]
    pub fn is_of_whole_game(self) -> bool {
        self.key == self.entry.info.key
    }

    /// Returns the number of steps.
    #[must_use]
    pub fn count(self) -> usize {
        self.blocks().count()
    }

    /// Returns a step, counted from 0; `None` beyond the end, or if its block is wrong.
    #[must_use]
    pub fn step(self, place: usize) -> Option<Step> {
        self.read(self.blocks().nth(place)?).ok()
    }

    /// Returns all steps, in order.
    ///
    /// # Errors
    /// [`Wrong`] at the first line that cannot be read or played.
    pub fn steps(self) -> Result<Vec<Step>, Wrong> {
        self.blocks().map(|block| self.read(block)).collect()
    }

    fn blocks(self) -> impl Iterator<Item = &'static str> {
        example::blocks_in(&format!("lessons/{}.lesson", self.key))
    }

    /// Returns the step of one block.
    fn read(self, block: &str) -> Result<Step, Wrong> {
        let entry = self.entry;
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
        let table = example::table(entry, block).map_err(|why| wrong("#", &why))?;
        let board = example::position(entry, block)?;
        let seat = match example::head(block, "seat").next() {
            Some(seat) => seat.parse().ok().map(Seat),
            None => board.to_act().first(),
        };
        let goal = value("goal")?;
        Ok(Step {
            lesson: self,
            name: name.to_owned(),
            table,
            seat: seat.ok_or_else(|| wrong("#", "no seat is to act"))?,
            goal: goal.parse().map_err(|_| wrong(goal, "it is no goal"))?,
            show: value("show")?.to_owned(),
            board,
        })
    }
}

impl Step {
    /// Returns whether the turn or claim the typed text means is right; `None` if it is none of the
    /// learner's seat, or the table of the game is needed and missing.
    #[must_use]
    pub fn is_right(&self, typed: &str, table: Option<&EndgameTable>) -> Option<bool> {
        self.board.meets(self.seat, typed, &self.goal, table)
    }

    /// Returns the table of perfect play that the goal needs; `None` where it needs none, or the
    /// game has none.
    #[must_use]
    pub fn solved(&self) -> Option<Arc<EndgameTable>> {
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
        format!("{}-lesson-{}", self.lesson.key, self.name)
    }
}

#[cfg(test)]
mod tests;
