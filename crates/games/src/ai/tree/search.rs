//! The iterations of a tree search.

use super::nodes::{Node, Proof, Scratch, Tree};
use super::worlds::Worlds;
use crate::game::{Attention, Heuristics, MctsOptions, Rng, Seat};
use crate::play::{Ending, Play};

/// Maximum length of an iteration, in turns.
const LONGEST: u8 = 200;

/// A search under way: its tree, and the play of the present iteration.
pub(super) struct Search<'a, G: Heuristics> {
    worlds: Worlds<'a, G>,
    tree: Tree<G::Turn>,
    /// The play of the present iteration.
    pub(super) play: Play<G>,
    /// The nodes and arms of the present iteration.
    path: Vec<(usize, usize)>,
    scratch: Scratch,
    /// Maximum length of a playout beyond the tree, in turns.
    horizon: u8,
    /// Whether every turn is noticed at the root.
    notices_all: bool,
}

/// Returns the payoff of a play to a seat, or its evaluation if the play is not over.
pub(super) fn worth_of<G: Heuristics>(play: &Play<G>, seat: Seat) -> f32 {
    match play.outcome() {
        Some(outcome) => outcome.payoff(seat),
        None => play.game().evaluate(seat),
    }
}

impl<'a, G: Heuristics> Search<'a, G> {
    pub(super) fn new(
        mut worlds: Worlds<'a, G>,
        limits: MctsOptions,
        rng: &mut Rng,
    ) -> Search<'a, G> {
        let history = worlds.history();
        Search {
            play: Play::in_world(worlds.imagine(0, rng).clone(), history),
            worlds,
            tree: Tree::new(),
            path: Vec::new(),
            scratch: Scratch::default(),
            horizon: limits.horizon,
            notices_all: limits.attention >= 1.0,
        }
    }

    /// Returns the root; `None` before the first iteration, and where the seat is not to act.
    pub(super) fn root(&self) -> Option<&Node<G::Turn>> {
        self.tree.get(0)
    }

    /// Returns whether nothing is left to search: the root is won, or every turn is proved to lose.
    pub(super) fn is_finished(&self) -> bool {
        let root = self.root();
        root.is_some_and(|root| root.proof.is_some() || root.is_decided())
    }

    /// Begins an iteration in a position that the seat may be in.
    pub(super) fn begin(&mut self, iteration: u32, rng: &mut Rng) {
        let history = self.worlds.history();
        self.play
            .restart(self.worlds.imagine(iteration, rng), history);
    }

    /// Runs the rest of the iteration: selection, expansion by one node, playout, backpropagation.
    pub(super) fn visit(&mut self, seat: Seat, attention: Attention, rng: &mut Rng) {
        self.path.clear();
        if !self.play.to_act().contains(seat) {
            return;
        }
        let mut next = self.descend(seat, attention, rng);
        // A play that ended in the tree ended after the last arm, by rules that know nothing of the
        // path there.
        let is_proof = next.is_none()
            && self.play.game().is_open()
            && matches!(self.play.ending(), Some(Ending::Rules | Ending::Stuck));
        for _ in
            self.path.len()..usize::from(LONGEST).min(self.path.len() + usize::from(self.horizon))
        {
            let Some(seat) = next else { break };
            let turn = self.play.game().playout_turn(seat, rng);
            self.play.advance(seat, &turn);
            next = self.play.to_act().first();
        }
        self.back_up(is_proof);
    }

    /// Plays from node to node, and the first turn at a new one. Returns the seat to act then.
    fn descend(&mut self, seat: Seat, attention: Attention, rng: &mut Rng) -> Option<Seat> {
        let seats = self.play.seats().count();
        let mut next = Some(seat);
        for depth in 0..LONGEST {
            let seat = next?;
            let game = self.play.game();
            let (at, is_new) = self.tree.find_or_add(game.knowledge_key(seat), seat, seats);
            let node = self.tree.get_mut(at);
            let is_widened = node.is_widened && (depth > 0 || self.notices_all);
            // The arms of a node are then its candidate turns, met at its first visit.
            let is_known = !is_new && game.repeats_candidates();
            let arm = if is_known && is_widened == node.is_complete {
                node.pull_known(&mut self.scratch, rng)
            } else {
                node.is_complete = is_widened;
                let turns = match depth {
                    _ if is_widened => game.turns(seat),
                    0 => game.noticed_turns(seat, attention, rng),
                    _ => game.candidate_turns(seat, rng),
                };
                node.pull(&turns, &mut self.scratch, rng)
            };
            self.play.advance(seat, &node.arms[arm].turn);
            self.path.push((at, arm));
            next = self.play.to_act().first();
            if is_new {
                break;
            }
        }
        next
    }

    /// Records the result of the iteration at every node of its path.
    fn back_up(&mut self, is_proof: bool) {
        let mut worth = [None; 8];
        let outcome = self.play.outcome().filter(|_| is_proof);
        let mut proof = outcome.and_then(|outcome| {
            let first = |seat: &Seat| outcome.is_won_by(*seat);
            let winner = self.play.seats().iter().find(first)?;
            Some(Proof { winner, within: 0 })
        });
        for &(at, arm) in self.path.iter().rev() {
            let node = self.tree.get_mut(at);
            let known = &mut worth[node.seat.index()];
            let payoff = *known.get_or_insert_with(|| worth_of(&self.play, node.seat));
            node.record(arm, payoff, proof);
            proof = node.proof;
        }
    }
}
