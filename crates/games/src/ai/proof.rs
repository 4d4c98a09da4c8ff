//! Depth-first proof-number search (df-pn: Nagai 2002) for a forced win, for two seats in
//! alternation and nothing hidden.
//!
//! A repetition counts as not won. Whether a position repeats depends on the path to it (graph
//! history interaction: Kishimoto, Müller 2004): a disproof that met the path counts only while the
//! positions that it met are on the path.

mod strategy;

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

pub use self::strategy::{Strategy, WinningTurn};
use super::value::{acting, after, ended};
use crate::game::kit::digest::digest;
use crate::game::{Heuristics, Seat};
use crate::play::Play;

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
    Unknown {
        /// Whether fewer positions are missing for a proof that the attacker wins than for one that
        /// it does not.
        is_near: bool,
    },
}

/// The limits of a proof-number search, in positions expanded.
#[derive(Clone, Copy, Debug)]
pub struct ProofLimit {
    /// The limit where a proof is not near.
    pub nodes: u64,
    /// The limit where it is near: at the first limit fewer positions are missing for a proof than
    /// for a disproof.
    pub near: u64,
}

/// The result of a proof-number search.
#[derive(Clone, Debug)]
pub struct ProofOutcome<T> {
    /// Whether the attacker wins.
    pub proof: Proof,
    /// The turn that proves the result, if the seat to act benefits from it.
    pub turn: Option<T>,
    /// The winning turns of the attacker, if it wins.
    pub strategy: Option<Strategy>,
    /// The number of positions expanded.
    pub nodes: u64,
}

/// The proof number (`phi`) and the disproof number (`delta`) of a position, from the seat to act
/// (Nagai's names).
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

/// Places of positions on the path, counted from the root, in ascending order; mostly none.
type Places = Vec<usize>;

/// The numbers of a position, and the places on the path that a disproof of it met.
#[derive(Clone, Debug)]
struct Stored {
    numbers: Numbers,
    met: Places,
    /// The index of a turn that wins, if the seat to act wins.
    winning: Option<u16>,
}

struct Search {
    attacker: Seat,
    limit: u64,
    nodes: u64,
    stored: HashMap<u64, Stored, FxBuildHasher>,
    /// The keys of the positions from the root to the present one.
    path: Vec<u64>,
    /// The repetition keys that occurred twice in the game: the next occurrence draws.
    drawn: Vec<u64>,
    /// The stored disproofs that met the path: the last place that each met, and its key.
    passing: Vec<(usize, u64)>,
}

/// Returns whether `attacker` can force a win from the position of a play.
pub fn prove<G: Heuristics>(
    play: &Play<G>,
    attacker: Seat,
    limit: ProofLimit,
) -> ProofOutcome<G::Turn> {
    let game = play.game();
    let mut search = Search {
        attacker,
        limit: limit.nodes,
        nodes: 0,
        stored: HashMap::default(),
        path: Vec::new(),
        drawn: play.history().keys_that_draw(),
        passing: Vec::new(),
    };
    let seat = acting(game);
    let mut proof = search.proof(game, seat);
    if proof == (Proof::Unknown { is_near: true }) && limit.near > limit.nodes {
        search.limit = limit.near;
        proof = search.proof(game, seat);
    }
    let winning = |key: u64| search.stored.get(&key).and_then(|stored| stored.winning);
    let turn = winning(digest(game)).map(|at| game.turns(seat).swap_remove(usize::from(at)));
    let strategy = (proof == Proof::Won).then(|| Strategy::of(game, attacker, &winning));
    ProofOutcome {
        proof,
        turn,
        strategy,
        nodes: search.nodes,
    }
}

impl Search {
    /// Searches the first position, `seat` to act, up to the limit.
    fn proof<G: Heuristics>(&mut self, game: &G, seat: Seat) -> Proof {
        let numbers = self.expand(game, (INFINITE, INFINITE));
        // The numbers are relative to the seat to act.
        let (won, not_won) = if seat == self.attacker {
            (numbers.phi, numbers.delta)
        } else {
            (numbers.delta, numbers.phi)
        };
        match (won, not_won) {
            (0, _) => Proof::Won,
            (_, 0) => Proof::NotWon,
            _ => Proof::Unknown {
                is_near: won < not_won,
            },
        }
    }

