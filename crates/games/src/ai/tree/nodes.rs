//! The nodes of a search tree, in an arena, and the choice between their arms.

use std::collections::HashMap;

use rand::seq::IndexedRandom;
use rustc_hash::FxBuildHasher;

use crate::game::{Rng, Seat};

/// The exploration constant of UCB1, for payoffs from 0 to 1.
const EXPLORATION: f32 = 0.35;

/// Progressive widening: a node with `n` visits tries `WIDENING * sqrt(n + 1)` turns. With hundreds
/// of turns a few well explored ones give better results.
const WIDENING: f32 = 2.0;

/// A proof that a seat wins, whatever the others play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Proof {
    /// The seat that wins.
    pub(super) winner: Seat,
    /// The number of turns of all seats within which it wins.
    pub(super) within: u8,
}

/// The statistics of a turn at a node.
#[derive(Clone, Debug)]
pub(super) struct Arm<T> {
    /// The turn.
    pub(super) turn: T,
    /// Iterations in which the turn was legal.
    offered: f32,
    /// Iterations that played the turn.
    pub(super) visits: f32,
    /// The sum of their payoffs to the seat of the node.
    pub(super) total: f32,
    /// The proof that a seat wins from the turn on.
    pub(super) proof: Option<Proof>,
}

/// An information set of the seat to act.
#[derive(Clone, Debug)]
pub(super) struct Node<T> {
    /// The seat to act.
    pub(super) seat: Seat,
    /// The number of seats of the table.
    pub(super) seats: u8,
    /// The turns met so far.
    pub(super) arms: Vec<Arm<T>>,
    /// The proof that a seat wins from here.
    pub(super) proof: Option<Proof>,
    /// Whether all legal turns are to be searched, because every candidate turn loses.
    pub(super) is_widened: bool,
    /// Whether the arms are all legal turns.
    pub(super) is_complete: bool,
}

/// The nodes of a search by their keys, the root first.
#[derive(Debug)]
pub(super) struct Tree<T> {
    nodes: Vec<Node<T>>,
    index: HashMap<u64, usize, FxBuildHasher>,
}

impl<T: Clone + Eq> Tree<T> {
    pub(super) fn new() -> Tree<T> {
        Tree {
            nodes: Vec::new(),
            index: HashMap::default(),
        }
    }

    /// Returns the index of the node with this key, and whether it is new.
    pub(super) fn find_or_add(&mut self, key: u64, seat: Seat, seats: u8) -> (usize, bool) {
        let next = self.nodes.len();
        let at = *self.index.entry(key).or_insert(next);
        if at == next {
            self.nodes.push(Node {
                seat,
                seats,
                arms: Vec::new(),
                proof: None,
                is_widened: false,
                is_complete: false,
            });
        }
        (at, at == next)
    }

    /// Returns a node by its index; `None` if there is none.
    pub(super) fn get(&self, at: usize) -> Option<&Node<T>> {
        self.nodes.get(at)
    }

    /// Returns a node by its index.
    pub(super) fn get_mut(&mut self, at: usize) -> &mut Node<T> {
        &mut self.nodes[at]
    }
}

/// Lists that every choice between arms uses again.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    offered: Vec<usize>,
    fresh: Vec<usize>,
}

impl<T: Clone + Eq> Node<T> {
    /// Returns the arm of an untried turn while progressive widening allows one, else the arm with
    /// the greatest upper confidence bound. The bound counts iterations in which a turn was legal,
    /// not visits of the node, because determinizations differ. A proved win is played, and a
    /// proved loss only where there is nothing else.
    pub(super) fn pull(&mut self, turns: &[T], scratch: &mut Scratch, rng: &mut Rng) -> usize {
        self.offer(turns, &mut scratch.offered);
        self.pull_offered(scratch, rng)
    }

    /// Returns the arm to play, as [`Node::pull`] does, where the turns of all arms are legal and
    /// no others.
    pub(super) fn pull_known(&mut self, scratch: &mut Scratch, rng: &mut Rng) -> usize {
        self.arms.iter_mut().for_each(|arm| arm.offered += 1.0);
        scratch.offered.clear();
        scratch.offered.extend(0..self.arms.len());
        self.pull_offered(scratch, rng)
    }

