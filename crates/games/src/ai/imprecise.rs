//! Imprecise choice after a shallow search, as people choose, for two seats in alternation and
//! nothing hidden.
//!
//! A win within the depth is always taken, and a loss within it never allowed. A seat may overlook
//! that it loses a piece, but not by two consecutive turns.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::alphabeta::{self, EVALUATION_RANGE, Limit};
use super::effort;
use super::search_result::SearchResult;
use super::value::{acting, after, ended, wins_at_once};
use crate::game::{Heuristics, Lookahead, Rng, Seat};
use crate::play::Play;

/// Depth in turns up to which a turn counts as careless: a deeper search knows what a lost piece
/// brings.
const CARELESS_PLIES: u8 = 2;

/// A turn with its score.
type ScoredTurn<T> = (T, i32);

/// Returns a random turn among those that seem nearly as good as the best.
pub fn choose<G: Heuristics>(
    play: &Play<G>,
    lookahead: Lookahead,
    rng: &mut Rng,
) -> SearchResult<G::Turn> {
    let limit = Limit {
        depth: lookahead.plies,
        ..effort::SHALLOW
    };
    let outcome = alphabeta::search(play, limit);
    let (best, best_score) = &outcome.turns[0];
    // A proved value leaves no choice: the fastest win is taken, and a loss is delayed.
    if let Some(verdict) = outcome.verdict() {
        let equal = outcome.turns.iter();
        let equal: Vec<_> = equal.take_while(|turn| turn.1 == *best_score).collect();
        let turn = equal.choose(rng).map_or(best, |turn| &turn.0);
        let result = SearchResult::of(turn.clone(), outcome.estimate(), outcome.nodes);
        return result.proved(Some(verdict), outcome.value());
    }
    let safe = outcome.turns.iter();
    let safe = safe.take_while(|turn| !alphabeta::is_lost(turn.1));
    let safe: Vec<_> = safe
        .filter(|turn| lookahead.plies > 1 || !lets_win(play.game(), &turn.0))
        .collect();
    let Some(seeming) = safe.first() else {
        return SearchResult::of(best.clone(), outcome.estimate(), outcome.nodes);
    };
    // Evenly distributed, so that a tolerance between two steps of a coarse evaluation means
    // something.
    let tolerance = lookahead.tolerance * rng.random::<f32>();
    let least = seeming.1 - (tolerance * EVALUATION_RANGE) as i32;
    let near = safe.iter().take_while(|turn| turn.1 >= least).count();
    let chosen = if lookahead.plies <= CARELESS_PLIES && must_take_care(play) {
        keeping_pieces(play, near, &safe)
    } else {
        safe[..near].to_vec()
    };
    let turn = chosen.choose(rng).map_or(best, |turn| &turn.0);
    SearchResult::of(turn.clone(), outcome.estimate(), outcome.nodes)
}

/// Returns the result, with another turn if the other seat can win at once after its own one and
/// not after every turn: a search of few iterations may have missed that.
pub fn parrying<G: Heuristics>(
    play: &Play<G>,
    result: SearchResult<G::Turn>,
    rng: &mut Rng,
) -> SearchResult<G::Turn> {
    let game = play.game();
    if !lets_win(game, &result.turn) {
        return result;
    }
    let mut turns = play.turns(acting(game));
    turns.retain(|turn| !lets_win(game, turn));
    match turns.choose(rng) {
        Some(turn) => SearchResult::of(turn.clone(), result.estimate, result.nodes),
        None => result,
    }
}

/// Returns whether the other seat can win at once after the turn.
fn lets_win<G: Heuristics>(game: &G, turn: &G::Turn) -> bool {
    wins_at_once(&after(game, turn), acting(game).rival())
}

/// Returns whether the seat to act may not overlook the loss of a piece: at every second turn of
/// its own.
fn must_take_care<G: Heuristics>(play: &Play<G>) -> bool {
    let own_turns = play.history().turns_counted() / 2;
    !own_turns.is_multiple_of(2)
}

/// Returns those of the first `near` turns that lose no piece; if there is none, the first later
/// one; all the near ones if every turn loses a piece.
fn keeping_pieces<'a, G: Heuristics>(
    play: &Play<G>,
    near: usize,
    turns: &[&'a ScoredTurn<G::Turn>],
) -> Vec<&'a ScoredTurn<G::Turn>> {
    let keeps = |turn: &&&ScoredTurn<G::Turn>| !loses_piece(play.game(), &turn.0);
    let (near, later) = turns.split_at(near);
    let keeping: Vec<_> = near.iter().filter(keeps).copied().collect();
    if !keeping.is_empty() {
        return keeping;
    }
    match later.iter().find(keeps) {
        Some(turn) => vec![turn],
        None => near.to_vec(),
    }
}

/// Returns whether an answer to the turn leaves its seat behind in pieces, compared with the
/// position before.
fn loses_piece<G: Heuristics>(game: &G, turn: &G::Turn) -> bool {
    let seat = acting(game);
    let before = lead(game, seat);
    let moved = after(game, turn);
    if ended(&moved).is_some() {
        return false;
    }
    let answers = moved.turns(seat.rival());
    answers
        .iter()
        .any(|answer| lead(&after(&moved, answer), seat) < before)
}

/// Returns the number of the seat's pieces less those of the other.
fn lead<G: Heuristics>(game: &G, seat: Seat) -> isize {
    let pieces = |seat| game.pieces_in_play(seat).unwrap_or(0) as isize;
    pieces(seat) - pieces(seat.rival())
}

#[cfg(test)]
mod tests;
