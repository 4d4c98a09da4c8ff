//! Alpha-beta with iterative deepening, for two seats in alternation and nothing hidden.
//!
//! Principal variation search (Marsland, Campbell 1982) with a transposition table (Greenblatt
//! 1967), killers (Akl, Newborn 1977), the history heuristic (Schaeffer 1983), late move reductions
//! and quiescence search. Limits count positions, not time: results are deterministic.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use super::forced::Forced;
use super::value::{Value, Verdict, acting};
use crate::game::kit::digest::digest;
use crate::game::{Heuristics, Outcome, Seat};
use crate::play::Play;

/// Score of an immediate win; each turn until the win subtracts 1.
const WIN: i32 = 30_000;
/// Scores from here up are proved wins.
const PROVED_WIN: i32 = WIN - 1_000;
/// Scores from here down are proved losses.
const PROVED_LOSS: i32 = -PROVED_WIN;
/// Range of scores between the evaluations 0 and 1.
pub const EVALUATION_RANGE: f32 = 4_000.0;
/// Score a repetition loses against a draw, for the searching seat: a seat that does not stand
/// worse plays on, and only the worse seat repeats.
const CONTEMPT: i32 = 30;
/// Maximum number of turns of quiescence search beyond the depth.
const QUIESCENCE_PLIES: u8 = 12;
/// The share of a search's positions, a quarter, in which a faster win is excluded.
const FORCED_SHARE: u64 = 4;
/// Number of entries of the history heuristic.
const HISTORY_ENTRIES: usize = 1 << 12;
/// Worth of a killer in the order of turns; the history heuristic stays below it.
const KILLER: u32 = u32::MAX - 1;

/// The limits of a search.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// Maximum number of positions.
    pub nodes: u64,
    /// Maximum depth in turns.
    pub depth: u8,
    /// Binary logarithm of the number of transposition table entries (16 bytes each).
    pub tt_bits: u8,
    /// Whether every root turn gets an exact score, not only the best.
    pub multi_pv: bool,
}

/// The result of a search.
#[derive(Clone, Debug)]
pub struct SearchOutcome<T> {
    /// The root turns with their scores, the best first. Without [`Limit::multi_pv`] only the first
    /// score is exact; the others are upper bounds.
    pub turns: Vec<(T, i32)>,
    /// The number of positions searched.
    pub nodes: u64,
    /// Whether no score rests on a heuristic evaluation: then even a draw is proved, and nothing is
    /// left to search.
    pub is_exact: bool,
    /// Whether a proved win or loss takes the least number of turns that the winner can force.
    pub is_least: bool,
    /// The principal variation.
    pub line: Vec<T>,
}

impl<T> SearchOutcome<T> {
    /// Returns the proved verdict; `None` if nothing is proved.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        match self.turns.first()?.1 {
            PROVED_WIN.. => Some(Verdict::Win),
            ..=PROVED_LOSS => Some(Verdict::Loss),
            0 if self.is_exact => Some(Verdict::Draw),
            _ => None,
        }
    }

    /// Returns the proved value with its least number of turns; `None` if nothing is proved, or a
    /// faster win is not excluded.
    #[must_use]
    pub fn value(&self) -> Option<Value> {
        match (self.verdict()?, self.turns_to_end()) {
            (Verdict::Draw, _) => Some(Value::Draw),
            _ if !self.is_least => None,
            (Verdict::Win, turns) => Some(Value::Win(turns)),
            (Verdict::Loss, turns) => Some(Value::Loss(turns)),
        }
    }

    /// Returns the number of turns of a proved win or loss that the search found.
    fn turns_to_end(&self) -> u8 {
        let score = self.turns.first().map_or(0, |turn| turn.1);
        (WIN - score.abs()).clamp(0, 255) as u8
    }

    /// Returns the best score as an estimate from 0 to 1.
    #[must_use]
    pub fn estimate(&self) -> f32 {
        let score = self.turns.first().map_or(0, |turn| turn.1);
        (0.5 + score as f32 / EVALUATION_RANGE).clamp(0.0, 1.0)
    }
}