    fn pull_offered(&self, scratch: &mut Scratch, rng: &mut Rng) -> usize {
        let Scratch { offered, fresh } = scratch;
        let is_open = |at: &usize| self.arms[*at].proof.is_none();
        if self.arms.iter().any(|arm| arm.proof.is_some()) {
            let won = |at: &&usize| self.arms[**at].is_won_by(self.seat);
            if let Some(&at) = offered.iter().find(won) {
                return at;
            }
            if offered.iter().any(is_open) {
                offered.retain(is_open);
            }
        }
        fresh.clear();
        let (mut tried, mut visits) = (0_u32, 0.0);
        for &at in &*offered {
            let arm = &self.arms[at];
            if arm.visits > 0.0 {
                tried += 1;
                visits += arm.visits;
            } else {
                fresh.push(at);
            }
        }
        if (tried as f32) < WIDENING * (visits + 1.0_f32).sqrt()
            && let Some(&at) = fresh.choose(rng)
        {
            return at;
        }
        self.most_promising(offered)
    }

    /// Marks the turns as legal in one more iteration and collects the indices of their arms.
    fn offer(&mut self, turns: &[T], offered: &mut Vec<usize>) {
        offered.clear();
        for turn in turns {
            // The same turns mostly come in the same order, so that the arm after the last one is
            // looked at first.
            let next = offered.last().map_or(0, |last| last + 1);
            let is_turn = |arm: &Arm<T>| arm.turn == *turn;
            let (before, after) = self.arms.split_at(next.min(self.arms.len()));
            let at = after.iter().position(is_turn).map(|at| at + before.len());
            let at = at.or_else(|| before.iter().position(is_turn));
            let at = at.unwrap_or_else(|| {
                self.arms.push(Arm {
                    turn: turn.clone(),
                    offered: 0.0,
                    visits: 0.0,
                    total: 0.0,
                    proof: None,
                });
                self.arms.len() - 1
            });
            self.arms[at].offered += 1.0;
            offered.push(at);
        }
    }

    /// Returns the tried arm with the greatest upper confidence bound.
    fn most_promising(&self, offered: &[usize]) -> usize {
        let (mut best, mut greatest) = (None, f32::NEG_INFINITY);
        let (mut last, mut logarithm) = (0, 0.0);
        for &at in offered {
            let arm = &self.arms[at];
            if arm.visits == 0.0 {
                continue;
            }
            // Most arms were offered equally often.
            if arm.offered.to_bits() != last {
                (last, logarithm) = (arm.offered.to_bits(), arm.offered.ln());
            }
            let bound = arm.total / arm.visits + EXPLORATION * (logarithm / arm.visits).sqrt();
            if bound >= greatest {
                (best, greatest) = (Some(at), bound);
            }
        }
        best.expect("one was tried before widening stopped")
    }

    /// Returns whether every legal turn leads to a proved win of some seat.
    pub(super) fn is_decided(&self) -> bool {
        self.is_complete && self.arms.iter().all(|arm| arm.proof.is_some())
    }

    /// Records a visit of an arm, and the proof that a seat wins after it.
    pub(super) fn record(&mut self, arm: usize, payoff: f32, proof: Option<Proof>) {
        let visited = &mut self.arms[arm];
        visited.visits += 1.0;
        visited.total += payoff;
        // The turn itself counts, too.
        let longer = |proof: Proof| Proof {
            within: proof.within.saturating_add(1),
            ..proof
        };
        visited.proof = visited.proof.or(proof.map(longer));
        let Some(proof) = visited.proof else { return };
        if self.proof.is_some() {
            return;
        }
        if proof.winner == self.seat {
            self.proof = Some(proof);
        } else if self.arms.iter().all(|arm| arm.proof.is_some()) {
            // A turn that is no candidate may still be better.
            self.is_widened = true;
            let all = |arm: &Arm<T>| arm.is_won_by(proof.winner);
            if self.is_complete && self.arms.iter().all(all) {
                let proofs = self.arms.iter().filter_map(|arm| arm.proof);
                self.proof = proofs.max_by_key(|proof| proof.within);
            }
        }
    }
}

impl<T> Arm<T> {
    /// Returns whether the seat is proved to win after the turn.
    pub(super) fn is_won_by(&self, seat: Seat) -> bool {
        self.proof.is_some_and(|proof| proof.winner == seat)
    }
}
