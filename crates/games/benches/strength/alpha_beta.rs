//! Plain alpha-beta: iterative deepening, a transposition table and the history heuristic; no
//! extensions, no reductions, no quiescence. For two seats in alternation and nothing hidden.

use std::hash::Hash;

use rand::seq::SliceRandom;
use tavolino_games::ai::value::{self, acting};
use tavolino_games::game::kit::digest::digest;
use tavolino_games::game::{Heuristics, Rng, Seat};
use tavolino_games::play::Play;

use crate::judge::judge;

/// Score of a win at once; each turn until the win subtracts 1.
const WIN: i32 = 1_000_000;
/// Scores from here up are wins.
const SURE: i32 = WIN - 1_000;
const TABLE_BITS: u32 = 20;
const MOST_DEPTH: u8 = 60;
const HISTORY: usize = 1 << 12;

/// Returns the turn found within this number of positions, and the number of positions looked at.
pub fn choose<G: Heuristics>(
    play: &Play<G>,
    seat: Seat,
    nodes: u64,
    rng: &mut Rng,
) -> (G::Turn, u64) {
    let mut turns = play.turns(seat);
    turns.shuffle(rng);
    let bits = TABLE_BITS.min(nodes.max(2).ilog2() + 1);
    let mut search = Search {
        left: nodes,
        table: vec![Entry::default(); 1 << bits],
        history: vec![0; HISTORY],
        path: vec![digest(play.game())],
        drawn: play.history().keys_that_draw(),
    };
    for depth in 1..=MOST_DEPTH {
        let Some((best, score)) = search.root(play, seat, &turns, depth) else {
            break;
        };
        turns[..=best].rotate_right(1);
        if score.abs() >= SURE || search.left == 0 {
            break;
        }
    }
    (turns.swap_remove(0), nodes - search.left)
}

#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    score: i32,
    depth: u8,
    bound: Bound,
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
    left: u64,
    table: Vec<Entry>,
    /// Weights of cutoffs by turn.
    history: Vec<u32>,
    /// The keys of the positions from the root on.
    path: Vec<u64>,
    /// The repetition keys whose next occurrence draws.
    drawn: Vec<u64>,
}

impl Search {
    /// Returns the index of the best turn and its score; `None` if the positions end before one
    /// turn is searched.
    fn root<G: Heuristics>(
        &mut self,
        play: &Play<G>,
        seat: Seat,
        turns: &[G::Turn],
        depth: u8,
    ) -> Option<(usize, i32)> {
        let mut best = None;
        let mut alpha = -WIN;
        for (at, turn) in turns.iter().enumerate() {
            let mut after = play.clone();
            after.play(seat, turn);
            let score = match after.outcome() {
                Some(outcome) => Some(paid(outcome.payoff(seat), 1)),
                None => self
                    .value(after.game(), depth - 1, 1, (-WIN, -alpha))
                    .map(|score| -score),
            };
            // The best turn of the depth before came first: what is searched of this depth counts.
            let Some(score) = score else { break };
            if best.is_none() || score > alpha {
                (best, alpha) = (Some((at, score)), score);
            }
        }
        best
    }

    /// Returns the score of a position for the seat to act (fail-soft); `None` if the positions
    /// have ended.
    fn value<G: Heuristics>(
        &mut self,
        game: &G,
        depth: u8,
        ply: u8,
        (mut alpha, beta): (i32, i32),
    ) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        let seat = acting(game);
        if let Some(outcome) = game.outcome() {
            return Some(paid(outcome.payoff(seat), ply));
        }
        let key = digest(game);
        let draws = |key: u64| self.drawn.contains(&key);
        let is_drawn = !self.drawn.is_empty() && game.repetition_key().is_some_and(draws);
        if is_drawn || self.path.contains(&key) {
            return Some(0);
        }
        if depth == 0 {
            return Some(judge(game, seat));
        }
        let slot = key as usize & (self.table.len() - 1);
        let entry = self.table[slot];
        let known = entry.bound != Bound::None && entry.key == key;
        if known && entry.depth >= depth {
            let score = match entry.score {
                SURE.. => entry.score - i32::from(ply),
                _ if entry.score <= -SURE => entry.score + i32::from(ply),
                score => score,
            };
            match entry.bound {
                Bound::Exact => return Some(score),
                Bound::AtLeast if score >= beta => return Some(score),
                Bound::AtMost if score <= alpha => return Some(score),
                _ => {}
            }
        }
        let turns = game.turns(seat);
        if turns.is_empty() {
            return Some(paid(0.0, ply));
        }
        let order = self.order(&turns, known.then_some(entry.best));
        let least = alpha;
        let (mut best, mut best_at) = (-WIN, 0);
        self.path.push(key);
        for at in order {
            let turn = &turns[usize::from(at)];
            let after = value::after(game, turn);
            let Some(score) = self.value(&after, depth - 1, ply + 1, (-beta, -alpha)) else {
                self.path.pop();
                return None;
            };
            if -score > best {
                (best, best_at) = (-score, at);
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                self.history[slot_of(turn)] += u32::from(depth) * u32::from(depth);
                break;
            }
        }
        self.path.pop();
        let bound = match best {
            _ if best >= beta => Bound::AtLeast,
            _ if best > least => Bound::Exact,
            _ => Bound::AtMost,
        };
        let score = match best {
            SURE.. => best + i32::from(ply),
            _ if best <= -SURE => best - i32::from(ply),
            score => score,
        };
        self.table[slot] = Entry {
            key,
            score,
            depth,
            bound,
            best: best_at,
        };
        Some(best)
    }

    /// Returns the indices of turns: the one of the table first, then by the cutoffs they brought.
    fn order<T: Hash>(&self, turns: &[T], first: Option<u16>) -> Vec<u16> {
        let mut order: Vec<u16> = (0..turns.len() as u16).collect();
        order.sort_by_cached_key(|&at| {
            let cutoffs = self.history[slot_of(&turns[usize::from(at)])];
            (first != Some(at), u32::MAX - cutoffs)
        });
        order
    }
}

fn slot_of(turn: &impl Hash) -> usize {
    digest(turn) as usize & (HISTORY - 1)
}

/// Returns the score of a payoff `ply` turns from the root.
fn paid(payoff: f32, ply: u8) -> i32 {
    if payoff > 0.5 {
        WIN - i32::from(ply)
    } else if payoff < 0.5 {
        i32::from(ply) - WIN
    } else {
        0
    }
}
