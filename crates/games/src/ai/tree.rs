//! Information-set Monte Carlo tree search with many observers (Cowling, Powley, Whitehouse 2012),
//! for any game: with UCB1 (Auer, Cesa-Bianchi, Fischer 2002), progressive widening (Coulom 2007),
//! and wins that are proved in the tree where nothing is hidden (MCTS-Solver: Winands, Björnsson,
//! Saito 2008).
//!
//! Each iteration determinizes the view (samples the hidden information), then descends a tree
//! whose nodes are information sets: keyed by what the seat to act knows, so that no seat's turns
//! use a secret and transpositions merge.

mod nodes;
mod search;
mod worlds;

use self::nodes::{Arm, Node};
use self::search::{Search, worth_of};
use self::worlds::Worlds;
use super::search_result::SearchResult;
use super::value::Value;
use crate::game::{Attention, Heuristics, MctsOptions, Rng, Seat};
use crate::play::{Play, PlayHistory};

/// Returns the turn `seat` should play, from `view` and the history alone; `None` if it has none.
///
/// The result is deterministic: limits count iterations, not time, and equal turns are decided by
/// notation.
pub fn choose<G: Heuristics>(
    view: &G::View,
    history: &PlayHistory,
    seat: Seat,
    playouts: MctsOptions,
    rng: &mut Rng,
) -> Option<SearchResult<G::Turn>> {
    let mut worlds = Worlds::<G>::of(view, history);
    if let Some(turn) = winning(&mut worlds, seat, rng) {
        let win = Value::Win(1);
        return Some(SearchResult::of(turn, 1.0, 1).proved(Some(win.verdict()), Some(win)));
    }
    let attention = Attention::new(playouts.attention, rng);
    let mut search = Search::new(worlds, playouts, rng);
    let mut iterations = 0;
    while iterations < playouts.count.max(1) && !search.is_finished() {
        search.begin(iterations, rng);
        search.visit(seat, attention, rng);
        iterations += 1;
    }
    result(search.root()?, iterations)
}

/// Returns the best turn of the root of a finished search: the soonest proved win, else the most
/// visited turn that is not proved to lose, else the one that loses last.
fn result<T: Clone + ToString>(root: &Node<T>, iterations: u32) -> Option<SearchResult<T>> {
    let seat = root.seat;
    let rank = |arm: &Arm<T>| {
        let length = match arm.proof {
            None => 0,
            Some(proof) if proof.winner == seat => i16::from(u8::MAX - proof.within) + 1,
            Some(proof) => i16::from(proof.within) - i16::from(u8::MAX) - 1,
        };
        (length, arm.visits as u32)
    };
    let most = root.arms.iter().map(rank).max()?;
    let equal = root.arms.iter().filter(|arm| rank(arm) == most);
    let best = equal.min_by_key(|arm| arm.turn.to_string())?;
    let mean = best.total / best.visits.max(1.0);
    let result = SearchResult::of(best.turn.clone(), mean, iterations.into());
    Some(match root.proof {
        Some(proof) if proof.winner == seat => result.winning_within(Some(proof.within)),
        // Of more than two seats, one that cannot come first still has a place to play for.
        Some(proof) if root.seats == 2 => result.losing_within(Some(proof.within)),
        _ => result,
    })
}

/// Returns a turn that wins at once in every position that the seat may be in; `None` if there is
/// none.
fn winning<G: Heuristics>(
    worlds: &mut Worlds<'_, G>,
    seat: Seat,
    rng: &mut Rng,
) -> Option<G::Turn> {
    let witnesses = worlds.witnesses(rng);
    let first = witnesses
        .first()
        .filter(|play| play.to_act().contains(seat))?;
    let wins = |play: &Play<G>, turn: &G::Turn| {
        let after = play.after(seat, turn);
        after
            .outcome()
            .is_some_and(|outcome| outcome.is_won_by(seat))
    };
    let considered = first.game().candidate_turns(seat, rng);
    considered.into_iter().find(|turn| {
        (worlds.are_all() || first.game().foresees(seat, turn))
            && witnesses.iter().all(|play| wins(play, turn))
    })
}

/// Returns the value of a legal turn to `seat`, from 0 to 1: the mean over the playouts.
pub fn evaluate_turn<G: Heuristics>(
    view: &G::View,
    history: &PlayHistory,
    seat: Seat,
    turn: &G::Turn,
    playouts: MctsOptions,
    rng: &mut Rng,
) -> f32 {
    let mut worth = 0.0;
    let count = playouts.count.max(1);
    let mut search = Search::new(Worlds::<G>::of(view, history), playouts, rng);
    for iteration in 0..count {
        search.begin(iteration, rng);
        search.play.advance(seat, turn);
        if let Some(next) = search.play.to_act().first() {
            search.visit(next, Attention::FULL, rng);
        }
        worth += worth_of(&search.play, seat);
    }
    worth / count as f32
}

#[cfg(test)]
mod tests;
