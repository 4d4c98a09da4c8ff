//! One player for every game: information-set Monte Carlo tree search.
//!
//! Each iteration guesses what is hidden, then walks a tree whose nodes are keyed by what the seat to act can see, so
//! that no seat's plan uses a secret.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::Hash;

use rand::seq::IndexedRandom;

use crate::game::{Game, Rng, Seat};
use crate::play::{Course, Play};

/// How much a rarely tried turn attracts.
const CURIOSITY: f32 = 0.7;

/// A line is cut off after this many turns, then appraised.
const HORIZON: usize = 200;

/// A turn as one node knows it: how often it could be played, how often it was, and what came of it.
#[derive(Clone, Copy, Debug, Default)]
struct Arm {
    offered: f32,
    visits: f32,
    total: f32,
}

type Arms<T> = HashMap<T, Arm>;
type Tree<G> = HashMap<(Seat, <G as Game>::View), Arms<<G as Game>::Turn>>;

/// The turn `seat` should take, knowing only `view` and how the play went; `None` if it has none.
///
/// The same arguments give the same answer: `effort` counts iterations, not time.
pub fn choose<G: Game>(view: &G::View, course: &Course, seat: Seat, effort: u32, rng: &mut Rng) -> Option<G::Turn> {
    let mut tree = Tree::<G>::new();
    for _ in 0..effort.max(1) {
        visit(Play::<G>::imagine(view, course, rng), seat, &mut tree, rng);
    }
    let root = tree.remove(&(seat, view.clone()))?;
    // A map has no order of its own: equal visits are decided by notation, so that the answer is the same every time.
    let best = root
        .into_iter()
        .max_by_key(|(turn, arm)| (arm.visits as u32, Reverse(turn.to_string())));
    best.map(|(turn, _)| turn)
}

/// One iteration: descend, add one node, play on at random, back up.
fn visit<G: Game>(mut play: Play<G>, seat: Seat, tree: &mut Tree<G>, rng: &mut Rng) {
    let mut path = Vec::new();
    let mut next = play.to_act().contains(seat).then_some(seat);
    let mut in_tree = true;
    for _ in 0..HORIZON {
        let Some(seat) = next else { break };
        let turns = play.game().consider(seat, rng);
        let turn = if in_tree {
            let key = (seat, play.view(Some(seat)));
            in_tree = tree.contains_key(&key);
            let turn = pull(tree.entry(key.clone()).or_default(), turns, rng);
            path.push((key, turn.clone()));
            turn
        } else {
            turns.choose(rng).expect("who is to act has a turn").clone()
        };
        play.play(seat, &turn);
        next = play.to_act().first();
    }
    for (key, turn) in path {
        let worth = match play.outcome() {
            Some(outcome) => outcome.payoff(key.0),
            None => play.game().appraise(key.0),
        };
        let arm = tree.get_mut(&key).and_then(|arms| arms.get_mut(&turn));
        let arm = arm.expect("what was walked is in the tree");
        arm.visits += 1.0;
        arm.total += worth;
    }
}

/// An untried turn if there is one, else the best by upper confidence bound.
fn pull<T: Clone + Eq + Hash>(arms: &mut Arms<T>, turns: Vec<T>, rng: &mut Rng) -> T {
    for turn in &turns {
        arms.entry(turn.clone()).or_default().offered += 1.0;
    }
    let fresh: Vec<&T> = turns.iter().filter(|turn| arms[*turn].visits == 0.0).collect();
    if let Some(turn) = fresh.choose(rng) {
        return (*turn).clone();
    }
    let bound = |turn: &T| {
        let arm = arms[turn];
        arm.total / arm.visits + CURIOSITY * (arm.offered.ln() / arm.visits).sqrt()
    };
    let best = turns.into_iter().max_by(|a, b| bound(a).total_cmp(&bound(b)));
    best.expect("who is to act has a turn")
}
