//! Alpha-beta with iterative deepening, for games of two in turns with nothing hidden.
//!
//! Principal variation search (Marsland, Campbell 1982) with a transposition table (Greenblatt 1967), the history heuristic
//! (Schaeffer 1983), late move reductions and quiescence. What it counts is positions, not time: the same question has the
//! same answer.

use std::hash::Hash;

use super::key::key;
use super::value::{Value, acting, after};
use crate::game::{Heuristics, Outcome, Seat};
use crate::play::Play;

/// What a win at once is worth; each turn until then makes it one less.
const WIN: i32 = 30_000;
/// What is worth more is a win that is proved.
const SURE: i32 = WIN - 1_000;
/// What is worth less is a loss that is proved.
const LOST: i32 = -SURE;
/// What a position can be appraised at, from one side to the other.
pub const SPAN: f32 = 4_000.0;
/// By how much coming back to where the play was is less than a draw to who looks ahead: whoever does not stand worse plays
/// on, and a draw is for who needs it.
const CONTEMPT: i32 = 30;
/// So many turns further a line is followed where nothing is quiet.
const QUIESCENCE_PLIES: u8 = 12;
/// Entries of the history heuristic.
const HISTORY: usize = 1 << 12;

/// How far to look.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// So many positions.
    pub nodes: u64,
    /// So many turns.
    pub depth: u8,
    /// The transposition table has two to the power of this many entries of 16 bytes.
    pub tt_bits: u8,
    /// Whether every turn of the first position is to have a score of its own.
    pub multi_pv: bool,
}

/// What was found.
#[derive(Clone, Debug)]
pub struct SearchOutcome<T> {
    /// The turns with their scores, the best first. Without [`Limit::multi_pv`] only the first score is more than a bound.
    pub turns: Vec<(T, i32)>,
    /// How many positions were looked at.
    pub nodes: u64,
    /// Whether nothing was left to be appraised: even a draw is proved.
    pub is_exact: bool,
    /// The best line.
    pub line: Vec<T>,
}

impl<T> SearchOutcome<T> {
    /// The value that is proved, if one is.
    #[must_use]
    pub fn value(&self) -> Option<Value> {
        let score = self.turns.first()?.1;
        let turns = (WIN - score.abs()).clamp(0, 255) as u8;
        match score {
            SURE.. => Some(Value::Win(turns)),
            ..=LOST => Some(Value::Loss(turns)),
            0 if self.is_exact => Some(Value::Draw),
            _ => None,
        }
    }

    /// From 0 to 1.
    #[must_use]
    pub fn estimate(&self) -> f32 {
        let score = self.turns.first().map_or(0, |turn| turn.1);
        (0.5 + score as f32 / SPAN).clamp(0.0, 1.0)
    }
}

/// Looks ahead from a play that is not over.
pub fn search<G: Heuristics>(play: &Play<G>, limit: Limit) -> SearchOutcome<G::Turn> {
    let seat = acting(play.game());
    let mut search = Search {
        limit,
        nodes: 0,
        table: vec![Entry::default(); 1 << limit.tt_bits],
        history: vec![0; HISTORY],
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
        if search.out_of_nodes || is_exact || best.abs() >= SURE && !limit.multi_pv {
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

/// What is known of a position.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    score: i16,
    depth: u8,
    bound: Bound,
    /// The place of the best turn among all.
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
    /// By turn: how often it has cut a search short.
    history: Vec<i32>,
    /// The positions from the first to the present one.
    path: Vec<u64>,
    /// Whether nothing had to be appraised so far, nor was drawn only because of the way there.
    is_exact: bool,
    out_of_nodes: bool,
}

impl Search {
    /// The turns of the first position in a new order, the best first; `None` where not even the first one was looked at
    /// to the end.
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
            let score = if after.course().is_repetition() && (-CONTEMPT..SURE).contains(&score) {
                self.is_exact = false;
                -CONTEMPT
            } else {
                score
            };
            if self.out_of_nodes {
                if at == 0 {
                    return None;
                }
                // What was found so far stands. The rest are not known to be better than that, nor to be lost.
                let rest = turns[at..].iter().map(|(turn, _)| (turn.clone(), LOST + 1));
                scored.extend(rest);
                break;
            }
            best = best.max(score);
            scored.push((turn.clone(), score));
        }
        // Of equal ones the first stays first.
        scored.sort_by_key(|turn| -turn.1);
        Some(scored)
    }

    /// The value of a position to the seat that is to act there, as far as it is within the window.
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
            return self.appraised(game, seat, ply);
        }
        let slot = key as usize & (self.table.len() - 1);
        let entry = self.table[slot];
        let known = entry.bound != Bound::None && entry.key == key;
        if known && entry.depth >= depth {
            let score = unshifted(entry.score, ply);
            match entry.bound {
                Bound::Exact => return self.looked_up(entry, score),
                Bound::AtLeast if score >= beta => return self.looked_up(entry, score),
                Bound::AtMost if score <= alpha => return self.looked_up(entry, score),
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
            score: shifted(best, ply),
            depth,
            bound,
            best: best_at,
        };
        best
    }

    fn looked_up(&mut self, entry: Entry, score: i32) -> i32 {
        // Whether what stood behind it was exact is not remembered.
        if entry.score.unsigned_abs() < SURE as u16 {
            self.is_exact = false;
        }
        score
    }

    fn appraised<G: Heuristics>(&mut self, game: &G, seat: Seat, ply: u8) -> i32 {
        if !game.can_act(seat) {
            return i32::from(ply) - WIN;
        }
        self.is_exact = false;
        ((game.evaluate(seat) - 0.5) * SPAN) as i32
    }

    /// The places of turns in the order in which they are tried.
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

    /// The line that was thought best, as far as it is remembered.
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

/// What an end after so many turns is worth to a seat.
fn ended(outcome: &Outcome, seat: Seat, ply: u8) -> i32 {
    match Value::ended(outcome, seat) {
        Value::Win(_) => WIN - i32::from(ply),
        Value::Draw => 0,
        Value::Loss(_) => i32::from(ply) - WIN,
    }
}

fn history_slot(turn: &impl Hash) -> usize {
    (key(turn) >> 32) as usize & (HISTORY - 1)
}

/// A score as the table keeps it: how far a win is is counted from the position itself.
fn shifted(score: i32, ply: u8) -> i16 {
    let ply = i32::from(ply);
    let score = match score {
        SURE.. => score + ply,
        ..=LOST => score - ply,
        _ => score,
    };
    score as i16
}

fn unshifted(score: i16, ply: u8) -> i32 {
    let (score, ply) = (i32::from(score), i32::from(ply));
    match score {
        SURE.. => score - ply,
        ..=LOST => score + ply,
        _ => score,
    }
}

#[cfg(test)]
mod tests;
