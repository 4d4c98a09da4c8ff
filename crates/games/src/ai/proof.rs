//! Depth-first proof-number search (df-pn: Nagai 2002) for a forced win, for two seats in alternation and nothing hidden.
//!
//! A repetition counts as not won.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use super::key::key;
use super::value::{acting, after, ended};
use crate::game::{Heuristics, Seat};

/// The proof number of a position that cannot be proved.
const INFINITE: u32 = u32::MAX / 4;
/// Maximum number of stored positions, about 24 bytes each.
const MAX_STORED: usize = 1 << 20;

/// The state of a proof that the attacker wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The attacker wins.
    Won,
    /// The attacker does not win.
    NotWon,
    /// The search ended without a proof.
    Unknown,
}

/// The result of a proof-number search.
#[derive(Clone, Debug)]
pub struct ProofOutcome<T> {
    /// Whether the attacker wins.
    pub proof: Proof,
    /// The turn that proves the result, if the seat to act benefits from it.
    pub turn: Option<T>,
    /// The number of positions expanded.
    pub nodes: u64,
}

/// The proof number (`phi`) and the disproof number (`delta`) of a position, from the seat to act (Nagai's names).
#[derive(Clone, Copy, Debug)]
struct Numbers {
    phi: u32,
    delta: u32,
}

/// The seat to act has won.
const WON: Numbers = Numbers {
    phi: 0,
    delta: INFINITE,
};

/// The seat to act has lost.
const LOST: Numbers = Numbers {
    phi: INFINITE,
    delta: 0,
};

struct Search {
    attacker: Seat,
    limit: u64,
    nodes: u64,
    stored: HashMap<u64, Numbers, FxBuildHasher>,
    path: Vec<u64>,
}

/// Returns whether `attacker` can force a win from `game`, expanding at most `limit` positions.
pub fn prove<G: Heuristics>(game: &G, attacker: Seat, limit: u64) -> ProofOutcome<G::Turn> {
    let mut search = Search {
        attacker,
        limit,
        nodes: 0,
        stored: HashMap::default(),
        path: Vec::new(),
    };
    let numbers = search.expand(game, (INFINITE, INFINITE));
    let seat = acting(game);
    // The numbers are relative to the seat to act.
    let (won, not_won) = if seat == attacker {
        (numbers.phi, numbers.delta)
    } else {
        (numbers.delta, numbers.phi)
    };
    let proof = match (won, not_won) {
        (0, _) => Proof::Won,
        (_, 0) => Proof::NotWon,
        _ => Proof::Unknown,
    };
    let turn = (numbers.phi == 0).then(|| search.proving(game)).flatten();
    ProofOutcome {
        proof,
        turn,
        nodes: search.nodes,
    }
}

impl Search {
    /// Expands a position until one of its numbers reaches its threshold.
    fn expand<G: Heuristics>(&mut self, game: &G, (most_phi, most_delta): (u32, u32)) -> Numbers {
        self.nodes += 1;
        let seat = acting(game);
        let key = key(game);
        let children: Vec<(G, Child)> = game
            .turns(seat)
            .into_iter()
            .map(|turn| {
                let after = after(game, &turn);
                let child = self.child(&after, seat);
                (after, child)
            })
            .collect();
        self.path.push(key);
        let numbers = loop {
            let numbers = self.summed(&children);
            if numbers.phi >= most_phi || numbers.delta >= most_delta || self.nodes >= self.limit {
                break numbers;
            }
            // The child with the smallest disproof number, and the smallest number of the others.
            let (mut best, mut least, mut second) = (0, INFINITE + 1, INFINITE);
            for (at, (_, child)) in children.iter().enumerate() {
                let delta = self.numbers(child).delta;
                if delta < least {
                    (best, least, second) = (at, delta, least);
                } else if delta < second {
                    second = delta;
                }
            }
            let (after, child) = &children[best];
            let phi = self.numbers(child).phi;
            let child_phi = (most_delta + phi)
                .saturating_sub(numbers.delta)
                .min(INFINITE);
            // The threshold exceeds the second number by a quarter, which avoids switching to and fro (Pawlewicz, Lew 2007).
            let child_delta = most_phi.min(second + second / 4 + 1).min(INFINITE);
            self.expand(after, (child_phi, child_delta));
        };
        self.path.pop();
        self.store(key, numbers);
        numbers
    }

    fn child<G: Heuristics>(&self, after: &G, seat: Seat) -> Child {
        if let Some(outcome) = ended(after) {
            // An outcome that is no win of the attacker counts as a win of the defender.
            let attackers = outcome.payoff(self.attacker) > 0.5;
            let of_mover = attackers == (seat == self.attacker);
            return Child::Closed(if of_mover { LOST } else { WON });
        }
        let key = key(after);
        if self.path.contains(&key) {
            return Child::Closed(if seat == self.attacker { WON } else { LOST });
        }
        let [phi, delta] = after.initial_proof_numbers(acting(after));
        let first = match (phi, delta) {
            (0, _) => WON,
            (_, 0) => LOST,
            _ => Numbers { phi, delta },
        };
        Child::Open(key, first)
    }

    fn numbers(&self, child: &Child) -> Numbers {
        match child {
            Child::Closed(numbers) => *numbers,
            Child::Open(key, first) => self.stored.get(key).copied().unwrap_or(*first),
        }
    }

    fn summed<G>(&self, children: &[(G, Child)]) -> Numbers {
        let mut sum = Numbers {
            phi: INFINITE,
            delta: 0,
        };
        for (_, child) in children {
            let numbers = self.numbers(child);
            sum.phi = sum.phi.min(numbers.delta);
            sum.delta = (sum.delta + numbers.phi).min(INFINITE);
        }
        sum
    }

    fn store(&mut self, key: u64, numbers: Numbers) {
        if self.stored.len() < MAX_STORED || self.stored.contains_key(&key) {
            self.stored.insert(key, numbers);
        }
    }

    /// Returns the turn that proves the result for the seat to act.
    fn proving<G: Heuristics>(&self, game: &G) -> Option<G::Turn> {
        let seat = acting(game);
        game.turns(seat).into_iter().find(|turn| {
            let after = after(game, turn);
            self.numbers(&self.child(&after, seat)).delta == 0
        })
    }
}

/// A position after a turn.
enum Child {
    /// Over, or a repetition.
    Closed(Numbers),
    /// The key of its stored numbers, and the numbers before it is stored.
    Open(u64, Numbers),
}

#[cfg(test)]
mod tests;
