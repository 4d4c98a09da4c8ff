//! Alpha-beta with iterative deepening, for two seats in alternation and nothing hidden.
//!
//! Principal variation search (Marsland, Campbell 1982) with a transposition table (Greenblatt 1967), the history heuristic
//! (Schaeffer 1983), late move reductions and quiescence search. Limits count positions, not time: results are
//! deterministic.

use std::hash::Hash;

use super::key::key;
use super::value::{Value, acting, after};
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
/// Score a repetition loses against a draw, for the searching seat: a seat that does not stand worse plays on, and only the
/// worse seat repeats.
const CONTEMPT: i32 = 30;
/// Maximum number of turns of quiescence search beyond the depth.
const QUIESCENCE_PLIES: u8 = 12;
/// Number of entries of the history heuristic.
const HISTORY_ENTRIES: usize = 1 << 12;

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
    /// The root turns with their scores, the best first. Without [`Limit::multi_pv`] only the first score is exact; the others
    /// are upper bounds.
    pub turns: Vec<(T, i32)>,
    /// The number of positions searched.
    pub nodes: u64,
    /// Whether no position was evaluated heuristically: then even a draw is proved.
    pub is_exact: bool,
    /// The principal variation.
    pub line: Vec<T>,
}

impl<T> SearchOutcome<T> {
    /// Returns the proved value; `None` if nothing is proved.
    #[must_use]
    pub fn value(&self) -> Option<Value> {
        let score = self.turns.first()?.1;
        let turns = (WIN - score.abs()).clamp(0, 255) as u8;
        match score {
            PROVED_WIN.. => Some(Value::Win(turns)),
            ..=PROVED_LOSS => Some(Value::Loss(turns)),
            0 if self.is_exact => Some(Value::Draw),
            _ => None,
        }
    }

    /// Returns the best score as an estimate from 0 to 1.
    #[must_use]
    pub fn estimate(&self) -> f32 {
        let score = self.turns.first().map_or(0, |turn| turn.1);
        (0.5 + score as f32 / EVALUATION_RANGE).clamp(0.0, 1.0)
    }
}

/// Searches a play that is not over.
pub fn search<G: Heuristics>(play: &Play<G>, limit: Limit) -> SearchOutcome<G::Turn> {
    let seat = acting(play.game());
    let mut search = Search {
        limit,
        nodes: 0,
        table: vec![Entry::default(); 1 << limit.tt_bits],
        history: vec![0; HISTORY_ENTRIES],
        path: vec![key(&play.game().search_key())],
        is_exact: true,
        out_of_nodes: false,
    };
    let mut turns: Vec<(G::Turn, i32)> =
        play.turns(seat).into_iter().map(|turn| (turn, 0)).collect();
    let mut is_exact = false;
    for depth in 1..=limit.depth {
        search.is_exact = true;
        let Some(scored) = search.root(play, seat, &turns, depth) else {
            break;
        };
        (turns, is_exact) = (scored, search.is_exact && !search.out_of_nodes);
        let best = turns.first().map_or(0, |turn| turn.1);
        if search.out_of_nodes || is_exact || best.abs() >= PROVED_WIN && !limit.multi_pv {
            break;
        }
    }
    let line = search.line(play, &turns);
    SearchOutcome {
        turns,
        nodes: search.nodes,
        is_exact,
        line,
    }
}

/// An entry of the transposition table.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    score: i16,
    depth: u8,
    bound: Bound,
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

struct Search {
    limit: Limit,
    nodes: u64,
    table: Vec<Entry>,
    /// Weights of cutoffs by turn (history heuristic).
    history: Vec<i32>,
    /// The keys of the positions from the root to the present one.
    path: Vec<u64>,
    /// Whether no position was evaluated heuristically or drawn by repetition so far.
    is_exact: bool,
    out_of_nodes: bool,
}

