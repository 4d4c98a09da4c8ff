//! The solution, themes and rating of a position, if it is worth a puzzle.

use super::id;
use super::puzzle::{Kind, Puzzle};
use super::symmetry;
use super::theme::Theme;
use crate::ai::table::EndgameTable;
use crate::ai::value::{Value, Verdict};
use crate::board::{AfterPass, Board, GameEntry, Proof, ValuedTurn};
use crate::game::{Seat, Table};

/// Minimum number of legal turns at the first decision.
const FEWEST_TURNS: usize = 5;
/// The first right turn is not among this number of turns that look best.
const OBVIOUS: usize = 3;
/// Maximum number of turns of both seats until a win by the table.
const LONGEST_WIN: u8 = 9;
/// The minimum and the maximum number of own turns.
const DECISIONS: std::ops::RangeInclusive<usize> = 2..=3;

/// A task with the means to prove its solution.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The task.
    pub kind: Kind,
    /// The number of own turns for [`Kind::Forces`]; the maximum for others.
    pub turns: usize,
    /// The table of the game.
    pub table: Option<&'a EndgameTable>,
}

impl<'a> Task<'a> {
    /// Returns the task of a puzzle.
    #[must_use]
    pub fn of(puzzle: &Puzzle, table: Option<&'a EndgameTable>) -> Task<'a> {
        Task {
            kind: puzzle.kind,
            turns: match puzzle.kind {
                Kind::Forces => puzzle.decisions.len(),
                Kind::Win | Kind::Save | Kind::Goal => *DECISIONS.end(),
            },
            table,
        }
    }

    /// Returns the proof before an own turn, after `made` own turns; `None` if the table is
    /// missing.
    #[must_use]
    pub fn own(self, seat: Seat, made: usize) -> Option<Proof<'a>> {
        self.kind.proof(seat, self.turns - made, true, self.table)
    }

    /// Returns the proof before an answer, after `made` own turns; `None` if the table is missing.
    #[must_use]
    pub fn rivals(self, seat: Seat, made: usize) -> Option<Proof<'a>> {
        self.kind.proof(seat, self.turns - made, false, self.table)
    }
}

/// The turns of an own decision.
struct Decision {
    /// The right turns.
    keeping: Vec<String>,
    /// The number of legal turns.
    legal: usize,
    /// The value of the position.
    value: Value,
    /// The place of the first right turn among all by their looks, from 1.
    rank: usize,
}

/// Returns the puzzle of this position, reached by `trace`; `None` if it is not worth one. Whether
/// the rival's last turn gave something away is not asked.
#[must_use]
pub fn derive(
    game: &'static GameEntry,
    table: &Table,
    trace: &[String],
    board: &dyn Board,
    task: Task<'_>,
) -> Option<Puzzle> {
    let seat = board.to_act().first()?;
    let first = decision(board, seat, 0, task)?;
    let is_hidden = first.rank > OBVIOUS || game.mining.forces_captures;
    let is_near = match (task.kind, first.value) {
        // A faster win would make the last own turns needless.
        (Kind::Forces, value) => value == Value::Win(2 * task.turns as u8 - 1),
        (_, Value::Win(turns)) => turns <= LONGEST_WIN,
        _ => true,
    };
    if first.legal < FEWEST_TURNS || !is_hidden || !is_near {
        return None;
    }
    let (mut decisions, mut answers) = (vec![first], Vec::new());
    let mut at = board.boxed();
    let mut last = board.boxed();
    while decisions.len() < task.turns {
        at.play(seat, decisions.last()?.keeping.first()?).ok()?;
        if at.outcome().is_some() {
            break;
        }
        let Some((answer, next)) = best_answer(&*at, seat, decisions.len(), task) else {
            break;
        };
        at.play(seat.rival(), &answer).ok()?;
        last = at.boxed();
        answers.push(answer);
        decisions.push(next);
    }
    let is_full = task.kind != Kind::Forces || decisions.len() == task.turns;
    if !DECISIONS.contains(&decisions.len()) || !is_full {
        return None;
    }
    let (themes, prior) = described(game, board, &*last, &decisions, answers.first()?, task)?;
    let key = symmetry::key(game, table, trace)?;
    Some(Puzzle {
        id: id::of(game, table, key),
        game,
        table: table.clone(),
        deal: serde_json::Value::Null,
        trace: trace.to_vec(),
        seat,
        kind: task.kind,
        decisions: decisions.into_iter().map(|one| one.keeping).collect(),
        answers,
        themes,
        prior,
        goal: None,
    })
}

