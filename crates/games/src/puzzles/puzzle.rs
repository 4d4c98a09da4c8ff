//! A puzzle: a position, its task, and the turns that are right.

use std::fmt;

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use super::theme::Theme;
use crate::ai::table::EndgameTable;
use crate::ai::value::{Value, Verdict};
use crate::board::{Board, GameEntry, Goal, Proof, SortInfo};
use crate::game::{Seat, Table};

/// The task of a puzzle.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// Keep the win, by the table of the game.
    Win,
    /// Keep the draw, by the table of the game.
    Save,
    /// Win with the last of the puzzle's own turns, whatever the rival does.
    Forces,
    /// Meet the goal of the puzzle with one turn or claim.
    Goal,
}

impl Kind {
    /// Returns the verdict that the right turns keep; `None` for [`Kind::Goal`].
    #[must_use]
    pub fn verdict(self) -> Option<Verdict> {
        match self {
            Kind::Win | Kind::Forces => Some(Verdict::Win),
            Kind::Save => Some(Verdict::Draw),
            Kind::Goal => None,
        }
    }

    /// Returns the proof of values at a position before `turns` more own turns of `seat`, the
    /// position's own one included if it is to act; `None` if the table is needed and missing, and
    /// for [`Kind::Goal`].
    #[must_use]
    pub fn proof(
        self,
        seat: Seat,
        turns: usize,
        is_own: bool,
        table: Option<&EndgameTable>,
    ) -> Option<Proof<'_>> {
        match self {
            Kind::Win | Kind::Save => table.map(Proof::Table),
            Kind::Forces => Some(Proof::Search {
                winner: seat,
                plies: (2 * turns - usize::from(is_own)) as u8,
            }),
            Kind::Goal => None,
        }
    }
}

/// The difficulty of a puzzle.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum Level {
    /// One star.
    Easy,
    /// Two stars.
    Medium,
    /// Three stars.
    Hard,
}

/// Returns the level of a rating: easy below 1200, medium to 1600, hard above.
#[must_use]
pub fn level(rating: u16) -> Level {
    match rating {
        ..1200 => Level::Easy,
        1200..=1600 => Level::Medium,
        _ => Level::Hard,
    }
}

/// A puzzle. Equal fields say that it is the same in every respect.
///
/// ```
/// use tavolino_games::{games, puzzles};
///
/// let kintei = games::find("kintei").expect("it is in the registry");
/// let puzzle = puzzles::all(kintei)?.remove(0);
/// assert_eq!(puzzle.is_right(0, &puzzle.decisions[0][0]), Some(true));
/// # Ok::<(), puzzles::Wrong>(())
/// ```
#[derive(Clone)]
pub struct Puzzle {
    /// The stable name: eight letters and digits, from game, table and the position up to symmetry.
    pub id: String,
    /// The game.
    pub game: &'static GameEntry,
    /// The table.
    pub table: Table,
    /// The deal; null in games without one.
    pub deal: serde_json::Value,
    /// The turns that lead to the position, each of the first seat to act.
    pub trace: Vec<String>,
    /// The seat that solves it.
    pub seat: Seat,
    /// The task.
    pub kind: Kind,
    /// For each own turn of the solution, every right turn; exactly one but for the last. Of
    /// [`Kind::Goal`] it is one of the right turns or claims; others of the same effect are right,
    /// too.
    pub decisions: Vec<Vec<String>>,
    /// The rival's answers between them.
    pub answers: Vec<String>,
    /// The themes, in their order.
    pub themes: Vec<Theme>,
    /// The rating before anybody tried it.
    pub prior: u16,
    /// The goal of [`Kind::Goal`]; `None` of other kinds.
    pub goal: Option<Goal>,
}

impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Puzzle")
            .field("game", &self.game.info.key)
            .field("id", &self.id)
            .field("kind", &self.kind)
            .field("decisions", &self.decisions)
            .field("answers", &self.answers)
            .field("themes", &self.themes)
            .field("prior", &self.prior)
            .field("goal", &self.goal)
            .finish_non_exhaustive()
    }
}

/// The rival's best answer to a wrong turn.
pub struct Answered {
    /// The answer.
    pub text: String,
    /// The board after it.
    pub board: Box<dyn Board>,
}

impl fmt::Debug for Answered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Answered")
            .field("text", &self.text)
            .finish_non_exhaustive()
    }
}

impl Puzzle {
    /// Returns the level of its prior rating.
    #[must_use]
    pub fn level(&self) -> Level {
        level(self.prior)
    }

