//! Proof-number search, depth first (df-pn: Nagai 2002): whether a seat can force a win, for games of two in turns with
//! nothing hidden.
//!
//! A position that comes again on the way counts as not won.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use super::key::key;
use super::value::{acting, after, ended};
use crate::game::{Heuristics, Seat};

/// What cannot be proved, or not disproved.
const INFINITE: u32 = u32::MAX / 4;
/// How many positions are remembered at most, in 24 bytes and a little each.
const REMEMBERED: usize = 1 << 20;

/// What is known of whether the attacker wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// It does.
    Won,
    /// It does not.
    NotWon,
    /// It took too long to find out.
    Unknown,
}

/// What was found.
#[derive(Clone, Debug)]
pub struct ProofOutcome<T> {
    /// Whether the attacker wins.
    pub proof: Proof,
    /// A turn that leads to it: of the attacker to its win, of the other to what is not one.
    pub turn: Option<T>,
    /// How many positions were looked into.
    pub nodes: u64,
}

/// How hard a position is to win (`phi`) and not to win (`delta`) for the seat that acts there (Nagai's names).
#[derive(Clone, Copy, Debug)]
struct Numbers {
    phi: u32,
    delta: u32,
}

/// The seat that acts has won.
const WON: Numbers = Numbers {
    phi: 0,
    delta: INFINITE,
};

/// The seat that acts has lost.
const LOST: Numbers = Numbers {
    phi: INFINITE,
    delta: 0,
};

struct Search {
    attacker: Seat,
    limit: u64,
    nodes: u64,
    known: HashMap<u64, Numbers, FxBuildHasher>,
    path: Vec<u64>,
}

/// Whether `attacker` can force a win from here, looking into so many positions at most.
pub fn prove<G: Heuristics>(game: &G, attacker: Seat, limit: u64) -> ProofOutcome<G::Turn> {
    let mut search = Search {
        attacker,
        limit,
        nodes: 0,
        known: HashMap::default(),
        path: Vec::new(),
    };
    let numbers = search.look_into(game, (INFINITE, INFINITE));
    let seat = acting(game);
    // Numbers are those of the seat that acts.
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
    /// Looks into a position until one of its numbers reaches its threshold.
    fn look_into<G: Heuristics>(
        &mut self,
        game: &G,
        (most_phi, most_delta): (u32, u32),
    ) -> Numbers {
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
            // The child that is the easiest to prove, and how much easier than the next.
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
            // A little more than the next needs, so as not to go to and fro between them (Pawlewicz, Lew 2007).
            let child_delta = most_phi.min(second + second / 4 + 1).min(INFINITE);
            self.look_into(after, (child_phi, child_delta));
        };
        self.path.pop();
        self.remember(key, numbers);
        numbers
    }

    fn child<G: Heuristics>(&self, after: &G, seat: Seat) -> Child {
        if let Some(outcome) = ended(after) {
            // What is no win of the attacker is one of the other.
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
            Child::Open(key, first) => self.known.get(key).copied().unwrap_or(*first),
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

    fn remember(&mut self, key: u64, numbers: Numbers) {
        if self.known.len() < REMEMBERED || self.known.contains_key(&key) {
            self.known.insert(key, numbers);
        }
    }

    /// A turn that proves what the seat to act wants.
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
    /// It is over, or comes again.
    Closed(Numbers),
    /// What is known of it is remembered under this number; before, it seems so hard.
    Open(u64, Numbers),
}

#[cfg(test)]
mod tests;
