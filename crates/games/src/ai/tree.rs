//! Information-set Monte Carlo tree search with many observers (Cowling, Powley, Whitehouse 2012), for any game: with UCB1
//! (Auer, Cesa-Bianchi, Fischer 2002) and progressive widening (Coulom 2007).
//!
//! Each iteration determinizes the view (samples the hidden information), then descends a tree whose nodes are information
//! sets: keyed by the view of the seat to act, so that no seat's turns use a secret and transpositions merge.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::Hash;

use rand::seq::IndexedRandom;

use super::search_result::SearchResult;
use super::value::Value;
use crate::game::{Attention, Game, Heuristics, MctsOptions, Rng, Seat};
use crate::play::{Play, PlayHistory};

/// The exploration constant of UCB1, for payoffs from 0 to 1.
const EXPLORATION: f32 = 0.35;

/// Maximum length of an iteration, in turns.
const LONGEST: u8 = 200;

/// Progressive widening: a node with `n` visits tries `WIDENING * sqrt(n + 1)` turns. With hundreds of turns a few well
/// explored ones give better results.
const WIDENING: f32 = 2.0;

/// The statistics of a turn at a node: iterations in which it was legal, visits, and the sum of payoffs.
#[derive(Clone, Copy, Debug, Default)]
struct Arm {
    offered: f32,
    visits: f32,
    total: f32,
}

type Arms<T> = HashMap<T, Arm>;
type Tree<G> = HashMap<(Seat, <G as Game>::View), Arms<<G as Game>::Turn>>;

/// Returns the turn `seat` should play, from `view` and the history alone; `None` if it has none.
///
/// The result is deterministic: limits count iterations, not time.
pub fn choose<G: Heuristics>(
    view: &G::View,
    history: &PlayHistory,
    seat: Seat,
    playouts: MctsOptions,
    rng: &mut Rng,
) -> Option<SearchResult<G::Turn>> {
    let worlds = Worlds::<G>::of(view, history);
    if let Some(turn) = winning(&worlds, seat, rng) {
        let win = Value::Win(1);
        return Some(SearchResult::of(turn, 1.0, 1).proved(Some(win.verdict()), Some(win)));
    }
    let mut tree = Tree::<G>::new();
    let attention = Attention::new(playouts.attention, rng);
    for iteration in 0..playouts.count.max(1) {
        let play = worlds.imagine(iteration, rng);
        visit(play, seat, attention, playouts.horizon, &mut tree, rng);
    }
    let root = tree.remove(&(seat, view.clone()))?;
    // A map has no order: equal visits are decided by notation, so that results stay deterministic.
    let best = root
        .into_iter()
        .max_by_key(|(turn, arm)| (arm.visits as u32, Reverse(turn.to_string())));
    best.map(|(turn, arm)| {
        SearchResult::of(turn, arm.total / arm.visits.max(1.0), playouts.count.into())
    })
}

/// The positions that a seat may be in.
enum Worlds<'a, G: Heuristics> {
    /// Few: all of them, equally likely.
    All(Vec<G>, &'a PlayHistory),
    /// Many: they are imagined one by one.
    Many(&'a G::View, &'a PlayHistory),
}

impl<'a, G: Heuristics> Worlds<'a, G> {
    fn of(view: &'a G::View, history: &'a PlayHistory) -> Worlds<'a, G> {
        match G::worlds(view).filter(|worlds| !worlds.is_empty()) {
            Some(worlds) => Worlds::All(worlds, history),
            None => Worlds::Many(view, history),
        }
    }

    /// Returns the position for an iteration: each of few in turn.
    fn imagine(&self, iteration: u32, rng: &mut Rng) -> Play<G> {
        match self {
            Worlds::All(worlds, history) => {
                let world = &worlds[iteration as usize % worlds.len()];
                Play::in_world(world.clone(), history)
            }
            Worlds::Many(view, history) => Play::<G>::imagine(view, history, rng),
        }
    }

    /// Returns the positions in which a turn must win, so that it is certain to win: all of few; of many any one, where the
    /// seat foresees the result of the turn.
    fn witnesses(&self, rng: &mut Rng) -> Vec<Play<G>> {
        let count = match self {
            Worlds::All(worlds, _) => worlds.len(),
            Worlds::Many(..) => 1,
        };
        let all = 0..count as u32;
        all.map(|world| self.imagine(world, rng)).collect()
    }
}