    /// Returns the sort of a puzzle of one decision, by which callers word its task; `None` for one
    /// of another kind.
    #[must_use]
    pub fn sort(&self) -> Option<&'static SortInfo> {
        let (goal, right) = (self.goal.as_ref()?, self.decisions.first()?.first()?);
        let mut sorts = (self.game.sorts)().into_iter();
        sorts.find(|sort| (sort.has)(goal, right))
    }

    /// Returns the position; `None` if its trace cannot be played.
    #[must_use]
    pub fn board(&self) -> Option<Box<dyn Board>> {
        self.board_after(&self.trace)
    }

    /// Returns the position before the last turn of the trace; `None` if there is none, or it
    /// cannot be played.
    #[must_use]
    pub fn before(&self) -> Option<Box<dyn Board>> {
        let (_, earlier) = self.trace.split_last()?;
        self.board_after(earlier)
    }

    fn board_after(&self, trace: &[String]) -> Option<Box<dyn Board>> {
        let mut board = (self.game.open)(&self.table, self.deal.clone()).ok()?;
        for turn in trace {
            let seat = board.to_act().first()?;
            board.play(seat, turn).ok()?;
        }
        Some(board)
    }

    /// Returns the board after `count` own turns of the solution, each with its answer; `None`
    /// beyond the last decision.
    #[must_use]
    pub fn after(&self, count: usize) -> Option<Box<dyn Board>> {
        let mut board = self.board()?;
        if count > self.answers.len() {
            return None;
        }
        for (right, answer) in self.decisions.iter().zip(&self.answers).take(count) {
            board.play(self.seat, right.first()?).ok()?;
            board.play(self.seat.rival(), answer).ok()?;
        }
        Some(board)
    }

    /// Returns every turn of the seat at a position of the puzzle, and every claim.
    #[must_use]
    pub fn choices(&self, board: &dyn Board) -> Vec<String> {
        let mut choices = board.turns(self.seat);
        choices.extend(board.claims(self.seat));
        choices
    }

    /// Returns whether the typed text is a right turn or claim at decision `at`, counted from 0;
    /// `None` if it is no legal turn and no claim there.
    #[must_use]
    pub fn is_right(&self, at: usize, typed: &str) -> Option<bool> {
        let right = self.decisions.get(at)?;
        if let Some(goal) = &self.goal {
            return self.after(at)?.meets(self.seat, typed, goal, None);
        }
        let chosen = self.after(at)?.choose(self.seat, typed).ok()?;
        Some(right.iter().any(|turn| turn == chosen.text()))
    }

    /// Returns the rival's best answer to a wrong turn at decision `at`. `None` for a right turn,
    /// for a turn that ends the game, if the game's table is needed and missing, and if the
    /// puzzle's goal says nothing about answers.
    #[must_use]
    pub fn refutation(
        &self,
        at: usize,
        typed: &str,
        table: Option<&EndgameTable>,
    ) -> Option<Answered> {
        if self.is_right(at, typed)? {
            return None;
        }
        let chosen = self.after(at)?.choose(self.seat, typed).ok()?;
        let (mut board, _) = chosen.play().ok()?;
        if self.kind == Kind::Goal {
            return self.winning_answer(&*board);
        }
        let left = self.decisions.len() - at - 1;
        let best = if self.kind == Kind::Forces && left == 0 {
            // No own turn is left in which it could win: any turn refutes, and the evaluation
            // chooses.
            let proof = Proof::Search {
                winner: self.seat,
                plies: 0,
            };
            best_turn(&*board, proof)?
        } else {
            best_turn(&*board, self.kind.proof(self.seat, left, false, table)?)?
        };
        board.play(self.seat.rival(), &best).ok()?;
        Some(Answered { text: best, board })
    }

    /// Returns the turn with which the next seat wins at once; `None` if it cannot, or the goal is
    /// not to prevent it.
    fn winning_answer(&self, board: &dyn Board) -> Option<Answered> {
        if self.goal != Some(Goal::Safe) {
            return None;
        }
        let next = board.to_act().first()?;
        let answers = board.turns(next).into_iter();
        let mut answers = answers.filter_map(|text| {
            let mut after = board.boxed();
            after.play(next, &text).ok()?;
            let is_won = after.outcome()?.is_won_by(next);
            is_won.then_some(Answered { text, board: after })
        });
        answers.next()
    }
}

/// Returns the turn with the best value, and of equal ones the best by evaluation.
fn best_turn(board: &dyn Board, proof: Proof<'_>) -> Option<String> {
    let values = board.study()?.values(proof)?;
    let better = |value: (Value, f32), than: (Value, f32)| {
        value.0.cmp(&than.0).then(value.1.total_cmp(&than.1))
    };
    let best = values
        .into_iter()
        .max_by(|one, other| better((one.value, one.looks), (other.value, other.looks)))?;
    Some(best.text)
}