/// Returns whether a score is a proved loss.
#[must_use]
pub fn is_lost(score: i32) -> bool {
    score <= PROVED_LOSS
}

/// Searches a play that is not over.
pub fn search<G: Heuristics>(play: &Play<G>, limit: Limit) -> SearchOutcome<G::Turn> {
    let seat = acting(play.game());
    let mut search = Search {
        limit,
        nodes: 0,
        table: vec![Entry::default(); 1 << limit.tt_bits],
        history: vec![0; HISTORY_ENTRIES],
        path: vec![digest(&play.game().search_key())],
        drawn: play.history().keys_that_draw(),
        turns: Vec::new(),
        order: Vec::new(),
        killers: Vec::new(),
        out_of_nodes: false,
    };
    let mut turns: Vec<(G::Turn, i32)> =
        play.turns(seat).into_iter().map(|turn| (turn, 0)).collect();
    let mut is_exact = false;
    for depth in 1..=limit.depth {
        let Some((scored, all_exact)) = search.root(play, seat, &turns, depth) else {
            break;
        };
        (turns, is_exact) = (scored, all_exact && !search.out_of_nodes);
        let best = turns.first().map_or(0, |turn| turn.1);
        if search.out_of_nodes || is_exact || best.abs() >= PROVED_WIN && !limit.multi_pv {
            break;
        }
    }
    let line = search.line(play, &turns);
    let mut outcome = SearchOutcome {
        turns,
        nodes: search.nodes,
        is_exact,
        is_least: false,
        line,
    };
    let winner = match outcome.verdict() {
        Some(Verdict::Win) => seat,
        Some(Verdict::Loss) => seat.rival(),
        Some(Verdict::Draw) | None => return outcome,
    };
    let faster = outcome.turns_to_end().saturating_sub(1);
    let mut forced = Forced::new(winner, &search.drawn, limit.nodes / FORCED_SHARE);
    outcome.is_least = forced.is_excluded(play, faster);
    outcome.nodes += forced.nodes();
    outcome
}

/// Turns with their scores.
type Scored<T> = Vec<(T, i32)>;

/// An entry of the transposition table.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    score: i16,
    depth: u8,
    bound: Bound,
    /// Whether the score rests on no heuristic evaluation and on no repetition: it then holds at
    /// any depth.
    is_exact: bool,
    /// The index of the best turn in the list of turns.
    best: u16,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Bound {
    #[default]
    None,
    Exact,
    AtLeast,
    AtMost,
}

/// A score, and whether it rests on no heuristic evaluation and on no repetition within the search.
#[derive(Clone, Copy)]
struct Score {
    points: i32,
    is_exact: bool,
}

impl Score {
    fn exact(points: i32) -> Score {
        Score {
            points,
            is_exact: true,
        }
    }

    fn estimated(points: i32) -> Score {
        Score {
            points,
            is_exact: false,
        }
    }
}

/// The score to the other seat.
impl std::ops::Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score {
            points: -self.points,
            ..self
        }
    }
}

struct Search<T> {
    limit: Limit,
    nodes: u64,
    table: Vec<Entry>,
    /// Weights of cutoffs by turn (history heuristic).
    history: Vec<u32>,
    /// The keys of the positions from the root to the present one.
    path: Vec<u64>,
    /// The repetition keys that occurred twice in the game: the next occurrence draws.
    drawn: Vec<u64>,
    /// The turns of the positions from the root to the present one: a list that is used again.
    turns: Vec<T>,
    /// The search order of these turns: for each, its [`rank`].
    order: Vec<u64>,
    /// For each number of turns from the root, the last two turns that were too good there
    /// (killers).
    killers: Vec<[Option<T>; 2]>,
    out_of_nodes: bool,
}