/// Returns the decision at a position after `made` own turns; `None` if several turns keep the
/// verdict, but for the last turn of a forced win, or if there is no choice.
fn decision(board: &dyn Board, seat: Seat, made: usize, task: Task<'_>) -> Option<Decision> {
    let is_last = task.kind == Kind::Forces && made + 1 == task.turns;
    let (study, proof) = (board.study()?, task.own(seat, made)?);
    let verdict = task.kind.verdict()?;
    if !is_last {
        study.only_turn(proof, verdict)?;
    }
    let values = study.values(proof)?;
    let best = values.iter().map(|turn| turn.value).max()?;
    let is_keeping = |turn: &&ValuedTurn| turn.value.verdict() == verdict;
    let keeping: Vec<&ValuedTurn> = values.iter().filter(is_keeping).collect();
    // The last turn of a forced win may be the only one: where captures are forced it mostly is.
    let is_choice = best.verdict() == verdict && (is_last || keeping.len() < values.len());
    let key = *keeping.first()?;
    is_choice.then(|| Decision {
        rank: rank(key, &values),
        keeping: keeping.iter().map(|turn| turn.text.clone()).collect(),
        legal: values.len(),
        value: best,
    })
}

/// Returns the place of a turn by its looks, from 1; among equals it is in the middle.
fn rank(turn: &ValuedTurn, values: &[ValuedTurn]) -> usize {
    let better = values.iter().filter(|other| other.looks > turn.looks);
    let equal = values
        .iter()
        .filter(|other| other.looks.total_cmp(&turn.looks).is_eq());
    1 + better.count() + (equal.count() - 1) / 2
}

/// Returns the answer that resists longest and the decision after it. Of equal answers it is the
/// one with the fewest right turns, then the one whose right turn is best hidden, then the one that
/// looks best.
fn best_answer(
    board: &dyn Board,
    seat: Seat,
    made: usize,
    task: Task<'_>,
) -> Option<(String, Decision)> {
    let values = board.study()?.values(task.rivals(seat, made)?)?;
    let best = values.iter().map(|turn| turn.value).max()?;
    let mut found: Option<(f32, String, Decision)> = None;
    for answer in values.into_iter().filter(|turn| turn.value == best) {
        let mut after = board.boxed();
        after.play(seat.rival(), &answer.text).ok()?;
        if after.outcome().is_some() {
            continue;
        }
        let Some(next) = decision(&*after, seat, made, task) else {
            continue;
        };
        let is_better = found.as_ref().is_none_or(|(looks, _, kept)| {
            let fewer = kept.keeping.len().cmp(&next.keeping.len());
            let order = fewer.then(next.rank.cmp(&kept.rank));
            order.then(answer.looks.total_cmp(looks)).is_gt()
        });
        if is_better {
            found = Some((answer.looks, answer.text, next));
        }
    }
    found.map(|(_, answer, next)| (answer, next))
}

/// Returns themes and prior rating; `last` is the position of the last decision.
fn described(
    game: &GameEntry,
    board: &dyn Board,
    last: &dyn Board,
    decisions: &[Decision],
    answer: &str,
    task: Task<'_>,
) -> Option<(Vec<Theme>, u16)> {
    let seat = board.to_act().first()?;
    let key = decisions.first()?;
    let mut after = board.boxed();
    after.play(seat, key.keeping.first()?).ok()?;
    let is_win = task.kind.verdict() == Some(Verdict::Win);
    let mut themes = Vec::new();
    {
        let study = after.study()?;
        let passed = task
            .own(seat, 1)
            .filter(|_| is_win)
            .and_then(|proof| study.after_pass(proof));
        if passed.is_some_and(|passed| passed.at_once >= 2) {
            themes.push(Theme::TwoAtOnce);
        }
        let out_of_turns = AfterPass {
            at_once: 0,
            winning: 0,
        };
        if passed == Some(out_of_turns) {
            themes.push(Theme::Quiet);
        }
        if study.stops() == 1 {
            themes.push(Theme::OnlyStop);
        }
        let pieces = board.study()?.pieces(seat);
        let mut answered = after.boxed();
        answered.play(seat.rival(), answer).ok()?;
        let left = answered.study().and_then(|study| study.pieces(seat));
        if left.is_some() && left < pieces {
            themes.push(Theme::Gift);
        }
        let is_even = matches!(key.value, Value::Win(turns) if turns.is_multiple_of(2));
        if is_even && !game.mining.fills_board {
            themes.push(Theme::ByTheirHand);
        }
        if is_win
            && task
                .rivals(seat, 1)
                .is_some_and(|proof| study.is_ban_decisive(proof))
        {
            themes.push(Theme::ForbiddenAnswer);
        }
    }
    if last.study()?.is_last_chance(&decisions.last()?.keeping) {
        themes.push(Theme::ByOne);
    }
    Some((
        themes.clone(),
        prior(decisions, themes.contains(&Theme::Quiet)),
    ))
}

/// Returns the rating before anybody tried it: more legal turns, a worse-looking first turn and
/// more decisions make it harder.
fn prior(decisions: &[Decision], is_quiet: bool) -> u16 {
    let legal: f32 = decisions.iter().map(|one| (one.legal as f32).log2()).sum();
    let rank = decisions
        .first()
        .map_or(0.0, |one| (one.rank as f32).log2());
    let more = decisions.len().saturating_sub(1) as f32;
    let quiet = if is_quiet { 150.0 } else { 0.0 };
    (700.0 + 60.0 * legal + 40.0 * rank + 60.0 * more + quiet).round() as u16
}