impl Search {
    /// Returns the root turns with new scores, the best first; `None` if not even the first turn was searched completely.
    fn root<G: Heuristics>(
        &mut self,
        play: &Play<G>,
        seat: Seat,
        turns: &[(G::Turn, i32)],
        depth: u8,
    ) -> Option<Vec<(G::Turn, i32)>> {
        let mut scored = Vec::with_capacity(turns.len());
        let mut best = -WIN;
        for (at, (turn, _)) in turns.iter().enumerate() {
            let mut after = play.clone();
            after.play(seat, turn);
            let score = match after.outcome() {
                Some(outcome) => ended(outcome, seat, 1),
                None if self.limit.multi_pv || at == 0 => {
                    -self.value(after.game(), (depth - 1, 1), (-WIN, WIN))
                }
                None => {
                    let least = best;
                    let probe = -self.value(after.game(), (depth - 1, 1), (-least - 1, -least));
                    if probe > least && !self.out_of_nodes {
                        -self.value(after.game(), (depth - 1, 1), (-WIN, -least))
                    } else {
                        probe
                    }
                }
            };
            let score =
                if after.history().is_repetition() && (-CONTEMPT..PROVED_WIN).contains(&score) {
                    self.is_exact = false;
                    -CONTEMPT
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
            best = best.max(score);
            scored.push((turn.clone(), score));
        }
        // A stable sort keeps the order of equal scores.
        scored.sort_by_key(|turn| -turn.1);
        Some(scored)
    }

    /// Returns the score of a position for the seat to act, within the window (fail-soft).
    fn value<G: Heuristics>(
        &mut self,
        game: &G,
        (depth, ply): (u8, u8),
        window: (i32, i32),
    ) -> i32 {
        self.nodes += 1;
        if self.nodes > self.limit.nodes {
            self.out_of_nodes = true;
        }
        if self.out_of_nodes {
            return 0;
        }
        let seat = acting(game);
        let (mut alpha, beta) = window;
        if let Some(outcome) = game.outcome() {
            return ended(&outcome, seat, ply);
        }
        let key = key(&game.search_key());
        if self.path.contains(&key) {
            self.is_exact = false;
            return if ply.is_multiple_of(2) {
                -CONTEMPT
            } else {
                CONTEMPT
            };
        }
        if depth == 0
            && (ply > self.limit.depth.saturating_add(QUIESCENCE_PLIES) || game.is_quiet(seat))
        {
            return self.evaluate_leaf(game, seat, ply);
        }
        let slot = key as usize & (self.table.len() - 1);
        let entry = self.table[slot];
        let known = entry.bound != Bound::None && entry.key == key;
        if known && entry.depth >= depth {
            let score = from_stored(entry.score, ply);
            match entry.bound {
                Bound::Exact => return self.use_entry(entry, score),
                Bound::AtLeast if score >= beta => return self.use_entry(entry, score),
                Bound::AtMost if score <= alpha => return self.use_entry(entry, score),
                _ => {}
            }
        }
        let turns = game.turns(seat);
        if turns.is_empty() {
            return i32::from(ply) - WIN;
        }
        let order = self.order(&turns, known.then_some(entry.best));
        self.path.push(key);
        let (mut best, mut best_at) = (-WIN, 0);
        for (nth, &at) in order.iter().enumerate() {
            let after = after(game, &turns[usize::from(at)]);
            let rest = depth.saturating_sub(1);
            let score = if nth == 0 {
                -self.value(&after, (rest, ply + 1), (-beta, -alpha))
            } else {
                let late = if depth >= 3 {
                    u8::from(nth >= 4) + u8::from(nth >= 16)
                } else {
                    0
                };
                let narrow = (-alpha - 1, -alpha);
                let mut score = -self.value(&after, (rest - late.min(rest), ply + 1), narrow);
                if score > alpha && late > 0 {
                    score = -self.value(&after, (rest, ply + 1), narrow);
                }
                if score > alpha && score < beta {
                    score = -self.value(&after, (rest, ply + 1), (-beta, -alpha));
                }
                score
            };
            if self.out_of_nodes {
                break;
            }
            if score > best {
                (best, best_at) = (score, at);
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                let worth = i32::from(depth) * i32::from(depth) + 1;
                self.history[history_slot(&turns[usize::from(at)])] += worth;
                break;
            }
        }
        self.path.pop();
        if self.out_of_nodes {
            return 0;
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > window.0 {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.table[slot] = Entry {
            key,
            score: to_stored(best, ply),
            depth,
            bound,
            best: best_at,
        };
        best
    }

    fn use_entry(&mut self, entry: Entry, score: i32) -> i32 {
        // The table does not store whether the subtree was exact.
        if entry.score.unsigned_abs() < PROVED_WIN as u16 {
            self.is_exact = false;
        }
        score
    }

    fn evaluate_leaf<G: Heuristics>(&mut self, game: &G, seat: Seat, ply: u8) -> i32 {
        if !game.can_act(seat) {
            return i32::from(ply) - WIN;
        }
        self.is_exact = false;
        ((game.evaluate(seat) - 0.5) * EVALUATION_RANGE) as i32
    }

    /// Returns the indices of turns in search order.
    fn order<T: Hash>(&self, turns: &[T], first: Option<u16>) -> Vec<u16> {
        let mut keyed: Vec<(i32, u16)> = turns
            .iter()
            .zip(0_u16..)
            .map(|(turn, at)| {
                let worth = self.history[history_slot(turn)];
                let worth = if first == Some(at) { i32::MAX } else { worth };
                (-worth, at)
            })
            .collect();
        keyed.sort_unstable();
        keyed.into_iter().map(|(_, at)| at).collect()
    }

    /// Returns the principal variation as far as the table holds it, at most 20 turns.
    fn line<G: Heuristics>(&self, play: &Play<G>, turns: &[(G::Turn, i32)]) -> Vec<G::Turn> {
        let mut line = Vec::new();
        let mut play = play.clone();
        let mut next = turns.first().map(|turn| turn.0.clone());
        while let Some(turn) = next.take() {
            play.play(acting(play.game()), &turn);
            line.push(turn);
            if play.outcome().is_some() || line.len() >= 20 {
                break;
            }
            let key = key(&play.game().search_key());
            let entry = self.table[key as usize & (self.table.len() - 1)];
            if entry.key == key && entry.bound == Bound::Exact {
                let turns = play.turns(acting(play.game()));
                next = turns.get(usize::from(entry.best)).cloned();
            }
        }
        line
    }
}

/// Returns the score of an outcome after `ply` turns.
fn ended(outcome: &Outcome, seat: Seat, ply: u8) -> i32 {
    match Value::ended(outcome, seat) {
        Value::Win(_) => WIN - i32::from(ply),
        Value::Draw => 0,
        Value::Loss(_) => i32::from(ply) - WIN,
    }
}

fn history_slot(turn: &impl Hash) -> usize {
    (key(turn) >> 32) as usize & (HISTORY_ENTRIES - 1)
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