impl<T: Clone + Eq + Hash> Search<T> {
    /// Returns the root turns with new scores, the best first, and whether all scores are exact;
    /// `None` if not even the first turn was searched completely.
    fn root<G: Heuristics<Turn = T>>(
        &mut self,
        play: &Play<G>,
        seat: Seat,
        turns: &[(G::Turn, i32)],
        depth: u8,
    ) -> Option<(Scored<G::Turn>, bool)> {
        let mut scored = Vec::with_capacity(turns.len());
        let mut best = -WIN;
        let mut all_exact = true;
        for (at, (turn, _)) in turns.iter().enumerate() {
            let after = play.after(seat, turn);
            let score = match after.outcome() {
                Some(outcome) => Score::exact(ended(outcome, seat, 1)),
                None if self.limit.multi_pv || at == 0 => {
                    -self.value(after.game(), (depth - 1, 1), (-WIN, WIN))
                }
                None => {
                    let least = best;
                    let probe = -self.value(after.game(), (depth - 1, 1), (-least - 1, -least));
                    if probe.points > least && !self.out_of_nodes {
                        -self.value(after.game(), (depth - 1, 1), (-WIN, -least))
                    } else {
                        probe
                    }
                }
            };
            let repeats = after.outcome().is_none() && after.history().is_repetition();
            let score = if repeats && (-CONTEMPT..PROVED_WIN).contains(&score.points) {
                Score::estimated(-CONTEMPT)
            } else {
                score
            };
            if self.out_of_nodes {
                if at == 0 {
                    return None;
                }
                // Scores found so far stand. The remaining turns count as worse, but not as lost.
                let rest = turns[at..]
                    .iter()
                    .map(|(turn, _)| (turn.clone(), PROVED_LOSS + 1));
                scored.extend(rest);
                break;
            }
            all_exact &= score.is_exact;
            best = best.max(score.points);
            scored.push((turn.clone(), score.points));
        }
        // A stable sort keeps the order of equal scores.
        scored.sort_by_key(|turn| -turn.1);
        Some((scored, all_exact))
    }