/// Returns a turn that wins at once in every position that the seat may be in; `None` if there is none.
fn winning<G: Heuristics>(worlds: &Worlds<'_, G>, seat: Seat, rng: &mut Rng) -> Option<G::Turn> {
    let witnesses = worlds.witnesses(rng);
    let first = witnesses
        .first()
        .filter(|play| play.to_act().contains(seat))?;
    let wins = |play: &Play<G>, turn: &G::Turn| {
        let mut after = play.clone();
        after.play(seat, turn);
        after
            .outcome()
            .is_some_and(|outcome| outcome.payoff(seat) >= 1.0)
    };
    let are_all = matches!(worlds, Worlds::All(..));
    let considered = first.game().candidate_turns(seat, rng);
    considered.into_iter().find(|turn| {
        (are_all || first.game().foresees(seat, turn))
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
    let mut tree = Tree::<G>::new();
    let mut worth = 0.0;
    let worlds = Worlds::<G>::of(view, history);
    for iteration in 0..playouts.count.max(1) {
        let mut play = worlds.imagine(iteration, rng);
        play.play(seat, turn);
        let end = match play.to_act().first() {
            Some(next) => visit(
                play,
                next,
                Attention::FULL,
                playouts.horizon,
                &mut tree,
                rng,
            ),
            None => play,
        };
        worth += worth_of(&end, seat);
    }
    worth / playouts.count.max(1) as f32
}

/// Returns the payoff of a play to a seat, or its evaluation if the play is not over.
fn worth_of<G: Heuristics>(play: &Play<G>, seat: Seat) -> f32 {
    match play.outcome() {
        Some(outcome) => outcome.payoff(seat),
        None => play.game().evaluate(seat),
    }
}

/// Runs one iteration (selection, expansion by one node, playout, backpropagation) and returns the play at its end.
fn visit<G: Heuristics>(
    mut play: Play<G>,
    seat: Seat,
    mut attention: Attention,
    horizon: u8,
    tree: &mut Tree<G>,
    rng: &mut Rng,
) -> Play<G> {
    let mut path = Vec::new();
    let mut next = play.to_act().contains(seat).then_some(seat);
    let mut in_tree = true;
    let mut left = horizon;
    for _ in 0..LONGEST {
        if !in_tree {
            let Some(rest) = left.checked_sub(1) else {
                break;
            };
            left = rest;
        }
        let Some(seat) = next else { break };
        let turns = play.game().noticed_turns(seat, attention, rng);
        attention = Attention::FULL;
        let turn = if in_tree {
            let key = (seat, play.view(Some(seat)));
            in_tree = tree.contains_key(&key);
            let turn = pull(tree.entry(key.clone()).or_default(), &turns, rng);
            path.push((key, turn.clone()));
            turn
        } else {
            turns.choose(rng).expect("who is to act has a turn").clone()
        };
        play.play(seat, &turn);
        next = play.to_act().first();
    }
    for (key, turn) in path {
        let worth = worth_of(&play, key.0);
        let arm = tree.get_mut(&key).and_then(|arms| arms.get_mut(&turn));
        let arm = arm.expect("what was walked is in the tree");
        arm.visits += 1.0;
        arm.total += worth;
    }
    play
}

/// Returns an untried turn while progressive widening allows one, else the turn with the greatest upper confidence bound.
/// The bound counts iterations in which a turn was legal, not visits of the node, because determinizations differ.
fn pull<T: Clone + Eq + Hash>(arms: &mut Arms<T>, turns: &[T], rng: &mut Rng) -> T {
    for turn in turns {
        arms.entry(turn.clone()).or_default().offered += 1.0;
    }
    let (tried, fresh): (Vec<&T>, Vec<&T>) =
        turns.iter().partition(|turn| arms[*turn].visits > 0.0);
    let visits: f32 = tried.iter().map(|turn| arms[*turn].visits).sum();
    if (tried.len() as f32) < WIDENING * (visits + 1.0).sqrt()
        && let Some(turn) = fresh.choose(rng)
    {
        return (*turn).clone();
    }
    let bound = |turn: &T| {
        let arm = arms[turn];
        arm.total / arm.visits + EXPLORATION * (arm.offered.ln() / arm.visits).sqrt()
    };
    let best = tried
        .into_iter()
        .max_by(|a, b| bound(a).total_cmp(&bound(b)));
    best.expect("one was tried before widening stopped").clone()
}

#[cfg(test)]
mod tests;