    /// Expands a position until one of its numbers reaches its threshold.
    fn expand<G: Heuristics>(&mut self, game: &G, (most_phi, most_delta): (u32, u32)) -> Numbers {
        self.nodes += 1;
        let seat = acting(game);
        let key = digest(game);
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
            // The threshold exceeds the second number by a quarter, which avoids switching to and
            // fro (Pawlewicz, Lew 2007).
            let child_delta = most_phi.min(second + second / 4 + 1).min(INFINITE);
            self.expand(after, (child_phi, child_delta));
        };
        let met = self.met(&children, numbers, seat);
        let wins = |(_, child): &(G, Child)| self.numbers(child).delta == 0;
        let winning = if numbers.phi == 0 {
            children.iter().position(wins).map(|at| at as u16)
        } else {
            None
        };
        self.path.pop();
        self.forget_passed();
        let stored = Stored {
            numbers,
            met,
            winning,
        };
        self.store(key, stored);
        numbers
    }

    /// Returns the places above the present position that its disproof met; none if it is not
    /// disproved.
    fn met<G>(&self, children: &[(G, Child)], numbers: Numbers, seat: Seat) -> Places {
        let own = self.path.len() - 1;
        let places = |(_, child): &(G, Child)| self.places(child);
        let mut met = if seat == self.attacker && numbers.delta == 0 {
            // All turns fail.
            children.iter().flat_map(places).collect()
        } else if seat != self.attacker && numbers.phi == 0 {
            // One answer suffices: the one that met the path least.
            let suffices = |(_, child): &&(G, Child)| self.numbers(child).delta == 0;
            let disproofs = children.iter().filter(suffices).map(places);
            disproofs.min_by_key(Vec::len).unwrap_or_default()
        } else {
            Places::new()
        };
        met.retain(|place| *place < own);
        met.sort_unstable();
        met.dedup();
        met
    }

    /// Removes the disproofs that met a position which is no longer on the path.
    fn forget_passed(&mut self) {
        let depth = self.path.len();
        let passed = self.passing.extract_if(.., |(place, _)| *place >= depth);
        for (_, key) in passed {
            let is_passing = |stored: &Stored| stored.met.last().is_some_and(|last| *last >= depth);
            if self.stored.get(&key).is_some_and(is_passing) {
                self.stored.remove(&key);
            }
        }
    }

    fn child<G: Heuristics>(&self, after: &G, seat: Seat) -> Child {
        if let Some(outcome) = ended(after) {
            // An outcome that is no win of the attacker counts as a win of the defender.
            let attackers = outcome.is_won_by(self.attacker);
            let of_mover = attackers == (seat == self.attacker);
            return Child::Closed(if of_mover { LOST } else { WON });
        }
        let not_won = if seat == self.attacker { WON } else { LOST };
        let is_drawn = |key: u64| self.drawn.contains(&key);
        if after.repetition_key().is_some_and(is_drawn) {
            return Child::Closed(not_won);
        }
        let key = digest(after);
        if let Some(place) = self.path.iter().position(|on_path| *on_path == key) {
            return Child::Repeated(not_won, place);
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
            Child::Closed(numbers) | Child::Repeated(numbers, _) => *numbers,
            Child::Open(key, first) => self.stored.get(key).map_or(*first, |known| known.numbers),
        }
    }

    /// Returns the places on the path that the disproof of a child met.
    fn places(&self, child: &Child) -> Places {
        match child {
            Child::Closed(_) => Places::new(),
            Child::Repeated(_, place) => vec![*place],
            Child::Open(key, _) => self
                .stored
                .get(key)
                .map_or_else(Places::new, |known| known.met.clone()),
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

    fn store(&mut self, key: u64, stored: Stored) {
        if self.stored.len() < MAX_STORED || self.stored.contains_key(&key) {
            if let Some(last) = stored.met.last() {
                self.passing.push((*last, key));
            }
            self.stored.insert(key, stored);
        }
    }
}

/// A position after a turn.
enum Child {
    /// Over, or drawn by its third occurrence.
    Closed(Numbers),
    /// A repetition of the position at this place on the path.
    Repeated(Numbers, usize),
    /// The key of its stored numbers, and the numbers before it is stored.
    Open(u64, Numbers),
}

#[cfg(test)]
mod tests;