    /// Returns the score of a position for the seat to act, within the window (fail-soft).
    fn value<G: Heuristics<Turn = T>>(
        &mut self,
        game: &G,
        (depth, ply): (u8, u8),
        window: (i32, i32),
    ) -> Score {
        self.nodes += 1;
        if self.nodes > self.limit.nodes {
            self.out_of_nodes = true;
        }
        if self.out_of_nodes {
            return Score::estimated(0);
        }
        let seat = acting(game);
        let (alpha, beta) = window;
        // An outcome takes an allocation, and nearly no position has one.
        if game.is_over()
            && let Some(outcome) = game.outcome()
        {
            return Score::exact(ended(&outcome, seat, ply));
        }
        let key = digest(&game.search_key());
        let draws = |key: u64| self.drawn.contains(&key);
        let is_drawn = !self.drawn.is_empty() && game.repetition_key().is_some_and(draws);
        if is_drawn || self.path.contains(&key) {
            // Inside the search the second occurrence of a whole position counts: what did not help
            // once does not help twice.
            return Score::estimated(if ply.is_multiple_of(2) {
                -CONTEMPT
            } else {
                CONTEMPT
            });
        }
        if depth == 0
            && (ply > self.limit.depth.saturating_add(QUIESCENCE_PLIES) || game.is_quiet(seat))
        {
            return evaluate_leaf(game, seat, ply);
        }
        let slot = key as usize & (self.table.len() - 1);
        let entry = self.table[slot];
        let known = entry.bound != Bound::None && entry.key == key;
        if known && (entry.depth >= depth || entry.is_exact) {
            let score = Score {
                points: from_stored(entry.score, ply),
                is_exact: entry.is_exact,
            };
            match entry.bound {
                Bound::Exact => return score,
                Bound::AtLeast if score.points >= beta => return score,
                Bound::AtMost if score.points <= alpha => return score,
                _ => {}
            }
        }
        let known_best = known.then_some(entry.best);
        let found = self.best_turn(game, (depth, ply), (alpha, beta), (key, known_best));
        let Some((best, best_at, all_exact)) = found else {
            return Score::exact(i32::from(ply) - WIN);
        };
        if self.out_of_nodes {
            return Score::estimated(0);
        }
        let bound = if best.points >= beta {
            Bound::AtLeast
        } else if best.points > window.0 {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        // A lower bound needs one turn; that nothing is better needs all of them.
        let score = Score {
            points: best.points,
            is_exact: all_exact || bound == Bound::AtLeast && best.is_exact,
        };
        self.table[slot] = Entry {
            key,
            score: to_stored(score.points, ply),
            depth,
            bound,
            is_exact: score.is_exact,
            best: best_at,
        };
        score
    }

    /// Returns the score of the best turn, its index, and whether all scores are exact; `None` if
    /// there is no turn.
    fn best_turn<G: Heuristics<Turn = T>>(
        &mut self,
        game: &G,
        (depth, ply): (u8, u8),
        (mut alpha, beta): (i32, i32),
        (key, known_best): (u64, Option<u16>),
    ) -> Option<(Score, u16, bool)> {
        let seat = acting(game);
        let start = self.turns.len();
        game.push_turns(seat, &mut self.turns);
        let count = self.turns.len() - start;
        if count == 0 {
            return None;
        }
        self.rank_turns(start, known_best, ply);
        self.path.push(key);
        let (mut best, mut best_at) = (Score::exact(-WIN), 0);
        let mut all_exact = true;
        for nth in 0..count {
            let at = self.next_turn(start, nth);
            let mut after = game.clone();
            after.advance(seat, &self.turns[start + usize::from(at)]);
            let score = -self.turn_value(&after, nth, (depth, ply), (alpha, beta));
            if self.out_of_nodes {
                break;
            }
            all_exact &= score.is_exact;
            if score.points > best.points {
                (best, best_at) = (score, at);
            }
            alpha = alpha.max(score.points);
            if alpha >= beta {
                self.remember(start + usize::from(at), (depth, ply));
                break;
            }
        }
        self.path.pop();
        self.turns.truncate(start);
        self.order.truncate(start);
        Some((best, best_at, all_exact))
    }

    /// Returns the score of the position after the `nth` turn of a position with this depth, for
    /// the other seat: late turns are searched less deep first, and all but the first one for being
    /// no better.
    fn turn_value<G: Heuristics<Turn = T>>(
        &mut self,
        after: &G,
        nth: usize,
        (depth, ply): (u8, u8),
        (alpha, beta): (i32, i32),
    ) -> Score {
        let rest = depth.saturating_sub(1);
        if nth == 0 {
            return self.value(after, (rest, ply + 1), (-beta, -alpha));
        }
        let late = if depth >= 3 {
            u8::from(nth >= 4) + u8::from(nth >= 16)
        } else {
            0
        };
        let narrow = (-alpha - 1, -alpha);
        let mut score = self.value(after, (rest - late.min(rest), ply + 1), narrow);
        if -score.points > alpha && late > 0 {
            score = self.value(after, (rest, ply + 1), narrow);
        }
        if -score.points > alpha && -score.points < beta {
            score = self.value(after, (rest, ply + 1), (-beta, -alpha));
        }
        score
    }

    /// Remembers a turn that was too good, for the order of other positions.
    fn remember(&mut self, at: usize, (depth, ply): (u8, u8)) {
        let turn = &self.turns[at];
        let worth = u32::from(depth) * u32::from(depth) + 1;
        let history = &mut self.history[history_slot(turn)];
        *history = history.saturating_add(worth).min(KILLER - 2);
        let ply = usize::from(ply);
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None, None]);
        }
        let killers = &mut self.killers[ply];
        if killers[0].as_ref() != Some(turn) {
            killers.swap(0, 1);
            killers[0] = Some(turn.clone());
        }
    }

    /// Ranks the turns from `start` on: the best known one, the killers, then by history.
    fn rank_turns(&mut self, start: usize, first: Option<u16>, ply: u8) {
        let killers = self.killers.get(usize::from(ply));
        let worth = |turn: &T| {
            let killer = |nth: usize| killers.is_some_and(|two| two[nth].as_ref() == Some(turn));
            if killer(0) {
                KILLER
            } else if killer(1) {
                KILLER - 1
            } else {
                self.history[history_slot(turn)]
            }
        };
        let ranks = self.turns[start..].iter().zip(0_u16..).map(|(turn, at)| {
            let is_first = first == Some(at);
            rank(if is_first { u32::MAX } else { worth(turn) }, at)
        });
        self.order.extend(ranks);
    }

    /// Returns the index of the `nth` of the turns from `start` on in search order. Most positions
    /// need only the first one, so the others are sorted when the second one is asked for.
    fn next_turn(&mut self, start: usize, nth: usize) -> u16 {
        let order = &mut self.order[start..];
        match nth {
            0 => {
                let best = order.iter().zip(0..).min();
                order.swap(0, best.map_or(0, |(_, at)| at));
            }
            1 => order[1..].sort_unstable(),
            _ => {}
        }
        order[nth] as u16
    }

    /// Returns the principal variation as far as the table holds it, at most 20 turns.
    fn line<G: Heuristics<Turn = T>>(
        &self,
        play: &Play<G>,
        turns: &[(G::Turn, i32)],
    ) -> Vec<G::Turn> {
        let mut line = Vec::new();
        let mut play = play.clone();
        let mut next = turns.first().map(|turn| turn.0.clone());
        while let Some(turn) = next.take() {
            play.play(acting(play.game()), &turn);
            line.push(turn);
            if play.outcome().is_some() || line.len() >= 20 {
                break;
            }
            let key = digest(&play.game().search_key());
            let entry = self.table[key as usize & (self.table.len() - 1)];
            if entry.key == key && entry.bound == Bound::Exact {
                let turns = play.turns(acting(play.game()));
                next = turns.get(usize::from(entry.best)).cloned();
            }
        }
        line
    }
}

/// Returns the score of a position at which the search ends.
fn evaluate_leaf<G: Heuristics>(game: &G, seat: Seat, ply: u8) -> Score {
    if !game.can_act(seat) {
        return Score::exact(i32::from(ply) - WIN);
    }
    Score::estimated(((game.evaluate(seat) - 0.5) * EVALUATION_RANGE) as i32)
}

/// Returns the score of an outcome after `ply` turns.
fn ended(outcome: &Outcome, seat: Seat, ply: u8) -> i32 {
    match Value::ended(outcome, seat) {
        Value::Win(_) => WIN - i32::from(ply),
        Value::Draw => 0,
        Value::Loss(_) => i32::from(ply) - WIN,
    }
}

/// Returns a number by which turns are sorted: the greater worth first, else the lower index, which
/// is in the lowest bits.
fn rank(worth: u32, at: u16) -> u64 {
    u64::from(u32::MAX - worth) << 32 | u64::from(at)
}

/// Returns the place of a turn in the history heuristic. Turns that share a place only mislead the
/// order.
fn history_slot(turn: &impl Hash) -> usize {
    let mut hasher = FxHasher::default();
    turn.hash(&mut hasher);
    hasher.finish() as usize & (HISTORY_ENTRIES - 1)
}

/// Returns a score for the table: distances to a win or loss count from the stored position.
fn to_stored(score: i32, ply: u8) -> i16 {
    let ply = i32::from(ply);
    let score = match score {
        PROVED_WIN.. => score + ply,
        ..=PROVED_LOSS => score - ply,
        _ => score,
    };
    score as i16
}

fn from_stored(score: i16, ply: u8) -> i32 {
    let (score, ply) = (i32::from(score), i32::from(ply));
    match score {
        PROVED_WIN.. => score - ply,
        ..=PROVED_LOSS => score + ply,
        _ => score,
    }
}

#[cfg(test)]
mod tests;
